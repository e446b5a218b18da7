"""Positions of barons-2025 that the strongest levels must solve; the answers are checked by trying everything."""

from __future__ import annotations

import pytest

import donjons
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.engines.batch import Engine
from donjons.engines.players import engine
from tactics import after_turn, has_won, threat, turns

STRONGEST = ("duke", "king")
BLUE, RED = 0, 1

WINS = {
    "walk, then build": "pos to=B die=2 | B b27 k2,3 d5,9,18 t33*3 | R b20 k21,22",
    "recruit, then build with the die": "pos to=B die=4 | B b33 k2,3 d5,9,18 t33*2 | R b20 k21,22",
}
BLOCKS = {
    "a knight reaches the builders": "pos to=B die=3 | B b20 k27,28 d12,36 t20*2 | R b33 k2,3 d5,9,18 t33*3",
    "a knight far away, with the bonus": "pos to=B die=2 | B b14 k26,30 d12,36 t20*1 | R b33 k2,3 d5,9,18 t33*3",
    "a knight that needs two moves": "pos to=B die=5 | B b14 k26,10 d12,36 t20*3 | R b30 k2,3 d5,9,18 t30*3",
}
EXHAUSTIONS = {
    "a donjon that loses the game": "pos to=B die=2 | B b33 k2,3 d9 t33*3 x22 | R b20 k21,22 d18,25,36,5",
    "the same with two orders": "pos to=B die=4 | B b33 k2,3 d9,29 t33*3 x22 | R b20 k21,22 d18,25,36,5",
}
BESIEGED = "pos to=B die=6 | B b8 k26,17 d20,36,9,3 t27*2,28*1 | R b21 k24,33 d7,30,33 t20*2,21*1"


def match_from(position: str) -> Match:
    return donjons.game("barons-2025").match_from(position)


def played(match: Match, level: str) -> Records:
    """The position after the turn of a level."""
    found = engine(match.setting, level, threads=1)
    assert found is not None
    return after_turn(match, found)


def passed(match: Match) -> Records:
    state = match.state.copy()
    (step,) = match.setting.game.parse(match.setting, state, "=")
    match.setting.referee.play(state, step)
    return state


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize("position", WINS.values(), ids=WINS)
def test_a_win_within_the_turn_is_taken(position: str, level: str) -> None:
    match = match_from(position)
    goal = has_won(match.setting, BLUE)
    assert goal(played(match, level))


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize("position", BLOCKS.values(), ids=BLOCKS)
def test_a_win_of_the_other_is_blocked(position: str, level: str) -> None:
    match = match_from(position)
    goal = has_won(match.setting, RED)
    assert threat(match.setting, passed(match), RED, goal) == pytest.approx(1)
    assert threat(match.setting, played(match, level), RED, goal) == 0


@pytest.mark.parametrize("position", BLOCKS.values(), ids=BLOCKS)
def test_the_greedy_engine_does_not_see_it_coming(position: str) -> None:
    match = match_from(position)
    state = after_turn(match, Engine(match.setting, "greedy"))
    assert threat(match.setting, state, RED, has_won(match.setting, RED)) > 0


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize("position", EXHAUSTIONS.values(), ids=EXHAUSTIONS)
def test_nobody_exhausts_himself_when_behind(position: str, level: str) -> None:
    match = match_from(position)
    lost = has_won(match.setting, RED)
    assert any(lost(end) for end in turns(match.setting, match.state, BLUE))
    assert not lost(played(match, level))


@pytest.mark.parametrize("level", STRONGEST)
def test_a_besieged_donjon_is_saved(level: str) -> None:
    match = match_from(BESIEGED)
    tile = 20

    def is_razed(state: Records) -> bool:
        return int(state["donjon"][0][tile - 1]) != BLUE

    assert threat(match.setting, passed(match), RED, is_razed) == pytest.approx(1)
    assert threat(match.setting, played(match, level), RED, is_razed) == 0
