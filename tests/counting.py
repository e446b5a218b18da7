"""Counts of step sequences and recorded games: how both are made."""

from __future__ import annotations

from dataclasses import dataclass

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.record import Record
from guerre_playing import pick as pick_in_guerre
from mironton_playing import pick as pick_in_mironton
from playing import Start, begin, pick_lively, play_lively

PICKS = {"guerre": pick_in_guerre, "mironton": pick_in_mironton}


@dataclass(frozen=True)
class Anchor:
    """A position or a new game, and how many steps deep its sequences are counted: all steps, canonical steps."""

    name: str
    pos: str
    depth: int


@dataclass(frozen=True)
class Recorded:
    """A game that is kept as a record."""

    key: str
    players: int
    seed: int
    changes: dict[str, str]


def count(setting: Setting, state: Records, depth: int, canonical: bool) -> int:
    """How many sequences of so many steps there are; shorter ones that end the game count too."""
    steps = setting.referee.legal(state, canonical=canonical)
    if depth == 1 or not steps:
        return max(1, len(steps))
    return sum(count(setting, played(setting, state, step), depth - 1, canonical) for step in steps)


def played(setting: Setting, state: Records, step: int) -> Records:
    following = state.copy()
    setting.referee.play(following, step)
    return following


def divided(setting: Setting, state: Records, depth: int, canonical: bool) -> dict[str, int]:
    """The count under each first step."""
    return {
        setting.game.write(setting, state, step): count(setting, played(setting, state, step), depth - 1, canonical)
        for step in setting.referee.legal(state, canonical=canonical)
    }


def difference(key: str, pos: str, expected: list[int], canonical: bool) -> str | None:
    """Where the counts from a start are not the expected ones, with the counts under each step."""
    match = begin(Start(key, pos))
    for depth, number in enumerate(expected, 1):
        found = count(match.setting, match.state, depth, canonical)
        if found != number:
            under = divided(match.setting, match.state, depth, canonical) if depth > 1 else match.legal()
            return f"depth {depth}: {found} sequences, expected {number}: {under}"
    return None


def counts_table(key: str, anchor: Anchor) -> str:
    match = begin(Start(key, anchor.pos))
    rows = ["[[position]]", f'name = "{anchor.name}"', f'pos = "{anchor.pos}"']
    for name, canonical in (("all", False), ("canonical", True)):
        counts = [count(match.setting, match.state, depth, canonical) for depth in range(1, anchor.depth + 1)]
        rows.append(f"{name} = {counts}")
    return "\n".join(rows)


def recorded_game(recorded: Recorded) -> str:
    match = donjons.game(recorded.key).start(recorded.players, recorded.seed, recorded.changes)
    play_lively(match, recorded.seed, 10_000, PICKS.get(recorded.key, pick_lively))
    assert match.over
    ranks = " ".join(str(rank) for rank in match.ranking)
    return Record.of(match, {"ranking": ranks}).text()
