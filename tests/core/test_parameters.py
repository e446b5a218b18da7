"""Parameters: each has a range, each constraint of section 3.1 is checked, and what was changed round-trips."""

from __future__ import annotations

import pytest
from hypothesis import given

import donjons
from donjons.core.errors import BadParameter
from donjons.core.parameters import allowed, bounds, describe
from donjons.games.barons.editions.barons_2025 import Barons2025
from playing import EDITIONS
from tables import Table, tables

NUMBERS = [name for name, field in Barons2025.model_fields.items() if field.annotation is int]
PRINTED = {  # section 3.1, the values of the rulebook
    "troops_per_player": "30",
    "mountains": "4",
    "knights_per_player": "2",
    "donjons_per_player": "10",
    "board_radius": "3",
    "tile_counts": "9,9,9,10",
    "tile_points": "1,2,3,4",
    "diversity_bonus": "0,0,2,3,4",
    "exhaustion_limit": "5",
    "move_base": "1",
    "move_die": "3,3,2,2,1,1",
    "recruit_base": "1",
    "recruit_die": "1,1,2,2,3,3",
    "recruit_die_donjon": "2,2,2,3,3,3",
    "recruit_poor_kind": "1",
    "recruit_poor_bonus": "1",
    "two_orders_die": "0,0,0,1,1,1",
    "build_cost": "3",
    "unbuild_return": "3",
    "donjon_spacing": "2",
    "raze_troops": "3",
    "capture_engaged": "12",
    "capture_discarded": "3",
    "max_rounds": "200",
    "color_choice": "draft",
    "fair_setup": "main_region",
    "melee_relief": "true",
    "knight_command": "withdrawn",
    "disperse_blocked": "stop",
    "troop_move_scope": "turn",
    "capture_mode": "choice",
    "end_check": "action",
    "rank_points": "total",
    "roll_when": "turn",
    "blocker_owner": "seat",
    "block_rule": "melee",
    "block_lines": "true",
    "mountains_block_orders": "true",
    "command_sources": "baron,knight_donjon,donjon",
    "losses_to": "discard",
    "unbuild": "true",
    "immune_kinds": "none",
    "ranking_keys": "points,donjons,available",
}


def refusal(changes: dict[str, str], players: int = 2) -> str:
    with pytest.raises(BadParameter) as caught:
        Barons2025.table(players, changes)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_defaults_are_the_printed_values() -> None:
    described = {one.name: one.default for one in describe(Barons2025, "en")}
    assert described == {"target_points": "16 / 12 / 10"} | PRINTED


def test_a_printed_value_written_out_changes_nothing() -> None:
    for players, target in ((2, "16"), (3, "12"), (4, "10")):
        table = Barons2025.table(players, PRINTED | {"target_points": target})
        assert table.changes(players) == {}


@pytest.mark.parametrize("key", EDITIONS)
def test_what_differs_from_the_defaults_round_trips(key: str) -> None:
    model = donjons.game(key).parameters

    @given(table=tables(key))
    def check(table: Table) -> None:
        players, changes = table
        parameters = model.table(players, changes)
        written = parameters.changes(players)
        assert model.table(players, written) == parameters
        assert all(changes[name] == value for name, value in written.items())

    check()


@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_has_a_range_and_says_it(name: str) -> None:
    low, high = bounds(Barons2025.model_fields[name])
    for text in (str(low - 1), str(high + 1), "", "x", "1.5", "1e3", "٣", " 1", "1 ", "+1", "9" * 30, "1,2"):
        assert f"{name}={text} is not allowed in barons-2025: expected {low} to {high}." == refusal({name: text})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("move_die", "3,3,2,2,1"),
        ("move_die", "3,3,2,2,1,1,1"),
        ("move_die", "3,3,2,2,1,"),
        ("move_die", "3,3,2,2,1,0"),
        ("move_die", "3,3,2,2,1,7"),
        ("two_orders_die", "0,0,0,1,1,2"),
        ("two_orders_die", "no,no,no,yes,yes,yes"),
        ("tile_counts", "9,9,9,10,0"),
        ("diversity_bonus", "0,0,2,3"),
        ("melee_relief", "1"),
        ("melee_relief", "True"),
        ("color_choice", "free"),
        ("capture_mode", ""),
        ("block_lines", "false"),
        ("roll_when", "round"),
        ("immune_kinds", "4"),
    ],
)
def test_lists_and_switches_take_only_what_section_3_allows(name: str, text: str) -> None:
    assert refusal({name: text}).endswith(f"expected {allowed(Barons2025.model_fields[name])}.")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("troop_per_player", "troops_per_player"),
        ("knight_per_players", "knights_per_player"),
        ("colour_choice", "color_choice"),
    ],
)
def test_a_misspelt_name_is_answered_with_the_nearest(name: str, near: str) -> None:
    assert f"did you mean {near}?" in refusal({name: "1"})


def test_a_name_like_none_of_ours_gets_no_guess() -> None:
    message = refusal({"zzzz": "1"})
    assert "no parameter 'zzzz'" in message
    assert "did you mean" not in message


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    assert "2 to 4 players" in refusal({}, players)


@pytest.mark.parametrize(
    ("changes", "players", "words"),
    [
        ({"tile_counts": "9,9,9,9"}, 2, "tile_counts"),
        ({"board_radius": "2"}, 2, "tile_counts"),
        ({"tile_counts": "5,5,5,4"}, 2, "tile_counts"),
        ({"capture_engaged": "3"}, 2, "capture_engaged"),
        ({"raze_troops": "12"}, 2, "capture_engaged"),
        ({"capture_discarded": "13"}, 2, "capture_discarded"),
        ({"move_base": "2"}, 2, "move_die"),
        ({"troops_per_player": "5"}, 2, "troops_per_player"),
        ({"exhaustion_limit": "30"}, 2, "exhaustion_limit"),
        ({"mountains": "32"}, 2, "mountains"),
        ({"mountains": "26"}, 4, "mountains"),
        ({"board_radius": "2", "tile_counts": "5,5,5,4", "knights_per_player": "4", "mountains": "0"}, 4, "pieces"),
    ],
)
def test_each_constraint_is_checked_when_a_game_is_created(changes: dict[str, str], players: int, words: str) -> None:
    assert words in refusal(changes, players)


@pytest.mark.parametrize(
    ("changes", "players"),
    [
        ({"board_radius": "2", "tile_counts": "19,0,0,0"}, 2),
        ({"capture_engaged": "4"}, 2),
        ({"capture_discarded": "12"}, 2),
        ({"move_base": "2", "move_die": "2,2,2,2,2,2"}, 2),
        ({"troops_per_player": "6"}, 2),
        ({"mountains": "31"}, 2),
        ({"mountains": "25"}, 4),
    ],
)
def test_each_constraint_holds_at_its_edge(changes: dict[str, str], players: int) -> None:
    assert Barons2025.table(players, changes).changes(players) == changes
