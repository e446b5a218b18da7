"""The trickiest procedures against a second implementation: naive, slow, and written from the specification alone.

Knights are objects that melees take away one by one; troops are objects that walk tile by tile.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.core.verbs import NOBODY
from donjons.games.barons.facts import reading
from donjons.games.barons.knights import active, is_blocked
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind, count_of, kind_of, tile_of
from naive import NaiveWorld, active_colour
from naive_saboteurs import world_of
from playing import EDITIONS, GAME, Start, begin, look, moments
from strategies import SEEDS, mid_games

COUNTS = st.lists(st.integers(0, 4), min_size=2, max_size=4)
TILE = 18  # the middle: where the knights of the melee stand
ELSEWHERE = 0


def engine_active(counts: list[int], relief: bool, withdrawn: int = NOBODY) -> int:
    """The engine's answer for so many knights of each seat on one tile."""
    rules, state = knights_on_one_tile(counts, relief)
    return active(rules, state, TILE, withdrawn)


def knights_on_one_tile(counts: list[int], relief: bool):  # type: ignore[no-untyped-def]
    changes = {"knights_per_player": "4", "melee_relief": "true" if relief else "false"}
    setting = GAME.setting(len(counts), changes)
    state = GAME.new(setting)
    for seat, count in enumerate(counts):
        state["knight"][0, seat, :4] = [TILE if number < count else ELSEWHERE for number in range(4)]
    return reading(setting.rules, state)


@settings(max_examples=150)
@given(counts=COUNTS, relief=st.booleans(), withdraw=st.booleans())
def test_melees_take_one_knight_of_each_colour_until_one_colour_is_left(
    counts: list[int], relief: bool, withdraw: bool
) -> None:
    withdrawn = 0 if withdraw and counts[0] else NOBODY
    knights = [seat for seat, count in enumerate(counts) for _ in range(count)]
    if withdrawn == 0:
        knights.remove(0)
    assert engine_active(counts, relief, withdrawn) == active_colour(knights, relief)


@pytest.mark.parametrize(
    ("counts", "leader", "without_relief"),
    [
        ([0, 0, 0, 0], NOBODY, NOBODY),
        ([1, 0, 0, 0], 0, 0),
        ([2, 0, 0, 0], 0, 0),
        ([1, 1, 0, 0], NOBODY, NOBODY),
        ([2, 1, 0, 0], 0, 0),
        ([2, 2, 0, 0], NOBODY, NOBODY),
        ([1, 1, 1, 0], NOBODY, NOBODY),
        ([2, 1, 1, 0], 0, 0),
        ([2, 2, 1, 0], NOBODY, NOBODY),
        ([2, 2, 2, 0], NOBODY, NOBODY),
        ([1, 1, 1, 1], NOBODY, NOBODY),
        ([2, 1, 1, 1], NOBODY, 0),
        ([2, 2, 1, 1], NOBODY, NOBODY),
        ([2, 2, 2, 1], NOBODY, NOBODY),
        ([2, 2, 2, 2], NOBODY, NOBODY),
    ],
)
def test_the_table_of_melees_holds_for_every_order_of_the_seats(
    counts: list[int], leader: int, without_relief: int
) -> None:
    """Invariant 15: permuting colours permutes the result."""
    for order in set(permutations(range(4))):
        seated = [counts[seat] for seat in order]
        assert engine_active(seated, True) == (NOBODY if leader == NOBODY else order.index(leader))
        assert engine_active(seated, False) == (NOBODY if without_relief == NOBODY else order.index(without_relief))


@settings(max_examples=150)
@given(counts=COUNTS, relief=st.booleans())
def test_one_more_own_knight_never_makes_me_blocked(counts: list[int], relief: bool) -> None:
    """Invariant 15, second half; seat 0 is the acting one."""
    if counts[0] < 4:
        rules, before = knights_on_one_tile(counts, relief)
        _, after = knights_on_one_tile([counts[0] + 1, *counts[1:]], relief)
        assert is_blocked(rules, before, TILE, NOBODY) or not is_blocked(rules, after, TILE, NOBODY)


@pytest.mark.parametrize("key", EDITIONS)
def test_dispersals_and_gathers_run_troop_by_troop(key: str) -> None:
    settings(max_examples=120)(given(start=mid_games(key), seed=SEEDS)(run_every_order))()


def run_every_order(start: Start, seed: int) -> None:
    """Every sub-step of every order of a random game, from where the order began."""
    world: NaiveWorld | None = None
    for moment in moments(start, seed, 60):
        if moment.before.phase not in (Phase.DISPERSE, Phase.GATHER):
            is_order = moment.after.phase in (Phase.DISPERSE, Phase.GATHER)
            world = world_of(moment.setting, moment.after) if is_order else None
            continue
        assert world is not None
        offered = {(tile_of(step), count_of(step)) for step in moment.legal if kind_of(step) in (Kind.SEND, Kind.PULL)}
        assert offered == world.offers()
        captures = {tile_of(step) for step in moment.legal if kind_of(step) == Kind.CAPTURE}
        assert captures == (world.capturable() if world.rules["capture_mode"] == 1 else set())
        tile = tile_of(moment.step)
        if kind_of(moment.step) in (Kind.SEND, Kind.PULL):
            for _ in range(count_of(moment.step)):
                world.run(tile)
        elif kind_of(moment.step) == Kind.CAPTURE:
            world.capture(tile)
        if moment.after.phase in (Phase.DISPERSE, Phase.GATHER):
            assert world.sight() == world_of(moment.setting, moment.after).sight()


@pytest.mark.parametrize("key", EDITIONS)
def test_orders_are_offered_exactly_where_a_troop_would_run(key: str) -> None:
    settings(max_examples=100)(given(start=mid_games(key), seed=SEEDS)(compare_command_tiles))()


def compare_command_tiles(start: Start, seed: int) -> None:
    """DISPERSE and GATHER against the naive world's own list of command tiles."""
    match = begin(start)
    random = Random(seed)
    while match.actor < NOBODY:
        match.play(random.choice(match.legal()))
    now = look(match.setting, match.state)
    steps = match.setting.referee.legal(match.state)
    for kind, phase in ((Kind.DISPERSE, Phase.DISPERSE), (Kind.GATHER, Phase.GATHER)):
        expected = set()
        for tile in now.tiles:
            world = world_of(match.setting, now, tile, phase)
            if world.commands() and world.offers():
                expected.add(tile)
        assert {tile_of(step) for step in steps if kind_of(step) == kind} == expected
