"""What a seat may see (section 4.3): bids stay hidden until the last has bid, and chance can stand in for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings

from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.guerre.state import HIDDEN, NO_BID, Phase
from guerre_playing import GAME, Moment, look, moments, pick
from guerre_watching import starts
from playing import Start, content, walk
from strategies import SEEDS

AUCTION = "pos phase=BID bids=3,-,2,- gold=9,4,7,5 to=1 | 0 ROU*2 EVR1 | 1 LIL*2 BRU1 | 2 REN*2 VAN1 | 3 BOR*2 BAY1"


def auctions(start: Start, seed: int) -> Iterator[Moment]:
    """The moments of a random game in which some have bid and some have not."""
    for moment in moments(start, seed, 120):
        if moment.before.phase == Phase.BID and max(moment.before.bids) >= 0:
            yield moment


def rebid(random: Random, moment: Moment, keep: int) -> Records:
    """The same state with other bids of everybody but one seat."""
    state = moment.state.copy()
    for seat in moment.before.seats:
        if seat != keep and state["bids"][0, seat] != NO_BID:
            state["bids"][0, seat] = random.randint(0, moment.before.gold[seat])
    return state


@settings(max_examples=50)
@given(start=starts(), seed=SEEDS)
def test_states_that_differ_in_others_sealed_bids_look_the_same(start: Start, seed: int) -> None:
    """Invariant 14: redacted states, views and legal steps, for every seat and for a spectator."""
    random = Random(seed)
    for moment in auctions(start, seed):
        setting = moment.setting
        for seat in (*moment.before.seats, NOBODY):
            seen = []
            for state in (moment.state, rebid(random, moment, seat)):
                redacted = state.copy()
                setting.referee.redact(redacted, seat)
                shown = GAME.view(setting, redacted, None if seat == NOBODY else seat)
                seen.append((content(redacted), shown, setting.referee.legal(redacted), setting.referee.legal(state)))
            assert seen[0] == seen[1]


@settings(max_examples=25)
@given(start=starts(), seed=SEEDS)
def test_only_others_bids_are_forgotten_and_only_while_they_are_sealed(start: Start, seed: int) -> None:
    for moment in moments(start, seed, 120):
        for seat in (*moment.before.seats, NOBODY):
            redacted = moment.state.copy()
            moment.setting.referee.redact(redacted, seat)
            if moment.before.phase == Phase.BID:
                expected = [
                    bid if bid == NO_BID or other == seat else HIDDEN for other, bid in enumerate(moment.before.bids)
                ]
                assert redacted["bids"][0].tolist()[: len(expected)] == expected
                redacted["bids"] = moment.state["bids"]
            assert content(redacted) == content(moment.state)


@settings(max_examples=50)
@given(start=starts(), seed=SEEDS)
def test_chance_stands_in_for_hidden_bids_and_play_goes_on(start: Start, seed: int) -> None:
    """From a redacted state the auction ends like any other: every hidden bid is drawn, then nothing is hidden."""
    random = Random(seed)
    for moment in list(auctions(start, seed))[:3]:
        setting, referee = moment.setting, moment.setting.referee
        match = Match(setting, None, redacted(moment))
        hidden = {seat for seat in moment.before.seats if match.state["bids"][0, seat] == HIDDEN}
        drawn = 0
        for walked in walk(match, partial(pick, random, setting), 40):
            now = look(setting, walked.state)
            if now.phase == Phase.REVEAL:
                drawn += 1
                seat = now.bids.index(HIDDEN)
                odds = [referee.weight(walked.state, step) for step in walked.legal]
                assert referee.actor(walked.state) == CHANCE
                assert odds == pytest.approx([1 / (now.gold[seat] + 1)] * (now.gold[seat] + 1))
            elif now.phase != Phase.BID or now.power != moment.before.power:
                assert HIDDEN not in now.bids
                break
        assert drawn == len(hidden)


def redacted(moment: Moment) -> Records:
    state = moment.state.copy()
    moment.setting.referee.redact(state, moment.before.seat)
    return state


def test_a_seat_sees_its_own_bid_and_of_the_others_only_that_they_have_bid() -> None:
    match = GAME.match_from(AUCTION)
    assert [match.fact(f"bid.2.{seat}") for seat in range(4)] == ["?", "-", "2", "-"]
    assert match.legal() == ["$0", "$1", "$2", "$3", "$4"]
    match.play("$4")
    assert [match.fact(f"bid.2.{seat}") for seat in range(4)] == ["?", "?", "2", "-"]
    match.play("$0")
    assert match.fact("was") == "3,4,2,0"
    assert match.fact("ear") == "1"


def test_a_bid_is_sealed_from_all_but_its_seat() -> None:
    match = GAME.match_from(AUCTION)
    assert [match.is_sealed("$4", seat) for seat in (0, 1, 2, 3, NOBODY)] == [True, False, True, True, True]
    match = GAME.match_from("pos | 0 ROU*3 EVR1 | 1 LIL*2 BRU1")
    assert not match.is_sealed("ROUxEUU.1", 1)
