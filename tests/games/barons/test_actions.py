"""Moves, orders and their effects, and the end of barons-2025, against naive readings of sections 6 to 9."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from donjons.games.barons.state import Action, Phase
from donjons.games.barons.steps import Kind, is_starred, kind_of, tile_of
from naive_actions import NaiveTurn
from naive_saboteurs_actions import SaboteurTurn
from playing import EDITIONS, Moment, Start, moments, points
from strategies import SEEDS, mid_games
from watching import after_every_step

WHOLE_ACTIONS = (Kind.MOVE_BARON, Kind.MOVE_KNIGHT, Kind.RECRUIT, Kind.BUILD, Kind.UNBUILD, Kind.DONE)
NUMBER_OF_ACTIONS = 2
KEY = "barons-2025"


@pytest.mark.parametrize("key", EDITIONS)
def test_what_may_be_done_in_a_turn_is_what_a_naive_reader_finds(key: str) -> None:
    reader = NaiveTurn if key == KEY else SaboteurTurn

    @settings(max_examples=120)
    @given(start=mid_games(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        for moment in moments(start, seed, 25):
            if moment.before.phase == Phase.ACT:
                legal = {moment.setting.game.write(moment.setting, moment.state, step) for step in moment.legal}
                assert legal == reader(moment.setting, moment.before).tokens()

    play()


def appeared(moment: Moment, count: int) -> tuple[int, int, int]:
    """Section 8.8: own troops on the tile, own fallen, enemy fallen, when so many appear at once."""
    tile, before = tile_of(moment.step), moment.before
    standing = before.troop_count[tile]
    if before.troop_owner[tile] in (before.seat, -1):
        return standing + count, 0, 0
    fallen = min(count, standing)
    return count - fallen, fallen, fallen


def check_appearance(moment: Moment, count: int, from_reserve: int) -> None:
    before, after, seat, tile = moment.before, moment.after, moment.before.seat, tile_of(moment.step)
    own, back, dead = appeared(moment, count)
    owner = before.troop_owner[tile]
    assert (after.troop_count[tile] if after.troop_owner[tile] == seat else 0) == own
    assert after.reserve[seat] == before.reserve[seat] - from_reserve + back
    if dead:
        assert after.discard[owner] == before.discard[owner] + dead


@after_every_step(KEY)
def test_recruits_appear_all_at_once(moment: Moment) -> None:
    if kind_of(moment.step) == Kind.RECRUIT:
        turn = NaiveTurn(moment.setting, moment.before)
        count = turn.recruits(tile_of(moment.step) + 1, is_starred(moment.step))
        check_appearance(moment, count, count)


@after_every_step(KEY)
def test_unbuilding_gives_troops_back_from_the_own_discard(moment: Moment) -> None:
    if kind_of(moment.step) == Kind.UNBUILD:
        before, after, seat = moment.before, moment.after, moment.before.seat
        count = min(int(moment.setting.rules[0]["unbuild_return"]), before.discard[seat])
        assert after.donjon[tile_of(moment.step)] == -1
        assert after.donjons_left[seat] == before.donjons_left[seat] + 1
        assert after.discard[seat] == before.discard[seat] - count
        check_appearance(moment, count, 0)


@after_every_step(KEY)
def test_building_turns_troops_into_a_donjon(moment: Moment) -> None:
    if kind_of(moment.step) == Kind.BUILD:
        before, after, seat, tile = moment.before, moment.after, moment.before.seat, tile_of(moment.step)
        cost = int(moment.setting.rules[0]["build_cost"])
        assert (after.donjon[tile], after.donjons_left[seat]) == (seat, before.donjons_left[seat] - 1)
        assert after.troop_count[tile] == before.troop_count[tile] - cost
        assert (after.discard[seat], after.reserve[seat]) == (before.discard[seat] + cost, before.reserve[seat])


def is_decided(moment: Moment) -> bool:
    rules, now = moment.setting.rules[0], moment.after
    return any(
        points(moment.setting, now, seat) >= rules["target_points"] or now.available(seat) <= rules["exhaustion_limit"]
        for seat in now.seats
    )


@after_every_step(KEY)
def test_the_turn_passes_on_and_the_game_ends_when_section_6_2_says(moment: Moment) -> None:
    before, after, kind, rules = moment.before, moment.after, kind_of(moment.step), moment.setting.rules[0]
    whole = kind in WHOLE_ACTIONS
    turn_is_over = kind == Kind.END or (whole and before.actions + 1 == NUMBER_OF_ACTIONS)
    last = before.seat + 1 == len(before.baron)
    if (turn_is_over if rules["end_check"] else whole) and is_decided(moment):
        assert after.phase == Phase.OVER
    elif turn_is_over and last and before.round_no == rules["max_rounds"]:
        assert (after.phase, after.round_no, after.seat) == (Phase.OVER, before.round_no, before.seat)
    elif turn_is_over:
        assert (after.phase, after.die, after.actions, after.bonus_used) == (Phase.ROLL, 0, 0, 0)
        assert (after.seat, after.round_no) == (0 if last else before.seat + 1, before.round_no + last)
        assert after.first_action == Action.NONE
    elif whole:
        assert (after.phase, after.actions, after.seat) == (Phase.ACT, 1, before.seat)
        assert after.first_action == (Action.MOVE if kind in WHOLE_ACTIONS[:2] else Action.ORDER)


@after_every_step(KEY)
def test_the_ranking_compares_points_then_donjons_then_available_troops(moment: Moment) -> None:
    if moment.after.phase == Phase.OVER:
        setting, now = moment.setting, moment.after
        diversity = setting.parameters.rank_points == "total"  # type: ignore[attr-defined]
        keys = [
            (points(setting, now, seat, diversity), len(now.donjons_of(seat)), now.available(seat))
            for seat in now.seats
        ]
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        assert setting.game.ranking(setting, moment.next_state) == ranks
        places = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
        utility = [(len(ranks) + 1 - 2 * place) / (len(ranks) - 1) for place in places]
        assert [round(2 * payoff - 1, 9) for payoff in setting.referee.payoff(moment.next_state)] == [
            round(value, 9) for value in utility
        ]
