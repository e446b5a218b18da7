"""The set-up (section 5): cards are drawn once, no piece is walled in, seats own the colours they picked."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from donjons.games.barons.facts import reading
from donjons.games.barons.setup import picking_seat
from donjons.games.barons.state import COLOURS, Phase
from donjons.games.barons.steps import Kind, kind_of, other_of, tile_of
from hexes import walking_distances
from playing import EDITIONS, Moment, Start, moments
from positions import centre_and_corners
from strategies import SEEDS, openings

SETUP_STEPS = 80
DRAWS = (Phase.MOUNTAINS, Phase.OBJECTIVES, Phase.NEUTRALS, Phase.BARONS, Phase.KNIGHTS)
PIECES = DRAWS[2:]


def main_region(moment: Moment) -> set[int]:
    """The largest connected set of tiles without mountains; among equals the one with the smallest tile (from 1)."""
    now = moment.before
    mountains = {tile + 1 for tile in now.tiles if now.mountain[tile]}
    best: set[int] = set()
    for tile in range(1, len(now.kind) + 1):
        around = set() if tile in mountains else set(walking_distances(now.radius, tile, mountains))
        if len(around) > len(best):
            best = around
    return best


def laid_aside(moment: Moment) -> set[int]:
    """The cards of fixed objectives, which may come back for the pieces."""
    table: Any = moment.setting.parameters
    if getattr(table, "objectives_mode", "") != "fixed":
        return set()
    comes_back = table.start_on_objectives and moment.before.phase in PIECES
    return set() if comes_back else set(centre_and_corners(moment.before.radius))


@pytest.mark.parametrize("key", EDITIONS)
def test_cards_are_drawn_once_and_pieces_start_in_the_main_region(key: str) -> None:
    @settings(max_examples=60)
    @given(start=openings(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        drawn: set[int] = set()
        for moment in moments(start, seed, SETUP_STEPS):
            if moment.before.phase in DRAWS:
                left = {tile + 1 for tile in moment.before.tiles} - drawn - laid_aside(moment)
                if moment.before.phase in PIECES and moment.setting.parameters.fair_setup == "main_region":  # type: ignore[attr-defined]
                    left = (left & main_region(moment)) or left
                assert {tile_of(step) + 1 for step in moment.legal} == left
                drawn.add(tile_of(moment.step) + 1)

    play()


@pytest.mark.parametrize("key", EDITIONS)
def test_the_first_turn_begins_with_everything_in_its_place(key: str) -> None:
    """Mountains, objectives and start tiles are where they were drawn, and all differ; pieces come in their order."""

    @settings(max_examples=60)
    @given(start=openings(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        cards: dict[Kind, list[int]] = {kind: [] for kind in Kind}
        for moment in moments(start, seed, SETUP_STEPS):
            cards[Kind(kind_of(moment.step))].append(tile_of(moment.step))
            if moment.before.phase <= Phase.PICK < moment.after.phase:
                now, rules = moment.after, moment.setting.rules[0]
                barons = cards[Kind.BARON]
                pieces = [*barons, *cards[Kind.KNIGHT], *cards[Kind.NEUTRAL]]
                assert [tile for tile in now.tiles if now.mountain[tile]] == sorted(cards[Kind.MOUNTAIN])
                assert len(cards[Kind.MOUNTAIN]) == rules["mountains"]
                assert sorted(now.baron) == sorted(barons)
                assert now.neutrals == sorted(cards[Kind.NEUTRAL])
                assert sorted(tile for tiles in now.knights for tile in tiles) == sorted(cards[Kind.KNIGHT])
                assert len(set(pieces) - set(cards[Kind.MOUNTAIN])) == len(pieces)
                assert now.reserve == [rules["troops_per_player"]] * len(barons)
                assert (now.round_no, now.seat, now.final_round, now.die) == (1, 0, 0, 0)
                assert now.phase == (Phase.ACT if key == "co-2023" else Phase.ROLL)
                if key == "co-2023":
                    fixed = [tile - 1 for tile in centre_and_corners(now.radius)]
                    objectives = [tile for tile in now.tiles if now.kind[tile]]
                    assert objectives == (sorted(cards[Kind.OBJECTIVE]) or fixed)

    play()


@pytest.mark.parametrize("key", ["barons-2025", "barons-2024"])
def test_tiles_are_placed_in_order_until_each_kind_is_used_up(key: str) -> None:
    @settings(max_examples=50)
    @given(start=openings(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        placed: list[int] = []
        first = 1 if key == "barons-2025" else 0
        for moment in moments(start, seed, SETUP_STEPS):
            if moment.before.phase == Phase.TILES:
                counts = moment.setting.parameters.tile_counts  # type: ignore[attr-defined]
                left = {kind for kind, count in enumerate(counts, first) if count > placed.count(kind)}
                offered = {(tile_of(step), other_of(step)) for step in moment.legal}
                assert offered == {(len(placed), kind) for kind in left}
                placed.append(other_of(moment.step))
                assert moment.after.kind[: len(placed)] == placed

    play()


@settings(max_examples=80)
@given(start=openings(), seed=SEEDS)
def test_every_seat_owns_the_pieces_of_the_colour_it_picked(start: Start, seed: int) -> None:
    """The last seat picks first; seat 0 takes what is left; without a draft seat i has colour i (R2)."""
    barons: dict[int, int] = {}
    knights: dict[int, list[int]] = {colour: [] for colour in range(len(COLOURS))}
    picked: dict[int, int] = {}
    for moment in moments(start, seed, SETUP_STEPS):
        kind, colour = kind_of(moment.step), other_of(moment.step)
        seats = len(moment.before.baron)
        if kind == Kind.BARON:
            barons[colour] = tile_of(moment.step)
        elif kind == Kind.KNIGHT:
            knights[colour].append(tile_of(moment.step))
        elif kind == Kind.PICK:
            assert picking_seat(*reading(moment.setting.rules, moment.state)) == seats - 1 - len(picked)
            picked[seats - 1 - len(picked)] = colour
        if moment.before.phase <= Phase.PICK and moment.after.phase == Phase.ROLL:
            left = [colour for colour in range(seats) if colour not in picked.values()]
            owned = picked | dict(zip([seat for seat in range(seats) if seat not in picked], left, strict=True))
            now, rules = moment.after, moment.setting.rules[0]
            assert [int(colour) for colour in moment.next_state["colour"][0][:seats]] == [
                owned[seat] for seat in now.seats
            ]
            assert now.baron == [barons[owned[seat]] for seat in now.seats]
            assert now.knights == [sorted(knights[owned[seat]]) for seat in now.seats]
            assert now.reserve == [rules["troops_per_player"]] * seats
            assert now.donjons_left == [rules["donjons_per_player"]] * seats
            assert (now.round_no, now.seat, sum(now.troop_count), sum(now.discard)) == (1, 0, 0, 0)
