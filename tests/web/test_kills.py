"""Whatever somebody saw is kept: servers are killed (kill -9) in the middle of play, again and again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from gathering import catch_up
from guests import Guest, make_table, two_by_links
from killing import survive
from postgres import Postgres
from serving import UNLIMITED, Server

KILLS = 10  # of each kind; tests/load/kills.py does hundreds


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as postgres:
        yield postgres


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    """Two server processes over one database."""
    database = postgres.database()
    homes = [tmp_path / "one", tmp_path / "other"]
    with ExitStack() as running:
        for home in homes:
            home.mkdir()
        yield [running.enter_context(Server(home, *UNLIMITED, database=database)) for home in homes]


def test_no_seen_step_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path, *UNLIMITED) as server:
        survived = survive([server], KILLS, tables=3)
    assert survived.steps > KILLS


def test_no_seen_step_is_lost_when_one_of_two_servers_is_killed(pair: list[Server]) -> None:
    """The other serves on, and both show the same."""
    survived = survive(pair, KILLS, tables=3)
    assert survived.steps > KILLS


def test_a_step_at_one_server_is_seen_at_the_other(pair: list[Server]) -> None:
    links = two_by_links(pair[0].address)
    with ExitStack() as people:
        keys = [*(seat.key or "" for seat in links.seats), links.spectator, links.spectator]
        for at, key in zip([*pair, *pair], keys, strict=True):
            Guest(at.address, key).close()
        guests = [people.enter_context(Guest(at.address, key)) for at, key in zip([*pair, *pair], keys, strict=True)]
        for _ in range(20):
            acting = next(guest for guest in guests if guest.is_to_act)
            acting.play(acting.state.choices[0].token)
            catch_up(*guests, number=acting.state.number)
            assert all(guest.tokens == acting.tokens for guest in guests)


def test_two_who_act_at_once_at_two_servers_cannot_both(pair: list[Server]) -> None:
    """One seat, open at both servers: of two steps with one number one is played, and the other is told so."""
    links = make_table(pair[0].address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(pair[0].address, links.host) as here, Guest(pair[1].address, links.host) as there:
        for _ in range(10):
            before = here.state.number
            asked = [
                (guest, guest.send("play", number=before, tokens=[guest.state.choices[0].token]))
                for guest in (here, there)
            ]
            answers = [guest.answer(request) for guest, request in asked]
            assert sorted(answer.type for answer in answers) == ["done", "refused"]
            assert [answer.code for answer in answers if answer.type == "refused"] == ["late"]
            catch_up(here, there, number=before + 1)
            assert here.tokens == there.tokens
