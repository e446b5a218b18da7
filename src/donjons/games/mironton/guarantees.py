"""What a generated dungeon guarantees to those who play in it (§4.3, G1 to G9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from donjons.boards.dungeon import Dungeon
from donjons.boards.walks import FAR, Walks
from donjons.games.mironton.carving import THEMES

MIN_ENTRANCE_ROOMS: Final = 2  # between an entrance and the Heart
INNER_ROOMS: Final = 4
INNER_WITH_EXITS: Final = 3
JUNCTIONS: Final = 2
PLAIN_ROOMS: Final = 6  # neither the Heart nor entrance rooms


@dataclass(frozen=True)
class Guarantees:
    """One question for each guarantee that the form of a description does not give by itself."""

    dungeon: Dungeon
    min_cells: int
    max_cells: int

    def broken(self) -> Iterator[str]:
        """The names of the guarantees that do not hold."""
        for name, holds in CHECKS.items():
            if not holds(self):
                yield name

    def is_connected(self) -> bool:
        dungeon = self.dungeon
        found = len(dungeon.rooms) - list(self.depths.values()).count(FAR)
        cells = {cell for doors in dungeon.exits for door in doors for cell in dungeon.region_of[door.outside]}
        return found == len(dungeon.rooms) and len(cells) == len(dungeon.cells)

    def has_no_block(self) -> bool:
        """Do four corridor cells nowhere form a square?"""
        cells = self.dungeon.place_at
        return not any({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells.keys() for x, y in cells)

    def has_four_inner_rooms(self) -> bool:
        return len(self.dungeon.rooms_around(self.dungeon.heart)) == INNER_ROOMS

    def has_rooms_before_the_heart(self) -> bool:
        dungeon = self.dungeon
        return all(
            min(self.depths[room] for room in dungeon.rooms_from(entrance.mouth)) >= MIN_ENTRANCE_ROOMS
            for entrance in dungeon.entrances
        )

    @cached_property
    def depths(self) -> dict[int, int]:
        """How many rooms lie between each room and the Heart, itself included."""
        dungeon = self.dungeon
        depth = dict.fromkeys(range(len(dungeon.rooms)), FAR) | {dungeon.heart: 0}
        waiting = [dungeon.heart]
        for room in waiting:  # grows while it is read
            for other in dungeon.rooms_around(room):
                if depth[other] == FAR:
                    depth[other] = depth[room] + 1
                    waiting.append(other)
        return depth

    def has_walks_of_fair_length(self) -> bool:
        walk = Walks(self.dungeon).from_cell
        return all(self.min_cells <= walk[entrance.mouth] <= self.max_cells for entrance in self.dungeon.entrances)

    def has_inner_rooms_with_exits(self) -> bool:
        dungeon = self.dungeon
        to_heart = {cell for door in dungeon.exits[dungeon.heart] for cell in dungeon.region_of[door.outside]}
        with_exits = [
            room
            for room in dungeon.rooms_around(dungeon.heart)
            if any(door.outside not in to_heart for door in dungeon.exits[room])
        ]
        return len(with_exits) >= INNER_WITH_EXITS

    def has_junctions(self) -> bool:
        return sum(self.dungeon.connections(cell) >= 3 for cell in self.dungeon.cells) >= JUNCTIONS

    def has_plain_rooms(self) -> bool:
        special = {self.dungeon.heart} | {entrance.room for entrance in self.dungeon.entrances}
        return len(self.dungeon.rooms) - len(special) >= PLAIN_ROOMS

    def has_each_theme_once(self) -> bool:
        themes = [room.theme for room in self.dungeon.rooms if room.theme != "none"]
        return sorted(themes) == sorted(THEMES)


CHECKS: Final = {  # the quickest first
    "G2": Guarantees.has_no_block,
    "G7": Guarantees.has_junctions,
    "G8": Guarantees.has_plain_rooms,
    "G9": Guarantees.has_each_theme_once,
    "G5": Guarantees.has_walks_of_fair_length,
    "G3": Guarantees.has_four_inner_rooms,
    "G6": Guarantees.has_inner_rooms_with_exits,
    "G1": Guarantees.is_connected,
    "G4": Guarantees.has_rooms_before_the_heart,
}
