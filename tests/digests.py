"""Prints one digest per game of a fixed list: run by test_modes in processes that compile the rules differently.

python tests/digests.py STEPS       # interpreted with NUMBA_DISABLE_JIT=1, checked with NUMBA_BOUNDSCHECK=1
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from donjons.engines.batch import Simulator
from playing import GAME, begin, content, moments
from positions import random_position

ODD = {
    "board_radius": "2",
    "tile_counts": "5,5,5,4",
    "capture_mode": "automatic",
    "capture_engaged": "4",
    "raze_troops": "2",
    "disperse_blocked": "forbid",
    "troop_move_scope": "order",
    "knight_command": "unengaged",
    "melee_relief": "false",
    "color_choice": "fixed",
    "fair_setup": "off",
    "two_orders_die": "1,1,1,1,1,1",
}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"color_choice": "fixed", "end_check": "turn"}),
    (4, {"rank_points": "tiles"}),
    (3, ODD),
]


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def engines_digest(players: int, changes: dict[str, str], engines: list[str], seed: int, steps: int) -> str:
    """A game between engines; the one place here that knows how they are called."""
    simulator = Simulator(GAME.setting(players, changes), engines)
    played = simulator.record(seed, 3, steps)
    return f"{len(played)}:{digest(repr(played).encode() + content(simulator.play(seed, 3, 1, steps).states))}"


def lively_digest(start: str, seed: int, steps: int) -> str:
    """Lively play, each state and each list of legal and canonical steps included."""
    referee = begin(start).setting.referee
    text = b""
    for moment in moments(start, seed, steps):
        text += content(moment.next_state) + repr(moment.legal).encode()
        text += repr(referee.legal(moment.state, canonical=True)).encode()
        text += repr([referee.why(moment.state, step ^ 1 << 24) for step in moment.legal]).encode()
        text += repr(referee.evaluate(moment.state)).encode() if moment.before.phase > 4 else b""
    return digest(text)


def main(steps: int) -> None:
    for number, (players, changes) in enumerate(TABLES):
        for seed in (1, 2**40 + 7):
            print(number, seed, "random", engines_digest(players, changes, ["random"] * players, seed, steps))
            print(number, seed, "lively", lively_digest(random_position(Random(seed), players, changes), seed, steps))
        mixed = (["greedy", "random"] * 2)[:players]
        print(number, 5, "greedy", engines_digest(players, changes, mixed, 5, 62))
        print(number, 5, "opening", lively_digest(GAME.setting(players, changes).line(), 5, steps))


if __name__ == "__main__":
    main(int(sys.argv[1]))
