"""Steps as gestures on the map, and back: which steps somebody means who points at places."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.boards.roads import has
from donjons.core.gesture import Gesture, Place, Shortcut, Wish
from donjons.core.verbs import NO_RULE
from donjons.games.guerre.atlas import place_id, place_index
from donjons.games.guerre.attack import list_attacks
from donjons.games.guerre.build import list_builds
from donjons.games.guerre.places import room
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import MOST_TOKENS, PLACES, Building, Card, Phase, State
from donjons.games.guerre.steps import Kind, encode, kind_of, number_of, other_of, place_of
from donjons.games.guerre.verbs import why

ROADS = {"move": Kind.MOVE, "attack": Kind.ATTACK}
BUILDINGS = {"fortress": Building.FORTRESS, "church": Building.CHURCH}
SPOTS = (Kind.CAPITAL, Kind.VILLAGE, Kind.RECRUIT, Kind.YIELD, Kind.ELECT)
"""Steps that are made by pointing at one place."""
COUNTED = (Kind.BID, Kind.OCCUPY, Kind.ROLLOFF, Kind.TIE_DIE, Kind.EVENT_DIE, Kind.ATTACK_DIE, Kind.DEFENCE_DIE)
ASKED_AT = {
    Phase.CAPITAL: Kind.CAPITAL,
    Phase.VILLAGE: Kind.VILLAGE,
    Phase.RECRUIT: Kind.RECRUIT,
    Phase.PILLAGE: Kind.YIELD,
    Phase.ELECT: Kind.ELECT,
}
"""What somebody means who only points at a place, where the phase has but one answer."""


def gesture(state: State, step: int) -> Gesture:
    """What hands do for a step."""
    kind, here, number = Kind(kind_of(step)), place_id(place_of(step)), number_of(step)
    name = kind.name.lower()
    if kind in SPOTS:
        return Gesture(name, origin=here, count=1 if kind == Kind.RECRUIT else None)
    if kind in ROADS.values():
        return Gesture(name, origin=here, target=place_id(other_of(step)), count=number)
    if kind == Kind.BUILD:
        return Gesture(name, Building(number).name.lower(), here)
    if kind == Kind.OCCUPY:
        return Gesture(name, origin=place_id(state.origin), target=place_id(state.target), count=number)
    if kind == Kind.CARD:
        return Gesture(name, Card(number).name)
    return Gesture(name, count=number if kind in (*COUNTED, Kind.CLASH) else None)


def meant(rules: Rules, state: State, wish: Wish) -> list[int]:
    """The steps that a wish could mean: of each the legal ones, or the one whose refusal says most."""
    return [step for rivals in _meanings(rules, state, wish) for step in _telling(rules, state, rivals)]


def shortcuts(rules: Rules, state: State) -> Iterator[Shortcut]:
    """Standing still and then acting, and several recruits for one place: what hands do in one go."""
    if state.phase == Phase.MOVE:
        for step in (*_actions(rules, state), encode(Kind.PASS, 0, 0, 0)):
            yield Shortcut((encode(Kind.STAY, 0, 0, 0), step), gesture(state, step))
    elif state.phase == Phase.RECRUIT:
        for place in range(PLACES):
            step = encode(Kind.RECRUIT, place, 0, 0)
            if why(rules, state, step) == NO_RULE:
                for count in range(2, min(state.recruits_left, room(rules, state, place)) + 1):
                    yield Shortcut((step,) * count, Gesture("recruit", origin=place_id(place), count=count))


def _actions(rules: Rules, state: State) -> list[int]:
    """The attacks and buildings that standing still leaves open."""
    steps = [0] * (PLACES * PLACES)
    found = list_attacks(rules, state, steps, 0)
    return steps[: list_builds(rules, state, steps, found)]


# What is meant: each list holds rivals, of which one or the legal ones are told.
def _meanings(rules: Rules, state: State, wish: Wish) -> Iterator[list[int]]:
    here, there = _place(wish.origin), _place(wish.target)
    if wish.kind is not None:
        named = Kind.__members__.get(wish.kind.upper())
        if named is not None:
            yield from _of_kind(rules, state, named, here, there, wish)
    elif here is not None and state.phase in ASKED_AT:
        yield [encode(ASKED_AT[Phase(state.phase)], here, 0, 0)]
    elif here is not None and state.owner[here] != state.seat:
        yield [encode(Kind.MOVE if state.phase == Phase.MOVE else Kind.ATTACK, here, here, 1)]
    elif here is not None:
        yield from _from_own(rules, state, here, there, wish)


def _from_own(rules: Rules, state: State, here: int, there: int | None, wish: Wish) -> Iterator[list[int]]:
    """What may be meant by a place of one's own: where movement comes first it is thought of alone."""
    for goal in _goals(rules, here, there):
        if state.owner[goal] == state.seat:
            yield _marches(Kind.MOVE, here, goal, wish.count)
        elif state.phase != Phase.MOVE or there is not None:
            yield _marches(Kind.ATTACK, here, goal, wish.count)
    if there is None and state.phase != Phase.MOVE:
        yield from _of_kind(rules, state, Kind.BUILD, here, None, wish)


def _of_kind(
    rules: Rules, state: State, kind: Kind, here: int | None, there: int | None, wish: Wish
) -> Iterator[list[int]]:
    if kind in SPOTS and here is not None:
        yield [encode(kind, here, 0, 0)]
    elif kind in ROADS.values() and here is not None:
        yield from (_marches(kind, here, goal, wish.count) for goal in _goals(rules, here, there))
    elif kind == Kind.BUILD and here is not None:
        pieces = [BUILDINGS[wish.piece]] if wish.piece in BUILDINGS else BUILDINGS.values()
        yield from ([encode(kind, here, 0, piece)] for piece in pieces)
    elif kind in (Kind.BID, Kind.OCCUPY):
        yield [encode(kind, 0, 0, min(wish.count or 0, 99))]
    elif kind in (Kind.STAY, Kind.PASS, Kind.DONE, Kind.PRESS, Kind.RETREAT, Kind.DECLINE):
        yield [encode(kind, 0, 0, 0)]


def _goals(rules: Rules, here: int, there: int | None) -> list[int]:
    """Where a march from here may be meant to lead: to the place named, or to every one that a road leads to."""
    if there is not None:
        return [there]
    return [place for place in range(PLACES) if has(int(rules.linked[here]), place)]


def _marches(kind: Kind, here: int, goal: int, count: int | None) -> list[int]:
    counts = range(1, MOST_TOKENS + 1) if count is None else (min(count, MOST_TOKENS),)
    return [encode(kind, here, goal, each) for each in counts]


def _place(place: Place | None) -> int | None:
    return place_index().get(place) if isinstance(place, str) else None


def _telling(rules: Rules, state: State, steps: list[int]) -> list[int]:
    legal = [step for step in steps if why(rules, state, step) == NO_RULE]
    return legal or steps[:1]
