"""What a choice within a phase cannot be: contradictions between the words of a moment, each with its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from donjons.boards.walks import OUTSIDE
from donjons.games.mironton.bands import band_speed, has_choice
from donjons.games.mironton.dice import dice_of
from donjons.games.mironton.groups import has_moves, why_not_pick_group
from donjons.games.mironton.lone import can_go, why_not_pick_lone
from donjons.games.mironton.moment import ACTIVE
from donjons.games.mironton.plunder import may_plunder
from donjons.games.mironton.reach import stray_speed
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.revenue import cards_in_deck
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import COMING, ITEMS, NO_ROOM, NO_SERIAL, Await, Phase, Side, State
from donjons.games.mironton.steps import NO_SLOT, Unit
from donjons.games.mironton.strays import choices
from donjons.games.mironton.targets import is_target
from donjons.games.mironton.traps import has_trap
from donjons.games.mironton.units import bands_at, bands_inside, has_regulars, is_hostile, paired_room
from donjons.games.mironton.units_text import slot_with

Demands = Iterator[tuple[bool, str]]

CREATION: Final = (Await.DOMINANT, Await.SIZE, Await.CLASS, Await.LVL, Await.SIGHT)
COMES: Final = (*CREATION, Await.ENTRANCE)
PARTIES: Final = {  # who fights whom in a phase
    Phase.FIRST_WINDOW: ((Side.FIGURE, Side.FIGURE),),
    Phase.SECOND_WINDOW: ((Side.FIGURE, Side.FIGURE),),
    Phase.BANDS: (
        (Side.BAND, Side.REGULARS),
        (Side.BAND, Side.STRAY),
        (Side.BAND, Side.BAND),
        (Side.TRAP, Side.BAND),
        (Side.BAND, Side.TRAP),
    ),
    Phase.FIGHT: ((Side.TARGETING, Side.BAND),),
    Phase.STRAYS: (
        (Side.STRAY, Side.BAND),
        (Side.STRAY, Side.STRAY),
        (Side.TRAP, Side.STRAY),
        (Side.STRAY, Side.TRAP),
    ),
}


def demands(rules: Rules, state: State) -> Demands:
    """What must hold at a choice; each only where those before do."""
    coming = [slot for slot in range(state.bands) if state.band_place[slot] == COMING]
    expected = 1 if state.awaits in COMES else 0
    yield len(coming) == expected, "coming: a band is coming while it is created or looks for its entrance, one only."
    is_active = state.active != NO_SERIAL
    needed = state.phase in ACTIVE and not (state.phase == Phase.FIGHT and state.awaits == Await.HITS)
    yield is_active == needed, "active: say which unit is active, where one is."
    if needed:
        unit = ACTIVE[Phase(state.phase)]
        slot = slot_with(state, unit, state.active)
        is_inside = unit != Unit.BAND or state.band_place[slot] >= 0
        yield is_inside, "active: a band that is active is inside."
        yield from OF_ACTIVE.get(Await(state.awaits), _of_nothing)(rules, state, slot)
    if state.awaits in COMES:
        yield from _of_coming(rules, state, coming[0])
    yield from OF_AWAITED.get(Await(state.awaits), _of_nothing)(rules, state)
    if state.fighting:
        yield from _of_fight(rules, state)
    elif state.awaits == Await.HITS:
        yield state.phase in (Phase.BANDS, Phase.REVENUE) and state.dice > 0, "awaits=hits: there are no dice to roll."


def _of_nothing(rules: Rules, state: State, slot: int = NO_SLOT) -> Demands:
    yield from ()


# Phase 1
def _of_coming(rules: Rules, state: State, slot: int) -> Demands:
    figures, awaits = state.band_figures[slot], state.awaits
    levels = [state.figure_level[slot, figure] for figure in range(figures)]
    if awaits in CREATION:
        yield (
            slot == state.bands - 1 and not any(levels),
            "coming: a band that is created has the last serial, no levels.",
        )
        is_begun = awaits in (Await.DOMINANT, Await.SIZE)
        known = min(rules.band_dominant, state.wanted)
        yield figures == 0 if is_begun else figures >= known, "coming: its figures are known once their number is."
        yield awaits == Await.DOMINANT or state.wanted > 0, "wanted: say how many figures the band will have."
        is_counted = awaits in (Await.LVL, Await.SIGHT)
        at_size = max(rules.band_base, rules.band_size_max - 1)  # what a band begins with is cut after its die
        most = at_size if awaits == Await.SIZE else rules.band_size_max
        yield state.wanted <= most, "wanted: so many figures are too many."
        yield is_begun or (figures == state.wanted) == is_counted, "wanted: each figure has its class before its level."
        yield awaits != Await.LVL or state.chain_rolls < 20, "rolls: no level chain goes on for so long."
    else:
        yield figures > 0 and all(levels), "coming: a band that comes in has figures with levels."
        yield rules.entrances > 1, "awaits=entrance: there is only one."


def _of_arrive(rules: Rules, state: State) -> Demands:
    is_open = rules.entrances > 0 and bands_inside(state) < rules.bands_max
    yield is_open and rules.arrival_table[state.arrival] > 0, "awaits=arrive: no die is rolled for a new band."


def _of_return(rules: Rules, state: State) -> Demands:
    slot = slot_with(state, Unit.BAND, state.met)
    waits = slot != NO_SLOT and state.band_place[slot] == OUTSIDE
    yield waits and rules.returning_bands == 1, "met: only a band outside may come back."
    yield rules.entrances > 0 and bands_inside(state) < rules.bands_max, "awaits=return: nobody can come in."


# Units
def _of_orient(rules: Rules, state: State, slot: int) -> Demands:
    place = state.band_place[slot]
    yield has_choice(rules, place), "awaits=orient: the band has no choice where it is."
    yield not state.band_new[slot] and not state.band_map[slot], "awaits=orient: the band's way is known without a die."
    yield not is_hostile(rules, state, place), "awaits=orient: the band is among enemies."
    yield 1 <= state.left <= band_speed(rules, state, slot), "left: the band cannot have so many cells left."
    yield not state.entered or (place < rules.rooms and state.band_via[slot] >= 0), "entered: it came by no exit."


def _of_meet(rules: Rules, state: State, slot: int) -> Demands:
    met = slot_with(state, Unit.BAND, state.met)
    is_other = met not in (NO_SLOT, slot)
    yield is_other and state.band_place[met] == state.band_place[slot], "met: only another band in its place is met."
    yield not is_hostile(rules, state, state.band_place[slot]), "awaits=meet: enemies come first."


def _of_wander(rules: Rules, state: State, slot: int) -> Demands:
    yield choices(rules, state, slot) > 1, "awaits=wander: there is no choice."
    yield 1 <= state.left <= stray_speed(rules, state, slot), "left: it cannot have so many cells left."


def _of_plunder(rules: Rules, state: State, slot: int) -> Demands:
    yield may_plunder(rules, state, slot), "active: this band plunders nothing."


def _of_target(rules: Rules, state: State, slot: int) -> Demands:
    yield bands_at(state, state.group_place[slot]) > 1, "awaits=target: there is no choice of bands."
    yield state.group_owner[slot] == state.seat, "to: the owner of the group chooses."


def _of_move(rules: Rules, state: State, slot: int) -> Demands:
    if state.phase == Phase.LONE:
        yield why_not_pick_lone(rules, state, slot) in (Rule.NONE, Rule.LIKE), "active: it cannot be active."
        yield can_go(rules, state), "awaits=move: it can go nowhere."
    else:
        known = (Rule.NONE, Rule.ENGAGED) if state.taken else (Rule.NONE,)
        yield why_not_pick_group(rules, state, slot) in known, "active: this group cannot be active."
        yield has_moves(rules, state), "awaits=move: the group can only stay."


def _of_hits(rules: Rules, state: State, slot: int) -> Demands:
    if state.phase != Phase.BANDS or state.fighting:
        return
    room = state.band_place[slot]
    is_open = not state.teleported and paired_room(state, room) != NO_ROOM
    yield is_open and not is_hostile(rules, state, room), "awaits=hits: no pentacle opens here; a round needs `fight`."


def _of_draw(rules: Rules, state: State) -> Demands:
    kinds = sum(rules.item_copies[item] > state.stock[item] for item in range(ITEMS))
    yield 1 <= state.draws <= cards_in_deck(rules, state) and kinds > 1, "draws: so many cards cannot be drawn."


# Fights
def _of_fight(rules: Rules, state: State) -> Demands:
    sides = (Side(state.side[0]), Side(state.side[1]))
    yield state.awaits == Await.HITS, "fight: a round awaits hits."
    yield sides in PARTIES.get(Phase(state.phase), ()), "fight: these sides do not fight each other in this phase."
    for side in range(2):
        yield _is_there(rules, state, side), "fight: a side is not in that place."
    is_same = sides[0] == sides[1] and state.side_number[0] == state.side_number[1]
    yield not is_same, "fight: nobody fights himself."
    active = [state.side_number[side] for side in range(2) if sides[side] in (Side.BAND, Side.STRAY)]
    yield state.phase == Phase.FIGHT or not active or state.active == active[0], "fight: the active unit fights."
    for side in range(2):
        rolled = [face for face in range(2, 7) if _is_rolled(state, side, face)]
        dice = sum(dice_of(rules, state, side, face) for face in rolled)
        yield state.side_hits[side] <= dice, "hits: a side has not rolled so many dice yet."
    yield dice_of(rules, state, state.rolling, state.threshold) > 0, "rolling: that side rolls no such dice."


def _is_rolled(state: State, side: int, face: int) -> bool:
    """Has a side thrown its dice that hit from this face on?"""
    return side < state.rolling or (side == state.rolling and face < state.threshold)


def _is_there(rules: Rules, state: State, side: int) -> bool:
    """Is a side of the round in its place?"""
    place, number, kind = state.fight_place, state.side_number[side], state.side[side]
    if kind == Side.TRAP:
        return has_trap(rules, state, place)
    if kind == Side.REGULARS:
        return has_regulars(rules, state, place)
    if kind == Side.STRAY:
        return state.stray_place[slot_with(state, Unit.STRAY, number)] == place
    if kind == Side.TARGETING:
        return is_target(state, state.side_number[1 - side]) and _all_aim_here(rules, state, side)
    band = slot_with(state, Unit.BAND, state.blow_band if kind == Side.FIGURE else number)
    is_figure = kind != Side.FIGURE or number < state.band_figures[band]
    return state.band_place[band] == place and is_figure


def _all_aim_here(rules: Rules, state: State, side: int) -> bool:
    """Do all that chose the band stand in its place?"""
    target = state.side_number[1 - side]
    groups = [slot for slot in range(state.groups) if state.group_target[slot] == target]
    guardian = state.guardian_target != target or state.fight_place == rules.heart
    return guardian and all(state.group_place[slot] == state.fight_place for slot in groups)


OF_ACTIVE: Final[dict[Await, Callable[[Rules, State, int], Demands]]] = {
    Await.ORIENT: _of_orient,
    Await.MEET: _of_meet,
    Await.WANDER: _of_wander,
    Await.PLUNDER: _of_plunder,
    Await.TARGET: _of_target,
    Await.MOVE: _of_move,
    Await.HITS: _of_hits,
}
OF_AWAITED: Final[dict[Await, Callable[[Rules, State], Demands]]] = {
    Await.ARRIVE: _of_arrive,
    Await.RETURN: _of_return,
    Await.DRAW: _of_draw,
}
