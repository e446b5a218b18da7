"""A table that is open: its people's connections, its engines' turns, its clock. One event at a time.

An event is made from what somebody wants, stored, applied and only then shown. When another process was faster the
table catches up from the log; then it is made once more, or whoever is late now is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from donjons.table.advisers import Advisers
from donjons.table.events import Event, Kind
from donjons.table.refusal import Refusal, refusal
from donjons.table.store import Conflict, Store
from donjons.table.table import Table
from donjons.table.thinkers import Thinkers
from donjons.web.catalogue import changed_parameters, clock_facts, game_facts
from donjons.web.judging import Judging
from donjons.web.messages import shown
from donjons.web.showing import Reader, Showing

log = logging.getLogger(__name__)

UpdateName = Literal["play", "undo", "takeback", "propose", "decline", "end", "seats"]
UPDATES: dict[Kind, UpdateName] = {
    Kind.PLAY: "play",
    Kind.UNDO: "undo",
    Kind.DECLINE: "decline",
    Kind.STAND_IN: "seats",
    Kind.FLAG: "seats",
}
SHOWN_IN_FACTS = (Kind.NAME, Kind.JOIN, Kind.STAND_IN, Kind.REMATCH)
PAUSE_AFTER_FAILURE = 5.0  # seconds before an engine that gave no step is asked again


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to another server process."""

    seats: frozenset[int]
    spectators: int


class Guest(Protocol):
    """Somebody who watches a table: a connection."""

    reader: Reader
    seen: int  # so many steps of the line of play were sent to him unsealed

    def send(self, text: str) -> None: ...


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ignore(_: Room) -> None:
    """Nobody else need know."""


class Room:
    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        advisers: Advisers,
        on_presence: Callable[[Room], None] = ignore,
    ) -> None:
        self.table = table
        self.showing = Showing(table)
        self.judging = Judging(self.showing, advisers, self._task)
        self.guests: list[Guest] = []
        self.absent_since = {seat: now() for seat in range(len(table.sittings))}
        self.used = time.monotonic()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._on_presence = on_presence
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Events.
    async def do(self, wanted: Callable[[], Event | None], number: int | None = None) -> int:
        """Carry out what somebody wants: store the event, apply it, show it. Returns the table's number then.

        Whoever names the number of what he last saw is late if anything that matters has happened since.
        """
        async with self._lock:
            while not await self._stored(wanted, number):
                await self._catch_up()
            return self.table.number

    async def _stored(self, wanted: Callable[[], Event | None], number: int | None) -> bool:
        """False when another process has stored something that we have not yet heard of."""
        if number is not None and not self.table.changed <= number <= self.table.number:
            raise refusal("late")
        event = wanted()
        if event is not None:
            try:
                await self._store.append(self.table.agreement.id, event)
            except Conflict:
                return False
            self._apply([event])
        return True

    async def catch_up(self) -> None:
        """Another process has stored something: read it."""
        async with self._lock:
            await self._catch_up()

    def catch_up_soon(self) -> None:
        self._task(self.catch_up())

    async def _catch_up(self) -> None:
        self._apply(await asyncio.to_thread(self._store.events_after, self.table.agreement.id, self.table.number))

    def _apply(self, events: Sequence[Event]) -> None:
        for event in events:
            before = len(self.table.match.line)
            self.table.apply(event)
            self._show(event, before)
        self._go_on()

    def _go_on(self) -> None:
        """Whatever must happen next by itself."""
        actor = self.table.actor
        engine = None if actor is None else self.table.engine_of(actor)
        if engine is not None and self._thinking is None and self._may_think():
            self._thinking = self._task(self._think())
        self._set_alarm()

    def _may_think(self) -> bool:
        """Engines among themselves play only while somebody watches."""
        return bool(self.guests) or any(
            self.table.is_person(seat) and self.table.engine_of(seat) is None
            for seat in range(len(self.table.sittings))
        )

    def _task(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Engines.
    async def _think(self) -> None:
        """Let the engine that is to act play one step."""
        try:
            await self._think_once()
        except Refusal:
            pass  # another process was faster
        except Exception:
            log.exception("an engine gave no step", extra={"game": self.table.agreement.game})
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            self._thinking = None
        self._go_on()

    async def _think_once(self) -> None:
        table, number, seat = self.table, self.table.number, self.table.actor
        engine = None if seat is None else table.engine_of(seat)
        if seat is None or engine is None:
            return
        seed = int.from_bytes(table.agreement.dice.secret[:4], "big") ^ seat
        token = await self._thinkers.choose(table.match, engine, seed)
        await self.do(lambda: table.play_engine(seat, token, now()), number)

    # Clocks.
    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        falls = None if self.table.clocks is None else self.table.clocks.falls_at()
        if falls is not None and not self.table.is_over and self.table.flagged != self.table.turn:
            wait = max(0.0, (falls - now()) / 1_000)
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(wait, 3_600) + 0.001, lambda: self._task(self._ring()))

    async def _ring(self) -> None:
        with contextlib.suppress(Refusal):  # another process was faster
            await self.do(lambda: self.table.flag(now()))
        self._set_alarm()

    # People.
    def enter(self, guest: Guest) -> None:
        self.guests.append(guest)
        self._people_changed()
        self._go_on()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            self._people_changed()

    def here(self) -> Elsewhere:
        """Who is connected to this process."""
        seats = frozenset(seat for guest in self.guests for seat in guest.reader.holder.seats)
        return Elsewhere(seats, sum(not guest.reader.holder.seats for guest in self.guests))

    def hear(self, process: str, people: Elsewhere | None) -> None:
        """Who is connected to another process; None when that is gone."""
        if people is None and process not in self._elsewhere:
            return
        self._elsewhere.pop(process, None)
        if people is not None:
            self._elsewhere[process] = people
        self._note_absences()
        self.show_table()

    def _people_changed(self) -> None:
        self.used = time.monotonic()
        self._note_absences()
        self._on_presence(self)
        self.show_table()

    def _note_absences(self) -> None:
        for seat in range(len(self.table.sittings)):
            if self.is_present(seat):
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now())

    def is_present(self, seat: int) -> bool:
        return any(seat in people.seats for people in (self.here(), *self._elsewhere.values()))

    def spectators(self) -> int:
        return sum(people.spectators for people in (self.here(), *self._elsewhere.values()))

    def is_idle(self) -> bool:
        """Is nobody here, and nothing about to happen?"""
        has_clock = self.table.clocks is not None and self.table.clocks.running is not None and not self.table.is_over
        return not self.guests and self._thinking is None and not has_clock and not self._lock.locked()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()

    # What is shown.
    def _show(self, event: Event, before: int) -> None:
        """Tell everybody what happened; the line of play was so long before."""
        if event.kind in SHOWN_IN_FACTS or self.table.is_over:  # when it is over the secret of the dice is shown
            self.show_table()
        name = self._name(event, before)
        if name is None:
            return
        texts: dict[tuple[Reader, int], str] = {}
        length = len(self.table.match.line)
        for guest in self.guests:
            start = min(guest.seen, before, length)
            if (guest.reader, start) not in texts:
                texts[guest.reader, start] = self._update(guest.reader, name, start).model_dump_json()
            guest.send(texts[guest.reader, start])
            guest.seen = self.showing.open_until(guest.reader)

    def _name(self, event: Event, before: int) -> UpdateName | None:
        """What an event is called in an update; None when only people are concerned."""
        if event.kind in (Kind.PROPOSE, Kind.AGREE):
            if self.table.ended:
                return "end"
            return "takeback" if len(self.table.match.line) < before else "propose"
        return UPDATES.get(event.kind)

    def _update(self, reader: Reader, name: UpdateName, start: int) -> shown.Update:
        return shown.Update(
            event=name,
            state=self.showing.state(reader, now()),
            line_from=start,
            line=self.showing.news(reader, start),
        )

    def welcome(self, guest: Guest) -> shown.Welcome:
        """Everything, for somebody who has just come."""
        guest.seen = self.showing.open_until(guest.reader)
        return shown.Welcome(
            table=self.facts(guest.reader),
            state=self.showing.state(guest.reader, now()),
            line=self.showing.line(guest.reader, 0),
            chart=self.showing.chart,
        )

    def show_table(self) -> None:
        """Tell everybody who is there, and what they are called."""
        texts = {guest.reader: "" for guest in self.guests}
        for reader in texts:
            texts[reader] = self.facts(reader).model_dump_json()
        for guest in self.guests:
            guest.send(texts[guest.reader])

    def facts(self, reader: Reader) -> shown.TableFacts:
        table, agreement = self.table, self.table.agreement
        return shown.TableFacts(
            game=game_facts(agreement.game),
            players=len(agreement.chairs),
            changes=changed_parameters(agreement.setting),
            clock=clock_facts(agreement.clock),
            hints=agreement.hints,
            seats=[self._seat(reader, seat) for seat in range(len(agreement.chairs))],
            spectators=self.spectators(),
            you=shown.You(role=reader.holder.role, seats=list(reader.holder.seats)),
            dice=shown.Dice(
                commitment=agreement.dice.commitment, secret=agreement.dice.secret.hex() if table.is_over else None
            ),
            opening=table.opening,
            created=agreement.created,
            rematch=bool(table.rematch),
        )

    def _seat(self, reader: Reader, seat: int) -> shown.SeatFacts:
        chair, sitting = self.table.agreement.chairs[seat], self.table.sittings[seat]
        present = chair.kind == "engine" or self.is_present(seat)
        return shown.SeatFacts(
            seat=seat,
            kind=chair.kind,
            name=sitting.name,
            engine=chair.engine,
            joined=sitting.joined,
            present=present,
            absent_since=None if present else self.absent_since.get(seat),
            stand_in=sitting.stand_in,
            is_yours=seat in reader.holder.seats,
        )
