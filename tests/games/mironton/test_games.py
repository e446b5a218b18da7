"""Recorded games: they replay to the same text and the same outcome, and their dice follow from their seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from anchors import MIRONTON_GAMES, RECORDED_MIRONTON
from counting import recorded_game
from donjons.core.record import Record, check_dice, read_record, resume
from donjons.core.verbs import CHANCE
from mironton_playing import GAME

FILES = sorted(MIRONTON_GAMES.glob("*.txt"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@EACH
def test_a_recorded_game_replays_to_the_same_text_and_outcome(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    match = resume(record, GAME)
    assert match.over
    assert " ".join(str(rank) for rank in match.ranking) == record.headers["ranking"]
    assert Record.of(match, {"ranking": record.headers["ranking"]}).text() == text


@EACH
def test_the_dice_of_a_recorded_game_follow_from_its_seed(path: Path) -> None:
    record = read_record(path.read_text())
    match = resume(record, GAME)
    assert check_dice(record, GAME) == sum(played.actor == CHANCE for played in match.line)


@EACH
def test_a_recorded_game_is_played_as_anchors_says(path: Path) -> None:
    assert recorded_game(RECORDED_MIRONTON[path.stem]) == path.read_text()


def test_each_ending_and_both_kinds_of_dungeon_are_recorded() -> None:
    assert {path.stem for path in FILES} == set(RECORDED_MIRONTON)
    dungeons = {recorded.changes.get("dungeon", "butte") for recorded in RECORDED_MIRONTON.values()}
    assert dungeons == {"butte", "generated"}
    matches = [resume(read_record(path.read_text()), GAME) for path in FILES]
    assert {match.fact("outcome") for match in matches} == {"victory", "held", "fallen"}
