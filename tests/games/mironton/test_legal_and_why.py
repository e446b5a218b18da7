"""`legal` and `why` agree: a step is listed exactly when nothing forbids it, over all steps that can be written."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings

from donjons.core.verbs import NO_RULE
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.state import Await
from donjons.games.mironton.steps import MOST_DICE, Kind, kind_of
from mironton_codes import all_codes
from mironton_playing import GAME, moments
from mironton_watching import mid_games, openings
from playing import Start
from strategies import SEEDS

SEARCHED = 120  # steps of a random game among which a state that awaits something rare is looked for


def test_the_lists_agree_whatever_is_awaited() -> None:
    """Many states, those that await the rarest things preferred, at least one of each."""
    seen: Counter[int] = Counter()

    @settings(max_examples=120)
    @given(start=openings() | mid_games() | mid_games(), seed=SEEDS)
    def compare(start: Start, seed: int) -> None:
        line = [moment for moment in moments(start, seed, SEARCHED) if moment.before.dice <= 60]
        if not line:
            return
        rarest = min((moment.before.awaits for moment in line), key=lambda awaits: seen[awaits])
        chosen = Random(seed).choice([moment for moment in line if moment.before.awaits == rarest])
        seen[rarest] += 1
        referee = chosen.setting.referee
        permitted = {step for step in all_codes(chosen.setting) if referee.why(chosen.state, step) == NO_RULE}
        assert permitted == set(chosen.legal)
        assert len(chosen.legal) == len(permitted)

    compare()
    assert set(Await) - {Await.NOTHING} == set(map(Await, seen))


def test_when_the_game_is_over_every_step_is_refused_by_its_phase() -> None:
    match = GAME.match_from("pos turn=28 level=6 kills=9 phase=10 elim=4")
    assert match.over
    assert match.legal() == []
    by_kind = {kind_of(step): step for step in all_codes(match.setting)}
    assert set(by_kind) == set(Kind)
    assert {match.setting.referee.why(match.state, step) for step in by_kind.values()} == {Rule.PHASE}


def test_the_list_has_room_for_the_greatest_number_of_steps() -> None:
    """Every adventurer of eight full bands against every other, and the most that a rich dungeon may buy."""
    band = ",".join(f"{letter}{level}" for letter in "WTMC" for level in (1, 2, 3, 4))
    bands = " ".join(f"b{serial}@CAV[{band}]" for serial in range(1, 9))
    plays = GAME.match_from(f"pos phase=W1 stock.low_blow=1 stock.false_map=1 stock.webs=1 {bands}")
    purchases = GAME.match_from("pos phase=9 level=15 target_level=15 treasury=100000")
    assert 1900 < len(plays.legal()) <= GAME.most_steps
    assert 700 < len(purchases.legal()) <= GAME.most_steps
    assert GAME.most_steps >= MOST_DICE + 1
