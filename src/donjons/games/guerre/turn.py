"""Rounds and turns: who plays next, what a turn costs, and when the game is capped (§8.3)."""

from __future__ import annotations

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.places import vacate
from donjons.games.guerre.pope import pope_sites
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules, UpkeepWhen
from donjons.games.guerre.state import NO_POPE, PLACES, Phase, Power, State
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.victory import end_at_cap, look_for_victory


@compiled
def start_round(rules: Rules, state: State) -> None:
    """START-ROUND: the seat of the last holder of the crown's ear opens."""
    state.starter = state.anchor
    state.position = -1
    next_turn(rules, state)


@compiled
def next_turn(rules: Rules, state: State) -> None:
    """NEXT-TURN: the next living seat of the round, whose pope has grown older; after the last the round ends."""
    forget_turn(state)
    state.position += 1
    while state.position < rules.players and not state.alive[(state.starter + state.position) % rules.players]:
        state.position += 1
    if state.position == rules.players:
        end_round(rules, state)
        return
    seat = (state.starter + state.position) % rules.players
    state.seat = seat
    state.phase = Phase.MOVE
    if state.pope_place[seat] != NO_POPE:
        state.pope_age[seat] += 1
        look_for_victory(rules, state)


@compiled
def forget_turn(state: State) -> None:
    """What was done in a turn means nothing after it."""
    state.moved = 0
    state.attacked = 0
    state.passed = 0
    state.built = 0


@compiled
def end_turn(rules: Rules, state: State) -> None:
    """END-TURN: upkeep, and the election of a pope where one is possible."""
    seat = state.seat
    idle = state.passed if rules.upkeep_when == UpkeepWhen.PASS_ONLY else not state.attacked
    if idle:
        state.gold[seat] = max(0, state.gold[seat] - rules.upkeep)
    forget_turn(state)
    if state.pope_place[seat] == NO_POPE and pope_sites(rules, state, seat) != 0:
        state.phase = Phase.ELECT
    else:
        next_turn(rules, state)


@compiled
def end_turn_unless_over(rules: Rules, state: State) -> None:
    """What follows an action that may have won the game."""
    look_for_victory(rules, state)
    if state.phase != Phase.OVER:
        end_turn(rules, state)


@compiled
def end_round(rules: Rules, state: State) -> None:
    """END-ROUND: the next round begins with its event, unless this was the last."""
    if state.round_no >= rules.max_rounds:
        end_at_cap(rules, state)
    else:
        state.round_no += 1
        state.phase = Phase.EVENT


@compiled
def list_elections(rules: Rules, state: State, out: Row) -> int:
    sites = pope_sites(rules, state, state.seat)
    count = 0
    for place in range(PLACES):
        if has(sites, place):
            out[count] = encode(Kind.ELECT, place, 0, 0)
            count += 1
    out[count] = encode(Kind.DECLINE, 0, 0, 0)
    return count + 1


@compiled
def why_not_elect(rules: Rules, state: State, place: int) -> Rule:
    return Rule.NONE if has(pope_sites(rules, state, state.seat), place) else Rule.NO_SITE


@compiled
def elect(rules: Rules, state: State, place: int) -> None:
    """A pope of one's own ends the support of the other one."""
    state.pope_place[state.seat] = place
    state.pope_age[state.seat] = 0
    if state.holder[Power.POPE] == state.seat:
        vacate(state, Power.POPE)
    next_turn(rules, state)
