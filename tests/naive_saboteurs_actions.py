"""A naive list of what may be done in ACT in the editions with saboteurs (sections 6.2, 7 and 8.3), as tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from donjons.core.game import Setting
from donjons.games.barons.state import Action, Phase
from hexes import distance, neighbours
from naive_saboteurs import SaboteurWorld
from playing import Look


class SaboteurTurn:
    """The acting seat's possibilities. Tiles count from 1."""

    def __init__(self, setting: Setting, now: Look) -> None:
        self.setting, self.now, self.me = setting, now, now.seat
        self.table: Any = setting.parameters
        self.is_co = setting.game.key == "co-2023"
        self.world = SaboteurWorld(setting, now, 0, Phase.DISPERSE)
        self.baron = now.baron[self.me] + 1

    def tokens(self) -> set[str]:
        first = self.now.first_action
        strict = self.is_co and self.table.move_requires_order
        found = set()
        if first == Action.NONE and strict:
            found |= {token for token, after in self.moves().items() if SaboteurTurn(self.setting, after).orders()}
        elif first != Action.MOVE or not self.is_co:
            found |= set(self.moves())
        if first != Action.ORDER:
            found |= self.orders()
        if not (strict and first == Action.MOVE):
            found.add("=")
        return found

    def moves(self) -> dict[str, Look]:
        """Every move, and how the pieces stand after it."""
        found = {}
        barons = [tile + 1 for tile in self.now.baron]
        for end in self.open_neighbours(self.baron):
            if end not in barons:
                after = [end - 1 if seat == self.me else tile for seat, tile in enumerate(self.now.baron)]
                found[f"B{self.baron}-{end}"] = replace(self.now, baron=after)
        own = self.now.neutrals if self.is_co else self.now.knights[self.me]
        for place, tile in enumerate(own):
            for end in self.open_neighbours(tile + 1):
                if not (self.is_co and end - 1 in own):
                    stand = [*own[:place], end - 1, *own[place + 1 :]]
                    found[f"S{tile + 1}-{end}"] = replace(self.now, neutrals=stand) if self.is_co else self.now
        return found

    def open_neighbours(self, tile: int) -> list[int]:
        return [near for near in neighbours(self.world.radius, tile) if near not in self.world.mountains]

    def orders(self) -> set[str]:
        tile = self.baron
        found: set[str] = set()
        if self.world.blocked(tile):
            return found
        owner, enemies = self.world.donjons.get(tile), self.world.enemy_troops(tile)
        if owner in (None, self.me) and not enemies and self.now.reserve[self.me] > 0:
            found.add(f"R{tile}")
        if self.can_build(tile):
            found.add(f"C{tile}")
        immune = self.now.kind[tile - 1] in getattr(self.table, "immune_kinds", ())
        if not self.is_co and owner == self.me and not enemies and not immune:
            found.add(f"X{tile}")
        for letter, phase in (("D", Phase.DISPERSE), ("G", Phase.GATHER)):
            if SaboteurWorld(self.setting, self.now, tile - 1, phase).offers():
                found.add(f"{letter}{tile}")
        return found

    def can_build(self, tile: int) -> bool:
        own = [troop for troop in self.world.troops[tile] if troop.owner == self.me]
        far = [distance(self.world.radius, tile, other) for other in self.world.donjons]
        return len(own) >= self.table.build_cost and all(away >= max(1, self.table.donjon_spacing) for away in far)

    def recruits(self, die: int) -> int:
        """Section 8.3."""
        own_donjon = self.world.donjons.get(self.baron) == self.me
        faces = self.table.recruit_die_donjon if own_donjon else self.table.recruit_die
        return int(min(self.now.reserve[self.me], faces[die - 1]))
