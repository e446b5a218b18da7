"""The Barons family: troops that are lost, and how short they become."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from donjons.games.barons.counts import ROUNDS
from donjons.lab.columns import NOTHING, Sight, Values
from donjons.lab.measures.barons_turns import has_bonus, is_barons
from donjons.lab.measures.counted import Figure, hidden, listed, number, share, text, total


def available(sight: Sight) -> Values:
    """The least available troops of any seat at the end."""
    seats = sight.setting.players
    least: Values = sight.setting.rules[0]["troops_per_player"] - sight.seen.states["discard"][:, :seats].max(axis=1)
    return least


def lowest_reserve(sight: Sight) -> Values:
    """The smallest reserve that a seat had at the end of a turn, in the mean over the seats."""
    lowest: Values = sight.setting.rules[0]["troops_per_player"] - sight.count("most_out").mean(axis=1)
    return lowest


def available_after(rounds: int) -> Figure:
    """Of games that lasted longer."""

    def read(sight: Sight) -> Values:
        left = sight.count(f"available_{rounds}").mean(axis=1)
        return np.where(sight.seen.states["round_no"] > rounds, left, NOTHING)

    title = text(f"Troops left to a seat after {rounds} rounds", f"Troupes restant à une place après {rounds} tours")
    return replace(number(f"after_{rounds}", title, read), fits=has_bonus)


def built_in(sight: Sight) -> Values:
    """Troops that were built into donjons."""
    troops: Values = sight.setting.rules[0]["build_cost"] * total("build")(sight)
    return troops


def discarded(sight: Sight) -> Values:
    """Troops that were built into donjons, that fell to others, or that a capture cost."""
    captures = sight.setting.rules[0]["capture_discarded"] * total("captured")(sight)
    troops: Values = built_in(sight) + total("killed")(sight) + captures
    return troops


TROOPS = listed(
    "troops",
    text("Troops", "Troupes"),
    text(
        "Losses, and how short troops become. Left are those on the board and in the reserve: in the edition of 2025 "
        "troops built into donjons or lost to an attack are discarded.",
        "Les pertes, et combien les troupes se font rares. Restent celles du plateau et de la réserve : dans l'édition "
        "de 2025, les troupes construites en donjons ou perdues face à une attaque sont défaussées.",
    ),
    is_barons,
    [
        hidden("turns", total("turn")),
        number("lost", text("Lost in combat, in a game", "Perdues au combat, dans une partie"), total("lost")),
        number("skirmishes", text("Skirmishes, in a game", "Escarmouches, dans une partie"), total("skirmish")),
        share(
            "empty",
            "turns",
            text("Turns that end with an empty reserve", "Tours finis la réserve vide"),
            total("empty"),
            is_main=True,
        ),
        number("reserve", text("Smallest reserve of a seat", "Plus petite réserve d'une place"), lowest_reserve),
        *(available_after(rounds) for rounds in ROUNDS),
        number(
            "least",
            text("Troops left to the most exhausted, at the end", "Troupes restant au plus épuisé, à la fin"),
            available,
        ),
        replace(hidden("discarded", discarded), fits=has_bonus),
        replace(
            share(
                "in_donjons",
                "discarded",
                text("Of the troops discarded: built into donjons", "Des troupes défaussées : construites en donjons"),
                built_in,
            ),
            fits=has_bonus,
        ),
    ],
)
