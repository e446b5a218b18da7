"""`legal` and `why` agree: a step is listed exactly when nothing forbids it, over all steps that can be written."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from codes import all_codes
from donjons.core.verbs import NO_RULE
from donjons.games.barons.refusals import Rule
from donjons.games.barons.state import Phase
from playing import GAME, Moment, moments
from strategies import SEEDS, mid_games, openings

EVERY = {19: all_codes(19), 37: all_codes(37)}
PHASES = [phase for phase in Phase if phase != Phase.OVER]
SEARCHED = 160  # steps of a random game among which a state of the phase is looked for


def permitted(moment: Moment) -> set[int]:
    """The steps that nothing forbids, of all that can be written."""
    referee, tiles = moment.setting.referee, len(moment.before.kind)
    return {step for step in EVERY[tiles] if referee.why(moment.state, step) == NO_RULE}


def test_the_lists_agree_in_every_phase() -> None:
    """Many states, the rarest phases preferred, at least one of each."""
    seen: Counter[Phase] = Counter()

    @settings(max_examples=150)
    @given(start=openings() | mid_games() | mid_games(), seed=SEEDS)
    def compare(start: str, seed: int) -> None:
        line = list(moments(start, seed, SEARCHED))
        rarest = min((moment.before.phase for moment in line), key=lambda phase: seen[phase])
        chosen = Random(seed).choice([moment for moment in line if moment.before.phase == rarest])
        seen[rarest] += 1
        assert len(chosen.legal) == len(set(chosen.legal))
        assert permitted(chosen) == set(chosen.legal)

    compare()
    assert {phase.name: seen[phase] for phase in PHASES if not seen[phase]} == {}


@settings(max_examples=25)
@given(start=openings() | mid_games(), seed=SEEDS)
def test_whatever_is_listed_is_permitted_at_every_step(start: str, seed: int) -> None:
    for moment in moments(start, seed, SEARCHED):
        assert all(moment.setting.referee.why(moment.state, step) == NO_RULE for step in moment.legal)


@pytest.mark.parametrize("token", ["@1", "B19-20", "R19", "=", ".", "1>20", "1<20", "!19", "pick:B", "@m3", "@t1=4"])
def test_when_the_game_is_over_every_step_is_refused_by_its_phase(token: str) -> None:
    match = GAME.match_from("pos to=B die=1 target_points=4 | B b33 k2,3 t33*3 | R b20 k21,22")
    match.play("C33")
    assert match.over
    assert match.legal() == []
    assert match.why(token) == Rule.PHASE.name
