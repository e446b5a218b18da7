"""What those who study the game read off each step (§14.2): the step, and the states before and after it."""

from __future__ import annotations

from typing import Final

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.core.verbs import NOBODY
from donjons.games.guerre.attack import is_protected
from donjons.games.guerre.build import cost_of
from donjons.games.guerre.counts import TABLE, Count
from donjons.games.guerre.events import income
from donjons.games.guerre.observe_battle import count_battle
from donjons.games.guerre.rules import Event, Rules, UpkeepWhen
from donjons.games.guerre.state import CROWN, NEUTRAL, NO_BID, NO_POPE, PLACES, POWERS, Building, Phase, State
from donjons.games.guerre.steps import Kind, kind_of, number_of, other_of

OPENING: Final = 20  # rounds
SEAT_KINDS: Final = 16  # kinds of step, in the order of `Kind`, that a seat plays


@compiled
def influence_shown(rules: Rules, state: State, out: Values) -> None:
    """The influence of every house."""
    for seat in range(rules.players):
        out[seat] = state.influence[seat]


@compiled
def count_step(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    kind = kind_of(step)
    if kind < SEAT_KINDS:
        counts[before.seat, kind] += 1
    if kind == Kind.BUILD:
        counts[before.seat, Count.FORTRESS + number_of(step) - Building.FORTRESS] += 1
    if kind == Kind.EVENT_DIE:
        counts[TABLE, Count.EVENT_1 + number_of(step) - 1] += 1
        count_round(rules, before, counts)
        count_event(rules, before, rules.event_table[number_of(step)], state, counts)
    if before.phase == Phase.ACT and kind < SEAT_KINDS:
        count_turn(rules, before, step, counts)
    if before.phase == Phase.BID or before.phase == Phase.TIE:
        count_auction(rules, before, step, state, counts)
    count_upkeep(rules, before, step, state, counts)
    count_battle(rules, before, kind, number_of(step), state, counts)
    count_fortunes(rules, before, state, counts)


@compiled
def count_turn(rules: Rules, before: State, step: int, counts: Grid) -> None:
    """What a turn was used for: an attack, a building, a pass."""
    seat = int(before.seat)
    kind = kind_of(step)
    counts[seat, Count.TURN] += 1
    if not can_attack(rules, before):
        counts[seat, Count.STUCK] += 1
    if kind == Kind.ATTACK:
        count_attack(before, before.owner[other_of(step)], counts)
    elif kind == Kind.BUILD:
        counts[seat, Count.BUILD_TURN] += 1


@compiled
def count_attack(before: State, owner: int, counts: Grid) -> None:
    seat = int(before.seat)
    is_capture = owner == NEUTRAL
    counts[seat, Count.CAPTURE] += is_capture
    counts[seat, Count.CROWN_ATTACK] += owner == CROWN
    if before.round_no <= OPENING:
        counts[seat, Count.OPENING_ATTACK] += 1
        counts[seat, Count.OPENING_CAPTURE] += is_capture
    if owner >= 0 and counts[TABLE, Count.FIRST_BATTLE] == 0:
        counts[TABLE, Count.FIRST_BATTLE] = before.round_no


@compiled
def count_round(rules: Rules, before: State, counts: Grid) -> None:
    """As a round begins: who holds what, and how the one before left the map."""
    for power in range(POWERS):
        if before.holder[power] != NOBODY:
            counts[before.holder[power], Count.HELD_CROWN + power] += 1
    for seat in range(rules.players):
        counts[seat, Count.AT_CAP] += before.alive[seat] != 0 and before.gold[seat] >= rules.gold_cap
    ended = before.round_no - 1
    if ended == 10 or ended == 20 or ended == 30:
        for place in range(PLACES):
            if before.owner[place] == NEUTRAL:
                counts[TABLE, Count.NEUTRAL_10 + ended // 10 - 1] += 1
    if ended == OPENING:
        note_leaders(rules, before, counts)


@compiled
def note_leaders(rules: Rules, state: State, counts: Grid) -> None:
    most = 0
    for seat in range(rules.players):
        most = max(most, int(state.influence[seat]))
    for seat in range(rules.players):
        counts[seat, Count.LED_20] = state.influence[seat] == most


@compiled
def count_event(rules: Rules, before: State, event: int, state: State, counts: Grid) -> None:
    """Gold of a harvest that nobody may keep; the strikes of the English."""
    if event == Event.HARVEST:
        for seat in range(rules.players):
            if before.alive[seat]:
                kept = state.gold[seat] - before.gold[seat]
                counts[seat, Count.WASTED] += income(rules, before, seat) - kept
    elif event == Event.ENGLISH and before.english + 1 == rules.english_steps:
        is_won = state.phase == Phase.PILLAGE or state.phase == Phase.PILLAGE_TIE or state.phase == Phase.BID
        counts[TABLE, Count.STRIKE] += 1
        counts[TABLE, Count.STRIKE_WON] += is_won


@compiled
def count_upkeep(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """As an idle turn ends: the gold that is due, and what of it is forgiven because it is not there (§8.3)."""
    seat = int(before.seat)
    if not has_turn_ended(before, state) or not is_idle(rules, before, kind_of(step)) or not state.alive[seat]:
        return
    gold = int(before.gold[seat])
    if kind_of(step) == Kind.BUILD:
        gold -= cost_of(rules, number_of(step))
    counts[seat, Count.UPKEEP] += rules.upkeep
    counts[seat, Count.FORGIVEN] += max(0, rules.upkeep - gold)


@compiled
def has_turn_ended(before: State, state: State) -> bool:
    """Has this step ended a turn, but for an election that may follow?"""
    if before.phase < Phase.MOVE or before.phase > Phase.OCCUPY:
        return False
    return state.phase == Phase.ELECT or state.position != before.position or state.round_no != before.round_no


@compiled
def is_idle(rules: Rules, before: State, kind: int) -> bool:
    if rules.upkeep_when == UpkeepWhen.PASS_ONLY:
        return kind == Kind.PASS
    return not before.attacked and kind != Kind.ATTACK


@compiled
def count_auction(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """Bids of nothing, ties, and what was paid for a power by whoever now holds it."""
    kind = kind_of(step)
    if kind == Kind.BID:
        counts[before.seat, Count.ZERO_BID] += number_of(step) == 0
        if state.phase == Phase.TIE or state.bids[before.seat] == NO_BID:  # all have bid
            counts[TABLE, Count.AUCTION] += 1
            counts[TABLE, Count.TIED] += is_tied(rules, state)
    if kind == Kind.TIE_DIE:
        counts[TABLE, Count.TIE] += 1
    holder = int(state.holder[before.power])
    if holder != NOBODY:
        paid = before.gold[holder] - state.gold[holder]
        if paid > 0 or before.holder[before.power] != holder:
            counts[holder, Count.WON_CROWN + before.power] += 1
            counts[holder, Count.PAID_CROWN + before.power] += paid


@compiled
def is_tied(rules: Rules, state: State) -> bool:
    """Did several bid the most, and that something, in the auction that was decided last?"""
    highest = 0
    bidders = 0
    for seat in range(rules.players):
        bid = int(state.last_bids[seat])
        if bid > highest:
            highest, bidders = bid, 0
        bidders += bid == highest
    return highest > 0 and bidders > 1


@compiled
def count_fortunes(rules: Rules, before: State, state: State, counts: Grid) -> None:
    """Gold that came in, popes that fell, houses that are out."""
    for seat in range(rules.players):
        counts[seat, Count.EARNED] += max(0, state.gold[seat] - before.gold[seat])
        if before.pope_place[seat] != NO_POPE and state.pope_place[seat] == NO_POPE:
            counts[seat, Count.POPE_LOST] += 1
        if before.alive[seat] and not state.alive[seat]:
            counts[seat, Count.OUT] = before.round_no


@compiled
def can_attack(rules: Rules, state: State) -> bool:
    """Has the seat a place with tokens to spare beside one that it may attack?"""
    for origin in range(PLACES):
        if state.owner[origin] == state.seat and state.tokens[origin] > rules.attack_leave:
            for target in range(PLACES):
                if has(rules.linked[origin], target) and state.owner[target] != state.seat:
                    if not is_protected(state, target):
                        return True
    return False
