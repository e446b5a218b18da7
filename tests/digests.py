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
import guerre_positions
import mironton_positions
from counting import PICKS
from donjons.core.game import Setting
from donjons.engines.batch import Simulator
from donjons.games.barons.state import Phase
from donjons.games.guerre.state import Phase as GuerrePhase
from donjons.games.mironton.state import Phase as MirontonPhase
from playing import EDITIONS, Start, begin, content, pick_lively, walk
from positions import random_position

PLAYING = dict.fromkeys(EDITIONS, Phase.ROLL) | {  # from this phase on positions have a value
    "guerre": GuerrePhase.BID,
    "mironton": MirontonPhase.ARRIVAL,
}

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
ODD_GUERRE = {
    "battle_chance": "losses",
    "ear_die": "token",
    "zero_card": "at_once",
    "elimination": "no_village",
    "move_into_neutral": "true",
    "leave_empty": "all",
    "neutral_dice": "2",
    "pope_churches": "2",
    "pope_link": "territory",
    "church_cost": "2",
    "english_steps": "1",
    "english_power_per_player": "9",
    "event_table": "english,change,harvest,recruit,famine,change",
    "crown_tie": "neighbour",
    "zero_bid": "counts",
}
ODD_MIRONTON = {
    "difficulty": "veteran",
    "dungeon": "generated",
    "gen_seed": "12",
    "entrances": "8",
    "start_treasury": "300",
    "item_face": "3",
    "level_chain": "table",
    "open_d3_on": "d3max",
    "wounded_dice": "hp",
    "double_rule": "any",
    "trap_attacker": "victim",
    "trap_price_rule": "square",
    "regen_needs_rest": "true",
    "limits_scope": "seat",
    "quarrel_counts": "true",
    "plunder_rule": "formula",
    "item_slices": "band",
    "guardian_slain": "defeat",
    "command_rule": "3",
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
    ("guerre", 3, {}),
    ("guerre", 8, ODD_GUERRE),
    ("mironton", 1, {}),
    ("mironton", 4, ODD_MIRONTON),
]
OTHER_POSITIONS = {
    "guerre": guerre_positions.random_position,
    "mironton": mironton_positions.random_position,
}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def engines_digest(setting: Setting, engines: list[str], seed: int, steps: int) -> str:
    """A game between engines; the one place here that knows how they are called."""
    simulator = Simulator(setting, engines)
    played = simulator.record(seed, 3, steps)
    return f"{len(played)}:{digest(repr(played).encode() + content(simulator.play(seed, 3, 1, steps).states))}"


def lively_digest(start: Start, seed: int, steps: int) -> str:
    """Lively play, each state and each list of legal and canonical steps included."""
    match, random, pick = begin(start), Random(seed), PICKS.get(start.key, pick_lively)
    setting, referee, text = match.setting, match.setting.referee, b""
    for walked in walk(match, lambda state, steps: pick(random, setting, state, steps), steps):
        text += content(walked.following) + repr(walked.legal).encode()
        text += repr(referee.legal(walked.state, canonical=True)).encode()
        text += repr([referee.why(walked.state, step ^ 1 << 24) for step in walked.legal]).encode()
        text += repr(referee.evaluate(walked.state)).encode() if walked.state["phase"] >= PLAYING[start.key] else b""
    return digest(text)


def middle(key: str, players: int, changes: dict[str, str], seed: int) -> Start:
    """A position in the middle of a game."""
    if key in OTHER_POSITIONS:
        return Start(key, OTHER_POSITIONS[key](Random(seed), players, changes))
    return Start(key, random_position(Random(seed), key, players, changes))


def main(steps: int) -> None:
    for number, (key, players, changes) in enumerate(TABLES):
        setting = donjons.game(key).setting(players, changes)
        for seed in (1, 2**40 + 7):
            print(number, seed, "random", engines_digest(setting, ["random"] * players, seed, steps))
            print(number, seed, "lively", lively_digest(middle(key, players, changes, seed), seed, steps))
        mixed = (["greedy", "random"] * 4)[:players]
        print(number, 5, "greedy", engines_digest(setting, mixed, 5, 62))
        print(number, 5, "opening", lively_digest(Start(key, setting.line()), 5, steps))


if __name__ == "__main__":
    main(int(sys.argv[1]))
