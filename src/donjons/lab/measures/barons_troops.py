"""The Barons family: barons that are silenced, knights that meet, troops that come and go, and who stops the game."""

from __future__ import annotations

import numpy as np

from donjons.core.game import Game
from donjons.games.barons.end import Ending
from donjons.lab.columns import NOTHING, Column, Kind, Sight, Values
from donjons.lab.measures.barons_turns import has_bonus, is_barons
from donjons.lab.measures.counted import Figure, hidden, listed, number, rate, share, text, total


def has_own_knights(game: Game) -> bool:
    return is_barons(game) and game.key != "co-2023"


SILENCE = listed(
    "silence",
    text("Silenced barons", "Barons réduits au silence"),
    text(
        "How often a turn begins with the baron on a tile where the others' knights (or saboteurs) forbid orders, how "
        "long that lasts, and what is done about it.",
        "Combien de fois un tour commence avec le baron sur une tuile où les chevaliers (ou saboteurs) des autres "
        "interdisent les ordres, combien de temps cela dure, et ce qu'on y fait.",
    ),
    is_barons,
    [
        hidden("turns", total("turn")),
        hidden("silenced", total("blocked")),
        hidden("blockades", total("blockade")),
        share(
            "blocked",
            "turns",
            text("Turns begun silenced", "Tours commencés au silence"),
            total("blocked"),
            is_main=True,
        ),
        rate("lasts", "blockades", text("Turns that a blockade lasts", "Tours que dure un blocus"), total("blocked")),
        share("walked", "silenced", text("... the baron moves", "... le baron se déplace"), total("blocked_walked")),
        share("knight", "silenced", text("... a knight moves", "... un chevalier se déplace"), total("blocked_knight")),
        share("lost", "silenced", text("... no order is given", "... aucun ordre n'est donné"), total("blocked_lost")),
    ],
)

MELEES = listed(
    "melees",
    text("Knights that meet", "Chevaliers qui se rencontrent"),
    text(
        "Tiles on which knights of several colours stand, at the end of a turn; and whether two against one, one and "
        "one (where a melee of four lends a knight) ever happens.",
        "Tuiles où se tiennent des chevaliers de plusieurs couleurs, à la fin d'un tour ; et si deux contre un, un et "
        "un (où une mêlée de quatre prête un chevalier) arrive jamais.",
    ),
    has_own_knights,
    [
        hidden("turns", total("turn")),
        *(
            rate(
                f"of_{colours}",
                "turns",
                text(f"Tiles with {colours} colours, per turn", f"Tuiles à {colours} couleurs, par tour"),
                total(f"melee_{colours}"),
            )
            for colours in (2, 3, 4)
        ),
        number("of_2111", text("Of 2 1 1 1, in a game", "De 2 1 1 1, dans une partie"), total("melee_2111")),
    ],
)


def available(sight: Sight) -> Values:
    """The least available troops of any seat at the end."""
    seats = sight.setting.players
    least: Values = sight.setting.rules[0]["troops_per_player"] - sight.seen.states["discard"][:, :seats].max(axis=1)
    return least


TROOPS = listed(
    "troops",
    text("Troops", "Troupes"),
    text(
        "Recruits, losses, and how short troops become.",
        "Les recrues, les pertes, et combien les troupes se font rares.",
    ),
    is_barons,
    [
        hidden("recruitments", total("recruit")),
        hidden("turns", total("turn")),
        hidden("losses", total("lost")),
        rate(
            "recruits",
            "recruitments",
            text("Troops from a recruitment", "Troupes par recrutement"),
            total("recruited"),
            is_main=True,
        ),
        share(
            "by_knights",
            "recruitments",
            text("Recruitments by a knight", "Recrutements par un chevalier"),
            total("knight_recruit"),
        ),
        number("lost", text("Lost in combat, in a game", "Perdues au combat, dans une partie"), total("lost")),
        share(
            "to_recruits",
            "losses",
            text("Of the losses: to recruits", "Des pertes : face à des recrues"),
            total("recruit_kills"),
        ),
        share(
            "empty",
            "turns",
            text("Turns that end with an empty reserve", "Tours finis la réserve vide"),
            total("empty"),
        ),
        number(
            "least",
            text("Troops left to the most exhausted, at the end", "Troupes restant au plus épuisé, à la fin"),
            available,
        ),
    ],
)


def stopper_wins(sight: Sight) -> Values:
    """In games ended by exhaustion: the part in the first place of whoever made the last step."""
    ended = sight.seen.endings == Ending.EXHAUSTION
    rows = np.arange(len(ended))
    return np.where(ended, sight.wins()[rows, sight.seen.states["seat"]], NOTHING)


def stopper_exhausted(sight: Sight) -> Values:
    """In games ended by exhaustion: was whoever made the last step exhausted himself?"""
    rules, states = sight.setting.rules[0], sight.seen.states
    rows = np.arange(len(states))
    left = rules["troops_per_player"] - states["discard"][rows, states["seat"]]
    return np.where(sight.seen.endings == Ending.EXHAUSTION, left <= rules["exhaustion_limit"], NOTHING)


EXHAUSTION = listed(
    "exhaustion",
    text("Exhaustion", "Épuisement"),
    text(
        "Of the games that end because somebody has too few troops left: who stopped them, and did it pay?",
        "Des parties qui finissent parce que quelqu'un a trop peu de troupes : qui les a arrêtées, et à qui cela "
        "profite ?",
    ),
    has_bonus,
    [
        Figure(
            Column(
                "stopper_wins",
                text("Whoever makes the last step wins", "Qui joue le dernier coup gagne"),
                Kind.SHARE,
                is_main=True,
            ),
            stopper_wins,
        ),
        Figure(
            Column(
                "stopper_exhausted",
                text("Whoever makes the last step exhausts himself", "Qui joue le dernier coup s'épuise lui-même"),
                Kind.SHARE,
            ),
            stopper_exhausted,
        ),
    ],
)
