"""The set-up (section 5): cards are drawn once, no piece is walled in, seats own the colours they picked."""

from __future__ import annotations

from hypothesis import given, settings

from donjons.games.barons.facts import reading
from donjons.games.barons.setup import picking_seat
from donjons.games.barons.state import COLOURS, Phase
from donjons.games.barons.steps import Kind, kind_of, other_of, tile_of
from hexes import walking_distances
from playing import Moment, moments
from strategies import SEEDS, openings

SETUP_STEPS = 80


def main_region(moment: Moment) -> set[int]:
    """The largest connected set of tiles without mountains; among equals the one with the smallest tile (from 1)."""
    now = moment.before
    radius = 2 if len(now.kind) == 19 else 3
    mountains = {tile + 1 for tile in now.tiles if now.mountain[tile]}
    best: set[int] = set()
    for tile in range(1, len(now.kind) + 1):
        around = set() if tile in mountains else set(walking_distances(radius, tile, mountains))
        if len(around) > len(best):
            best = around
    return best


@settings(max_examples=80)
@given(start=openings(), seed=SEEDS)
def test_cards_are_drawn_once_and_pieces_start_in_the_main_region(start: str, seed: int) -> None:
    drawn: set[int] = set()
    for moment in moments(start, seed, SETUP_STEPS):
        if moment.before.phase in (Phase.MOUNTAINS, Phase.BARONS, Phase.KNIGHTS):
            left = {tile + 1 for tile in moment.before.tiles} - drawn
            if moment.before.phase != Phase.MOUNTAINS and moment.setting.rules[0]["fair_setup"] == 1:
                left = (left & main_region(moment)) or left
            assert {tile_of(step) + 1 for step in moment.legal} == left
            drawn.add(tile_of(moment.step) + 1)


@settings(max_examples=80)
@given(start=openings(), seed=SEEDS)
def test_tiles_are_placed_in_order_until_each_kind_is_used_up(start: str, seed: int) -> None:
    placed: list[int] = []
    for moment in moments(start, seed, SETUP_STEPS):
        if moment.before.phase == Phase.TILES:
            counts = moment.setting.rules[0]["tile_counts"]
            left = {kind for kind in range(1, 5) if counts[kind] > placed.count(kind)}
            assert {(tile_of(step), other_of(step)) for step in moment.legal} == {(len(placed), kind) for kind in left}
            placed.append(other_of(moment.step))
            assert moment.after.kind[: len(placed)] == placed


@settings(max_examples=80)
@given(start=openings(), seed=SEEDS)
def test_every_seat_owns_the_pieces_of_the_colour_it_picked(start: str, seed: int) -> None:
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
