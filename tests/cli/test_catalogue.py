"""donjons games and donjons rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from commands import json_of, run
from donjons.games import CATALOGUE, find


def test_every_game_of_the_catalogue_can_be_found(tmp_path: Path) -> None:
    listed = json_of(tmp_path, "games")
    assert [game["key"] for game in listed] == [entry.key for entry in CATALOGUE]
    assert all(find(entry.key).key == entry.key for entry in CATALOGUE)


def test_listing_the_games_needs_no_compiler() -> None:
    program = "import sys, donjons.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_rules_list_every_parameter_with_default_range_and_meaning(tmp_path: Path) -> None:
    rows = {row["name"]: row for row in json_of(tmp_path, "rules", "barons-2025")}
    assert rows["target_points"]["default"] == "16 / 12 / 10"
    assert rows["mountains"]["allowed"] == "0 to 36"
    assert rows["end_check"]["allowed"] == "action or turn"
    assert all(row["meaning"] for row in rows.values())


def test_the_lists_speak_french_too(tmp_path: Path) -> None:
    assert "joueurs" in run(tmp_path, "games", "--lang", "fr").stdout
    assert "montagnes" in run(tmp_path, "rules", "barons-2025", LANG="fr_FR.UTF-8").stdout


def test_every_command_has_examples(tmp_path: Path) -> None:
    for command in ("games", "rules", "play", "replay", "verify", "check", "simulate"):
        assert f"donjons {command}" in run(tmp_path, command, "--help").stdout.split("Examples:")[1]
