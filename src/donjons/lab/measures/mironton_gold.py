"""Donjon Mironton: gold that comes and goes, and what is bought for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from donjons.games.mironton import names
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.state import Ending, Item
from donjons.games.mironton.tables import GUARDIAN, Family
from donjons.lab.columns import NOTHING, Measure, Sight, Text, Values
from donjons.lab.measures.counted import (
    Figure,
    Reader,
    extended,
    hidden,
    listed,
    number,
    rate,
    share,
    share_of_games,
    text,
    total,
)
from donjons.lab.measures.mironton import is_mironton

WON = text("in games won", "dans les parties gagnées")
NOT_WON = text("in the others", "dans les autres")
FAMILIES_BOUGHT = [family for family in Family if family != Family.GUARDIAN]

GOLD = listed(
    "gold",
    text("Gold", "Or"),
    text(
        "The gold of bands that are wiped out, what others take of it by plunder, and what it is spent on.",
        "L'or des bandes anéanties, ce que d'autres en reprennent au pillage, et à quoi il sert.",
    ),
    is_mironton,
    [
        hidden("revenue", total("earned")),
        number("earned", text("Gold earned", "Or gagné"), total("earned")),
        number("plundered", text("Gold plundered", "Or pillé"), total("plundered")),
        share(
            "lost",
            "revenue",
            text("Gold plundered for gold earned", "Or pillé pour l'or gagné"),
            total("plundered"),
            is_main=True,
        ),
        number("spent", text("Gold spent on monsters", "Or dépensé en monstres"), total("spent")),
        number(
            "spent_traps",
            text("Gold spent on traps and pentacles", "Or dépensé en pièges et pentacles"),
            total("spent_traps"),
        ),
    ],
)


def is_won(sight: Sight) -> Values:
    won: Values = sight.seen.states["ending"] == Ending.VICTORY
    return won


def when(won: bool, read: Reader) -> Reader:
    """Something of the games that were won, or of the others."""
    return lambda sight: np.where(is_won(sight) == won, read(sight), NOTHING)


def in_games(word: str, thing: Text, words: Iterable[str]) -> list[Figure]:
    """How often something is bought or used in a game: in all, in games won, in the others."""
    read = total(*words)
    return [
        number(f"{word}_use", thing, read),
        number(f"{word}_won", extended(thing, WON), when(True, read)),
        number(f"{word}_lost", extended(thing, NOT_WON), when(False, read)),
    ]


def bought_or_used(key: str, title: Text, meaning: Text, things: Mapping[str, tuple[Text, Iterable[str]]]) -> Measure:
    figures = [figure for word, (thing, words) in things.items() for figure in in_games(word, thing, words)]
    return listed(key, title, meaning, is_mironton, figures)


def types_of(family: Family) -> list[str]:
    return [f"bought_{kind}" for kind, monster in enumerate(monsters()[:GUARDIAN]) if monster.family == family]


def family_title(family: Family) -> Text:
    word = family.name.lower()
    return text(names.family("en", word).capitalize(), names.family("fr", word).capitalize())


def item_title(item: Item) -> Text:
    """Its name in the rulebook's words."""
    word = item.name.lower()
    return text(names.item("en", word)["s"].capitalize(), names.item("fr", word)["s"].capitalize())


USE = text(
    "How often in a game, and how often in games won and in the others: what goes with winning, not what causes it.",
    "Combien de fois par partie, et combien dans les parties gagnées et dans les autres : ce qui va avec la victoire, "
    "non ce qui la cause.",
)


def strength_of(family: Family) -> list[Figure]:
    """What a family does in fights, and for how much gold."""
    name, title = family.name.lower(), family_title(family)
    won = extended(title, text("rounds won with it", "rounds gagnés avec elle"))
    dice = extended(title, text("dice for a piece of gold", "dés par pièce d'or"))
    return [
        hidden(f"{name}_rounds", total(f"rounds_{name}")),
        hidden(f"{name}_gold", total(f"spent_{name}")),
        share(f"{name}_strength", f"{name}_rounds", won, total(f"won_{name}")),
        rate(f"{name}_dice", f"{name}_gold", dice, total(f"dice_{name}")),
        number(f"{name}_spent", extended(title, text("gold spent", "or dépensé")), total(f"spent_{name}")),
    ]


FAMILIES = listed(
    "families",
    text("Families: use, strength and price", "Familles : usage, force et prix"),
    text(
        "How many monsters of each family are bought, in games won and in the others; how many of the combat rounds "
        "in which the family fights a band the monsters win; the dice that it throws in them for the gold spent on it "
        "(the groups of the start throw, too, and cost nothing). Beasts are wandering monsters.",
        "Combien de monstres de chaque famille sont achetés, dans les parties gagnées et dans les autres ; combien "
        "des rounds où elle affronte une bande les monstres gagnent ; les dés qu'elle y jette pour l'or dépensé en "
        "elle (les groupes du début en jettent aussi, et ne coûtent rien). Les bêtes sont des monstres errants.",
    ),
    is_mironton,
    [
        figure
        for family in FAMILIES_BOUGHT
        for figure in (*in_games(family.name.lower(), family_title(family), types_of(family)), *strength_of(family))
    ],
)
MONSTERS = bought_or_used(
    "monsters",
    text("Monsters bought: use and worth", "Monstres achetés : usage et valeur"),
    USE,
    {
        monster.id.lower(): (text(monster.name_en, monster.name_fr), [f"bought_{kind}"])
        for kind, monster in enumerate(monsters()[:GUARDIAN])
    },
)
ITEMS = bought_or_used(
    "items",
    text("Magic items: use and worth", "Objets magiques : usage et valeur"),
    USE,
    {item.name.lower(): (item_title(item), [f"used_{item.name.lower()}"]) for item in Item},
)


def is_left_out(sight: Sight, family: Family) -> Values:
    """Is the family none of those of the starting groups?"""
    rules, openings = sight.setting.rules[0], sight.seen.openings
    families = rules["type_family"][openings["member_type"][:, :, 0]]
    there = np.arange(families.shape[1]) < openings["groups"][:, None]
    left_out: Values = ~(there & (families == family)).any(axis=1)
    return left_out


def wins_without(family: Family) -> Figure:
    def read(sight: Sight) -> Values:
        return np.where(is_left_out(sight, family), is_won(sight), NOTHING)

    title = extended(family_title(family), text("wins without it at the start", "victoires sans elle au départ"))
    return share_of_games(family.name.lower(), title, read)


LEFT_OUT = listed(
    "left_out",
    text("Families at the start", "Familles du départ"),
    text(
        "How many games are won in which a family is not among the starting groups.",
        "Combien de parties sont gagnées où une famille n'est pas parmi les groupes du départ.",
    ),
    is_mironton,
    [wins_without(family) for family in FAMILIES_BOUGHT if family != Family.BEAST],
)
