"""A second, naive reading of sections 8.2 to 8.10 of barons-2025: objects and lists, no arithmetic shortcuts.

It shares no code with the engine: it only reads the numbers of a state and of the rules record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from donjons.core.game import Setting
from donjons.games.barons.state import Phase
from hexes import DIRECTIONS, ray
from playing import Look

NONE = -1


def active_colour(knights: list[int], relief: bool) -> int:
    """Section 8.2, steps 2 to 5, on a list with the colour of each knight."""
    standing = list(knights)
    melees_of_four = 0
    while len(set(standing)) >= 2:
        melee = set(standing)
        for colour in melee:
            standing.remove(colour)
        if len(melee) == 4:
            melees_of_four += 1
    for _ in range(melees_of_four if relief else 0):
        if standing:
            standing.pop()  # it forms a melee with a knight that a melee of four releases
    return standing[0] if standing else NONE


@dataclass
class Troop:
    owner: int
    has_moved: bool = False


class NaiveWorld:
    """The board during one order. Tiles count from 1 inside; the engine's count from 0 at the edges."""

    def __init__(self, setting: Setting, now: Look, command: int | None = None, phase: int | None = None) -> None:
        self.rules: Any = setting.rules[0]
        self.radius = now.radius
        self.kinds = {tile + 1: kind for tile, kind in enumerate(now.kind)}
        self.neutrals = [tile + 1 for tile in now.neutrals]
        self.me = now.seat
        self.command = (now.command_tile if command is None else command) + 1
        self.gathers = (now.phase if phase is None else phase) == Phase.GATHER
        self.mountains = {tile + 1 for tile in now.tiles if now.mountain[tile]}
        self.barons = {seat: tile + 1 for seat, tile in enumerate(now.baron)}
        self.knights = [(seat, tile + 1) for seat in now.seats for tile in now.knights[seat]]
        self.donjons = {tile + 1: owner for tile, owner in enumerate(now.donjon) if owner != NONE}
        self.razed = {tile + 1 for tile in now.tiles if now.razed[tile]}
        self.reserve, self.discard = list(now.reserve), list(now.discard)
        self.donjons_left = list(now.donjons_left)
        self.troops: dict[int, list[Troop]] = {tile + 1: [] for tile in now.tiles}
        for tile in now.tiles:
            for number in range(now.troop_count[tile]):
                troop = Troop(now.troop_owner[tile], has_moved=number < now.moved[tile])
                self.troops[tile + 1].append(troop)

    def sight(self) -> tuple[object, ...]:
        """Everything that can be seen, for comparison."""
        troops = {
            tile: sorted((troop.owner, troop.has_moved) for troop in standing) for tile, standing in self.troops.items()
        }
        return troops, self.donjons, self.razed, self.reserve, self.discard, self.donjons_left

    def blocked(self, tile: int) -> bool:
        here = [seat for seat, where in self.knights if where == tile]
        return active_colour(here, bool(self.rules["melee_relief"])) not in (NONE, self.me)

    def commands(self) -> bool:
        """full(C), when no baron is pausing."""
        if list(self.barons.values()).count(self.barons[self.me]) > 1:
            return False
        present = self.barons[self.me] == self.command or self.donjons.get(self.command) == self.me
        return present and not self.blocked(self.command)

    def fresh(self, tile: int) -> int:
        return sum(troop.owner == self.me and not troop.has_moved for troop in self.troops[tile])

    def enemy_troops(self, tile: int) -> list[Troop]:
        return [troop for troop in self.troops[tile] if troop.owner != self.me]

    def stops(self, tile: int) -> bool:
        return bool(self.enemy_troops(tile)) or self.donjons.get(tile, self.me) != self.me

    def offers(self) -> set[tuple[int, int]]:
        """Every (tile, count) that can be sent to or pulled from now, in the engine's tile numbers."""
        found = set()
        for direction in DIRECTIONS:
            for tile in ray(self.radius, self.command, direction):
                if tile in self.mountains:
                    break
                if self.gathers and self.blocked(tile):
                    break
                if not self.gathers and self.blocked(tile) and self.rules["disperse_blocked"] == 1:
                    break
                most = self.fresh(tile if self.gathers else self.command)
                found |= {(tile - 1, count) for count in range(1, most + 1)}
                if not self.gathers and (self.blocked(tile) or self.stops(tile)):
                    break
        return found

    def run(self, tile: int) -> None:
        """One troop runs: to this tile when dispersing, from it when gathering (engine's tile number)."""
        tile += 1
        origin = tile if self.gathers else self.command
        troop = next(one for one in self.troops[origin] if one.owner == self.me and not one.has_moved)
        self.troops[origin].remove(troop)
        self.arrive(troop, self.last_tile_of_a_gather(tile) if self.gathers else tile)

    def last_tile_of_a_gather(self, start: int) -> int:
        """Tile by tile towards the command tile; it stops on the first that holds an enemy, or on C."""
        way = next(line for name in DIRECTIONS if start in (line := ray(self.radius, self.command, name)))
        for tile in reversed(way[: way.index(start)]):
            if self.stops(tile):
                return tile
        return self.command

    def arrive(self, troop: Troop, tile: int) -> None:
        enemies = self.enemy_troops(tile)
        if enemies:
            self.troops[tile].remove(enemies[0])
            self.discard[enemies[0].owner] += 1
            self.reserve[self.me] += 1
            return
        troop.has_moved = True
        self.troops[tile].append(troop)
        owner = self.donjons.get(tile, self.me)
        if owner != self.me and len(self.troops[tile]) == self.rules["raze_troops"]:
            self.reserve[self.me] += len(self.troops[tile])
            self.troops[tile].clear()
            self.donjons_left[owner] += 1
            del self.donjons[tile]
            self.razed.add(tile)
        elif self.rules["capture_mode"] == 2 and tile - 1 in self.capturable():
            self.capture(tile - 1)

    def capture_need(self) -> int:
        return int(self.rules["capture_engaged"] - self.rules["raze_troops"])

    def capturable(self) -> set[int]:
        if self.donjons_left[self.me] == 0:
            return set()
        return {tile - 1 for tile in self.razed if len(self.troops[tile]) >= self.capture_need()}

    def capture(self, tile: int) -> None:
        """Those that have moved leave first: `moved` is reduced by the number that leave."""
        tile += 1
        self.troops[tile].sort(key=lambda troop: not troop.has_moved)
        for _ in range(self.capture_need()):
            self.troops[tile].pop(0)
        self.discard[self.me] += int(self.rules["capture_discarded"])
        self.reserve[self.me] += self.capture_need() - int(self.rules["capture_discarded"])
        self.donjons[tile] = self.me
        self.donjons_left[self.me] -= 1
        self.razed.remove(tile)
