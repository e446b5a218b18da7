"""A bot that is a program of its own, in any language: it reads positions and writes steps (docs/bots.md)."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress

from donjons.core.errors import BadPosition, BotFailed
from donjons.core.match import Match

PROTOCOL = "donjons 1"
PATIENCE = 30.0  # seconds that a step may take


class Program:
    """A running program that plays. One that dies or hangs is started again once; then BotFailed says what happened."""

    def __init__(self, path: str, patience: float = PATIENCE) -> None:
        self.path = path
        self.patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._end: Callable[[], object] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()

    def choose(self, match: Match) -> str:
        legal = match.legal()
        question = request(match, legal, self.patience)
        try:
            answer = self._ask(question)
        except BotFailed:
            self.close()
            answer = self._ask(question)
        word, _, token = answer.partition(" ")
        if word != "play" or token not in legal:
            raise BotFailed(
                f"the bot {self.path} answered {answer[:60]!r}: expected the word play and one of the legal steps, "
                f"such as play {legal[0]}."
            )
        return token

    def _ask(self, question: str) -> str:
        if self._process is None:
            self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question)
            self._process.stdin.flush()
        except OSError as error:
            raise BotFailed(self._obituary()) from error
        return self._answer()

    def _answer(self) -> str:
        """The next line that is no remark."""
        try:
            answer = self._answers.get(timeout=self.patience)
            while answer is not None and (not answer or answer.startswith("#")):
                answer = self._answers.get(timeout=self.patience)
        except queue.Empty as error:
            raise BotFailed(
                f"the bot {self.path} did not answer within {self.patience:g} seconds: it must write a line such as "
                "play STEP after the line go, and flush its output."
            ) from error
        if answer is None:
            raise BotFailed(self._obituary())
        return answer

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                [os.path.abspath(os.path.expanduser(self.path))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BotFailed(
                f"the bot {self.path} cannot be started ({error.strerror}): name a file that can be executed."
            ) from error
        self._answers = queue.Queue()
        listener = threading.Thread(target=listen, args=(self._process, self._answers), daemon=True)
        listener.start()
        self._end = weakref.finalize(self, end, self._process, listener)
        greeting = self._ask(f"{PROTOCOL}\n")
        if greeting.split()[:2] != PROTOCOL.split():
            raise BotFailed(
                f"the bot {self.path} answered {greeting[:60]!r} to the line {PROTOCOL!r}: expected the same."
            )

    def _obituary(self) -> str:
        assert self._process is not None
        self._process.kill()
        code = self._process.wait()
        return f"the bot {self.path} ended (exit code {code}) before it answered: run it by itself to see why."

    def close(self) -> None:
        """End the program; it is started again when it is asked again."""
        if self._end is not None:
            self._end()
        self._process = self._end = None


def listen(process: subprocess.Popen[str], answers: queue.Queue[str | None]) -> None:
    """Pass on what a program says, and None when it has ended."""
    assert process.stdout is not None
    for row in process.stdout:
        answers.put(row.strip())
    answers.put(None)


def end(process: subprocess.Popen[str], listener: threading.Thread) -> None:
    """End a program and whoever listens to it: also when Donjons ends, or when nobody needs the player any more."""
    process.kill()
    process.wait()
    listener.join()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(BrokenPipeError):
            pipe.close()


def request(match: Match, legal: list[str], patience: float) -> str:
    """What a bot is told before it must choose, as its seat knows it: the last line is `go`."""
    setting, seat = match.setting, match.actor
    rows = [
        f"game {setting.game.key}",
        setting.line(),
        f"seat {seat}",
        f"position {position_seen(match)}",
        f"view {json.dumps(match.view(seat), ensure_ascii=False, separators=(',', ':'))}",
        f"legal {' '.join(legal)}",
        f"go {patience:g}",
    ]
    return "\n".join(rows) + "\n"


def position_seen(match: Match) -> str:
    """The position as the actor knows it, as one line; `-` during a set-up, which has none."""
    try:
        return match.setting.game.write_position(match.setting, match.seen_by(match.actor))
    except BadPosition:
        return "-"
