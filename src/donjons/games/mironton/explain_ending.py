"""How a game ended: the result, the score, and what each seat has slain."""

from __future__ import annotations

from donjons.games.mironton.explain_words import Words, sentence
from donjons.games.mironton.score import score
from donjons.games.mironton.state import Ending


def explain_result(words: Words) -> str:
    """The ending, the score and the prowess of the seats."""
    texts, state, rules = words.texts, words.state, words.rules
    points = texts.SCORE.format(
        score=score(rules, state), kills=words.number(state.kills), treasury=words.number(state.treasury)
    )
    told = [ending(words), sentence(words.language, points)]
    if rules.players > 1:
        seats = sorted(range(rules.players), key=lambda seat: (-state.prowess[seat], seat))
        ranking = ", ".join(texts.OF_SEAT.format(seat=words.seat(seat), value=state.prowess[seat]) for seat in seats)
        told.append(sentence(words.language, texts.PROWESS.format(ranking=ranking)))
    return " ".join(told)


def ending(words: Words) -> str:
    state = words.state
    template: str = words.texts.RESULTS[Ending(state.ending)]
    target = words.rules.target_level
    return sentence(words.language, template.format(level=state.level, turn=state.turn, target_level=target))
