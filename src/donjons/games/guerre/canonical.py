"""The canonical filter: of sequences of choices with equal outcomes one is kept (§6)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.guerre.events import why_not_recruit
from donjons.games.guerre.places import room
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.setup import why_not_village
from donjons.games.guerre.state import PLACES, State
from donjons.games.guerre.steps import Kind, kind_of, place_of


@compiled
def is_canonical(rules: Rules, state: State, step: int) -> bool:
    """Villages and recruits are named in increasing order, and never so far up that others find no place."""
    place = place_of(step)
    if kind_of(step) == Kind.VILLAGE:
        return place > state.last_place and villages_above(rules, state, place) >= state.villages_left - 1
    if kind_of(step) == Kind.RECRUIT:
        needed = min(state.recruits_left, room_from(rules, state, 0))
        return place >= state.last_place and room_from(rules, state, place) >= needed
    return True


@compiled
def villages_above(rules: Rules, state: State, place: int) -> int:
    count = 0
    for other in range(place + 1, PLACES):
        if why_not_village(rules, state, other) == Rule.NONE:
            count += 1
    return count


@compiled
def room_from(rules: Rules, state: State, place: int) -> int:
    """The free room for recruits on the seat's places from this one upwards."""
    free = 0
    for other in range(place, PLACES):
        if why_not_recruit(rules, state, other) == Rule.NONE:
            free += room(rules, state, other)
    return free
