"""Bad input of any kind is one sentence on standard error and exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands import run

BAD = {
    "unknown game": ("play", "nosuch"),
    "near game": ("rules", "barons"),
    "unknown command": ("fly",),
    "unknown option": ("play", "barons-2025", "--fly"),
    "missing game": ("play",),
    "unknown parameter": ("play", "barons-2025", "--set", "moutains=3"),
    "parameter out of range": ("simulate", "barons-2025", "--set", "mountains=99"),
    "parameter without value": ("simulate", "barons-2025", "--set", "mountains"),
    "broken constraint": ("simulate", "barons-2025", "--set", "tile_counts=1,1,1,1"),
    "too many players": ("simulate", "barons-2025", "--players", "9"),
    "unknown engine": ("simulate", "barons-2025", "--bots", "genius"),
    "engines for other seats": ("simulate", "barons-2025", "--bots", "greedy,greedy,greedy"),
    "too many seats": (
        "play",
        "barons-2025",
        "--players",
        "2",
        "--seat",
        "human",
        "--seat",
        "human",
        "--seat",
        "human",
    ),
    "no number": ("simulate", "barons-2025", "--games", "many"),
    "no file": ("verify", "nosuch.txt"),
    "a folder": ("replay", "."),
    "no cases file": ("check", "nosuch.md"),
    "no rule file": ("play", "--rules", "nosuch.toml"),
    "no game to simulate": ("simulate",),
    "nothing to resume": ("play", "--resume", "nosuch.txt"),
}


def assert_one_sentence(home: Path, *words: str) -> str:
    done = run(home, *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("donjons: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("words", BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert_one_sentence(tmp_path, *words)


FILES = {
    "binary": b"\x7fELF\x02\x01\x01\x00\xff\xfe",
    "zero byte": b"new n=2\n\x00\n",
    "empty": b"",
    "prose": b"Once upon a time\n",
    "nonsense step": b"# game: barons-2025\nnew n=2\n@t1=4 hello\n",
    "illegal step": b"# game: barons-2025\nnew n=2\n@t1=4 @t1=4\n",
    "unknown parameter": b"# game: barons-2025\nnew n=2 wings=2\n",
    "no players": b"# game: barons-2025\nnew\n",
    "unknown game": b"# game: chess\nnew n=2\n",
    "no game": b"new n=2\n@t1=4\n",
    "wrong turn": b"# game: barons-2025\nnew n=2\n1.B @t1=4\n",
    "cut short": b"# donjons record 1\n# game: barons-2025\nnew n=2\n@t1=4\n",
    "altered": b"# donjons record 1\n# game: barons-2025\nnew n=2\n@t1=4\n# steps: 1\n# digest: 00\n",
    "bad seed": b"# game: barons-2025\n# seed: seven\nnew n=2\n@t1=4\n",
}


@pytest.mark.parametrize("content", FILES.values(), ids=FILES.keys())
def test_a_bad_record_is_one_sentence_that_names_the_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    assert "game.txt" in assert_one_sentence(tmp_path, "verify", str(file))


def test_a_case_without_an_end_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "barons-2025.md"
    file.write_text("```case\npos\n", encoding="utf-8")
    assert "line 1" in assert_one_sentence(tmp_path, "check", str(file))
