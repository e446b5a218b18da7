"""Invariant 18: canonical steps reach every position at the end of the turn that all steps reach (section 6.4).

Exhaustive: from small positions every sequence of steps is played, once of all steps, once of canonical ones.
"""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.games.barons.state import COLOURS
from hexes import DIRECTIONS, distance, places, ray
from playing import GAME
from strategies import SEEDS
from turns import check


def line(words: dict[str, str], groups: list[str]) -> str:
    head = " ".join(f"{name}={value}" for name, value in words.items())
    return f"pos {head} | " + " | ".join(groups)


def board(random: Random, mountains: int) -> tuple[dict[str, str], list[int]]:
    """A board of either size with a few mountains, and its open tiles in random order."""
    radius = random.choice((2, 2, 3))
    tiles = random.sample(list(places(radius)), len(places(radius)))
    words = {"to": "B", "mt": ",".join(map(str, tiles[:mountains])) or "-", "mountains": str(mountains)}
    if radius == 2:
        words |= {"board_radius": "2", "tile_counts": "5,5,5,4"}
    return words, tiles[mountains:]


@settings(max_examples=100)
@given(seed=SEEDS)
def test_no_pair_of_moves_is_lost_pauses_included(seed: int) -> None:
    """No troops: barons close together so that they pause, up to two knights, all move dice."""
    random = Random(seed)
    words, tiles = board(random, random.randint(0, 6))
    players, knights = random.randint(2, 4), random.choice((0, 1, 1, 2))
    words |= {"die": str(random.randint(1, 6)), "knights_per_player": str(knights)}
    if random.random() < 0.4:
        words |= {"move_base": "2", "move_die": "2,3,2,3,4,2"}
    near = sorted(tiles, key=lambda tile: distance(2 if "board_radius" in words else 3, tiles[0], tile))
    barons = random.sample(near[: players + 2], players)
    groups = []
    for seat in range(players):
        stands = ",".join(str(random.choice(near[:8])) for _ in range(knights))
        groups.append(f"{COLOURS[seat]} b{barons[seat]}" + (f" k{stands}" if knights else ""))
    check(GAME, line(words, groups))


def battle_rules(random: Random) -> dict[str, str]:
    raze = random.randint(1, 3)
    return {
        "die": str(random.randint(1, 6)),
        "knights_per_player": "1",
        "move_die": "1,1,1,1,1,1",
        "raze_troops": str(raze),
        "capture_engaged": str(raze + random.randint(1, 2)),
        "capture_discarded": str(random.randint(0, raze + 1)),
        "capture_mode": random.choice(("choice", "choice", "automatic", "off")),
        "troop_move_scope": random.choice(("turn", "order")),
        "disperse_blocked": random.choice(("stop", "forbid")),
        "two_orders_die": random.choice(("0,0,0,0,0,0", "1,1,1,1,1,1")),
        "end_check": random.choice(("action", "turn")),
        "donjon_spacing": "1",
        "build_cost": str(random.randint(2, 3)),
    }


def small_battle(random: Random, stacks: int) -> str:
    """A few stacks on the lines of the command tile, some on enemy donjons; captures are cheap."""
    words, tiles = board(random, random.randint(0, 3))
    words |= battle_rules(random)
    radius, raze = (2 if "board_radius" in words else 3), int(words["raze_troops"])
    command, *others = tiles
    in_line = [tile for name in DIRECTIONS for tile in ray(radius, command, name) if tile in others]
    blue, red, donjons = [f"{command}*{random.randint(1, 3)}"], [], []
    for spot in random.sample(in_line, min(stacks, len(in_line))):
        if random.random() < 0.5:
            donjons.append(str(spot))
        most = raze - 1 if str(spot) in donjons else 2
        if random.random() < 0.3:
            red.append(f"{spot}*{random.randint(1, 2)}")
        elif most:
            blue.append(f"{spot}*{random.randint(1, most)}")
    groups = [f"B b{command} k{random.choice(others)} t{','.join(blue)} x0"]
    groups += [f"R b{random.choice(others)} k{random.choice(in_line)} x0"]
    groups[1] += (f" d{','.join(donjons)}" if donjons else "") + (f" t{','.join(red)}" if red else "")
    return line(words, groups)


@settings(max_examples=50)
@given(seed=SEEDS, stacks=st.integers(1, 5))
def test_no_turn_with_orders_is_lost_razes_and_captures_included(seed: int, stacks: int) -> None:
    check(GAME, small_battle(Random(seed), stacks))
