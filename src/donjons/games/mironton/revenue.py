"""Phase 8: the gold of eliminated bands, and the magic items among it (§8.13)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.clock import end_phase
from donjons.games.mironton.rules import ItemSlices, Rules
from donjons.games.mironton.state import ITEMS, Await, Stage, State
from donjons.games.mironton.steps import MOST_DICE


@compiled
def go_on_with_revenue(rules: Rules, state: State) -> None:
    if state.stage == Stage.BEGIN:
        state.stage = Stage.DRAWS
        state.treasury += revenue(rules, state)
        state.dice = min(item_dice(rules, state), MOST_DICE)
        if state.dice > 0:
            state.threshold = rules.item_face
            state.awaits = Await.HITS
    else:
        draw_next(rules, state)


@compiled
def revenue(rules: Rules, state: State) -> int:
    """The gold of this turn's eliminated bands."""
    values = 0
    for index in range(state.elims):
        values += state.elim_value[index]
    return rules.revenue_per_level * values


@compiled
def item_dice(rules: Rules, state: State) -> int:
    """One die per slice of the turn's revenue, or of each band's."""
    if rules.item_slices == ItemSlices.TURN:
        return revenue(rules, state) // rules.item_slice
    dice = 0
    for index in range(state.elims):
        dice += rules.revenue_per_level * int(state.elim_value[index]) // rules.item_slice
    return dice


@compiled
def find_items(rules: Rules, state: State, hits: int) -> None:
    """The item dice have been rolled."""
    state.dice = 0
    state.threshold = 0
    state.draws = min(hits, cards_in_deck(rules, state))


@compiled
def draw_next(rules: Rules, state: State) -> None:
    """The next card, if one is to be drawn; where all cards are alike, it is known."""
    if state.draws == 0:
        end_phase(rules, state)
        return
    kinds = 0
    last = 0
    for item in range(ITEMS):
        if in_deck(rules, state, item) > 0:
            kinds += 1
            last = item
    if kinds == 1:
        draw_item(state, last)
    else:
        state.awaits = Await.DRAW


@compiled
def in_deck(rules: Rules, state: State, item: int) -> int:
    return int(rules.item_copies[item]) - int(state.stock[item])


@compiled
def cards_in_deck(rules: Rules, state: State) -> int:
    cards = 0
    for item in range(ITEMS):
        cards += in_deck(rules, state, item)
    return cards


@compiled
def draw_item(state: State, item: int) -> None:
    state.stock[item] += 1
    state.draws -= 1
