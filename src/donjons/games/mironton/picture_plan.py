"""The plan under the drawing: rulers, rooms with their walls and doors, corridors, mouths.

A cell of the dungeon is two columns wide and one row high. The walls of a room are drawn on its outer cells, with its
id in the upper one and its theme in the lower one; what stands in it is written inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from donjons.boards.dungeon import Cell, Door, Dungeon, Room
from donjons.core.drawing import Canvas, Span, Spot, write
from donjons.core.parameters import Language
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.names import theme

CELL_WIDTH: Final = 2
LEFT: Final = 3  # columns for the ruler of rows
TOP: Final = 1  # rows for the ruler of columns
RULER_STEP: Final = 5


def width_of(dungeon: Dungeon) -> int:
    return LEFT + CELL_WIDTH * dungeon.size[0]


def height_of(dungeon: Dungeon) -> int:
    return TOP + dungeon.size[1]


def spot_of(cell: Cell) -> Spot:
    """Where a cell begins in the drawing."""
    return TOP + cell[1], LEFT + CELL_WIDTH * cell[0]


def plan(dungeon: Dungeon, language: Language) -> Canvas:
    """The empty dungeon."""
    canvas: Canvas = {}
    _draw_rulers(canvas, dungeon)
    for room in dungeon.rooms:
        _draw_room(canvas, room)
    doors = [door for doors in dungeon.exits for door in doors]
    for door in sorted(doors, key=lambda door: door.side % 2):  # where two share a corner, both can be seen
        _draw_door(canvas, door)
    for room in dungeon.rooms:
        _name_room(canvas, room, language)
    for cell in dungeon.cells:
        sign = signs.JUNCTION if dungeon.connections(cell) > 2 else signs.CORRIDOR
        write(canvas, spot_of(cell), [Span(sign, signs.WALL_STYLE)])
    for face, entrance in enumerate(dungeon.entrances, 1):
        write(canvas, spot_of(entrance.mouth), [Span(f"{face}{signs.MOUTHS[entrance.heading.name]}", signs.ROOM_STYLE)])
    return canvas


def _draw_rulers(canvas: Canvas, dungeon: Dungeon) -> None:
    for x in range(0, dungeon.size[0], RULER_STEP):
        write(canvas, (0, LEFT + CELL_WIDTH * x), [Span(str(x), signs.QUIET_STYLE)])
    for y in range(dungeon.size[1]):
        write(canvas, (TOP + y, 0), [Span(f"{y:>2}", signs.QUIET_STYLE)])


def _draw_room(canvas: Canvas, room: Room) -> None:
    top, left = spot_of((room.x, room.y))
    inner = CELL_WIDTH * room.w - 2
    ground = signs.WATER if room.flooded else " "
    write(canvas, (top, left), [Span(f"┌{'─' * inner}┐", signs.WALL_STYLE)])
    for row in range(top + 1, top + room.h - 1):
        write(canvas, (row, left), [Span("│", signs.WALL_STYLE)])
        write(canvas, (row, left + 1), [Span(ground * inner, signs.WATER_STYLE)])
        write(canvas, (row, left + 1 + inner), [Span("│", signs.WALL_STYLE)])
    write(canvas, (top + room.h - 1, left), [Span(f"└{'─' * inner}┘", signs.WALL_STYLE)])


def _name_room(canvas: Canvas, room: Room, language: Language) -> None:
    """The id in a wall, the upper one if it fits, and the theme in another stretch, as much of it as fits."""
    place = name_place(canvas, room)
    if place:
        write(canvas, place[0], [Span(room.id, signs.ROOM_STYLE)])
    if room.theme != "none":
        word = theme(language, room.theme)
        upper, lower = walls(canvas, room)
        stretches = [*lower, *(free[1:] for free in upper)]  # apart from the id
        fitting = [stretch for stretch in stretches if len(stretch) >= len(word)]
        stretch = (fitting or sorted(stretches, key=len, reverse=True))[0]
        for spot, letter in zip(stretch, word, strict=False):
            canvas[spot] = letter, signs.ROOM_STYLE


def name_place(canvas: Canvas, room: Room) -> list[Spot]:
    """The stretch of a wall that has room for the id; a small room with doors in both has none."""
    upper, lower = walls(canvas, room)
    return next((stretch for stretch in (*upper, *lower) if len(stretch) >= len(room.id)), [])


def is_named(canvas: Canvas, room: Room) -> bool:
    """Does the id stand in a wall?"""
    top, left = spot_of((room.x, room.y))
    columns = range(left, left + CELL_WIDTH * room.w)
    return any(room.id in "".join(canvas[row, column][0] for column in columns) for row in (top, top + room.h - 1))


def walls(canvas: Canvas, room: Room) -> tuple[list[list[Spot]], list[list[Spot]]]:
    """The free stretches of the upper wall, and those of the lower one."""
    top, left = spot_of((room.x, room.y))
    columns = range(left + 1, left + CELL_WIDTH * room.w - 1)
    return _free(canvas, top, columns), _free(canvas, top + room.h - 1, columns)


def _free(canvas: Canvas, row: int, columns: Iterable[int]) -> list[list[Spot]]:
    stretches: list[list[Spot]] = [[]]
    for column in columns:
        if canvas[row, column][0] == "─":
            stretches[-1].append((row, column))
        elif stretches[-1]:
            stretches.append([])
    return stretches


def _draw_door(canvas: Canvas, door: Door) -> None:
    row, column = spot_of(door.inside)
    sign = signs.DOOR[door.side.name]
    columns = {"E": [column + 1], "W": [column]}.get(door.side.name, [column, column + 1])
    for place in columns:
        canvas[row, place] = sign, signs.WALL_STYLE


def inner_spots(room: Room) -> Iterator[tuple[Spot, int]]:
    """The lines inside a room: where each begins and how long it is."""
    for row in range(1, room.h - 1):
        top, left = spot_of((room.x, room.y + row))
        yield (top, left + 1), CELL_WIDTH * room.w - 2
