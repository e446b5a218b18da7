"""Records: they replay exactly, tell when they were altered, and prove their dice; all else fails in one sentence."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import donjons
from donjons.core.errors import BadRecord, DonjonsError
from donjons.core.match import Match
from donjons.core.record import Record, check_dice, digest, read_record, replay, resume, seed_of
from playing import EDITIONS, GAME, content, play_lively
from polite import politely
from strategies import SEEDS
from tables import Table, tables


def played(players: int, seed: int) -> Match:
    return play_lively(GAME.start(players, seed), seed, 60)


SHORT = played(3, 5)
TEXT = SHORT.record()


def bare(text: str) -> str:
    """A record without its headers and its digest: a `new` line and steps."""
    return "\n".join(row for row in text.splitlines() if not row.startswith("#")) + "\n"


@pytest.mark.parametrize("key", EDITIONS)
def test_a_record_replays_to_the_identical_state_and_text(key: str) -> None:
    game = donjons.game(key)

    @settings(max_examples=25)
    @given(table=tables(key), seed=SEEDS)
    def play(table: Table, seed: int) -> None:
        match = play_lively(game.start(table[0], seed, table[1]), seed, 60)
        text = match.record()
        record = read_record(text)
        again = replay(record, game)
        assert content(again.state) == content(match.state)
        assert again.tokens == match.tokens
        assert [content(one.before) for one in again.line] == [content(one.before) for one in match.line]
        assert record.text() == text
        assert resume(record, game).record() == text
        assert check_dice(record, game) == sum(token.startswith("@") for token in match.tokens)

    play()


def test_a_match_goes_on_where_its_record_stops() -> None:
    going_on = resume(read_record(TEXT), GAME)
    assert play_lively(going_on, 9, 20).tokens == play_lively(played(3, 5), 9, 20).tokens


def test_a_bare_record_is_one_too() -> None:
    record = read_record(bare(TEXT) + "# a remark\n")
    assert record.headers == {}
    assert content(replay(record, GAME).state) == content(SHORT.state)
    assert seed_of(record) is None


def test_headers_and_remarks_are_kept_apart() -> None:
    text = "# event: a fair\nnew n=2 # two of us\n@t1=4 # fire\n"
    record = read_record(text)
    assert record.headers == {"event": "a fair"}
    assert record.opening == "new n=2"
    assert [line.tokens for line in record.lines] == [["@t1=4"]]


def test_one_altered_digit_is_noticed() -> None:
    digits = [place for place, letter in enumerate(TEXT) if letter.isdigit()]
    for place in Random(1).sample(digits, 60):
        altered = TEXT[:place] + str((int(TEXT[place]) + 1) % 10) + TEXT[place + 1 :]
        with pytest.raises(BadRecord):
            read_record(altered)


def test_a_record_cut_short_is_noticed() -> None:
    for place in range(len("# donjons record 1\n"), len(TEXT) - 2, 37):
        with pytest.raises(BadRecord):
            read_record(TEXT[:place])


def test_true_dice_are_accepted_and_altered_dice_refused() -> None:
    assert check_dice(read_record(TEXT), GAME) > 40
    for wrong in ("# seed: 6", "# seed: 0"):
        with pytest.raises(BadRecord, match="was not drawn from seed"):
            check_dice(read_record(resigned(TEXT.replace("# seed: 5", wrong))), GAME)


def test_another_face_is_refused_even_with_a_fitting_digest() -> None:
    record = read_record(TEXT)
    place, line = next((place, line) for place, line in enumerate(record.lines) if line.label)
    other = "@1" if line.tokens[0] != "@1" else "@2"
    lines = [*record.lines[:place], type(line)(line.number, line.label, [other])]
    with pytest.raises(BadRecord, match="was not drawn from seed"):
        check_dice(Record(record.headers, record.opening, lines), GAME)


def test_dice_without_a_seed_cannot_be_checked() -> None:
    with pytest.raises(BadRecord, match="neither a seed nor a secret"):
        check_dice(read_record(bare(TEXT)), GAME)


@pytest.mark.parametrize("seed", ["", "x", "-1", "1.5", "9" * 19, "9" * 40, "٣"])
def test_a_seed_is_a_whole_number(seed: str) -> None:
    with pytest.raises(BadRecord):
        seed_of(Record({"seed": seed}, "new n=2"))


def resigned(text: str) -> str:
    """The same record with the digest that fits it."""
    body = text[: text.rindex("# digest: ")]
    return f"{body}# digest: {digest(body)}\n"


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("\n1.", "\n2.", "line"),  # the turn is not the one the state says
        ("@m", "@q", "is no step"),
        ("new n=3", "new n=9", "2 to 4 players"),
        ("new n=3", "new n=3 troop=1", "no parameter"),
        ("new n=3", "new n=3 n=3", "each name once"),
        ("new n=3", "old n=3", "begins with a line such as"),
        ("new n=3", "", "begins with a line such as"),
    ],
)
def test_a_record_that_does_not_fit_says_where(before: str, after: str, message: str) -> None:
    assert before in TEXT
    with pytest.raises(DonjonsError, match=message) as refusal:
        replay(read_record(resigned(TEXT.replace(before, after, 1))), GAME)
    assert "\n" not in str(refusal.value)


def read_politely(text: str) -> None:
    record = politely(lambda: read_record(text))
    if record is not None:
        for question in (replay, check_dice, resume):
            politely(partial(question, record, GAME))


@settings(max_examples=300)
@given(text=st.text(max_size=60) | st.binary(max_size=60).map(lambda data: data.decode("latin-1")))
def test_any_text_is_a_record_or_politely_none(text: str) -> None:
    for record in (text, "new n=2\n" + text, "# donjons record 1\nnew n=2 " + text):
        read_politely(record)


@settings(max_examples=60)
@given(seed=SEEDS, signed=st.booleans())
def test_an_altered_record_is_read_or_politely_refused(seed: int, signed: bool) -> None:
    """Characters changed, taken away or put in, and lines swapped; with a digest that fits, and without one."""
    random, text = Random(seed), TEXT
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(text))
        text = text[:place] + random.choice(["", "\n", "#", "\0", "é", "7", "@6", " "]) + text[place + 1 :]
    if random.random() < 0.3:
        rows = text.splitlines()
        one, other = random.sample(range(len(rows)), 2)
        rows[one], rows[other] = rows[other], rows[one]
        text = "\n".join(rows) + "\n"
    read_politely(resigned(text) if signed and "# digest: " in text else bare(text))
