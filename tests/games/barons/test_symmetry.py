"""The twelve symmetries of the hexagon map legal steps to legal steps and results to results.

Invariant 20 of barons-2025, 16 of barons-2024, 15 of co-2023.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.barons.state import NEUTRAL, NO_TILE
from donjons.games.barons.steps import Kind, count_of, encode, kind_of, other_of, tile_of
from hexes import neighbours, symmetries
from playing import EDITIONS, Start, content, moments
from strategies import SEEDS, mid_games

BY_TILE = ("kind", "donjon", "troop_owner", "troop_count", "moved", "razed")
CANONICAL_ONLY = ("first_from", "first_to", "last_key", "last_capture")
MOVES = (Kind.MOVE_BARON, Kind.MOVE_KNIGHT)
NAMES_A_TILE = (
    *MOVES,
    Kind.RECRUIT,
    Kind.BUILD,
    Kind.UNBUILD,
    Kind.DISPERSE,
    Kind.SEND,
    Kind.GATHER,
    Kind.PULL,
    Kind.CAPTURE,
)
Image = dict[int, int]  # tile -> tile, from 0


def images(radius: int) -> list[Image]:
    return [{tile - 1: place - 1 for tile, place in symmetry.items()} for symmetry in symmetries(radius)]


def image_of_state(setting: Setting, state: Records, image: Image) -> Records:
    """The state with everything moved to its image, less what only the canonical filter reads."""
    rules, old = setting.rules[0], state[0]
    numbers = {seat: int(rules["knights_per_player"]) for seat in range(setting.players)}
    turned = state.copy()
    new = turned[0]
    new["open_tiles"] = sum(
        int(rules["bit"][place]) for tile, place in image.items() if rules["bit"][tile] & old["open_tiles"]
    )
    for name in BY_TILE:
        for tile, place in image.items():
            new[name][place] = old[name][tile]
    for seat in range(setting.players):
        new["baron"][seat] = image[int(old["baron"][seat])]
    for owner, knights in (numbers | {NEUTRAL: int(rules["neutral_knights"])}).items():
        new["knight"][owner, :knights] = sorted(image[int(tile)] for tile in old["knight"][owner, :knights])
    if old["command_tile"] != NO_TILE:
        new["command_tile"] = image[int(old["command_tile"])]
    for name in CANONICAL_ONLY:
        new[name] = 0
    return turned


def image_of_step(step: int, image: Image) -> int:
    kind, other = kind_of(step), other_of(step)
    tile = image[tile_of(step)] if kind in NAMES_A_TILE else tile_of(step)
    return encode(kind, tile, image[other] if kind in MOVES else other, count_of(step), step >> 24)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_turned_or_mirrored_board_has_turned_or_mirrored_steps_and_results(key: str) -> None:
    @settings(max_examples=80)
    @given(start=mid_games(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        random = Random(seed)
        for moment in moments(start, seed, 40):
            setting, referee = moment.setting, moment.setting.referee
            image = random.choice(images(moment.before.radius))
            turned = image_of_state(setting, moment.state, image)
            assert {image_of_step(step, image) for step in moment.legal} == set(referee.legal(turned))
            referee.play(turned, image_of_step(moment.step, image))
            for name in CANONICAL_ONLY:
                turned[name] = 0
            assert content(turned) == content(image_of_state(setting, moment.next_state, image))

    play()


@pytest.mark.parametrize("radius", [2, 3])
def test_the_twelve_symmetries_differ_and_keep_neighbours(radius: int) -> None:
    found = symmetries(radius)
    assert len({tuple(sorted(symmetry.items())) for symmetry in found}) == 12
    for symmetry in found:
        assert sorted(symmetry.values()) == sorted(symmetry)
        for tile, place in symmetry.items():
            assert {symmetry[near] for near in neighbours(radius, tile)} == set(neighbours(radius, place))
    middle = len(found[0]) // 2 + 1
    assert np.unique([symmetry[middle] for symmetry in found]).tolist() == [middle]
