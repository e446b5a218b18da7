"""The Barons family: who razes whom, who makes kings, and who stops the game."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from donjons.core.verbs import NOBODY
from donjons.games.barons.end import Ending
from donjons.games.barons.state import SEATS
from donjons.lab.columns import NOTHING, Sight, Values
from donjons.lab.measures.barons_turns import has_bonus, is_barons
from donjons.lab.measures.counted import (
    Figure,
    Reader,
    hidden,
    listed,
    of_winner,
    share,
    share_of_games,
    text,
    total,
    wins_of,
)

LAST_ROUNDS = 2  # in which a king is made


def of_seat(word: str, seat: int) -> Reader:
    return lambda sight: sight.count(word)[:, seat]


def lost(seat: int) -> Figure:
    return replace(hidden(f"lost_{seat + 1}", of_seat("razed", seat)), players=seat + 1)


def razed_by(victim: int, razer: int) -> Figure:
    who, whom = razer + 1, victim + 1
    title = text(f"Of seat {whom}, by seat {who}", f"De la place {whom}, par la place {who}")
    found = share(f"of_{whom}_by_{who}", f"lost_{whom}", title, of_seat(f"razed_by_{who}", victim))
    return replace(found, players=max(who, whom))


def razes(sight: Sight) -> Values:
    """[game, victim, razer]"""
    seats = range(sight.setting.players)
    return np.stack([sight.count(f"razed_by_{seat + 1}") for seat in seats], axis=2)


def by_losers(sight: Sight) -> Values:
    """Razes by those who do not win, in games with a sole winner."""
    wins = sight.wins()
    found = (razes(sight) * (1 - wins)[:, None, :]).sum(axis=(1, 2))
    return np.where(wins.max(axis=1) == 1, found, NOTHING)


def of_the_winner(sight: Sight) -> Values:
    """The donjons of the sole winner that were razed."""
    return of_winner(sight, sight.count("razed"))


def is_king_made(sight: Sight) -> Values:
    """Does somebody who does not win raze a leader, late, who then does not win either?"""
    wins, seats = sight.wins(), np.arange(sight.setting.players)
    fell, by = sight.count("led_razed"), sight.count("led_razed_by")
    late = (fell > 0) & (fell > sight.seen.states["round_no"][:, None] - LAST_ROUNDS)
    loses = wins == 0
    razer_loses = (loses[:, None, :] & (by[:, :, None] == seats)).any(axis=2)
    made: Values = (late & loses & razer_loses).any(axis=1)
    return np.where(wins.max(axis=1) == 1, made, NOTHING)


RAZERS = listed(
    "razers",
    text("Who razes whom, and who makes kings", "Qui rase qui, et qui fait les rois"),
    text(
        "Of the donjons a seat loses, the share that each other seat razed; how many razes are of a leader (nobody had "
        "more points). With three and four players: of the razes by those who do not win, how many are of the winner's "
        "donjons (with three a half, with four a third would be even: less means that he was spared). A king is made "
        "where in the last two rounds somebody who does not win razes a leader who does not win either.",
        "Des donjons que perd une place, la part que chaque autre a rasée ; combien de rasages visent un meneur "
        "(personne n'avait plus de points). À trois et quatre : des rasages de ceux qui ne gagnent pas, combien visent "
        "les donjons du vainqueur (à trois la moitié, à quatre un tiers serait égal : moins veut dire qu'il fut "
        "épargné). Un roi est fait si, aux deux derniers tours de table, quelqu'un qui ne gagne pas rase un meneur qui "
        "ne gagne pas non plus.",
    ),
    is_barons,
    [
        hidden("razes", total("razed")),
        *(lost(seat) for seat in range(SEATS)),
        *(razed_by(victim, razer) for victim in range(SEATS) for razer in range(SEATS) if razer != victim),
        share(
            "of_leaders", "razes", text("Of the razes: of a leader", "Des rasages : d'un meneur"), total("raze_leader")
        ),
        replace(hidden("by_losers", by_losers), players=3),
        replace(
            share(
                "of_winner",
                "by_losers",
                text(
                    "Of the razes by those who do not win: of the winner",
                    "Des rasages de ceux qui ne gagnent pas : du vainqueur",
                ),
                of_the_winner,
            ),
            players=3,
        ),
        replace(
            share_of_games("king_made", text("Kings made", "Rois faits"), is_king_made),
            players=3,
        ),
    ],
)


def stopper_wins(sight: Sight) -> Values:
    """In games ended by exhaustion: the part in the first place of whoever made the last step."""
    ended = sight.seen.endings == Ending.EXHAUSTION
    return wins_of(sight, np.where(ended, sight.seen.states["seat"], NOBODY))


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
        share_of_games(
            "stopper_wins",
            text("Whoever makes the last step wins", "Qui joue le dernier coup gagne"),
            stopper_wins,
            is_main=True,
        ),
        share_of_games(
            "stopper_exhausted",
            text("Whoever makes the last step exhausts himself", "Qui joue le dernier coup s'épuise lui-même"),
            stopper_exhausted,
        ),
    ],
)
