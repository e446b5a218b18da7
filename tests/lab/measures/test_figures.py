"""Measures read off games whose answers are known."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import polars as pl
import pytest

from donjons.engines.watcher import LineUp
from donjons.games import find
from donjons.games.barons.end import Ending
from donjons.games.mironton.state import Ending as MirontonEnding
from donjons.lab.columns import Sight
from donjons.lab.measures import ALL, measures_of
from donjons.lab.measures.barons_points import all_points, margin
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


def test_a_shared_first_place_is_told() -> None:
    assert read("seats", invented("co-2023", {}, [[1, 0], [0.5, 0.5]]))["shared_first"] == [0, 1]


def opened(key: str, position: str, payoffs: list[list[float]], **counts: list[list[int]]) -> Sight:
    """Games of which this position is the beginning and the end."""
    setting, state = find(key).read_position(position)
    sight = invented(key, counts, payoffs)
    assert setting.players == sight.setting.players
    sight.seen.openings[:] = state
    sight.seen.states[:] = state
    return replace(sight, setting=setting)


def test_a_start_is_worth_what_the_nearest_seat_makes_of_it() -> None:
    """Blue begins in the middle, Red on 1: mountains on 5 and 6 send him around by 2, 7 and 12 to the best tile, 11."""
    kinds = ",".join(f"{tile}:{4 if tile in (11, 22) else 1}" for tile in range(1, 38))
    position = f"pos to=B mt=5,6 kind={kinds} | B b19 k20,21 | R b1 k16,2"
    starts = read("starts", opened("barons-2025", position, [[1, 0], [0, 1], [0.5, 0.5]]))
    assert starts["starts_best"] == [(2 + 4) / 2] * 3
    assert starts["starts_best_worth"][:2] == [-2, 2]
    assert starts["starts_best_wins"] == [1, 0, 0.5]
    assert starts["starts_centre"] == [(0 + 4) / 2] * 3
    assert starts["starts_knight"] == [(3 + 4) / 2] * 3
    assert (starts["starts_in_ring_0"], starts["starts_ring_0"]) == ([1] * 3, [1, 0, 0.5])
    assert (starts["starts_in_ring_3"], starts["starts_ring_3"]) == ([1] * 3, [0, 1, 0.5])
    assert (starts["starts_on_kind_1"], starts["starts_kind_1"]) == ([2] * 3, [1, 1, 1])


def test_tiles_behind_mountains_are_cut_off() -> None:
    position = "pos sab=4,9,18 mt=2,5,4 | B b10 | R b14"
    sight = opened("co-2023", position.replace("sab=4,9,18", "sab=6,9,18"), [[1, 0]])
    land, objectives = read("land", sight), read("objectives", sight)
    assert land["land_cut_off"] == [1]  # tile 1, between 2, 4 and 5
    assert objectives["objectives_walled_in"] == [1]  # it is a corner, so an objective


def test_the_winner_may_be_spared_and_a_king_made() -> None:
    razes = {"razed": [[0, 2, 1]], "razed_by_1": [[0, 0, 1]], "razed_by_3": [[0, 2, 0]]}
    sight = invented("barons-2025", razes, [[0.5, 0, 1]])
    razers = read("razers", sight)
    assert (razers["razers_by_losers"], razers["razers_of_winner"]) == ([1], [1])
    sight = invented("barons-2025", razes, [[1, 0, 0.5]])
    razers = read("razers", sight)
    assert (razers["razers_by_losers"], razers["razers_of_winner"]) == ([2], [0])


@pytest.mark.parametrize(
    ("rounds", "victim", "razer", "made"),
    [(20, 1, 2, 1), (19, 1, 2, 1), (18, 1, 2, 0), (20, 1, 0, 0), (20, 0, 2, 0), (0, 1, 2, 0)],
)
def test_a_king_is_made_late_by_and_of_those_who_do_not_win(rounds: int, victim: int, razer: int, made: int) -> None:
    fell, by = [[0, 0, 0]], [[0, 0, 0]]
    fell[0][victim], by[0][victim] = rounds, razer
    sight = invented("barons-2025", {"led_razed": fell, "led_razed_by": by}, [[1, 0, 0]])
    sight.seen.states["round_no"] = 20
    assert read("razers", sight)["razers_king_made"] == [made]


def test_who_first_reaches_the_target_may_lose() -> None:
    sight = invented("co-2023", {"trigger": [[1, 0], [0, 0], [0, 0]]}, [[0, 1], [0, 1], [0, 1]])
    sight.seen.endings[:] = [Ending.TARGET, Ending.TARGET, Ending.ROUNDS]
    sight.seen.states["seat"] = 1
    wins = read("points", sight)["points_trigger_wins"]
    assert wins[:2] == [0, 1]
    assert np.isnan(wins[2])


def test_mean_faces_are_those_of_each_seat() -> None:
    sight = invented("barons-2025", {"face_1": [[2, 0], [1, 0]], "face_4": [[2, 3], [0, 0]]}, [[0, 1], [0, 1]])
    die = read("die", sight)
    assert die["die_mean_1"] == [2.5, 1]
    assert (die["die_winners"][0], die["die_winners_more"][0]) == (4, 1.5)
    assert np.isnan(die["die_mean_2"][1])  # it never rolled
    assert die["die_face_4_worth"] == [1, 0]


def test_results_that_follow_the_faces_are_explained_by_them() -> None:
    setting, line_up = find("barons-2025").setting(2), LineUp(("greedy",) * 2)
    measure = measures_of(setting.game)["die"]
    assert measure.derive
    games = {"die_mean_1": [3, 4, 3, 4], "die_mean_2": [4, 3, 4, 3]}
    wins = {"die_payoff_1": [0, 1, 0, 1], "die_payoff_2": [1, 0, 1, 0]}
    chance = {"die_payoff_1": [0, 0, 1, 1], "die_payoff_2": [1, 1, 0, 0]}
    assert measure.derive(pl.DataFrame(games | wins), setting, line_up)[0].value == pytest.approx(1)
    assert measure.derive(pl.DataFrame(games | chance), setting, line_up)[0].value == pytest.approx(0)


def test_troops_are_discarded_in_donjons_or_in_fights() -> None:
    sight = invented("barons-2025", {"build": [[2, 1]], "killed": [[3, 0]], "captured": [[0, 1]]}, [[1, 0]])
    troops = read("troops", sight)
    assert (troops["troops_in_donjons"], troops["troops_discarded"]) == ([9], [9 + 3 + 3])


def test_troops_are_told_of_games_that_lasted_longer() -> None:
    sight = invented("barons-2025", {"available_5": [[27, 30], [0, 0]]}, [[1, 0], [1, 0]])
    sight.seen.states["round_no"] = [6, 5]
    after = read("troops", sight)["troops_after_5"]
    assert after[0] == 28.5
    assert np.isnan(after[1])


def test_decisions_are_told_by_phase() -> None:
    sight = invented("barons-2025", {}, [[1, 0]])
    phases = sight.setting.game.phases
    for phase, times, among, canonical in (("act", 3, 30, 24), ("disperse", 1, 10, 4)):
        sight.seen.decisions[0, phases.index(phase)] = times
        sight.seen.choices[0, phases.index(phase)] = among
        sight.seen.canonical[0, phases.index(phase)] = canonical
    told = read("decisions", sight)
    assert (told["decisions_times"], told["decisions_choices"], told["decisions_canonical"]) == ([4], [40], [28])
    assert (told["decisions_act_times"], told["decisions_act_choices"]) == ([3], [30])
    assert (told["decisions_disperse_number"], told["decisions_gather_number"]) == ([1], [0])


def test_a_last_round_may_turn_everything() -> None:
    sight = invented("barons-2025", {}, [[1, 0], [1, 0], [1, 0]])
    for game, lead in enumerate(([1, 2, 3], [1, 2, 0], [1, 2, 0])):
        sight.seen.standings[game, :3, 0] = lead
        sight.seen.standings[game, :3, 1] = 1
        sight.seen.standings[game, 3] = (9, 0)
    sight.seen.moments[:] = 4
    sight.seen.strides[2] = 2
    told = read("leads", sight)["last_round"]
    assert told[:2] == [0, 1]
    assert np.isnan(told[2])  # its last round was not kept


def test_objectives_held_after_some_rounds_are_read_off_the_points() -> None:
    sight = invented("co-2023", {}, [[1, 0], [1, 0]])
    sight.seen.standings[0, 4] = (2, 3)
    sight.seen.moments[:] = [8, 3]
    held = read("objectives", sight)["objectives_after_5"]
    assert held[0] == 5
    assert np.isnan(held[1])


def test_events_are_told_by_the_table_of_the_rules() -> None:
    counts = {f"event_{face}": [[face, 0]] for face in range(1, 7)}
    sight = invented("guerre", counts, [[1, 0]])
    events = read("events", sight)
    assert (events["events_famine"], events["events_recruit"], events["events_nothing"]) == ([1], [4], [6])
    assert (events["events_between"], events["events_recruitments"]) == ([21], [4])
    table = "recruit,recruit,recruit,harvest,harvest,nothing"
    sight = replace(sight, setting=find("guerre").setting(2, {"event_table": table}))
    assert read("events", sight)["events_recruitments"] == [1 + 2 + 3]


def test_a_power_is_worth_the_wins_of_whoever_holds_it() -> None:
    sight = invented("guerre", {"held_guild": [[6, 2], [0, 0]]}, [[1, 0], [1, 0]])
    powers = read("powers", sight)
    assert (powers["powers_held_guild_wins"], powers["powers_held_guild_all"]) == ([6, 0], [8, 0])


def test_gold_plundered_is_told_for_gold_earned() -> None:
    gold = read("gold", invented("mironton", {"earned": [[50, 0]], "plundered": [[20, 0]]}, [[1, 1]]))
    assert (gold["gold_lost"], gold["gold_revenue"]) == ([20], [50])


def test_turns_gained_by_traps_have_a_price() -> None:
    counts = {"trap_turns": [[150, 0]], "trap_band": [[3, 0]], "spent_traps": [[12, 0]]}
    traps = read("traps", invented("mironton", counts, [[1, 1]]))
    assert (traps["traps_turns_each"], traps["traps_bands"]) == ([1.5], [3])
    assert (traps["traps_gold_turn"], traps["traps_gained"]) == ([12], [1.5])


def test_a_family_left_out_is_one_without_a_boss_at_the_start() -> None:
    position = "pos phase=9 g1@COE[ORA*] g2@GAR[MOM*] g3@TRO[CRO*] g4@CHA[TRL*]"
    sight = opened("mironton", position, [[1, 1]])
    sight.seen.states["ending"] = MirontonEnding.VICTORY
    left_out = read("left_out", sight)
    assert left_out["left_out_fire"] == [1]
    assert all(np.isnan(left_out[f"left_out_{name}"][0]) for name in ("goblinoid", "undead", "aquatic", "magical"))
