"""The shape of a position as JSON: what `view` gives and the page draws. The page's types are generated from it.

Tiles count from 1, colours are the letters of the notation. What an edition does not have is null.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict  # Pydantic reads this one on every version of Python


class TroopsView(TypedDict):
    colour: str
    count: int


class TileView(TypedDict):
    number: int
    q: int
    r: int
    kind: int | None  # null as long as it is not drawn, and under a mountain
    points: int | None
    objective: bool | None
    immune: bool | None  # a donjon here can be neither razed nor unbuilt
    mountain: bool
    donjon: str | None
    troops: TroopsView | None
    moved: int  # troops that have already moved in this turn
    active: str | None  # the colour left over from the melee
    blocked: list[str]  # the colours for which the tile is blocked
    knights: list[str] | None  # one letter a knight
    neutral: int | None  # knights that belong to nobody
    barons: list[str]


class PlayerView(TypedDict):
    seat: int
    colour: str | None
    points: int
    tile_points: int
    diversity: int | None
    kinds: list[int] | None  # under this player's donjons
    available: int
    on_board: int
    reserve: int
    discard: int | None
    donjons: int
    donjons_left: int | None
    rank: int | None


class OfferView(TypedDict):
    """The uses of the bonus that are still open; 0 stands for a use that is not."""

    move: int
    recruit: int
    recruit_donjon: int
    poor_kind: int
    poor_bonus: int
    second_order: bool


class BonusView(TypedDict):
    used: bool
    offer: OfferView


class RecruitsView(TypedDict):
    """What a recruitment of this turn brings, where the die is no bonus."""

    plain: int
    donjon: int


class TurnView(TypedDict):
    round: int
    final_round: bool | None
    seat: int | None
    to: str | None
    phase: str
    die: int | None
    actions: int
    command_tile: int | None
    bonus: BonusView | None
    recruits: RecruitsView | None


class BaronsView(TypedDict):
    family: Literal["barons"]
    seat: int | None
    target: int
    tiles: list[TileView]
    players: list[PlayerView]
    turn: TurnView
    over: bool
