"""`legal` and `why` agree: a step is listed exactly when nothing forbids it, over all steps that can be written."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings

from donjons.core.verbs import NO_RULE
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.state import Phase
from donjons.games.guerre.steps import Kind
from guerre_codes import all_codes, road_codes
from guerre_playing import GAME, NAMES, moments
from guerre_watching import mid_games, openings
from playing import Start
from strategies import SEEDS

SEARCHED = 200  # steps of a random game among which a state of the phase is looked for


def test_the_lists_agree_in_every_phase() -> None:
    """Many states, the rarest phases preferred, at least one of each."""
    seen: Counter[int] = Counter()

    @settings(max_examples=150)
    @given(start=openings() | mid_games() | mid_games(), seed=SEEDS)
    def compare(start: Start, seed: int) -> None:
        line = list(moments(start, seed, SEARCHED))
        rarest = min((moment.before.phase for moment in line), key=lambda phase: seen[phase])
        chosen = Random(seed).choice([moment for moment in line if moment.before.phase == rarest])
        seen[rarest] += 1
        referee = chosen.setting.referee
        wild = Random(seed).sample(all_codes(), 500)
        permitted = {step for step in (*road_codes(), *wild) if referee.why(chosen.state, step) == NO_RULE}
        assert permitted == set(chosen.legal)
        assert len(chosen.legal) == len(permitted)

    compare()
    assert set(Phase) - {Phase.OVER, Phase.REVEAL} == set(map(Phase, seen))


def test_when_the_game_is_over_every_step_is_refused_by_its_phase() -> None:
    match = GAME.match_from("pos inf=34 | 0 ROU*3 EVR1 | 1 LIL*2 BRU1")
    match.play("ROUxEUU.1")
    assert match.over
    assert match.legal() == []
    by_kind = {step & 31: step for step in all_codes()}
    assert set(by_kind) == set(Kind)
    assert {match.setting.referee.why(match.state, step) for step in by_kind.values()} == {Rule.PHASE}


def test_the_list_has_room_for_the_greatest_number_of_steps() -> None:
    """All places of one house, half full: every road is open both ways, and so is every building."""
    rules = "cap_village=9 cap_city=9 church_cost=0 fortress_cost=0 church_max=50 fortress_max=50 leave_empty=all"
    held = " ".join(f"{name}5" for name in NAMES if name not in ("LIL", "BRU"))
    match = GAME.match_from(f"pos phase=ACT moved=1 {rules} | 0 {held} | 1 LIL*2 BRU1")
    assert 800 < len(match.legal()) <= GAME.most_steps
