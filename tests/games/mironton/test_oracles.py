"""The rules against a second implementation: naive, slow, and written from the specification alone (mironton_naive)."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.boards.walks import OUTSIDE
from donjons.games.mironton.state import Phase
from donjons.games.mironton.steps import Kind
from mironton_following import follow
from mironton_playing import KEY, Moment
from mironton_positions import random_position
from mironton_tables import mironton_tables
from mironton_watching import mid_games, openings, printed_games
from playing import Start
from strategies import SEEDS


@settings(max_examples=60)
@given(start=mid_games(), seed=SEEDS)
def test_random_rules_from_the_middle_of_a_game(start: Start, seed: int) -> None:
    follow(start, seed, 80)


@settings(max_examples=40)
@given(start=printed_games(), seed=SEEDS)
def test_the_printed_rules_from_the_middle_of_a_game(start: Start, seed: int) -> None:
    follow(start, seed, 80)


@settings(max_examples=15)
@given(start=openings(), seed=SEEDS)
def test_from_the_set_up(start: Start, seed: int) -> None:
    follow(start, seed, 120)


@settings(max_examples=4)
@given(players=st.integers(1, 4), seed=SEEDS)
def test_whole_games(players: int, seed: int) -> None:
    moments = follow(Start(KEY, f"new n={players}"), seed, 5000)
    assert moments[-1].after.phase == Phase.OVER


PHASES = ("1", "2", "2", "4", "6")  # in which bands come, walk and fight


def test_what_happens_seldom() -> None:
    """Phases of bands and fights from crowded positions, until all kinds of steps and turns of events are seen."""
    seen: Counter[str] = Counter()

    @settings(max_examples=120)
    @given(table=mironton_tables(), phase=st.sampled_from(PHASES), seed=SEEDS)
    def play(table: tuple[int, dict[str, str]], phase: str, seed: int) -> None:
        words = [
            word for word in random_position(Random(seed), *table).split() if not word.startswith(("to=", "elim="))
        ]
        line = " ".join(f"phase={phase}" if word.startswith("phase=") else word for word in words)
        for moment in follow(Start(KEY, line), seed, 40, lambda moment: moment.after.phase >= Phase.PLUNDER):
            seen.update(what_happened(moment))

    play()
    kinds = ("MEET", "TARGET", "ORIENT", "RETURN", "SIZE", "WANDER", "HITS")
    events = ("eliminated", "dissolved", "sack", "merged", "left", "sprung", "teleported")
    assert {name: seen[name] for name in (*kinds, *events) if not seen[name]} == {}


def what_happened(moment: Moment) -> set[str]:
    before, after = moment.before, moment.after
    happened = {Kind(moment.kind).name}
    happened |= {"eliminated"} if after.elims > before.elims else set()
    happened |= {"dissolved"} if after.groups < before.groups and after.lone > 0 else set()
    happened |= {"sack"} if after.sacks > before.sacks else set()
    happened |= {"merged"} if moment.kind == Kind.MEET and max(after.band_count) > max(before.band_count) else set()
    happened |= {"left"} if after.band_place.count(OUTSIDE) > before.band_place.count(OUTSIDE) else set()
    happened |= {"sprung"} if sum(after.trap_level) < sum(before.trap_level) else set()
    happened |= {"teleported"} if after.teleported > before.teleported else set()
    return happened
