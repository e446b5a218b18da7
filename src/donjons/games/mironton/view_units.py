"""One unit as JSON: its figures, what it would roll, how far it goes, and its marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from donjons.boards.dungeon import Side
from donjons.boards.walks import NO_EXIT
from donjons.games.mironton.crew import Party
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.facts_units import jinxes, plundered
from donjons.games.mironton.groups import command_limit
from donjons.games.mironton.steps import Unit


def unit(words: Words, party: Party) -> dict[str, Any]:
    """What all units have in common, then what only its kind has."""
    is_inside = party.place >= 0
    dice = words.dice_of(party) if is_inside else ()
    common: dict[str, Any] = {
        "name": party.name,
        "kind": party.unit.name.lower(),
        "place": words.dungeon.place_id(party.place) if is_inside else None,
        "owner": party.owner if party.owner >= 0 else None,
        "figures": [
            {
                "word": word,
                "kind": figure.kind,
                "level": figure.level,
                "hp": figure.hp,
                "boss": figure.is_boss,
            }
            for figure, word in zip(party.figures, party.words, strict=True)
        ],
        "hp": party.hp,
        "dice": [{"threshold": threshold, "dice": number} for threshold, number in dice],
        "speed": words.speed_of(party) if is_inside and party.unit != Unit.GUARDIAN else None,
    }
    own = _OWN.get(party.unit)
    return common | own(words, party) if own else common


def _band(words: Words, party: Party) -> dict[str, Any]:
    state, slot = words.state, party.slot
    via = state.band_via[slot]
    return {
        "heading": Side(state.band_heading[slot]).name,
        "via": via if party.place >= 0 and via != NO_EXIT else None,
        "value": state.band_value[slot],
        "count": state.band_count[slot],
        "infravision": bool(state.band_infra[slot]),
        "plundered": plundered(words.dungeon, state, slot),
        "jinx": jinxes(state, slot),
        "web": bool(state.band_web[slot]),
        "map": state.band_map[slot] or None,
        "false_bottom": bool(state.band_bottom[slot]),
        "activated": bool(state.band_acted[slot]),
    }


def _group(words: Words, party: Party) -> dict[str, Any]:
    state, slot = words.state, party.slot
    return {
        "since": state.group_since[slot],
        "activated": bool(state.group_acted[slot]),
        "banner": bool(state.group_banner[slot]),
        "horn": state.group_horn[slot],
        "followers": len(party.figures) - 1,
        "command": command_limit(words.rules, state, slot),
    }


def _lone(words: Words, party: Party) -> dict[str, Any]:
    state = words.state
    return {"since": state.lone_since[party.slot], "activated": bool(state.lone_acted[party.slot])}


def _stray(words: Words, party: Party) -> dict[str, Any]:
    state = words.state
    return {"since": state.stray_since[party.slot], "heading": Side(state.stray_heading[party.slot]).name}


_OWN: dict[Unit, Callable[[Words, Party], dict[str, Any]]] = {
    Unit.BAND: _band,
    Unit.GROUP: _group,
    Unit.LONE: _lone,
    Unit.STRAY: _stray,
}
