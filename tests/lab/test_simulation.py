"""Simulations add up the same whatever the chunks, the workers and the interruptions."""

from __future__ import annotations

from pathlib import Path

import pytest

import donjons
from donjons.core.game import Setting
from donjons.engines.batch import Simulator
from donjons.lab.journal import Journal
from donjons.lab.simulate import Simulation
from donjons.lab.sums import Summary
from donjons.statistics import wilson

ENGINES = ("random", "random")


@pytest.fixture
def setting() -> Setting:
    return donjons.game("barons-2025").setting(2, {"max_rounds": "10"})


def test_any_chunks_give_the_sums_of_one_batch(setting: Setting) -> None:
    whole = Summary.of(setting, Simulator(setting, ENGINES).play(4, 0, 100), 0)
    parts = Simulation(setting, ENGINES, 100, 4, workers=3).run()
    assert {**parts.to_sums(), "cpu_seconds": 0} == {**whole.to_sums(), "cpu_seconds": 0}


def test_sums_survive_being_written_down(setting: Setting, tmp_path: Path) -> None:
    journal = Journal(setting, ENGINES, 4, tmp_path)
    chunk = Summary.of(setting, Simulator(setting, ENGINES).play(4, 0, 10), 0.5)
    journal.write(0, chunk)
    ((first, read),) = journal.read()
    assert (first, read) == (0, chunk)


def test_a_half_written_line_does_not_count(setting: Setting, tmp_path: Path) -> None:
    journal = Journal(setting, ENGINES, 4, tmp_path)
    journal.write(0, Summary.of(setting, Simulator(setting, ENGINES).play(4, 0, 10), 0.5))
    whole = journal.path.read_text(encoding="utf-8")
    journal.path.write_text(whole + whole[: len(whole) // 2], encoding="utf-8")
    assert len(list(journal.read())) == 1


def test_only_missing_games_are_played(setting: Setting, tmp_path: Path) -> None:
    journal = Journal(setting, ENGINES, 4, tmp_path)
    journal.write(30, Summary.of(setting, Simulator(setting, ENGINES).play(4, 30, 20), 0.0))
    simulation = Simulation(setting, ENGINES, 100, 4, journal)
    total = simulation.run()
    assert simulation.taken_up == 20
    assert total.games == 100
    assert total.steps == Simulation(setting, ENGINES, 100, 4).run().steps
    assert not journal.path.exists()


def test_what_is_kept_does_not_grow_with_the_number_of_games(setting: Setting) -> None:
    few, many = (Simulation(setting, ENGINES, games, 4).run() for games in (300, 3000))
    assert len(many.rounds.counts) <= len(few.rounds.counts) + 10
    assert len(many.steps.counts) < 200


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 10, 0.0179, 0.4042), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_intervals_are_those_of_the_tables(successes: int, trials: int, low: float, high: float) -> None:
    assert list(wilson(successes, trials)) == pytest.approx([low, high], abs=1e-4)
