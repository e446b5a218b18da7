"""A canvas of characters on which hexagons are outlined: lines that meet are joined by the right box character."""

from __future__ import annotations

from itertools import pairwise

from donjons.core.drawing import Canvas as Cells
from donjons.core.drawing import Drawing, Span, lines_of, write
from donjons.games.barons.picture_signs import LINE_STYLE

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
JOINTS = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"  # indexed by the sides that lines leave a cell through

# A pointy-top hexagon in two steps: 11 columns of room in its two middle rows, 5 in the rows above and below.
WIDTH, HEIGHT = 12, 4  # from one hexagon to the next in a row, and from row to row
CORNERS = ((0, 3), (0, 9), (1, 9), (1, 12), (4, 12), (4, 9), (5, 9), (5, 3), (4, 3), (4, 0), (1, 0), (1, 3), (0, 3))


class Canvas:
    def __init__(self) -> None:
        self._lines: dict[tuple[int, int], int] = {}
        self._texts: Cells = {}

    def outline(self, row: int, column: int) -> None:
        """A hexagon in a box with this upper left corner; neighbours share their sides."""
        for (row_a, column_a), (row_b, column_b) in pairwise(CORNERS):
            self._line(row + row_a, column + column_a, row + row_b, column + column_b)

    def _line(self, row: int, column: int, last_row: int, last_column: int) -> None:
        down, right = _sign(last_row - row), _sign(last_column - column)
        leaves, enters = {(0, 1): (RIGHT, LEFT), (0, -1): (LEFT, RIGHT), (1, 0): (DOWN, UP), (-1, 0): (UP, DOWN)}[
            down, right
        ]
        while (row, column) != (last_row, last_column):
            self._join(row, column, leaves)
            row, column = row + down, column + right
            self._join(row, column, enters)

    def _join(self, row: int, column: int, side: int) -> None:
        self._lines[row, column] = self._lines.get((row, column), 0) | side

    def centre(self, row: int, column: int, room: int, spans: list[Span]) -> None:
        """Spans of text in the middle of so much room."""
        column += (room - sum(len(span.text) for span in spans)) // 2
        write(self._texts, (row, column), spans)

    def drawing(self) -> Drawing:
        cells = {place: (JOINTS[sides], LINE_STYLE) for place, sides in self._lines.items()} | self._texts
        return lines_of(cells, max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
