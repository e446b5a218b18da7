"""Phase 1: new bands, and bands that come back (§8.9, §8.18)."""

from __future__ import annotations

from typing import Final

from donjons.boards.walks import NO_EXIT, OUTSIDE
from donjons.core.compiled import compiled
from donjons.games.mironton.clock import end_phase
from donjons.games.mironton.rules import ARRIVALS, LevelChain, OpenD3On, Rules
from donjons.games.mironton.state import COMING, NO_SERIAL, Await, Stage, State
from donjons.games.mironton.steps import Kind
from donjons.games.mironton.tables import CLASSES
from donjons.games.mironton.units import band_at, band_slot, bands_inside

MOST_CHAIN_ROLLS: Final = 20  # of a level chain read on the table


@compiled
def go_on_arriving(rules: Rules, state: State) -> None:
    """First a new band, then those that wait outside; a dungeon without open entrances keeps them all out."""
    if rules.entrances == 0:
        end_phase(rules, state)
    elif state.stage == Stage.BEGIN:
        state.stage = Stage.RETURNS
        if bands_inside(state) < rules.bands_max:
            if rules.arrival_table[state.arrival] == 0:
                create(state)
            else:
                state.awaits = Await.ARRIVE
    else:
        recall_next(rules, state)


@compiled
def play_arrival(rules: Rules, state: State, kind: int, number: int) -> None:
    """A die of this phase."""
    if kind == Kind.ARRIVE:
        knock(rules, state, number)
    elif kind == Kind.RETURN:
        come_back(rules, state, number)
    elif kind == Kind.ENTRANCE:
        come_in(rules, state, number)
    elif kind == Kind.DOMINANT:
        state.dominant = number - 1
        state.wanted = rules.band_base
        state.awaits = Await.SIZE
    elif kind == Kind.SIZE:
        size(rules, state, number)
    elif kind == Kind.CLASS:
        enrol(state, number - 1 if number <= CLASSES else state.dominant)
        muster(rules, state)
    elif kind == Kind.LVL:
        train(rules, state, number)
    else:
        equip(rules, state, number)


@compiled
def knock(rules: Rules, state: State, face: int) -> None:
    """Does a new band come?"""
    if face >= rules.arrival_table[state.arrival]:
        create(state)
    else:
        state.arrival = min(state.arrival + 1, ARRIVALS - 1)


# A new band (§8.18)
@compiled
def create(state: State) -> None:
    slot = int(state.bands)
    state.band_serial[slot] = state.next_band
    state.band_place[slot] = COMING
    state.band_via[slot] = NO_EXIT
    state.band_count[slot] = 1
    state.bands += 1
    state.next_band += 1
    state.arrival = 1
    state.awaits = Await.DOMINANT


@compiled
def size(rules: Rules, state: State, face: int) -> None:
    """An open D3, read from a die."""
    state.wanted = min(state.wanted + (face + 1) // 2, rules.band_size_max)
    opens = face == 6 or (rules.open_d3_on == OpenD3On.D3MAX and face == 5)
    if opens and state.wanted < rules.band_size_max:
        state.awaits = Await.SIZE
        return
    for _ in range(min(rules.band_dominant, state.wanted)):
        enrol(state, state.dominant)
    muster(rules, state)


@compiled
def enrol(state: State, fighter: int) -> None:
    """One more figure of a class; its level is still to come."""
    slot = state.bands - 1
    state.figure_class[slot, state.band_figures[slot]] = fighter
    state.band_figures[slot] += 1


@compiled
def muster(rules: Rules, state: State) -> None:
    """A die for the class of each other figure, then those for the level."""
    if state.band_figures[state.bands - 1] < state.wanted:
        state.awaits = Await.CLASS
    else:
        state.grade = state.level
        state.chain = 0
        state.chain_rolls = 0
        state.awaits = Await.LVL


@compiled
def train(rules: Rules, state: State, face: int) -> None:
    """A die of the level chain: 1 leads down, 6 leads up, by default in one direction only."""
    state.chain_rolls += 1
    climbs = 1 if face == 6 else (-1 if face == 1 else 0)
    if climbs != 0 and (rules.level_chain == LevelChain.TABLE or state.chain == 0 or state.chain == climbs):
        state.chain = climbs
        state.grade += climbs
        if not is_chain_over(rules, state):
            state.awaits = Await.LVL
            return
    state.awaits = Await.SIGHT


@compiled
def is_chain_over(rules: Rules, state: State) -> bool:
    if rules.level_chain == LevelChain.TABLE and state.chain_rolls >= MOST_CHAIN_ROLLS:
        return True
    return state.grade >= rules.band_level_max if state.chain > 0 else state.grade <= 1


@compiled
def equip(rules: Rules, state: State, face: int) -> None:
    """The last die is for infravision; now the band is known."""
    slot = state.bands - 1
    level = max(rules.band_level_min, min(state.grade, rules.band_level_max))
    for figure in range(state.band_figures[slot]):
        state.figure_level[slot, figure] = level
        state.figure_hp[slot, figure] = level
    state.band_value[slot] = level * state.band_figures[slot]
    state.band_infra[slot] = 1 if face >= rules.infravision_face else 0
    state.dominant = 0
    state.wanted = 0
    state.grade = 0
    state.chain = 0
    state.chain_rolls = 0
    ask_entrance(rules, state)


@compiled
def ask_entrance(rules: Rules, state: State) -> None:
    if rules.entrances > 1:
        state.awaits = Await.ENTRANCE
    else:
        come_in(rules, state, 1)


@compiled
def come_in(rules: Rules, state: State, face: int) -> None:
    """The band that is coming stands on a mouth."""
    slot = band_at(state, COMING)
    state.band_place[slot] = rules.mouth[face - 1]
    state.band_heading[slot] = rules.heading[face - 1]
    state.band_via[slot] = NO_EXIT
    state.band_new[slot] = 1
    state.band_acted[slot] = 0


# Bands that come back (§8.9)
@compiled
def recall_next(rules: Rules, state: State) -> None:
    """A die for each band that waits outside, by ascending serial, as long as there is room inside."""
    if rules.returning_bands and bands_inside(state) < rules.bands_max:
        for slot in range(state.bands):
            if state.band_place[slot] == OUTSIDE and state.band_serial[slot] > state.met:
                state.met = state.band_serial[slot]
                state.awaits = Await.RETURN
                return
    state.met = NO_SERIAL
    end_phase(rules, state)


@compiled
def come_back(rules: Rules, state: State, face: int) -> None:
    """The band comes in rested, and wiser if it has plundered."""
    if face < rules.return_threshold:
        return
    slot = band_slot(state, state.met)
    rest(rules, state, slot)
    state.band_place[slot] = COMING
    ask_entrance(rules, state)


@compiled
def rest(rules: Rules, state: State, slot: int) -> None:
    for figure in range(state.band_figures[slot]):
        level = int(state.figure_level[slot, figure])
        if state.band_plundered[slot] != 0:
            gained = max(0, min(rules.return_bonus, rules.band_level_max - level))
            level += gained
            state.band_value[slot] += gained
        state.figure_level[slot, figure] = level
        state.figure_hp[slot, figure] = level
