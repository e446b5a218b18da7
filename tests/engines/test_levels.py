"""Levels, names and players: what a seat can be played by."""

from __future__ import annotations

import subprocess
import sys

import pytest

import donjons
from donjons.core.ask import Referee
from donjons.core.errors import NotFound
from donjons.core.match import Match
from donjons.core.taste import PLAIN, TASTES
from donjons.engines.batch import Engine
from donjons.engines.contest import Contest, simulator
from donjons.engines.levels import TITLES, levels, personalities
from donjons.engines.names import check, names
from donjons.engines.players import player
from donjons.games import CATALOGUE


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.key)
def test_every_game_has_all_the_levels(entry) -> None:  # type: ignore[no-untyped-def]
    ladder = levels(entry.key)
    assert [level.key for level in ladder] == list(TITLES)
    assert len({(level.iterations, level.whims) for level in ladder}) == len(ladder)
    assert len({level.title["fr"] for level in ladder}) == len(ladder)


def test_listing_the_levels_needs_no_compiler() -> None:
    script = (
        "import sys; from donjons.engines.names import names; names('barons-2025'); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("name", ["random", "greedy", "serf", "king", "search:30", "search:0.5s", "./my-bot"])
def test_names_that_there_are(name: str) -> None:
    check("barons-2025", name)


@pytest.mark.parametrize("name", ["genius", "search:0", "search:", "search:1e3", "human", ""])
def test_a_name_that_there_is_not_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(NotFound, match="random, greedy, serf"):
        check("barons-2025", name)


@pytest.mark.parametrize("key", [entry.key for entry in CATALOGUE if personalities(entry.key)])
def test_personalities_judge_positions_in_their_own_way(key: str) -> None:
    setting = donjons.game(key).setting(2)
    match, greedy = Match(setting, 2), Engine(setting, "greedy")
    tastes = [(PLAIN,) * TASTES, *(one.taste for one in personalities(key))]
    judges = []
    for taste in tastes:
        rules = setting.rules.copy()
        rules["taste"] = taste
        judges.append(Referee(rules, setting.players, setting.game.most_steps))
    judged: list[list[float]] = [[] for _ in judges]
    while not match.over:
        for judge, estimates in zip(judges, judged, strict=True):
            estimates.extend(judge.evaluate(match.state))
        match.play(greedy.choose(match))
    assert len({tuple(estimates) for estimates in judged}) == len(tastes)


@pytest.mark.parametrize("name", names("barons-2025"))
def test_every_engine_opens_a_game(name: str) -> None:
    match = donjons.game("barons-2025").start(2, seed=4)
    chosen = player(match.setting, name, seed=1).choose(match)
    assert chosen in match.legal()


def test_games_of_levels_are_a_function_of_their_seed() -> None:
    contest = simulator(donjons.game("barons-2025").setting(2, {"max_rounds": "6"}), ["page", "squire"])
    assert isinstance(contest, Contest)
    once, again, others = (contest.play(seed, 5, 2) for seed in (1, 1, 2))
    assert (once.states == again.states).all()
    assert (once.states != others.states).any()


def test_a_weak_level_loses_to_the_greedy_engine() -> None:
    games = Contest(donjons.game("barons-2025").setting(2), ["serf", "greedy"]).play(1, 0, 10)
    assert games.payoffs[:, 0].sum() <= 2
