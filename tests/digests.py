"""Prints one digest per game of a fixed list: run by test_modes in processes that compile the rules differently.

python tests/digests.py STEPS       # interpreted with NUMBA_DISABLE_JIT=1, checked with NUMBA_BOUNDSCHECK=1
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

import donjons
from donjons.core.game import Setting
from donjons.engines.batch import Simulator
from donjons.games.barons.state import Phase
from playing import Start, begin, content, moments
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
ODD_2024 = {
    "saboteurs_per_player": "3",
    "mountains": "8",
    "immune_kinds": "none",
    "raze_troops": "2",
    "build_cost": "2",
    "donjon_spacing": "1",
    "mountains_block_orders": "true",
    "disperse_blocked": "forbid",
    "fair_setup": "off",
    "ranking_keys": "donjons,points,troops_on_board,available",
}
ODD_CO = {
    "board_radius": "3",
    "objectives_mode": "fixed",
    "start_on_objectives": "true",
    "move_requires_order": "true",
    "end_check": "action",
    "mountains": "6",
    "saboteurs": "6",
    "raze_troops": "2",
}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("barons-2025", 2, {}),
    ("barons-2025", 3, {"color_choice": "fixed", "end_check": "turn"}),
    ("barons-2025", 4, {"rank_points": "tiles"}),
    ("barons-2025", 3, ODD),
    ("barons-2024", 2, {}),
    ("barons-2024", 4, ODD_2024),
    ("co-2023", 3, {}),
    ("co-2023", 2, ODD_CO),
]


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def engines_digest(setting: Setting, engines: list[str], seed: int, steps: int) -> str:
    """A game between engines; the one place here that knows how they are called."""
    simulator = Simulator(setting, engines)
    played = simulator.record(seed, 3, steps)
    return f"{len(played)}:{digest(repr(played).encode() + content(simulator.play(seed, 3, 1, steps).states))}"


def lively_digest(start: Start, seed: int, steps: int) -> str:
    """Lively play, each state and each list of legal and canonical steps included."""
    referee = begin(start).setting.referee
    text = b""
    for moment in moments(start, seed, steps):
        text += content(moment.next_state) + repr(moment.legal).encode()
        text += repr(referee.legal(moment.state, canonical=True)).encode()
        text += repr([referee.why(moment.state, step ^ 1 << 24) for step in moment.legal]).encode()
        text += repr(referee.evaluate(moment.state)).encode() if moment.before.phase >= Phase.ROLL else b""
    return digest(text)


def main(steps: int) -> None:
    for number, (key, players, changes) in enumerate(TABLES):
        setting = donjons.game(key).setting(players, changes)
        for seed in (1, 2**40 + 7):
            print(number, seed, "random", engines_digest(setting, ["random"] * players, seed, steps))
            position = Start(key, random_position(Random(seed), key, players, changes))
            print(number, seed, "lively", lively_digest(position, seed, steps))
        mixed = (["greedy", "random"] * 2)[:players]
        print(number, 5, "greedy", engines_digest(setting, mixed, 5, 62))
        print(number, 5, "opening", lively_digest(Start(key, setting.line()), 5, steps))


if __name__ == "__main__":
    main(int(sys.argv[1]))
