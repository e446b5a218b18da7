"""Random play with the naive game beside it: both play the same tokens, and must agree on all that can be seen.

Before each step: who acts in which phase, the legal tokens and their probabilities. After it: everything that stands
and lies in the dungeon, the clock, the purse, the cards, and in the end the outcome and the score.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from donjons.games.mironton.game import GAME
from donjons.games.mironton.position import written_position
from mironton_naive import Ask, Asking
from mironton_naive_turns import Game
from mironton_playing import Moment, look, moments
from playing import Start


def follow(start: Start, seed: int, steps: int, until: Callable[[Moment], bool] = lambda _: False) -> list[Moment]:
    """Play lively, the naive game beside it, for so many steps or until something has happened."""
    followed: list[Moment] = []
    for moment in moments(start, seed, steps):
        if not followed:
            game, asking, ask = beside(start, moment)
        compare(ask, moment)
        ask = next_question(asking, moment.token)
        compare_worlds(game, moment)
        followed.append(moment)
        if until(moment):
            break
    return followed


def beside(start: Start, moment: Moment) -> tuple[Game, Asking, Ask | None]:
    """A naive game from the same start, and its first question."""
    dungeon = GAME.dungeon(moment.setting)
    if start.line.startswith("new"):
        game = Game(moment.setting, dungeon, moment.before)
        asking = game.from_the_start()
    else:
        _, written = written_position(GAME, start.line)
        game = Game(moment.setting, dungeon, look(written))
        words = dict(word.split("=", 1) for word in start.line.split() if "=" in word)
        asking = game.from_phase(words["phase"], int(words.get("to", f"p{game.order()[0]}")[1:]))
    return game, asking, next_question(asking, None)


def next_question(asking: Asking, token: Any) -> Ask | None:
    try:
        return asking.send(token)
    except StopIteration:
        return None


def compare(ask: Ask | None, moment: Moment) -> None:
    """The question: who, in which phase, which tokens, how likely."""
    assert ask is not None
    assert (ask.phase, ask.actor) == tuple(GAME.fact(moment.setting, moment.state, name) for name in ("phase", "to"))
    offered = [GAME.write(moment.setting, moment.state, step) for step in moment.legal]
    assert sorted(offered) == sorted(ask.options)
    if ask.actor == "*":
        for token, step in zip(offered, moment.legal, strict=True):
            weight = moment.setting.referee.weight(moment.state, step)
            assert weight == pytest.approx(float(ask.options[token] or 0))


def compare_worlds(game: Game, moment: Moment) -> None:
    """All that stands and lies in the dungeon; a band that is being created is not there yet for the naive game."""
    other = Game(moment.setting, GAME.dungeon(moment.setting), moment.after)
    assert game.sight() == other.sight()
    if moment.setting.referee.actor(moment.next_state) == -1:
        assert game.phase == "over"
        assert game.outcome == GAME.fact(moment.setting, moment.next_state, "outcome")
        assert game.score() == int(GAME.fact(moment.setting, moment.next_state, "score"))
