"""The Barons family: orders, what turns are made of, and pairs of orders."""

from __future__ import annotations

from collections.abc import Callable

from donjons.core.game import Game
from donjons.games.barons.counts import ORDERS as ORDER_WORDS
from donjons.games.barons.game import Barons
from donjons.lab.measures.counted import (
    WORTH,
    Figure,
    extended,
    hidden,
    listed,
    number,
    share,
    text,
    total,
    used,
    worth,
)


def is_barons(game: Game) -> bool:
    return isinstance(game, Barons)


def has_bonus(game: Game) -> bool:
    return game.key == "barons-2025"


def has_kind(kind: int) -> Callable[[Game], bool]:
    """Has an edition tiles of this kind?"""
    return lambda game: kind in KINDS_OF.get(game.key, ())


KINDS_OF = {"co-2023": range(2), "barons-2024": range(5), "barons-2025": range(1, 5)}


ORDERS = used(
    "orders",
    text("Moves and orders: use and worth", "Déplacements et ordres : usage et valeur"),
    text(
        "How often a seat makes each move and gives each order in a game, and how much more often the winner did than "
        "the others. That the winner did something more often does not prove that it made him win.",
        "Combien de fois une place fait chaque déplacement et donne chaque ordre dans une partie, et combien de fois "
        "de plus le vainqueur. Que le vainqueur l'ait fait plus souvent ne prouve pas que cela l'ait fait gagner.",
    ),
    is_barons,
    {
        "move_baron": text("Moves of the baron", "Déplacements du baron"),
        "move_knight": text("Moves of knights", "Déplacements de chevaliers"),
        "recruit": text("Recruitments", "Recrutements"),
        "build": text("Constructions", "Constructions"),
        "unbuild": text("Demolitions", "Déconstructions"),
        "disperse": text("Dispersals", "Dispersions"),
        "gather": text("Gathers", "Concentrations"),
        "captured": text("Captures", "Captures"),
    },
)

SHAPES = {
    "turn_order_move": text("a: an order, then a move", "a : un ordre, puis un déplacement"),
    "turn_move_order": text("b: a move, then an order", "b : un déplacement, puis un ordre"),
    "turn_move_move": text("c: two moves", "c : deux déplacements"),
    "turn_order_order": text("d: two orders", "d : deux ordres"),
    "turn_order": text("e: one order", "e : un seul ordre"),
    "turn_move": text("f: one move", "f : un seul déplacement"),
    "turn_pass": text("nothing", "rien"),
}


def of_shape(word: str) -> list[Figure]:
    title = SHAPES[word]
    return [
        share(word, "turns", title, total(word)),
        number(f"{word}_worth", extended(title, WORTH), lambda sight: worth(sight, word)),
    ]


COMBOS = listed(
    "combos",
    text("What turns are made of: use and worth", "De quoi les tours sont faits : usage et valeur"),
    text(
        "The share of turns with each combination of one or two actions (the letters are those of the 2025 rulebook), "
        "and how many more such turns the winner had.",
        "La part des tours avec chaque combinaison d'une ou deux actions (les lettres sont celles des règles de 2025), "
        "et combien de tels tours de plus a eus le vainqueur.",
    ),
    is_barons,
    [
        hidden("turns", total("turn")),
        *(figure for word in SHAPES for figure in of_shape(word)),
        share(
            "no_move",
            "turns",
            text("Turns without a move", "Tours sans déplacement"),
            total("turn_order", "turn_order_order", "turn_pass"),
        ),
    ],
)

NOUNS = {
    "recruit": text("a recruitment", "un recrutement"),
    "build": text("a construction", "une construction"),
    "unbuild": text("a demolition", "une déconstruction"),
    "disperse": text("a dispersal", "une dispersion"),
    "gather": text("a gather", "une concentration"),
}


def pair(first: str, second: str) -> Figure:
    one, other = NOUNS[first], NOUNS[second]
    title = text(f"{one['en']}, then {other['en']}", f"{one['fr']}, puis {other['fr']}")
    return share(f"{first}_{second}", "pairs", title, total(f"{first}_{second}"))


PAIRS = listed(
    "pairs",
    text("Pairs of orders", "Paires d'ordres"),
    text(
        "Of the turns with two orders, the share with each pair.",
        "Des tours à deux ordres, la part de chaque paire.",
    ),
    has_bonus,
    [
        hidden("pairs", total(*(f"{first}_{second}" for first in ORDER_WORDS for second in ORDER_WORDS))),
        *(pair(first, second) for first in ORDER_WORDS for second in ORDER_WORDS),
    ],
)
