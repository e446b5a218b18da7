"""What there is to play: games, the engines that play them, and the numbers of their rulebooks."""

from __future__ import annotations

from typing import Literal

from donjons.web.messages.basics import Message, Text


class Preset(Message):
    """Changes of parameters under one name, to begin from."""

    key: str
    title: Text
    changes: dict[str, str]


EngineKind = Literal["level", "personality", "plain"]
"""How an engine is listed: by its strength, by its manner, or as one that only shows what thought is worth."""


class EngineFacts(Message):
    """A computer player that can take a seat."""

    key: str
    kind: EngineKind
    games: list[str]  # the games that it plays
    title: Text
    about: Text


class GameFacts(Message):
    """A game as the first screen lists it."""

    key: str
    family: str  # which board draws it: "barons", "guerre", ...
    title: str
    players: list[int]  # how many may play
    pitch: Text
    is_cooperative: bool  # all win or lose together: nobody is ranked


class Catalogue(Message):
    games: list[GameFacts]
    engines: list[EngineFacts]  # kind by kind, the strongest level first
    usual_engine: str  # for whoever does not choose


class ParameterFacts(Message):
    """A number of the rulebook that a table may change. Values are text, as in `target_points=12`."""

    name: str
    meaning: Text
    default: dict[int, str]  # number of players -> value
    kind: Literal["number", "choice", "numbers", "words", "text"]
    low: int | None  # the range of a number, or of each of several
    high: int | None
    choices: list[str]  # of a choice, or of each word
    length: int | None  # how many numbers, with commas between; null for any
    fixed: bool  # it has one value only: shown, not offered


class GameRules(Message):
    """All numbers of a game."""

    game: GameFacts
    parameters: list[ParameterFacts]
    presets: list[Preset]
