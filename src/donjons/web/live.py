"""The WebSocket of a table: one person, one connection. Requests are answered in order, unless they take thought."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from donjons.table.refusal import Refusal, refusal
from donjons.web import messages
from donjons.web.catalogue import has_engine
from donjons.web.hall import Visit, tidy
from donjons.web.limiting import BURST, Bucket
from donjons.web.messages import basics, helping, playing
from donjons.web.room import now
from donjons.web.services import Services
from donjons.web.showing import Reader

log = logging.getLogger(__name__)

INCOMING: TypeAdapter[Any] = TypeAdapter(messages.FromPage)
HELLO_WITHIN = 15.0  # seconds
MOST_UNSENT = 1_000  # messages that wait for a slow connection before it is closed


class Live:
    """One connection."""

    def __init__(self, socket: WebSocket, services: Services) -> None:
        rate = services.settings.limits.messages_per_second
        self.socket = socket
        self.hall = services.hall
        self.metrics = services.metrics
        self.seen = 0
        self.reader: Reader
        self._closing: asyncio.Future[None] | None = None
        self._later: set[asyncio.Task[None]] = set()  # what is answered when it has been thought about
        self.visit: Visit
        self._bucket = Bucket(rate, rate * BURST)
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue(MOST_UNSENT)
        self._handlers: dict[type[basics.Request], Callable[[Any], Awaitable[basics.Message | None]]] = {
            playing.Hello: self._hello_again,
            playing.Play: self._play,
            playing.Undo: self._undo,
            playing.Propose: self._propose,
            playing.Answer: self._answer,
            playing.Rename: self._rename,
            playing.StandIn: self._stand_in,
            playing.Preview: self._preview,
            playing.Why: self._why,
            playing.Weigh: self._weigh,
            helping.Hint: self._hint,
            helping.Judge: self._judge,
            helping.Watch: self._watch,
            playing.Tell: self._tell,
            playing.Look: self._look,
        }

    async def run(self) -> None:
        """Greet, answer until somebody leaves."""
        await self.socket.accept()
        sender = asyncio.create_task(self._send_all())
        try:
            if await self._greet():
                while True:
                    await self._handle(await self._receive())
        except WebSocketDisconnect:
            pass
        finally:
            if hasattr(self, "visit"):
                self.visit.room.leave(self)
                self.visit.room.judging.leave(self._send_curve)
            for task in self._later:
                task.cancel()
            sender.cancel()

    def send(self, text: str) -> None:
        """Put a message on its way; whoever does not read what he is sent is shown the door."""
        try:
            self._unsent.put_nowait(text)
        except asyncio.QueueFull:
            log.warning("a slow connection is closed")
            self._closing = asyncio.ensure_future(self._close(messages.CLOSED_TOO_MANY))

    async def _send_all(self) -> None:
        try:
            while (text := await self._unsent.get()) is not None:
                await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the reader notices, too

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else ""

    async def _close(self, code: int) -> None:
        if self.socket.application_state != WebSocketState.DISCONNECTED:
            await self.socket.close(code)

    # The first message.
    async def _greet(self) -> bool:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._receive()
            hello = INCOMING.validate_json(text)
        except (TimeoutError, ValidationError):
            await self._close(messages.CLOSED_MALFORMED)
            return False
        visit = await self.hall.visit(hello.key) if isinstance(hello, playing.Hello) else None
        if visit is None:
            self.metrics.refusals.labels("unknown_key").inc()
            await self._close(messages.CLOSED_UNKNOWN_KEY)
            return False
        self.visit, self.reader = visit, Reader(visit.holder, hello.language)
        room = visit.room
        with contextlib.suppress(Refusal):  # another process has said so at the same moment
            await room.do(lambda: room.table.join(visit.holder, now()))
        self.send(room.welcome(self).model_dump_json())
        room.enter(self)
        return True

    # The others.
    async def _handle(self, text: str) -> None:
        try:
            request = INCOMING.validate_json(text)
        except ValidationError:
            self._refuse(id_of(text), refusal("malformed"))
            return
        if not self._bucket.take():
            self._refuse(request.id, refusal("too_many"))
            return
        await self._respond(request, self._handlers[type(request)](request))

    async def _respond(self, request: basics.Request, answering: Awaitable[basics.Message | None]) -> None:
        try:
            answer = await answering
        except Refusal as error:
            self._refuse(request.id, error)
        except SQLAlchemyError:
            log.exception("the database failed")
            self._refuse(request.id, refusal("unavailable"))
        else:
            if answer is not None:
                self.send(answer.model_dump_json())

    def _refuse(self, request: int | None, error: Refusal) -> None:
        self.metrics.refusals.labels(error.code).inc()
        self.send(self.visit.room.showing.refused(self.reader, request, error).model_dump_json())

    async def _hello_again(self, request: playing.Hello) -> basics.Message:
        if request.key != self.visit.key:
            raise refusal("not_yours")
        self.reader = Reader(self.reader.holder, request.language)
        return self.visit.room.welcome(self)

    async def _play(self, request: playing.Play) -> basics.Message:
        room = self.visit.room
        with self.metrics.step_seconds.time():
            number = await room.do(lambda: room.table.play(self.reader.holder, request.tokens, now()), request.number)
        self.metrics.steps.labels(room.table.agreement.game).inc(len(request.tokens))
        return playing.Done(id=request.id, number=number)

    async def _undo(self, request: playing.Undo) -> basics.Message:
        room = self.visit.room
        number = await room.do(lambda: room.table.undo(self.reader.holder, now()), request.number)
        return playing.Done(id=request.id, number=number)

    async def _propose(self, request: playing.Propose) -> basics.Message:
        """Those who are away are not asked whether the game may end: else it never could."""
        room = self.visit.room
        seats = range(len(room.table.sittings))
        asked = [seat for seat in seats if request.what == "takeback" or room.is_present(seat)]
        number = await room.do(
            lambda: room.table.propose(self.reader.holder, request.what, asked, now()), request.number
        )
        return playing.Done(id=request.id, number=number)

    async def _answer(self, request: playing.Answer) -> basics.Message:
        room = self.visit.room
        number = await room.do(lambda: room.table.answer(self.reader.holder, request.agree, now()), request.number)
        return playing.Done(id=request.id, number=number)

    async def _rename(self, request: playing.Rename) -> basics.Message:
        room = self.visit.room
        number = await room.do(lambda: room.table.rename(self.reader.holder, request.seat, tidy(request.name), now()))
        return playing.Done(id=request.id, number=number)

    async def _stand_in(self, request: playing.StandIn) -> basics.Message:
        room = self.visit.room
        if request.engine is not None and not has_engine(room.table.agreement.game, request.engine):
            raise refusal("unavailable", "no_engine")
        number = await room.do(
            lambda: room.table.stand_in(
                self.reader.holder, request.seat, request.engine, not room.is_present(request.seat), now()
            )
        )
        return playing.Done(id=request.id, number=number)

    async def _preview(self, request: playing.Preview) -> basics.Message:
        return self.visit.room.showing.preview(self.reader, request)

    async def _why(self, request: playing.Why) -> basics.Message:
        return self.visit.room.showing.why(self.reader, request)

    async def _weigh(self, request: playing.Weigh) -> None:
        self._answer_later(request, asyncio.to_thread(self.visit.room.showing.weigh(self.reader, request)))

    async def _hint(self, request: helping.Hint) -> None:
        self._answer_later(request, self.visit.room.judging.hint(self.reader, request))

    async def _judge(self, request: helping.Judge) -> None:
        self._answer_later(request, self.visit.room.judging.judge(self.reader, request))

    def _answer_later(self, request: basics.Request, answering: Awaitable[basics.Message]) -> None:
        """What takes thought is answered beside everything else: perhaps after the answers to later requests."""
        task = asyncio.ensure_future(self._respond(request, answering))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _watch(self, request: helping.Watch) -> basics.Message:
        self.visit.room.judging.watch(self._send_curve)
        return playing.Done(id=request.id, number=self.visit.room.table.number)

    def _send_curve(self, curve: helping.Curve) -> None:
        self.send(curve.model_dump_json())

    async def _tell(self, request: playing.Tell) -> basics.Message:
        return self.visit.room.showing.tell(self.reader, request)

    async def _look(self, request: playing.Look) -> basics.Message:
        return self.visit.room.showing.look(self.reader, request)


def id_of(text: str) -> int | None:
    """The number of a request that cannot be read otherwise."""
    try:
        number = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return number if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 2**53 else None
