"""The invariants of section 12 that the editions share, after every step of random games at random tables.

The number of each invariant stands before it: in barons-2025, barons-2024 and co-2023. Those that only one edition has
are in test_invariants_2025, _2024 and _co; those that need more than a random game in test_oracles, test_canonical,
test_symmetry, test_notation and core/test_record.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings

from donjons.core.verbs import CHANCE, NO_RULE, NOBODY
from donjons.games.barons.state import Action, Phase
from donjons.games.barons.steps import Kind, count_of, encode, kind_of, tile_of
from hexes import distance
from playing import EDITIONS, SABOTEURS, Look, Moment, Start, content, moments, points
from strategies import SEEDS, openings
from watching import EXAMPLES, STEPS, after_every_step, in_every_game

MOVES = (Kind.MOVE_BARON, Kind.MOVE_KNIGHT)
ORDERS = (Kind.RECRUIT, Kind.BUILD, Kind.UNBUILD, Kind.DISPERSE, Kind.GATHER)
MOST_MOVES = {"barons-2024": 2, "co-2023": 1}


def rule(moment: Moment, name: str) -> int:
    return int(moment.setting.rules[0][name])


# -, 1, 1
@after_every_step(*SABOTEURS)
def test_tokens_are_conserved_and_a_donjon_is_made_of_them(moment: Moment) -> None:
    now = moment.after
    for seat in now.seats:
        stacked = rule(moment, "build_cost") * len(now.donjons_of(seat))
        assert now.troops_on_board(seat) + now.reserve[seat] + stacked == rule(moment, "troops_per_player")
        assert now.reserve[seat] >= 0
        assert now.discard[seat] == stacked  # the engine's own book of them


# 4, 2, 2
@after_every_step(*EDITIONS)
def test_mountains_are_empty(moment: Moment) -> None:
    now = moment.after
    pieces = {*now.baron, *now.neutrals, *(tile for knights in now.knights for tile in knights)}
    for tile in now.tiles:
        if now.mountain[tile]:
            assert (now.troop_count[tile], now.donjon[tile], tile in pieces) == (0, NOBODY, False)


# 5, 3, 3
@after_every_step(*EDITIONS)
def test_one_troop_colour_per_tile_and_none_without_troops(moment: Moment) -> None:
    now = moment.after
    for tile in now.tiles:
        assert (now.troop_owner[tile] == NOBODY) == (now.troop_count[tile] == 0)
        assert now.troop_count[tile] >= 0


# 6, 4, -
@after_every_step(*EDITIONS)
def test_two_donjons_are_never_nearer_than_the_spacing(moment: Moment) -> None:
    standing = [tile + 1 for tile in moment.after.tiles if moment.after.donjon[tile] != NOBODY]
    for one, other in combinations(standing, 2):
        assert distance(moment.after.radius, one, other) >= rule(moment, "donjon_spacing")


# 7, 5, 4
@after_every_step(*EDITIONS)
def test_foreign_troops_on_a_donjon_are_fewer_than_razers_unless_it_is_immune(moment: Moment) -> None:
    now, immune = moment.after, getattr(moment.setting.parameters, "immune_kinds", ())
    for tile in now.tiles:
        if now.donjon[tile] != NOBODY and now.troop_owner[tile] not in (NOBODY, now.donjon[tile]):
            assert now.troop_count[tile] <= rule(moment, "raze_troops") - 1 or now.kind[tile] in immune


# -, 6, 5
@after_every_step(*SABOTEURS)
def test_barons_stand_on_different_tiles_always(moment: Moment) -> None:
    assert len(set(moment.after.baron)) == len(moment.after.baron)


# -, 7, 2 and 5
@after_every_step(*EDITIONS)
def test_kinds_and_mountains_and_the_number_of_pieces_never_change(moment: Moment) -> None:
    before, after = moment.before, moment.after
    assert (before.kind, before.mountain) == (after.kind, after.mountain)
    assert all(tile in now.tiles for now in (before, after) for knights in now.knights for tile in knights)
    assert all(tile in after.tiles for tile in (*after.baron, *after.neutrals))
    assert all(knights == sorted(knights) for knights in (*after.knights, after.neutrals))


# 9, 8, 10
@after_every_step(*EDITIONS)
def test_only_troops_of_the_acting_seat_have_moved(moment: Moment) -> None:
    now = moment.after
    for tile in now.tiles:
        assert 0 <= now.moved[tile] <= now.troop_count[tile]
        assert now.moved[tile] == 0 or now.troop_owner[tile] == now.seat
    if now.actions == 0 and now.phase in (Phase.ROLL, Phase.ACT):
        assert sum(now.moved) == 0


# -, 9, 6
@in_every_game(*SABOTEURS)
def test_at_most_two_actions_and_one_order_per_turn(line: list[Moment]) -> None:
    turn, moves, orders = (-1, -1), 0, 0
    for moment in line:
        kind, now = kind_of(moment.step), moment.before
        if (now.round_no, now.seat) != turn:
            turn, moves, orders = (now.round_no, now.seat), 0, 0
        moves += kind in MOVES
        orders += kind in ORDERS
        assert moves + orders <= 2
        assert orders <= 1
        assert moves <= MOST_MOVES[moment.setting.game.key]


def board_and_stocks(now: Look) -> tuple[object, ...]:
    return (now.kind, now.mountain, now.donjon, now.troop_owner, now.troop_count, now.reserve, now.discard)


def movable(now: Look, seat: int) -> list[int]:
    """The pieces that a seat may move, or that stand still with it."""
    return [now.baron[seat], *now.knights[seat], *now.neutrals]


# 12, 9, 6
@after_every_step(*EDITIONS)
def test_a_move_moves_one_piece_and_an_order_none(moment: Moment) -> None:
    before, after = moment.before, moment.after
    if kind_of(moment.step) not in MOVES:
        assert (before.baron, before.knights, before.neutrals) == (after.baron, after.knights, after.neutrals)
        return
    assert board_and_stocks(before) == board_and_stocks(after)
    assert before.donjons_left == after.donjons_left
    newcomers = sorted(movable(after, before.seat))
    for tile in movable(before, before.seat):
        if tile in newcomers:
            newcomers.remove(tile)
    assert len(newcomers) == 1
    others = [seat for seat in before.seats if seat != before.seat]
    assert [(before.baron[seat], before.knights[seat]) for seat in others] == [
        (after.baron[seat], after.knights[seat]) for seat in others
    ]


# 13, 10, 12
@after_every_step(*EDITIONS)
def test_a_turn_never_gives_an_opponent_points(moment: Moment) -> None:
    before, after = moment.before, moment.after
    for seat in before.seats:
        if seat != before.seat:
            assert points(moment.setting, before, seat) >= points(moment.setting, after, seat)


# 17, 13, 11
@in_every_game(*EDITIONS)
def test_there_is_always_a_step_and_end_is_open_except_in_a_pause_or_when_an_order_is_due(line: list[Moment]) -> None:
    for moment in line:
        kinds, now = {kind_of(step) for step in moment.legal}, moment.before
        assert kinds
        if now.phase == Phase.ACT:
            order_is_due = rule(moment, "move_requires_order") and now.first_action == Action.MOVE
            assert (Kind.END in kinds) != (now.is_pausing() or bool(order_is_due))
        if kind_of(moment.step) in (Kind.DISPERSE, Kind.GATHER):
            run = Kind.SEND if kind_of(moment.step) == Kind.DISPERSE else Kind.PULL
            assert {kind_of(step) for step in moment.setting.referee.legal(moment.next_state)} == {run}
    if line and line[-1].after.phase != Phase.OVER:
        assert line[-1].setting.referee.legal(line[-1].next_state)


# 19, 14, 13
@after_every_step(*EDITIONS)
def test_sending_or_pulling_several_equals_one_by_one(moment: Moment) -> None:
    if kind_of(moment.step) in (Kind.SEND, Kind.PULL):
        one = encode(kind_of(moment.step), tile_of(moment.step), 0, 1, 0)
        state = moment.state.copy()
        for _ in range(count_of(moment.step)):
            assert moment.setting.referee.why(state, one) == NO_RULE
            moment.setting.referee.play(state, one)
        assert content(state) == content(moment.next_state)


# 22, 18, 17
@pytest.mark.parametrize("key", EDITIONS)
def test_probabilities_sum_to_one(key: str) -> None:
    @settings(max_examples=EXAMPLES)
    @given(start=openings(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        for moment in moments(start, seed, STEPS):
            if moment.setting.referee.actor(moment.state) == CHANCE:
                odds = [moment.setting.referee.weight(moment.state, step) for step in moment.legal]
                assert min(odds) > 0
                assert sum(odds) == pytest.approx(1)

    play()


# 23, 19, 18
@in_every_game(*EDITIONS)
def test_the_game_ends_in_time_with_a_competition_ranking(line: list[Moment]) -> None:
    for moment in line:
        assert moment.after.round_no <= rule(moment, "max_rounds")
    if line and line[-1].after.phase == Phase.OVER:
        setting, state = line[-1].setting, line[-1].next_state
        ranks = setting.game.ranking(setting, state)
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        assert sum(2 * payoff - 1 for payoff in setting.referee.payoff(state)) == pytest.approx(0)
