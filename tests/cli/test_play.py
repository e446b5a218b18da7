"""donjons play, replay and verify, as a player uses them: in a real terminal, and through pipes."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pexpect
import pytest

from commands import DONJONS, environment, json_of, run
from patience import PATIENCE

MANY = 30
SEVEN = ("--seed", "7", "--set", "color_choice=fixed")  # Blue begins on tile 17 with a 5


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def terminal(home: Path, *words: str, **more: str) -> pexpect.spawn[str]:
    """A game in a real pseudo-terminal, which hears Ctrl-C even where the tests run in the background."""
    return pexpect.spawn(
        DONJONS,
        ["play", *words],
        env=environment(home, **more),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(60, 120),
        preexec_fn=hear_interrupts,
    )


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept.txt"


def test_a_step_is_played_by_number_or_notation_and_refused_with_its_reason(tmp_path: Path, kept: Path) -> None:
    game = terminal(tmp_path, "barons-2025", *SEVEN, "--save", str(kept))
    game.expect("B > ")
    game.sendline("C17")
    game.expect("recruit or gather first")
    game.sendline("fly")
    game.expect("neither a number of the list nor a step")
    game.sendline("R17*")
    game.expect("B > ")
    game.sendline("quit")
    game.expect("donjons play --resume")
    game.wait()
    assert "1.B @5 R17*" in kept.read_text(encoding="utf-8")


def test_undo_gives_the_same_dice_again(tmp_path: Path, kept: Path) -> None:
    said = "R17*\n=\n=\nundo\nundo\nquit\n"
    run(tmp_path, "play", "barons-2025", *SEVEN, "--save", str(kept), said=said)
    before = kept.read_text(encoding="utf-8")
    run(tmp_path, "play", "--resume", str(kept), said="=\n=\nundo\nundo\nquit\n")
    assert kept.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("fatal", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_killed_game_loses_no_step(tmp_path: Path, kept: Path, fatal: signal.Signals) -> None:
    game = terminal(tmp_path, "barons-2025", *SEVEN, "--save", str(kept))
    game.expect("B > ")
    game.sendline("R17*")
    game.expect("B > ")
    game.kill(fatal)
    game.expect(pexpect.EOF)
    resumed = terminal(tmp_path, "--resume", str(kept))
    resumed.expect("goes on")
    resumed.expect("B > ")
    resumed.sendline("quit")
    resumed.expect("The game is kept")
    assert "R17*" in kept.read_text(encoding="utf-8")


def test_the_terminal_game_speaks_french(tmp_path: Path, kept: Path) -> None:
    done = run(tmp_path, "play", "barons-2025", "--save", str(kept), "--lang", "fr", said="aide\nconseil\nquitter\n")
    assert "Un numéro ou un coup" in done.stdout
    assert "moteur glouton" in done.stdout
    assert "La partie est gardée" in done.stdout


def test_a_finished_game_can_be_verified_and_replayed(tmp_path: Path, kept: Path) -> None:
    seats = ("--seat", "greedy", "--seat", "random", "--seed", "3")
    done = run(tmp_path, "play", "barons-2025", *seats, "--save", str(kept))
    assert done.returncode == 0
    facts = json_of(tmp_path, "verify", str(kept))
    assert facts["over"]
    assert sorted(facts["ranking"]) == [1, 2]
    assert facts["dice_checked"] > MANY
    turns = json_of(tmp_path, "replay", str(kept))
    assert sum(len(turn["steps"]) for turn in turns) == facts["steps"]
    assert "2.B" in run(tmp_path, "replay", str(kept), "--turn", "2.B").stdout


def test_a_die_altered_with_its_digest_is_still_found_out(tmp_path: Path, kept: Path) -> None:
    run(tmp_path, "play", "barons-2025", *SEVEN, "--save", str(kept), said="=\nquit\n")
    rows = kept.read_text(encoding="utf-8").splitlines()
    altered = [row.replace("1.B @5", "1.B @6") for row in rows if "digest" not in row][1:]
    kept.write_text("\n".join(altered), encoding="utf-8")
    done = run(tmp_path, "verify", str(kept))
    assert done.returncode == 2
    assert "@6 was not drawn from seed 7" in done.stderr


def test_a_program_plays_through_json(tmp_path: Path, kept: Path) -> None:
    done = run(tmp_path, "play", "barons-2025", *SEVEN, "--save", str(kept), "--json", said="R17*\nC17\nhm\n=\n")
    events = [json.loads(row) for row in done.stdout.splitlines()]
    assert events[0]["event"] == "start"
    assert [event["rule"] for event in events if event["event"] == "refused"] == ["SPENT", None]
    assert all("R17" in event["legal"] or event["view"] for event in events if event["event"] == "ask")
    assert events[-1]["event"] == "left"


def test_a_file_in_use_is_not_overwritten(tmp_path: Path, kept: Path) -> None:
    kept.write_text("mine", encoding="utf-8")
    done = run(tmp_path, "play", "barons-2025", "--save", str(kept))
    assert done.returncode == 2
    assert kept.read_text(encoding="utf-8") == "mine"
