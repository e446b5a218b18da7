"""All the tables of a server: made, found by their keys, opened when somebody comes, closed when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from donjons.core.match import Match
from donjons.core.record import Record, read_record, replay
from donjons.games import find
from donjons.table import keys
from donjons.table.advisers import Advisers
from donjons.table.agreement import Agreement, Chair
from donjons.table.clock import ClockRule
from donjons.table.events import Event
from donjons.table.holder import Holder
from donjons.table.refusal import refusal
from donjons.table.store import KeyRow, Store
from donjons.table.table import Table
from donjons.table.thinkers import Thinkers
from donjons.table.warming import Warming, family_of
from donjons.web.catalogue import has_engine
from donjons.web.messages import making
from donjons.web.room import Room, ignore, now
from donjons.web.showing import Reader, Showing

ID_BYTES = 12
SECRET_BYTES = 32
ON_THE_WAY = 60.0  # seconds in which somebody who has asked for a table may still come


@dataclass(frozen=True, slots=True)
class Visit:
    """A key that was presented: where it leads, and what it allows there."""

    key: str
    holder: Holder
    seat: int | None
    room: Room


class Hall:
    def __init__(
        self, store: Store, thinkers: Thinkers, advisers: Advisers, warming: Warming, idle_tables: int
    ) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.on_open: Callable[[Room], None] = ignore  # where other processes share the tables they are told
        self.on_presence: Callable[[Room], None] = ignore
        self._thinkers = thinkers
        self._advisers = advisers
        self._warming = warming
        self._idle_tables = idle_tables
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._loaded: set[str] = set()

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()

    # Finding.
    async def visit(self, key: str) -> Visit | None:
        """The table that a key leads to; None when it leads nowhere."""
        row = await asyncio.to_thread(self.store.key, keys.digest(key))
        if row is None:
            return None
        room = await self.room(row.table)
        return Visit(key, holder_of(row, room.table), row.seat, room)

    async def room(self, table: str) -> Room:
        """A table by its name among us, opened if need be."""
        if table in self.rooms:
            self.rooms[table].used = time.monotonic()
            return self.rooms[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, name: str) -> Room:
        try:
            agreement = await asyncio.to_thread(self.store.agreement, name)
            await self._warming.ready(agreement.game)
            table = await asyncio.to_thread(self._load, agreement)
            room = Room(table, self.store, self._thinkers, self._advisers, self.on_presence)
            self._close_some()
            self.rooms[name] = room
            self._set_aside(family_of(agreement.game))
            if self.store.is_shared:
                await room.catch_up()  # what was stored between reading it and being told of news
                self.on_open(room)
            else:
                await room.do(lambda: table.wake(now()))
            return room
        finally:
            del self._opening[name]

    def _load(self, agreement: Agreement) -> Table:
        return Table(agreement, self.store.events_after(agreement.id, 0))

    def _set_aside(self, family: str) -> None:
        """What the first table of a family loads stays for good: the garbage collector shall not search it ever again.

        It did, for a quarter of a second each time, in which nobody was answered.
        """
        if family not in self._loaded:
            self._loaded.add(family)
            gc.collect()
            gc.freeze()

    def _close_some(self) -> None:
        """Forget the tables that were left longest ago, where many have been left."""
        lately = time.monotonic() - ON_THE_WAY
        idle = sorted((room.used, name) for name, room in self.rooms.items() if room.is_idle() and room.used < lately)
        for _, name in idle[: max(0, len(idle) - self._idle_tables)]:
            self.rooms.pop(name).close()

    # Making.
    async def make(self, wish: making.NewTable) -> making.TableLinks:
        """A new table as somebody wishes it."""
        record = None if wish.record is None else read_record(wish.record)
        await self._warming.ready(wish.game or "" if record is None else record.game(wish.game))
        return await self._make(lambda: agreement_of(wish, record))

    async def branch(self, visit: Visit, wish: making.NewBranch) -> making.TableLinks:
        """A new table that plays on from a place of this one, as far as its line of play is open to the visitor."""
        table = visit.room.table
        reader = Reader(visit.holder, "en")
        if wish.place > Showing(table).open_until(reader):
            raise refusal("not_now", "no_place", length=len(table.match.line))
        match = table.match.fork()
        match.rewind(wish.place)
        return await self._make(lambda: agreed(match, wish.seats, None, is_new=False))

    async def _make(self, agree: Callable[[], Agreement]) -> making.TableLinks:
        agreement, first = await asyncio.to_thread(begun, agree)
        host = keys.new_key()
        await self.store.create(agreement, key_rows(agreement, host), first)
        return links_of(agreement.chairs, host)

    async def links(self, visit: Visit) -> making.TableLinks:
        """The links of a table, for its host."""
        if visit.holder.role != "host":
            raise refusal("not_yours")
        table = visit.room.table
        await self.store.add_keys(key_rows(table.agreement, visit.key))
        chairs = [replace(chair, name=table.sittings[seat].name) for seat, chair in enumerate(table.agreement.chairs)]
        return links_of(chairs, visit.key)

    async def rematch(self, visit: Visit) -> making.Link:
        """The link of the same person at the next table, which is made when nobody has yet asked for it.

        Everybody's key there is derived from his key here, and becomes known when he comes.
        """
        table = visit.room.table
        if not table.rematch:
            if visit.holder.is_spectator or not table.is_over:
                raise refusal("not_yours")
            agreement, first = await asyncio.to_thread(begun, lambda: rotated(table))
            await self.store.create(agreement, (), first)
            await visit.room.do(lambda: None if table.rematch else table.ask_rematch(agreement.id, now()))
        key = keys.rematch_key(visit.key)
        seat = None if visit.seat is None else (visit.seat - 1) % len(table.sittings)
        await self.store.add_keys([KeyRow(keys.digest(key), table.rematch, visit.holder.role, seat)])
        return making.Link(key=key)


def holder_of(row: KeyRow, table: Table) -> Holder:
    if row.role == "host":
        return Holder("host", table.host_seats())
    return Holder(row.role, () if row.seat is None else (row.seat,))


def links_of(chairs: tuple[Chair, ...] | list[Chair], host: str) -> making.TableLinks:
    return making.TableLinks(
        host=host,
        seats=[
            making.SeatLink(seat=seat, name=chair.name, key=keys.seat_key(host, seat) if chair.kind == "link" else None)
            for seat, chair in enumerate(chairs)
        ],
        spectator=keys.spectator_key(host),
    )


def key_rows(agreement: Agreement, host: str) -> list[KeyRow]:
    """What is stored of a table's keys."""
    seats = [
        KeyRow(keys.digest(keys.seat_key(host, seat)), agreement.id, "seat", seat)
        for seat, chair in enumerate(agreement.chairs)
        if chair.kind == "link"
    ]
    spectator = KeyRow(keys.digest(keys.spectator_key(host)), agreement.id, "spectator")
    return [KeyRow(keys.digest(host), agreement.id, "host"), *seats, spectator]


# Agreements.
def begun(agree: Callable[[], Agreement]) -> tuple[Agreement, Event]:
    """What is agreed, and the first event of its table."""
    agreement = agree()
    return agreement, Table(agreement).deal(now())


def agreement_of(wish: making.NewTable, record: Record | None) -> Agreement:
    """What a host wishes, checked; DonjonsError or Refusal say what is wrong with it."""
    if record is not None:
        match = replay(record, find(record.game(wish.game)))
    else:
        match = find(wish.game or "").start(len(wish.seats), changes=wish.changes)
    return agreed(match, wish.seats, wish.clock, is_new=record is None, hints=wish.hints)


def agreed(
    match: Match, seats: list[making.SeatWish], clock: making.Clock | None, is_new: bool, hints: bool = True
) -> Agreement:
    setting = match.setting
    if len(seats) != setting.players:
        setting.game.setting(len(seats))
        raise refusal("not_now", "wrong_seats", players=setting.players)
    chairs = tuple(chair_of(setting.game.key, seat) for seat in seats)
    return Agreement(
        id=secrets.token_hex(ID_BYTES),
        created=now(),
        game=setting.game.key,
        changes=setting.parameters.changes(setting.players),
        chairs=chairs,
        secret=secrets.token_bytes(SECRET_BYTES),
        clock=clock_rule(clock),
        opening="" if is_new else Record.of(match).text(),
        hints=hints,
    )


def chair_of(game: str, seat: making.SeatWish) -> Chair:
    if seat.kind != "engine":
        return Chair(seat.kind, tidy(seat.name))
    if seat.engine is None or not has_engine(game, seat.engine):
        raise refusal("unavailable", "no_engine")
    return Chair("engine", tidy(seat.name), seat.engine)


def clock_rule(clock: making.Clock | None) -> ClockRule | None:
    if clock is None:
        return None
    if clock.kind == "days":
        return ClockRule("days", days=clock.days or 1)
    return ClockRule("fischer", initial=clock.initial or 300, increment=clock.increment or 0)


def rotated(table: Table) -> Agreement:
    """The same people again, everybody one seat earlier."""
    old = table.agreement
    chairs = [replace(chair, name=table.sittings[seat].name) for seat, chair in enumerate(old.chairs)]
    return replace(
        old,
        id=secrets.token_hex(ID_BYTES),
        created=now(),
        chairs=(*chairs[1:], chairs[0]),
        secret=secrets.token_bytes(SECRET_BYTES),
        opening="",
    )


def tidy(name: str) -> str:
    """A name as it may be shown to others: one line of printable letters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
