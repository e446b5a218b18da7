"""The chart under the drawing: where each place stands and which cells each road runs through, read from a picture.

The picture is edited by hand. A place is a block of two rows, its id in the first; a road is a line of its own that
leaves the block of one place and ends at that of another, without meeting any other line on its way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from donjons.games.guerre.atlas import place_index

Cell = tuple[int, int]  # row, column

BLOCK_WIDTH: Final = 5
BLOCK_HEIGHT: Final = 2
PICTURE: Final = """
                                            + BRU
                                       ╭────.....
                                   + STO       │
                                   .....───────+ LIL
                                   │   │   ╭───.....
                               + EUU   + ARR    │
                               .....   .....────+ STQ
                               │   │   │        .....
                               │   + AMI        │   │
                           + ROU───.....    + SOI   │
                      ╭────.....    │   ╭───.....   + REI
                  + CAE     │       │   │       │   .....
                  .....─────+ EVR───+ PAR       │   │ │ │
                    │       .....   .....───────+ PRO │ + CHS
                    │       │   │   │ │         ..... │ .....
                    │       │   + CHA │         │ │ │ │ │   │
                    │       │   ..... │         │ │ + TRO──+ BAR
                    + MAN───╯      │  │         │ │ .....  .....
    + REN           .....          + ORL────────╯ │ │          │
    .....───────╮   │   │   ╭──────.....─────────+ AUX     + LAN
    │   │       │   │   │   │        │           .....     .....
+ VAN   │       + ANG   │   │        │               │         │
.....───+ NAN───.....───+ TRS        │               │     + DIJ
        .....       │   .....────────+ BOU           │  ╭──.....
            │       │   │            .....           │  │    │
            │       │   │            │              + AUT──+ CHL
            │       │   │            │      + BBN───.....  .....
            │       + POI            │      .....       │   │
            + ROC───.....───╮        │        │         + MAC
            .....   │       │        │        │         .....
                │   │       + LIM────╯        │          │
                │   + AGM───.....             + CLE      │
                │   .....   │   │             .....───+ MTB
                │   │   │   │   │                 │   .....
                │   │   + PER   │                 │   │
                + BOR───.....   ╰──────+ AUR──────+ PUY
                .....     │            .....      .....
                │         │                       │  │
                │         │                    + MEN │
                │         + AGE───+ ALB────────..... │
                │         .....   .....            │ │
                │         │   │   │                │ │
            + BAY─────────╯   + TOU                + MPL
            .....             .....────────+ NAR───.....
                                           .....
"""
UP, RIGHT, DOWN, LEFT = (-1, 0), (0, 1), (1, 0), (0, -1)
ARMS: Final[Mapping[str, tuple[Cell, Cell]]] = {
    "│": (UP, DOWN),
    "─": (LEFT, RIGHT),
    "╭": (RIGHT, DOWN),
    "╮": (LEFT, DOWN),
    "╰": (UP, RIGHT),
    "╯": (UP, LEFT),
}


@dataclass(frozen=True)
class Chart:
    rows: int
    columns: int
    blocks: tuple[Cell, ...]  # [place] the upper left cell
    lines: Mapping[Cell, str]  # the characters of the roads
    roads: Mapping[tuple[int, int], tuple[Cell, ...]]  # [place, other] the cells between them, both ways


@cache
def chart() -> Chart:
    picture = PICTURE.strip("\n").split("\n")
    found = {
        place_index()[match[1]]: (row, match.start())
        for row, text in enumerate(picture)
        for match in re.finditer(r"\+ ([A-Z]{3})", text)
    }
    blocks = tuple(found[place] for place in sorted(found))
    lines = {
        (row, column): sign for row, text in enumerate(picture) for column, sign in enumerate(text) if sign in ARMS
    }
    return Chart(len(picture), max(map(len, picture)), blocks, lines, _roads(blocks, lines))


def cells_of(block: Cell) -> Iterator[Cell]:
    row, column = block
    return ((row + down, column + right) for down in range(BLOCK_HEIGHT) for right in range(BLOCK_WIDTH))


def _roads(blocks: tuple[Cell, ...], lines: Mapping[Cell, str]) -> dict[tuple[int, int], tuple[Cell, ...]]:
    """Every line that leaves a block, followed to the block where it ends."""
    place_on = {cell: place for place, block in enumerate(blocks) for cell in cells_of(block)}
    roads = {}
    for cell, place in place_on.items():
        for way in (UP, RIGHT, DOWN, LEFT):
            if (_beside(cell, way)) in lines and _back(way) in ARMS[lines[_beside(cell, way)]]:
                road = tuple(_follow(lines, cell, way))
                roads[place, place_on[road[-1]]] = road[:-1]
    return roads


def _follow(lines: Mapping[Cell, str], cell: Cell, way: Cell) -> Iterator[Cell]:
    """The cells of a line from a block on, and the cell of the block where it ends."""
    cell = _beside(cell, way)
    while cell in lines:
        yield cell
        way = next(arm for arm in ARMS[lines[cell]] if arm != _back(way))
        cell = _beside(cell, way)
    yield cell


def _beside(cell: Cell, way: Cell) -> Cell:
    return cell[0] + way[0], cell[1] + way[1]


def _back(way: Cell) -> Cell:
    return -way[0], -way[1]
