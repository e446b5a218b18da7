"""Random positions of mironton in the middle of a game, at the beginning of a phase, as `pos` lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from donjons.boards.dungeon import Side, opposite
from donjons.boards.walks import NO_PLACE
from donjons.games.mironton.bestiary import Monster, monsters
from donjons.games.mironton.game import GAME
from donjons.games.mironton.state import MOST_INSIDE, Item
from donjons.games.mironton.tables import FIRST_STRAY, GROUP_FAMILIES, GUARDIAN, Family

PHASES = ("1", "W1", "2", "3", "W2", "4", "5", "6", "7", "8", "9", "10")
SEATED = ("W1", "3", "W2", "5", "9")
REGULARS, WANDERING = monsters()[:FIRST_STRAY], monsters()[FIRST_STRAY:GUARDIAN]
COPIES = {item.name.lower(): 3 if item <= Item.AMNESIA else 2 for item in Item}


def random_position(random: Random, players: int, changes: Mapping[str, str]) -> str:
    """A `pos` line in the middle of a game, with much in few places."""
    return _Crowd(random, players, changes).line()


class _Crowd:
    """Units that stand together, marks, traps, pentacles and cards, within the rules' numbers."""

    def __init__(self, random: Random, players: int, changes: Mapping[str, str]) -> None:
        setting = GAME.setting(players, changes)
        self.random, self.players, self.changes = random, players, changes
        self.dungeon, self.parameters = GAME.dungeon(setting), setting.parameters
        self.rooms = [room.id for room in self.dungeon.rooms]
        self.beyond = setting.rules[0]["beyond"]
        self.heart = self.rooms[self.dungeon.heart]
        self.few = [self.dungeon.heart, *random.choices(range(self.dungeon.places), k=random.randint(2, 9))]
        self.phase = random.choice(PHASES)
        self.eliminated: tuple[str, ...] = ()
        self.number: Any = lambda name: getattr(self.parameters, name)

    def line(self) -> str:
        words = ["pos", f"n={self.players}", *self.clock(), *self.things()]
        words += [word for units in (self.bands(), self.groups(), self.lone(), self.strays()) for word in units]
        return " ".join([*words, *(f"{name}={value}" for name, value in self.changes.items())])

    def seat(self) -> str:
        return f"p{self.random.randrange(self.players)}"

    def clock(self) -> Iterator[str]:
        random = self.random
        yield f"phase={self.phase}"
        if self.phase in SEATED and random.random() < 0.5:
            yield f"to={self.seat()}"
        yield f"turn={random.randint(1, self.number('turn_cap'))}"
        yield f"level={random.randint(1, 15 if random.random() < 0.1 else max(1, self.number('target_level') - 1))}"
        yield f"treasury={random.randint(-50, 300)}"
        yield f"arrival={random.randint(0, 5)}"
        yield f"kills={random.randint(0, 9)}"
        yield f"DRG={random.randint(1, self.number('guardian_level'))}"
        yield f"prowess={','.join(str(random.randint(0, 30)) for _ in range(self.players))}"
        if random.random() < 0.3:
            yield f"reach={random.randint(0, 2)}"
            if self.phase != "1":
                self.eliminated = random.choice((("12",), ("7x2", "3q"), ("4", "4", "9x3")))
                yield f"elim={','.join(self.eliminated)}"

    def things(self) -> Iterator[str]:
        """Traps, pentacles and cards."""
        random = self.random
        wild = [room.id for room in self.dungeon.rooms if room.zone not in ("heart", "inner")]
        for room in random.sample(wild, min(len(wild), random.randint(0, 4))):
            owner = random.choice(("", f":{self.seat()}"))
            yield f"trap.{room}={random.randint(1, 5)}{random.choice(('', 'm'))}{owner}"
        pairs = random.randint(0, min(self.number("pentacle_pairs_max"), (len(self.rooms) - 1) // 2))
        ends = random.sample([room for room in self.rooms if room != self.heart], 2 * pairs)
        if pairs:
            yield "penta=" + ",".join(f"{one}-{two}" for one, two in zip(ends[::2], ends[1::2], strict=True))
        for item, copies in COPIES.items():
            if random.random() < 0.3:
                yield f"stock.{item}={random.randint(1, copies)}"

    def place(self) -> int:
        """Mostly one of a few, so that they meet."""
        return (
            self.random.choice(self.few) if self.random.random() < 0.8 else self.random.randrange(self.dungeon.places)
        )

    def heading(self, place: int) -> str:
        """One that a band or a stray may have in a corridor cell: it came from the side behind."""
        behind = [side for side in Side if self.beyond[place, side] != NO_PLACE]
        return opposite(self.random.choice(behind)).name

    def spot(self, place: int, is_band: bool) -> str:
        """A place as units write it."""
        if place >= len(self.rooms):
            return f"@{self.dungeon.place_id(place)}>{self.heading(place)}"
        if not is_band:
            return f"@{self.rooms[place]}"
        doors = self.dungeon.exits[place]
        if self.random.random() < 0.15:
            return f"@{self.rooms[place]}<->{self.random.choice(list(Side)).name}"
        return f"@{self.rooms[place]}<{self.random.randrange(len(doors))}"

    def bands(self) -> Iterator[str]:
        random = self.random
        inside = random.randint(0, min(self.number("bands_max"), MOST_INSIDE - len(self.eliminated)))
        outside = random.randint(0, min(2, self.number("outside_max")))
        for serial in range(1, inside + outside + 1):
            spot = self.spot(self.place(), True) if serial <= inside else "@out"
            levels = [random.randint(1, 6)] * random.randint(1, 6)
            figures = [self.wounded(f"{random.choice('WTMC')}{level}", level) for level in levels]
            yield f"b{serial}{spot}[{','.join(figures)}]"
            yield from (f"b{serial}.{mark}" for mark in self.marks())

    def marks(self) -> Iterator[str]:
        random = self.random
        for mark in ("infra=1", "web=1", "map=5", "bottom=1", "new=1", "act=1", "count=2", "value=40", "jinx=mage"):
            if random.random() < 0.1:
                yield mark
        if random.random() < 0.3:
            yield f"plundered={random.choice(self.rooms)}"

    def wounded(self, name: str, level: int) -> str:
        hp = self.random.randint(1, level)
        return name if hp == level or self.random.random() < 0.5 else f"{name}/{hp}"

    def monster(self, types: Sequence[Monster], star: str = "") -> str:
        monster = self.random.choice(types)
        return self.wounded(monster.id + star, monster.level)

    def family(self) -> list[Monster]:
        family = self.random.choice([family for family in Family if family < GROUP_FAMILIES])
        return [monster for monster in REGULARS if monster.family == family]

    def groups(self) -> Iterator[str]:
        for serial in range(1, self.random.randint(0, min(6, self.number("groups_max"))) + 1):
            types = self.family()
            figures = [self.monster(types, "*"), *(self.monster(types) for _ in range(self.random.randint(0, 4)))]
            place = self.dungeon.place_id(self.place())
            yield f"g{serial}({self.seat()})@{place}[{','.join(figures)}]"
            yield from (f"g{serial}.{mark}=1" for mark in ("act", "banner") if self.random.random() < 0.15)

    def lone(self) -> Iterator[str]:
        for serial in range(1, self.random.randint(0, min(8, self.number("lone_max"))) + 1):
            place = self.dungeon.place_id(self.place())
            yield f"l{serial}({self.seat()})@{place}[{self.monster(REGULARS)}]"

    def strays(self) -> Iterator[str]:
        for serial in range(1, self.random.randint(0, min(6, self.number("strays_max"))) + 1):
            place = self.place()
            if place != self.dungeon.heart:
                yield f"w{serial}{self.spot(place, False)}[{self.monster(WANDERING)}]"
