"""Steps and results as sentences in the reader's language; why a step is refused is told in `explain_refusals`."""

from __future__ import annotations

from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.barons.end import (
    Ending,
    available,
    has_reached_target,
    how_it_ended,
    is_exhausted,
    places_before,
    points,
    tile_points,
)
from donjons.games.barons.explain_changes import changes
from donjons.games.barons.explain_scene import Scene
from donjons.games.barons.explain_words import TEXTS, Colour, Count, both, typeset
from donjons.games.barons.facts import colour_letter, reading
from donjons.games.barons.rules import RankPoints, Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import is_second, is_starred
from donjons.games.barons.verbs import play

ENDED_BY = {Ending.TARGET: has_reached_target, Ending.EXHAUSTION: is_exhausted}


def explain_step(rules: Records, state: Records, step: int, language: Language) -> str:
    """What a legal step does: its own clause, what it changes, whether it spends the bonus or ends the game."""
    table, before = reading(rules, state)
    _, after = reading(rules, state.copy())
    play(table, after, step)
    scene = Scene(table, before, step, language)
    texts = scene.texts
    clauses = [scene.says(texts.STEPS[scene.kind]), ", ".join(changes(scene, after))]
    spends = texts.SECOND_SPENDS if is_second(step) else texts.SPENDS if is_starred(step) else ""
    ends = texts.ENDS_GAME if after.phase == Phase.OVER else ""
    return typeset(language, texts.COLON.join(filter(None, clauses)) + "." + spends + ends)


def explain_result(rules: Rules, state: State, language: Language) -> str:
    """How the game ended, then the ranking."""
    texts, ending = TEXTS[language], how_it_ended(rules, state)
    reason = both(language, _reasons(rules, state, ending, language))
    ranking = texts.RANKING.format(ranking=texts.SEMICOLON.join(_ranks(rules, state, language)))
    return typeset(language, f"{reason}. {ranking}.")


def _reasons(rules: Rules, state: State, ending: Ending, language: Language) -> list[str]:
    """A clause for each seat that ended the game, or the one about the rounds."""
    template = TEXTS[language].RESULTS[ending]
    if ending == Ending.ROUNDS:
        return [template.format(rounds=Count(state.round_no, language))]
    return [
        template.format(
            colour=_player(state, seat, language),
            points=points(rules, state, seat),
            target=Count(rules.target_points, language),
            available=Count(available(rules, state, seat), language),
        )
        for seat in range(rules.players)
        if ENDED_BY[ending](rules, state, seat)
    ]


def _ranks(rules: Rules, state: State, language: Language) -> list[str]:
    """Each rank with those who share it and the points that count for it, the first rank first."""
    texts, counted = TEXTS[language], tile_points if rules.rank_points == RankPoints.TILES else points
    sharing: dict[int, list[int]] = {}
    for seat in range(rules.players):
        sharing.setdefault(1 + places_before(rules, state, seat), []).append(seat)
    return [
        (texts.TIED if len(seats) > 1 else texts.RANKED).format(
            rank=rank,
            names=both(language, [format(_player(state, seat, language)) for seat in seats]),
            points=Count(counted(rules, state, seats[0]), language),
        )
        for rank, seats in sorted(sharing.items())
    ]


def _player(state: State, seat: int, language: Language) -> Colour:
    return Colour(colour_letter(state, seat), language)
