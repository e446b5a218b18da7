"""What Hypothesis draws as a table of mironton: players, and every parameter and switch of its section 3."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

from hypothesis import strategies as st

from donjons.core.errors import DonjonsError
from donjons.core.parameters import bounds, write_value
from donjons.games.mironton.game import GAME
from donjons.games.mironton.parameters import Mironton
from tables import FLAGS, Table, listed

GENERATOR = ("gen_rooms", "gen_crossroads", "gen_loop", "gen_min_cells", "gen_max_cells")  # seldom changed, see below
OF_THE_DUNGEON = ("difficulty", "dungeon", "plan", "entrances", "gen_seed", *GENERATOR)
OPEN_ENTRANCES = (4, 6, 8)
FAR = 3  # times its default that a number is drawn up to, where its range goes further
OTHERS = [name for name in Mironton.model_fields if name not in OF_THE_DUNGEON]
RICH = {"start_treasury": "400", "item_face": "3", "strays_max": "12"}  # much to buy and to play


@st.composite
def values(draw: st.DrawFn, name: str) -> str:
    """Any value that a parameter may have, most often one near its default."""
    field = Mironton.model_fields[name]
    if get_origin(field.annotation) is Literal:
        return write_value(draw(st.sampled_from(get_args(field.annotation))))
    if field.annotation is bool:
        return draw(st.sampled_from(FLAGS))
    low, high = bounds(field)
    if get_origin(field.annotation) is tuple:
        return listed([draw(st.integers(low, high)) for _ in field.default])
    return str(draw(st.integers(low, min(high, max(low, FAR * field.default + FAR)))))


@st.composite
def dungeons(draw: st.DrawFn) -> dict[str, str]:
    """La Butte or a generated dungeon, of every size."""
    changes = {"entrances": str(draw(st.sampled_from(OPEN_ENTRANCES)))}
    if draw(st.booleans()):
        changes |= {"dungeon": "generated", "gen_seed": str(draw(st.integers(0, 40)))}
    return changes


@st.composite
def numbers(draw: st.DrawFn) -> dict[str, str]:
    names = draw(st.lists(st.sampled_from(OTHERS), unique=True, max_size=30))
    return {name: draw(values(name)) for name in names}


@st.composite
def mironton_tables(draw: st.DrawFn) -> Table:
    """Players and parameters: now and then as printed, otherwise anything section 3 allows."""
    players = draw(st.integers(1, 4))
    changes = {"difficulty": draw(st.sampled_from(("normal", "apprentice", "veteran", "legend")))}
    changes |= draw(dungeons())
    if draw(st.integers(0, 3)) == 0:
        changes |= RICH
    if draw(st.integers(0, 2)) > 0:
        changes |= draw(numbers())
    return (players, changes) if fits(players, changes) else (players, {"entrances": changes["entrances"]})


def fits(players: int, changes: dict[str, str]) -> bool:
    """Do the numbers belong together?"""
    try:
        GAME.setting(players, changes)
    except DonjonsError:
        return False
    return True
