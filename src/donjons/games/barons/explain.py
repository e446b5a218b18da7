"""Steps and results as sentences in the reader's language; why a step is refused is told in `explain_refusals`."""

from __future__ import annotations

from collections.abc import Callable

from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.wording import Count, both, typeset
from donjons.games.barons.edition import Words
from donjons.games.barons.end import (
    Ending,
    available,
    has_reached_target,
    how_it_ended,
    is_exhausted,
    places_before,
    points,
    rank_value,
)
from donjons.games.barons.explain_changes import changes
from donjons.games.barons.explain_scene import Scene
from donjons.games.barons.explain_words import TEXTS, Colour
from donjons.games.barons.facts import colour_letter, reading
from donjons.games.barons.rules import RANK_KEYS, RankKey, RollWhen, Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import Kind, is_second, is_starred
from donjons.games.barons.verbs import play

ENDED_BY = {Ending.TARGET: has_reached_target, Ending.EXHAUSTION: is_exhausted}
CASES: dict[Kind, Callable[[Scene], str]] = {
    Kind.RECRUIT: lambda scene: "announce" if scene.rules.roll_when == RollWhen.RECRUIT else "",
    Kind.MOVE_KNIGHT: lambda scene: "neutral" if scene.is_neutral else "",
}
"""Steps that some editions tell otherwise."""


def explain_step(words: Words, rules: Records, state: Records, step: int, language: Language) -> str:
    """What a legal step does: its own clause, what it changes, and what follows from it."""
    table, before = reading(rules, state)
    _, after = reading(rules, state.copy())
    play(table, after, step)
    scene = Scene(words, table, before, step, language)
    case = CASES[scene.kind](scene) if scene.kind in CASES else ""
    clauses = [scene.says(scene.texts.STEPS[case or scene.kind]), ", ".join(changes(scene, after))]
    return typeset(language, scene.texts.COLON.join(filter(None, clauses)) + "." + _follows(scene, after))


def _follows(scene: Scene, after: State) -> str:
    """Whether the step spends the bonus, begins the last round or ends the game."""
    texts, is_over = scene.texts, after.phase == Phase.OVER
    spends = texts.SECOND_SPENDS if is_second(scene.step) else texts.SPENDS if is_starred(scene.step) else ""
    is_reached = after.final_round > scene.state.final_round and not is_over
    return f"{spends}{texts.LAST_ROUND if is_reached else ''}{texts.ENDS_GAME if is_over else ''}"


def explain_result(rules: Rules, state: State, language: Language) -> str:
    """How the game ended, then the ranking."""
    texts, ending = TEXTS[language], how_it_ended(rules, state)
    reason = both(language, _reasons(rules, state, ending, language))
    ranking = texts.RANKING.format(ranking=texts.SEMICOLON.join(_ranks(rules, state, language)))
    return typeset(language, f"{reason}. {ranking}.")


def _reasons(rules: Rules, state: State, ending: Ending, language: Language) -> list[str]:
    """A clause for each seat that ended the game, or one about the rounds."""
    texts, target = TEXTS[language], Count(rules.target_points, language)
    seats = [seat for seat in range(rules.players) if ending in ENDED_BY and ENDED_BY[ending](rules, state, seat)]
    if not seats:
        template = texts.RESULTS["lost" if state.final_round else Ending.ROUNDS]
        return [template.format(rounds=Count(state.round_no, language), target=target)]
    return [
        texts.RESULTS[ending].format(
            colour=_player(state, seat, language),
            points=points(rules, state, seat),
            target=target,
            available=Count(available(rules, state, seat), language),
        )
        for seat in seats
    ]


def _ranks(rules: Rules, state: State, language: Language) -> list[str]:
    """Each rank with those who share it and what decides it, the first rank first."""
    texts = TEXTS[language]
    sharing: dict[int, list[int]] = {}
    for seat in range(rules.players):
        sharing.setdefault(1 + places_before(rules, state, seat), []).append(seat)
    keys = deciding_keys(rules, state)
    return [
        (texts.TIED if len(seats) > 1 else texts.RANKED).format(
            rank=rank,
            names=both(language, [_player(state, seat, language) for seat in seats]),
            values=", ".join(
                texts.RANK_VALUES[key].format(value=Count(rank_value(rules, state, key, seats[0]), language))
                for key in keys
            ),
        )
        for rank, seats in sorted(sharing.items())
    ]


def deciding_keys(rules: Rules, state: State) -> list[int]:
    """The keys of the ranking, up to the last that separates two seats."""
    keys = [rules.rank_keys[place] for place in range(RANK_KEYS) if rules.rank_keys[place]] or [RankKey.POINTS]

    def groups(count: int) -> int:
        return len(
            {tuple(rank_value(rules, state, key, seat) for key in keys[:count]) for seat in range(rules.players)}
        )

    return keys[: next(count for count in range(1, len(keys) + 1) if groups(count) == groups(len(keys)))]


def _player(state: State, seat: int, language: Language) -> Colour:
    return Colour(colour_letter(state, seat), language)
