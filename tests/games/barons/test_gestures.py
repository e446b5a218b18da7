"""Gestures: every legal step is found again by pointing at it, and a wrong one is answered to the point."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import donjons
from donjons.core.gesture import Wish
from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from donjons.games.barons.steps import Kind, kind_of
from playing import EDITIONS, GAME, Start, begin, play_lively
from strategies import SEEDS, starts_of_any

NOT_POINTED_AT = (Kind.PICK,)  # a colour is chosen by its token


def pointed_at(match: Match, wish: Wish) -> list[str]:
    setting = match.setting
    steps = setting.game.meant(setting, match.state, wish)
    return [setting.game.write(setting, match.state, step) for step in steps]


@settings(max_examples=30)
@given(start=starts_of_any(), seed=SEEDS)
def test_every_legal_step_is_found_by_pointing_at_it(start: Start, seed: int) -> None:
    match = play_lively(begin(start), seed, 40)
    if match.over or match.actor == CHANCE:
        return
    setting = match.setting
    for step in setting.referee.legal(match.state):
        gesture = setting.game.gesture(setting, match.state, step)
        wish = Wish(gesture.kind, gesture.piece, gesture.origin, gesture.target, gesture.count)
        if kind_of(step) not in NOT_POINTED_AT:
            assert setting.game.write(setting, match.state, step) in pointed_at(match, wish)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_tile_offers_every_order_or_the_reason_against_it(key: str) -> None:
    match = donjons.game(key).start(2, seed=3)
    while match.legal()[0].startswith("pick"):
        match.play(match.legal()[0])
    tile = next(choice for choice in range(1, 20) if match.view()["tiles"][choice - 1]["barons"])
    letters = {token.lstrip("+")[0] for token in pointed_at(match, Wish(origin=tile))}
    assert letters == set("RCXDG")


def test_a_refusal_is_that_of_the_step_that_was_meant() -> None:
    match = GAME.match_from("pos to=B die=6 mt=- | B b19 k1,2 t19*2 | R b30 k35,36")
    assert [match.why(token) for token in pointed_at(match, Wish("build", origin=19))] == ["TOO_FEW"]
    assert [match.why(token) for token in pointed_at(match, Wish("move", origin=19, target=37))] == ["TOO_FAR"]
    assert [match.why(token) for token in pointed_at(match, Wish("move", origin=5, target=6))] == ["NOT_YOURS"]
    assert pointed_at(match, Wish("move", origin=19, target=99)) == []
    assert pointed_at(match, Wish("fly", origin=19)) == []
    assert pointed_at(match, Wish("build", origin="Paris")) == []
