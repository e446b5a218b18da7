"""The odds of a battle in which the attacker always presses: exact, but for hands too many or dice too many to count.

Once the cards lie open, dice and lives decide. Both sides lose their weakest cards first, so which cards stand follows
from how many dice a side has lost, whatever the order: with n dice lost the attack has lost every card whose `lives`
(its own and those of all weaker cards) are at most n. The defence is beaten when no more dice are left to it than it
has to `spare` beyond the lives of its cards. `fates` is then one table for all battles.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, sqrt
from typing import Any, Final

import numpy as np

from donjons.core.layout import Row, copied
from donjons.core.odds import Odds
from donjons.games.guerre.attack import falls_unfought
from donjons.games.guerre.battle import (
    attack_dice,
    cards_to_defend,
    defence_dice,
    dice_taken,
    draw_card,
    is_manned,
    open_battle,
)
from donjons.games.guerre.cards import attack_value, cards_in, defence_value
from donjons.games.guerre.draws import draw_outcome
from donjons.games.guerre.facts import values_left
from donjons.games.guerre.hands import WATCHED, Chances, Counts, Group, attack_hands, defences, distinct, listed
from donjons.games.guerre.law import laws_against
from donjons.games.guerre.rules import MOST_DICE, NUMBERS, Rules, ZeroCard
from donjons.games.guerre.state import CARDS, Card, Phase, Power, State
from donjons.games.guerre.steps import Kind, kind_of, number_of, other_of, place_of

MOST_HANDS: Final = 12_000  # of the attack, and
MOST_DEFENDERS: Final = 8  # cards of the defence, that are counted; beyond, battles are sampled
SAMPLES: Final = 1000
SEED: Final = 812
TABLE_STEP: Final = 8  # tables of fates grow by so many dice of the defence


@dataclass(frozen=True)
class Standing:
    """Two sides before a clash."""

    attack: int  # dice
    defence: int
    spare: int  # dice of the defence that stand for no life
    lives: tuple[int, ...]  # [card of the attack, the weakest first] dice to lose until it is lost


@dataclass(frozen=True)
class Battlefield:
    """A battle whose cards are still to be drawn: what its odds depend on, and where to ask the rules."""

    facts: tuple[Any, ...]
    rules: Rules = field(compare=False)
    state: State = field(compare=False)


def odds_of(rules: Rules, state: State, step: int) -> Odds | None:
    """The odds of an attack, or of pressing on; None for steps that fight no battle."""
    if kind_of(step) == Kind.ATTACK:
        return attack_odds(rules, state, place_of(step), other_of(step), number_of(step))
    return battle_odds(rules, state) if kind_of(step) == Kind.PRESS and state.phase == Phase.PRESS else None


def attack_odds(rules: Rules, state: State, origin: int, target: int, count: int) -> Odds:
    """The odds of an attack before it is made."""
    if falls_unfought(rules, state, target):
        return Odds(1.0, float(count))
    battle = copied(state)
    open_battle(rules, battle, origin, target, count)
    return battle_odds(rules, battle)


def battle_odds(rules: Rules, state: State) -> Odds:
    """The odds of the battle that is being fought; a clash that is half rolled counts as not yet rolled."""
    if state.phase == Phase.DRAW:
        return _before_draw(_battlefield(rules, state))
    if state.phase == Phase.OCCUPY:
        return Odds(1.0, float(state.att_tokens))
    return standing_odds(standing(rules, state))


def _battlefield(rules: Rules, state: State) -> Battlefield:
    table = [getattr(rules, name) for name in NUMBERS]
    cards = [listed(pile).tobytes() for pile in (rules.card_attack, rules.card_defence, state.deck, state.discard)]
    drawn = [listed(pile).tobytes() for pile in (state.att_drawn, state.def_drawn)]
    target = int(state.target)
    places = (state.building[state.origin], state.building[target], state.kind[target], min(0, state.owner[target]))
    has_ear = state.holder[Power.CROWN] == state.seat
    facts = (*table, *cards, *drawn, *places, has_ear, state.sent, state.tokens[target])
    return Battlefield(facts, rules, copied(state))


# Once the cards lie open.
def standing(rules: Rules, state: State) -> Standing:
    """The two sides of a battle whose cards lie open."""
    attack = values_left(rules, state, attacks=True)
    lives = tuple(max(1, reach - state.att_wounds) for reach in accumulate(attack))
    spare = 0
    if is_manned(state):
        defence = sum(values_left(rules, state, attacks=False)) - state.def_wounds
        spare = max(0, state.def_pool - max(1, defence))
    return Standing(state.att_pool, state.def_pool, spare, lives)


def standing_odds(sides: Standing) -> Odds:
    if not _is_known(sides.attack, sides.defence):
        rng = np.random.default_rng(SEED)
        return _mean([_fought(sides, rng) for _ in range(SAMPLES)])
    chances = fates(sides.spare, _table_size(sides.defence))[sides.defence, sides.attack, list(sides.lives)]
    return Odds(float(chances[-1]), float(chances.sum()))


@cache
def fates(spare: int, most: int) -> Chances:
    """[defence, attack, n] the chance that so many attack dice beat so many defence dice and lose fewer than n."""
    table = np.zeros((most + 1, MOST_DICE + 1, MOST_DICE + 2))
    table[: spare + 1, 1:, 1:] = 1.0
    for defence in range(spare + 1, most + 1):
        laws = laws_against(defence)
        for attack in range(1, MOST_DICE + 1):
            pairs = min(attack, defence)
            lost = np.arange(pairs + 1)[:, None]
            fewer = np.maximum(0, np.arange(MOST_DICE + 2) - lost)
            table[defence, attack] = laws[attack, : pairs + 1] @ table[defence - pairs + lost, attack - lost, fewer]
    return table


def _is_known(attack: int, defence: int) -> bool:
    """Is the law of such clashes known?"""
    return max(attack, defence) <= MOST_DICE


def _table_size(defence: int) -> int:
    return min(MOST_DICE, -(-defence // TABLE_STEP) * TABLE_STEP)


# Before the cards are drawn.
@lru_cache(maxsize=4096)
def _before_draw(battle: Battlefield) -> Odds:
    rules, state = battle.rules, battle.state
    hands = comb(CARDS - 1 + state.sent - cards_in(state.att_drawn), CARDS - 1)
    if hands <= MOST_HANDS and cards_to_defend(rules, state) <= MOST_DEFENDERS:
        exact = _counted(rules, copied(state))
        if exact is not None:
            return exact
    return _sampled(rules, state)


def _counted(rules: Rules, state: State) -> Odds | None:
    """The exact odds over all hands; None where a clash may have more dice than its law is known for."""
    hands = attack_hands(rules, state)
    _lay(state.att_drawn, (), ())
    _lay(state.def_drawn, (), ())
    attack_extra, place_dice = attack_dice(rules, state), defence_dice(rules, state)
    answers = defences(rules, state, hands)
    tricks = _tricks(hands.counts)
    first, trick = distinct(tricks)
    least = 0 if rules.zero_card == ZeroCard.AT_ONCE else 1  # dice to lose until a card without dice is lost
    success = survivors = 0.0
    for group, by_row in zip(answers.groups, answers.chance, strict=True):
        shields = np.flatnonzero(by_row.any(axis=0))
        walls, taken = _effects(rules, state, group, tricks[first])[trick].T
        swords = np.array([attack_value(rules, state, card) for card in range(CARDS)])
        lives = np.cumsum(np.sort(swords[hands.cards], axis=1), axis=1)
        attack = lives[:, -1] + attack_extra
        defence = np.maximum(0, shields + (walls + place_dice - taken)[:, None])
        if not _is_known(int(attack.max()), int(defence.max())):
            return None
        spare = np.zeros_like(defence)
        if is_manned(state):
            spare = np.maximum(0, defence - np.maximum(least, shields + walls[:, None]))
        chance = hands.chance[:, None] * by_row[answers.row][:, shields]
        won = _won(chance, attack, defence, spare, np.maximum(least, lives))
        success += won[-1]
        survivors += sum(won)
        survivors += least * state.sent * float(chance[attack == 0].sum())  # without a die one withdraws unharmed
    return Odds(success, survivors)


def _won(chance: Chances, attack: Counts, defence: Counts, spare: Counts, lives: Counts) -> list[float]:
    """[card of the attack] the chance that the battle is won and the card stands, over all hands of both sides."""
    most = _table_size(int(defence.max()))
    table = np.stack([fates(extra, most) for extra in range(int(spare.max()) + 1)])
    start = ((spare * (most + 1) + defence) * (MOST_DICE + 1) + attack[:, None]) * (MOST_DICE + 2)
    return [float(np.einsum("ij,ij", chance, table.take(start + lives[:, i, None]))) for i in range(lives.shape[1])]


def _tricks(counts: Counts) -> Counts:
    """What a hand of the attack does to the defence: horsemen or none, assassins, trebuchets."""
    return np.stack([np.minimum(1, counts[:, Card.CV]), counts[:, Card.AS], counts[:, Card.TB]], axis=1)


def _effects(rules: Rules, state: State, group: Group, tricks: Counts) -> Counts:
    """[trick] what walls gain and what the defence loses; leaves the group's cards in the state."""
    _lay(state.def_drawn, WATCHED, group)
    _lay(state.att_drawn, (), ())
    plain = defence_value(rules, state, Card.MU)
    effects = []
    for trick in tricks.tolist():
        _lay(state.att_drawn, (Card.CV, Card.AS, Card.TB), trick)
        walls = state.def_drawn[Card.MU] * (defence_value(rules, state, Card.MU) - plain)
        effects.append((walls, dice_taken(rules, state)))
    return np.array(effects)


# Where counting takes too long.
def _sampled(rules: Rules, state: State) -> Odds:
    """The mean over seeded draws of the cards."""
    rng = np.random.default_rng(SEED)
    return _mean([_drawn(rules, copied(state), rng) for _ in range(SAMPLES)])


def _drawn(rules: Rules, state: State, rng: np.random.Generator) -> Odds:
    """The odds after one draw of all the cards."""
    origin = int(state.origin)
    behind = state.tokens[origin] - state.sent
    while state.phase == Phase.DRAW:
        draw_card(rules, state, number_of(draw_outcome(rules, state, int(rng.integers(2**32)))))
    if state.phase == Phase.ROLL_A or state.phase == Phase.PRESS:
        sides = standing(rules, state)
        return standing_odds(sides) if _is_known(sides.attack, sides.defence) else _fought(sides, rng)
    if state.phase == Phase.OCCUPY:
        return Odds(1.0, float(state.att_tokens))
    return Odds(0.0, float(state.tokens[origin] - behind))


def _fought(sides: Standing, rng: np.random.Generator) -> Odds:
    """One battle, die by die."""
    attack, defence, lost = sides.attack, sides.defence, 0
    while defence > sides.spare and lost < sides.lives[-1]:
        pairs = min(attack, defence)
        first, second = (np.sort(rng.integers(1, 7, dice))[::-1][:pairs] for dice in (attack, defence))
        beaten = int((first > second).sum())
        attack, defence, lost = attack - pairs + beaten, defence - beaten, lost + pairs - beaten
    left = sum(lost < reach for reach in sides.lives)
    return Odds(float(left > 0), float(left))


def _mean(battles: list[Odds]) -> Odds:
    successes = np.array([battle.success for battle in battles])
    survivors = np.array([battle.survivors for battle in battles])
    return Odds(float(successes.mean()), float(survivors.mean()), float(successes.std()) / sqrt(len(battles)))


def _lay(pile: Row, kinds: tuple[int, ...], counts: Group) -> None:
    """These cards, and no others, lie in a pile."""
    for card in range(CARDS):
        pile[card] = 0
    for card, count in zip(kinds, counts, strict=True):
        pile[card] = count
