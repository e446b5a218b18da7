"""What is read off the battles between houses: their sizes, cards and dice, and what they cost (§14.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Grid
from donjons.games.guerre.battle import is_manned
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.counts import (
    BATTLES,
    BATTLES_WON,
    CARDS_DEFENDED,
    CARDS_DRAWN,
    CARDS_HELD,
    CARDS_WON,
    EFFECTS,
    EFFECTS_WON,
    KINDS_OF_EFFECT,
    MOST,
    Count,
    Effect,
)
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CARDS, PLACES, Card, Phase, Power, State
from donjons.games.guerre.steps import Kind


@compiled
def count_battle(rules: Rules, before: State, kind: int, number: int, state: State, counts: Grid) -> None:
    """A step of a battle: cards, dice, clashes, its end."""
    if before.sent == 0 or not is_manned(before):
        return
    attacker, defender = int(before.seat), int(before.owner[before.target])
    if kind == Kind.CARD:
        is_attackers = cards_in(before.att_drawn) < before.sent
        if is_attackers:
            counts[attacker, CARDS_DRAWN + number] += 1
        else:
            counts[defender, CARDS_DEFENDED + number] += 1
            counts[defender, CARDS_HELD + number] += state.sent == 0  # the attack was worth nothing
        count_dice(attacker, defender, state, counts)
    if kind == Kind.CLASH or (kind == Kind.DEFENCE_DIE and state.phase != Phase.ROLL_D):
        counts[attacker, Count.CLASH] += 1
    if state.sent == 0:
        close_battle(before, attacker, defender, state, counts)
        if before.phase != Phase.DRAW:
            count_effects(before, attacker, defender, state.owner[before.target] == attacker, counts)


@compiled
def count_dice(attacker: int, defender: int, state: State, counts: Grid) -> None:
    """When all cards are drawn: the dice they are worth."""
    if state.sent == 0:
        counts[attacker, Count.ZEROS] += 1
    elif state.phase != Phase.DRAW:
        counts[attacker, Count.ATTACK_DICE] += state.att_pool
        counts[defender, Count.DEFENCE_DICE] += state.def_pool
        for effect in range(KINDS_OF_EFFECT):
            counts[helped_by(effect, attacker, defender), EFFECTS + effect] += has_effect(state, effect)


@compiled
def helped_by(effect: int, attacker: int, defender: int) -> int:
    return defender if effect == Effect.MU_CV else attacker


@compiled
def has_effect(state: State, effect: int) -> bool:
    """Does an effect add dice in the battle under way, all of whose cards are drawn?"""
    attack, defence = state.att_drawn, state.def_drawn
    if effect == Effect.LA_CV:
        return attack[Card.LA] > 0 and defence[Card.CV] > 0
    if effect == Effect.AR_EC:
        return attack[Card.AR] > 0 and defence[Card.EC] > 0
    if effect == Effect.CV_FA:
        return attack[Card.CV] > 0 and defence[Card.FA] > 0
    if effect == Effect.BE_MU:
        return attack[Card.BE] > 0 and defence[Card.MU] > 0
    if effect == Effect.EC_COMPANY:
        return attack[Card.EC] > 0 and state.sent > 1
    if effect == Effect.EAR:
        return state.holder[Power.CROWN] == state.seat
    return defence[Card.MU] > 0 and attack[Card.CV] > 0


@compiled
def close_battle(before: State, attacker: int, defender: int, state: State, counts: Grid) -> None:
    """A battle is over: who won it, and how many tokens it has cost."""
    target = int(before.target)
    is_won = state.owner[target] == attacker
    size = battle_of(before.sent, before.tokens[target])
    counts[attacker, Count.BATTLE] += 1
    counts[attacker, BATTLES + size] += 1
    if is_won:
        counts[attacker, Count.BATTLE_WON] += 1
        counts[attacker, BATTLES_WON + size] += 1
    for card in range(CARDS):
        if is_won:
            counts[attacker, CARDS_WON + card] += before.att_drawn[card]
        else:
            counts[defender, CARDS_HELD + card] += before.def_drawn[card]
    counts[attacker, Count.LOST_ATTACKING] += tokens_of(before, attacker) - tokens_of(state, attacker)
    counts[defender, Count.LOST_DEFENDING] += tokens_of(before, defender) - tokens_of(state, defender)


@compiled
def count_effects(before: State, attacker: int, defender: int, is_won: bool, counts: Grid) -> None:
    """Which effects were on the side that won."""
    for effect in range(KINDS_OF_EFFECT):
        seat = helped_by(effect, attacker, defender)
        if has_effect(before, effect) and is_won == (seat == attacker):
            counts[seat, EFFECTS_WON + effect] += 1


@compiled
def battle_of(sent: int, met: int) -> int:
    """The column of battles of this size."""
    return (min(sent, MOST) - 1) * MOST + max(min(met, MOST), 1) - 1


@compiled
def tokens_of(state: State, seat: int) -> int:
    """All tokens of a seat on the map."""
    tokens = 0
    for place in range(PLACES):
        if state.owner[place] == seat:
            tokens += state.tokens[place]
    return tokens
