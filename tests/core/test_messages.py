"""What a stranger wrote in a record, a position or a parameter never takes over the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from donjons.core.record import read_record, replay, seed_of
from playing import GAME
from polite import politely

ESCAPE = "\x1b[31mX"  # what a terminal would obey
LONG = "9" * 5000
POSITION = "pos die=1"
GROUPS = "| B b19 k2,3 | R b36 k35,31"
QUESTIONS: dict[str, Callable[[str], object]] = {
    "a word of new": lambda word: replay(read_record(f"new n=2 {word}"), GAME),
    "the number of players": lambda word: replay(read_record(f"new n={word}"), GAME),
    "the name of a parameter": lambda word: replay(read_record(f"new n=2 {word}=1"), GAME),
    "the value of a parameter": lambda word: replay(read_record(f"new n=2 mountains={word}"), GAME),
    "a list": lambda word: replay(read_record(f"new n=2 move_die={word}"), GAME),
    "the opening word": lambda word: replay(read_record(f"{word} n=2"), GAME),
    "a token": lambda word: replay(read_record(f"new n=2\n{word}"), GAME),
    "the label of a turn": lambda word: replay(read_record(f"new n=2\n1.{word} @t1=1"), GAME),
    "the round of a turn": lambda word: replay(read_record(f"new n=2\n{word}.B @t1=1"), GAME),
    "a seed": lambda word: seed_of(read_record(f"# seed: {word}\nnew n=2")),
    "a fact": lambda word: GAME.match_from(f"{POSITION} {GROUPS}").fact(word),
}
WORDS = [
    *("to=%s", "mt=%s", "kind=%s", "kind=19:%s", "round=%s", "first=%s", "bonus=%s", "moved=%s", "moved=19:%s"),
    *("order=%s", "order=D%s", "order=D19 named=%s", "order=D19 razed=%s", "order=D19 captured=%s", "%s=1", "%s"),
]
PARTS = ["%s", "b%s", "k%s", "d%s", "t%s", "t19*%s", "x%s"]


@pytest.mark.parametrize("word", [ESCAPE, LONG], ids=["escape", "long"])
@pytest.mark.parametrize("where", QUESTIONS)
def test_a_refused_record_is_answered_in_one_short_printable_line(where: str, word: str) -> None:
    assert politely(lambda: QUESTIONS[where](word)) is None


@pytest.mark.parametrize("word", [ESCAPE, LONG], ids=["escape", "long"])
@pytest.mark.parametrize("pattern", WORDS)
def test_a_refused_word_of_a_position_is_answered_so_too(pattern: str, word: str) -> None:
    assert politely(lambda: GAME.match_from(f"{POSITION} {pattern % word} {GROUPS}")) is None


@pytest.mark.parametrize("word", [ESCAPE, LONG], ids=["escape", "long"])
@pytest.mark.parametrize("pattern", PARTS)
def test_a_refused_word_of_a_group_is_answered_so_too(pattern: str, word: str) -> None:
    assert politely(lambda: GAME.match_from(f"pos | B b19 k2,3 | R b36 k35,31 {pattern % word}")) is None
