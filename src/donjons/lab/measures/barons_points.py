"""The Barons family: the points that donjons make, and who reaches the target."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from donjons.core.verbs import NOBODY
from donjons.games.barons.end import Ending
from donjons.games.barons.state import KINDS
from donjons.lab.columns import NOTHING, Sight, Values
from donjons.lab.measures.barons_donjons import has_objectives
from donjons.lab.measures.barons_turns import has_bonus, is_barons
from donjons.lab.measures.counted import Figure, listed, number, of_winner, share_of_games, text, wins_of


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


def margin(sight: Sight) -> Values:
    """How far the second is behind the first, in points."""
    ordered = np.sort(all_points(sight), axis=1)
    behind: Values = ordered[:, -1] - ordered[:, -2]
    return behind


def trigger(sight: Sight) -> Values:
    """The seat that first reached the target, or NOBODY: it began the last round, or made the last step."""
    begun = sight.count("trigger")
    last = np.where(sight.seen.endings == Ending.TARGET, sight.seen.states["seat"], NOBODY)
    return np.where(begun.any(axis=1), begun.argmax(axis=1), last)


def won_with(bonus: int) -> Figure:
    """The share of the sole winners who had so many points of diversity."""
    title = text(f"Winners with {bonus} points of diversity", f"Vainqueurs avec {bonus} points de diversité")

    def read(sight: Sight) -> Values:
        had = of_winner(sight, points(sight)[1])
        return np.where(np.isnan(had), NOTHING, had == bonus)

    return share_of_games(f"won_with_{bonus}", title, read)


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
        replace(
            share_of_games(
                "trigger_wins",
                text("Whoever first reaches the target wins", "Qui atteint l'objectif le premier gagne"),
                lambda sight: wins_of(sight, trigger(sight)),
            ),
            fits=has_objectives,
        ),
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
