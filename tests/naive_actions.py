"""A second, naive list of what may be done in ACT (sections 6.2, 7 and 8.4 to 8.6), as tokens."""

from __future__ import annotations

from donjons.core.game import Setting
from donjons.games.barons.state import Phase
from hexes import distance, walking_distances
from naive import NaiveWorld, active_colour
from playing import Look

MOVE, ORDER = 1, 2


class NaiveTurn:
    """The acting seat's possibilities. Tiles count from 1."""

    def __init__(self, setting: Setting, now: Look) -> None:
        self.setting, self.now, self.rules = setting, now, setting.rules[0]
        self.world = NaiveWorld(setting, now, 0, Phase.DISPERSE)
        self.me, self.baron = now.seat, now.baron[now.seat] + 1
        self.others = [tile + 1 for seat, tile in enumerate(now.baron) if seat != now.seat]
        self.pausing = self.baron in self.others
        self.second = "+" if now.first_action == ORDER else ""

    def tokens(self) -> set[str]:
        if self.pausing:
            return self.moves("B", self.baron)
        found = {"="} | self.moves("B", self.baron)
        for tile in self.now.knights[self.me]:
            found |= self.moves("N", tile + 1)
        second_order_paid = not self.now.bonus_used and bool(self.rules["two_orders_die"][self.now.die])
        if not self.second or second_order_paid:
            for tile in range(1, len(self.now.kind) + 1):
                found |= self.orders(tile)
        return found

    def reach(self, spent: bool) -> int:
        return int(self.rules["move_base"] if spent else self.rules["move_die"][self.now.die])

    def moves(self, letter: str, start: int) -> set[str]:
        found = set()
        far = walking_distances(self.world.radius, start, self.world.mountains)
        for end, away in far.items():
            spends = away > self.rules["move_base"]
            if not 1 <= away <= self.reach(bool(self.now.bonus_used)):
                continue
            if letter == "B" and end in self.others and not self.can_pause(end, spends):
                continue
            found.add(f"{letter}{start}-{end}" + ("*" if spends else ""))
        return found

    def can_pause(self, tile: int, spends: bool) -> bool:
        if self.now.actions > 0:
            return False
        exits = walking_distances(self.world.radius, tile, self.world.mountains)
        most = self.reach(spends or bool(self.now.bonus_used))
        return any(1 <= away <= most and exit_ not in self.others for exit_, away in exits.items())

    def knights(self, tile: int) -> list[int]:
        return [seat for seat, where in self.world.knights if where == tile]

    def by_knight(self, tile: int) -> bool:
        here, relief = self.knights(tile), bool(self.rules["melee_relief"])
        if self.world.donjons.get(tile) != self.me or self.me not in here:
            return False
        if self.rules["knight_command"] == 1 and active_colour(here, relief) != self.me:
            return False
        here.remove(self.me)
        return active_colour(here, relief) in (-1, self.me)

    def orders(self, tile: int) -> set[str]:
        found = set()
        baron_here, owner = self.baron == tile, self.world.donjons.get(tile)
        full = (baron_here or owner == self.me) and not self.world.blocked(tile)
        if ((baron_here and full) or self.by_knight(tile)) and owner in (None, self.me):
            found |= self.recruitments(tile)
        if full and baron_here and self.can_build(tile):
            found.add(f"{self.second}C{tile}")
        if full and baron_here and owner == self.me:
            found.add(f"{self.second}X{tile}")
        for letter, phase in (("D", Phase.DISPERSE), ("G", Phase.GATHER)):
            if full and NaiveWorld(self.setting, self.now, tile - 1, phase).offers():
                found.add(f"{self.second}{letter}{tile}")
        return found

    def recruits(self, tile: int, with_bonus: bool) -> int:
        """Section 8.6."""
        reserve = self.now.reserve[self.me]
        if not with_bonus:
            return int(min(reserve, self.rules["recruit_base"]))
        name = "recruit_die_donjon" if self.world.donjons.get(tile) == self.me else "recruit_die"
        poor = self.now.kind[tile - 1] == self.rules["recruit_poor_kind"]
        return int(min(reserve, self.rules[name][self.now.die] + (self.rules["recruit_poor_bonus"] if poor else 0)))

    def recruitments(self, tile: int) -> set[str]:
        if self.now.reserve[self.me] == 0:
            return set()
        gains = self.recruits(tile, True) > self.recruits(tile, False)
        bonus = {f"R{tile}*"} if gains and not self.now.bonus_used and not self.second else set()
        return {f"{self.second}R{tile}"} | bonus

    def can_build(self, tile: int) -> bool:
        own = [troop for troop in self.world.troops[tile] if troop.owner == self.me]
        spaced = all(
            distance(self.world.radius, tile, other) >= self.rules["donjon_spacing"] for other in self.world.donjons
        )
        free = tile not in self.world.donjons and self.now.donjons_left[self.me] > 0
        return free and spaced and len(own) >= self.rules["build_cost"]
