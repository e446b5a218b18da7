"""Random games of the Barons family that are not dull: their players like orders, builds and fights."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.core.record import read_setting
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.barons.state import NEUTRAL, Action, Phase
from donjons.games.barons.steps import Kind, count_of, kind_of, other_of, tile_of

EDITIONS = ("barons-2025", "barons-2024", "co-2023")
SABOTEURS = ("barons-2024", "co-2023")  # the editions with saboteurs and without a bonus
GAME = donjons.game("barons-2025")
TASTE = {  # how much a random player likes a kind of step
    Kind.BUILD: 40,
    Kind.UNBUILD: 5,
    Kind.DISPERSE: 24,
    Kind.GATHER: 16,
    Kind.RECRUIT: 10,
    Kind.MOVE_BARON: 6,
    Kind.MOVE_KNIGHT: 5,
    Kind.END: 1,
    Kind.SEND: 8,
    Kind.PULL: 8,
    Kind.CAPTURE: 30,
    Kind.DONE: 3,
}


class Start(NamedTuple):
    """Where a game begins: its key, and a `new` line or a `pos` line."""

    key: str
    line: str


@dataclass(frozen=True)
class Look:
    """A state as plain lists of Python integers: what the tests read. Tiles count from 0 here, as in the record."""

    kind: list[int]
    mountain: list[bool]
    donjon: list[int]
    troop_owner: list[int]
    troop_count: list[int]
    moved: list[int]
    razed: list[int]
    baron: list[int]
    knights: list[list[int]]  # [seat]
    neutrals: list[int]  # knights that belong to nobody
    reserve: list[int]
    discard: list[int]
    donjons_left: list[int]
    phase: Phase
    seat: int
    die: int
    actions: int
    first_action: Action
    bonus_used: int
    command_tile: int
    substeps: int
    final_round: int
    round_no: int

    @property
    def seats(self) -> range:
        return range(len(self.baron))

    @property
    def tiles(self) -> range:
        return range(len(self.kind))

    def troops_on_board(self, seat: int) -> int:
        return sum(count for owner, count in zip(self.troop_owner, self.troop_count, strict=True) if owner == seat)

    def available(self, seat: int) -> int:
        return self.reserve[seat] + self.troops_on_board(seat)

    def donjons_of(self, seat: int) -> list[int]:
        return [tile for tile in self.tiles if self.donjon[tile] == seat]

    def is_pausing(self) -> bool:
        return self.baron.count(self.baron[self.seat]) > 1

    @property
    def radius(self) -> int:
        return 2 if len(self.kind) == 19 else 3


BY_TILE = ("kind", "donjon", "troop_owner", "troop_count", "moved", "razed")
BY_SEAT = ("baron", "reserve", "discard", "donjons_left")
NUMBERS = ("seat", "die", "actions", "bonus_used", "command_tile", "substeps", "final_round", "round_no")


def look(setting: Setting, state: Records) -> Look:
    rules, row = setting.rules[0], state[0]
    tiles, seats, knights = int(rules["tiles"]), setting.players, int(rules["knights_per_player"])
    fields: dict[str, Any] = {name: row[name].tolist()[:tiles] for name in BY_TILE}
    fields |= {name: row[name].tolist()[:seats] for name in BY_SEAT}
    fields |= {name: int(row[name]) for name in NUMBERS}
    return Look(
        mountain=(np.bitwise_and(rules["bit"][:tiles], row["open_tiles"]) == 0).tolist(),
        knights=row["knight"][:seats, :knights].tolist(),
        neutrals=row["knight"][NEUTRAL, : int(rules["neutral_knights"])].tolist(),
        phase=Phase(int(row["phase"])),
        first_action=Action(int(row["first_action"])),
        **fields,
    )


def content(state: Records) -> bytes:
    """The bytes of a state without what lies between its fields: a copy leaves those undefined."""
    clean = np.zeros(1, state.dtype)
    clean[0] = state[0]
    return clean.tobytes()


def begin(start: Start) -> Match:
    """A match from a `new` line or a `pos` line."""
    game = donjons.game(start.key)
    return game.match_from(start.line) if start.line.startswith("pos") else Match(read_setting(game, start.line))


def points(setting: Setting, now: Look, seat: int, with_diversity: bool = True) -> int:
    """Points as section 8.11 (8.7 in the editions with saboteurs) counts them; only barons-2025 has a diversity."""
    values = setting.rules[0]["tile_points"]
    kinds = [now.kind[tile] for tile in now.donjons_of(seat)]
    bonus = getattr(setting.parameters, "diversity_bonus", (0,) * 6) if with_diversity else (0,) * 6
    return sum(int(values[kind]) for kind in kinds) + int(bonus[len(set(kinds))])


def choose(random: Random, now: Look, steps: list[int]) -> int:
    """A step that a lively player might choose: orders and builds first, big numbers, other barons' tiles."""
    if len(steps) == 1 or kind_of(steps[0]) <= Kind.ROLL:
        return random.choice(steps)
    kinds = sorted({kind_of(step) for step in steps})
    kind = random.choices(kinds, [TASTE[Kind(kind)] for kind in kinds])[0]
    same = [step for step in steps if kind_of(step) == kind]
    if kind == Kind.MOVE_BARON and random.random() < 0.5:
        same = [step for step in same if other_of(step) in now.baron] or same
    if kind == Kind.SEND and random.random() < 0.7:
        enemies = [tile for tile in now.tiles if now.razed[tile] or now.donjon[tile] not in (now.seat, NOBODY)]
        same = [step for step in same if tile_of(step) in enemies] or same
    if kind in (Kind.SEND, Kind.PULL) and random.random() < 0.6:
        most = max(count_of(step) for step in same)
        same = [step for step in same if count_of(step) == most]
    return random.choice(same)


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


class Walked(NamedTuple):
    """One step of a walk: the state before, what was legal, what was played, the state after."""

    state: Records
    legal: list[int]
    step: int
    following: Records


def walk(match: Match, pick: Callable[[Records, list[int]], int], most: int) -> Iterator[Walked]:
    """Go on from a match's state for so many steps at most; the match itself stays where it is."""
    state, referee = match.state, match.setting.referee
    for _ in range(most):
        steps = referee.legal(state)
        if not steps:
            return
        step = pick(state, steps)
        following = state.copy()
        referee.play(following, step)
        yield Walked(state, steps, step, following)
        state = following


def moments(start: Start, seed: int, most: int) -> Iterator[Moment]:
    """Lively play from a start, for so many steps at most."""
    match, random = begin(start), Random(seed)
    setting = match.setting
    looks = [look(setting, match.state)]
    for state, steps, step, following in walk(match, lambda _, steps: choose(random, looks[-1], steps), most):
        looks.append(look(setting, following))
        yield Moment(setting, state, looks[-2], steps, step, following, looks[-1])


Pick = Callable[[Random, Setting, Records, list[int]], int]


def pick_lively(random: Random, setting: Setting, state: Records, steps: list[int]) -> int:
    return choose(random, look(setting, state), steps)


def play_lively(match: Match, seed: int, most: int, pick: Pick = pick_lively) -> Match:
    """Go on with a match for so many decisions at most; its chance is its own where it has a seed."""
    random, referee, setting = Random(seed), match.setting.referee, match.setting
    for _ in range(most):
        steps = referee.legal(match.state)
        if not steps:
            break
        step = random.choice(steps) if match.actor == CHANCE else pick(random, setting, match.state, steps)
        match.play(setting.game.write(setting, match.state, step))
    return match
