"""Steps as gestures on the board, and back: which steps somebody means who points at tiles."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.gesture import Gesture, Place, Wish
from donjons.core.verbs import NO_RULE
from donjons.games.barons.bonus import has_bonus
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import COLOURS, NO_TILE, State
from donjons.games.barons.steps import (
    PLUS,
    STAR,
    Kind,
    count_of,
    encode,
    is_second,
    is_starred,
    kind_of,
    other_of,
    tile_of,
)
from donjons.games.barons.verbs import why

MOVES = {"baron": Kind.MOVE_BARON, "knight": Kind.MOVE_KNIGHT}
PIECES = {kind: piece for piece, kind in MOVES.items()}
ORDERS = (Kind.RECRUIT, Kind.BUILD, Kind.UNBUILD, Kind.DISPERSE, Kind.GATHER)
MARKS = {
    Kind.MOVE_BARON: (0, STAR),
    Kind.MOVE_KNIGHT: (0, STAR),
    Kind.RECRUIT: (0, STAR, PLUS),
    Kind.BUILD: (0, PLUS),
    Kind.UNBUILD: (0, PLUS),
    Kind.DISPERSE: (0, PLUS),
    Kind.GATHER: (0, PLUS),
}
"""The marks of the notation that a step of this kind may carry."""
BESIDE_THE_POINT = (Rule.MARK, Rule.NOT_YOURS)
"""Refusals of a wrong guess at what was meant: another guess tells more."""


def gesture(state: State, step: int) -> Gesture:
    """What hands do for a step."""
    kind, tile, other, count = Kind(kind_of(step)), tile_of(step) + 1, other_of(step), count_of(step)
    bonus = is_starred(step) or is_second(step)
    command = None if state.command_tile == NO_TILE else state.command_tile + 1
    match kind:
        case Kind.MOVE_BARON | Kind.MOVE_KNIGHT:
            return Gesture("move", PIECES[kind], tile, other + 1, bonus=bonus)
        case Kind.SEND:
            return Gesture("send", origin=command, target=tile, count=count)
        case Kind.PULL:
            return Gesture("pull", origin=tile, target=command, count=count)
        case Kind.CAPTURE:
            return Gesture("capture", target=tile)
        case Kind.DONE | Kind.END:
            return Gesture(kind.name.lower())
        case Kind.ROLL:
            return Gesture("roll", count=count)
        case Kind.PICK:
            return Gesture("pick", colour=COLOURS[other])
        case Kind.BARON | Kind.KNIGHT:
            return Gesture(kind.name.lower(), target=tile, colour=COLOURS[other])
        case Kind.TILE:
            return Gesture("tile", target=tile, count=other)
        case Kind.MOUNTAIN | Kind.OBJECTIVE | Kind.NEUTRAL:
            return Gesture(kind.name.lower(), target=tile)
    return Gesture(kind.name.lower(), origin=tile, bonus=bonus)


def meant(rules: Rules, state: State, wish: Wish) -> list[int]:
    """The steps that a wish could mean: of each the legal ones, or the one whose refusal says most."""
    return [
        step
        for kinds in _kinds(wish)
        for step in _telling(rules, state, [step for kind in kinds for step in _steps(rules, state, kind, wish)])
    ]


def _kinds(wish: Wish) -> list[list[Kind]]:
    """The kinds of step that a wish may be about, each with its rivals."""
    if wish.kind is None:
        return [[order] for order in ORDERS]
    if wish.kind == "move":
        return [[MOVES[wish.piece]] if wish.piece in MOVES else list(MOVES.values())]
    named = Kind.__members__.get(wish.kind.upper())
    return [[named]] if named is not None else []


def _steps(rules: Rules, state: State, kind: Kind, wish: Wish) -> Iterator[int]:
    origin, target, count = _tile(rules, wish.origin), _tile(rules, wish.target), min(wish.count or 1, 127)
    marks = MARKS.get(kind, (0,)) if has_bonus(rules) else (0,)
    if kind in PIECES and origin is not None and target is not None:
        yield from (encode(kind, origin, target, 0, mark) for mark in marks)
    elif kind in ORDERS and origin is not None:
        yield from (encode(kind, origin, 0, 0, mark) for mark in marks)
    elif kind == Kind.SEND and target is not None:
        yield encode(kind, target, 0, count, 0)
    elif kind == Kind.PULL and origin is not None:
        yield encode(kind, origin, 0, count, 0)
    elif kind == Kind.CAPTURE and target is not None:
        yield encode(kind, target, 0, 0, 0)
    elif kind in (Kind.DONE, Kind.END):
        yield encode(kind, 0, 0, 0, 0)


def _tile(rules: Rules, place: Place | None) -> int | None:
    """The tile of a place, as the rules count; None for what is none."""
    return place - 1 if isinstance(place, int) and 1 <= place <= rules.tiles else None


def _telling(rules: Rules, state: State, steps: list[int]) -> list[int]:
    refusals = {step: why(rules, state, step) for step in steps}
    legal = [step for step in steps if refusals[step] == NO_RULE]
    to_the_point = [step for step in steps if refusals[step] not in BESIDE_THE_POINT]
    return legal or to_the_point[:1] or steps[:1]
