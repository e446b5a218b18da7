"""Donjon Mironton: the level, how the dungeon falls, bands and fights, traps, and what gold is spent on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from donjons.core.game import Game
from donjons.games.mironton import names
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.state import Ending, Item
from donjons.games.mironton.tables import GUARDIAN, Family
from donjons.lab.columns import NOTHING, Measure, Sight, Text, Values
from donjons.lab.measures.counted import Reader, extended, hidden, listed, number, rate, share, text, total

WATCHED = (5, 10, 15, 20)  # turns after which the level is told
WON = text("in games won", "dans les parties gagnées")
NOT_WON = text("in the others", "dans les autres")
FAMILIES_BOUGHT = [family for family in Family if family != Family.GUARDIAN]


def is_mironton(game: Game) -> bool:
    return game.key == "mironton"


def level_after(turns: int) -> Reader:
    """The dungeon's level after so many turns, of games that lasted so long."""

    def read(sight: Sight) -> Values:
        seen = sight.seen
        moments = turns // seen.strides - 1
        there = (turns % seen.strides == 0) & (moments < seen.moments - 1)
        levels = seen.standings[np.arange(len(moments)), np.where(there, moments, 0), 0]
        return np.where(there, levels, NOTHING)

    return read


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


def life(sight: Sight) -> Values:
    """The mean turn of deaths less that of arrivals: exact where all that came were wiped out."""
    came, killed = total("band")(sight), total("killed")(sight)
    arrivals = total("arrival_turns")(sight) / np.maximum(came, 1)
    deaths = total("death_turns")(sight) / np.maximum(killed, 1)
    return np.where(killed > 0, deaths - arrivals, NOTHING)


BANDS = listed(
    "bands",
    text("Bands of adventurers", "Bandes d'aventuriers"),
    text(
        "How many bands come, are wiped out, leave and come back; how many turns pass from coming to death.",
        "Combien de bandes viennent, sont anéanties, sortent et reviennent ; combien de tours de l'arrivée à la mort.",
    ),
    is_mironton,
    [
        number("came", text("Bands that came", "Bandes venues"), total("band")),
        hidden("bands", total("band")),
        hidden("left_all", total("left")),
        share("killed", "bands", text("Wiped out", "Anéanties"), total("killed"), is_main=True),
        rate("left", "bands", text("Times that a band leaves", "Fois qu'une bande sort"), total("left")),
        share("back", "left_all", text("Of those that left: came back", "De celles sorties : revenues"), total("back")),
        number("life", text("Turns that a band lives, about", "Tours que vit une bande, environ"), life),
    ],
)


FIGHTS = listed(
    "fights",
    text("Combat rounds", "Rounds de combat"),
    text(
        "How many rounds are won by the side that attacks (with as many hits it wins), when monsters attack a band and "
        "when a band attacks monsters.",
        "Combien de rounds gagne le côté qui attaque (à coups égaux, il gagne), quand des monstres attaquent une bande "
        "et quand une bande attaque des monstres.",
    ),
    is_mironton,
    [
        hidden("attacks", total("attack")),
        hidden("raids", total("raid")),
        share(
            "attack_won",
            "attacks",
            text("Monsters attack: won", "Les monstres attaquent : gagnés"),
            total("attack_won"),
            is_main=True,
        ),
        share("attack_tied", "attacks", text("... by the tie", "... par l'égalité"), total("attack_tied")),
        share(
            "raid_won",
            "raids",
            text("A band attacks: won", "Une bande attaque : gagnés"),
            total("raid_won"),
            is_main=True,
        ),
        number(
            "attacks_number",
            text("Rounds in which monsters attack", "Rounds où des monstres attaquent"),
            total("attack"),
        ),
        number("raids_number", text("Rounds in which a band attacks", "Rounds où une bande attaque"), total("raid")),
        number("strays", text("Wandering monsters that die", "Monstres errants qui meurent"), total("stray_lost")),
    ],
)

TRAPS = listed(
    "traps",
    text("Traps and gold", "Pièges et or"),
    text(
        "What gold is spent on, and what traps do: their hits, and what a hit costs.",
        "À quoi sert l'or, et ce que font les pièges : leurs coups, et ce que coûte un coup.",
    ),
    is_mironton,
    [
        hidden("sprung", total("trap_round")),
        hidden("hits", total("trap_hits")),
        number("set", text("Traps set", "Pièges posés"), total("trap", "mtrap")),
        rate(
            "hits_each",
            "sprung",
            text("Hits of a trap that is sprung", "Coups d'un piège déclenché"),
            total("trap_hits"),
        ),
        rate(
            "gold_each",
            "hits",
            text("Gold for a hit (pentacles included)", "Or par coup (pentacles compris)"),
            total("spent_traps"),
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


def bought_or_used(key: str, title: Text, meaning: Text, things: Mapping[str, tuple[Text, Iterable[str]]]) -> Measure:
    """How often each is bought or used in a game: in all, in games won, in the others."""
    figures = []
    for word, (thing, words) in things.items():
        read = total(*words)
        figures += [
            number(f"{word}_use", thing, read),
            number(f"{word}_won", extended(thing, WON), when(True, read)),
            number(f"{word}_lost", extended(thing, NOT_WON), when(False, read)),
        ]
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
FAMILIES = bought_or_used(
    "families",
    text("Families: use and worth", "Familles : usage et valeur"),
    USE,
    {family.name.lower(): (family_title(family), types_of(family)) for family in FAMILIES_BOUGHT},
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
