"""Guerre du passé: the powers that are sold, gold, and what befalls the kingdom."""

from __future__ import annotations

import numpy as np

from donjons.games.guerre.rules import Event
from donjons.games.guerre.state import Power
from donjons.lab.columns import Sight, Text, Values
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
    text,
    total,
    worth,
)
from donjons.lab.measures.guerre_turns import is_guerre, of_table

POWERS = {
    Power.CROWN: text("The king's ear", "L'oreille du roi"),
    Power.POPE: text("The pope's support", "Le soutien du pape"),
    Power.GUILD: text("The guild", "La guilde"),
}


def of_power(power: Power) -> list[Figure]:
    word, title = f"held_{power.name.lower()}", POWERS[power]

    def by_winner(sight: Sight) -> Values:
        rounds: Values = (sight.count(word) * sight.wins()).sum(axis=1)
        return rounds

    return [
        number(f"{word}_use", title, lambda sight: sight.count(word).mean(axis=1)),
        number(f"{word}_worth", extended(title, WORTH), lambda sight: worth(sight, word)),
        hidden(f"{word}_all", total(word)),
        share(f"{word}_wins", f"{word}_all", extended(title, HOLDER), by_winner),
    ]


HOLDER = text("wins of the holder, over all rounds", "victoires du détenteur, sur tous les tours")
POWER = listed(
    "powers",
    text("Powers: use and worth", "Pouvoirs : usage et valeur"),
    text(
        "How many rounds a house holds each power, how many more the winner, and how often the holder of a round wins "
        "the game: an even share is one in the number of houses.",
        "Combien de tours une maison détient chaque pouvoir, combien de plus le vainqueur, et combien de fois le "
        "détenteur d'un tour gagne la partie : la part égale est une sur le nombre de maisons.",
    ),
    is_guerre,
    [figure for power in POWERS for figure in of_power(power)],
)


def sold(power: Power, title: Text) -> list[Figure]:
    name = power.name.lower()
    paid = text(f"{title['en']}: gold paid", f"{title['fr']} : or payé")
    return [
        hidden(f"won_{name}", total(f"won_{name}")),
        rate(f"paid_{name}", f"won_{name}", paid, total(f"paid_{name}")),
    ]


AUCTIONS = listed(
    "auctions",
    text("Auctions and gold", "Enchères et or"),
    text(
        "What the powers are sold for, how many bids are nothing, how often several bid the most and how often a die "
        "decides; the gold that houses earn, what they cannot keep because they have all that is allowed, and what is "
        "forgiven of the gold due for idle turns because it is not there.",
        "À quel prix les pouvoirs se vendent, combien d'enchères sont nulles, combien de fois plusieurs offrent le "
        "plus et combien de fois un dé décide ; l'or que gagnent les maisons, ce qu'elles ne peuvent garder faute de "
        "place, et ce qui est remis de l'or dû pour les tours sans attaque, faute d'or.",
    ),
    is_guerre,
    [
        hidden("bids", total("bid")),
        hidden("sales", total("won_crown", "won_pope", "won_guild")),
        *(figure for power, title in POWERS.items() for figure in sold(power, title)),
        share("nothing", "bids", text("Bids of nothing", "Enchères nulles"), total("zero_bid"), is_main=True),
        hidden("held", of_table("auction")),
        share("tied", "held", text("Auctions with a tie", "Enchères à égalité"), of_table("tied")),
        share("ties", "sales", text("Sales that a die decides", "Ventes qu'un dé décide"), of_table("tie")),
        number(
            "earned",
            text("Gold earned in a game, per house", "Or gagné dans une partie, par maison"),
            lambda sight: sight.count("earned").mean(axis=1),
        ),
        number(
            "capped",
            text(
                "Rounds begun with all the gold allowed, per house", "Tours commencés avec tout l'or permis, par maison"
            ),
            lambda sight: sight.count("at_cap").mean(axis=1),
        ),
        number(
            "wasted",
            text("Gold that could not be kept, per house", "Or qui n'a pu être gardé, par maison"),
            lambda sight: sight.count("wasted").mean(axis=1),
        ),
        hidden("due", total("upkeep")),
        share(
            "forgiven",
            "due",
            text("Of the gold due for idle turns: forgiven", "De l'or dû pour les tours sans attaque : remis"),
            total("forgiven"),
        ),
    ],
)


EVENT_TITLES = {
    Event.FAMINE: text("Famine", "Famine"),
    Event.CHANGE: text("Powers sold anew", "Nouvelles prises de pouvoir"),
    Event.HARVEST: text("Harvest", "Récolte"),
    Event.RECRUIT: text("Recruitment", "Recrutement"),
    Event.ENGLISH: text("The English come nearer", "Les Anglais approchent"),
    Event.NOTHING: text("Nothing", "Rien"),
}


def rounds_of(event: Event) -> Reader:
    """How many rounds of a game began with this event, by the table of the rules."""

    def read(sight: Sight) -> Values:
        faces = np.flatnonzero(sight.setting.rules[0]["event_table"][1:] == event) + 1
        return sum((of_table(f"event_{face}")(sight) for face in faces), np.zeros(len(sight.seen.steps)))

    return read


def of_event(event: Event, title: Text) -> Figure:
    return share(event.name.lower(), "rounds", title, rounds_of(event))


EVENTS = listed(
    "events",
    text("What befalls the kingdom", "Ce qui arrive au royaume"),
    text(
        "How many rounds begin with each event; how many rounds pass between recruitments; how often the English "
        "strike and how often they win.",
        "Combien de tours commencent par chaque événement ; combien de tours passent entre les recrutements ; combien "
        "de fois les Anglais attaquent et combien de fois ils gagnent.",
    ),
    is_guerre,
    [
        hidden("rounds", total(*(f"event_{face}" for face in range(1, 7)))),
        hidden("recruitments", rounds_of(Event.RECRUIT)),
        hidden("strikes", of_table("strike")),
        *(of_event(event, title) for event, title in EVENT_TITLES.items()),
        rate(
            "between",
            "recruitments",
            text("Rounds from one recruitment to the next", "Tours d'un recrutement au suivant"),
            total(*(f"event_{face}" for face in range(1, 7))),
            is_main=True,
        ),
        number("strikes_number", text("Strikes of the English", "Attaques des Anglais"), of_table("strike")),
        share("strikes_won", "strikes", text("... that they win", "... qu'ils gagnent"), of_table("strike_won")),
    ],
)
