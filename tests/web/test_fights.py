"""A fight over the wire: its odds before it begins, and its cards and dice told and shown together."""

from __future__ import annotations

import pytest

import donjons
from donjons.engines.batch import warm
from donjons.web.messages.playing import Because, Refused, Weighed
from donjons.web.messages.shown import Update
from guests import Guest, make_table

HOUSES = ["*ROU", "+CAE", "+EUU", "*LIL", "+BRU", "+STO", "$1", "$0", "$0", "$0", "$0", "$0"]


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    warm(donjons.game("guerre").setting(2))


def test_a_fight_is_weighed_then_fought_in_one_go(address: str) -> None:
    links = make_table(address, [{"kind": "here"}] * 2, "guerre", changes={"start_village_tokens": "3"})
    with Guest(address, links.host) as both:
        for token in HOUSES:
            both.play(token)
        token = "EUUxSTO.2" if "EUU" in {choice.origin for choice in both.state.choices} else "STOxEUU.2"
        offered = [choice.first for choice in both.state.choices if choice.token == token]
        assert offered == [("-",)]
        weighed = both.ask("weigh", tokens=[token, "/"], after=["-"])
        assert isinstance(weighed, Weighed)
        fight, pause = weighed.odds
        assert fight is not None
        assert 0.47 < fight.success < 0.49  # who opens has the ear
        assert pause is None
        asked = both.ask("why", kind="attack", origin=token[:3], target=token[4:7], count=2, after=["-"])
        assert isinstance(asked, Because)
        assert [possibility.legal for possibility in asked.possibilities] == [True]
        both.send("play", number=both.state.number, tokens=["-", token])
        update = both.hear()
        while not isinstance(update, Update):
            update = both.hear()
        fought = update.line[2:]
        assert [played.step.kind for played in fought[:5] if played.step] == ["card"] * 5
        assert [played.bit for played in fought[:5]] == [True] * 4 + [False]
        assert all(played.view is None and played.scene is None for played in fought if played.bit)
        scenes = [played.scene for played in fought if not played.bit]
        assert scenes
        assert all(scene is not None and scene["kind"] == "battle" for scene in scenes)


def test_no_fight_is_weighed_that_cannot_be_fought(address: str) -> None:
    links = make_table(address, [{"kind": "here"}] * 2, "guerre")
    with Guest(address, links.host) as both:
        assert both.ask("weigh", tokens=["ROUxEUU.2"]).odds == [None]
        refused = both.ask("weigh", tokens=["nonsense"])
        assert isinstance(refused, Refused)
        assert refused.code == "no_step"
