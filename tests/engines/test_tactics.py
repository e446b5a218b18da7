"""Positions of barons that the strongest levels must solve; the answers are checked by trying everything."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import donjons
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.engines.batch import Engine
from donjons.engines.players import engine
from tactics import has_won, threat, turn_of, turns

STRONGEST = ("duke", "king")
BLUE, RED = 0, 1
HILLS = "kind=9:4,12:3,15:4,33:4"
OBJECTIVES = "obj=1,3,8,10,12,17,19"
Positions = Mapping[str, tuple[str, str]]  # what there is to see in it: (game, position)

WINS: Positions = {
    "walk, then build": ("barons-2025", "pos to=B die=2 | B b27 k2,3 d5,9,18 t33*3 | R b20 k21,22"),
    "recruit, then build with the die": ("barons-2025", "pos to=B die=4 | B b33 k2,3 d5,9,18 t33*2 | R b20 k21,22"),
    "walk to the last hill": ("barons-2024", f"pos die=2 {HILLS} | B b27 s2,3 d9,15 t33*3 | R b20 s21,22"),
    "a saboteur comes to help": ("barons-2024", f"pos die=2 {HILLS} | B b33 s27,3 d9,15 t33*3 | R b20 s33,22"),
    "the last seat ends the game": (
        "co-2023",
        f"pos to=R sab=2,4,18 {OBJECTIVES} | B b13 d1,3 | R b11 d8,12,17 t10*3",
    ),
    "a saboteur is sent away": ("co-2023", f"pos to=R sab=10,4,18 {OBJECTIVES} | B b13 d1,3 | R b10 d8,12,17 t10*3"),
}
BLOCKS: Positions = {
    "a knight reaches the builders": (
        "barons-2025",
        "pos to=B die=3 | B b20 k27,28 d12,36 t20*2 | R b33 k2,3 d5,9,18 t33*3",
    ),
    "a knight far away, with the bonus": (
        "barons-2025",
        "pos to=B die=2 | B b14 k26,30 d12,36 t20*1 | R b33 k2,3 d5,9,18 t33*3",
    ),
    "a knight that needs two moves": (
        "barons-2025",
        "pos to=B die=5 | B b14 k26,10 d12,36 t20*3 | R b30 k2,3 d5,9,18 t30*3",
    ),
    "a saboteur or a skirmish": (
        "barons-2024",
        f"pos die=3 {HILLS} | B b20 s27,28 d12 t20*2 | R b33 s2,3 d9,15 t33*3",
    ),
    "a saboteur from two tiles away": ("barons-2024", f"pos die=3 {HILLS} | B b14 s26,10 d12 | R b33 s2,3 d9,15 t33*3"),
    "stand where the builder must": (
        "co-2023",
        f"pos sab=2,4,18 {OBJECTIVES} | B b9 d1,3,19 t13*2 | R b6 d8,12,17 t10*3",
    ),
    "one of the builders falls": (
        "co-2023",
        f"pos sab=2,6,18 {OBJECTIVES} | B b13 d1,3,19 t14*2 | R b10 d8,12,17 t10*3",
    ),
}
EXHAUSTIONS = {
    "a donjon that loses the game": "pos to=B die=2 | B b33 k2,3 d9 t33*3 x22 | R b20 k21,22 d18,25,36,5",
    "the same with two orders": "pos to=B die=4 | B b33 k2,3 d9,29 t33*3 x22 | R b20 k21,22 d18,25,36,5",
}
BESIEGED = {
    "barons-2025": ("pos to=B die=6 | B b8 k26,17 d20,36,9,3 t27*2,28*1 | R b21 k24,33 d7,30,33 t20*2,21*1", 20),
    "barons-2024": (f"pos die=6 {HILLS},20:4 | B b8 s26,17 d20,9 t27*2,28*1 | R b21 s24,36 d7,30 t20*2,21*1", 20),
    "co-2023": (f"pos sab=2,4,18 {OBJECTIVES} | B b10 d10,1,19 t9*2 | R b6 d3,12,8 t10*2,5*1", 10),
}  # the position, and the tile of the donjon
LAST_CHANCE = f"pos to=R sab=2,4,18 final=1 {OBJECTIVES} | B b16 d1,3,8,12 | R b14 d10,17,19 t9*3"


def match_from(game: str, position: str) -> Match:
    return donjons.game(game).match_from(position)


def played(match: Match, level: str) -> Records:
    """The position after the turn of a level."""
    found = engine(match.setting, level, threads=1)
    assert found is not None
    return turn_of(match, found)[1]


def passed(match: Match) -> Records:
    state = match.state.copy()
    (step,) = match.setting.game.parse(match.setting, state, "=")
    match.setting.referee.play(state, step)
    return state


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize(("game", "position"), WINS.values(), ids=WINS)
def test_a_win_within_the_turn_is_taken(game: str, position: str, level: str) -> None:
    match = match_from(game, position)
    goal = has_won(match.setting, match.actor)
    assert goal(played(match, level))


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize(("game", "position"), BLOCKS.values(), ids=BLOCKS)
def test_a_win_of_the_other_is_blocked(game: str, position: str, level: str) -> None:
    match = match_from(game, position)
    goal = has_won(match.setting, RED)
    assert threat(match.setting, passed(match), RED, goal) == pytest.approx(1)
    assert threat(match.setting, played(match, level), RED, goal) == 0


@pytest.mark.parametrize(
    ("game", "position"), [pair for pair in BLOCKS.values() if pair[0] == "barons-2025"], ids=range(3)
)
def test_the_greedy_engine_does_not_see_it_coming(game: str, position: str) -> None:
    match = match_from(game, position)
    _, state = turn_of(match, Engine(match.setting, "greedy"))
    assert threat(match.setting, state, RED, has_won(match.setting, RED)) > 0


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize("position", EXHAUSTIONS.values(), ids=EXHAUSTIONS)
def test_nobody_exhausts_himself_when_behind(position: str, level: str) -> None:
    match = match_from("barons-2025", position)
    lost = has_won(match.setting, RED)
    assert any(lost(end) for end in turns(match.setting, match.state, BLUE))
    assert not lost(played(match, level))


@pytest.mark.parametrize("level", STRONGEST)
def test_a_lost_game_is_saved_in_its_last_turn(level: str) -> None:
    match = match_from("co-2023", LAST_CHANCE)
    lost = has_won(match.setting, BLUE)
    ends = [lost(end) for end in turns(match.setting, match.state, RED)]
    assert any(ends)
    assert not all(ends)
    assert not lost(played(match, level))


@pytest.mark.parametrize("level", STRONGEST)
@pytest.mark.parametrize("game", BESIEGED)
def test_a_besieged_donjon_is_saved(game: str, level: str) -> None:
    position, tile = BESIEGED[game]
    match = match_from(game, position)

    def is_razed(state: Records) -> bool:
        return int(state["donjon"][0][tile - 1]) != BLUE

    assert threat(match.setting, passed(match), RED, is_razed) == pytest.approx(1)
    assert threat(match.setting, played(match, level), RED, is_razed) == 0
