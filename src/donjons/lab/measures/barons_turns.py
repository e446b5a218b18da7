"""The Barons family: orders, what turns are made of, the die and its bonus."""

from __future__ import annotations

from donjons.core.game import Game
from donjons.games.barons.game import Barons
from donjons.lab.measures.counted import hidden, listed, number, share, text, total, used, worth

FACES = range(1, 7)


def is_barons(game: Game) -> bool:
    return isinstance(game, Barons)


def has_bonus(game: Game) -> bool:
    return game.key == "barons-2025"


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
        "capture": text("Captures", "Captures"),
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
COMBOS = listed(
    "combos",
    text("What turns are made of", "De quoi les tours sont faits"),
    text(
        "The share of turns with each combination of one or two actions (the letters are those of the 2025 rulebook).",
        "La part des tours avec chaque combinaison d'une ou deux actions (les lettres sont celles des règles de 2025).",
    ),
    is_barons,
    [hidden("turns", total("turn"))] + [share(word, "turns", title, total(word)) for word, title in SHAPES.items()],
)

DIE = listed(
    "die",
    text("The die", "Le dé"),
    text(
        "How often each face came up, and how much more a recruitment brings because of it; the mean face of the "
        "winner beside that of the others.",
        "La fréquence de chaque face, et ce que rapporte un recrutement ; la face moyenne du vainqueur à côté de celle "
        "des autres.",
    ),
    is_barons,
    [
        hidden("rolls", total(*(f"face_{face}" for face in FACES))),
        *(
            share(f"face_{face}", "rolls", text(f"Face {face}", f"Face {face}"), total(f"face_{face}"))
            for face in FACES
        ),
        hidden("recruitments", total("recruit")),
        number(
            "sixes_worth",
            text("Fives and sixes: more for the winner", "Cinq et six : en plus pour le vainqueur"),
            lambda sight: worth(sight, "face_5") + worth(sight, "face_6"),
        ),
        number(
            "ones_worth",
            text("Ones and twos: more for the winner", "Un et deux : en plus pour le vainqueur"),
            lambda sight: worth(sight, "face_1") + worth(sight, "face_2"),
        ),
    ],
)

BONUS = listed(
    "bonus",
    text("The bonus of the die", "Le bonus du dé"),
    text(
        "What the bonus of a turn was spent on, as a share of all turns, and how often it was left unused with each "
        "face.",
        "À quoi sert le bonus du tour, en part de tous les tours, et combien de fois il reste inutilisé avec chaque "
        "face.",
    ),
    has_bonus,
    [
        hidden("turns", total("turn")),
        share("move", "turns", text("For a longer move", "Pour un plus long déplacement"), total("bonus_move")),
        share(
            "recruit", "turns", text("For a better recruitment", "Pour un meilleur recrutement"), total("bonus_recruit")
        ),
        share("order", "turns", text("For a second order", "Pour un deuxième ordre"), total("bonus_order")),
        share(
            "unused", "turns", text("Unused", "Inutilisé"), total(*(f"unused_{face}" for face in FACES)), is_main=True
        ),
        *(hidden(f"face_{face}", total(f"face_{face}")) for face in FACES),
        *(
            share(
                f"unused_{face}",
                f"face_{face}",
                text(f"Unused with a {face}", f"Inutilisé avec un {face}"),
                total(f"unused_{face}"),
            )
            for face in FACES
        ),
    ],
)
