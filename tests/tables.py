"""What Hypothesis draws as a table: players, and every parameter and switch of section 3 of each edition."""

from __future__ import annotations

from hypothesis import strategies as st

from hexes import places

Table = tuple[int, dict[str, str]]  # players, changes of parameters
FACES = st.lists(st.integers(0, 6), min_size=6, max_size=6)
FLAGS = ("true", "false")
SWITCHES = {
    "barons-2025": {
        "color_choice": ("draft", "fixed"),
        "fair_setup": ("main_region", "off"),
        "melee_relief": FLAGS,
        "knight_command": ("withdrawn", "unengaged"),
        "disperse_blocked": ("stop", "forbid"),
        "troop_move_scope": ("turn", "order"),
        "capture_mode": ("choice", "automatic", "automatic", "off"),
        "end_check": ("action", "turn"),
        "rank_points": ("total", "tiles"),
    },
    "barons-2024": {
        "fair_setup": ("main_region", "off"),
        "mountains_block_orders": ("false", "false", "true"),
        "disperse_blocked": ("stop", "forbid"),
    },
    "co-2023": {
        "fair_setup": ("main_region", "off"),
        "start_on_objectives": FLAGS,
        "move_requires_order": FLAGS,
        "mountains_block_orders": ("false", "false", "true"),
        "end_check": ("round", "action"),
    },
}
RANKING = ("points", "donjons", "available", "troops_on_board")


def listed(items: list[int] | list[str]) -> str:
    return ",".join(str(item) for item in items) or "none"


@st.composite
def switches(draw: st.DrawFn, key: str) -> dict[str, str]:
    chosen = {name: draw(st.sampled_from(words)) for name, words in SWITCHES[key].items()}
    if key != "barons-2025":
        chosen["ranking_keys"] = listed(draw(st.lists(st.sampled_from(RANKING), unique=True)))
    return chosen


@st.composite
def counts_of_kinds(draw: st.DrawFn, tiles: int, kinds: int) -> str:
    """How many tiles of each kind a board has."""
    cuts = sorted(draw(st.lists(st.integers(0, tiles), min_size=kinds - 1, max_size=kinds - 1)))
    return listed([high - low for low, high in zip([0, *cuts], [*cuts, tiles], strict=True)])


@st.composite
def boards(draw: st.DrawFn, players: int) -> dict[str, str]:
    """The size of the board, its kinds, mountains and knights: all the pieces must find room."""
    radius = draw(st.sampled_from((3, 3, 2)))
    tiles = len(places(radius))
    knights = draw(st.integers(0, min(4, tiles // players - 2)))
    mountains = draw(st.integers(0, min(10, tiles - players * (1 + knights))))
    return {
        "board_radius": str(radius),
        "tile_counts": draw(counts_of_kinds(tiles, 4)),
        "knights_per_player": str(knights),
        "mountains": str(mountains),
    }


@st.composite
def boards_2024(draw: st.DrawFn, players: int) -> dict[str, str]:
    saboteurs = draw(st.sampled_from((0, 1, 2, 2, 3, 6)))
    return {
        "tile_counts": draw(counts_of_kinds(37, 5)),
        "saboteurs_per_player": str(saboteurs),
        "mountains": str(draw(st.integers(0, min(10, 37 - players * (1 + saboteurs))))),
        "immune_kinds": listed(draw(st.lists(st.integers(0, 4), unique=True, max_size=3))),
    }


@st.composite
def boards_co(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Either size, objectives drawn or fixed; all cards must find room in the deck."""
    radius, fixed = draw(st.sampled_from((2, 2, 3))), draw(st.booleans())
    objectives = 7 if fixed else draw(st.integers(1, 9))
    saboteurs = draw(st.integers(0, 4 if radius == 2 else 6))
    room = len(places(radius)) - objectives - saboteurs - players
    worth = draw(st.integers(1, 3))
    return {
        "board_radius": str(radius),
        "objectives_mode": "fixed" if fixed else "drawn",
        "objectives": str(objectives),
        "objective_points": str(worth),
        "target_points": str(draw(st.integers(1, min(6, objectives * worth)))),
        "saboteurs": str(saboteurs),
        "mountains": str(draw(st.integers(0, min(10, room)))),
    }


@st.composite
def prices(draw: st.DrawFn) -> dict[str, str]:
    """What a donjon costs: cheap enough to happen."""
    return {
        "build_cost": str(draw(st.integers(1, 4))),
        "donjon_spacing": str(draw(st.integers(1, 3))),
        "raze_troops": str(draw(st.integers(1, 3))),
        "recruit_die": listed(draw(FACES)),
        "recruit_die_donjon": listed(draw(FACES)),
    }


@st.composite
def captures(draw: st.DrawFn, raze: int) -> dict[str, str]:
    engaged = raze + draw(st.integers(1, 3))
    return {
        "unbuild_return": str(draw(st.integers(0, 5))),
        "capture_engaged": str(engaged),
        "capture_discarded": str(draw(st.integers(0, engaged))),
    }


@st.composite
def stocks(draw: st.DrawFn, kinds: int) -> dict[str, str]:
    return {
        "troops_per_player": str(draw(st.sampled_from((30, 7, 12, 20, 45, 100)))),
        "target_points": str(draw(st.sampled_from((5, 10, 16, 30, 99)))),
        "tile_points": listed([draw(st.integers(0, 6)) for _ in range(kinds)]),
    }


@st.composite
def bonuses(draw: st.DrawFn, troops: int) -> dict[str, str]:
    """What only the edition with knights has."""
    base = draw(st.integers(1, 2))
    diversity = sorted(draw(st.lists(st.integers(0, 6), min_size=4, max_size=4)))
    return {
        "exhaustion_limit": str(draw(st.integers(0, min(6, troops - 1)))),
        "donjons_per_player": str(draw(st.integers(0, 12))),
        "diversity_bonus": listed([0, *diversity]),
        "move_base": str(base),
        "move_die": listed(draw(st.lists(st.integers(base, 5), min_size=6, max_size=6))),
        "recruit_base": str(draw(st.integers(1, 3))),
        "recruit_poor_kind": str(draw(st.integers(1, 4))),
        "recruit_poor_bonus": str(draw(st.integers(0, 3))),
        "two_orders_die": listed(draw(st.lists(st.integers(0, 1), min_size=6, max_size=6))),
    }


@st.composite
def numbers(draw: st.DrawFn, key: str, players: int) -> dict[str, str]:
    """All the numbers of an edition."""
    if key == "co-2023":
        troops = draw(st.sampled_from((30, 20, 15, 7, 100)))
        return draw(prices()) | draw(boards_co(players)) | {"troops_per_player": str(troops)}
    if key == "barons-2024":
        return draw(prices()) | draw(boards_2024(players)) | draw(stocks(5))
    changes = draw(prices()) | draw(boards(players)) | draw(stocks(4))
    return changes | draw(captures(int(changes["raze_troops"]))) | draw(bonuses(int(changes["troops_per_player"])))


@st.composite
def tables(draw: st.DrawFn, key: str = "barons-2025") -> Table:
    """Players and parameters: now and then as printed, otherwise anything section 3 allows."""
    players = draw(st.integers(2, 4))
    changes: dict[str, str] = {"max_rounds": str(draw(st.sampled_from((20, 12, 20, 3))))}
    if draw(st.integers(0, 4)) > 0:
        changes |= draw(switches(key))
    if draw(st.integers(0, 3)) > 0:
        changes |= draw(numbers(key, players))
    return players, changes
