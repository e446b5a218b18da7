"""The skeleton of a generated dungeon: which slots of a lattice become what, and which are joined (§4.3, 1 to 4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import atan2, pi
from typing import Final, TypeVar

from donjons.core.chance import below, number, stream

COLUMNS: Final = 7
ROWS: Final = 5
Slot = tuple[int, int]
Link = tuple[Slot, Slot]  # the western or northern slot first
Item = TypeVar("Item")

SLOTS: Final = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
HEART: Final[Slot] = (3, 2)
INNER: Final[tuple[Slot, ...]] = ((3, 1), (4, 2), (3, 3), (2, 2))
ENTRANCE_DISTANCE: Final = 3  # from the Heart, at least
LEAST_MID: Final = 6  # five with a theme and a flooded one
STRETCH: Final = 1.4  # rows lie further apart than columns when entrances are spread
CHANCES: Final = 2**32


class Dice:
    """The private random numbers of one attempt, from our own generator."""

    def __init__(self, seed: int) -> None:
        self._source = stream(seed, 0)
        self._drawn = 0

    def below(self, bound: int) -> int:
        """A number in 0..bound-1."""
        self._drawn += 1
        return below(bound, number(self._source, self._drawn))

    def fraction(self) -> float:
        return self.below(CHANCES) / CHANCES

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]


@dataclass(frozen=True)
class Lattice:
    """The slots that are kept, by what they become, and the links between them."""

    entrances: list[Slot]  # in the order of the faces of the entrance die
    crossroads: list[Slot]
    mid: list[Slot]
    links: list[Link] = field(default_factory=list)

    def rooms(self) -> list[Slot]:
        """The slots of the rooms in the order of their numbers."""
        return [HEART, *INNER, *sorted([*self.mid, *self.entrances], key=SLOTS.index)]


def draw_lattice(dice: Dice, entrances: int, rooms: int, crossroads: int, loop: float) -> Lattice | None:
    """A lattice; None where it cannot be thinned out to so many slots, or too few mid rooms would be left."""
    mouths = spread(dice, entrances)
    fixed = {HEART, *INNER, *mouths}
    kept = thinned(dice, fixed, rooms + crossroads)
    if len(kept) != rooms + crossroads or rooms - len(fixed) < LEAST_MID:
        return None
    others = dice.shuffled(slot for slot in SLOTS if slot in kept and slot not in fixed)
    lattice = Lattice(mouths, others[:crossroads], others[crossroads:])
    lattice.links.extend(joined(dice, kept, loop))
    return lattice


def spread(dice: Dice, entrances: int) -> list[Slot]:
    """Slots of the rim all around the Heart, away from it."""
    free = [slot for slot in SLOTS if is_rim(slot) and distance(slot, HEART) >= ENTRANCE_DISTANCE]
    first = 2 * pi * dice.fraction()
    chosen = []
    for k in range(entrances):
        wanted = first + 2 * pi * k / entrances
        chosen.append(min(free, key=lambda slot: turn(direction(slot), wanted)))
        free.remove(chosen[-1])
    return chosen


def is_rim(slot: Slot) -> bool:
    return slot[0] in (0, COLUMNS - 1) or slot[1] in (0, ROWS - 1)


def distance(one: Slot, other: Slot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def direction(slot: Slot) -> float:
    """Under which angle the Heart sees a slot."""
    return atan2((slot[1] - HEART[1]) * STRETCH, slot[0] - HEART[0])


def turn(one: float, other: float) -> float:
    """The angle between two directions, in 0..pi."""
    return abs((one - other + pi) % (2 * pi) - pi)


def thinned(dice: Dice, fixed: set[Slot], wanted: int) -> set[Slot]:
    """What is left when random slots go, as long as the rest hangs together; more than wanted if it must."""
    kept = set(SLOTS)
    left = dice.shuffled(slot for slot in SLOTS if slot not in fixed)
    before = len(kept) + 1
    while wanted < len(kept) < before:  # what could not go at first may go later
        before = len(kept)
        for slot in [slot for slot in left if slot in kept]:
            if len(kept) > wanted and hangs_together(kept - {slot}):
                kept.remove(slot)
    return kept


def hangs_together(slots: set[Slot]) -> bool:
    waiting = [HEART]
    seen = {HEART}
    for column, row in waiting:  # grows while it is read
        for other in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if other in slots and other not in seen:
                seen.add(other)
                waiting.append(other)
    return len(seen) == len(slots)


def joined(dice: Dice, kept: set[Slot], loop: float) -> list[Link]:
    """A random spanning tree that holds the four links of the Heart, and each other link with the chance `loop`."""
    possible = [
        ((column, row), other)
        for column, row in SLOTS
        for other in ((column + 1, row), (column, row + 1))
        if (column, row) in kept and other in kept
    ]
    always = [link for link in possible if HEART in link]
    tree = {slot: slot for slot in kept}
    links = set()
    for link in (*always, *dice.shuffled(link for link in possible if HEART not in link)):
        one, other = root(tree, link[0]), root(tree, link[1])
        if one != other:
            tree[one] = other
            links.add(link)
    return [*always, *(link for link in possible if link not in always and (link in links or dice.fraction() < loop))]


def root(tree: dict[Slot, Slot], slot: Slot) -> Slot:
    while tree[slot] != slot:
        slot = tree[slot]
    return slot
