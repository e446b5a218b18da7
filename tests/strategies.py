"""What Hypothesis draws as a start: new games and positions at tables of every kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from hypothesis import strategies as st

import donjons
from donjons.core.game import Setting
from playing import EDITIONS, Start
from positions import random_position
from tables import Table, tables

SEEDS = st.integers(0, 2**32 - 1)
Position = Callable[[Random, int, Mapping[str, str]], str]
"""Writes some position of a game, for so many players and these changes."""


# Of any game.
@st.composite
def new_games(draw: st.DrawFn, key: str, of: st.SearchStrategy[Table]) -> Start:
    """A new game at some table: chance is played like any other step."""
    players, changes = draw(of)
    return Start(key, donjons.game(key).setting(players, changes).line())


@st.composite
def games_under_way(draw: st.DrawFn, key: str, of: st.SearchStrategy[Table], position: Position) -> Start:
    """A position in the middle of a game at some table."""
    players, changes = draw(of)
    return Start(key, position(Random(draw(SEEDS)), players, changes))


def as_printed(key: str) -> st.SearchStrategy[Table]:
    """Tables with the rules as printed."""
    return st.tuples(st.sampled_from(sorted(donjons.game(key).parameters.PLAYERS)), st.just({}))


def mostly(some: st.SearchStrategy[Start], others: st.SearchStrategy[Start]) -> st.SearchStrategy[Start]:
    """Three starts of one kind for each of another."""
    return st.one_of(some, some, some, others)


# Of the Barons family.
def openings(key: str = "barons-2025") -> st.SearchStrategy[Start]:
    return new_games(key, tables(key))


def mid_games(key: str = "barons-2025") -> st.SearchStrategy[Start]:
    return games_under_way(
        key, tables(key), lambda random, players, changes: random_position(random, key, players, changes)
    )


def starts(key: str = "barons-2025") -> st.SearchStrategy[Start]:
    """Where games begin: mostly in the middle."""
    return mostly(mid_games(key), openings(key))


@st.composite
def settings_of_any(draw: st.DrawFn) -> Setting:
    """A table of any edition."""
    key = draw(st.sampled_from(EDITIONS))
    players, changes = draw(tables(key))
    return donjons.game(key).setting(players, changes)


def starts_of_any() -> st.SearchStrategy[Start]:
    """Starts of all editions."""
    return st.one_of(*(starts(key) for key in EDITIONS))
