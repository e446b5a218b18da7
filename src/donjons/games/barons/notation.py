"""Steps as text and back (§13.1)."""

from __future__ import annotations

import re

from donjons.core.errors import BadNotation
from donjons.games.barons.state import COLOURS, KINDS
from donjons.games.barons.steps import (
    MOST_COUNT,
    PLUS,
    STAR,
    Kind,
    count_of,
    encode,
    is_second,
    is_starred,
    kind_of,
    other_of,
    tile_of,
)

TILE = r"([1-9][0-9]?)"
COLOUR = f"([{COLOURS}])"
ORDERS = {"R": Kind.RECRUIT, "C": Kind.BUILD, "X": Kind.UNBUILD, "D": Kind.DISPERSE, "G": Kind.GATHER}
ORDER_LETTERS = {kind: letter for letter, kind in ORDERS.items()}
MOVES = {"B": Kind.MOVE_BARON, "N": Kind.MOVE_KNIGHT}
MOVE_LETTERS = {kind: letter for letter, kind in MOVES.items()}
LONGEST_SHOWN = 40

GRAMMAR = {
    name: re.compile(pattern)
    for name, pattern in {
        "tile": rf"@t{TILE}=([0-{KINDS - 1}])",
        "mountain": rf"@m{TILE}",
        "baron": rf"@b{COLOUR}={TILE}",
        "knight": rf"@k{COLOUR}={TILE}",
        "roll": r"@([1-6])",
        "pick": rf"pick:{COLOUR}",
        "move": rf"([BN]){TILE}-{TILE}(\*?)",
        "order": rf"(\+?)([RCXDG]){TILE}(\*?)",
        "run": rf"([1-9][0-9]{{0,5}})([<>]){TILE}",
        "capture": rf"!{TILE}",
        "done": r"\.",
        "end": r"=",
    }.items()
}


def parse(token: str, tiles: int) -> int:
    """The code of a step on a board of so many tiles; BadNotation when the text is no step at all."""
    for name, pattern in GRAMMAR.items():
        match = pattern.fullmatch(token)
        if match:
            return _step(name, match.groups(), token, tiles)
    raise BadNotation(
        f"{token[:LONGEST_SHOWN]!r} is no step: write it like B19-20, R19*, C19, D19, 3>26, G19, 2<21, . or =."
    )


def _step(name: str, parts: tuple[str, ...], token: str, tiles: int) -> int:
    def tile(text: str) -> int:
        if int(text) > tiles:
            raise BadNotation(f"{token!r} names tile {text}, but the board has tiles 1 to {tiles}.")
        return int(text) - 1

    match name, parts:
        case "tile", (place, kind):
            return encode(Kind.TILE, tile(place), int(kind), 0, 0)
        case "mountain", (place,):
            return encode(Kind.MOUNTAIN, tile(place), 0, 0, 0)
        case (("baron" | "knight"), (colour, place)):
            kind_of_piece = Kind.BARON if name == "baron" else Kind.KNIGHT
            return encode(kind_of_piece, tile(place), COLOURS.index(colour), 0, 0)
        case "roll", (face,):
            return encode(Kind.ROLL, 0, 0, int(face), 0)
        case "pick", (colour,):
            return encode(Kind.PICK, 0, COLOURS.index(colour), 0, 0)
        case "move", (piece, start, end, star):
            return encode(MOVES[piece], tile(start), tile(end), 0, STAR if star else 0)
        case "order", (plus, order, place, star):
            if star and order != "R":
                raise BadNotation(f"{token!r} is no step: only moves and recruitments carry the mark *.")
            return encode(ORDERS[order], tile(place), 0, 0, (PLUS if plus else 0) | (STAR if star else 0))
        case "run", (count, arrow, place):
            kind_of_run = Kind.SEND if arrow == ">" else Kind.PULL
            return encode(kind_of_run, tile(place), 0, min(int(count), MOST_COUNT), 0)
        case "capture", (place,):
            return encode(Kind.CAPTURE, tile(place), 0, 0, 0)
        case "done", ():
            return encode(Kind.DONE, 0, 0, 0, 0)
    return encode(Kind.END, 0, 0, 0, 0)


def write(step: int) -> str:
    """The token of a step."""
    kind, tile, other = Kind(kind_of(step)), tile_of(step) + 1, other_of(step)
    star = "*" if is_starred(step) else ""
    plus = "+" if is_second(step) else ""
    match kind:
        case Kind.TILE:
            return f"@t{tile}={other}"
        case Kind.MOUNTAIN:
            return f"@m{tile}"
        case Kind.BARON:
            return f"@b{COLOURS[other]}={tile}"
        case Kind.KNIGHT:
            return f"@k{COLOURS[other]}={tile}"
        case Kind.ROLL:
            return f"@{count_of(step)}"
        case Kind.PICK:
            return f"pick:{COLOURS[other]}"
        case Kind.MOVE_BARON | Kind.MOVE_KNIGHT:
            return f"{MOVE_LETTERS[kind]}{tile}-{other + 1}{star}"
        case Kind.SEND:
            return f"{count_of(step)}>{tile}"
        case Kind.PULL:
            return f"{count_of(step)}<{tile}"
        case Kind.CAPTURE:
            return f"!{tile}"
        case Kind.DONE:
            return "."
        case Kind.END:
            return "="
        case _:
            return f"{plus}{ORDER_LETTERS[kind]}{tile}{star}"
