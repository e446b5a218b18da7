"""The invariants of section 12, after every step of random games at random tables; their numbers stand before them.

15 (positions are written and read back) is in test_notation; that all listed steps are legal in test_legal_and_why.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from donjons.boards.walks import NO_PLACE
from donjons.core.layout import copied
from donjons.core.verbs import NOBODY
from donjons.games.mironton.explain_log import is_same_round
from donjons.games.mironton.orientation import NO_WAY, heart_ward
from donjons.games.mironton.reach import cost_of, find_ways
from donjons.games.mironton.reading import reading
from donjons.games.mironton.state import UNREACHED, Await, Item, Phase, Side
from donjons.games.mironton.steps import Kind, kind_of, number_of, other_of, slot_of, subject_of
from donjons.games.mironton.tables import Zone
from mironton_playing import Moment
from mironton_watching import after_every_step, in_every_game, mid_games
from playing import Start, begin
from strategies import SEEDS

PURCHASES = (Kind.HIRE, Kind.BOSS, Kind.STRAY, Kind.TRAP, Kind.MTRAP, Kind.PENTA)
UNITS = ("band", "group", "lone", "stray")


def rule(moment: Moment, name: str) -> Any:
    """A number or a table of the rules, as Python sees it."""
    return moment.setting.rules[0][name].tolist()


def count(now: Any, unit: str) -> int:
    """How many units of a kind there are."""
    return int(getattr(now, {"band": "bands", "group": "groups", "lone": "lone", "stray": "strays"}[unit]))


def figures(now: Any, band: int) -> list[tuple[int, int, int]]:
    """Class, level and hit points of each figure of a band."""
    size = now.band_figures[band]
    columns = (now.figure_class[band], now.figure_level[band], now.figure_hp[band])
    return [(column[0], column[1], column[2]) for column in zip(*(row[:size] for row in columns), strict=True)]


def members(now: Any, group: int) -> list[tuple[int, int]]:
    """Type and hit points of each figure of a group, the boss first."""
    size = now.group_size[group]
    return list(zip(now.member_type[group][:size], now.member_hp[group][:size], strict=True))


def monsters(now: Any, place: int) -> list[tuple[int, int]]:
    """Type and hit points of all regular monsters in a place, the guardian aside."""
    alone = [(now.lone_type[slot], now.lone_hp[slot]) for slot in range(now.lone) if now.lone_place[slot] == place]
    led = [member for slot in range(now.groups) if now.group_place[slot] == place for member in members(now, slot)]
    return [*alone, *led]


def in_play(now: Any) -> Counter[int]:
    """Figures of each type, wandering ones aside."""
    alone = Counter(now.lone_type[: now.lone])
    return alone + Counter(kind for slot in range(now.groups) for kind, _ in members(now, slot))


def bosses(now: Any) -> Counter[int]:
    return Counter(now.member_type[slot][0] for slot in range(now.groups))


def is_hostile(moment: Moment, now: Any, place: int) -> bool:
    """Would a band find an enemy there?"""
    strays = now.stray_place[: now.strays]
    return place == rule(moment, "heart") or bool(monsters(now, place)) or place in strays


# 1
@after_every_step
def test_figures_live_and_groups_are_of_one_family_under_their_boss(moment: Moment) -> None:
    now, level, family = moment.after, rule(moment, "type_level"), rule(moment, "type_family")
    for band in range(now.bands):
        assert all(1 <= hp <= lv for _, lv, hp in figures(now, band) if moment.after.awaits < Await.DOMINANT)
        assert now.band_figures[band] > 0 or now.band_place[band] < 0
    for group in range(now.groups):
        assert all(1 <= hp <= level[kind] for kind, hp in members(now, group))
        assert len({family[kind] for kind, _ in members(now, group)}) == 1
    assert all(1 <= now.lone_hp[slot] <= level[now.lone_type[slot]] for slot in range(now.lone))
    assert all(1 <= now.stray_hp[slot] <= level[now.stray_type[slot]] for slot in range(now.strays))
    if moment.kind == Kind.TAKE:
        slot = moment.before.group_serial.index(moment.before.active)
        boss = moment.before.member_type[slot][0]
        assert now.group_size[slot] - 1 <= (rule(moment, "command_rule") or level[boss])


# 2
@after_every_step
def test_supplies_and_decks_are_not_exceeded(moment: Moment) -> None:
    before, now = moment.before, moment.after
    grown = in_play(now) - in_play(before)
    assert all(in_play(now)[kind] <= rule(moment, "type_supply")[kind] for kind in grown)
    assert all(bosses(now)[kind] <= rule(moment, "boss_max") for kind in bosses(now) - bosses(before))
    for item in Item:
        assert 0 <= now.stock[item] <= rule(moment, "item_copies")[item]


# 3
@after_every_step
def test_there_are_no_more_pieces_than_places_for_them(moment: Moment) -> None:
    now, zone = moment.after, rule(moment, "zone")
    places = now.band_place[: now.bands]
    assert sum(place >= 0 for place in places) <= rule(moment, "bands_max")
    assert sum(place < 0 for place in places) <= rule(moment, "outside_max") + 1  # one may be coming
    limits = {"groups": "groups_max", "lone": "lone_max", "strays": "strays_max", "pairs": "pentacle_pairs_max"}
    for name, limit in limits.items():
        assert getattr(now, name) <= max(rule(moment, limit), getattr(moment.before, name))
    for room in range(rule(moment, "rooms")):
        assert now.trap_level[room] == 0 or zone[room] not in (Zone.HEART, Zone.INNER)
    ends = [room for pair in now.pentacle[: now.pairs] for room in pair]
    assert len(set(ends)) == len(ends)
    assert rule(moment, "heart") not in ends


# 4
@in_every_game
def test_serials_never_repeat_and_bands_act_in_their_order(line: list[Moment]) -> None:
    for moment in line:
        for unit in UNITS:
            old, new = ([*getattr(now, f"{unit}_serial")[: count(now, unit)]] for now in (moment.before, moment.after))
            assert new == sorted(set(new))
            first, last = (getattr(now, f"next_{unit}") for now in (moment.before, moment.after))
            assert all(first <= serial < last for serial in set(new) - set(old))
        before, after = moment.before, moment.after
        if (before.phase, before.turn) == (after.phase, after.turn) == (Phase.BANDS, before.turn):
            assert after.active >= before.active
    fought = Counter(
        (now.turn, now.phase, now.active, *now.side, *now.side_number)
        for now in (moment.before for moment in line if ends_round(moment))
        if now.phase in (Phase.BANDS, Phase.FIGHT) and now.side != [Side.BAND, Side.BAND]
    )
    assert all(times == 1 for times in fought.values())


def ends_round(moment: Moment) -> bool:
    """Were these the last dice of a combat round?"""
    return bool(moment.before.fighting) and not is_same_round(moment.before, moment.after)


# 5
@after_every_step
def test_strays_and_traps_come_into_free_rooms_and_strays_keep_out_of_the_heart(moment: Moment) -> None:
    before, now, heart = moment.before, moment.after, rule(moment, "heart")
    inside = dict(zip(before.stray_serial[: before.strays], before.stray_place, strict=False))
    for serial, place in zip(now.stray_serial[: now.strays], now.stray_place, strict=False):
        assert place >= 0
        assert place != heart or inside.get(serial) == heart
    is_placed = moment.kind == Kind.PLAY and number_of(moment.step) in (Item.POCKET_TRAP, Item.SUMMONS)
    if moment.kind in (Kind.STRAY, Kind.TRAP, Kind.MTRAP) or is_placed:
        room = other_of(moment.step)
        assert rule(moment, "zone")[room] not in (Zone.HEART, Zone.INNER)
        assert not is_hostile(moment, before, room)
        assert room not in before.band_place[: before.bands]
        assert before.trap_level[room] == 0


# 6
@after_every_step
def test_gold_is_lost_to_plunder_sack_and_purchases_and_comes_in_phase_8(moment: Moment) -> None:
    before, now = moment.before, moment.after
    if now.treasury < before.treasury:
        is_sack = before.fighting and before.fight_place == rule(moment, "heart")
        assert is_sack or moment.kind in (*PURCHASES, Kind.PLUNDER)
    if moment.kind in PURCHASES:
        assert 0 <= now.treasury <= before.treasury
    if now.treasury > before.treasury:
        assert before.phase <= Phase.REVENUE
        assert now.phase >= Phase.REVENUE or now.turn > before.turn


# 7
@after_every_step
def test_the_level_changes_at_the_end_of_a_turn(moment: Moment) -> None:
    before, now = moment.before, moment.after
    assert now.kills >= before.kills
    assert now.phase == Phase.OVER or now.level >= 1
    if now.turn == before.turn and now.phase != Phase.OVER:
        assert (now.level, now.kills) == (before.level, before.kills)
    elif before.phase == Phase.RECRUIT:
        killed = sum(before.elim_count[index] for index in range(before.elims) if before.elim_level[index])
        each = rule(moment, "kills_per_level")
        change = (before.kills + killed) // each - before.kills // each
        change -= rule(moment, "heart_loss") * before.reach + rule(moment, "sack_loss") * before.sacks
        assert now.kills == before.kills + killed
        is_held = rule(moment, "heart") in before.band_place[: before.bands] or before.sacks > 0
        assert now.level == (before.level + change if is_held else max(1, before.level + change))


# 8
@after_every_step
def test_a_band_is_worth_at_least_its_living_figures(moment: Moment) -> None:
    now = moment.after
    for band in range(now.bands):
        if now.awaits < Await.DOMINANT or now.awaits > Await.SIGHT:
            assert now.band_value[band] >= sum(level for _, level, _ in figures(now, band))


# 9
@in_every_game
def test_each_side_of_a_round_loses_what_is_dealt_to_it(line: list[Moment]) -> None:
    for moment in line:
        before, now = moment.before, moment.after
        if not ends_round(moment) or now.turn > before.turn or now.phase == Phase.OVER:
            continue
        hits = list(before.side_hits)
        hits[before.rolling] += other_of(moment.step)
        winner = 0 if hits[0] >= hits[1] else 1
        dealt = [0, 0]
        dealt[1 - winner], dealt[winner] = hits[winner], -(-hits[1 - winner] // rule(moment, "loser_divisor"))
        assert dealt[1 - winner] >= dealt[winner]
        for side in (0, 1):
            old, new = hit_points(moment, before, side), hit_points(moment, now, side)
            if old is not None and new is not None:
                assert new == max(0, old - dealt[side])


def hit_points(moment: Moment, now: Any, side: int) -> int | None:
    """What the side of the round before has at a moment; None where it cannot be compared."""
    kind, number = moment.before.side[side], moment.before.side_number[side]
    place = moment.before.fight_place
    if kind == Side.STRAY:
        alive = now.stray_serial[: now.strays]
        return now.stray_hp[alive.index(number)] if number in alive else 0
    if kind == Side.BAND:
        alive = now.band_serial[: now.bands]
        has_gone = number not in alive and place == rule(moment, "heart")  # perhaps with the hoard
        return None if has_gone else sum(hp for *_, hp in figures(now, alive.index(number))) if number in alive else 0
    is_crowded = now.lone >= rule(moment, "lone_max")  # some may have deserted
    if kind != Side.REGULARS or place == rule(moment, "heart") or is_crowded:
        return None
    return sum(hp for _, hp in monsters(now, place))


# 10
@after_every_step
def test_a_band_plunders_a_room_once_and_only_when_it_is_free(moment: Moment) -> None:
    if moment.kind == Kind.PLUNDER:
        before = moment.before
        slot = before.band_serial.index(before.active)
        room = before.band_place[slot]
        assert 0 <= room < rule(moment, "rooms")
        assert not before.band_plundered[slot] >> room & 1
        assert not is_hostile(moment, before, room)


# 11
@after_every_step
def test_nobody_moves_further_than_he_can_or_out_of_contact(moment: Moment) -> None:
    before, now = moment.before, moment.after
    assert now.left >= 0
    if before.phase == now.phase and before.active == now.active and before.turn == now.turn:
        assert now.left <= max(before.left, rule(moment, "speed_band_fast"), rule(moment, "speed_band"))
    if moment.kind == Kind.GO:
        is_group = before.phase == Phase.GROUPS
        serials, places = (
            (before.group_serial, before.group_place) if is_group else (before.lone_serial, before.lone_place)
        )
        occupied = before.band_place[: before.bands]
        assert places[serials.index(before.active)] not in occupied
        assert is_group or subject_of(moment.step) not in occupied
    if moment.kind == Kind.PICK and before.phase == Phase.LONE:
        assert before.lone_place[slot_of(subject_of(moment.step))] not in before.band_place[: before.bands]


# 12
@after_every_step
def test_the_guardian_always_lives(moment: Moment) -> None:
    assert 1 <= moment.after.guardian_hp <= rule(moment, "guardian_level")


@in_every_game
def test_a_game_replays_to_the_identical_state(line: list[Moment]) -> None:
    if line:
        setting, state = line[0].setting, line[0].state.copy()
        for moment in line:
            setting.referee.play(state, moment.step)
            assert np.array_equal(state, moment.next_state)


# 13
@settings(max_examples=60)
@given(start=mid_games(), seed=SEEDS)
def test_who_is_faster_reaches_no_less_and_the_heart_is_where_the_way_is_shortest(start: Start, seed: int) -> None:
    match, random = begin(start), Random(seed)
    rules, state = reading(match.setting.rules, match.state)
    room, may_attack = random.randrange(rules.rooms), random.random() < 0.5
    reached: set[int] = set()
    for speed in range(random.randint(1, 12)):
        scratch = copied(state)
        find_ways(rules, scratch, room, speed, may_attack)
        now = {place for place in range(rules.places) if cost_of(rules, scratch, place) != UNREACHED}
        assert reached <= now
        reached = now
    chosen = heart_ward(rules, room, 0, random.randrange(rules.links[room]), False)
    ways = [way for way in range(rules.links[room]) if rules.beyond[room, way] != NO_PLACE]
    assert chosen != NO_WAY
    assert rules.pull[room, chosen] == min(rules.pull[room, way] for way in ways)


# 14
@after_every_step
def test_whoever_is_asked_has_a_choice_and_chances_add_up(moment: Moment) -> None:
    assert len(moment.legal) == len(set(moment.legal)) >= 2
    if kind_of(moment.legal[0]) >= Kind.WTYPE:
        weights = [moment.setting.referee.weight(moment.state, step) for step in moment.legal]
        assert sum(weights) == pytest.approx(1)
        assert moment.before.dice >= 1 or moment.kind != Kind.HITS
    else:
        assert moment.setting.referee.actor(moment.state) == moment.before.seat != NOBODY
