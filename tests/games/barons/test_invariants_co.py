"""The invariants of section 12 that only co-2023 has, in its words, after every step of random games."""

from __future__ import annotations

from donjons.core.verbs import NOBODY
from donjons.games.barons.facts import reading
from donjons.games.barons.knights import silences
from donjons.games.barons.state import NO_TILE, Action, Phase
from donjons.games.barons.steps import Kind, kind_of
from playing import Moment, points
from watching import after_every_step, in_every_game

KEY = "co-2023"
ORDERS = (Kind.RECRUIT, Kind.BUILD, Kind.UNBUILD, Kind.DISPERSE, Kind.GATHER)


def rule(moment: Moment, name: str) -> int:
    return int(moment.setting.rules[0][name])


def finishes_rounds(moment: Moment) -> bool:
    return bool(moment.setting.parameters.end_check == "round")  # type: ignore[attr-defined]


def scores(moment: Moment) -> list[int]:
    return [points(moment.setting, moment.after, seat) for seat in moment.after.seats]


@after_every_step(KEY)
def test_02_mountains_are_never_objectives(moment: Moment) -> None:
    now = moment.after
    assert not any(now.mountain[tile] and now.kind[tile] for tile in now.tiles)
    assert sum(now.kind) == rule(moment, "objectives")


@after_every_step(KEY)
def test_05_saboteurs_stand_on_different_hexes(moment: Moment) -> None:
    assert len(set(moment.after.neutrals)) == len(moment.after.neutrals) == rule(moment, "neutral_knights")


@in_every_game(KEY)
def test_07_no_order_is_legal_while_a_saboteur_is_on_the_commanders_hex(line: list[Moment]) -> None:
    for moment in line:
        now = moment.before
        if now.phase == Phase.ACT and now.baron[now.seat] in now.neutrals:
            assert not any(kind_of(step) in ORDERS for step in moment.legal)


@after_every_step(KEY)
def test_08_the_final_round_never_returns(moment: Moment) -> None:
    assert moment.before.final_round <= moment.after.final_round
    if finishes_rounds(moment) and max(scores(moment)) >= rule(moment, "target_points"):
        assert moment.after.final_round == 1
    if not finishes_rounds(moment):
        assert moment.after.final_round == 0


@after_every_step(KEY)
def test_08_only_a_build_that_reaches_the_target_begins_the_final_round(moment: Moment) -> None:
    if moment.after.final_round > moment.before.final_round:
        assert kind_of(moment.step) == Kind.BUILD
        assert scores(moment)[moment.before.seat] >= rule(moment, "target_points")
        assert moment.after.phase == Phase.OVER or moment.after.round_no == moment.before.round_no


@in_every_game(KEY)
def test_09_the_final_round_is_played_to_its_end(line: list[Moment]) -> None:
    """The game ends before seat 0 acts again, and only after the last seat's turn."""
    for moment in line:
        before, after = moment.before, moment.after
        if before.final_round and after.phase != Phase.OVER:
            assert after.seat >= before.seat
            assert after.round_no == before.round_no
        if after.phase == Phase.OVER and finishes_rounds(moment):
            assert after.seat == len(after.baron) - 1  # every seat has had as many turns
            assert after.final_round or after.round_no == rule(moment, "max_rounds")


@after_every_step(KEY)
def test_09_with_the_other_switch_the_game_stops_at_once(moment: Moment) -> None:
    if not finishes_rounds(moment):
        reached = max(scores(moment)) >= rule(moment, "target_points")
        assert not reached or moment.after.phase == Phase.OVER


@after_every_step(KEY)
def test_11_with_a_duty_to_order_a_move_is_always_followed_by_an_order(moment: Moment) -> None:
    before = moment.before
    if rule(moment, "move_requires_order") and before.phase == Phase.ACT and before.first_action == Action.MOVE:
        assert {kind_of(step) for step in moment.legal} <= set(ORDERS)


@after_every_step(KEY)
def test_12_all_points_together_are_those_of_the_objectives_at_most(moment: Moment) -> None:
    assert sum(scores(moment)) <= rule(moment, "objectives") * moment.setting.parameters.objective_points  # type: ignore[attr-defined]


@after_every_step(KEY)
def test_17_blocked_does_not_depend_on_the_seat(moment: Moment) -> None:
    rules, state = reading(moment.setting.rules, moment.next_state)
    for tile in moment.after.tiles:
        blocked = {bool(silences(rules, state, seat, tile, NOBODY)) for seat in moment.after.seats}
        assert blocked == {tile in moment.after.neutrals}


@after_every_step(KEY)
def test_an_action_or_a_turn_leaves_nothing_running(moment: Moment) -> None:
    """The normal form of section 4.2; only an announced recruitment waits for its die."""
    now = moment.after
    if now.phase == Phase.ACT:
        assert (now.command_tile, now.substeps) == (NO_TILE, 0)
        if now.actions == 0:
            assert (now.first_action, now.die, sum(now.moved)) == (Action.NONE, 0, 0)
    if now.phase == Phase.ROLL:
        assert (now.command_tile, now.substeps, now.die) == (now.baron[now.seat], 0, 0)
    assert now.bonus_used == 0


@after_every_step(KEY)
def test_donjons_leave_the_board_only_by_razing(moment: Moment) -> None:
    before, after = moment.before, moment.after
    assert kind_of(moment.step) != Kind.UNBUILD
    gone = [tile for tile in before.tiles if before.donjon[tile] not in (NOBODY, after.donjon[tile])]
    assert all(before.donjon[tile] != before.seat and kind_of(moment.step) in (Kind.SEND, Kind.PULL) for tile in gone)
