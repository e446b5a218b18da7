"""donjons simulate, stopped in all the ways a process can be stopped."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import pytest

from commands import DONJONS, environment, json_of, run, wait_for_journal
from patience import PATIENCE

GREEDY = ("simulate", "barons-2025", "--bots", "greedy", "--seed", "5")


def test_the_figures_have_plain_names(tmp_path: Path) -> None:
    figures = json_of(tmp_path, "simulate", "barons-2025", "--games", "40", "--bots", "greedy,random", "--players", "2")
    assert figures["games"] == 40
    assert figures["seats"][0]["win_rate"] > 0.8
    assert figures["seats"][0]["win_rate_low"] < figures["seats"][0]["win_rate"] <= figures["seats"][0]["win_rate_high"]
    assert sum(figures["endings"].values()) == pytest.approx(1)
    assert figures["steps_per_second"] > 0
    assert set(figures["rounds"]) == {"mean", "quartiles", "least", "most", "histogram"}


def test_a_rule_file_says_what_is_simulated_and_set_changes_it(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text('game = "co-2023"\nplayers = 3\n[set]\ntarget_points = 5\nmax_rounds = 9\n')
    figures = json_of(tmp_path, "simulate", "--rules", str(rules), "--set", "max_rounds=8", "--games", "4")
    assert (figures["game"], figures["players"]) == ("co-2023", 3)
    assert figures["changes"] == {"target_points": "5", "max_rounds": "8"}


def test_the_same_seed_gives_the_same_games_in_both_languages(tmp_path: Path) -> None:
    english = run(tmp_path, *GREEDY, "--games", "30").stdout.splitlines()[:3]
    french = run(tmp_path, *GREEDY, "--games", "30", "--lang", "fr").stdout.splitlines()[:3]
    assert english[0] != french[0]
    assert english[1].split() == french[1].split()


@pytest.mark.parametrize("fatal", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_simulation_shows_what_it_played_and_goes_on_later(tmp_path: Path, fatal: signal.Signals) -> None:
    command = [DONJONS, *GREEDY, "--games", "1000000", "--json"]
    process = subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, text=True)
    wait_for_journal(tmp_path)
    process.send_signal(fatal)
    said, _ = process.communicate(timeout=PATIENCE)
    figures = json.loads(said)
    assert process.returncode == 130
    assert 0 < figures["games"] < 1_000_000
    later = run(tmp_path, *GREEDY, "--games", str(figures["games"] + 50))
    assert "already played by an interrupted run" in later.stdout


def test_a_killed_simulation_is_taken_up_with_the_same_result(tmp_path: Path) -> None:
    command = [DONJONS, *GREEDY, "--games", "1000000"]
    process = subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for_journal(tmp_path)
    process.kill()
    process.wait()
    taken_up = json_of(tmp_path, *GREEDY, "--games", "500")
    afresh = json_of(tmp_path, *GREEDY, "--games", "500", "--fresh")
    for name in ("games", "rounds", "steps", "endings"):
        assert taken_up[name] == afresh[name]
