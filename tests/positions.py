"""Random positions of each edition in the middle of a game, full of neighbours, as `pos` lines."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import donjons
from donjons.core.game import Setting
from donjons.games.barons.state import COLOURS
from hexes import DIRECTIONS, distance, neighbours, places, ray

KNIGHT_LETTERS = {"barons-2025": "k", "barons-2024": "s"}
DISCARD_PER_DONJON = 3  # in barons-2025, as good as any number


def random_position(random: Random, key: str, players: int, changes: Mapping[str, str]) -> str:
    """A `pos` line in the middle of a game that nobody has won yet, with much to fight about."""
    setting = donjons.game(key).setting(players, changes)
    board = _Board(random, setting)
    board.build_donjons()
    board.station_troops()
    words = ["pos", f"to={COLOURS[random.randrange(players)]}", *board.head_words()]
    words += [f"{name}={value}" for name, value in changes.items()]
    barons = board.seat_barons()
    groups = [" ".join([COLOURS[seat], f"b{barons[seat]}", *board.words(seat)]) for seat in range(players)]
    return " | ".join([" ".join(words), *groups])


def listed(tiles: list[int]) -> str:
    return ",".join(map(str, tiles)) or "-"


def centre_and_corners(radius: int) -> list[int]:
    tiles = places(radius)
    return [tile for tile in tiles if len(neighbours(radius, tile)) == 3 or tiles[tile] == (0, 0)]


class _Board:
    """Tiles, donjons, troops and knights, placed within the rules' numbers."""

    def __init__(self, random: Random, setting: Setting) -> None:
        self.random, self.key = random, setting.game.key
        self.players, self.rules = setting.players, setting.rules[0]
        self.radius: int = setting.parameters.board_radius  # type: ignore[attr-defined]
        self.is_fixed = getattr(setting.parameters, "objectives_mode", "") == "fixed"
        self.finishes_rounds = setting.parameters.model_dump().get("end_check") == "round"
        self.lay_tiles()
        self.hot = self.tiles[: random.randint(2, 8)]  # where knights crowd
        self.donjon: dict[int, int] = {}
        self.troops: dict[int, tuple[int, int]] = {}
        self.spent = [0] * self.players  # troops that are no longer available
        self.cost = DISCARD_PER_DONJON if self.key == "barons-2025" else int(self.rules["build_cost"])

    def lay_tiles(self) -> None:
        """Mountains, and kinds or objectives; fixed objectives are never mountains."""
        board = list(places(self.radius))
        kept = centre_and_corners(self.radius) if self.is_fixed else []
        free = [tile for tile in board if tile not in kept]
        self.mountains = self.random.sample(free, int(self.rules["mountains"]))
        left = [tile for tile in board if tile not in self.mountains]
        self.tiles = self.random.sample(left, len(left))
        if self.key == "co-2023":
            self.objectives = kept or self.random.sample(self.tiles, int(self.rules["objectives"]))
            self.kinds = {tile: int(tile in self.objectives) for tile in board}
        else:
            self.kinds = {tile: self.random.randint(int(self.key == "barons-2025"), 4) for tile in board}

    def head_words(self) -> list[str]:
        words = ["mt=" + listed(self.mountains)]
        if self.key == "co-2023":
            words += ["obj=" + listed(self.objectives)]
            words += ["sab=" + listed(self.random.sample(self.tiles, int(self.rules["neutral_knights"])))]
            words += ["final=1"] if self.finishes_rounds and self.random.random() < 0.1 else []
        else:
            words += [f"die={self.random.randint(1, 6)}"] if self.random.random() < 0.8 else []
            words += ["kind=" + ",".join(f"{tile}:{kind}" for tile, kind in self.kinds.items())]
        return [*words, f"round={self.random.randint(1, (int(self.rules['max_rounds']) + 1) // 2)}"]

    def build_donjons(self) -> None:
        value, bonus = self.rules["tile_points"], int(max(self.rules["diversity_bonus"]))
        spare = int(self.rules["troops_per_player"] - self.rules["exhaustion_limit"]) - 1
        points = [bonus] * self.players
        for tile in self.tiles[: self.random.randint(0, 20)]:
            seat = self.random.randrange(self.players)
            points[seat] += int(value[self.kinds[tile]])
            owned = list(self.donjon.values()).count(seat) + 1
            near = any(distance(self.radius, tile, other) < self.rules["donjon_spacing"] for other in self.donjon)
            if near or owned > self.rules["donjons_per_player"] or self.cost * owned > spare:
                continue
            if points[seat] < self.rules["target_points"]:
                self.donjon[tile] = seat
                self.spent[seat] = self.cost * owned

    def station_troops(self) -> None:
        left = [int(self.rules["troops_per_player"]) - self.spent[seat] for seat in range(self.players)]
        places = self.random.sample(self.tiles, self.random.randint(1, len(self.tiles)))
        for tile in places:
            seat = self.random.randrange(self.players)
            foreign = self.donjon.get(tile, seat) != seat and not self.rules["immune_kinds"] >> self.kinds[tile] & 1
            most = min(left[seat], int(self.rules["raze_troops"]) - 1 if foreign else self.random.choice((2, 5, 14)))
            if most >= 1 and tile not in self.troops:
                count = self.random.randint(1, most)
                self.troops[tile] = seat, count
                left[seat] -= count

    def sees_troops_behind_a_mountain(self, tile: int, seat: int) -> bool:
        """Would a gather here bring troops up to a mountain?"""
        for name in DIRECTIONS:
            line = ray(self.radius, tile, name)
            peaks = [place for place, step in enumerate(line) if step in self.mountains]
            far = line[peaks[-1] + 2 :] if peaks else []
            if any(self.troops.get(step, (-1, 0))[0] == seat for step in far):
                return True
        return False

    def seat_barons(self) -> list[int]:
        """Every other baron stands with enough troops to build, or in line with a mountain, where there are any."""
        barons: list[int] = []
        for seat in range(self.players):
            anywhere = [tile for tile in self.tiles if tile not in barons]
            if self.key != "barons-2025" and self.random.random() < 0.3:
                in_line = [tile for tile in anywhere if self.sees_troops_behind_a_mountain(tile, seat)]
                barons.append(self.random.choice(in_line or anywhere))
                continue
            masons = [tile for tile, (owner, count) in self.troops.items() if owner == seat and count >= self.cost]
            sites = [tile for tile in masons if tile not in self.donjon and tile not in barons]
            scoring = [tile for tile in sites if self.kinds[tile] == 1] if self.key == "co-2023" else []
            barons.append(
                self.random.choice((scoring or sites or anywhere) if self.random.random() < 0.5 else anywhere)
            )
        return barons

    def words(self, seat: int) -> list[str]:
        knights = self.random.choices(
            self.random.choice((self.hot, self.tiles)), k=int(self.rules["knights_per_player"])
        )
        donjons = [tile for tile, owner in self.donjon.items() if owner == seat]
        troops = [f"{tile}*{count}" for tile, (owner, count) in self.troops.items() if owner == seat]
        words = [KNIGHT_LETTERS[self.key] + listed(knights)] if knights else []
        words += ["d" + listed(donjons)] if donjons else []
        words += ["t" + ",".join(troops)] if troops else []
        return [*words, f"x{self.spent[seat]}"] if self.key == "barons-2025" else words
