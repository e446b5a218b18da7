"""Asking a match for its sentences."""

from __future__ import annotations

from donjons.core.match import Match
from donjons.core.parameters import Language
from playing import Start, begin

NO_BREAK_SPACE = "\u00a0"


def after(key: str, position: str, tokens: list[str]) -> Match:
    match = begin(Start(key, position))
    for token in tokens:
        match.play(token)
    return match


def sentence(match: Match, token: str, language: Language) -> str:
    return match.explain(token, language).replace(NO_BREAK_SPACE, " ")
