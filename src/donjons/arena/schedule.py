"""Who plays whom, on shared seeds, in every seating: every pair of engines, or on a ladder each and the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise


@dataclass(frozen=True)
class Bout:
    """One game to play: the dice of a seed, and the engine on each seat."""

    seed: int
    lineup: tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """The games of one pair on one seed: with the same dice, each engine sits where the other sat."""

    pair: tuple[str, str]
    bouts: tuple[Bout, ...]


def seatings(players: int) -> list[tuple[int, ...]]:
    """Two sides around the table, alternating, in every rotation and with the sides exchanged.

    >>> seatings(2)
    [(0, 1), (1, 0)]
    >>> len(seatings(3)), len(seatings(4))
    (6, 2)
    """
    found: dict[tuple[int, ...], None] = {}
    for turn in range(players):
        for side in (0, 1):
            found[tuple((side + (seat + turn) % players) % 2 for seat in range(players))] = None
    return list(found)


def pairs(engines: Sequence[str], is_ladder: bool) -> list[tuple[str, str]]:
    """Those who meet; on a ladder the higher engine is named first.

    >>> pairs("abc", is_ladder=False), pairs("abc", is_ladder=True)
    ([('a', 'b'), ('a', 'c'), ('b', 'c')], [('b', 'a'), ('c', 'b')])
    """
    if is_ladder:
        return [(upper, lower) for lower, upper in pairwise(engines)]
    return list(combinations(engines, 2))


def blocks(meeting: Sequence[tuple[str, str]], players: int, seeds: Sequence[int]) -> Iterator[Block]:
    """All blocks, seed by seed, so that a run that is stopped has seen every pair equally often."""
    for seed in seeds:
        for pair in meeting:
            yield Block(pair, tuple(Bout(seed, tuple(pair[side] for side in sides)) for sides in seatings(players)))


def together(engines: Sequence[str], players: int, seeds: Sequence[int]) -> Iterator[Bout]:
    """For games that are won or lost together: each engine on all the seats, on the same seeds."""
    for seed in seeds:
        for engine in engines:
            yield Bout(seed, (engine,) * players)
