"""Donjon Mironton: combat rounds, lairs, doubled dice, wandering monsters and traps."""

from __future__ import annotations

from donjons.games.mironton import names
from donjons.games.mironton.counts import WHOLE
from donjons.games.mironton.tables import Fighter
from donjons.lab.columns import Sight, Text, Values
from donjons.lab.measures.counted import Figure, hidden, listed, number, rate, share, text, total
from donjons.lab.measures.mironton import is_mironton

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
    ],
)


LAIRS = listed(
    "lairs",
    text("Lairs", "Antres"),
    text(
        "How many of the combat rounds of regular monsters are fought where some of them are in their lair, and "
        "whether it pays.",
        "Combien des rounds de combat des monstres réguliers ont lieu où certains sont dans leur antre, et si cela "
        "paie.",
    ),
    is_mironton,
    [
        hidden("rounds", total("monster_round")),
        hidden("home", total("lair_round")),
        hidden("away", lambda sight: total("monster_round")(sight) - total("lair_round")(sight)),
        share("use", "rounds", text("Rounds in a lair", "Rounds dans un antre"), total("lair_round"), is_main=True),
        share("won", "home", text("... won by the monsters", "... gagnés par les monstres"), total("lair_won")),
        share(
            "won_away",
            "away",
            text("Other rounds: won by the monsters", "Autres rounds : gagnés par les monstres"),
            lambda sight: total("monster_won")(sight) - total("lair_won")(sight),
        ),
    ],
)


def class_title(fighter: Fighter) -> Text:
    word = fighter.name[0]
    return text(names.fighter("en", word)["s"].capitalize(), names.fighter("fr", word)["s"].capitalize())


def of_class(fighter: Fighter) -> list[Figure]:
    name, title = fighter.name.lower(), class_title(fighter)
    doubled = text(f"{title['en']}: dice doubled", f"{title['fr']} : dés doublés")
    decisive = text(f"{title['en']}: ... and that decided", f"{title['fr']} : ... et cela a décidé")
    return [
        hidden(f"fought_{name}", total(f"fought_{name}")),
        hidden(f"times_{name}", total(f"doubled_{name}")),
        share(f"doubled_{name}", f"fought_{name}", doubled, total(f"doubled_{name}")),
        share(f"decisive_{name}", f"times_{name}", decisive, total(f"decisive_{name}")),
    ]


DOUBLINGS = listed(
    "doublings",
    text("Doubled dice", "Dés doublés"),
    text(
        "Of the rounds that adventurers of a class fight against monsters and traps: how often their dice are doubled "
        "because most of the other side is weak to them. It decided where the band won by fewer hits than the added "
        "dice give in the mean.",
        "Des rounds où des aventuriers d'une classe affrontent monstres et pièges : combien de fois leurs dés sont "
        "doublés parce que l'autre côté y est surtout sensible. Cela a décidé si la bande a gagné par moins de coups "
        "que les dés ajoutés n'en donnent en moyenne.",
    ),
    is_mironton,
    [figure for fighter in Fighter for figure in of_class(fighter)],
)

STRAYS = listed(
    "strays",
    text("Wandering monsters", "Monstres errants"),
    text(
        "What wandering monsters do to bands and to each other.",
        "Ce que les monstres errants font aux bandes et les uns aux autres.",
    ),
    is_mironton,
    [
        hidden("lost", total("stray_lost")),
        number("rounds", text("Rounds against bands", "Rounds contre des bandes"), total("stray_round")),
        number("slew", text("Adventurers that they kill", "Aventuriers qu'ils tuent"), total("stray_slew")),
        number("wiped_out", text("Bands that they wipe out", "Bandes qu'ils anéantissent"), total("stray_killed")),
        number("died", text("Wandering monsters that die", "Monstres errants qui meurent"), total("stray_lost")),
        share("mutual", "lost", text("... by another of them", "... d'un autre d'entre eux"), total("stray_by_stray")),
    ],
)


def turns_gained(sight: Sight) -> Values:
    turns: Values = total("trap_turns")(sight) / WHOLE
    return turns


TRAPS = listed(
    "traps",
    text("Traps", "Pièges"),
    text(
        "What traps do: their hits, the way that a band does not go because it has sprung one and lives, in turns of "
        "its speed, and what both cost.",
        "Ce que font les pièges : leurs coups, le chemin que ne fait pas une bande qui en déclenche un et survit, en "
        "tours à sa vitesse, et ce que coûtent les deux.",
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
        hidden("bands", total("trap_band")),
        hidden("gained", turns_gained),
        rate("turns_each", "bands", text("Turns that it costs a band", "Tours qu'il coûte à une bande"), turns_gained),
        rate(
            "gold_turn",
            "gained",
            text("Gold for a turn gained (pentacles included)", "Or par tour gagné (pentacles compris)"),
            total("spent_traps"),
        ),
    ],
)
