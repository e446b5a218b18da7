"""People at a table, as programs: the very WebSocket and the very messages of the page."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

from pydantic import TypeAdapter
from websockets.sync.client import connect

from donjons.web import messages
from donjons.web.messages import shown
from donjons.web.messages.basics import Message
from donjons.web.messages.making import TableLinks
from donjons.web.messages.playing import Done, Refused
from donjons.web.messages.shown import TableFacts, Update, Welcome
from patience import PATIENCE, get, post

SAID: TypeAdapter[Message] = TypeAdapter(messages.FromServer)


def make_table(address: str, seats: list[dict[str, str]], game: str = "barons-2025", **more: Any) -> TableLinks:
    """A new table, made over HTTP."""
    said = post(f"{address}/api/tables", json={"game": game, "seats": seats, **more})
    said.raise_for_status()
    return TableLinks.model_validate_json(said.content)


def two_by_links(address: str, **more: Any) -> TableLinks:
    return make_table(address, [{"kind": "link"}, {"kind": "link"}], **more)


def record(address: str, key: str) -> str:
    """The game as text."""
    said = get(f"{address}/api/table/record", headers={"authorization": f"Bearer {key}"})
    said.raise_for_status()
    return said.text


class Guest:
    """One connection, and the table as it is seen there. Use it with `with`."""

    def __init__(self, address: str, key: str, language: str = "en") -> None:
        self.key = key
        self._ids = itertools.count(1)
        self._open = ExitStack()
        live = f"{address.replace('http', 'ws', 1)}/api/live"
        self._socket = self._open.enter_context(connect(live, max_size=None, proxy=None, open_timeout=PATIENCE))
        self.tokens: list[str | None] = []
        self.state: shown.State
        self.table: TableFacts
        try:
            self.send("hello", key=key, language=language)
            self.hear()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    @property
    def is_to_act(self) -> bool:
        return bool(self.state.choices)

    def send(self, kind: str, /, **words: object) -> int:
        """Say something; returns the number of the request."""
        number = next(self._ids)
        self.send_text(TypeAdapter(object).dump_json({"type": kind, "id": number, **words}).decode())
        return number

    def send_text(self, text: str | bytes) -> None:
        self._socket.send(text)

    def hear(self, patience: float = PATIENCE) -> Message:
        """The next message; whatever it changes is known then."""
        message = SAID.validate_json(self._socket.recv(timeout=patience))
        if isinstance(message, Welcome):
            self.table, self.state = message.table, message.state
            self.tokens = [played.step.token if played.step else None for played in message.line]
        elif isinstance(message, Update):
            self.state = message.state
            news = [played.step.token if played.step else None for played in message.line]
            self.tokens = [*self.tokens[: message.line_from], *news]
        elif isinstance(message, TableFacts):
            self.table = message
        return message

    def ask(self, kind: str, /, **words: object) -> Any:
        """Say something, and wait for the answer to it."""
        return self.answer(self.send(kind, **words))

    def answer(self, request: int) -> Any:
        """The answer to a request."""
        while getattr(answer := self.hear(), "id", None) != request:
            pass
        return answer

    def play(self, *tokens: str) -> Done | Refused:
        answer: Done | Refused = self.ask("play", number=self.state.number, tokens=list(tokens))
        return answer

    def wait(self, until: Callable[[Guest], bool]) -> None:
        """Listen until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not until(self):
            self.hear(deadline - time.monotonic())
