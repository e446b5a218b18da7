"""The rules against a second implementation: naive, slow, and written from the specification alone (guerre_naive)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.games.guerre.state import NEUTRAL, Phase
from donjons.games.guerre.steps import Kind
from guerre_following import follow
from guerre_map import MAP_KIND, PLACES, ROADS, SITES, crown_cities
from guerre_playing import KEY, Moment
from guerre_positions import random_position
from guerre_tables import fits, guerre_tables
from guerre_watching import mid_games, openings, printed_games
from playing import Start
from strategies import SEEDS

EVENT_TABLES = ("english", "change", "recruit", "harvest", "famine")


@settings(max_examples=70)
@given(start=mid_games(), seed=SEEDS)
def test_random_rules_from_the_middle_of_a_game(start: Start, seed: int) -> None:
    follow(start, seed, 150)


@settings(max_examples=40)
@given(start=printed_games(), seed=SEEDS)
def test_the_printed_rules_from_the_middle_of_a_game(start: Start, seed: int) -> None:
    follow(start, seed, 150)


@settings(max_examples=30)
@given(start=openings(), seed=SEEDS)
def test_from_the_first_roll_off(start: Start, seed: int) -> None:
    follow(start, seed, 90)


def test_what_befalls_the_kingdom() -> None:
    """Each event often: famine, harvest, recruitment, raids of the English, and auctions with all their ties."""
    seen: Counter[str] = Counter()

    @settings(max_examples=300)
    @given(table=guerre_tables(), event=st.sampled_from(EVENT_TABLES), seed=SEEDS)
    def play(table: tuple[int, dict[str, str]], event: str, seed: int) -> None:
        random, players = Random(seed), table[0]
        changes = table[1] | {"event_table": ",".join([event] * 6)}
        words = random_position(random, players, changes).split(" ")
        line = " ".join("phase=EVENT" if word.startswith("phase=") else word for word in words)
        moments = follow(Start(KEY, line), seed, 60, lambda moment: moment.after.phase in (Phase.MOVE, Phase.OVER))
        seen.update({Phase(moment.before.phase).name for moment in moments} | {event})

    play()
    phases = ("BID", "TIE", "RECRUIT", "PILLAGE", "PILLAGE_TIE")
    assert {name: seen[name] for name in (*EVENT_TABLES, *phases) if seen[name] < 2} == {}


@pytest.mark.parametrize("extra", [-1, 0, 1])
@pytest.mark.parametrize("power", [2, 3, 4])
def test_the_english_against_just_as_many_just_fewer_and_just_more(power: int, extra: int) -> None:
    words = f"phase=EVENT english_steps=1 event_table={','.join(['english'] * 6)} english_power_per_player={power}"
    troops = 2 * power + extra
    line = f"pos {words} | 0 ROU*{troops - troops // 2} | 1 LIL*{troops // 2}"
    moments = follow(Start(KEY, line), 1, 1)
    assert (moments[-1].after.phase == Phase.MOVE) == (extra > 0)


@settings(max_examples=150)
@given(seed=SEEDS)
def test_the_last_round_ends_in_the_order_of_section_9(seed: int) -> None:
    """Equal influence, nearly equal places, tokens and gold, some houses out: every tie-break decides now and then."""
    random = Random(seed)
    players = random.randint(2, 8)
    living = sorted(random.sample(range(players), random.randint(2, players)))
    villages = random.sample([place for place in PLACES if MAP_KIND[place] == "village"], 2 * players)
    groups = [
        f"{seat} {SITES[seat]}*{random.randint(1, 2)} {villages[seat]}1"
        + (f" {villages[players + seat]}1" if random.random() < 0.3 else "")
        for seat in living
    ]
    out = [seat for seat in range(players) if seat not in living]
    words = f"n={players} to={living[-1]} anchor={random.randrange(players)} opens={living[0]} phase=MOVE"
    words += f" round=3 max_rounds=3 upkeep=0 gold={','.join(str(random.randint(0, 1)) for _ in range(players))}"
    words += f" out={','.join(map(str, random.sample(out, len(out))))}" if out else ""
    follow(Start(KEY, " | ".join([f"pos {words}", *groups])), seed, 60, lambda moment: moment.after.phase == Phase.OVER)


DUEL = {  # one life on each side, and dice that are nobody's: both may fall at once
    "deck_attack": ",".join(["1"] * 15),
    "deck_defence": ",".join(["1"] * 15),
    "fortress_attack": "2",
    "fortress_defence": "2",
    "church_defence": "2",
    "ear_dice": "0",
}

SPECIAL = {"deck_counts": "8,8,14,8,0,0,8,0,14,8,14,4,8,0,0", "mu_vs_cv": "3"}  # cards that do something to others


def battlefield(random: Random, players: int, changes: dict[str, str]) -> str:
    """Two neighbouring places, one of them full of attackers, and a capital for each of two houses far away."""
    crown = crown_cities(players, int(changes.get("small_max", 4)))
    origin = random.choice([place for place in PLACES if place not in SITES])
    target = random.choice(ROADS[origin])
    capitals = random.sample([site for site in SITES if site not in (origin, target)], 3)
    village, city = int(changes.get("cap_village", 4)), int(changes.get("cap_city", 6))
    is_capital, is_duel = target in SITES, changes.items() >= DUEL.items()
    sizes = [city if place in crown or place in capitals else village for place in (origin, target)]
    if is_capital:
        sizes[1] = city
    if is_duel:
        sizes = [2, 1]
    building = "" if is_capital else random.choice("FC" if is_duel else ("", "F", "C"))
    defender = "-" if int(changes.get("neutral_dice", 0)) and random.random() < 0.2 else "1"
    held = f"{target}{'*' if is_capital else ''}{random.randint(1, sizes[1]) if defender == '1' else 0}{building}"
    is_crown = target in crown and random.random() < 0.7 and not is_duel
    groups = [
        f"0 {capitals[0]}*1 {origin}{sizes[0]}{'F' if is_duel else random.choice(('', 'F', 'C'))}",
        f"1 {capitals[1]}*1",
    ]
    if not is_crown and defender == "1":
        groups[1] += f" {held}"
    words = ["pos", f"n={players}", "gold=0", "inf=3", "round=1", random.choice(("ear=0", "ear=1", "guild=0"))]
    groups += [f"2 {capitals[2]}*1"] if players > 2 else []
    groups += [f"- {held}"] if not is_crown and defender == "-" and not is_capital else []
    return " | ".join([" ".join([*words, *(f"{name}={value}" for name, value in changes.items())]), *groups])


def test_battles_card_by_card_and_die_by_die() -> None:
    seen: Counter[str] = Counter()

    @settings(max_examples=500)
    @given(table=guerre_tables(), seed=SEEDS)
    def play(table: tuple[int, dict[str, str]], seed: int) -> None:
        players, changes = table
        odd = {"fortress_max": "5", "church_max": "5", "influence_floor": "0", "win_influence": "60"}
        kind = Random(seed).random()
        if kind < 0.6:
            changes = changes | (DUEL if kind < 0.3 else SPECIAL)
        changes = changes | odd if fits(players, changes | odd) else odd
        line = battlefield(Random(seed), players, changes)
        fought = follow(Start(KEY, line), seed, 250, lambda moment: not moment.after.in_battle)
        seen.update([outcome(fought[-1])] if fought[-1].before.in_battle else [])

    play()
    assert {name for name, times in seen.items() if times >= 5} >= {"WON", "LOST", "RETREAT", "BOTH"}


def outcome(last: Moment) -> str:
    before, after = last.before, last.after
    if last.kind == Kind.OCCUPY:
        return "WON"
    if last.kind in (Kind.RETREAT, Kind.CARD) and after.tokens[before.origin] == before.tokens[before.origin]:
        return "RETREAT"
    return "BOTH" if before.owner[before.target] >= 0 and after.owner[before.target] == NEUTRAL else "LOST"
