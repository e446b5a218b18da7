"""What Hypothesis draws: tables with every parameter and switch of section 3, positions, and whole games."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from hexes import places
from playing import GAME
from positions import random_position

SEEDS = st.integers(0, 2**32 - 1)
SWITCHES = {
    "color_choice": ("draft", "fixed"),
    "fair_setup": ("main_region", "off"),
    "melee_relief": ("true", "false"),
    "knight_command": ("withdrawn", "unengaged"),
    "disperse_blocked": ("stop", "forbid"),
    "troop_move_scope": ("turn", "order"),
    "capture_mode": ("choice", "automatic", "automatic", "off"),
    "end_check": ("action", "turn"),
    "rank_points": ("total", "tiles"),
}
Table = tuple[int, dict[str, str]]  # players, changes of parameters


def listed(numbers: list[int]) -> str:
    return ",".join(str(number) for number in numbers)


@st.composite
def switches(draw: st.DrawFn) -> dict[str, str]:
    return {name: draw(st.sampled_from(words)) for name, words in SWITCHES.items()}


@st.composite
def boards(draw: st.DrawFn, players: int) -> dict[str, str]:
    """The size of the board, its kinds, mountains and knights: all the pieces must find room."""
    radius = draw(st.sampled_from((3, 3, 2)))
    tiles = len(places(radius))
    cuts = sorted(draw(st.lists(st.integers(0, tiles), min_size=3, max_size=3)))
    counts = [high - low for low, high in zip([0, *cuts], [*cuts, tiles], strict=True)]
    knights = draw(st.integers(0, min(4, tiles // players - 2)))
    mountains = draw(st.integers(0, min(10, tiles - players * (1 + knights))))
    return {
        "board_radius": str(radius),
        "tile_counts": listed(counts),
        "knights_per_player": str(knights),
        "mountains": str(mountains),
    }


@st.composite
def prices(draw: st.DrawFn) -> dict[str, str]:
    """What donjons and captures cost: cheap enough to happen."""
    raze = draw(st.integers(1, 3))
    engaged = raze + draw(st.integers(1, 3))
    return {
        "build_cost": str(draw(st.integers(1, 4))),
        "unbuild_return": str(draw(st.integers(0, 5))),
        "donjon_spacing": str(draw(st.integers(1, 3))),
        "raze_troops": str(raze),
        "capture_engaged": str(engaged),
        "capture_discarded": str(draw(st.integers(0, engaged))),
    }


@st.composite
def stocks(draw: st.DrawFn) -> dict[str, str]:
    troops = draw(st.sampled_from((30, 7, 12, 20, 45, 100)))
    points = [draw(st.integers(0, 6)) for _ in range(4)]
    diversity = sorted(draw(st.lists(st.integers(0, 6), min_size=4, max_size=4)))
    return {
        "troops_per_player": str(troops),
        "exhaustion_limit": str(draw(st.integers(0, min(6, troops - 1)))),
        "donjons_per_player": str(draw(st.integers(0, 12))),
        "target_points": str(draw(st.sampled_from((5, 10, 16, 30, 99)))),
        "tile_points": listed(points),
        "diversity_bonus": listed([0, *diversity]),
    }


@st.composite
def dice(draw: st.DrawFn) -> dict[str, str]:
    base = draw(st.integers(1, 2))
    faces = st.lists(st.integers(0, 6), min_size=6, max_size=6)
    return {
        "move_base": str(base),
        "move_die": listed(draw(st.lists(st.integers(base, 5), min_size=6, max_size=6))),
        "recruit_base": str(draw(st.integers(1, 3))),
        "recruit_die": listed(draw(faces)),
        "recruit_die_donjon": listed(draw(faces)),
        "recruit_poor_kind": str(draw(st.integers(1, 4))),
        "recruit_poor_bonus": str(draw(st.integers(0, 3))),
        "two_orders_die": listed(draw(st.lists(st.integers(0, 1), min_size=6, max_size=6))),
    }


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Players and parameters: now and then as printed, otherwise anything section 3 allows."""
    players = draw(st.integers(2, 4))
    changes: dict[str, str] = {"max_rounds": str(draw(st.integers(1, 12)))}
    if draw(st.integers(0, 4)) > 0:
        changes |= draw(switches())
    if draw(st.integers(0, 3)) > 0:
        changes |= draw(boards(players)) | draw(prices()) | draw(stocks()) | draw(dice())
    return players, changes


@st.composite
def openings(draw: st.DrawFn) -> str:
    """The line of a new game: chance is played like any other step."""
    players, changes = draw(tables())
    return GAME.setting(players, changes).line()


@st.composite
def mid_games(draw: st.DrawFn) -> str:
    """The line of a position in the middle of a game."""
    players, changes = draw(tables())
    return random_position(Random(draw(SEEDS)), players, changes)


def starts() -> st.SearchStrategy[str]:
    """Where games begin, as text that `playing.begin` reads: mostly in the middle."""
    return st.one_of(mid_games(), mid_games(), mid_games(), openings())
