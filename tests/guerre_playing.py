"""Random games of Guerre du passé that are not dull: houses that attack each other, build, and bid alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from random import Random
from typing import Any

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.verbs import NOBODY
from donjons.games.guerre.atlas import kingdom
from donjons.games.guerre.state import Building, Phase, PlaceKind
from donjons.games.guerre.steps import Kind, kind_of, number_of, other_of, place_of
from playing import Start, begin, walk

KEY = "guerre"
GAME = donjons.game(KEY)
NAMES = [place.id for place in kingdom().places]
TASTE = {  # how much a random player likes a kind of step
    Kind.STAY: 2,
    Kind.MOVE: 3,
    Kind.PASS: 1,
    Kind.ATTACK: 12,
    Kind.BUILD: 10,
    Kind.DONE: 4,
    Kind.PRESS: 5,
    Kind.RETREAT: 1,
    Kind.ELECT: 5,
    Kind.DECLINE: 1,
}


@dataclass(frozen=True)
class Look:
    """A state as plain lists of Python integers: what the tests read."""

    owner: list[int]
    tokens: list[int]
    building: list[int]
    kind: list[int]
    gold: list[int]
    influence: list[int]
    alive: list[int]
    eliminated: list[int]
    pope_place: list[int]
    pope_age: list[int]
    holder: list[int]
    released: list[int]
    bids: list[int]
    last_bids: list[int]
    tied: list[int]
    deck: list[int]
    discard: list[int]
    att_drawn: list[int]
    def_drawn: list[int]
    att_left: list[int]
    def_left: list[int]
    att_dice: list[int]
    def_dice: list[int]
    round_no: int
    phase: int
    seat: int
    anchor: int
    starter: int
    power: int
    start_auction: int
    english: int
    last_event: int
    recruits_left: int
    moved: int
    attacked: int
    origin: int
    target: int
    sent: int
    att_tokens: int
    def_tokens: int
    att_pool: int
    def_pool: int
    att_wounds: int
    def_wounds: int
    ending: int
    winner: int

    @property
    def seats(self) -> range:
        return range(len(self.gold))

    @property
    def places(self) -> range:
        return range(len(self.owner))

    @property
    def living(self) -> list[int]:
        return [seat for seat in self.seats if self.alive[seat]]

    @property
    def in_battle(self) -> bool:
        return Phase.DRAW <= self.phase <= Phase.OCCUPY

    def places_of(self, seat: int) -> list[int]:
        return [place for place in self.places if self.owner[place] == seat]

    def troops(self, seat: int) -> int:
        return sum(self.tokens[place] for place in self.places_of(seat))

    def count(self, seat: int, building: Building) -> int:
        return sum(self.building[place] == building for place in self.places_of(seat))

    def capitals(self) -> list[int]:
        return [place for place in self.places if self.kind[place] == PlaceKind.CAPITAL]


def parameters(setting: Setting) -> Any:
    """The parameters of a table, by name."""
    return setting.parameters


BY_SEAT = ("gold", "influence", "alive", "pope_place", "pope_age", "released", "bids", "last_bids", "tied")


def look(setting: Setting, state: Records) -> Look:
    row = state[0]
    values: dict[str, Any] = {field.name: row[field.name].tolist() for field in fields(Look)}
    return Look(**values | {name: values[name][: setting.players] for name in BY_SEAT})


def choose(random: Random, now: Look, steps: list[int]) -> int:
    """A step that a lively player might choose: attacks on houses with all there is, few and equal bids."""
    kinds = sorted({kind_of(step) for step in steps})
    if kinds == [Kind.BID]:
        return random.choice(steps[: random.choice((1, 2, 3, 30))])
    if len(steps) == 1 or kinds[0] not in TASTE:
        return random.choice(steps)
    kind = random.choices(kinds, [TASTE[Kind(kind)] for kind in kinds])[0]
    same = [step for step in steps if kind_of(step) == kind]
    if kind == Kind.ATTACK and random.random() < 0.7:
        same = [step for step in same if now.owner[other_of(step)] != NOBODY] or same
    if kind == Kind.BUILD and random.random() < 0.7:
        same = [step for step in same if number_of(step) == Building.CHURCH] or same
    if kind in (Kind.ATTACK, Kind.MOVE) and random.random() < 0.5:
        same = [step for step in same if number_of(step) > 1] or same
    return random.choice(same)


def pick(random: Random, setting: Setting, state: Records, steps: list[int]) -> int:
    return choose(random, look(setting, state), steps)


@dataclass(frozen=True)
class Moment:
    """One step of a game: what was legal, what was played, and what became of it."""

    setting: Setting
    state: Records
    before: Look
    legal: list[int]
    step: int
    next_state: Records
    after: Look

    @property
    def kind(self) -> Kind:
        return Kind(kind_of(self.step))

    @property
    def place(self) -> int:
        return place_of(self.step)

    @property
    def token(self) -> str:
        return GAME.write(self.setting, self.state, self.step)


def moments(start: Start, seed: int, most: int) -> Iterator[Moment]:
    """Lively play from a start, for so many steps at most."""
    match, random = begin(start), Random(seed)
    looks = [look(match.setting, match.state)]
    for state, steps, step, following in walk(match, lambda _, steps: choose(random, looks[-1], steps), most):
        looks.append(look(match.setting, following))
        yield Moment(match.setting, state, looks[-2], steps, step, following, looks[-1])
