"""Bots of other people, from packages and programs, in real processes: whatever they do is met with a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import donjons
from commands import json_of, run
from donjons.core.errors import BotFailed
from donjons.core.match import Match
from donjons.engines.contest import play_out
from donjons.engines.players import player
from donjons.engines.program import Program, request
from patience import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"
BUILDER = str(EXAMPLES / "builder.py")
HURRY = 0.5  # seconds that a bot may take that never answers

ANSWERS = "for line in sys.stdin:\n    if line.startswith('donjons'): print('donjons 1 test', flush=True)\n"
DIES = ANSWERS + "    if line.startswith('go'): sys.exit(3)\n"
HANGS = ANSWERS + "    if line.startswith('go'): time.sleep(60)\n"
CHEATS = ANSWERS + "    if line.startswith('go'): print('play C1', flush=True)\n"
MUMBLES = ANSWERS + "    if line.startswith('go'): print('hm', flush=True)\n"
IMPOLITE = "print('hello', flush=True)\ntime.sleep(60)\n"
MORTAL = (  # dies in front of every second question, and is as good as new when it is started again
    "asked = 0\n" + ANSWERS + "    if line.startswith('legal'): legal = line.split()[1:]\n"
    "    if line.startswith('go'):\n        asked += 1\n        if asked == 2: sys.exit(1)\n"
    "        print('# thinking', flush=True)\n        print('play', legal[-1], flush=True)\n"
)


def written(folder: Path, body: str) -> str:
    """A program of this body."""
    path = folder / "bot"
    path.write_text(f"#!{sys.executable}\nimport sys, time\n{body}", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def match() -> Match:
    return donjons.game("barons-2025").start(2, seed=7, changes={"color_choice": "fixed", "max_rounds": "5"})


@pytest.mark.parametrize("key", ["barons-2025", "guerre"])
def test_a_program_plays_whole_games(key: str) -> None:
    match = donjons.game(key).start(2, seed=3, changes={"max_rounds": "8"})
    play_out(match, [Program(BUILDER), player(match.setting, "random", 1)])
    assert match.over


def test_a_program_that_dies_now_and_then_is_started_again(match: Match, tmp_path: Path) -> None:
    play_out(match, [Program(written(tmp_path, MORTAL)), player(match.setting, "random", 1)])
    assert match.over


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (DIES, "ended \\(exit code 3\\) before it answered"),
        ("sys.exit(4)\n", "ended \\(exit code 4\\)"),
        (HANGS, "did not answer within 0.5 seconds"),
        (CHEATS, "answered 'play C1': expected the word play and one of the legal steps"),
        (MUMBLES, "answered 'hm'"),
        (IMPOLITE, "answered 'hello' to the line 'donjons 1'"),
    ],
)
def test_a_bot_that_fails_is_told_what_it_did(match: Match, tmp_path: Path, body: str, said: str) -> None:
    program = Program(written(tmp_path, body), patience=HURRY if body == HANGS else PATIENCE)
    with pytest.raises(BotFailed, match=said):
        program.choose(match)
    program.close()


def test_a_file_that_is_no_program_is_refused(match: Match, tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match="cannot be started \\(No such file or directory\\)"):
        Program(str(tmp_path / "nobody")).choose(match)


def test_a_bot_is_told_what_its_seat_knows_and_no_more() -> None:
    match = donjons.game("guerre").match_from(
        "pos n=3 to=1 phase=BID inf=0,0,0 round=0 power=0 start=1 bids=3,-,- | 0 ROU*2 EUU1 EVR1 "
        "| 1 LIL*2 BRU1 STQ1 | 2 TRO*2 AUX1 CHS1"
    )
    rows = dict(row.split(" ", 1) for row in request(match, match.legal(), 30).splitlines())
    assert list(rows) == ["game", "new", "seat", "position", "view", "legal", "go"]
    assert "bids=?,-,-" in rows["position"]
    assert json.loads(rows["view"]) == match.view(1)


def test_a_bot_plays_at_the_command_line_and_its_failure_keeps_the_game(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    short = ("--set", "max_rounds=4", "--save", str(kept))
    done = run(tmp_path, "play", "barons-2025", "--seat", written(tmp_path, DIES), *short)
    assert done.returncode == 2
    assert done.stderr.startswith("donjons: the bot ")
    assert kept.exists()
    kept.unlink()
    assert run(tmp_path, "play", "barons-2025", "--seat", BUILDER, "--seat", "random", *short).returncode == 0
    assert json_of(tmp_path, "verify", str(kept))["over"]


def test_a_bot_of_an_installed_package_is_listed_and_plays(tmp_path: Path) -> None:
    site = tmp_path / "site"
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--quiet"]
    source = [str(EXAMPLES / "donjons-mason"), "--target", str(site)]
    subprocess.run([*install, "--disable-pip-version-check", *source], check=True)
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    assert "donjons-mason" in run(tmp_path, "engines", PYTHONPATH=path).stdout
    bots = ("--bots", "mason,random", "--games", "4", "--set", "max_rounds=8", "--json")
    figures = json.loads(run(tmp_path, "simulate", "barons-2025", *bots, PYTHONPATH=path).stdout)
    assert figures["games"] == 4
    assert figures["seats"][0]["payoff"] > figures["seats"][1]["payoff"]
