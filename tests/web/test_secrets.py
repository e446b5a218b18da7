"""Games with secrets: nobody is sent a sealed step, whatever he asks for and wherever he looks."""

from __future__ import annotations

import pytest

import donjons
from donjons.core.record import read_record
from donjons.engines.batch import warm
from gathering import catch_up
from guests import Guest, make_table, record

AUCTIONS = 3


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """A server that starts on a bare machine compiles for longer than a test wants to wait."""
    warm(donjons.game("guerre").setting(2))


def bid(guests: list[Guest]) -> tuple[Guest, int]:
    """Play on until a bid is made; whose it is, and where it stands in the line of play."""
    while True:
        acting = next(guest for guest in guests if guest.is_to_act)
        tokens, place = [choice.token for choice in acting.state.choices], acting.state.length
        acting.play(tokens[-1])
        catch_up(*guests, number=acting.state.number)
        if tokens[0].startswith("$"):
            return acting, place


def made(guest: Guest) -> list[int]:
    auction: dict[str, list[int]] = guest.state.view["auction"]
    return auction["made"]


def test_a_sealed_bid_is_shown_to_nobody_until_all_are_made(address: str) -> None:
    links = make_table(address, [{"kind": "link"}] * 3, "guerre")
    keys = [*(seat.key or "" for seat in links.seats), links.spectator]
    with (
        Guest(address, keys[0]) as first,
        Guest(address, keys[1]) as second,
        Guest(address, keys[2]) as third,
        Guest(address, keys[3]) as watching,
    ):
        guests = [first, second, third, watching]
        opened = 0
        while opened < AUCTIONS:
            bidder, place = bid(guests)
            others = [guest for guest in guests if guest is not bidder]
            if not made(watching):
                opened += 1
                assert all(None not in guest.tokens for guest in guests)
                continue
            assert bidder.tokens[place] is not None
            for guest in others:
                assert guest.tokens[place] is None
                assert guest.ask("tell", start=place, end=place + 1).sentences == [None]
                assert read_record(record(address, guest.key)).steps() <= place
                assert bidder.table.you.seats[0] in made(guest)
                bids = guest.ask("look", place=place + 1).view["auction"]["bids"]
                assert [amount for seat, amount in enumerate(bids) if seat not in guest.table.you.seats] == [None] * (
                    3 - len(guest.table.you.seats)
                )
            with Guest(address, watching.key) as late:
                assert late.tokens[place] is None


def test_at_one_screen_a_bid_is_sealed_for_whoever_sits_there(address: str) -> None:
    links = make_table(address, [{"kind": "here"}] * 2, "guerre")
    with Guest(address, links.host) as both:
        _, place = bid([both])
        if made(both):
            assert both.tokens[place] is None
            assert both.state.view["auction"]["own"] is None


def test_no_answer_depends_on_a_bid_that_is_sealed(address: str) -> None:
    """The same table with another bid: whatever the others ask, they are told the same."""
    match = donjons.game("guerre").start(2, changes={"start_gold": "20"})
    for token in ["@s0", "*ROU", "+CAE", "+EUU", "*LIL", "+BRU", "+STO"]:
        match.play(token)
    answers = [answered(address, match.record(), gold) for gold in ("$17", "$4")]
    assert answers[0] == answers[1]


def answered(address: str, opening: str, gold: str) -> list[object]:
    """What the next bidder and a spectator are told of everything that they may ask after a bid."""
    links = make_table(address, [{"kind": "link"}] * 2, "guerre", record=opening)
    keys = [*(seat.key or "" for seat in links.seats), links.spectator]
    with Guest(address, keys[0]) as bidder, Guest(address, keys[1]) as other, Guest(address, keys[2]) as watching:
        bidder.play(gold)
        catch_up(bidder, other, watching, number=bidder.state.number)
        told: list[object] = []
        for guest in (other, watching):
            length = guest.state.length
            told += [guest.state.view, guest.state.choices, guest.tokens]
            told += [guest.ask("tell", start=0, end=length).sentences, guest.ask("look", place=length).view]
        told += [other.ask("tell", tokens=["$0", "$20"]).sentences]
        for tokens in (["$0"], ["$20"]):
            told.append(other.ask("preview", tokens=tokens).model_dump(exclude={"id"}))
            told.append(other.ask("why", kind="bid", count=3, after=tokens).model_dump(exclude={"id"}))
            told.append(other.ask("weigh", tokens=["/"], after=tokens).model_dump(exclude={"id"}))
        return told
