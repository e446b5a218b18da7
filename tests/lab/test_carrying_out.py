"""A study gives the same tables whatever the workers, the interruptions and the machines."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import polars as pl
import pytest
from distributed.utils import open_port

from clusters import cluster
from commands import DONJONS, environment, run
from donjons.lab import games
from donjons.lab.cells import cells_of
from donjons.lab.running import How, Progress
from donjons.lab.storage import Results
from studies import QUICK, played, study

LONG = QUICK.replace("games = 60", "games = 40_000").replace("max_rounds = 5", "max_rounds = 3")


def test_any_number_of_workers_gives_the_same_bytes(tmp_path: Path) -> None:
    tables = [
        (played(tmp_path / str(workers), QUICK.replace("games = 60", "games = 4100"), workers)[0].folder)
        / "games.parquet"
        for workers in (1, 2, 3)
    ]
    assert len({table.read_bytes() for table in tables}) == 1


def test_only_missing_games_are_played(tmp_path: Path) -> None:
    results, _ = played(tmp_path)
    before = {path: path.stat().st_mtime_ns for path in results.folder.rglob("*-*.parquet")}
    told: list[Progress] = []
    file = study(tmp_path, QUICK.replace("games = 60", "games = 100"))
    games.carry_out(file.study, results, cells_of(file.study), How(progress=told.append))
    assert told[0].done == 120
    assert told[-1].done == told[-1].asked == 200
    assert all(path.stat().st_mtime_ns == time for path, time in before.items())
    numbers = results.games(cells_of(file.study)[0]).select("number").collect()["number"].to_list()
    assert numbers == list(range(100))


def test_a_study_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path) -> None:
    (tmp_path / "killed").mkdir()
    path = tmp_path / "killed" / "study.toml"
    path.write_text(LONG, encoding="utf-8")
    command = [DONJONS, "study", "run", str(path)]
    for pieces in (2, 6):
        process = subprocess.Popen(
            command, env=environment(tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for_pieces(tmp_path / "killed", pieces)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert not (tmp_path / "killed" / "study" / "report.html").exists()
    shorter = LONG.replace("40_000", "20_000")
    path.write_text(shorter, encoding="utf-8")
    done = run(tmp_path, "study", "run", str(path))
    assert done.returncode == 0, done.stderr
    whole, _ = played(tmp_path / "whole", shorter)
    assert tables_equal(tmp_path / "killed" / "study", whole.folder)


def test_a_stopped_study_reports_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(LONG, encoding="utf-8")
    process = subprocess.Popen(
        [DONJONS, "study", "run", str(path)], env=environment(tmp_path), stdout=subprocess.PIPE, text=True
    )
    wait_for_pieces(tmp_path, 2)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "not finished" in said
    assert "not finished" in (tmp_path / "study" / "report.html").read_text(encoding="utf-8")


def test_a_cluster_gives_the_same_games_though_a_worker_is_killed(tmp_path: Path) -> None:
    text = LONG.replace("40_000", "12_000")
    file = study(tmp_path / "cluster", text)
    results, cells = Results(tmp_path / "cluster" / "results"), cells_of(file.study)
    with cluster(tmp_path, workers=3) as (address, processes):

        def kill_one(progress: Progress) -> None:
            if progress.done:
                processes[0].kill()

        assert games.carry_out(file.study, results, cells, How(cluster=address, progress=kill_one))
        assert processes[0].wait() == -signal.SIGKILL
    results.gather(cells)
    alone, _ = played(tmp_path / "alone", text)
    assert (results.folder / "games.parquet").read_bytes() == (alone.folder / "games.parquet").read_bytes()


def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(QUICK, encoding="utf-8")
    done = run(tmp_path, "study", "run", str(path), "--cluster", f"tcp://127.0.0.1:{open_port()}")
    assert done.returncode == 2
    assert "no Dask scheduler answers" in done.stderr


@pytest.mark.parametrize("precision", [0.2, 0.01])
def test_a_study_stops_when_it_is_precise_enough(tmp_path: Path, precision: float) -> None:
    text = QUICK.replace("random", "greedy").replace("games = 60", f"games = 800\nprecision = {precision}")
    results, cells = played(tmp_path, text)
    games_played = [sum(count for _, count in results.played(cell)) for cell in cells]
    assert len(set(games_played)) == 1
    assert games_played[0] == (200 if precision == 0.2 else 800)


def wait_for_pieces(folder: Path, pieces: int) -> None:
    for _ in range(1200):
        if len(list(folder.rglob("*-*.parquet"))) >= pieces:
            return
        time.sleep(0.1)
    raise AssertionError("no games were written down within two minutes")


def tables_equal(first: Path, second: Path) -> bool:
    return pl.read_parquet(first / "games.parquet").equals(pl.read_parquet(second / "games.parquet"))
