"""What a match shows to whom: views of seats and spectators, sealed steps, and what chance has done."""

from __future__ import annotations

import json

import pytest

import donjons
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from playing import EDITIONS, content

AUCTION = "pos phase=BID bids={},-,- gold=9,4,7 to=1 | 0 ROU*2 EVR1 | 1 LIL*2 BRU1 | 2 REN*2 VAN1"
GUERRE = donjons.game("guerre")
SEATS = (0, 1, 2, None)


def auction(bid: int) -> str:
    """The first seat has bid."""
    return AUCTION.format(bid)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_is_json_and_asking_for_it_changes_nothing(seat: int | None) -> None:
    match = GUERRE.match_from(auction(3))
    before = content(match.state)
    assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert content(match.state) == before


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_shows_a_sealed_bid_to_its_seat_alone(seat: int | None) -> None:
    three, five = (GUERRE.match_from(auction(bid)) for bid in (3, 5))
    same = content(three.seen_by(seat)) == content(five.seen_by(seat))
    assert same == (seat != 0)
    assert (three.view(seat) == five.view(seat)) == (seat != 0)


def test_a_spectator_sees_what_no_seat_may_hide() -> None:
    match = GUERRE.match_from(auction(3))
    seen = match.seen_by(None)
    assert content(seen) != content(match.state)
    for token in ("$0", "$1"):
        match.play(token)
    assert content(match.seen_by(None)) == content(match.state)  # all bids are public together
    assert match.view() == match.view(None)


def test_only_the_bidder_may_learn_a_bid_at_once() -> None:
    match = GUERRE.match_from(auction(3))
    assert [match.is_sealed("$2", seat) for seat in (0, 1, 2, NOBODY)] == [True, False, True, True]


@pytest.mark.parametrize("key", EDITIONS)
def test_games_without_secrets_seal_nothing_and_hide_nothing(key: str) -> None:
    match = donjons.game(key).start(2, 5)
    token = match.legal()[0]
    assert not any(match.is_sealed(token, seat) for seat in (0, 1, NOBODY))
    assert all(content(match.seen_by(seat)) == content(match.state) for seat in (0, 1, None))
    assert match.told(0, "en") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_chance_has_done_is_told_in_sentences(language: Language) -> None:
    match = GUERRE.match_from("pos phase=EVENT gold=3,24 | 0 ROU*1 EVR1 CAE1 EUU1 | 1 LIL*1 BRU1 STO1")
    assert match.told(0, language) == []
    match.play("@e3")
    told = match.told(0, language)
    assert told
    assert all(sentence.strip() == sentence and "\n" not in sentence for sentence in told)
    assert match.told(len(match.line), language) == []
