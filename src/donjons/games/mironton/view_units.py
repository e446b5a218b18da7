"""One unit as JSON: its figures, what it would roll, how far it goes and why, and its marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from donjons.boards.dungeon import Side
from donjons.boards.walks import NO_EXIT
from donjons.games.mironton.bestiary import type_index
from donjons.games.mironton.crew import Figure, Party
from donjons.games.mironton.dice import is_flooded, living
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.facts_units import jinxes, plundered
from donjons.games.mironton.groups import command_limit
from donjons.games.mironton.reach import speed_modifier
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import Fighter, Power
from donjons.games.mironton.units import has_power
from donjons.games.mironton.view_types import MirontonFigure, MirontonPace, MirontonUnit


def unit(words: Words, party: Party) -> MirontonUnit:
    is_inside = party.place >= 0
    dice = words.dice_of(party) if is_inside else ()
    goes = is_inside and party.unit != Unit.GUARDIAN
    bare: MirontonUnit = {
        "name": party.name,
        "kind": _KINDS[party.unit],
        "place": words.dungeon.place_id(party.place) if is_inside else None,
        "owner": party.owner if party.owner >= 0 else None,
        "figures": [figure_view(figure, word) for figure, word in zip(party.figures, party.words, strict=True)],
        "hp": party.hp,
        "dice": [{"threshold": threshold, "dice": number} for threshold, number in dice],
        "speed": words.speed_of(party) if goes else None,
        "pace": [pace for pace in _pace(words, party) if pace["cells"]] if goes else [],
        "activated": None,
        "since": None,
        "heading": None,
        "via": None,
        "value": None,
        "count": None,
        "infravision": None,
        "plundered": None,
        "jinx": None,
        "web": None,
        "map": None,
        "false_bottom": None,
        "banner": None,
        "horn": None,
        "command": None,
    }
    return _with_its_own(words, party, bare)


def figure_view(figure: Figure, word: str) -> MirontonFigure:
    return {
        "word": word,
        "kind": figure.kind,
        "level": figure.level,
        "hp": figure.hp,
        "boss": figure.is_boss,
    }


def _with_its_own(words: Words, party: Party, bare: MirontonUnit) -> MirontonUnit:
    """What only its kind of unit has."""
    state, slot = words.state, party.slot
    match party.unit:
        case Unit.BAND:
            return _band(words, party, bare)
        case Unit.GROUP:
            bare["since"], bare["activated"] = state.group_since[slot], bool(state.group_acted[slot])
            bare["banner"], bare["horn"] = bool(state.group_banner[slot]), state.group_horn[slot]
            bare["command"] = command_limit(words.rules, state, slot)
        case Unit.LONE:
            bare["since"], bare["activated"] = state.lone_since[slot], bool(state.lone_acted[slot])
        case Unit.STRAY:
            bare["since"], bare["heading"] = state.stray_since[slot], Side(state.stray_heading[slot]).name
    return bare


def _band(words: Words, party: Party, bare: MirontonUnit) -> MirontonUnit:
    state, slot = words.state, party.slot
    via = state.band_via[slot]
    bare["heading"], bare["via"] = Side(state.band_heading[slot]).name, None
    if party.place >= 0 and via != NO_EXIT:
        bare["via"] = via
    bare["value"], bare["count"] = state.band_value[slot], state.band_count[slot]
    bare["infravision"], bare["plundered"] = bool(state.band_infra[slot]), plundered(words.dungeon, state, slot)
    bare["jinx"], bare["web"] = jinxes(state, slot), bool(state.band_web[slot])
    bare["map"], bare["false_bottom"] = state.band_map[slot] or None, bool(state.band_bottom[slot])
    bare["activated"] = bool(state.band_acted[slot])
    return bare


# What its speed is made of (§8.2).
def _pace(words: Words, party: Party) -> Iterator[MirontonPace]:
    rules, state = words.rules, words.state
    if party.unit == Unit.BAND:
        yield {"reason": "band", "cells": rules.speed_band}
        is_led = bool(living(state, party.slot, Fighter.THIEF))
        if is_led or state.band_infra[party.slot]:
            reason = "thief" if is_led else "infravision"
            yield {"reason": reason, "cells": rules.speed_band_fast - rules.speed_band}
        return
    base = {Unit.GROUP: rules.speed_boss, Unit.LONE: rules.speed_lone}.get(party.unit, rules.speed_stray)
    yield {"reason": party.unit.name.lower(), "cells": base}
    yield from _powers(words, _slowest(words, party), party.place)
    if party.unit == Unit.GROUP:
        yield {"reason": "horn", "cells": state.group_horn[party.slot]}


def _slowest(words: Words, party: Party) -> int:
    """The type that decides how fast all of them go."""
    kinds = [type_index()[figure.kind] for figure in party.figures]
    return min(kinds, key=lambda kind: speed_modifier(words.rules, kind, party.place))


def _powers(words: Words, kind: int, place: int) -> Iterator[MirontonPace]:
    rules = words.rules
    if has_power(rules, kind, Power.FLYING):
        yield {"reason": "flying", "cells": rules.mod_flying}
    if has_power(rules, kind, Power.UNDEAD):
        yield {"reason": "undead", "cells": rules.mod_undead}
    if has_power(rules, kind, Power.AQUATIC):
        is_wet = is_flooded(rules, place)
        yield {
            "reason": "wet" if is_wet else "dry",
            "cells": rules.mod_aquatic_wet if is_wet else rules.mod_aquatic_dry,
        }


_KINDS: dict[Unit, Literal["band", "group", "lone", "stray", "guardian"]] = {
    Unit.BAND: "band",
    Unit.GROUP: "group",
    Unit.LONE: "lone",
    Unit.STRAY: "stray",
    Unit.GUARDIAN: "guardian",
}
