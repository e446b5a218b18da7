"""Invariant 15 of barons-2024, 14 of co-2023: no position at the end of a turn is lost by canonical steps (6.3)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import donjons
from counting import count
from donjons.games.barons.state import COLOURS
from hexes import DIRECTIONS, distance, places, ray
from playing import SABOTEURS
from strategies import SEEDS
from turns import check


def head(random: Random, key: str, mountains: list[int], near: list[int]) -> list[str]:
    """The words of a position; in co-2023 one or two saboteurs close by."""
    words = ["pos", "to=B", "mt=" + (",".join(map(str, mountains)) or "-"), f"mountains={len(mountains)}"]
    words.append(f"mountains_block_orders={random.choice(('false', 'false', 'true'))}")
    if key == "barons-2024":
        return [*words, f"die={random.randint(1, 6)}", f"disperse_blocked={random.choice(('stop', 'forbid'))}"]
    saboteurs = random.sample(near, random.randint(0, 2))
    words += [f"saboteurs={len(saboteurs)}", "sab=" + (",".join(map(str, saboteurs)) or "-")]
    return [
        *words,
        "objectives=1",
        f"obj={near[0]}",
        "target_points=1",
        f"end_check={random.choice(('round', 'action'))}",
    ]


def radius_of(key: str) -> int:
    return 3 if key == "barons-2024" else 2


def small_battle(random: Random, key: str, stacks: int) -> str:
    """A few stacks on the lines of the command tile, some on enemy donjons, mountains between them."""
    radius, raze = radius_of(key), random.randint(1, 3)
    tiles = random.sample(list(places(radius)), len(places(radius)))
    command, rest = tiles[0], tiles[1:]
    lines = [tile for name in DIRECTIONS for tile in ray(radius, command, name)]
    mountains = random.sample(lines, random.randint(0, 2))
    in_line = [tile for tile in lines if tile not in mountains]
    open_tiles = [tile for tile in rest if tile not in mountains]
    words = head(random, key, mountains, [command, *in_line])
    words += [f"raze_troops={raze}", f"build_cost={random.randint(2, 3)}", "donjon_spacing=1"]
    blue, red, donjons_of_red = [f"{command}*{random.randint(1, 3)}"], [], []
    for spot in random.sample(in_line, min(stacks, len(in_line))):
        if random.random() < 0.5:
            donjons_of_red.append(str(spot))
        most = raze - 1 if str(spot) in donjons_of_red else 2
        if random.random() < 0.3:
            red.append(f"{spot}*{random.randint(1, 2)}")
        elif most:
            blue.append(f"{spot}*{random.randint(1, most)}")
    barons = [f"b{command}", f"b{random.choice(open_tiles)}"]
    knights = ["", ""]
    if key == "barons-2024":
        words.append("saboteurs_per_player=1")
        words.append("kind=" + ",".join(f"{tile}:{random.choice((0, 1, 2))}" for tile in in_line))
        knights = [f" s{random.choice(open_tiles)}", f" s{random.choice(in_line)}"]
    groups = [f"B {barons[0]}{knights[0]} t{','.join(blue)}", f"R {barons[1]}{knights[1]}"]
    groups[1] += (f" d{','.join(donjons_of_red)}" if donjons_of_red else "") + (f" t{','.join(red)}" if red else "")
    return " | ".join([" ".join(words), *groups])


@pytest.mark.parametrize("key", SABOTEURS)
def test_no_turn_with_orders_is_lost(key: str) -> None:
    @settings(max_examples=50)
    @given(seed=SEEDS, stacks=st.integers(1, 4))
    def play(seed: int, stacks: int) -> None:
        check(donjons.game(key), small_battle(Random(seed), key, stacks))

    play()


def crowd(random: Random, key: str) -> str:
    """No troops: barons and saboteurs close together, mountains around them."""
    radius, players = radius_of(key), random.randint(2, 4)
    tiles = random.sample(list(places(radius)), len(places(radius)))
    near = sorted(tiles[6:], key=lambda tile: distance(radius, tiles[6], tile))
    words = head(random, key, tiles[: random.randint(0, 6)], near[:8])
    barons = random.sample(near[: players + 2], players)
    saboteurs = random.randint(0, 3) if key == "barons-2024" else 0
    words += [f"saboteurs_per_player={saboteurs}"] if key == "barons-2024" else []
    groups = []
    for seat in range(players):
        stands = ",".join(str(random.choice(near[:8])) for _ in range(saboteurs))
        groups.append(f"{COLOURS[seat]} b{barons[seat]}" + (f" s{stands}" if stands else ""))
    return " | ".join([" ".join(words), *groups])


@pytest.mark.parametrize("key", SABOTEURS)
def test_no_pair_of_moves_is_lost(key: str) -> None:
    @settings(max_examples=80)
    @given(seed=SEEDS)
    def play(seed: int) -> None:
        check(donjons.game(key), crowd(Random(seed), key))

    play()


@pytest.mark.parametrize("key", SABOTEURS)
def test_the_filter_spares_much_of_the_work(key: str) -> None:
    """Otherwise the comparison above would prove nothing: with several stacks most sequences are not canonical."""
    position = {
        "barons-2024": "pos die=2 order=D19 | B b19 s5,10 t19*4 | R b37 s28,33",
        "co-2023": "pos sab=2,4,18 order=D10 | B b10 t10*4 | R b16",
    }[key]
    match = donjons.game(key).match_from(position)
    everything, canonical = (count(match.setting, match.state, 3, filtered) for filtered in (False, True))
    assert canonical * 2 < everything
