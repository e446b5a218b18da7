"""Counts of step sequences and recorded games: how they are made, and made again when the rules change on purpose.

python tests/anchors.py       # rewrites tests/games/barons/counts.toml and games/*.txt; the diff must be explained
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.record import Record
from playing import GAME, play_lively

FOLDER = Path(__file__).parent / "games" / "barons"
COUNTS = FOLDER / "counts.toml"
GAMES = FOLDER / "games"


@dataclass(frozen=True)
class Anchor:
    """A position, and how many steps deep its sequences are counted: all steps, canonical steps."""

    name: str
    pos: str
    depth: int


ANCHORS = [
    Anchor("opening", "pos to=B die=4 | B b19 k2,3 | R b36 k35,31", 3),
    Anchor(
        "crowded melee",
        "pos to=B die=2 | B b19 k13,20 d19 t19*2,26*1 | R b13 k13,20 d21 t21*1 | G b30 k13,26 | Y b8 k20,26 d30",
        3,
    ),
    Anchor(
        "dispersal with fights",
        "pos to=B die=5 order=D19 | B b19 k2,3 t19*4,20*1 | R b36 k26,31 d21,25 t13*1,18*2,25*1",
        4,
    ),
    Anchor(
        "capture",
        "pos to=B die=6 raze_troops=2 capture_engaged=4 capture_discarded=1 order=G20 razed=20 named=18"
        " | B b20 k2,3 t20*2,18*1,22*2,8*1 | R b36 k35,31 d14 t21*1",
        4,
    ),
    Anchor("pause", "pos to=B die=1 | B b19 k2,3 t20*3 | R b20 k19,31 | G b26 k35,36", 3),
]


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


def counts_table(anchor: Anchor) -> str:
    match = GAME.match_from(anchor.pos)
    rows = ["[[position]]", f'name = "{anchor.name}"', f'pos = "{anchor.pos}"']
    for name, canonical in (("all", False), ("canonical", True)):
        counts = [count(match.setting, match.state, depth, canonical) for depth in range(1, anchor.depth + 1)]
        rows.append(f"{name} = {counts}")
    return "\n".join(rows)


RECORDED = {
    "two-players": (2, 24, {"max_rounds": "60"}),
    "three-players-odd-rules": (
        3,
        52,
        {
            "max_rounds": "20",
            "capture_mode": "automatic",
            "capture_engaged": "5",
            "raze_troops": "2",
            "disperse_blocked": "forbid",
            "troop_move_scope": "order",
            "knight_command": "unengaged",
            "end_check": "turn",
            "color_choice": "fixed",
            "target_points": "30",
        },
    ),
    "four-players": (4, 107, {"max_rounds": "40"}),
}


def recorded_game(players: int, seed: int, changes: dict[str, str]) -> str:
    match = play_lively(GAME.start(players, seed, changes), seed, 10_000)
    assert match.over
    ranks = " ".join(str(rank) for rank in match.ranking)
    return Record.of(match, {"ranking": ranks}).text()


def main() -> None:
    head = "# How many step sequences there are to depth 1, 2, ... (python tests/anchors.py)\n\n"
    COUNTS.write_text(head + "\n\n".join(counts_table(anchor) for anchor in ANCHORS) + "\n")
    GAMES.mkdir(exist_ok=True)
    for name, (players, seed, changes) in RECORDED.items():
        (GAMES / f"{name}.txt").write_text(recorded_game(players, seed, changes))


if __name__ == "__main__":
    main()
