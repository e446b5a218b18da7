"""Measures read off games whose answers are known."""

from __future__ import annotations

import numpy as np
import pytest

from donjons.engines.watcher import LineUp
from donjons.games import find
from donjons.lab.columns import Sight
from donjons.lab.measures import ALL, measures_of
from donjons.lab.measures.barons_donjons import all_points, margin
from observing import invented


def read(key: str, sight: Sight) -> dict[str, list[float]]:
    found = measures_of(sight.setting.game)[key].read(sight)
    return {name: np.asarray(values, float).tolist() for name, values in found.items()}


def test_worth_is_what_the_winner_used_more_than_the_others() -> None:
    sight = invented(
        "barons-2025", {"recruit": [[5, 1, 2], [4, 4, 4], [9, 0, 0]]}, [[1, 0, 0], [0, 1, 0], [0.5, 0.5, 0]]
    )
    orders = read("orders", sight)
    assert orders["orders_recruit_use"] == pytest.approx([8 / 3, 4, 3])
    assert orders["orders_recruit_worth"][:2] == [3.5, 0]
    assert np.isnan(orders["orders_recruit_worth"][2])  # nobody won alone


def test_points_and_the_margin_are_those_of_the_last_position() -> None:
    setting, state = find("barons-2025").read_position("pos to=B die=2 | B b19 k18,20 d19,21 | R b6 k9,15 d30")
    sight = invented("barons-2025", {}, [[1, 0]])
    sight.seen.states[:] = state
    totals = [setting.game.fact(setting, state, f"pts.{colour}") for colour in "BR"]
    assert all_points(sight).tolist() == [[int(total) for total in totals]]
    assert margin(sight).tolist() == [abs(int(totals[0]) - int(totals[1]))]


def test_shares_of_turns_are_taken_of_all_seats() -> None:
    sight = invented("barons-2025", {"turn": [[4, 4]], "turn_pass": [[1, 0]]}, [[1, 0]])
    combos = read("combos", sight)
    assert (combos["combos_turns"], combos["combos_turn_pass"]) == ([8], [1])


def test_a_leader_who_wins_one_who_does_not_and_a_game_too_short_to_have_one() -> None:
    sight = invented("guerre", {"led_20": [[1, 0, 0], [0, 1, 0], [0, 0, 0]]}, [[1, 0, 0]] * 3)
    led = read("runaway", sight)["runaway_leader_20"]
    assert led[:2] == [1, 0]
    assert np.isnan(led[2])


def test_every_column_has_a_name_of_its_own_and_a_whole_to_be_a_share_of() -> None:
    for key in ("barons-2025", "barons-2024", "co-2023", "guerre", "mironton"):
        game = find(key)
        setting = game.setting(max(game.parameters.PLAYERS))
        columns = [
            column
            for measure in measures_of(game).values()
            for column in measure.columns(setting, LineUp(("random",) * setting.players))
        ]
        keys = [column.key for column in columns]
        assert len(set(keys)) == len(keys)
        assert {column.over for column in columns} - {""} <= set(keys)
        assert len({measure.key for measure in ALL}) == len(ALL)
