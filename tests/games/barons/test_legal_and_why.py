"""`legal` and `why` agree: a step is listed exactly when nothing forbids it, over all steps that can be written."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings

import donjons
from codes import all_codes, kinds_of, words_of
from donjons.core.verbs import NO_RULE
from donjons.games.barons.refusals import Rule
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind
from playing import EDITIONS, Moment, Start, moments
from strategies import SEEDS, mid_games, openings

PLAYING = [Phase.ROLL, Phase.ACT, Phase.DISPERSE, Phase.GATHER]
SEARCHED = 160  # steps of a random game among which a state of the phase is looked for
COMMON = ("@1", "B10-11", "R10", "=", ".", "1>11", "1<11", "@m3", "@bB=3")
OVER = {
    "barons-2025": ("pos die=1 target_points=4 | B b33 k2,3 t33*3 | R b20 k21,22", "C33", ("!19", "pick:B", "@t1=4")),
    "barons-2024": ("pos die=1 kind=33:4 target_points=4 | B b33 s2,3 t33*3 | R b20 s21,22", "C33", ("@sB=1", "@t1=4")),
    "co-2023": ("pos sab=2,4,18 end_check=action target_points=1 | B b10 t10*3 | R b16", "C10", ("@s1", "@o1")),
}


@cache
def every(key: str, tiles: int) -> list[int]:
    return all_codes(words_of(key), tiles)


def phases(key: str) -> list[Phase]:
    """The phases that an edition has: those of its draws are named like its kinds of step."""
    draws = [kind for kind in kinds_of(words_of(key)) if kind < Kind.ROLL]
    return [Phase(int(kind)) for kind in draws] + PLAYING


def permitted(moment: Moment) -> set[int]:
    """The steps that nothing forbids, of all that can be written."""
    referee, tiles = moment.setting.referee, len(moment.before.kind)
    return {step for step in every(moment.setting.game.key, tiles) if referee.why(moment.state, step) == NO_RULE}


@pytest.mark.parametrize("key", EDITIONS)
def test_the_lists_agree_in_every_phase(key: str) -> None:
    """Many states, the rarest phases preferred, at least one of each."""
    seen: Counter[Phase] = Counter()

    @settings(max_examples=100)
    @given(start=openings(key) | mid_games(key) | mid_games(key), seed=SEEDS)
    def compare(start: Start, seed: int) -> None:
        line = list(moments(start, seed, SEARCHED))
        rarest = min((moment.before.phase for moment in line), key=lambda phase: seen[phase])
        chosen = Random(seed).choice([moment for moment in line if moment.before.phase == rarest])
        seen[rarest] += 1
        assert len(chosen.legal) == len(set(chosen.legal))
        assert permitted(chosen) == set(chosen.legal)

    compare()
    assert set(seen) == set(phases(key))


@pytest.mark.parametrize("key", EDITIONS)
def test_whatever_is_listed_is_permitted_at_every_step(key: str) -> None:
    @settings(max_examples=20)
    @given(start=openings(key) | mid_games(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        for moment in moments(start, seed, SEARCHED):
            assert all(moment.setting.referee.why(moment.state, step) == NO_RULE for step in moment.legal)

    play()


@pytest.mark.parametrize("key", EDITIONS)
def test_when_the_game_is_over_every_step_is_refused_by_its_phase(key: str) -> None:
    position, last, others = OVER[key]
    match = donjons.game(key).match_from(position)
    match.play(last)
    assert match.over
    assert match.legal() == []
    assert {match.why(token) for token in (*COMMON, *others)} == {Rule.PHASE.name}
