"""A second, naive Donjon Mironton, from the specification alone: the dungeon, the units and what one sees (§4, §8.2).

Places are the words of the notation, sides are letters, figures are little lists whose last entry is their hit points.
The turns are in mironton_naive_turns: a whole game is one generator there that asks for tokens.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from math import comb
from pathlib import Path
from typing import Any

import donjons
from donjons.boards.dungeon import Dungeon
from donjons.core.game import Setting
from donjons.games.mironton.state import Await

CATALOGUE = tomllib.loads((Path(donjons.__file__).parent / "games/mironton/data/monsters.toml").read_text())
ROWS = [*CATALOGUE["monster"], *CATALOGUE["wandering"], CATALOGUE["guardian"]]
TYPES: dict[str, Any] = {row["id"]: row for row in ROWS}
TYPE_NAMES = list(TYPES)
HIRED = [row["id"] for row in CATALOGUE["monster"]]
WILD = [row["id"] for row in CATALOGUE["wandering"]]
FAMILIES = list(CATALOGUE["starters"])
CLASSES = "WTMC"
CLASS_WORDS = {"W": "warrior", "T": "thief", "M": "mage", "C": "cleric"}
ITEMS = (
    "low_blow amnesia rust doubt false_map webs false_bottom draught banner horn pocket_trap summons".split()  # noqa: SIM905
)
COPIES = dict(zip(ITEMS, (3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2), strict=True))
SIDES = "NESW"
OUT = "out"
FAR = 10**6

Figure = list[Any]


class Over(Exception):
    """The game has ended."""


@dataclass(frozen=True)
class Ask:
    """A question of the game: who must answer, and which tokens it may be; at chance, with their probabilities."""

    phase: str
    actor: str
    options: dict[str, Fraction | None]


Asking = Generator[Ask, str, None]
Answered = Generator[Ask, str, str]


@dataclass
class Band:
    serial: int
    place: str
    heading: str
    via: int | None
    figures: list[Figure]  # [class, level, hp]
    value: int = 0
    count: int = 1
    infra: bool = False
    jinx: set[str] = field(default_factory=set)
    web: bool = False
    map: int = 0
    bottom: bool = False
    new: bool = False
    act: bool = False
    plundered: set[str] = field(default_factory=set)

    def has(self, letter: str) -> int:
        return sum(figure[0] == letter for figure in self.figures)


@dataclass
class Group:
    serial: int
    owner: int
    place: str
    since: int
    figures: list[Figure]  # [type, hp], the boss first
    act: bool = False
    banner: bool = False
    horn: int = 0
    fought: bool = False


@dataclass
class Lone:
    serial: int
    owner: int
    place: str
    since: int
    figures: list[Figure]  # one
    act: bool = False
    fought: bool = False


@dataclass
class Stray:
    serial: int
    place: str
    since: int
    figures: list[Figure]  # one
    heading: str = "N"
    fought: bool = False


class Map:
    """Where each way of a place leads: an exit of a room by its number, a corridor cell's by its side."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.rooms = {room.id: room for room in dungeon.rooms}
        self.heart = next(room.id for room in dungeon.rooms if room.zone == "heart")
        self.inner = [room.id for room in dungeon.rooms if room.zone == "inner"]
        names = {cell: "{}.{}".format(*cell) for cell in dungeon.cells}
        self.cells = list(names.values())
        self.exits = {
            room.id: [(SIDES[door.side], door.inside, names[door.outside]) for door in doors]
            for room, doors in zip(dungeon.rooms, dungeon.exits, strict=True)
        }
        self.ways: dict[str, dict[str, tuple[str, int | None]]] = {name: {} for name in self.cells}
        for (x, y), name in names.items():
            for side, beside in zip(SIDES, ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)), strict=True):
                if beside in names:
                    self.ways[name][side] = names[beside], None
        for room, exits in self.exits.items():
            for number, (side, _, outside) in enumerate(exits):
                self.ways[outside][opposite(side)] = room, number
        self.entrances = [(names[row.mouth], SIDES[row.heading]) for row in dungeon.entrances]
        for mouth, heading in self.entrances:
            self.ways[mouth][opposite(heading)] = OUT, None
        self.entrance_rooms = {dungeon.rooms[row.room].id for row in dungeon.entrances}
        self.to_heart = {place: self.walk(place) for place in self.cells}

    def is_room(self, place: str) -> bool:
        return place in self.rooms

    def cross(self, room: str, one: int | None, other: int) -> int:
        if one is None:
            return 0
        a, b = self.exits[room][one][1], self.exits[room][other][1]
        return abs(a[0] - b[0]) + abs(a[1] - b[1])

    def steps(self, place: str, via: int | None) -> list[tuple[int, str, int | None]]:
        """Cost, place and the exit of entry of everything one step away; nobody steps outside."""
        if self.is_room(place):
            return [(1 + self.cross(place, via, n), out, None) for n, (_, _, out) in enumerate(self.exits[place])]
        return [(1, other, door) for other, door in self.ways[place].values() if other != OUT]

    def walk(self, start: str) -> int:
        """H of a corridor cell: straight from its definition, over places with their exits of entry."""
        waiting: list[tuple[int, str, int]] = [(0, start, -1)]
        seen = set()
        while waiting:
            cost, place, via = heappop(waiting)
            if place == self.heart:
                return cost
            if (place, via) not in seen:
                seen.add((place, via))
                for more, other, door in self.steps(place, None if via < 0 else via):
                    heappush(waiting, (cost + more, other, -1 if door is None else door))
        return FAR

    def value(self, place: str, way: str) -> int:
        """How far the Heart is in a direction from a junction."""
        other, door = self.ways[place][way]
        if other == OUT:
            return FAR
        if door is None:
            return self.to_heart[other]
        if other == self.heart:
            return 0
        return min(
            self.cross(other, door, n) + 1 + self.to_heart[out] for n, (_, _, out) in enumerate(self.exits[other])
        )


@cache
def map_of(dungeon: Dungeon) -> Map:
    return Map(dungeon)


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def turned(heading: str, quarters: int) -> str:
    """A heading turned clockwise."""
    return SIDES[(SIDES.index(heading) + quarters) % 4]


def binomial(dice: int, threshold: int) -> dict[str, Fraction | None]:
    hit = Fraction(7 - threshold, 6)
    return {
        f"hits:{dice}@{threshold}={hits}": comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
        for hits in range(dice + 1)
    }


def uniform(kind: str, count: int) -> dict[str, Fraction | None]:
    return {f"{kind}:{number}": Fraction(1, count) for number in range(1, count + 1)}


def number_in(token: str) -> int:
    return int(token.rpartition(":")[2])


class World:
    """What stands and lies in the dungeon."""

    def __init__(self, setting: Setting, dungeon: Dungeon, now: Any) -> None:
        self.rules: Any = setting.parameters
        self.seats = setting.players
        self.map = map_of(dungeon)
        names = [dungeon.place_id(place) for place in range(dungeon.places)]
        rooms = names[: len(dungeon.rooms)]
        self.turn, self.level, self.treasury = now.turn, now.level, now.treasury
        self.arrival, self.kills, self.reached, self.sacks = now.arrival, now.kills, now.reach, now.sacks
        self.dragon = now.guardian_hp
        self.outcome = ""
        creating = Await.DOMINANT <= now.awaits <= Await.SIGHT  # a band that has no figures, or no level yet
        self.next: dict[str, int] = {
            "b": now.next_band - creating,
            "g": now.next_group,
            "l": now.next_lone,
            "w": now.next_stray,
        }
        self.read_units(now, names, creating)
        self.traps = {
            room: (now.trap_level[n], bool(now.trap_magic[n]), now.trap_owner[n])
            for n, room in enumerate(rooms)
            if now.trap_level[n]
        }
        self.pairs: list[tuple[str, str]] = [(rooms[one], rooms[other]) for one, other in now.pentacle[: now.pairs]]
        self.eliminated = [(now.elim_value[n], now.elim_count[n], bool(now.elim_level[n])) for n in range(now.elims)]
        self.bought = {
            (seat, mark) for seat in range(4) for mark in range(3) if now.bought[seat][mark]
        }  # by seat and mark: boss, trap, pentacles
        self.stock = dict(zip(ITEMS, now.stock, strict=True))
        self.prowess = list(now.prowess[: self.seats])

    def read_units(self, now: Any, names: list[str], creating: bool) -> None:
        rooms = list(self.map.rooms)
        self.bands = [
            Band(
                now.band_serial[slot],
                names[now.band_place[slot]] if now.band_place[slot] >= 0 else OUT,
                SIDES[now.band_heading[slot]],
                now.band_via[slot] if now.band_via[slot] >= 0 else None,
                [
                    [CLASSES[now.figure_class[slot][i]], now.figure_level[slot][i], now.figure_hp[slot][i]]
                    for i in range(now.band_figures[slot])
                ],
                now.band_value[slot],
                now.band_count[slot],
                bool(now.band_infra[slot]),
                {letter for bit, letter in enumerate(CLASSES) if now.band_jinx[slot] >> bit & 1},
                bool(now.band_web[slot]),
                now.band_map[slot],
                bool(now.band_bottom[slot]),
                bool(now.band_new[slot]),
                bool(now.band_acted[slot]),
                {room for bit, room in enumerate(rooms) if now.band_plundered[slot] >> bit & 1},
            )
            for slot in range(now.bands - creating)
        ]
        self.groups = [
            Group(
                now.group_serial[slot],
                now.group_owner[slot],
                names[now.group_place[slot]],
                now.group_since[slot],
                [[TYPE_NAMES[now.member_type[slot][i]], now.member_hp[slot][i]] for i in range(now.group_size[slot])],
                bool(now.group_acted[slot]),
                bool(now.group_banner[slot]),
                now.group_horn[slot],
                bool(now.group_fought[slot]),
            )
            for slot in range(now.groups)
        ]
        self.lone = [
            Lone(
                now.lone_serial[slot],
                now.lone_owner[slot],
                names[now.lone_place[slot]],
                now.lone_since[slot],
                [[TYPE_NAMES[now.lone_type[slot]], now.lone_hp[slot]]],
                bool(now.lone_acted[slot]),
                bool(now.lone_fought[slot]),
            )
            for slot in range(now.lone)
        ]
        self.strays = [
            Stray(
                now.stray_serial[slot],
                names[now.stray_place[slot]],
                now.stray_since[slot],
                [[TYPE_NAMES[now.stray_type[slot]], now.stray_hp[slot]]],
                SIDES[now.stray_heading[slot]],
                bool(now.stray_fought[slot]),
            )
            for slot in range(now.strays)
        ]

    # Who is where
    @property
    def inside(self) -> list[Band]:
        return [band for band in self.bands if band.place != OUT]

    @property
    def outside(self) -> list[Band]:
        return [band for band in self.bands if band.place == OUT]

    def bands_at(self, place: str) -> list[Band]:
        return [band for band in self.inside if band.place == place]

    def strays_at(self, place: str) -> list[Stray]:
        return [stray for stray in self.strays if stray.place == place]

    @property
    def monsters(self) -> list[Any]:
        return [*self.lone, *self.groups, *self.strays]

    def regulars_at(self, place: str) -> list[Any]:
        """Lone monsters, then groups, then the guardian (None)."""
        found = [unit for unit in self.monsters if unit.place == place and not isinstance(unit, Stray)]
        return [*found, None] if place == self.map.heart else found

    def is_hostile(self, place: str) -> bool:
        return bool(self.regulars_at(place) or self.strays_at(place))

    def is_empty(self, room: str) -> bool:
        return room not in self.traps and all(unit.place != room for unit in (*self.inside, *self.monsters))

    def free_rooms(self) -> list[str]:
        """8.14.4"""
        return [
            room for room in self.map.rooms if room not in (self.map.heart, *self.map.inner) and self.is_empty(room)
        ]

    def pair_of(self, room: str) -> str | None:
        for one, other in self.pairs:
            if room in (one, other):
                return other if room == one else one
        return None

    def order(self) -> list[int]:
        return [(self.turn - 1 + k) % self.seats for k in range(self.seats)]

    # Speeds and ways of monsters (8.2)
    def is_flooded(self, place: str) -> bool:
        return self.map.is_room(place) and self.map.rooms[place].flooded

    def modifier(self, kind: str, place: str) -> int:
        powers, rules = TYPES[kind]["powers"], self.rules
        aquatic = rules.mod_aquatic_wet if self.is_flooded(place) else rules.mod_aquatic_dry
        changes = {"flying": rules.mod_flying, "undead": rules.mod_undead, "aquatic": aquatic}
        return int(sum(changes[power] for power in powers))

    def speed(self, unit: Group | Lone | Stray) -> int:
        base = {Group: self.rules.speed_boss, Lone: self.rules.speed_lone, Stray: self.rules.speed_stray}[type(unit)]
        least = min(self.modifier(kind, unit.place) for kind, _ in unit.figures)
        return int(max(0, base + least + (unit.horn if isinstance(unit, Group) else 0)))

    def reach(self, unit: Group | Lone) -> dict[str, int]:
        """Places and their costs: over places, exits of entry, and whether a pentacle has been used."""
        most = self.speed(unit)
        best: dict[str, int] = {}
        waiting: list[tuple[int, str, int, bool]] = [(0, unit.place, -1, False)]
        seen = set()
        while waiting:
            cost, place, via, passed = heappop(waiting)
            if cost > most or (place, via, passed) in seen:
                continue
            blocked = place != unit.place and bool(self.bands_at(place))
            if blocked and isinstance(unit, Lone):
                continue
            seen.add((place, via, passed))
            best.setdefault(place, cost)
            if blocked:
                continue
            for more, other, door in self.map.steps(place, None if via < 0 else via):
                heappush(waiting, (cost + more, other, -1 if door is None else door, passed))
            twin = self.pair_of(place) if self.map.is_room(place) and not passed else None
            if twin is not None:
                heappush(waiting, (cost, twin, -1, True))
        best.pop(unit.place)
        return best

    # What one sees
    def sight(self) -> dict[str, Any]:
        return {
            "clock": (self.turn, self.level, self.treasury, self.arrival, self.kills, self.reached, self.sacks),
            "next": self.next,
            "dragon": self.dragon,
            "bands": [sight_of_band(band) for band in self.bands],
            "groups": [tuple(vars(group).values()) for group in self.groups],
            "lone": [tuple(vars(lone).values()) for lone in self.lone],
            "strays": [(*tuple(vars(stray).values())[:4], stray.fought) for stray in self.strays],
            "traps": self.traps,
            "pairs": self.pairs,
            "eliminated": self.eliminated,
            "bought": self.bought,
            "stock": self.stock,
            "prowess": self.prowess,
        }


def sight_of_band(band: Band) -> tuple[Any, ...]:
    """Where a band outside looks is of no interest, nor the order of its figures anywhere."""
    seen = dict(vars(band), figures=sorted(band.figures))
    if band.place == OUT:
        seen |= {"heading": "", "via": None, "act": False}
    return tuple(seen.values())
