"""Work in pieces: what is missing, and what is finished, whoever does it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeVar

WAKE_SECONDS = 0.1
Piece = TypeVar("Piece")
Done = TypeVar("Done")


def gaps(played: Sequence[tuple[int, int]], games: int) -> Iterator[tuple[int, int]]:
    """The runs of games that are still to be played, as (first, end); what is played is told as (first, count).

    >>> list(gaps([(4, 2), (0, 2)], 10))
    [(2, 4), (6, 10)]
    """
    place = 0
    for first, count in sorted(played):
        if first > place and place < games:
            yield place, min(first, games)
        place = max(place, first + count)
    if place < games:
        yield place, games


def finished(
    pool: Executor, most: int, todo: Iterator[Piece], work: Callable[[Piece], Done], stop: threading.Event
) -> Iterator[tuple[Piece, Done]]:
    """Pieces as they are finished, so many under way at any time; after `stop` only those."""
    running: dict[Future[Done], Piece] = {}
    more = not stop.is_set()
    while running or more:
        while more and len(running) < most:
            piece = next(todo, None)
            if piece is None:
                more = False
            else:
                running[pool.submit(work, piece)] = piece
        done, _ = wait(running, timeout=WAKE_SECONDS, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()
        more = more and not stop.is_set()
