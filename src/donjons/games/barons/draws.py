"""The draws of the set-up and the roll: their outcomes, and how likely each is (§5)."""

from __future__ import annotations

from donjons.boards.hexagon import size_of
from donjons.core.chance import below
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.barons.board import is_in
from donjons.games.barons.deck import (
    eligible_cards,
    next_colour,
    tiles_left,
)
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import KINDS, Phase, State
from donjons.games.barons.steps import Kind, count_of, encode, other_of, tile_of


@compiled
def card_step(rules: Rules, state: State, tile: int) -> int:
    """The step that draws this card now."""
    if state.phase == Phase.MOUNTAINS:
        return encode(Kind.MOUNTAIN, tile, 0, 0, 0)
    if state.phase == Phase.OBJECTIVES:
        return encode(Kind.OBJECTIVE, tile, 0, 0, 0)
    if state.phase == Phase.NEUTRALS:
        return encode(Kind.NEUTRAL, tile, 0, 0, 0)
    kind = Kind.BARON if state.phase == Phase.BARONS else Kind.KNIGHT
    return encode(kind, tile, next_colour(rules, state), 0, 0)


@compiled
def list_outcomes(rules: Rules, state: State, out: Row) -> int:
    """Write every outcome that chance may draw now."""
    count = 0
    if state.phase == Phase.ROLL:
        for face in range(1, 7):
            out[count] = encode(Kind.ROLL, 0, 0, face, 0)
            count += 1
    elif state.phase == Phase.TILES:
        for kind in range(KINDS):
            if tiles_left(rules, state, kind) > 0:
                out[count] = encode(Kind.TILE, state.drawn, kind, 0, 0)
                count += 1
    else:
        cards = eligible_cards(rules, state)
        for tile in range(rules.tiles):
            if is_in(rules, tile, cards):
                out[count] = card_step(rules, state, tile)
                count += 1
    return count


@compiled
def draw_tile(rules: Rules, state: State, number: int) -> int:
    pick = below(rules.tiles - state.drawn, number)
    kind = 0
    left = tiles_left(rules, state, kind)
    while pick >= left:
        pick -= left
        kind += 1
        left = tiles_left(rules, state, kind)
    return encode(Kind.TILE, state.drawn, kind, 0, 0)


@compiled
def draw_card(rules: Rules, state: State, number: int) -> int:
    cards = eligible_cards(rules, state)
    pick = below(size_of(cards), number)
    tile = 0
    while pick > 0 or not is_in(rules, tile, cards):
        if is_in(rules, tile, cards):
            pick -= 1
        tile += 1
    return card_step(rules, state, tile)


@compiled
def draw_outcome(rules: Rules, state: State, number: int) -> int:
    """The outcome that a random number stands for."""
    if state.phase == Phase.ROLL:
        return encode(Kind.ROLL, 0, 0, 1 + below(6, number), 0)
    if state.phase == Phase.TILES:
        return draw_tile(rules, state, number)
    return draw_card(rules, state, number)


@compiled
def why_not_outcome(rules: Rules, state: State, step: int) -> Rule:
    """An outcome is refused when it cannot be drawn now: not next in order, used up, or not eligible."""
    possible = False
    if state.phase == Phase.ROLL:
        possible = 1 <= count_of(step) <= 6
    elif state.phase == Phase.TILES:
        kind = other_of(step)
        possible = tile_of(step) == state.drawn and kind < KINDS and tiles_left(rules, state, kind) > 0
    elif is_in(rules, tile_of(step), eligible_cards(rules, state)):
        possible = step == card_step(rules, state, tile_of(step))
    return Rule.NONE if possible else Rule.OUTCOME


@compiled
def outcome_weight(rules: Rules, state: State, step: int) -> float:
    """The probability of an outcome."""
    if why_not_outcome(rules, state, step) != Rule.NONE:
        return 0.0
    if state.phase == Phase.ROLL:
        return 1 / 6
    if state.phase == Phase.TILES:
        return tiles_left(rules, state, other_of(step)) / (rules.tiles - state.drawn)
    return 1 / size_of(eligible_cards(rules, state))
