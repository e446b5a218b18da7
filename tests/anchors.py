"""Counts of step sequences and recorded games: how they are made, and made again when the rules change on purpose.

python tests/anchors.py       # rewrites tests/games/barons/counts*.toml and games/*.txt; the diff must be explained
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.record import Record
from playing import play_lively

FOLDER = Path(__file__).parent / "games" / "barons"
COUNTS = {
    "barons-2025": FOLDER / "counts.toml",
    "barons-2024": FOLDER / "counts-2024.toml",
    "co-2023": FOLDER / "counts-co.toml",
}
GAMES = FOLDER / "games"


@dataclass(frozen=True)
class Anchor:
    """A position, and how many steps deep its sequences are counted: all steps, canonical steps."""

    name: str
    pos: str
    depth: int


ANCHORS_2025 = [
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
ANCHORS_2024 = [
    Anchor("opening", "pos die=4 mt=12,26 kind=19:4,20:1 | B b19 s5,10 | R b37 s28,33", 3),
    Anchor(
        "saboteurs of three colours",
        "pos die=2 kind=19:2,21:1,30:3 | B b19 s13,20 t19*4,26*1 | R b13 s13,20 d21 t21*1 | G b30 s19,26 d30",
        3,
    ),
    Anchor(
        "gather behind mountains, past a promontory",
        "pos die=5 mt=20,32,17 kind=13:1,25:2 order=G19"
        " | B b19 s2,3 t21*2,22*1,8*2,4*1,26*1,37*1,30*2 | R b36 s11,31 d13,25 t25*1",
        4,
    ),
]
ANCHORS_CO = [
    Anchor("opening", "pos sab=5,14,18 mt=6 | B b10 | R b16", 3),
    Anchor(
        "dispersal with fights",
        "pos sab=9,4 mt=15 order=D10 | B b10 t10*4,11*1 | R b16 d12,9 t6*1,5*2 | G b1 t14*1",
        4,
    ),
    Anchor(
        "a move asks for an order, and the final round runs",
        "pos sab=10,7 final=1 move_requires_order=true | B b10 d3 t12*2,8*1,17*2 | R b16 t9*1,16*3 | G b1 d8",
        3,
    ),
]
ANCHORS = {"barons-2025": ANCHORS_2025, "barons-2024": ANCHORS_2024, "co-2023": ANCHORS_CO}


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


def counts_table(key: str, anchor: Anchor) -> str:
    match = donjons.game(key).match_from(anchor.pos)
    rows = ["[[position]]", f'name = "{anchor.name}"', f'pos = "{anchor.pos}"']
    for name, canonical in (("all", False), ("canonical", True)):
        counts = [count(match.setting, match.state, depth, canonical) for depth in range(1, anchor.depth + 1)]
        rows.append(f"{name} = {counts}")
    return "\n".join(rows)


@dataclass(frozen=True)
class Recorded:
    """A game that is kept as a record."""

    key: str
    players: int
    seed: int
    changes: dict[str, str]


RECORDED = {
    "two-players": Recorded("barons-2025", 2, 24, {"max_rounds": "60"}),
    "three-players-odd-rules": Recorded(
        "barons-2025",
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
    "four-players": Recorded("barons-2025", 4, 107, {"max_rounds": "40"}),
    "2024-two-players": Recorded("barons-2024", 2, 131, {"max_rounds": "60", "target_points": "7"}),
    "2024-three-players-odd-rules": Recorded(
        "barons-2024",
        3,
        35,
        {
            "max_rounds": "30",
            "saboteurs_per_player": "3",
            "mountains": "8",
            "immune_kinds": "1,2",
            "raze_troops": "2",
            "disperse_blocked": "forbid",
            "ranking_keys": "points,donjons,troops_on_board",
        },
    ),
    "co-two-players": Recorded("co-2023", 2, 1, {"max_rounds": "60"}),
    "co-four-players-odd-rules": Recorded(
        "co-2023",
        4,
        20,
        {
            "max_rounds": "30",
            "board_radius": "3",
            "objectives_mode": "fixed",
            "start_on_objectives": "true",
            "move_requires_order": "true",
            "mountains": "6",
            "saboteurs": "5",
            "raze_troops": "2",
        },
    ),
}


def recorded_game(recorded: Recorded) -> str:
    match = donjons.game(recorded.key).start(recorded.players, recorded.seed, recorded.changes)
    play_lively(match, recorded.seed, 10_000)
    assert match.over
    ranks = " ".join(str(rank) for rank in match.ranking)
    return Record.of(match, {"ranking": ranks}).text()


def main() -> None:
    head = "# How many step sequences there are to depth 1, 2, ... (python tests/anchors.py)\n\n"
    for key, anchors in ANCHORS.items():
        COUNTS[key].write_text(head + "\n\n".join(counts_table(key, anchor) for anchor in anchors) + "\n")
    GAMES.mkdir(exist_ok=True)
    for name, recorded in RECORDED.items():
        (GAMES / f"{name}.txt").write_text(recorded_game(recorded))


if __name__ == "__main__":
    main()
