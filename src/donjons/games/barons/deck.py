"""The deck of the set-up: what has been drawn, and what may still be (§5, R4)."""

from __future__ import annotations

from donjons.boards.hexagon import region, size_of
from donjons.core.compiled import compiled
from donjons.games.barons.board import is_in
from donjons.games.barons.rules import ColorChoice, FairSetup, ObjectivesMode, Rules
from donjons.games.barons.state import NEUTRAL, OBJECTIVE_KIND, Phase, State


@compiled
def draws_in(rules: Rules, phase: int) -> int:
    """How many draws or picks a phase of the set-up takes."""
    if phase == Phase.TILES:
        return rules.tiles if rules.objectives_mode == ObjectivesMode.NONE else 0
    if phase == Phase.MOUNTAINS:
        return rules.mountains
    if phase == Phase.OBJECTIVES:
        return rules.objectives if rules.objectives_mode == ObjectivesMode.DRAWN else 0
    if phase == Phase.NEUTRALS:
        return rules.neutral_knights
    if phase == Phase.BARONS:
        return rules.players
    if phase == Phase.KNIGHTS:
        return rules.players * rules.knights_per_player
    return rules.players - 1 if rules.color_choice == ColorChoice.DRAFT else 0


@compiled
def tiles_left(rules: Rules, state: State, kind: int) -> int:
    """How many tiles of a kind are still to be placed."""
    placed = 0
    for tile in range(state.drawn):
        if state.kind[tile] == kind:
            placed += 1
    return rules.tile_counts[kind] - placed


@compiled
def next_colour(rules: Rules, state: State) -> int:
    """The colour whose piece is drawn now: barons one by one, knights all of blue, then all of red, ..."""
    return state.drawn if state.phase == Phase.BARONS else state.drawn // rules.knights_per_player


@compiled
def cards_left(rules: Rules, state: State) -> int:
    """The set of tiles whose card is still in the deck: no mountain, no objective laid aside, no start tile."""
    cards = state.open_tiles & ~objectives_laid_aside(rules, state)
    for number in range(drawn_by_now(rules, state, Phase.NEUTRALS)):
        cards &= ~rules.bit[state.knight[NEUTRAL, number]]
    for colour in range(drawn_by_now(rules, state, Phase.BARONS)):
        cards &= ~rules.bit[state.baron[colour]]
    for index in range(drawn_by_now(rules, state, Phase.KNIGHTS)):
        colour, number = index // rules.knights_per_player, index % rules.knights_per_player
        cards &= ~rules.bit[state.knight[colour, number]]
    return cards


@compiled
def drawn_by_now(rules: Rules, state: State, phase: int) -> int:
    """How many draws of a phase have been made."""
    if state.phase == phase:
        return state.drawn
    return draws_in(rules, phase) if state.phase > phase else 0


@compiled
def objectives_laid_aside(rules: Rules, state: State) -> int:
    """The set of objectives whose card is not in the deck: with fixed ones it may come back for the pieces."""
    tiles = 0
    if rules.objectives_mode == ObjectivesMode.NONE:
        return tiles
    if rules.objectives_mode == ObjectivesMode.FIXED and rules.start_on_objectives and state.phase > Phase.OBJECTIVES:
        return tiles
    for tile in range(rules.tiles):
        if state.kind[tile] == OBJECTIVE_KIND:
            tiles |= rules.bit[tile]
    return tiles


@compiled
def main_region(rules: Rules, state: State) -> int:
    """The largest connected set of tiles that are no mountains; among equals, the one with the smallest number."""
    largest = 0
    for tile in range(rules.tiles):
        if is_in(rules, tile, state.open_tiles & ~largest):
            around = region(rules.bit[tile], state.open_tiles)
            if size_of(around) > size_of(largest):
                largest = around
    return largest


@compiled
def eligible_cards(rules: Rules, state: State) -> int:
    """The set of tiles that may be drawn now (R4)."""
    cards = cards_left(rules, state)
    if state.phase > Phase.OBJECTIVES and rules.fair_setup == FairSetup.MAIN_REGION:
        fair = cards & main_region(rules, state)
        return fair if fair != 0 else cards
    return cards
