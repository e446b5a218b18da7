"""The Barons family: donjons, what they stand on, and objectives."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from donjons.core.game import Game
from donjons.core.verbs import NOBODY
from donjons.games.barons.state import KINDS
from donjons.lab.columns import Sight, Values
from donjons.lab.measures.barons_starts import walled_in
from donjons.lab.measures.barons_turns import has_bonus, has_kind, is_barons
from donjons.lab.measures.counted import (
    WORTH,
    Figure,
    Reader,
    extended,
    hidden,
    listed,
    number,
    rate,
    share,
    standing_after,
    text,
    total,
    worth,
)

BUILT = [f"built_{kind}" for kind in range(KINDS)]
WATCHED = (5, 10, 20)  # rounds after which objectives are counted


def has_objectives(game: Game) -> bool:
    return game.key == "co-2023"


def standing(sight: Sight) -> Values:
    """Donjons on the board at the end."""
    count: Values = (sight.seen.states["donjon"] != NOBODY).sum(axis=1)
    return count


DONJONS = listed(
    "donjons",
    text("Donjons", "Donjons"),
    text(
        "How many donjons all seats together build, lose and take in a game, and how long one stands. Donjons that are "
        "captured were razed before. A siege is troops that wait on an enemy donjon at the end of a turn. The random "
        "placement of the published study leaves about 10 on the board.",
        "Combien de donjons toutes les places ensemble construisent, perdent et prennent dans une partie, et combien "
        "de temps l'un tient. Un donjon capturé a d'abord été rasé. Un siège : des troupes qui attendent sur un donjon "
        "ennemi à la fin d'un tour. Le placement au hasard de l'étude publiée en laisse environ 10.",
    ),
    is_barons,
    [
        hidden("built", total(*BUILT)),
        hidden("razes", total("razed")),
        hidden("raze_turns", total("raze_turn")),
        hidden("risen", total(*BUILT, "captured")),
        hidden("sieges", total("siege")),
        hidden("siege_turns", total("siege_turns")),
        number("standing", text("On the board at the end", "Sur le plateau à la fin"), standing),
        number("all_built", text("Built", "Construits"), total(*BUILT)),
        number("unbuilt", text("Taken down by their owners", "Déconstruits par leurs propriétaires"), total("unbuild")),
        number("razed", text("Razed", "Rasés"), total("razed")),
        share(
            "fall", "built", text("Of those built: razed", "De ceux construits : rasés"), total("razed"), is_main=True
        ),
        share(
            "raze_send",
            "razes",
            text("Of the razes: by a dispersal", "Des rasages : par dispersion"),
            total("raze_send"),
        ),
        replace(
            share("captures", "razes", text("Of the razes: captured", "Des rasages : capturés"), total("captured")),
            fits=has_bonus,
        ),
        rate(
            "rounds_standing",
            "risen",
            text("Rounds that a donjon stands", "Tours de table que tient un donjon"),
            total("donjon_turns"),
        ),
        replace(
            share(
                "rebuilt",
                "raze_turns",
                text(
                    "Of the turns with a raze: a donjon built after it",
                    "Des tours avec rasage : un donjon construit après",
                ),
                total("built_after_raze"),
            ),
            fits=has_bonus,
        ),
        number("sieges_number", text("Sieges in a game", "Sièges dans une partie"), total("siege")),
        rate("siege", "sieges", text("Turns that a siege lasts", "Tours que dure un siège"), total("siege_turns")),
        rate("waiting", "siege_turns", text("Troops that wait in it", "Troupes qui y attendent"), total("besieging")),
    ],
)


def points_on(kind: int) -> Reader:
    return lambda sight: tile_points(sight)[:, kind]


def tile_points(sight: Sight) -> Values:
    """[game, kind] the points that all donjons on this kind of tile are worth at the end."""
    states = sight.seen.states
    there = states["donjon"] != NOBODY
    counts = np.stack([(there & (states["kind"] == kind)).sum(axis=1) for kind in range(KINDS)], axis=1)
    points: Values = counts * sight.setting.rules[0]["tile_points"]
    return points


def of_kind(kind: int) -> list[Figure]:
    title = text(f"Donjons on tiles of kind {kind}", f"Donjons sur les tuiles de sorte {kind}")
    razed = extended(title, text("razed", "rasés"))
    unbuilt = extended(title, text("taken down", "déconstruits"))
    points = text(
        f"Of all points at the end: on tiles of kind {kind}",
        f"De tous les points à la fin : sur les tuiles de sorte {kind}",
    )
    figures = [
        number(f"{BUILT[kind]}_use", title, lambda sight: sight.count(BUILT[kind]).mean(axis=1)),
        number(f"{BUILT[kind]}_worth", extended(title, WORTH), lambda sight: worth(sight, BUILT[kind])),
        hidden(f"on_{kind}", total(BUILT[kind])),
        share(f"razed_{kind}", f"on_{kind}", razed, total(f"razed_on_{kind}")),
        share(f"points_{kind}", "points", points, points_on(kind)),
    ]
    taken_down = share(f"unbuilt_{kind}", f"on_{kind}", unbuilt, total(f"unbuilt_{kind}"))
    return [
        *(replace(figure, fits=has_kind(kind)) for figure in figures),
        replace(taken_down, fits=lambda game: has_kind(kind)(game) and may_unbuild(game)),
    ]


def may_unbuild(game: Game) -> bool:
    return is_barons(game) and game.key != "co-2023"


TILES = listed(
    "tiles",
    text("Kinds of tile: use and worth", "Sortes de tuiles : usage et valeur"),
    text(
        "How many donjons a seat builds on each kind of tile, and how many more the winner; how many of them are razed "
        "or taken down, and the part that each kind has in the points from tiles.",
        "Combien de donjons une place construit sur chaque sorte de tuile, et combien de plus le vainqueur ; combien "
        "sont rasés ou déconstruits, et la part de chaque sorte dans les points des tuiles.",
    ),
    is_barons,
    [
        hidden("points", lambda sight: tile_points(sight).sum(axis=1)),
        *(figure for kind in range(KINDS) for figure in of_kind(kind)),
    ],
)


def held_after(rounds: int) -> Figure:
    """The objectives that all seats together hold, of games that lasted longer; they are the points of this game."""

    def read(sight: Sight) -> Values:
        points = sight.setting.rules[0]["tile_points"][1]
        held: Values = standing_after(sight, rounds).sum(axis=1) / points
        return held

    title = text(f"Objectives held after {rounds} rounds", f"Objectifs tenus après {rounds} tours")
    return number(f"after_{rounds}", title, read)


OBJECTIVES = listed(
    "objectives",
    text("Objectives", "Objectifs"),
    text(
        "How many objectives are held, in the mean over the turns and after some rounds, and whether the one in the "
        "middle is (with objectives_mode = fixed the others are the corners); how many donjons are built beside them; "
        "objectives that mountains wall in, so that nobody can come there.",
        "Combien d'objectifs sont tenus, en moyenne sur les tours et après quelques tours de table, et si celui du "
        "milieu l'est (avec objectives_mode = fixed les autres sont les coins) ; combien de donjons sont construits "
        "ailleurs ; les objectifs murés par des montagnes, où personne ne peut venir.",
    ),
    has_objectives,
    [
        hidden("turns", total("turn")),
        hidden("built", total(*BUILT)),
        rate(
            "held",
            "turns",
            text("Objectives that a seat holds, per turn", "Objectifs que tient une place, par tour"),
            total("objective_turns"),
        ),
        rate(
            "centre",
            "turns",
            text("... the one in the middle", "... celui du milieu"),
            total("centre_turns"),
        ),
        *(held_after(rounds) for rounds in WATCHED),
        share(
            "off",
            "built",
            text("Donjons built off objectives", "Donjons construits hors des objectifs"),
            total("built_0"),
            is_main=True,
        ),
        number("walled_in", text("Objectives that are walled in", "Objectifs murés"), walled_in),
    ],
)
