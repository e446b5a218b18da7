"""Orders, the turn, the end and the ranking of the editions with saboteurs, against naive readings."""

from __future__ import annotations

import pytest

import donjons
from donjons.core.verbs import NOBODY
from donjons.games.barons.state import Action, Phase
from donjons.games.barons.steps import Kind, count_of, kind_of, tile_of
from naive_saboteurs_actions import SaboteurTurn
from playing import SABOTEURS, Moment, points
from watching import after_every_step

MOVES = (Kind.MOVE_BARON, Kind.MOVE_KNIGHT)
NUMBER_OF_ACTIONS = 2


def is_co(moment: Moment) -> bool:
    return moment.setting.game.key == "co-2023"


def completes_an_action(moment: Moment) -> bool:
    recruits = Kind.ROLL if is_co(moment) else Kind.RECRUIT
    return kind_of(moment.step) in (*MOVES, recruits, Kind.BUILD, Kind.UNBUILD, Kind.DONE)


@after_every_step(*SABOTEURS)
def test_recruits_come_from_the_reserve_by_the_die(moment: Moment) -> None:
    before, after, seat = moment.before, moment.after, moment.before.seat
    if kind_of(moment.step) == (Kind.ROLL if is_co(moment) else Kind.RECRUIT):
        tile = before.baron[seat]
        count = SaboteurTurn(moment.setting, before).recruits(count_of(moment.step) or before.die)
        assert after.troop_count[tile] == before.troop_count[tile] + count
        assert after.reserve[seat] == before.reserve[seat] - count
        assert after.troop_owner[tile] in (seat, NOBODY)
    elif kind_of(moment.step) == Kind.RECRUIT:  # announced: it cannot be taken back
        assert (after.phase, after.command_tile, after.reserve) == (Phase.ROLL, before.baron[seat], before.reserve)
        assert {kind_of(step) for step in moment.setting.referee.legal(moment.next_state)} == {Kind.ROLL}


@after_every_step(*SABOTEURS)
def test_building_and_unbuilding_stack_and_unstack_troops_on_the_spot(moment: Moment) -> None:
    before, after, seat, tile = moment.before, moment.after, moment.before.seat, tile_of(moment.step)
    cost = int(moment.setting.rules[0]["build_cost"])
    if kind_of(moment.step) == Kind.BUILD:
        assert (before.donjon[tile], after.donjon[tile]) == (NOBODY, seat)
        assert (after.troop_count[tile], after.reserve) == (before.troop_count[tile] - cost, before.reserve)
    elif kind_of(moment.step) == Kind.UNBUILD:
        assert (before.donjon[tile], after.donjon[tile]) == (seat, NOBODY)
        assert (after.troop_count[tile], after.reserve) == (before.troop_count[tile] + cost, before.reserve)
        assert after.troop_owner[tile] == seat


@after_every_step(*SABOTEURS)
def test_the_turn_passes_on_and_the_game_ends_when_section_6_2_says(moment: Moment) -> None:
    before, after, kind, rules = moment.before, moment.after, kind_of(moment.step), moment.setting.rules[0]
    reached = any(points(moment.setting, after, seat) >= rules["target_points"] for seat in after.seats)
    at_once = moment.setting.parameters.model_dump().get("end_check", "action") == "action"
    whole = completes_an_action(moment)
    turn_is_over = kind == Kind.END or (whole and before.actions + 1 == NUMBER_OF_ACTIONS)
    last = before.seat + 1 == len(before.baron)
    ends_the_game = before.round_no == rules["max_rounds"] or before.final_round or (reached and not at_once)
    if (whole and at_once and reached) or (turn_is_over and last and ends_the_game):
        assert (after.phase, after.round_no, after.seat) == (Phase.OVER, before.round_no, before.seat)
    elif turn_is_over:
        assert (after.phase, after.die, after.actions) == (Phase.ACT if is_co(moment) else Phase.ROLL, 0, 0)
        assert (after.seat, after.round_no) == (0 if last else before.seat + 1, before.round_no + last)
        assert after.first_action == Action.NONE
    elif whole:
        assert (after.phase, after.actions, after.seat) == (Phase.ACT, 1, before.seat)
        assert after.first_action == (Action.MOVE if kind in MOVES else Action.ORDER)


@after_every_step(*SABOTEURS)
def test_the_ranking_compares_the_keys_in_their_order(moment: Moment) -> None:
    if moment.after.phase != Phase.OVER:
        return
    setting, now = moment.setting, moment.after
    values = {
        "points": [points(setting, now, seat) for seat in now.seats],
        "donjons": [len(now.donjons_of(seat)) for seat in now.seats],
        "available": [now.available(seat) for seat in now.seats],
        "troops_on_board": [now.troops_on_board(seat) for seat in now.seats],
    }
    names = setting.parameters.ranking_keys  # type: ignore[attr-defined]
    keys = [tuple(values[name][seat] for name in names) for seat in now.seats]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    assert setting.game.ranking(setting, moment.next_state) == ranks
    places = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    utility = [(len(ranks) + 1 - 2 * place) / (len(ranks) - 1) for place in places]
    assert [2 * payoff - 1 for payoff in setting.referee.payoff(moment.next_state)] == pytest.approx(utility)


def test_donjons_on_all_five_kinds_score_their_tiles_and_nothing_else() -> None:
    match = donjons.game("barons-2024").match_from(
        "pos die=1 kind=3:1,12:2,14:3,24:4,26:2 | B b26 s35,36 d1,3,12,14,24 t26*3 | R b19 s28,33"
    )
    assert match.fact("pts.B") == "10"
    match.play("C26")
    assert match.fact("pts.B") == "12"
    assert match.over
