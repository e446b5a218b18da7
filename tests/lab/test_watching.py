"""Watched games are the games that everybody plays, whoever plays them; what they share is what was asked."""

from __future__ import annotations

import numpy as np
import pytest

import donjons
from donjons.core.game import Setting
from donjons.engines.batch import Simulator
from donjons.engines.watcher import LineUp, Watcher
from donjons.engines.watching import CHOICES, LUCK, MOMENTS

GREEDY = LineUp(("greedy", "greedy"))


@pytest.fixture
def setting() -> Setting:
    return donjons.game("barons-2025").setting(2, {"max_rounds": "6"})


def test_watching_changes_nothing(setting: Setting) -> None:
    seen = Watcher(setting, GREEDY, weighed=CHOICES | LUCK).play(3, 5, 8)
    played = Simulator(setting, GREEDY.names).play(3, 5, 8)
    assert (seen.states == played.states).all()
    assert (seen.steps == played.steps).all()
    assert (seen.payoffs == played.payoffs).all()
    assert (seen.endings == played.endings).all()


def test_games_of_other_players_are_watched_all_the_same(setting: Setting) -> None:
    seen = Watcher(setting, LineUp(("serf", "serf")), weighed=CHOICES).play(3, 0, 2)
    assert (seen.states["phase"] == 11).all()
    assert (seen.moments == setting.game.rounds(seen.states)).all()
    assert (seen.decisions.sum(axis=1) > 0).all()
    again = Watcher(setting, LineUp(("serf", "serf")), weighed=CHOICES).play(3, 1, 1)
    assert (again.states == seen.states[1:]).all()


def test_rotated_seats_share_their_chance(setting: Setting) -> None:
    line_up = LineUp(("greedy", "random"))
    assert [line_up.rotated(game) for game in range(3)] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    watcher = Watcher(donjons.game("barons-2025").setting(2, {"color_choice": "fixed"}), line_up)
    seen = watcher.play(1, 0, 4)
    assert (seen.openings["kind"][0] == seen.openings["kind"][1]).all()
    assert (seen.openings["kind"][0] != seen.openings["kind"][2]).any()


def test_games_of_one_set_up_differ_afterwards(setting: Setting) -> None:
    seen = Watcher(setting, GREEDY, per_setup=4).play(1, 0, 8)
    assert len(np.unique(seen.openings["kind"], axis=0)) == 2
    assert len(np.unique(seen.states)) == 8


def test_python_players_share_set_ups_too(setting: Setting) -> None:
    seen = Watcher(setting, LineUp(("serf", "serf")), per_setup=2).play(1, 0, 2)
    assert (seen.openings["kind"][0] == seen.openings["kind"][1]).all()
    assert seen.states[0] != seen.states[1]


def test_the_standings_of_a_long_game_are_thinned_out() -> None:
    setting = donjons.game("barons-2025").setting(2, {"max_rounds": "300", "target_points": "200"})
    seen = Watcher(setting, LineUp(("random", "random"))).play(1, 0, 1)
    rounds = int(seen.states["round_no"][0])
    assert rounds > MOMENTS
    assert MOMENTS // 2 <= seen.moments[0] <= MOMENTS
    assert seen.strides[0] == 4


def test_luck_is_even_and_what_one_seat_gains_the_other_loses(setting: Setting) -> None:
    seen = Watcher(setting, GREEDY, weighed=LUCK).play(1, 0, 40)
    assert seen.luck.sum(axis=1) == pytest.approx(np.zeros(40), abs=1e-9)
    assert abs(seen.luck[:, 0].mean()) < 4 * seen.luck[:, 0].std() / np.sqrt(40)
    assert (seen.luck != 0).any()


@pytest.mark.parametrize("key", ["barons-2025", "guerre"])
def test_decisions_are_those_of_each_phase(key: str) -> None:
    """Counted once more step by step, by the verb that names the phase and the lists that engines get."""
    setting = donjons.game(key).setting(2, {"max_rounds": "4"})
    line_up = LineUp(("greedy", "random"))
    seen = Watcher(setting, line_up, weighed=CHOICES).play(2, 0, 1)
    found = np.zeros((3, len(setting.game.phases)), int)
    state = setting.game.new(setting)
    for step in Simulator(setting, line_up.names).record(2, 0, 10_000):
        legal = setting.referee.legal(state)
        if setting.referee.actor(state) >= 0 and len(legal) > 1:
            phase = int(state["phase"][0])
            found[:, phase] += (1, len(legal), len(setting.referee.legal(state, canonical=True)))
        setting.referee.play(state, step)
    assert np.array_equal(found, [seen.decisions[0], seen.choices[0], seen.canonical[0]])
    assert (found[2] <= found[1]).all()
    assert found[2].sum() < found[1].sum()


def test_what_is_counted_adds_up(setting: Setting) -> None:
    seen = Watcher(setting, GREEDY).play(1, 0, 5)
    counted = setting.game.counted
    faces = [counted.index(f"face_{face}") for face in range(1, 7)]
    rolls = seen.counts[:, :, faces].sum(axis=(1, 2))
    assert (rolls == seen.turns).all()
