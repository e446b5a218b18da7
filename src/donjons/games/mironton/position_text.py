"""Positions as text (§13.2): what `position.read_position` reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from donjons.core.errors import BadPosition
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.mironton.clock import first_seat
from donjons.games.mironton.facts import (
    PHASE_WORDS,
    bought,
    eliminated,
    pentacles,
    trap_word,
)
from donjons.games.mironton.facts_units import COLUMNS, jinxes, plundered, target
from donjons.games.mironton.moment import ACTIVE, NUMBERS, PARTY_WORDS
from donjons.games.mironton.position import KEYS, SEATED, read_position
from donjons.games.mironton.reading import listed, reading
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import COMING, ITEMS, NO_SERIAL, Await, Item, Phase, Side, Stage, State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import Fighter
from donjons.games.mironton.unit_words import whole_unit
from donjons.games.mironton.units_text import LETTERS, serials, unit_word

if TYPE_CHECKING:
    from donjons.boards.dungeon import Dungeon
    from donjons.games.mironton.game import DonjonMironton


def write_position(game: DonjonMironton, setting: Setting, records: Records) -> str:
    """A state as a `pos` line: at the beginning of its phase where that comes to the same."""
    _, state = reading(setting.rules, records)
    if state.phase in (Phase.SETUP, Phase.OVER):
        raise BadPosition("only a game in progress has a position; a set-up or a finished game is written as a record.")
    short = _line(game, setting, records, [])
    if state.phase != Phase.ARRIVAL or not any(state.band_place[slot] == COMING for slot in range(state.bands)):
        _, again = read_position(game, short)
        if all(np.array_equal(again[name], records[name]) for name in records.dtype.names or ()):
            return short
    return _line(game, setting, records, _moment_words(game.dungeon(setting), state))


def _line(game: DonjonMironton, setting: Setting, records: Records, moment: Iterable[str]) -> str:
    rules, state = reading(setting.rules, records)
    dungeon = game.dungeon(setting)
    words = ["pos", f"phase={PHASE_WORDS[Phase(state.phase)]}", *moment, *_clock_words(rules, state)]
    words += _room_words(dungeon, rules, state)
    for unit in LETTERS:
        words += _units(dungeon, rules, state, unit)
    words += [f"{name}={value}" for name, value in setting.parameters.changes(setting.players).items()]
    return " ".join(words)


def _clock_words(rules: Rules, state: State) -> Iterator[str]:
    values = {
        "n": str(rules.players),
        "turn": str(state.turn),
        "level": str(state.level),
        "treasury": str(state.treasury),
        "arrival": str(state.arrival),
        "kills": str(state.kills),
        "reach": str(state.reach),
        "sacks": str(state.sacks),
        "elim": listed(eliminated(state)),
        "bought": listed(bought(rules, state)),
    }
    for name, value in values.items():
        if value != KEYS[name]:
            yield f"{name}={value}"
    if state.phase in SEATED and state.seat != first_seat(rules, state):
        yield f"to=p{state.seat}"
    if state.guardian_hp != rules.guardian_level:
        yield f"DRG={state.guardian_hp}"
    if any(state.prowess[seat] for seat in range(rules.players)):
        yield f"prowess={listed(str(state.prowess[seat]) for seat in range(rules.players))}"


def _room_words(dungeon: Dungeon, rules: Rules, state: State) -> Iterator[str]:
    for room in range(rules.rooms):
        if state.trap_level[room]:
            yield f"trap.{dungeon.place_id(room)}={trap_word(state, room)}"
    if state.pairs:
        yield f"penta={listed(pentacles(dungeon, state))}"
    for item in range(ITEMS):
        if state.stock[item]:
            yield f"stock.{Item(item).name.lower()}={state.stock[item]}"


def _units(dungeon: Dungeon, rules: Rules, state: State, unit: Unit) -> Iterator[str]:
    """All units of a kind with their attributes, and their next serial number where it is not the next."""
    known = serials(state, unit)
    for slot in range(len(known)):
        yield whole_unit(dungeon, state, unit, slot)
        name = unit_word(state, unit, slot)
        yield from (f"{name}.{attribute}" for attribute in _attributes(dungeon, state, unit, slot))
    following: int = getattr(state, f"next_{unit.name.lower()}")
    if following != max(known, default=0) + 1:
        yield f"next.{LETTERS[unit]}={following}"


def _attributes(dungeon: Dungeon, state: State, unit: Unit, slot: int) -> Iterator[str]:
    defaults = {"count": 1, "value": _levels(state, slot)} if unit == Unit.BAND else {}
    for name, column in COLUMNS[unit].items():
        value = getattr(state, column)[slot]
        if value != defaults.get(name, 0):
            yield f"{name}={value}"
    if unit == Unit.BAND and state.band_plundered[slot]:
        yield f"plundered={listed(plundered(dungeon, state, slot))}"
    if unit == Unit.BAND and state.band_jinx[slot]:
        yield f"jinx={listed(jinxes(state, slot))}"
    if unit == Unit.GROUP and state.group_target[slot] != NO_SERIAL:
        yield f"target={target(state, slot)}"


def _levels(state: State, band: int) -> int:
    return sum(state.figure_level[band, figure] for figure in range(state.band_figures[band]))


# A choice within a phase (R55)
def _moment_words(dungeon: Dungeon, state: State) -> Iterator[str]:
    yield f"awaits={Await(state.awaits).name.lower()}"
    phase = Phase(state.phase)
    if state.active != NO_SERIAL:
        yield f"active={LETTERS[ACTIVE[phase]]}{state.active}"
    for name, (field, _) in NUMBERS.items():
        if getattr(state, field):
            yield f"{name}={getattr(state, field)}"
    if state.chain:
        yield f"chain={state.chain}"
    if state.dominant:
        yield f"dominant={Fighter(state.dominant).name.lower()}"
    if state.met != NO_SERIAL:
        is_stray = phase == Phase.BANDS and state.stage == Stage.CONTACTS
        yield f"met={LETTERS[Unit.STRAY if is_stray else Unit.BAND]}{state.met}"
    if state.guardian_target != NO_SERIAL:
        yield f"DRG.target={LETTERS[Unit.BAND]}{state.guardian_target}"
    if phase == Phase.GROUPS and state.dropped != state.next_lone:
        yield f"dropped={LETTERS[Unit.LONE]}{state.dropped}"
    if state.fighting:
        parties = "/".join(_party(state, side) for side in range(2))
        yield f"fight={parties}@{dungeon.place_id(state.fight_place)}"
        yield f"hits={state.side_hits[0]},{state.side_hits[1]}"
        yield f"rolling={state.rolling}@{state.threshold}"


def _party(state: State, side: int) -> str:
    """One side of a round."""
    kind, number = Side(state.side[side]), state.side_number[side]
    if kind in PARTY_WORDS:
        return PARTY_WORDS[kind]
    if kind == Side.FIGURE:
        return f"{LETTERS[Unit.BAND]}{state.blow_band}.{number}"
    return f"{LETTERS[Unit.BAND if kind == Side.BAND else Unit.STRAY]}{number}"
