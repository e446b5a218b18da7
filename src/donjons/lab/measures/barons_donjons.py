"""The Barons family: donjons, what they stand on, and the points they make."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from donjons.core.game import Game
from donjons.core.verbs import NOBODY
from donjons.games.barons.state import KINDS, SEATS
from donjons.lab.columns import NOTHING, Column, Kind, Sight, Values
from donjons.lab.measures.barons_turns import has_bonus, is_barons
from donjons.lab.measures.counted import Figure, Reader, hidden, listed, number, rate, share, text, total, used

BUILT = [f"built_{kind}" for kind in range(KINDS)]


def has_objectives(game: Game) -> bool:
    return game.key == "co-2023"


def standing(sight: Sight) -> Values:
    """Donjons on the board at the end."""
    count: Values = (sight.seen.states["donjon"] != NOBODY).sum(axis=1)
    return count


def kinds_of(sight: Sight, seat: int) -> Values:
    """[game, kind] a seat's donjons at the end by the kind of their tiles."""
    mine = sight.seen.states["donjon"] == seat
    return np.stack([(mine & (sight.seen.states["kind"] == kind)).sum(axis=1) for kind in range(KINDS)], axis=1)


def points(sight: Sight) -> tuple[Values, Values]:
    """[game, seat] points from tiles, and from diversity."""
    rules = sight.setting.rules[0]
    held = np.stack([kinds_of(sight, seat) for seat in range(sight.setting.players)], axis=1)
    return held @ rules["tile_points"], rules["diversity_bonus"][(held > 0).sum(axis=2)]


def all_points(sight: Sight) -> Values:
    """[game, seat]"""
    tiles, diversity = points(sight)
    return tiles + diversity


def of_winner(sight: Sight, values: Values) -> Values:
    """What the sole winner has of something; nothing where there is none."""
    wins = sight.wins()
    return np.where(wins.max(axis=1) == 1, (wins * values).sum(axis=1), NOTHING)


def margin(sight: Sight) -> Values:
    """How far the second is behind the first, in points."""
    ordered = np.sort(all_points(sight), axis=1)
    behind: Values = ordered[:, -1] - ordered[:, -2]
    return behind


def won_with(bonus: int) -> Figure:
    """The share of the sole winners who had so many points of diversity."""
    title = text(f"Winners with {bonus} points of diversity", f"Vainqueurs avec {bonus} points de diversité")

    def read(sight: Sight) -> Values:
        had = of_winner(sight, points(sight)[1])
        return np.where(np.isnan(had), NOTHING, had == bonus)

    return Figure(Column(f"won_with_{bonus}", title, Kind.SHARE), read)


DONJONS = listed(
    "donjons",
    text("Donjons", "Donjons"),
    text(
        "How many donjons all seats together build, lose and take in a game, how long one stands, and on what kinds of "
        "tile. The random placement of the published study leaves about 10 on the board.",
        "Combien de donjons toutes les places ensemble construisent, perdent et prennent dans une partie, combien de "
        "temps l'un tient, et sur quelles sortes de tuiles. Le placement au hasard de l'étude publiée en laisse "
        "environ 10.",
    ),
    is_barons,
    [
        number("standing", text("On the board at the end", "Sur le plateau à la fin"), standing),
        hidden("built", total(*BUILT)),
        number("all_built", text("Built", "Construits"), total(*BUILT)),
        number("unbuilt", text("Taken down by their owners", "Déconstruits par leurs propriétaires"), total("unbuild")),
        number("razed", text("Razed", "Rasés"), total("razed")),
        number("captured", text("Captured", "Capturés"), total("captured")),
        share(
            "fall", "built", text("Of those built: razed", "De ceux construits : rasés"), total("razed"), is_main=True
        ),
        share(
            "raze_send",
            "razes",
            text("Of the razes: by a dispersal", "Des rasages : par dispersion"),
            total("raze_send"),
        ),
        hidden("razes", total("razed")),
        rate(
            "rounds_standing",
            "built",
            text("Rounds that a donjon stands", "Tours de table que tient un donjon"),
            total("donjon_turns"),
        ),
        share(
            "rebuilt",
            "razes",
            text("Of the razes: a donjon built in the same turn", "Des rasages : un donjon construit au même tour"),
            total("built_after_raze"),
        ),
        rate(
            "besiegers",
            "turns",
            text("Troops waiting on enemy donjons, per turn", "Troupes en attente sur des donjons ennemis, par tour"),
            total("besieging"),
        ),
        hidden("turns", total("turn")),
    ],
)

TILES = used(
    "tiles",
    text("Kinds of tile: use and worth", "Sortes de tuiles : usage et valeur"),
    text(
        "How many donjons a seat builds on each kind of tile, and how many more the winner.",
        "Combien de donjons une place construit sur chaque sorte de tuile, et combien de plus le vainqueur.",
    ),
    is_barons,
    {
        word: text(f"Donjons on tiles of kind {kind}", f"Donjons sur les tuiles de sorte {kind}")
        for kind, word in enumerate(BUILT)
    },
)

POINTS = listed(
    "points",
    text("Points at the end", "Points à la fin"),
    text(
        "The points of all seats at the end, the winner's, from tiles and from diversity, and how far the second is "
        "behind.",
        "Les points de toutes les places à la fin, ceux du vainqueur, des tuiles et de la diversité, et le retard du "
        "second.",
    ),
    is_barons,
    [
        number("winner", text("The winner's", "Ceux du vainqueur"), lambda sight: of_winner(sight, all_points(sight))),
        number(
            "tiles",
            text("The winner's from tiles", "Ceux des tuiles du vainqueur"),
            lambda sight: of_winner(sight, points(sight)[0]),
        ),
        number(
            "all", text("All seats together", "Toutes les places ensemble"), lambda sight: all_points(sight).sum(axis=1)
        ),
        number("margin", text("Between first and second", "Entre premier et second"), margin),
    ],
)

DIVERSITY = listed(
    "diversity",
    text("Ways to win: diversity", "Façons de gagner : la diversité"),
    text(
        "How many of the winners had each bonus for different kinds of tile (16 + 0, 14 + 2, 13 + 3, 12 + 4 with two "
        "players).",
        "Combien de vainqueurs avaient chaque bonus de diversité (16 + 0, 14 + 2, 13 + 3, 12 + 4 à deux).",
    ),
    has_bonus,
    [won_with(bonus) for bonus in (0, 2, 3, 4)],
)


def of_seat(word: str, seat: int) -> Reader:
    return lambda sight: sight.count(word)[:, seat]


def lost(seat: int) -> Figure:
    return replace(hidden(f"lost_{seat + 1}", of_seat("razed", seat)), players=seat + 1)


def razed_by(victim: int, razer: int) -> Figure:
    who, whom = razer + 1, victim + 1
    title = text(f"Of seat {whom}, by seat {who}", f"De la place {whom}, par la place {who}")
    found = share(f"of_{whom}_by_{who}", f"lost_{whom}", title, of_seat(f"razed_by_{who}", victim))
    return replace(found, players=max(who, whom))


RAZERS = listed(
    "razers",
    text("Who razes whom", "Qui rase qui"),
    text(
        "Of the donjons a seat loses, the share that each other seat razed: who is spared, and who makes kings.",
        "Des donjons que perd une place, la part que chaque autre a rasée : qui est épargné, et qui fait les rois.",
    ),
    is_barons,
    [
        *(lost(seat) for seat in range(SEATS)),
        *(razed_by(victim, razer) for victim in range(SEATS) for razer in range(SEATS) if razer != victim),
    ],
)


OBJECTIVES = listed(
    "objectives",
    text("Objectives", "Objectifs"),
    text(
        "How many donjons stand on objectives, in the mean over the turns, and how many are built beside them.",
        "Combien de donjons occupent des objectifs, en moyenne sur les tours, et combien sont construits ailleurs.",
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
        share(
            "off",
            "built",
            text("Donjons built off objectives", "Donjons construits hors des objectifs"),
            total("built_0"),
            is_main=True,
        ),
    ],
)
