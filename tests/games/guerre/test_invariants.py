"""The invariants of section 12, after every step of random games at random tables; their numbers stand before them.

12 (all listed steps are legal) is also in test_legal_and_why, 13 in test_law, 14 in test_sealed_bids, 15 in
test_notation and test_games.
"""

from __future__ import annotations

from collections import Counter

import pytest

from donjons.core.verbs import CHANCE, NO_RULE, NOBODY
from donjons.games.guerre.cards import attack_value, defence_value
from donjons.games.guerre.facts import reading
from donjons.games.guerre.state import CROWN, Building, Phase, PlaceKind, Power
from donjons.games.guerre.steps import Kind, number_of
from guerre_map import PLACES, crown_cities, sites_of_popes
from guerre_playing import Look, Moment
from guerre_watching import after_every_step, in_every_game, openings, printed_games, watching

FIGHTING = (Phase.ROLL_A, Phase.ROLL_D, Phase.PRESS, Phase.OCCUPY)


def rule(moment: Moment, name: str) -> int:
    return int(moment.setting.rules[0][name])


def capacity(moment: Moment, place: int) -> int:
    return rule(moment, "cap_village" if moment.after.kind[place] == PlaceKind.VILLAGE else "cap_city")


# 1
@in_every_game
def test_a_place_is_held_by_a_living_house_exactly_when_tokens_that_fit_stand_there(line: list[Moment]) -> None:
    for moment in line:
        now = moment.after
        for place in now.places:
            assert (now.owner[place] >= 0) == (now.tokens[place] >= 1)
            assert 0 <= now.tokens[place] <= capacity(moment, place)
            assert now.owner[place] < 0 or now.alive[now.owner[place]]


# 2
@in_every_game
def test_buildings_stand_on_no_capital_and_no_place_of_the_crown_and_are_limited(line: list[Moment]) -> None:
    for moment in line:
        now = moment.after
        for place in now.places:
            if now.kind[place] == PlaceKind.CAPITAL or now.owner[place] == CROWN:
                assert now.building[place] == Building.NONE
        for seat in now.seats:
            assert now.count(seat, Building.FORTRESS) <= rule(moment, "fortress_max")
            assert now.count(seat, Building.CHURCH) <= rule(moment, "church_max")


# 3
@in_every_game
def test_gold_and_influence_stay_within_their_limits(line: list[Moment]) -> None:
    for moment in line:
        now = moment.after
        assert all(0 <= gold <= rule(moment, "gold_cap") for gold in now.gold)
        assert all(influence >= rule(moment, "influence_floor") for influence in now.influence)
        if now.phase != Phase.OVER:
            assert all(now.influence[seat] < rule(moment, "win_influence") for seat in now.living)


# 4
@in_every_game
def test_no_card_is_ever_lost(line: list[Moment]) -> None:
    for moment in line:
        now, counts = moment.after, moment.setting.rules[0]["card_counts"].tolist()
        piles = zip(now.deck, now.discard, now.att_drawn, now.def_drawn, strict=True)
        assert [sum(cards) for cards in piles] == counts
        assert min(now.deck + now.discard) >= 0


# 5
@watching(openings())
def test_there_are_as_many_capitals_as_houses(line: list[Moment]) -> None:
    for moment in line:
        if moment.after.round_no > 0:
            assert len(moment.after.capitals()) == moment.setting.players


@watching(printed_games())
def test_with_the_printed_rules_every_capital_is_held_by_a_living_house(line: list[Moment]) -> None:
    for moment in line:
        now = moment.after
        held = [place for place in moment.before.capitals() if moment.before.owner[place] >= 0]
        assert all(now.kind[place] == PlaceKind.CAPITAL and now.alive[now.owner[place]] for place in held)


# 6
@in_every_game
def test_holders_live_and_the_holder_of_the_support_has_no_pope_of_his_own(line: list[Moment]) -> None:
    for moment in line:
        now = moment.after
        assert all(holder == NOBODY or now.alive[holder] for holder in now.holder)
        holder, freed = now.holder[Power.POPE], {seat for seat in now.seats if now.released[seat]}
        assert holder == NOBODY or now.pope_place[holder] < 0
        assert not freed if holder == NOBODY else holder not in freed


# 7
@in_every_game
def test_the_crown_never_gets_a_place_back(line: list[Moment]) -> None:
    for moment in line:
        cities = set(crown_cities(moment.setting.players, rule_of_size(moment)))
        before, after = held_by_crown(moment.before), held_by_crown(moment.after)
        assert after <= before <= cities


def rule_of_size(moment: Moment) -> int:
    return int(moment.setting.parameters.model_dump()["small_max"])


def held_by_crown(now: Look) -> set[str]:
    return {PLACES[place] for place in now.places if now.owner[place] == CROWN}


# 8
@in_every_game
def test_an_own_pope_sits_where_a_pope_may_sit(line: list[Moment]) -> None:
    for moment in line:
        now, rules = moment.after, moment.setting.parameters.model_dump()
        for seat in now.seats:
            place = now.pope_place[seat]
            if place < 0:
                assert now.pope_age[seat] == 0
                continue
            own = {PLACES[other] for other in now.places_of(seat)}
            churches = {name for name in own if now.building[PLACES.index(name)] == Building.CHURCH}
            needed = rules["pope_churches"] if rules["pope_needs_churches"] else 1
            assert PLACES[place] in sites_of_popes(churches, own, needed, rules["pope_link"] == "territory")
            assert now.pope_age[seat] < rules["pope_turns"] or now.phase == Phase.OVER


# 9
@in_every_game
def test_in_a_battle_tokens_and_cards_go_together(line: list[Moment]) -> None:
    for moment in line:
        now = moment.after
        if now.phase in FIGHTING:
            assert now.att_tokens == min(now.sent, sum(now.att_left))
            if now.owner[now.target] >= 0:
                assert now.def_tokens == min(now.tokens[now.target], sum(now.def_left))
            assert now.tokens[now.origin] - now.sent >= rule(moment, "attack_leave")
            assert now.owner[now.target] != now.seat


@in_every_game
def test_a_clash_takes_as_many_dice_as_the_smaller_side_has(line: list[Moment]) -> None:
    for moment in line:
        before, after = moment.before, moment.after
        if before.phase in (Phase.ROLL_A, Phase.ROLL_D) and after.phase in (Phase.PRESS, Phase.OCCUPY):
            lost = before.att_pool - after.att_pool, before.def_pool - after.def_pool
            assert min(lost) >= 0
            assert sum(lost) == min(before.att_pool, before.def_pool)


@in_every_game
def test_the_lives_of_the_cards_are_what_the_wounds_have_not_taken(line: list[Moment]) -> None:
    """Cards fall from the weakest, and the wounds left are fewer than the lives of the weakest that stands."""
    for moment in line:
        if moment.after.phase == Phase.PRESS:
            rules, state = reading(moment.setting.rules, moment.next_state)
            for left, wounds, value in (
                (moment.after.att_left, moment.after.att_wounds, attack_value),
                (moment.after.def_left, moment.after.def_wounds, defence_value),
            ):
                lives = [value(rules, state, card) for card, count in enumerate(left) if count]
                if lives and wounds:
                    assert wounds < min(lives)


# 10
@watching(printed_games(), examples=80)
def test_both_sides_fall_only_with_dice_that_are_nobodys_life(line: list[Moment]) -> None:
    for moment in line:
        before, after = moment.before, moment.after
        if before.phase == Phase.ROLL_D and not after.in_battle and after.owner[before.target] == NOBODY:
            assert before.building[before.origin] == Building.FORTRESS
            assert before.building[before.target] != Building.NONE


# 11
@after_every_step
def test_a_place_that_passes_from_house_to_house_takes_its_influence_along(moment: Moment) -> None:
    before, after = moment.before, moment.after
    if moment.kind == Kind.OCCUPY and before.owner[before.target] >= 0:
        loser = before.owner[before.target]
        village = before.kind[before.target] == PlaceKind.VILLAGE
        value = rule(moment, "value_village" if village else "value_city")
        gained = after.influence[before.seat] - before.influence[before.seat]
        lost = before.influence[loser] - after.influence[loser]
        assert gained == value
        assert lost == value or (after.influence[loser] == rule(moment, "influence_floor") and lost < value)


# 12
@in_every_game
def test_every_living_house_has_one_turn_in_a_round(line: list[Moment]) -> None:
    turns: Counter[tuple[int, int]] = Counter()
    for moment in line:
        if moment.before.phase == Phase.MOVE:
            turns[moment.before.round_no, moment.before.seat] += 1
        assert moment.after.round_no <= rule(moment, "max_rounds")
        if moment.before.phase != Phase.EVENT and moment.after.phase == Phase.EVENT:
            had = {seat for round_no, seat in turns if round_no == moment.before.round_no}
            begun = any(
                other.after.phase == Phase.MOVE and other.before.round_no < moment.before.round_no for other in line
            )
            assert set(moment.after.living) <= had or not begun
    assert set(turns.values()) <= {1}


@in_every_game
def test_there_is_always_a_step_and_all_that_is_listed_can_be_played(line: list[Moment]) -> None:
    for moment in line:
        referee = moment.setting.referee
        assert moment.legal
        assert all(referee.why(moment.state, step) == NO_RULE for step in moment.legal)
        assert len(set(moment.legal)) == len(moment.legal)
    if line and line[-1].after.phase != Phase.OVER:
        assert line[-1].setting.referee.legal(line[-1].next_state)


# 13
@in_every_game
def test_the_probabilities_of_every_chance_step_sum_to_one(line: list[Moment]) -> None:
    for moment in line:
        referee = moment.setting.referee
        if referee.actor(moment.state) == CHANCE:
            odds = [referee.weight(moment.state, step) for step in moment.legal]
            assert min(odds) > 0
            assert sum(odds) == pytest.approx(1, abs=1e-9)
            assert referee.draw(moment.state, 0) in moment.legal
            assert referee.draw(moment.state, 2**32 - 1) in moment.legal
        else:
            assert referee.weight(moment.state, moment.step) == 0


# not numbered: tokens come only from the set-up and from recruitment, and gold only from harvests
@after_every_step
def test_tokens_and_gold_come_from_nowhere_else(moment: Moment) -> None:
    before, after = moment.before, moment.after
    troops = sum(after.tokens) - sum(before.tokens)
    assert troops <= (1 if moment.kind == Kind.RECRUIT else 0)
    if moment.kind not in (Kind.EVENT_DIE,):
        assert all(after.gold[seat] <= before.gold[seat] for seat in before.seats)
    if moment.kind == Kind.BUILD:
        name = "fortress_cost" if number_of(moment.step) == Building.FORTRESS else "church_cost"
        assert before.gold[before.seat] - after.gold[before.seat] >= rule(moment, name)


@in_every_game
def test_a_finished_game_has_one_winner_and_ranks_from_one_on(line: list[Moment]) -> None:
    for moment in line[-1:]:
        if moment.after.phase == Phase.OVER:
            setting, state = moment.setting, moment.next_state
            ranks = setting.game.ranking(setting, state)
            assert sorted(ranks) == list(range(1, setting.players + 1))
            assert ranks[moment.after.winner] == 1
            payoff = [1.0 if rank == 1 else 0.0 for rank in ranks]
            assert setting.referee.payoff(state) == payoff
            assert setting.referee.legal(state) == []
            assert setting.referee.actor(state) == NOBODY
