"""Gestures: every step of a seat is found again by pointing at it, and a wrong one is answered to the point."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from donjons.core.game import Setting
from donjons.core.gesture import Gesture, Wish
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.games.mironton.steps import Kind, kind_of
from mironton_playing import GAME, moments
from mironton_watching import mid_games, openings
from playing import Start
from strategies import SEEDS

CROWD = (
    "pos turn=5 phase=3 g1(p0)@COE[ORA*,ORL,ORL] g2(p1)@LAC[CRO*,BAT] b1@20.8>S[W1] b2@GRO<W[W2,W2,M2/1,T2]"
    " l1@COE[ORL] stock.webs=2 stock.low_blow=1"
)


def found(setting: Setting, state: Records, wish: Wish) -> list[str]:
    """The tokens that somebody may mean."""
    return [GAME.write(setting, state, step) for step in GAME.meant(setting, state, wish)]


def pointed_at(match: Match, wish: Wish) -> list[str]:
    return found(match.setting, match.state, wish)


def the_same(gesture: Gesture) -> Wish:
    """Whoever asks says all but the option: he is answered with all of them."""
    return Wish(gesture.kind, gesture.piece, gesture.origin, gesture.target, gesture.count)


@settings(max_examples=40)
@given(start=openings() | mid_games() | mid_games(), seed=SEEDS)
def test_every_legal_step_is_found_by_its_gesture(start: Start, seed: int) -> None:
    for moment in moments(start, seed, 25):
        for step in moment.legal:
            gesture = GAME.gesture(moment.setting, moment.state, step)
            assert gesture.kind
            if kind_of(step) < Kind.WTYPE:
                token = GAME.write(moment.setting, moment.state, step)
                tokens = found(moment.setting, moment.state, the_same(gesture))
                assert token in tokens
                assert gesture.option or len(tokens) == 1


def test_who_points_at_a_place_means_what_is_open_there() -> None:
    match = GAME.match_from(CROWD)
    assert pointed_at(match, Wish(origin="COE")) == ["pick:g1"]
    assert pointed_at(match, Wish(origin="g1")) == ["pick:g1"]
    match.play("pick:g1")
    assert pointed_at(match, Wish(target="TRO")) == ["go:TRO"]
    assert pointed_at(match, Wish(origin="COE")) == ["take:l1"]
    fight = GAME.match_from("pos phase=4 g1@GRO[GTR*,TRL] b1@GRO<W[W4] b2@GRO<W[M4]")
    assert pointed_at(fight, Wish(origin="GRO")) == ["target:b1", "target:b2"]


def test_a_refusal_is_that_of_the_step_that_was_meant() -> None:
    match = GAME.match_from(CROWD)
    assert [match.why(token) for token in pointed_at(match, Wish(origin="LAC"))] == ["NOT_YOURS"]
    match.play("pick:g1")
    assert [match.why(token) for token in pointed_at(match, Wish(target="OUB"))] == ["OUT_OF_REACH"]
    assert [match.why(token) for token in pointed_at(match, Wish("hire", "ORA"))] == ["PHASE"]


@pytest.mark.parametrize(
    "wish",
    [
        Wish("fly", "g1"),
        Wish("go", target="Paris"),
        Wish("go", target=7),
        Wish("go"),
        Wish("hire", "DOG"),
        Wish("trap", target="OUB"),
        Wish(origin="OUB"),
        Wish(),
    ],
)
def test_what_is_no_step_is_not_found(wish: Wish) -> None:
    assert pointed_at(GAME.match_from(CROWD), wish) == []


def test_an_item_is_played_on_whom_or_on_what_it_is_put() -> None:
    match = GAME.match_from(CROWD.replace("phase=3", "phase=W2"))
    tokens = {GAME.write(match.setting, match.state, step) for step in match.setting.referee.legal(match.state)}
    assert pointed_at(match, Wish("webs", target="b2")) == ["play:webs:on=b2"]
    blows = pointed_at(match, Wish("low_blow", target="b2"))
    assert "play:low_blow:on=b2:by=W2:at=M2/1" in blows
    assert tokens >= {*blows, "play:webs:on=b2"}


def test_dice_tell_what_they_show_and_for_whom() -> None:
    match = GAME.match_from("pos phase=2 b1@GRO<W[W4]")
    step = match.setting.referee.legal(match.state)[3]
    assert GAME.gesture(match.setting, match.state, step) == Gesture("orient", origin="b1", count=4)
