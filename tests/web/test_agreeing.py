"""What people settle among themselves: takebacks, ends, absences, rematches."""

from __future__ import annotations

import pytest

from donjons.web.messages.making import Link, TableLinks
from donjons.web.messages.playing import Done, Refused
from gathering import begin, catch_up
from guests import Guest, make_table, two_by_links
from patience import get, post


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_a_takeback_waits_for_the_other_and_never_rerolls(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first, Guest(address, links.seats[1].key or "") as second:
        begin(first, second)
        acting, other = (first, second) if first.is_to_act else (second, first)
        place = acting.state.length
        acting.play("=")
        rolled = acting.tokens[-1]
        acting.ask("propose", number=acting.state.number, what="takeback")
        other.wait(lambda one: one.state.proposal is not None)
        assert other.state.proposal is not None
        assert (other.state.proposal.what, other.state.proposal.place) == ("takeback", place)
        assert other.state.proposal.waiting == other.table.you.seats
        assert isinstance(other.ask("answer", number=other.state.number, agree=True), Done)
        acting.wait(lambda one: one.state.length == place)
        assert acting.is_to_act
        acting.play("=")
        assert acting.tokens[-1] == rolled


def test_against_the_computer_a_takeback_is_granted_at_once(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "engine", "engine": "random"}])
    with Guest(address, links.host) as anna:
        anna.wait(lambda one: one.is_to_act and bool(one.state.label))  # the draft: the last seat picks first
        place = anna.state.length
        anna.play("=")
        anna.wait(lambda one: one.is_to_act and one.state.length > place)
        assert anna.state.may_take_back == place
        assert isinstance(anna.ask("propose", number=anna.state.number, what="takeback"), Done)
        assert anna.state.length == place
        assert anna.is_to_act


def test_an_end_is_agreed_by_those_who_are_there(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first:
        with Guest(address, links.seats[1].key or "") as second:
            begin(first, second)
            first.ask("propose", number=first.state.number, what="end")
            second.wait(lambda one: one.state.proposal is not None)
            second.ask("answer", number=second.state.number, agree=False)
            first.wait(lambda one: one.state.proposal is None)
            assert first.state.result is None
        first.wait(lambda one: not one.table.seats[1].present)
        first.ask("propose", number=first.state.number, what="end")
        assert first.state.result is not None
        assert (first.state.result.by, first.state.result.ranking) == ("agreement", None)
        assert isinstance(first.play("="), Refused)


def test_the_computer_plays_for_whoever_is_away_until_he_is_back(address: str) -> None:
    links = two_by_links(address)
    first_key, second_key = links.seats[0].key or "", links.seats[1].key or ""
    with Guest(address, first_key) as first:
        with Guest(address, second_key) as second:
            begin(first, second)
            refused = first.ask("stand_in", seat=1, engine="greedy")
            assert isinstance(refused, Refused)
            assert refused.code == "not_now"
        first.wait(lambda one: not one.table.seats[1].present)
        assert isinstance(first.ask("stand_in", seat=1, engine="greedy"), Done)
        for _ in range(3):
            first.wait(lambda one: one.is_to_act)
            first.play("=")
        with Guest(address, second_key) as second:
            assert second.table.seats[1].stand_in == "greedy"
            assert isinstance(second.ask("stand_in", seat=1, engine=None), Done)
            catch_up(first, number=second.state.number)
            assert first.table.seats[1].stand_in is None
            if first.is_to_act:
                first.play("=")
            second.wait(lambda one: one.is_to_act)


def test_a_rematch_keeps_the_people_and_rotates_the_seats(address: str) -> None:
    links = make_table(
        address, [{"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Bob"}], changes={"target_points": "9"}
    )
    friend = links.seats[1].key or ""
    with Guest(address, links.host) as anna, Guest(address, friend) as bob, Guest(address, links.spectator) as watching:
        early = post(f"{address}/api/table/rematch", headers=bearer(friend))
        assert early.status_code == 403
        anna.ask("propose", number=anna.state.number, what="end")
        bob.wait(lambda one: one.state.proposal is not None)
        bob.ask("answer", number=bob.state.number, agree=True)
        nobody = post(f"{address}/api/table/rematch", headers=bearer(links.spectator))
        assert nobody.status_code == 403
        said = post(f"{address}/api/table/rematch", headers=bearer(friend))
        again = Link.model_validate_json(said.content)
        watching.wait(lambda one: one.table.rematch)
        same = post(f"{address}/api/table/rematch", headers=bearer(friend))
        assert Link.model_validate_json(same.content) == again
    keys = [
        Link.model_validate_json(post(f"{address}/api/table/rematch", headers=bearer(key)).content).key
        for key in (links.host, links.spectator)
    ]
    with Guest(address, again.key) as bob, Guest(address, keys[0]) as anna, Guest(address, keys[1]) as watching:
        assert [seat.name for seat in bob.table.seats] == ["Bob", "Anna"]
        assert (bob.table.you.seats, anna.table.you.seats, watching.table.you.seats) == ([0], [1], [])
        assert bob.table.changes[0].value == "9"
        assert bob.table.dice != anna.table.dice or bob.table.dice.secret is None
    shown = TableLinks.model_validate_json(get(f"{address}/api/table/links", headers=bearer(keys[0])).content)
    with Guest(address, shown.seats[0].key or "") as bob:
        assert bob.table.you.seats == [0]


@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_only_the_host_is_shown_the_links(address: str, role: str) -> None:
    links = two_by_links(address)
    key = (links.seats[0].key or "") if role == "seat" else links.spectator
    assert get(f"{address}/api/table/links", headers=bearer(key)).status_code == 403
    said = get(f"{address}/api/table/links", headers=bearer(links.host))
    assert TableLinks.model_validate_json(said.content) == links
