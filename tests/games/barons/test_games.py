"""Recorded games: they replay to the same text and the same ranking, and their dice follow from their seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

import donjons
from anchors import GAMES, RECORDED
from counting import recorded_game
from donjons.core.game import Game
from donjons.core.record import Record, check_dice, read_record, resume

FILES = sorted(GAMES.glob("*.txt"))


def game_of(record: Record) -> Game:
    return donjons.game(record.headers["game"])


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_replays_to_the_same_text_and_ranking(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    match = resume(record, game_of(record))
    assert match.over
    assert " ".join(str(rank) for rank in match.ranking) == record.headers["ranking"]
    assert Record.of(match, {"ranking": record.headers["ranking"]}).text() == text


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_dice_of_a_recorded_game_follow_from_its_seed(path: Path) -> None:
    record = read_record(path.read_text())
    assert check_dice(record, game_of(record)) == sum(token[0] == "@" for line in record.lines for token in line.tokens)


def test_a_game_is_recorded_for_each_number_of_players() -> None:
    assert {path.stem for path in FILES} == set(RECORDED)
    assert {recorded.players for recorded in RECORDED.values()} == {2, 3, 4}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_is_played_as_anchors_says(path: Path) -> None:
    assert recorded_game(RECORDED[path.stem]) == path.read_text()
