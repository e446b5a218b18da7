"""Donjon Mironton: the level, how the dungeon falls, and the bands that come."""

from __future__ import annotations

import numpy as np

from donjons.core.game import Game
from donjons.games.mironton.state import Ending
from donjons.games.mironton.tables import Family
from donjons.lab.columns import NOTHING, Sight, Text, Values
from donjons.lab.measures.counted import (
    Reader,
    hidden,
    listed,
    number,
    rate,
    share,
    standing_after,
    text,
    total,
)

WATCHED = (5, 10, 15, 20)  # turns after which the level is told
WON = text("in games won", "dans les parties gagnées")
NOT_WON = text("in the others", "dans les autres")
FAMILIES_BOUGHT = [family for family in Family if family != Family.GUARDIAN]


def is_mironton(game: Game) -> bool:
    return game.key == "mironton"


def level_after(turns: int) -> Reader:
    """The dungeon's level after so many turns, of games that lasted so long."""
    return lambda sight: standing_after(sight, turns)[:, 0]


def level_title(turns: int) -> Text:
    return text(f"Level after turn {turns}", f"Niveau après le tour {turns}")


LEVELS = listed(
    "levels",
    text("The dungeon's level", "Le niveau du donjon"),
    text("The level after some turns, and at the end.", "Le niveau après quelques tours, et à la fin."),
    is_mironton,
    [
        *(number(f"after_{turns}", level_title(turns), level_after(turns)) for turns in WATCHED),
        number("end", text("Level at the end", "Niveau à la fin"), lambda sight: sight.seen.states["level"]),
    ],
)


def fallen(sight: Sight, values: Values) -> Values:
    """Something of the games in which the dungeon fell."""
    return np.where(sight.seen.states["ending"] == Ending.FALLEN, values, NOTHING)


def in_the_heart(sight: Sight) -> Values:
    """[game, band] the bands that stand in the Heart at the end."""
    states = sight.seen.states
    there = np.arange(states["band_serial"].shape[1]) < states["bands"][:, None]
    found: Values = there & (states["band_place"] == sight.setting.rules[0]["heart"])
    return found


def figures_in_the_heart(sight: Sight) -> Values:
    count: Values = (in_the_heart(sight) * sight.seen.states["band_figures"]).sum(axis=1)
    return fallen(sight, count)


def value_in_the_heart(sight: Sight) -> Values:
    value: Values = (in_the_heart(sight) * sight.seen.states["band_value"]).sum(axis=1)
    return fallen(sight, value)


FALLS = listed(
    "falls",
    text("How the dungeon falls", "Comment le donjon tombe"),
    text(
        "How often adventurers enter the Heart, and who stood in it when the dungeon fell.",
        "Combien de fois des aventuriers entrent dans le Cœur, et qui s'y tenait quand le donjon est tombé.",
    ),
    is_mironton,
    [
        number("reached", text("Entries into the Heart", "Entrées dans le Cœur"), total("reached")),
        number("sacks", text("Sacks of the purse", "Sacs de la bourse"), total("sack")),
        number(
            "turn", text("Turn of the fall", "Tour de la chute"), lambda sight: fallen(sight, sight.seen.states["turn"])
        ),
        number(
            "figures",
            text("Adventurers in the Heart at the fall", "Aventuriers dans le Cœur à la chute"),
            figures_in_the_heart,
        ),
        number("value", text("What they were worth", "Ce qu'ils valaient"), value_in_the_heart),
    ],
)


BANDS = listed(
    "bands",
    text("Bands of adventurers", "Bandes d'aventuriers"),
    text(
        "How many bands come, are wiped out, leave and come back; how many turns pass from coming to death. Of the "
        "open dice: bands of more than 5 figures (3 to 5 need none) and bands 2 levels or more above the dungeon.",
        "Combien de bandes viennent, sont anéanties, sortent et reviennent ; combien de tours de l'arrivée à la mort. "
        "Des dés ouverts : les bandes de plus de 5 figurines (3 à 5 n'en demandent pas) et celles de 2 niveaux ou plus "
        "au-dessus du donjon.",
    ),
    is_mironton,
    [
        number("came", text("Bands that came", "Bandes venues"), total("band")),
        hidden("bands", total("band")),
        hidden("left_all", total("left")),
        hidden("dead", total("killed")),
        share("killed", "bands", text("Wiped out", "Anéanties"), total("killed"), is_main=True),
        rate("left", "bands", text("Times that a band leaves", "Fois qu'une bande sort"), total("left")),
        share("back", "left_all", text("Of those that left: came back", "De celles sorties : revenues"), total("back")),
        rate(
            "life",
            "dead",
            text("Turns from coming to being wiped out", "Tours de l'arrivée à l'anéantissement"),
            total("killed_age"),
        ),
        share("large", "bands", text("Of more than 5 figures", "De plus de 5 figurines"), total("large_band")),
        number("largest", text("Figures of the largest", "Figurines de la plus grande"), total("largest_band")),
        share(
            "high",
            "bands",
            text("2 levels or more above the dungeon", "2 niveaux ou plus au-dessus du donjon"),
            total("high_band"),
        ),
        number(
            "highest",
            text("Levels of the highest above the dungeon", "Niveaux de la plus haute au-dessus du donjon"),
            total("highest_band"),
        ),
    ],
)
