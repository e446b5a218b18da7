"""Steps as text and back (§13.1)."""

from __future__ import annotations

import re
from functools import cache

from donjons.core.errors import BadNotation
from donjons.games.barons.edition import Words
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
LONGEST_SHOWN = 40
COMMON = ("roll", "move", "order", "run", "done", "end")  # forms that every edition has


@cache
def grammar(forms: tuple[str, ...], knight: str, draw: str) -> dict[str, re.Pattern[str]]:
    """The forms of an edition's steps; only where there is a bonus are there marks for it."""
    star, plus = (r"(\*?)", r"(\+?)") if "bonus" in forms else ("()", "()")
    patterns = {
        "tile": rf"@t{TILE}=([0-{KINDS - 1}])",
        "mountain": rf"@m{TILE}",
        "objective": rf"@o{TILE}",
        "neutral": rf"@{draw}{TILE}",
        "baron": rf"@b{COLOUR}={TILE}",
        "knight": rf"@{draw}{COLOUR}={TILE}",
        "roll": r"@([1-6])",
        "pick": rf"pick:{COLOUR}",
        "move": rf"(B|{knight}){TILE}-{TILE}{star}",
        "order": rf"{plus}([RCXDG]){TILE}{star}",
        "run": rf"([1-9][0-9]{{0,5}})([<>]){TILE}",
        "capture": rf"!{TILE}",
        "done": r"\.",
        "end": r"=",
    }
    return {name: re.compile(patterns[name]) for name in (*forms, *COMMON) if name in patterns}


def parse(words: Words, token: str, tiles: int) -> int:
    """The code of a step on a board of so many tiles; BadNotation when the text is no step at all."""
    for name, pattern in grammar(words.grammar, words.knight, words.draw).items():
        match = pattern.fullmatch(token)
        if match:
            return _step(name, match.groups(), token, tiles)
    raise BadNotation(f"{token[:LONGEST_SHOWN]!r} is no step: write it like B9-10, R9, C9, D9, 3>10, G9, 2<10, . or =.")


def _step(name: str, parts: tuple[str, ...], token: str, tiles: int) -> int:
    def tile(text: str) -> int:
        if int(text) > tiles:
            raise BadNotation(f"{token!r} names tile {text}, but the board has tiles 1 to {tiles}.")
        return int(text) - 1

    match name, parts:
        case "tile", (place, kind):
            return encode(Kind.TILE, tile(place), int(kind), 0, 0)
        case (("mountain" | "objective" | "neutral" | "capture"), (place,)):
            return encode(Kind[name.upper()], tile(place), 0, 0, 0)
        case (("baron" | "knight"), (colour, place)):
            return encode(Kind[name.upper()], tile(place), COLOURS.index(colour), 0, 0)
        case "roll", (face,):
            return encode(Kind.ROLL, 0, 0, int(face), 0)
        case "pick", (colour,):
            return encode(Kind.PICK, 0, COLOURS.index(colour), 0, 0)
        case "move", (piece, start, end, star):
            kind_of_piece = Kind.MOVE_BARON if piece == "B" else Kind.MOVE_KNIGHT
            return encode(kind_of_piece, tile(start), tile(end), 0, STAR if star else 0)
        case "order", (plus, order, place, star):
            if star and order != "R":
                raise BadNotation(f"{token!r} is no step: only moves and recruitments carry the mark *.")
            return encode(ORDERS[order], tile(place), 0, 0, (PLUS if plus else 0) | (STAR if star else 0))
        case "run", (count, arrow, place):
            kind_of_run = Kind.SEND if arrow == ">" else Kind.PULL
            return encode(kind_of_run, tile(place), 0, min(int(count), MOST_COUNT), 0)
    return encode(Kind.DONE if name == "done" else Kind.END, 0, 0, 0, 0)


def write(words: Words, step: int) -> str:
    """The token of a step."""
    kind, tile, other = Kind(kind_of(step)), tile_of(step) + 1, other_of(step)
    star = "*" if is_starred(step) else ""
    plus = "+" if is_second(step) else ""
    match kind:
        case Kind.TILE:
            return f"@t{tile}={other}"
        case Kind.MOUNTAIN:
            return f"@m{tile}"
        case Kind.OBJECTIVE:
            return f"@o{tile}"
        case Kind.NEUTRAL:
            return f"@{words.draw}{tile}"
        case Kind.BARON:
            return f"@b{COLOURS[other]}={tile}"
        case Kind.KNIGHT:
            return f"@{words.draw}{COLOURS[other]}={tile}"
        case Kind.ROLL:
            return f"@{count_of(step)}"
        case Kind.PICK:
            return f"pick:{COLOURS[other]}"
        case Kind.MOVE_BARON:
            return f"B{tile}-{other + 1}{star}"
        case Kind.MOVE_KNIGHT:
            return f"{words.knight}{tile}-{other + 1}{star}"
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
