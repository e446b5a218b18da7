"""Measures of games whose answer is known."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

import donjons
from donjons.engines.watcher import LineUp, Watcher
from donjons.lab.columns import Pace, Sight, Values
from donjons.lab.measures import ALL
from donjons.lab.measures.leads import course
from donjons.lab.measures.luck import derive
from donjons.lab.measures.seats import SEATS
from donjons.lab.measures.setups import spread

FIRST, SECOND = np.array([1.0, 0.0]), np.array([0.0, 1.0])


def standings(*rounds: tuple[float, float]) -> Values:
    return np.array(rounds)


def test_who_always_led_is_no_comeback() -> None:
    told = course(standings((1, 0), (2, 0), (3, 1), (4, 1), (5, 1)), FIRST)
    assert (told["comeback"], told["lead_changes"], told["decided"], told["drama"]) == (0, 0, 0, 0)


def test_a_comeback_is_won_by_who_was_behind_at_half_time() -> None:
    told = course(standings((1, 0), (2, 0), (3, 1), (4, 5), (4, 6)), SECOND)
    assert told["comeback"] == told["last_comeback"] == 1
    assert told["lead_changes"] == 1
    assert told["decided"] == 0.75


def test_a_shared_lead_changes_nothing() -> None:
    told = course(standings((1, 0), (1, 1), (2, 1), (2, 2), (2, 3)), SECOND)
    assert told["lead_changes"] == 0
    assert told["decided"] == 1
    assert told["late_turn"] == 1


def test_a_shared_victory_is_nobodys_comeback() -> None:
    assert np.isnan(course(standings((1, 0), (1, 1), (2, 2)), np.array([0.5, 0.5]))["comeback"])


def test_a_game_of_one_round_has_no_half_time() -> None:
    assert np.isnan(course(standings((1, 0)), FIRST)["comeback"])


def test_the_better_player_wins_in_whatever_seat() -> None:
    setting = donjons.game("barons-2025").setting(2, {"max_rounds": "40"})
    line_up = LineUp(("greedy", "random"))
    seen = Watcher(setting, line_up).play(1, 0, 40)
    read = SEATS.read(Sight(setting, line_up, 0, 1, Pace(), seen))
    assert read["win_player_1"].mean() > 0.9
    assert read["win_seat_1"].mean() == pytest.approx(0.5, abs=0.1)
    assert (read["win_player_1"] + read["win_player_2"] == 1).all()


def test_set_ups_that_decide_nothing_explain_nothing() -> None:
    shares = np.random.default_rng(1).binomial(20, 0.5, (4000, 1)) / 20
    part, favourite, worst = spread(np.hstack([shares, 1 - shares]), 20)
    assert part == pytest.approx(0, abs=0.01)
    assert favourite == pytest.approx(0.5, abs=0.03)
    assert worst == pytest.approx(0.5, abs=0.08)


def test_set_ups_that_decide_everything_explain_everything() -> None:
    sure = np.random.default_rng(1).integers(0, 2, (500, 1)).astype(float)
    part, favourite, worst = spread(np.hstack([sure, 1 - sure]), 20)
    assert part == pytest.approx(1)
    assert favourite == pytest.approx(1, abs=0.01)
    assert worst == pytest.approx(1, abs=0.01)


def test_set_ups_of_known_strength_are_found_again() -> None:
    rng = np.random.default_rng(1)
    true = rng.uniform(0.3, 0.7, 4000)
    shares = (rng.binomial(20, true) / 20)[:, None]
    part, _, worst = spread(np.hstack([shares, 1 - shares]), 20)
    assert part == pytest.approx(true.var() / 0.25, rel=0.1)
    assert worst == pytest.approx(0.69, abs=0.03)


def test_the_luck_of_a_game_of_pure_chance_explains_it() -> None:
    setting, line_up = donjons.game("barons-2025").setting(2), LineUp(("greedy", "greedy"))
    rng = np.random.default_rng(1)
    luck, skill = rng.normal(size=2000), rng.normal(size=2000)
    for weight, expected in ((0.0, 1.0), (1.0, 0.5)):
        payoff = luck + weight * skill
        columns = {"luck_1": luck, "luck_2": -luck, "payoff_1": payoff, "payoff_2": -payoff}
        (found,) = derive(pl.DataFrame(columns), setting, line_up)
        assert found.value == pytest.approx(expected, abs=0.04)
        assert found.low <= expected <= found.high + 1e-9


@pytest.mark.parametrize("key", ["barons-2025", "guerre", "mironton"])
def test_every_measure_reads_what_it_says_it_reads(key: str) -> None:
    game = donjons.game(key)
    players = game.parameters.PLAYERS[0]
    short = {"barons-2025": {"max_rounds": "4"}, "guerre": {"max_rounds": "4"}, "mironton": {"turn_cap": "6"}}
    setting, line_up = game.setting(players, short[key]), LineUp(("random",) * players)
    for measure in ALL:
        if measure.fits(game):
            seen = Watcher(setting, line_up).play(1, 0, 3)
            read = measure.read(Sight(setting, line_up, 0, 1, Pace(), seen))
            assert set(read) == {column.key for column in measure.columns(setting, line_up)}
            assert {len(values) for values in read.values()} == {3}
