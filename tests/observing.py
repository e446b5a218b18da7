"""Games that are observed one step at a time, in plain Python: what the watching kernel should have counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from donjons.core import verbs
from donjons.core.compiled import at
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.engines.watcher import LineUp
from donjons.engines.watching import Watched, room_to_watch
from donjons.games import find
from donjons.lab.columns import Pace, Sight, Values


def counted(key: str, position: str, tokens: Iterable[str]) -> dict[str, list[int]]:
    """What is counted of each seat while these tokens are played."""
    setting, state = find(key).read_position(position)
    counts = empty(setting)
    for token in tokens:
        for step in setting.game.parse(setting, state, token):
            observe(setting, state, step, counts)
    return dict(zip(setting.game.counted, counts.T.tolist(), strict=True))


def counted_over(setting: Setting, steps: Iterable[int]) -> Values:
    """[seat, what] the counts of a whole game."""
    state, counts = setting.game.new(setting), empty(setting)
    for step in steps:
        observe(setting, state, step, counts)
    return counts


def observe(setting: Setting, state: Records, step: int, counts: Values) -> None:
    before = state.copy()
    setting.referee.play(state, step)
    verbs.observe(at(setting.rules, 0), at(before, 0), step, at(state, 0), counts)


def empty(setting: Setting) -> Values:
    return np.zeros((setting.players, len(setting.game.counted)), np.int32)


def invented(key: str, counts: Mapping[str, Sequence[Sequence[int]]], payoffs: Sequence[Sequence[float]]) -> Sight:
    """Games of which only these counts and payoffs, [game][seat], are known."""
    players = len(payoffs[0])
    setting = find(key).setting(players)
    seen: Watched = room_to_watch(
        len(payoffs),
        setting.game.new(setting).dtype,
        players,
        len(setting.game.phases),
        len(setting.game.counted),
        setting.game.most_steps,
    )
    seen.payoffs[:] = payoffs
    for word, values in counts.items():
        seen.counts[:, :, setting.game.counted.index(word)] = values
    return Sight(setting, LineUp(("random",) * players), 0, 1, Pace(), seen)
