"""A naive reading of sections 8.2 to 8.6 of the editions with saboteurs: what differs from `naive`, and nothing else.

It asks for the edition's key and for the parameters as people write them, not for the engine's record of both.
"""

from __future__ import annotations

from typing import Any

from donjons.core.game import Setting
from hexes import DIRECTIONS, ray
from naive import NaiveWorld, Troop
from playing import Look


class SaboteurWorld(NaiveWorld):
    """The board during one order; donjons are stacked troops, and whoever falls goes home."""

    def __init__(self, setting: Setting, now: Look, command: int | None = None, phase: int | None = None) -> None:
        super().__init__(setting, now, command, phase)
        self.table: Any = setting.parameters
        self.is_co = setting.game.key == "co-2023"

    def sight(self) -> tuple[object, ...]:
        """The books of discard and donjons left follow from the board here: 8.1 knows neither."""
        troops, donjons, _, reserve, _, _ = super().sight()
        return troops, donjons, reserve

    def blocked(self, tile: int) -> bool:
        """Section 8.2: one saboteur after the other is paired off with one of mine."""
        if self.is_co:
            return tile in self.neutrals
        against = [seat for seat, where in self.knights if where == tile and seat != self.me]
        for seat, where in self.knights:
            if where == tile and seat == self.me and against:
                against.pop()
        return bool(against)

    def cuts(self, tile: int) -> bool:
        """Saboteurs act on lines in barons-2024 alone."""
        return not self.is_co and self.blocked(tile)

    def commands(self) -> bool:
        return self.barons[self.me] == self.command and not self.blocked(self.command)

    def line_to(self, tile: int) -> list[int]:
        """The tiles from C outwards, up to this one, itself included."""
        way = next(line for name in DIRECTIONS if tile in (line := ray(self.radius, self.command, name)))
        return way[: way.index(tile) + 1]

    def can_send_to(self, tile: int) -> bool:
        way = self.line_to(tile)
        if any(step in self.mountains for step in way):
            return False
        if any(self.cuts(step) or self.stops(step) for step in way[:-1]):
            return False
        return not (self.cuts(tile) and getattr(self.table, "disperse_blocked", "stop") == "forbid")

    def can_pull_from(self, tile: int) -> bool:
        way = self.line_to(tile)
        if tile in self.mountains or any(self.cuts(step) for step in way):
            return False
        if self.table.mountains_block_orders and any(step in self.mountains for step in way):
            return False
        return len(way) == 1 or way[-2] not in self.mountains

    def offers(self) -> set[tuple[int, int]]:
        in_line = [tile for name in DIRECTIONS for tile in ray(self.radius, self.command, name)]
        found = set()
        for tile in in_line:
            if self.can_pull_from(tile) if self.gathers else self.can_send_to(tile):
                most = self.fresh(tile if self.gathers else self.command)
                found |= {(tile - 1, count) for count in range(1, most + 1)}
        return found

    def last_tile_of_a_gather(self, start: int) -> int:
        """Tile by tile towards C: before a mountain it stops, and on the first tile with an enemy."""
        inwards = [*reversed(self.line_to(start)[:-1]), self.command]
        here = start
        for tile in inwards:
            if tile in self.mountains:
                break
            here = tile
            if tile != self.command and self.stops(tile):
                break
        return here

    def arrive(self, troop: Troop, tile: int) -> None:
        enemies = self.enemy_troops(tile)
        if enemies:
            self.troops[tile].remove(enemies[0])
            self.reserve[enemies[0].owner] += 1
            self.reserve[self.me] += 1
            return
        troop.has_moved = True
        self.troops[tile].append(troop)
        owner = self.donjons.get(tile, self.me)
        immune = self.kinds[tile] in getattr(self.table, "immune_kinds", ())
        if owner != self.me and not immune and len(self.troops[tile]) >= self.table.raze_troops:
            self.reserve[self.me] += len(self.troops[tile])
            self.troops[tile].clear()
            del self.donjons[tile]
            self.reserve[owner] += self.table.build_cost

    def capturable(self) -> set[int]:
        return set()


def world_of(setting: Setting, now: Look, command: int | None = None, phase: int | None = None) -> NaiveWorld:
    """The naive world of a state, whatever its edition."""
    kind = NaiveWorld if setting.game.key == "barons-2025" else SaboteurWorld
    return kind(setting, now, command, phase)
