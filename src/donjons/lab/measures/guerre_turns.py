"""Guerre du passé: what turns are used for, buildings, popes, capitals and leaders."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from donjons.core.game import Game
from donjons.core.verbs import NOBODY
from donjons.games.guerre.atlas import kingdom
from donjons.games.guerre.counts import TABLE
from donjons.games.guerre.state import SEATS, PlaceKind
from donjons.lab.columns import NOTHING, Sight, Values
from donjons.lab.measures.counted import (
    Figure,
    Reader,
    hidden,
    listed,
    number,
    share,
    share_of_games,
    text,
    total,
    used,
    wins_of,
)

CAPITALS = [index for index, place in enumerate(kingdom().places) if place.kind == "capital"]


def is_guerre(game: Game) -> bool:
    return game.key == "guerre"


def of_table(word: str) -> Reader:
    return lambda sight: sight.count(word)[:, TABLE]


TURNS = listed(
    "turns",
    text("What turns are used for", "À quoi servent les tours"),
    text(
        "The share of turns with an attack or a building, and of the attacks that are on cities of the crown.",
        "La part des tours avec une attaque ou une construction, et celle des attaques de villes de la couronne.",
    ),
    is_guerre,
    [
        hidden("turns", total("turn")),
        hidden("attacks", total("attack")),
        share("attack", "turns", text("Attack", "Attaque"), total("attack"), is_main=True),
        share("build", "turns", text("Building", "Construction"), total("build_turn")),
        share(
            "crown",
            "attacks",
            text("Attacks on cities of the crown", "Attaques de villes de la couronne"),
            total("crown_attack"),
        ),
        number(
            "crown_number",
            text("... how many in a game", "... combien par partie"),
            total("crown_attack"),
        ),
    ],
)


BUILDINGS = used(
    "buildings",
    text("Buildings and popes: use and worth", "Bâtiments et papes : usage et valeur"),
    text(
        "How many fortresses and churches a house builds, how many popes it elects and loses, and how many more the "
        "winner.",
        "Combien de forteresses et d'églises une maison construit, combien de papes elle élit et perd, et combien de "
        "plus le vainqueur.",
    ),
    is_guerre,
    {
        "fortress": text("Fortresses", "Forteresses"),
        "church": text("Churches", "Églises"),
        "elect": text("Popes elected", "Papes élus"),
        "pope_lost": text("Popes lost", "Papes perdus"),
    },
)


def owner_of(sight: Sight, capital: int) -> Values:
    """Whose capital a city was as the game began, or NEUTRAL."""
    owner: Values = sight.seen.openings["owner"][:, capital]
    return np.where(sight.seen.openings["kind"][:, capital] == PlaceKind.CAPITAL, owner, -1)


def wins_of_capital(capital: int) -> Figure:
    name = kingdom().places[capital].name

    def read(sight: Sight) -> Values:
        owner = owner_of(sight, capital)
        return wins_of(sight, np.where(owner >= 0, owner, NOBODY))

    title = text(f"Wins from {name}", f"Victoires depuis {name}")
    return share_of_games(kingdom().places[capital].id, title, read)


CAPITAL = listed(
    "capitals",
    text("Wins by capital", "Victoires par capitale"),
    text(
        "Of the games in which a house began in a capital: how many it won.",
        "Des parties où une maison a commencé dans une capitale : combien elle en a gagné.",
    ),
    is_guerre,
    [wins_of_capital(capital) for capital in CAPITALS],
)


def wins_of_choice(place: int) -> Figure:
    def read(sight: Sight) -> Values:
        return wins_of(sight, (sight.seen.openings["first"] + place) % sight.setting.players)

    title = text(f"Wins of choice {place + 1}", f"Victoires du choix {place + 1}")
    return replace(share_of_games(f"choice_{place + 1}", title, read), players=place + 1)


CHOICE = listed(
    "choices",
    text("Wins by order of choice", "Victoires par ordre de choix"),
    text(
        "How many games are won by whoever chose his capital first, second, ...",
        "Combien de parties gagne celui qui a choisi sa capitale en premier, en deuxième, ...",
    ),
    is_guerre,
    [wins_of_choice(place) for place in range(SEATS)],
)


def leaders_win(sight: Sight) -> Values:
    """The part in the first place of those who led after round 20, in games that lasted so long."""
    led = sight.count("led_20")
    return np.where(led.any(axis=1), (led * sight.wins()).sum(axis=1), NOTHING)


def eliminated(sight: Sight) -> Values:
    count: Values = (sight.count("out") > 0).sum(axis=1)
    return count


def waiting(sight: Sight) -> Values:
    """Rounds that those who are out wait for the end, added up."""
    out = sight.count("out")
    rounds = sight.setting.game.rounds(sight.seen.states)[:, None]
    waited: Values = np.where(out > 0, rounds - out, 0).sum(axis=1)
    return waited


RUNAWAY = listed(
    "runaway",
    text("Runaway leaders and eliminations", "Meneurs qui s'échappent et éliminations"),
    text(
        "How many of those who led after round 20 won; how many houses are eliminated, and how long they wait for the "
        "end.",
        "Combien de ceux qui menaient après le tour 20 ont gagné ; combien de maisons sont éliminées, et combien elles "
        "attendent la fin.",
    ),
    is_guerre,
    [
        share_of_games(
            "leader_20",
            text("Whoever leads after round 20 wins", "Qui mène après le tour 20 gagne"),
            leaders_win,
            is_main=True,
        ),
        number("eliminated", text("Houses eliminated, in a game", "Maisons éliminées, dans une partie"), eliminated),
        number(
            "waiting", text("Rounds that they wait, all together", "Tours qu'elles attendent, toutes ensemble"), waiting
        ),
    ],
)
