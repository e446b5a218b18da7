"""Recorded games: they replay to the same text and the same ranking, and their dice follow from their seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from anchors import GUERRE_GAMES, RECORDED_GUERRE
from counting import recorded_game
from donjons.core.record import Record, check_dice, read_record, resume
from donjons.games.guerre.notation import parse
from guerre_playing import GAME

FILES = sorted(GUERRE_GAMES.glob("*.txt"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@EACH
def test_a_recorded_game_replays_to_the_same_text_and_ranking(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    match = resume(record, GAME)
    assert match.over
    assert " ".join(str(rank) for rank in match.ranking) == record.headers["ranking"]
    assert Record.of(match, {"ranking": record.headers["ranking"]}).text() == text


@EACH
def test_the_dice_of_a_recorded_game_follow_from_its_seed(path: Path) -> None:
    record = read_record(path.read_text())
    drawn = [token for line in record.lines for token in line.tokens if token[0] == "@"]
    assert check_dice(record, GAME) == sum(len(parse(token)) for token in drawn)


@EACH
def test_a_recorded_game_is_played_as_anchors_says(path: Path) -> None:
    assert recorded_game(RECORDED_GUERRE[path.stem]) == path.read_text()


def test_a_small_and_a_large_table_are_recorded() -> None:
    assert {path.stem for path in FILES} == set(RECORDED_GUERRE)
    assert {recorded.players for recorded in RECORDED_GUERRE.values()} == {3, 6}
