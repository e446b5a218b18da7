"""An arena is fair, goes on where it stopped, and shows what it played."""

from __future__ import annotations

import csv
import signal
import subprocess
from collections import Counter
from io import StringIO
from pathlib import Path

import polars as pl
import pytest

import donjons
from commands import DONJONS, environment, json_of, run, wait_for_journal
from donjons.arena.arena import Arena, Outcome, journal_of, play_bout
from donjons.arena.keeping import as_csv
from donjons.arena.report import figures
from donjons.arena.schedule import Bout, blocks, pairs, seatings
from donjons.arena.sprt import Test as SequentialTest
from donjons.core.game import Setting
from donjons.journal import Rows

PAIR = ("squire", "serf")
SHORT = ("--set", "max_rounds=4")


@pytest.fixture
def setting() -> Setting:
    return donjons.game("barons-2025").setting(2, {"max_rounds": "4"})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_each_side_sits_on_each_seat_equally_often(players: int) -> None:
    found = seatings(players)
    for seat in range(players):
        assert Counter(sides[seat] for sides in found) == {0: len(found) / 2, 1: len(found) / 2}


def test_every_pair_plays_the_same_seeds() -> None:
    everybody = pairs("abc", is_ladder=False)
    seeds: dict[tuple[str, str], set[int]] = {pair: set() for pair in everybody}
    for block in blocks(everybody, 2, range(3)):
        seeds[block.pair] |= {bout.seed for bout in block.bouts}
    assert len(seeds) == 3
    assert all(found == {0, 1, 2} for found in seeds.values())


def test_a_share_counts_every_pair_of_rivals() -> None:
    outcome = Outcome(Bout(0, ("a", "b", "a", "b")), (1.0, 0.5, 0.5, 0.0), (1,) * 4, (0.0,) * 4, (0.0,) * 4)
    assert outcome.share("a") == (2 + 0.5 + 1) / 4
    assert outcome.share("a") + outcome.share("b") == 1


def test_a_bout_is_a_function_of_its_seed(setting: Setting) -> None:
    once, again = (play_bout(setting, Bout(5, PAIR)) for _ in range(2))
    assert (once.payoffs, once.steps) == (again.payoffs, again.steps)


def test_an_interrupted_arena_plays_only_what_is_missing(setting: Setting, tmp_path: Path) -> None:
    whole = Arena(setting, PAIR, range(4))
    whole.run()
    half = Arena(setting, PAIR, range(2), journal=Rows(tmp_path, "arena"))
    half.run(lambda games: half.stop.set() if games >= 2 else None)
    rest = Arena(setting, PAIR, range(4), journal=Rows(tmp_path, "arena"))
    rest.run()
    assert rest.taken_up >= 2
    assert rest.scores() == whole.scores()
    assert not list(tmp_path.iterdir())


def test_a_test_stops_an_arena_as_soon_as_it_is_decided(setting: Setting) -> None:
    arena = Arena(setting, PAIR, range(500), SequentialTest(0, 200))
    arena.run()
    assert arena.verdict(PAIR) == "better"
    assert len(arena.outcomes) < 200


def test_on_a_ladder_each_plays_the_one_before_until_that_is_decided(setting: Setting) -> None:
    arena = Arena(setting, ("random", "serf", "greedy"), range(100), SequentialTest(0, 200), is_ladder=True)
    arena.run()
    told = figures(arena)
    assert [test["pair"] for test in told["tests"]] == [("serf", "random"), ("greedy", "serf")]
    assert [test["verdict"] for test in told["tests"]] == ["better", "better"]
    assert len(arena.outcomes) < 100
    assert [rating["engine"] for rating in told["ratings"]] == ["random", "serf", "greedy"]
    assert told["ratings"][2]["elo"] > told["ratings"][1]["elo"] > 0


def test_engines_that_play_together_are_compared_on_the_same_seeds(setting: Setting) -> None:
    arena = Arena(setting, PAIR, range(3), is_together=True)
    arena.run()
    told = figures(arena)
    assert len(arena.outcomes) == 6
    assert told["together"][1]["payoff"][0] == pytest.approx(0.5)


def test_every_game_is_a_line_for_each_seat(setting: Setting) -> None:
    arena = Arena(setting, PAIR, range(2))
    arena.run()
    rows = list(csv.DictReader(StringIO(as_csv(arena))))
    assert len(rows) == 2 * 2 * 2
    assert {row["engine"] for row in rows} == set(PAIR)
    assert all(float(row["longest"]) <= float(row["seconds"]) for row in rows)


def test_games_and_ratings_go_into_files(tmp_path: Path) -> None:
    command = ("arena", "barons-2025", *PAIR, "--seeds", "3", *SHORT, "--write")
    table, picture = tmp_path / "games.parquet", tmp_path / "ratings.svg"
    assert run(tmp_path, *command, str(table)).returncode == 0
    assert pl.read_parquet(table).group_by("engine").len().sort("engine").rows() == [("serf", 6), ("squire", 6)]
    assert run(tmp_path, *command, str(picture)).returncode == 0
    assert all(f">{engine}</text>" in picture.read_text(encoding="utf-8") for engine in PAIR)


def test_the_command_rates_and_tests(tmp_path: Path) -> None:
    told = json_of(tmp_path, "arena", "barons-2025", *PAIR, "random", "--seeds", "3", *SHORT)
    assert [row["engine"] for row in told["ratings"]] == [*PAIR, "random"]
    assert told["ratings"][0]["elo"] == 0
    shown = run(tmp_path, "arena", "barons-2025", *PAIR, "--sprt", "0:200", "--seeds", "100", "--lang", "fr", *SHORT)
    assert "squire meilleur que serf ? Oui" in shown.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("squire",), "two different engines"),
        (("squire", "squire"), "two different engines"),
        (("squire", "serf", "--sprt", "80:0"), "the smaller"),
        (("squire", "serf", "--sprt", "much"), "two differences in Elo"),
        (("squire", "serf", "page", "--sprt", "0:80"), "name two, or add --ladder"),
        (("squire", "serf", "--sprt", "0:80", "--together"), "compares two engines"),
        (("squire", "serf", "--write", "games.xls"), ".parquet"),
        (("squire", "serf", "--write", "nowhere/games.csv"), "make it first"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = run(tmp_path, "arena", "barons-2025", *words)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_killed_arena_is_taken_up(tmp_path: Path) -> None:
    command = ["arena", "barons-2025", *PAIR, *SHORT, "--seeds", "5000"]
    process = subprocess.Popen([DONJONS, *command], env=environment(tmp_path), stdout=subprocess.DEVNULL)
    wait_for_journal(tmp_path)
    process.send_signal(signal.SIGKILL)
    process.wait()
    taken_up = json_of(tmp_path, *command[:-1], "6")
    afresh = json_of(tmp_path, *command[:-1], "6", "--fresh")
    assert taken_up["pairs"] == afresh["pairs"]


def test_journals_of_different_arenas_lie_apart(setting: Setting) -> None:
    assert journal_of(setting, PAIR, 0).path != journal_of(setting, PAIR, 1).path
