"""The exact distributions behind the study (section 16.3), for any number of mountains, in whole numbers.

A trial shuffles the tiles, takes the first k as mountains and places donjons on the others in turn. Taking the *last* k
as mountains is as random, and then the mountains need not be drawn at all: they are what is left when all but k tiles
have had their turn. So one run through the shuffles answers for every k. What matters of a shuffle under way is how
many tiles have had their turn and which are still free: a free tile that comes takes a donjon, any other changes
nothing. Sets of free tiles that are the same up to a turn or a reflection of the board are one; 22,169 are left.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from math import comb, lcm

from donjons.boards.hexagon import hexagon
from donjons.statistics import Tally

Ways = list[int]  # [tiles that had their turn] shuffles that lead there


@cache
def donjons_placed(radius: int = 3) -> tuple[Tally, ...]:
    """[mountains] how many donjons, each with the number of ways to shuffle the other tiles that give it."""
    tiles = hexagon(radius).tiles
    found: list[Counter[int]] = [Counter() for _ in range(tiles + 1)]
    around = _around(radius)
    mirror = Mirror(radius)
    layer: dict[int, Ways] = {(1 << tiles) - 1: [1] + [0] * tiles}
    donjons = 0
    while layer:
        following: dict[int, Ways] = defaultdict(lambda: [0] * (tiles + 1))
        for free, ways in layer.items():
            _turns_without_a_donjon(ways, tiles - free.bit_count())
            for turns, number in enumerate(ways):
                if number:
                    found[tiles - turns][donjons] += number
            for after, choices in Counter(mirror.first(free & ~taken) for bit, taken in around if free & bit).items():
                target = following[after]
                for turns in range(tiles):
                    target[turns + 1] += choices * ways[turns]
        layer = following
        donjons += 1
    return tuple(Tally(counts) for counts in found)


def _turns_without_a_donjon(ways: Ways, covered: int) -> None:
    """Let tiles that are not free have their turn too: of those covered, all that have not had it."""
    for turns in range(1, covered + 1):
        ways[turns] += ways[turns - 1] * (covered - turns + 1)


def _around(radius: int) -> list[tuple[int, int]]:
    """Of each tile: the set of itself, and the set of itself and its neighbours."""
    near = hexagon(radius).distance <= 1
    tiles = range(hexagon(radius).tiles)
    return [(1 << tile, sum(1 << other for other in tiles if near[tile, other])) for tile in tiles]


class Mirror:
    """Turns and reflects sets of tiles, eight tiles at a time."""

    def __init__(self, radius: int) -> None:
        number = {place: tile for tile, place in enumerate(hexagon(radius).coordinates)}
        self._tables = []
        for reflected in (False, True):
            places = [(r, q) if reflected else (q, r) for q, r in number]
            for _ in range(6):
                places = [(-r, q + r) for q, r in places]
                self._tables.append(_tables([number[place] for place in places]))

    def first(self, tiles: int) -> int:
        """Of the twelve images of a set the one with the least number, which stands for all."""
        groups = tiles.to_bytes(5, "little")
        return min(sum(table[group] for table, group in zip(tables, groups, strict=True)) for tables in self._tables)


def _tables(images: list[int]) -> list[list[int]]:
    """[group of eight tiles][which of them] -> their images."""
    bits = [1 << image for image in images] + [0] * (-len(images) % 8)
    return [
        [sum(bit for place, bit in enumerate(bits[start : start + 8]) if group >> place & 1) for group in range(256)]
        for start in range(0, 40, 8)
    ]


def donjons_of(mountains: int, players: int, player: int) -> Tally:
    """How many donjons a player has, who owns every so-manieth; with no player, how many everybody has."""
    counts: Counter[int] = Counter()
    for donjons, ways in donjons_placed()[mountains].counts.items():
        counts[share(donjons, players, player)] += ways
    return Tally(counts)


def share(donjons: int, players: int, player: int) -> int:
    """The donjons of a player: ceil((N - i + 1) / p)."""
    return (donjons - player + players) // players if players else donjons


def points_of(values: tuple[int, ...], mountains: int, players: int, player: int) -> Tally:
    """His points: as many values as he has donjons, drawn without putting back."""
    owned = donjons_of(mountains, players, player).counts
    hands = _hands(values)
    common = lcm(*(comb(len(values), donjons) for donjons in owned))
    counts: Counter[int] = Counter()
    for donjons, ways in owned.items():
        weight = ways * (common // comb(len(values), donjons))
        for points, number in hands[donjons].items():
            counts[points] += weight * number
    return Tally(counts)


@cache
def _hands(values: tuple[int, ...]) -> tuple[Counter[int], ...]:
    """[how many values] -> their sum -> the number of ways to choose them."""
    hands: list[Counter[int]] = [Counter({0: 1})] + [Counter() for _ in values]
    for value in values:
        for held in range(len(values), 0, -1):
            for total, ways in hands[held - 1].items():
                hands[held][total + value] += ways
    return tuple(hands)
