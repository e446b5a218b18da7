"""The invariants of section 12 that only barons-2025 has, in its words, after every step of random games.

Those that all editions share are in test_invariants; 15 is in test_oracles, 18 in test_canonical, 20 in test_symmetry,
21 in test_notation and core/test_record.
"""

from __future__ import annotations

from donjons.core.verbs import NO_RULE, NOBODY
from donjons.games.barons.command import commands_by_knight, why_not_command
from donjons.games.barons.facts import reading
from donjons.games.barons.knights import silenced_tiles
from donjons.games.barons.state import NO_TILE, Action, Phase
from donjons.games.barons.steps import Kind, is_second, is_starred, kind_of, tile_of
from playing import Moment, points
from watching import after_every_step, in_every_game

ORDER_KINDS = (Kind.RECRUIT, Kind.BUILD, Kind.UNBUILD, Kind.DISPERSE, Kind.GATHER)
KEY = "barons-2025"


def rule(moment: Moment, name: str) -> int:
    return int(moment.setting.rules[0][name])


@after_every_step(KEY)
def test_01_troops_are_conserved(moment: Moment) -> None:
    now = moment.after
    for seat in now.seats:
        total = now.troops_on_board(seat) + now.reserve[seat] + now.discard[seat]
        assert total == rule(moment, "troops_per_player")
        assert now.reserve[seat] >= 0
        assert now.discard[seat] >= 0


@after_every_step(KEY)
def test_02_donjons_are_conserved(moment: Moment) -> None:
    now = moment.after
    for seat in now.seats:
        assert len(now.donjons_of(seat)) + now.donjons_left[seat] == rule(moment, "donjons_per_player")
        assert now.donjons_left[seat] >= 0


@after_every_step(KEY)
def test_03_the_discard_covers_the_donjons_with_the_printed_prices(moment: Moment) -> None:
    if all(rule(moment, name) == 3 for name in ("build_cost", "unbuild_return", "capture_discarded")):
        assert all(moment.after.discard[seat] >= 3 * len(moment.after.donjons_of(seat)) for seat in moment.after.seats)


@after_every_step(KEY)
def test_08_barons_share_a_tile_only_between_two_moves(moment: Moment) -> None:
    now = moment.after
    if now.phase in (Phase.ROLL, Phase.OVER) or not now.is_pausing():
        assert len(set(now.baron)) == len(now.baron)
        return
    assert (now.phase, now.actions, now.first_action) == (Phase.ACT, 1, Action.MOVE)
    exits = moment.setting.referee.legal(moment.next_state)
    assert exits
    assert all(kind_of(step) == Kind.MOVE_BARON and tile_of(step) == now.baron[now.seat] for step in exits)


@after_every_step(KEY)
def test_10_an_order_leaves_nothing_running(moment: Moment) -> None:
    now = moment.after
    if now.phase not in (Phase.DISPERSE, Phase.GATHER):
        assert (sum(now.razed), now.command_tile, now.substeps) == (0, NO_TILE, 0)
    assert all(now.donjon[tile] == NOBODY for tile in now.tiles if now.razed[tile])


@in_every_game(KEY)
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


@after_every_step(KEY)
def test_13_a_turn_never_helps_an_opponent(moment: Moment) -> None:
    before, after = moment.before, moment.after
    for seat in before.seats:
        if seat != before.seat:
            assert before.reserve[seat] == after.reserve[seat]
            assert before.discard[seat] <= after.discard[seat]
            assert points(moment.setting, before, seat) >= points(moment.setting, after, seat)
        elif kind_of(moment.step) != Kind.UNBUILD:
            assert before.discard[seat] <= after.discard[seat]


@after_every_step(KEY)
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


@after_every_step(KEY)
def test_16_a_knight_commands_only_where_the_donjon_could(moment: Moment) -> None:
    if moment.after.phase == Phase.ACT:
        rules, state = reading(moment.setting.rules, moment.next_state)
        silenced = silenced_tiles(rules, state)
        for tile in moment.after.donjons_of(moment.after.seat):
            commands_fully = why_not_command(rules, state, tile, silenced) == NO_RULE
            assert commands_fully or not commands_by_knight(rules, state, tile)


@in_every_game(KEY)
def test_24_whoever_reaches_the_target_is_sole_first(line: list[Moment]) -> None:
    last = line[-1] if line else None
    if last and last.after.phase == Phase.OVER and last.setting.parameters.rank_points == "total":  # type: ignore[attr-defined]
        total = [points(last.setting, last.after, seat) for seat in last.after.seats]
        if max(total) >= rule(last, "target_points"):
            ranks = last.setting.game.ranking(last.setting, last.next_state)
            assert [seat for seat, rank in enumerate(ranks) if rank == 1] == [last.after.seat]
