"""What engines tell people: hints for one's own seat, how everybody stands, the curve of a game that is over."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from donjons.web.messages.helping import Curve, CurvePoint, Hinted, Judged
from donjons.web.messages.playing import Done, Refused
from guests import Guest, make_table, two_by_links
from serving import Server

HERE = [{"kind": "here"}, {"kind": "here"}]


def test_a_hint_is_the_best_step_of_whoever_is_to_act(address: str) -> None:
    with Guest(address, make_table(address, HERE).host) as both:
        while not both.state.label:  # the draft
            both.play(both.state.choices[0].token)
        hinted = both.ask("hint")
        assert isinstance(hinted, Hinted)
        assert hinted.number == both.state.number
        offered = {choice.token for choice in both.state.choices}
        assert {idea.step.token for idea in hinted.ideas} <= offered
        assert all(idea.sentence for idea in hinted.ideas)
        assert all(sum(idea.chances) == pytest.approx(1.0) for idea in hinted.ideas)
        assert all(foretold.sentence and foretold.seat in (0, 1) for foretold in hinted.line)


def test_nobody_is_given_a_hint_for_the_seat_of_another(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first, Guest(address, links.seats[1].key or "") as second:
        first.wait(lambda one: one.table.seats[1].joined)
        waiting = second if first.is_to_act else first
        with Guest(address, links.spectator) as spectator:
            for other in (waiting, spectator):
                refused = other.ask("hint")
                assert isinstance(refused, Refused)
                assert refused.code == "not_yours"
            assert isinstance(spectator.ask("judge"), Judged)


def test_a_hint_holds_nothing_up(address: str) -> None:
    """What is asked after it may be answered before it."""
    with Guest(address, make_table(address, HERE).host) as both:
        hint = both.send("hint")
        tell = both.send("tell", start=0)
        assert {both.answer(tell).id, both.answer(hint).id} == {tell, hint}


def test_a_host_may_forbid_help_until_the_game_is_over(address: str) -> None:
    with Guest(address, make_table(address, HERE, hints=False).host) as both:
        assert not both.table.hints
        for question in ("hint", "judge"):
            refused = both.ask(question)
            assert isinstance(refused, Refused)
            assert refused.sentence.startswith("At this table nobody is helped")
        both.ask("propose", number=both.state.number, what="end")
        assert isinstance(both.ask("judge"), Judged)


def test_the_curve_of_a_game_that_is_over(address: str) -> None:
    """Every decision has its point, they come a few at a time, and whoever asks later has them at once."""
    with Guest(address, make_table(address, HERE).host) as both:
        assert isinstance(both.ask("watch"), Refused)
        for _ in range(12):
            both.play(both.state.choices[0].token)
        both.ask("propose", number=both.state.number, what="end")
        decided = [place for place, token in enumerate(both.tokens) if token and not token.startswith("@")]
        points, parts = curve(both)
        assert [point.place for point in points] == [*decided, len(both.tokens)]
        assert all(sum(point.chances) == pytest.approx(1.0) for point in points)
        assert parts > 1
        again, parts = curve(both)
        assert again == points
        assert parts == 1


def curve(guest: Guest) -> tuple[list[CurvePoint], int]:
    """The whole curve, and in how many parts it came."""
    request = guest.send("watch")
    points: list[CurvePoint] = []
    parts, length = 0, 1
    while len(points) < length:
        message = guest.hear()
        assert isinstance(message, Curve | Done), request
        if isinstance(message, Curve):
            points[message.start :] = message.points
            parts, length = parts + 1, message.length
    return points, parts


def test_an_engine_that_dies_is_replaced_and_its_table_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        links = make_table(server.address, [{"kind": "here"}, {"kind": "engine", "engine": "greedy"}])
        with Guest(server.address, links.host) as person:
            person.wait(lambda one: one.is_to_act and bool(one.state.label))
            for process in thinkers_of(server.pid):
                os.kill(process, signal.SIGKILL)
            played = len(person.tokens)
            person.play("=")
            person.wait(lambda one: one.is_to_act and len(one.tokens) > played + 1)


def thinkers_of(server: int) -> list[int]:
    """The processes in which the engines of a server think."""
    children = [
        int(child) for listed in Path(f"/proc/{server}/task").glob("*/children") for child in listed.read_text().split()
    ]
    return [child for child in children if b"donjons.table.thinker" in Path(f"/proc/{child}/cmdline").read_bytes()]
