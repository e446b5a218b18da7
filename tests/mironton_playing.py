"""Random games of Donjon Mironton that are not dull: seats that buy, take, attack and play what they have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.mironton.steps import Kind, kind_of, subject_of
from playing import Start, begin, walk

KEY = "mironton"
GAME = donjons.game(KEY)
TASTE = {  # how much a random player likes a kind of step
    Kind.PICK: 12,
    Kind.DROP: 1,
    Kind.TAKE: 8,
    Kind.GO: 8,
    Kind.STAY: 2,
    Kind.PLAY: 12,
    Kind.PASS: 3,
    Kind.HIRE: 5,
    Kind.BOSS: 6,
    Kind.STRAY: 2,
    Kind.TRAP: 3,
    Kind.MTRAP: 3,
    Kind.PENTA: 1,
    Kind.DONE: 3,
}


def look(state: Records) -> Any:
    """A state as plain lists and Python integers, by the names of its fields."""
    row = state[0]
    return SimpleNamespace(**{name: row[name].tolist() for name in state.dtype.names or ()})


def choose(random: Random, now: Any, steps: list[int]) -> int:
    """A step that a lively player might choose: where bands are, and of dice now and then the extremes."""
    kinds = sorted({kind_of(step) for step in steps})
    if kinds == [Kind.HITS]:
        return random.choice((steps[0], steps[-1], *random.choices(steps, k=3)))
    if kinds[0] not in TASTE:
        return random.choice(steps)
    kind = random.choices(kinds, [TASTE[Kind(kind)] for kind in kinds])[0]
    same = [step for step in steps if kind_of(step) == kind]
    if kind == Kind.GO and random.random() < 0.6:
        same = [step for step in same if subject_of(step) in now.band_place[: now.bands]] or same
    return random.choice(same)


def pick(random: Random, setting: Setting, state: Records, steps: list[int]) -> int:
    return choose(random, look(state), steps)


@dataclass(frozen=True)
class Moment:
    """One step of a game: what was legal, what was played, and what became of it."""

    setting: Setting
    state: Records
    before: Any
    legal: list[int]
    step: int
    next_state: Records
    after: Any

    @property
    def kind(self) -> Kind:
        return Kind(kind_of(self.step))

    @property
    def token(self) -> str:
        return GAME.write(self.setting, self.state, self.step)


def moments(start: Start, seed: int, most: int) -> Iterator[Moment]:
    """Lively play from a start, for so many steps at most."""
    match, random = begin(start), Random(seed)
    looks = [look(match.state)]
    for state, steps, step, following in walk(match, lambda _, steps: choose(random, looks[-1], steps), most):
        looks.append(look(following))
        yield Moment(match.setting, state, looks[-2], steps, step, following, looks[-1])
