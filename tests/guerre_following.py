"""Random play with the naive game beside it: both play the same tokens, and must agree on all that can be seen.

Before each step: who acts in which phase, the legal tokens, their probabilities, the names of refusals. After it:
places, gold, influence, powers, popes, cards, dice, wounds, and in the end the winner and the ranking.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from donjons.core.verbs import CHANCE, NO_RULE
from donjons.games.guerre.facts import reading, values_left
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.state import Phase
from guerre_codes import some_codes
from guerre_naive import Ask, Asking, sight_of
from guerre_naive_turns import Game
from guerre_playing import GAME, Moment, moments
from playing import Start

SAMPLED = 15  # codes of any kind at each step, for the names of the refusals


def follow(start: Start, seed: int, steps: int, until: Callable[[Moment], bool] = lambda _: False) -> list[Moment]:
    """Play lively, the naive game beside it, for so many steps or until something has happened."""
    followed: list[Moment] = []
    random = Random(seed)
    for moment in moments(start, seed, steps):
        if not followed:
            game, asking, ask = beside(moment)
        compare(ask, moment)
        compare_refusals(game, moment, random)
        ask = next_question(asking, moment.token)
        assert see(game, moment) == sight_of(moment.setting, moment.after) | {"battle": battle(moment)}
        followed.append(moment)
        if moment.after.phase == Phase.OVER:
            assert ask is None
            assert GAME.ranking(moment.setting, moment.next_state) == game.ranking()
        if until(moment):
            break
    return followed


def beside(moment: Moment) -> tuple[Game, Asking, Ask | None]:
    """A naive game at the same moment, and its first question."""
    now = moment.before
    game = Game(moment.setting, now)
    if now.phase == Phase.FIRST:
        asking = game.from_the_start()
    else:
        asking = game.from_phase(Phase(now.phase).name, now.seat, bool(now.moved))
    return game, asking, next(asking)


def next_question(asking: Asking, token: str) -> Ask | None:
    try:
        return asking.send(token)
    except StopIteration:
        return None


def compare(ask: Ask | None, moment: Moment) -> None:
    """The question: who, in which phase, which tokens, how likely."""
    assert ask is not None
    referee, now = moment.setting.referee, moment.before
    assert (ask.phase, ask.actor) == (Phase(now.phase).name, referee.actor(moment.state))
    offered = [GAME.write(moment.setting, moment.state, step) for step in moment.legal]
    assert sorted(offered) == sorted(ask.options)
    if ask.actor == CHANCE:
        for token, step in zip(offered, moment.legal, strict=True):
            odds = ask.options[token]
            assert odds is None or referee.weight(moment.state, step) == pytest.approx(float(odds))


def compare_refusals(game: Game, moment: Moment, random: Random) -> None:
    """The names of the refusals, for a few of all the steps that can be written."""
    if moment.setting.referee.actor(moment.state) != CHANCE:
        for step in some_codes(random, SAMPLED, moment.before):
            rule = moment.setting.referee.why(moment.state, step)
            token = GAME.write(moment.setting, moment.state, step)
            assert (None if rule == NO_RULE else Rule(rule).name) == game.why(token), token


def see(game: Game, moment: Moment) -> dict[str, object]:
    sight = game.sight()
    if game.battle:
        fight = game.battle
        mustered = moment.after.phase != Phase.DRAW
        values = [[value for value, _ in side] if mustered else [] for side in (fight.attack, fight.defence)]
        sight["battle"] = [fight.at, fight.dt, *fight.dice, *fight.wounds, *values]
    return sight


def battle(moment: Moment) -> list[object] | None:
    """The engine's battle, as the naive one sees it."""
    now = moment.after
    if not now.in_battle:
        return None
    numbers = [now.att_tokens, now.def_tokens, now.att_pool, now.def_pool, now.att_wounds, now.def_wounds]
    rules, state = reading(moment.setting.rules, moment.next_state)
    return [*numbers, values_left(rules, state, True), values_left(rules, state, False)]
