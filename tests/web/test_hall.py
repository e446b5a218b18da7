"""The hall: tables that were left are closed when there are many, and opened again as they were."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import donjons
from donjons.core.record import Record
from donjons.engines.levels import personalities
from donjons.games import CATALOGUE
from donjons.table.advisers import Advisers
from donjons.table.refusal import Refusal
from donjons.table.store import Store
from donjons.table.thinkers import Thinkers
from donjons.table.warming import Warming
from donjons.web import hall as hall_module
from donjons.web.hall import Hall, agreement_of
from donjons.web.messages.making import NewTable, SeatWish
from donjons.web.room import now

WISH = NewTable(game="barons-2025", seats=[SeatWish(kind="here"), SeatWish(kind="here")])


async def play_one(hall: Hall, host: str) -> None:
    visit = await hall.visit(host)
    assert visit is not None
    table = visit.room.table
    await visit.room.do(lambda: table.play(visit.holder, table.match.legal()[:1], now()))


def test_tables_that_were_left_are_closed_and_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "ON_THE_WAY", 0.0)

    async def visit_many() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        hall = Hall(store, Thinkers(0), Advisers(), Warming(), idle_tables=3)
        hosts = [(await hall.make(WISH)).host for _ in range(10)]
        for host in hosts:
            await play_one(hall, host)
        assert len(hall.rooms) <= 4
        again = await hall.visit(hosts[0])
        assert again is not None
        assert again.room.table.number == 2
        hall.close()
        store.close()

    asyncio.run(visit_many())


def test_whoever_brings_a_record_waits_for_its_game_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other games may be compiled for minutes yet."""
    monkeypatch.setenv("DONJONS_CACHE", str(tmp_path / "empty"))
    record = Record.of(donjons.game("barons-2025").start(2, seed=1)).text()

    async def bring() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        warming = Warming(["barons-2025"])
        warming.start()
        hall = Hall(store, Thinkers(0), Advisers(), warming, idle_tables=3)
        await hall.make(NewTable(record=record, seats=WISH.seats))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(warming.ready("mironton"), 0)
        await warming.close()
        store.close()

    asyncio.run(bring())


def test_a_friend_who_comes_by_another_server_makes_nobody_late(tmp_path: Path) -> None:
    """A server that has not yet heard of it reads what it missed, and the step is played."""
    wish = NewTable(game="barons-2025", seats=[SeatWish(kind="here"), SeatWish(kind="link")])

    async def meet() -> None:
        stores = [Store(f"sqlite:///{tmp_path / 'tables.sqlite'}") for _ in range(2)]
        here, there = (Hall(store, Thinkers(0), Advisers(), Warming(), idle_tables=3) for store in stores)
        links = await here.make(wish)
        host = await here.visit(links.host)
        friend = await there.visit(links.seats[1].key or "")
        assert host is not None
        assert friend is not None
        await friend.room.do(lambda: friend.room.table.join(friend.holder, now()))
        acting = host if host.room.table.actor in host.holder.seats else friend
        other, table = friend if acting is host else host, acting.room.table
        await other.room.do(lambda: other.room.table.rename(other.holder, other.holder.seats[0], "Bob", now()))
        token = table.match.legal()[0]
        await acting.room.do(lambda: table.play(acting.holder, [token], now()), table.number)
        assert token in table.match.tokens
        assert "Bob" in [sitting.name for sitting in table.sittings]
        for hall, store in zip((here, there), stores, strict=True):
            hall.close()
            store.close()

    asyncio.run(meet())


def test_two_who_open_a_table_at_once_find_one_another(tmp_path: Path) -> None:
    async def open_twice() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        hall = Hall(store, Thinkers(0), Advisers(), Warming(), idle_tables=3)
        host = (await hall.make(WISH)).host
        visits = await asyncio.gather(*(hall.visit(host) for _ in range(8)))
        assert len({id(visit.room) for visit in visits if visit is not None}) == 1
        assert await hall.visit("x" * 32) is None
        hall.close()
        store.close()

    asyncio.run(open_twice())


@pytest.mark.parametrize("game", [entry.key for entry in CATALOGUE])
def test_a_personality_sits_down_where_its_game_has_one(game: str) -> None:
    seats = [SeatWish(kind="here"), SeatWish(kind="engine", engine="raider")]
    wish = NewTable(game=game, seats=seats)
    if personalities(game):
        assert agreement_of(wish, None).chairs[1].engine == "raider"
    else:
        with pytest.raises(Refusal, match="no such engine"):
            agreement_of(wish, None)
