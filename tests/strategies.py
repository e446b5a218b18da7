"""What Hypothesis draws as a start: new games and positions at tables of every kind."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

import donjons
from donjons.core.game import Setting
from playing import EDITIONS, Start
from positions import random_position
from tables import tables

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def openings(draw: st.DrawFn, key: str = "barons-2025") -> Start:
    """A new game: chance is played like any other step."""
    players, changes = draw(tables(key))
    return Start(key, donjons.game(key).setting(players, changes).line())


@st.composite
def mid_games(draw: st.DrawFn, key: str = "barons-2025") -> Start:
    """A position in the middle of a game."""
    players, changes = draw(tables(key))
    return Start(key, random_position(Random(draw(SEEDS)), key, players, changes))


def starts(key: str = "barons-2025") -> st.SearchStrategy[Start]:
    """Where games begin: mostly in the middle."""
    return st.one_of(mid_games(key), mid_games(key), mid_games(key), openings(key))


@st.composite
def settings_of_any(draw: st.DrawFn) -> Setting:
    """A table of any edition."""
    key = draw(st.sampled_from(EDITIONS))
    players, changes = draw(tables(key))
    return donjons.game(key).setting(players, changes)


def starts_of_any() -> st.SearchStrategy[Start]:
    """Starts of all editions."""
    return st.one_of(*(starts(key) for key in EDITIONS))
