"""The Barons family: the die, what its bonus is spent on, and the recruits that it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import polars as pl

from donjons.core.game import Game, Setting
from donjons.engines.watcher import LineUp
from donjons.games.barons.counts import FACES
from donjons.games.barons.state import SEATS
from donjons.lab.columns import NOTHING, Sight, Values
from donjons.lab.estimates import Estimate
from donjons.lab.measures.barons_turns import has_bonus, is_barons
from donjons.lab.measures.counted import (
    WORTH,
    Figure,
    Reader,
    extended,
    hidden,
    listed,
    more,
    number,
    of_winner,
    rate,
    share,
    text,
    total,
    worth,
)
from donjons.lab.measures.luck import explained


def rolls_each_turn(game: Game) -> bool:
    return is_barons(game) and game.key != "co-2023"


def by_face(word: str) -> Reader:
    """Of each game: how often this was counted, whatever the face."""
    return total(*(f"{word}_{face}" for face in FACES))


def mean_faces(sight: Sight) -> Values:
    """[game, seat] the mean face that each seat rolled; nothing for a seat that did not roll."""
    rolls = np.stack([sight.count(f"face_{face}") for face in FACES], axis=2)
    times = rolls.sum(axis=2)
    return np.where(times > 0, rolls @ np.array(FACES) / np.maximum(times, 1), NOTHING)


def of_face(face: int) -> list[Figure]:
    title = text(f"Face {face}", f"Face {face}")
    return [
        share(f"face_{face}", "rolls", title, total(f"face_{face}")),
        number(f"face_{face}_worth", extended(title, WORTH), lambda sight: worth(sight, f"face_{face}")),
    ]


def of_seat(seat: int) -> list[Figure]:
    """What the luck share is computed of."""
    mean = hidden(f"mean_{seat + 1}", lambda sight: mean_faces(sight)[:, seat])
    payoff = hidden(f"payoff_{seat + 1}", lambda sight: sight.seen.payoffs[:, seat])
    return [replace(mean, players=seat + 1), replace(payoff, players=seat + 1)]


def derive(games: pl.DataFrame, setting: Setting, line_up: LineUp) -> Sequence[Estimate]:
    title = text("Share of the result that mean faces explain", "Part du résultat qu'expliquent les faces moyennes")
    return explained(games, setting, "die_mean", "die_payoff", "die_luck_share", title)


DIE = replace(
    listed(
        "die",
        text("The die: use and worth", "Le dé : usage et valeur"),
        text(
            "How often each face came up, and how many more the winner had; the mean face of the winner beside that of "
            "the others. How much of the spread of results the mean faces explain: 0 % nothing, 100 % everything "
            "(see `luck` for all that chance does).",
            "La fréquence de chaque face, et combien de plus en a eu le vainqueur ; la face moyenne du vainqueur à "
            "côté de celle des autres. La part de la dispersion des résultats qu'expliquent les faces moyennes : 0 % "
            "rien, 100 % tout (voir `luck` pour tout ce que fait le hasard).",
        ),
        is_barons,
        [
            hidden("rolls", by_face("face")),
            *(figure for face in FACES for figure in of_face(face)),
            replace(
                share("unused", "rolls", text("Rolls left unused", "Jets inutilisés"), by_face("unused")),
                fits=rolls_each_turn,
            ),
            number(
                "winners",
                text("Mean face of the winner", "Face moyenne du vainqueur"),
                lambda sight: of_winner(sight, mean_faces(sight)),
            ),
            number(
                "winners_more",
                text("... more than that of the others", "... de plus que celle des autres"),
                lambda sight: more(sight, mean_faces(sight)),
            ),
            *(figure for seat in range(SEATS) for figure in of_seat(seat)),
        ],
    ),
    derive=derive,
)

USES = {
    "bonus_move": text("for a longer move", "pour un plus long déplacement"),
    "bonus_recruit": text("for a better recruitment", "pour un meilleur recrutement"),
    "bonus_order": text("for a second order", "pour un deuxième ordre"),
    "unused": text("unused", "inutilisé"),
}


def of_use(word: str) -> list[Figure]:
    title = USES[word]
    whole = text(title["en"].capitalize(), title["fr"].capitalize())
    return [
        share(word, "turns", whole, by_face(word), is_main=word == "unused"),
        *(
            share(
                f"{word}_{face}",
                f"face_{face}",
                text(f"With a {face}: {title['en']}", f"Avec un {face} : {title['fr']}"),
                total(f"{word}_{face}"),
            )
            for face in FACES
        ),
    ]


BONUS = listed(
    "bonus",
    text("The bonus of the die", "Le bonus du dé"),
    text(
        "What the bonus of a turn was spent on, as a share of all turns, and of those with each face.",
        "À quoi sert le bonus du tour, en part de tous les tours, et de ceux avec chaque face.",
    ),
    has_bonus,
    [
        hidden("turns", total("turn")),
        *(hidden(f"face_{face}", total(f"face_{face}")) for face in FACES),
        *(figure for word in USES for figure in of_use(word)),
    ],
)


def with_face(face: int) -> list[Figure]:
    title = text(f"With a {face} of the die: troops", f"Avec un {face} du dé : troupes")
    return [
        hidden(f"times_{face}", total(f"die_recruit_{face}")),
        rate(f"with_{face}", f"times_{face}", title, total(f"die_recruited_{face}")),
    ]


def in_the_field(sight: Sight) -> Values:
    troops: Values = by_face("die_recruited")(sight) - total("donjon_recruited")(sight)
    return troops


RECRUITS = listed(
    "recruits",
    text("Recruits", "Recrues"),
    text(
        "What recruitments bring: in all, with each face of the die, on an own donjon and elsewhere. A recruitment "
        "among enemy troops is a skirmish.",
        "Ce que rapportent les recrutements : en tout, avec chaque face du dé, sur un donjon à soi et ailleurs. Un "
        "recrutement parmi des troupes ennemies est une escarmouche.",
    ),
    is_barons,
    [
        hidden("times", total("recruit")),
        hidden("turns", total("turn")),
        hidden("die", by_face("die_recruit")),
        hidden("losses", total("killed")),
        rate("each", "times", text("Troops from a recruitment", "Troupes par recrutement"), total("recruited"), True),
        rate("turn", "turns", text("Troops in a turn", "Troupes par tour"), total("recruited")),
        *(figure for face in FACES for figure in with_face(face)),
        hidden("donjon_times", total("donjon_recruit")),
        hidden("field_times", lambda sight: by_face("die_recruit")(sight) - total("donjon_recruit")(sight)),
        rate(
            "donjon",
            "donjon_times",
            text("On an own donjon: troops", "Sur un donjon à soi : troupes"),
            total("donjon_recruited"),
        ),
        rate("field", "field_times", text("Elsewhere: troops", "Ailleurs : troupes"), in_the_field),
        replace(
            share("plain", "times", text("Without the bonus", "Sans le bonus"), total("plain_recruit")), fits=has_bonus
        ),
        replace(
            share(
                "poor",
                "die",
                text("With the bonus: on a tile that brings more", "Avec le bonus : sur une tuile qui rapporte plus"),
                total("poor_recruit"),
            ),
            fits=has_bonus,
        ),
        replace(
            share("by_knights", "times", text("By a knight", "Par un chevalier"), total("knight_recruit")),
            fits=has_bonus,
        ),
        replace(
            share("skirmishes", "times", text("Skirmishes", "Escarmouches"), total("recruit_skirmish")), fits=has_bonus
        ),
        replace(
            share(
                "to_recruits",
                "losses",
                text("Of the enemies' losses: to recruits", "Des pertes ennemies : face à des recrues"),
                total("recruit_kills"),
            ),
            fits=has_bonus,
        ),
    ],
)
