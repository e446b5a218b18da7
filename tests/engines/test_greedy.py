"""The greedy engine plays legal, sensible, repeatable games to their end."""

from __future__ import annotations

import numpy as np
import pytest

import donjons
from donjons.core.errors import NotFound
from donjons.core.match import Match
from donjons.engines.batch import Engine, Simulator
from donjons.lab.simulate import Simulation
from playing import EDITIONS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_end_before_the_cap(players: int) -> None:
    setting = donjons.game("barons-2025").setting(players)
    figures = Simulation(setting, ["greedy"] * players, 200, 1).run().figures()
    assert figures["endings"].get("rounds", 0) < 0.03
    assert figures["rounds"]["quartiles"][1] < 40


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat: int) -> None:
    engines = ["random", "random"]
    engines[seat] = "greedy"
    summary = Simulation(donjons.game("barons-2025").setting(2), engines, 100, 2).run()
    assert summary.wins[seat] > 95


@pytest.mark.parametrize("key", EDITIONS)
def test_every_step_of_a_greedy_game_is_legal(key: str) -> None:
    setting = donjons.game(key).setting(3)
    match = Match(setting)
    for step in Simulator(setting, ["greedy"] * 3).record(9, 0, 5000):
        match.play(setting.game.write(setting, match.state, step))
    assert match.over


def test_an_engine_in_a_match_completes_a_win_in_one() -> None:
    match = donjons.game("barons-2025").match_from("pos to=B die=2 | B b33 k2,3 d5,9,18 t33*3 | R b20 k21,22", seed=1)
    assert Engine(match.setting, "greedy").choose(match) == "C33"


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    setting = donjons.game("barons-2025").setting(2)
    simulator = Simulator(setting, ["greedy", "random"])
    assert simulator.record(3, 8, 4000) == simulator.record(3, 8, 4000)
    assert simulator.record(3, 8, 4000) != simulator.record(3, 9, 4000)


def test_payoffs_of_a_batch_are_shares_that_add_up() -> None:
    setting = donjons.game("barons-2025").setting(4)
    games = Simulator(setting, ["greedy"] * 4).play(0, 0, 20)
    assert np.allclose(games.payoffs.sum(axis=1), 2.0)


def test_an_unknown_engine_is_refused_by_name() -> None:
    with pytest.raises(NotFound, match="the engines are random, greedy"):
        Simulator(donjons.game("barons-2025").setting(2), ["genius", "greedy"])
