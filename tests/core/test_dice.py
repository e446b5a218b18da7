"""Dice of a table: functions of a secret and a place, which anybody can check once the game is over."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from donjons.core.dice import Committed, Seeded, dice_of
from donjons.core.errors import BadRecord
from donjons.core.match import Match
from donjons.core.proof import prove
from donjons.core.record import Record, check_dice, read_record, replay
from donjons.core.verbs import CHANCE
from donjons.engines.batch import Engine
from playing import GAME

DICE = Committed(bytes(range(32)))


def finished(dice: Committed) -> Match:
    """A whole game between greedy engines."""
    match = Match(GAME.setting(2, {"target_points": "4"}))
    match.deal_with(dice)
    greedy = Engine(match.setting, "greedy")
    while not match.over:
        match.play(greedy.choose(match))
    return match


MATCH = finished(DICE)
TEXT = Record.of(MATCH).text()


def test_the_commitment_is_the_hash_of_the_secret_and_a_number_is_a_code_of_its_place() -> None:
    assert DICE.commitment == hashlib.sha256(DICE.secret).hexdigest()
    assert DICE.number(7) == int.from_bytes(hmac.new(DICE.secret, b"7", "sha256").digest()[:4], "big")


def test_every_table_has_a_secret_of_its_own() -> None:
    assert len({Committed.drawn().secret for _ in range(100)}) == 100


def test_the_faces_are_even() -> None:
    counts = Counter(DICE.number(place) * 6 >> 32 for place in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_the_secret_is_told_only_when_the_game_is_over() -> None:
    assert "secret" not in DICE.headers(over=False)
    running = Match(GAME.setting(2))
    running.deal_with(DICE)
    headers = read_record(running.record()).headers
    assert headers["commitment"] == DICE.commitment
    assert "secret" not in headers
    assert read_record(TEXT).headers["secret"] == DICE.secret.hex()


def test_a_finished_game_proves_its_dice() -> None:
    proof = prove(read_record(TEXT), GAME)
    assert proof.dice == "secret"
    assert proof.checked == sum(played.actor == CHANCE for played in MATCH.line)
    assert MATCH.result("en") in proof.sentence("en")


def test_a_running_game_promises_to_prove_them() -> None:
    record = read_record(TEXT)
    headers = {name: value for name, value in record.headers.items() if name != "secret"}
    proof = prove(Record(headers, record.opening, record.lines), GAME)
    assert (proof.dice, proof.checked) == ("commitment", None)
    assert "committed" in proof.sentence("en")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("secret", "00" * 32, "not the one that was committed to"),
        ("secret", "xyz", "is no secret"),
        ("commitment", "00" * 32, "not the one that was committed to"),
        ("opening", "-1", "no number of steps"),
    ],
)
def test_a_header_that_does_not_fit_is_noticed(name: str, value: str, message: str) -> None:
    record = read_record(TEXT)
    with pytest.raises(BadRecord, match=message):
        prove(Record({**record.headers, name: value}, record.opening, record.lines), GAME)


def test_dice_of_another_secret_are_noticed() -> None:
    other = Committed(bytes(32))
    record = read_record(TEXT)
    with pytest.raises(BadRecord, match="was not drawn from the secret"):
        check_dice(Record({**record.headers, **other.headers(over=True)}, record.opening, record.lines), GAME)


def test_the_steps_of_an_opening_have_dice_of_their_own() -> None:
    """A game that goes on from a record: only what came after is drawn from the new secret."""
    other, place = Committed(bytes(32)), next(i for i, played in enumerate(MATCH.line) if i > 50 and played.actor >= 0)
    branch = replay(read_record(TEXT), GAME)
    branch.rewind(place)
    branch.deal_with(other)
    greedy = Engine(branch.setting, "greedy")
    while not branch.over:
        branch.play(greedy.choose(branch))
    headers = {"opening": str(place), **other.headers(over=True)}
    expected = sum(played.actor == CHANCE for played in branch.line[place:])
    assert check_dice(read_record(Record.of(branch, headers).text()), GAME) == expected


def test_dice_are_found_by_their_headers() -> None:
    assert dice_of({}) is None
    assert dice_of({"commitment": DICE.commitment}) is None
    assert dice_of({"seed": "7"}) == Seeded(7)
    assert dice_of({"commitment": DICE.commitment, "secret": DICE.secret.hex()}) == DICE
