"""Every step code that the notation of an edition can express on a board of so many tiles, by kind of step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import donjons
from donjons.games.barons.edition import Words
from donjons.games.barons.state import KINDS, SEATS
from donjons.games.barons.steps import MOST_COUNT, PLUS, STAR, Kind, encode

MARKS = {
    Kind.MOVE_BARON: (0, STAR),
    Kind.MOVE_KNIGHT: (0, STAR),
    Kind.RECRUIT: (0, STAR, PLUS, STAR | PLUS),
    Kind.BUILD: (0, PLUS),
    Kind.UNBUILD: (0, PLUS),
    Kind.DISPERSE: (0, PLUS),
    Kind.GATHER: (0, PLUS),
}
OF_SOME = (Kind.TILE, Kind.MOUNTAIN, Kind.OBJECTIVE, Kind.NEUTRAL, Kind.BARON, Kind.KNIGHT, Kind.PICK, Kind.CAPTURE)


def words_of(key: str) -> Words:
    game: Any = donjons.game(key)
    words: Words = game.edition.words
    return words


def kinds_of(words: Words) -> list[Kind]:
    """The kinds of step that an edition has."""
    return [kind for kind in Kind if kind not in OF_SOME or kind.name.lower() in words.grammar]


def codes(words: Words, kind: Kind, tiles: int, most: int = MOST_COUNT) -> Iterator[int]:
    """All steps of one kind, with counts up to `most`."""
    others, counts, places = range(1), range(1), range(tiles)
    match kind:
        case Kind.TILE:
            others = range(KINDS)
        case Kind.BARON | Kind.KNIGHT:
            others = range(SEATS)
        case Kind.PICK:
            others, places = range(SEATS), range(1)
        case Kind.ROLL:
            counts, places = range(1, 7), range(1)
        case Kind.MOVE_BARON | Kind.MOVE_KNIGHT:
            others = range(tiles)
        case Kind.SEND | Kind.PULL:
            counts = range(1, most + 1)
        case Kind.DONE | Kind.END:
            places = range(1)
    for tile in places:
        for other in others:
            for count in counts:
                for marks in MARKS.get(kind, (0,)) if "bonus" in words.grammar else (0,):
                    yield encode(kind, tile, other, count, marks)


def all_codes(words: Words, tiles: int, most: int = MOST_COUNT) -> list[int]:
    return [step for kind in kinds_of(words) for step in codes(words, kind, tiles, most)]
