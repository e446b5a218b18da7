"""The invariants of section 12 that only barons-2024 has, in its words, after every step of random games."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import donjons
from donjons.core.game import Setting
from donjons.core.verbs import NOBODY
from donjons.games.barons.facts import reading
from donjons.games.barons.knights import silences
from donjons.games.barons.state import NO_TILE, Action, Phase
from donjons.games.barons.steps import Kind, kind_of
from playing import Moment, points
from watching import after_every_step, in_every_game

KEY = "barons-2024"
TILE, ELSEWHERE = 18, 0
COUNTS = st.lists(st.integers(0, 6), min_size=2, max_size=4)


def rule(moment: Moment, name: str) -> int:
    return int(moment.setting.rules[0][name])


@after_every_step(KEY)
def test_04_at_most_thirteen_donjons_with_the_printed_spacing(moment: Moment) -> None:
    if rule(moment, "donjon_spacing") >= 2:
        assert sum(owner != NOBODY for owner in moment.after.donjon) <= 13


@after_every_step(KEY)
def test_10_an_immune_donjon_stands_to_the_end(moment: Moment) -> None:
    immune = moment.setting.parameters.immune_kinds  # type: ignore[attr-defined]
    for tile in moment.before.tiles:
        if moment.before.donjon[tile] != NOBODY and moment.before.kind[tile] in immune:
            assert moment.after.donjon[tile] == moment.before.donjon[tile]


@after_every_step(KEY)
def test_11_nobody_has_reached_the_target_while_the_game_goes_on(moment: Moment) -> None:
    if moment.after.phase != Phase.OVER:
        assert all(
            points(moment.setting, moment.after, seat) < rule(moment, "target_points") for seat in moment.after.seats
        )


@cache
def table(players: int) -> Setting:
    return donjons.game(KEY).setting(players, {"saboteurs_per_player": "6", "mountains": "0"})


def is_blocked(counts: list[int], seat: int) -> bool:
    """The engine's answer for so many saboteurs of each seat on one tile."""
    setting = table(len(counts))
    state = setting.game.new(setting)
    for owner, count in enumerate(counts):
        state["knight"][0, owner] = [TILE if number < count else ELSEWHERE for number in range(6)]
    return bool(silences(*reading(setting.rules, state), seat, TILE, NOBODY))


@settings(max_examples=50)
@given(counts=COUNTS)
def test_12_blocked_is_a_matter_of_numbers_alone(counts: list[int]) -> None:
    """All other colours together against one's own; whoever has as many is blocked alike."""
    blocked = [is_blocked(counts, seat) for seat in range(len(counts))]
    assert blocked == [sum(counts) - own > own for own in counts]
    for order in permutations(range(len(counts))):
        seated = [counts[seat] for seat in order]
        assert [is_blocked(seated, place) for place in range(len(order))] == [blocked[seat] for seat in order]


@given(counts=COUNTS)
def test_12_one_more_own_saboteur_never_makes_me_blocked(counts: list[int]) -> None:
    for seat, own in enumerate(counts):
        more = [*counts[:seat], own + 1, *counts[seat + 1 :]]
        assert own == 6 or is_blocked(counts, seat) or not is_blocked(more, seat)


@pytest.mark.parametrize(
    ("counts", "blocked"),
    [
        ([0, 0], "--"),
        ([1, 0], "-R"),
        ([1, 1], "--"),
        ([2, 1], "-R"),
        ([1, 1, 1], "BRG"),
        ([2, 1, 1], "-RG"),
        ([2, 2, 1], "BRG"),
        ([2, 2, 2, 2], "BRGY"),
        ([3, 1, 1, 1], "-RGY"),
    ],
)
def test_12_the_table_of_saboteurs(counts: list[int], blocked: str) -> None:
    assert "".join("BRGY"[seat] if is_blocked(counts, seat) else "-" for seat in range(len(counts))) == blocked


@after_every_step(KEY)
def test_an_action_or_a_turn_leaves_nothing_running(moment: Moment) -> None:
    """The normal form of section 4.2."""
    now = moment.after
    if now.phase in (Phase.ROLL, Phase.ACT):
        assert (now.command_tile, now.substeps) == (NO_TILE, 0)
    if now.phase == Phase.ROLL:
        assert (now.actions, now.first_action, now.die, sum(now.moved)) == (0, Action.NONE, 0, 0)
    assert (now.bonus_used, now.final_round) == (0, 0)


@in_every_game(KEY)
def test_20_whoever_reaches_the_target_is_sole_first_by_a_build(line: list[Moment]) -> None:
    last = line[-1] if line else None
    if last and last.after.phase == Phase.OVER:
        total = [points(last.setting, last.after, seat) for seat in last.after.seats]
        if max(total) >= rule(last, "target_points"):
            assert kind_of(last.step) == Kind.BUILD
            assert [seat for seat in last.after.seats if total[seat] == max(total)] == [last.after.seat]
            if last.setting.parameters.ranking_keys[:1] == ("points",):  # type: ignore[attr-defined]
                ranks = last.setting.game.ranking(last.setting, last.next_state)
                assert [seat for seat, rank in enumerate(ranks) if rank == 1] == [last.after.seat]
