"""Random positions of barons-2025 in the middle of a game, full of neighbours, as `pos` lines."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from donjons.core.game import Setting
from donjons.games.barons.state import COLOURS
from hexes import distance
from playing import GAME


def random_position(random: Random, players: int, changes: Mapping[str, str]) -> str:
    """A `pos` line in the middle of a game that nobody has won yet, with much to fight about."""
    setting = GAME.setting(players, changes)
    rule = {name: int(setting.rules[0][name]) for name in ("tiles", "knights_per_player", "mountains", "max_rounds")}
    tiles = random.sample(range(1, rule["tiles"] + 1), rule["tiles"])
    mountains, tiles = tiles[: rule["mountains"]], tiles[rule["mountains"] :]
    hot = tiles[: random.randint(2, 8)]  # where knights crowd
    kinds = {tile: random.randint(1, 4) for tile in range(1, rule["tiles"] + 1)}
    board = _Board(random, setting, tiles, kinds)
    board.build_donjons()
    board.station_troops()
    barons = random.sample(tiles, players)
    words = ["pos", f"to={COLOURS[random.randrange(players)]}"]
    words += [f"die={random.randint(1, 6)}"] if random.random() < 0.8 else []
    words += ["mt=" + (",".join(map(str, mountains)) or "-")]
    words += ["kind=" + ",".join(f"{tile}:{kind}" for tile, kind in kinds.items())]
    words += [f"round={random.randint(1, rule['max_rounds'])}"]
    words += [f"{name}={value}" for name, value in changes.items()]
    groups = []
    for seat in range(players):
        group = [COLOURS[seat], f"b{barons[seat]}"]
        knights = random.choices(random.choice((hot, tiles)), k=rule["knights_per_player"])
        group += ["k" + ",".join(map(str, knights))] if knights else []
        groups.append(" ".join(group + board.words(seat)))
    return " | ".join([" ".join(words), *groups])


class _Board:
    """Donjons and troops, placed within the rules' numbers."""

    def __init__(self, random: Random, setting: Setting, tiles: list[int], kinds: dict[int, int]) -> None:
        self.random, self.tiles, self.kinds = random, tiles, kinds
        self.players, self.rules = setting.players, setting.rules[0]
        self.radius: int = setting.parameters.board_radius  # type: ignore[attr-defined]
        self.donjon: dict[int, int] = {}
        self.troops: dict[int, tuple[int, int]] = {}
        self.discard = [0] * self.players

    def build_donjons(self) -> None:
        value, bonus = self.rules["tile_points"], int(max(self.rules["diversity_bonus"]))
        spare = int(self.rules["troops_per_player"] - self.rules["exhaustion_limit"]) - 1
        points = [bonus] * self.players
        for tile in self.tiles[: self.random.randint(0, 20)]:
            seat = self.random.randrange(self.players)
            points[seat] += int(value[self.kinds[tile]])
            owned = list(self.donjon.values()).count(seat) + 1
            near = any(distance(self.radius, tile, other) < self.rules["donjon_spacing"] for other in self.donjon)
            if near or owned > self.rules["donjons_per_player"] or 3 * owned > spare:
                continue
            if points[seat] < self.rules["target_points"]:
                self.donjon[tile] = seat
                self.discard[seat] = 3 * owned

    def station_troops(self) -> None:
        left = [int(self.rules["troops_per_player"]) - self.discard[seat] for seat in range(self.players)]
        places = self.random.sample(self.tiles, self.random.randint(1, len(self.tiles)))
        for tile in places:
            seat = self.random.randrange(self.players)
            foreign = self.donjon.get(tile, seat) != seat
            most = min(left[seat], int(self.rules["raze_troops"]) - 1 if foreign else self.random.choice((2, 5, 14)))
            if most >= 1 and tile not in self.troops:
                count = self.random.randint(1, most)
                self.troops[tile] = seat, count
                left[seat] -= count

    def words(self, seat: int) -> list[str]:
        donjons = [str(tile) for tile, owner in self.donjon.items() if owner == seat]
        troops = [f"{tile}*{count}" for tile, (owner, count) in self.troops.items() if owner == seat]
        words = ["d" + ",".join(donjons)] if donjons else []
        words += ["t" + ",".join(troops)] if troops else []
        return [*words, f"x{self.discard[seat]}"]
