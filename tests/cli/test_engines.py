"""donjons engines, and engines by name on the command line."""

from __future__ import annotations

from pathlib import Path

from commands import json_of, run


def test_the_engines_are_listed_in_both_languages(tmp_path: Path) -> None:
    listed = json_of(tmp_path, "engines", "barons-2025")
    assert [row["name"] for row in listed][:3] == ["random", "greedy", "serf"]
    assert "Écuyer" in run(tmp_path, "engines", "guerre", "--lang", "fr").stdout


def test_an_unknown_game_or_engine_is_refused(tmp_path: Path) -> None:
    assert "did you mean guerre?" in run(tmp_path, "engines", "gerre").stderr
    done = run(tmp_path, "play", "barons-2025", "--seat", "wizard")
    assert done.returncode == 2
    assert "there is no engine 'wizard'" in done.stderr


def test_a_level_takes_a_seat(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    seats = ("--seat", "squire", "--seat", "page", "--set", "max_rounds=5")
    assert run(tmp_path, "play", "barons-2025", *seats, "--save", str(kept)).returncode == 0
    assert json_of(tmp_path, "verify", str(kept))["over"]


def test_levels_are_simulated(tmp_path: Path) -> None:
    figures = json_of(tmp_path, "simulate", "barons-2025", "--games", "6", "--bots", "squire,random")
    assert figures["games"] == 6
    assert figures["seats"][0]["wins"] > figures["seats"][1]["wins"]
