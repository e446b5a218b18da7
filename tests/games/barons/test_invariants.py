"""The invariants of section 12, in its order and words, after every step of random games at random tables.

Those that need more than a random game have files of their own: 15 in test_oracles, 18 in test_canonical, 20 in
test_symmetry, 21 in test_notation and core/test_record.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings

from donjons.core.verbs import NO_RULE, NOBODY
from donjons.games.barons.command import commands_by_knight, commands_fully
from donjons.games.barons.facts import reading
from donjons.games.barons.state import NO_TILE, Action, Phase
from donjons.games.barons.steps import Kind, count_of, encode, is_second, is_starred, kind_of, tile_of
from hexes import distance
from playing import Look, Moment, content, moments, points
from strategies import SEEDS, openings
from watching import EXAMPLES, STEPS, after_every_step, in_every_game

ORDER_KINDS = (Kind.RECRUIT, Kind.BUILD, Kind.UNBUILD, Kind.DISPERSE, Kind.GATHER)


def rule(moment: Moment, name: str) -> int:
    return int(moment.setting.rules[0][name])


@after_every_step
def test_01_troops_are_conserved(moment: Moment) -> None:
    now = moment.after
    for seat in now.seats:
        total = now.troops_on_board(seat) + now.reserve[seat] + now.discard[seat]
        assert total == rule(moment, "troops_per_player")
        assert now.reserve[seat] >= 0
        assert now.discard[seat] >= 0


@after_every_step
def test_02_donjons_are_conserved(moment: Moment) -> None:
    now = moment.after
    for seat in now.seats:
        assert len(now.donjons_of(seat)) + now.donjons_left[seat] == rule(moment, "donjons_per_player")
        assert now.donjons_left[seat] >= 0


@after_every_step
def test_03_the_discard_covers_the_donjons_with_the_printed_prices(moment: Moment) -> None:
    if all(rule(moment, name) == 3 for name in ("build_cost", "unbuild_return", "capture_discarded")):
        assert all(moment.after.discard[seat] >= 3 * len(moment.after.donjons_of(seat)) for seat in moment.after.seats)


@after_every_step
def test_04_mountains_are_empty(moment: Moment) -> None:
    now = moment.after
    pieces = {*now.baron, *(tile for knights in now.knights for tile in knights)}
    for tile in now.tiles:
        if now.mountain[tile]:
            assert (now.troop_count[tile], now.donjon[tile], tile in pieces) == (0, NOBODY, False)


@after_every_step
def test_05_one_troop_colour_per_tile_and_none_without_troops(moment: Moment) -> None:
    now = moment.after
    for tile in now.tiles:
        assert (now.troop_owner[tile] == NOBODY) == (now.troop_count[tile] == 0)
        assert now.troop_count[tile] >= 0


@after_every_step
def test_06_two_donjons_are_never_nearer_than_the_spacing(moment: Moment) -> None:
    radius = 2 if len(moment.after.kind) == 19 else 3
    standing = [tile + 1 for tile in moment.after.tiles if moment.after.donjon[tile] != NOBODY]
    for one, other in combinations(standing, 2):
        assert distance(radius, one, other) >= rule(moment, "donjon_spacing")


@after_every_step
def test_07_foreign_troops_on_a_donjon_are_fewer_than_razers(moment: Moment) -> None:
    now = moment.after
    for tile in now.tiles:
        if now.donjon[tile] != NOBODY and now.troop_owner[tile] not in (NOBODY, now.donjon[tile]):
            assert now.troop_count[tile] <= rule(moment, "raze_troops") - 1


@after_every_step
def test_08_barons_share_a_tile_only_between_two_moves(moment: Moment) -> None:
    now = moment.after
    if now.phase in (Phase.ROLL, Phase.OVER) or not now.is_pausing():
        assert len(set(now.baron)) == len(now.baron)
        return
    assert (now.phase, now.actions, now.first_action) == (Phase.ACT, 1, Action.MOVE)
    exits = moment.setting.referee.legal(moment.next_state)
    assert exits
    assert all(kind_of(step) == Kind.MOVE_BARON and tile_of(step) == now.baron[now.seat] for step in exits)


@after_every_step
def test_09_only_troops_of_the_acting_seat_have_moved(moment: Moment) -> None:
    now = moment.after
    for tile in now.tiles:
        assert 0 <= now.moved[tile] <= now.troop_count[tile]
        assert now.moved[tile] == 0 or now.troop_owner[tile] == now.seat
        assert now.moved[tile] == 0 or now.phase != Phase.ROLL


@after_every_step
def test_10_an_order_leaves_nothing_running(moment: Moment) -> None:
    now = moment.after
    if now.phase not in (Phase.DISPERSE, Phase.GATHER):
        assert (sum(now.razed), now.command_tile, now.substeps) == (0, NO_TILE, 0)
    assert all(now.donjon[tile] == NOBODY for tile in now.tiles if now.razed[tile])


@in_every_game
def test_11_at_most_two_actions_and_one_use_of_the_bonus_per_turn(line: list[Moment]) -> None:
    turn, actions, uses = (-1, -1), 0, 0
    for moment in line:
        kind, now = kind_of(moment.step), moment.before
        if (now.round_no, now.seat) != turn or kind == Kind.ROLL:
            turn, actions, uses = (now.round_no, now.seat), now.actions, now.bonus_used
        actions += kind in (Kind.MOVE_BARON, Kind.MOVE_KNIGHT, *ORDER_KINDS)
        uses += is_starred(moment.step) or is_second(moment.step)
        assert actions <= 2
        assert uses <= 1


def board_and_stocks(now: Look) -> tuple[object, ...]:
    return (now.kind, now.mountain, now.donjon, now.troop_owner, now.troop_count, now.reserve, now.discard)


@after_every_step
def test_12_a_move_moves_one_piece_and_an_order_none(moment: Moment) -> None:
    before, after = moment.before, moment.after
    pieces = [[baron, *knights] for baron, knights in zip(before.baron, before.knights, strict=True)]
    then = [[baron, *knights] for baron, knights in zip(after.baron, after.knights, strict=True)]
    if kind_of(moment.step) not in (Kind.MOVE_BARON, Kind.MOVE_KNIGHT):
        assert pieces == then
        return
    assert board_and_stocks(before) == board_and_stocks(after)
    assert before.donjons_left == after.donjons_left
    stayed = sorted(then[before.seat])
    for tile in pieces[before.seat]:
        if tile in stayed:
            stayed.remove(tile)
    assert len(stayed) == 1
    assert all(pieces[seat] == then[seat] for seat in before.seats if seat != before.seat)


@after_every_step
def test_13_a_turn_never_helps_an_opponent(moment: Moment) -> None:
    before, after = moment.before, moment.after
    for seat in before.seats:
        if seat != before.seat:
            assert before.reserve[seat] == after.reserve[seat]
            assert before.discard[seat] <= after.discard[seat]
            assert points(moment.setting, before, seat) >= points(moment.setting, after, seat)
        elif kind_of(moment.step) != Kind.UNBUILD:
            assert before.discard[seat] <= after.discard[seat]


@after_every_step
def test_14_own_available_troops_change_only_by_build_unbuild_and_capture(moment: Moment) -> None:
    before, after, kind, seat = moment.before, moment.after, kind_of(moment.step), moment.before.seat
    captured = sum(after.donjon[tile] == seat != before.donjon[tile] for tile in before.tiles)
    expected = 0
    if kind == Kind.BUILD:
        expected = -rule(moment, "build_cost")
    elif kind == Kind.UNBUILD:
        expected = min(rule(moment, "unbuild_return"), before.discard[seat])
    elif captured:
        assert kind == Kind.CAPTURE or (kind in (Kind.SEND, Kind.PULL) and rule(moment, "capture_mode") == 2)
        expected = -rule(moment, "capture_discarded") * captured
    assert after.available(seat) - before.available(seat) == expected


@after_every_step
def test_16_a_knight_commands_only_where_the_donjon_could(moment: Moment) -> None:
    if moment.after.phase == Phase.ACT:
        rules, state = reading(moment.setting.rules, moment.next_state)
        for tile in moment.after.donjons_of(moment.after.seat):
            assert commands_fully(rules, state, tile) or not commands_by_knight(rules, state, tile)


@in_every_game
def test_17_there_is_always_a_step_and_end_is_open_except_in_a_pause(line: list[Moment]) -> None:
    for moment in line:
        kinds = {kind_of(step) for step in moment.legal}
        assert kinds
        if moment.before.phase == Phase.ACT:
            assert (Kind.END in kinds) != moment.before.is_pausing()
        if kind_of(moment.step) in (Kind.DISPERSE, Kind.GATHER):
            run = Kind.SEND if kind_of(moment.step) == Kind.DISPERSE else Kind.PULL
            assert {kind_of(step) for step in moment.setting.referee.legal(moment.next_state)} == {run}
    if line and line[-1].after.phase != Phase.OVER:
        assert line[-1].setting.referee.legal(line[-1].next_state)


@after_every_step
def test_19_sending_or_pulling_several_equals_one_by_one(moment: Moment) -> None:
    if kind_of(moment.step) in (Kind.SEND, Kind.PULL):
        one = encode(kind_of(moment.step), tile_of(moment.step), 0, 1, 0)
        state = moment.state.copy()
        for _ in range(count_of(moment.step)):
            assert moment.setting.referee.why(state, one) == NO_RULE
            moment.setting.referee.play(state, one)
        assert content(state) == content(moment.next_state)


@settings(max_examples=EXAMPLES)
@given(start=openings(), seed=SEEDS)
def test_22_probabilities_sum_to_one_and_start_tiles_differ(start: str, seed: int) -> None:
    for moment in moments(start, seed, STEPS):
        if moment.setting.referee.actor(moment.state) < NOBODY:
            odds = [moment.setting.referee.weight(moment.state, step) for step in moment.legal]
            assert min(odds) > 0
            assert sum(odds) == pytest.approx(1)
        if moment.before.phase <= Phase.PICK and moment.after.phase == Phase.ROLL:
            now = moment.after
            starts = [*now.baron, *(tile for tiles in now.knights for tile in tiles)]
            assert len(starts) == len(set(starts)) == len(now.baron) * (1 + rule(moment, "knights_per_player"))
            assert sum(now.mountain) == rule(moment, "mountains")
            assert not any(now.mountain[tile] for tile in starts)


@in_every_game
def test_23_the_game_ends_in_time_with_a_competition_ranking(line: list[Moment]) -> None:
    for moment in line:
        assert moment.after.round_no <= rule(moment, "max_rounds")
    if line and line[-1].after.phase == Phase.OVER:
        setting, state = line[-1].setting, line[-1].next_state
        ranks = setting.game.ranking(setting, state)
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        assert sum(2 * payoff - 1 for payoff in setting.referee.payoff(state)) == pytest.approx(0)


@in_every_game
def test_24_whoever_reaches_the_target_is_sole_first(line: list[Moment]) -> None:
    last = line[-1] if line else None
    if last and last.after.phase == Phase.OVER and rule(last, "rank_points") == 0:
        total = [points(last.setting, last.after, seat) for seat in last.after.seats]
        if max(total) >= rule(last, "target_points"):
            ranks = last.setting.game.ranking(last.setting, last.next_state)
            assert [seat for seat, rank in enumerate(ranks) if rank == 1] == [last.after.seat]
