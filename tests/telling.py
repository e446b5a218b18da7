"""Asking a match for its sentences."""

from __future__ import annotations

import donjons
from donjons.core.match import Match
from donjons.core.parameters import Language

NO_BREAK_SPACE = "\u00a0"


def after(key: str, position: str, tokens: list[str]) -> Match:
    match = donjons.game(key).match_from(position)
    for token in tokens:
        match.play(token)
    return match


def sentence(match: Match, token: str, language: Language) -> str:
    return match.explain(token, language).replace(NO_BREAK_SPACE, " ")
