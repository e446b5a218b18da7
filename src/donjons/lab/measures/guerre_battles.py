"""Guerre du passé: battles by size, cards and their effects."""

from __future__ import annotations

from donjons.games.guerre.counts import SIZES, Effect
from donjons.games.guerre.state import Card
from donjons.lab.columns import Text
from donjons.lab.measures.counted import Figure, hidden, listed, number, rate, share, text, total
from donjons.lab.measures.guerre_turns import is_guerre


def size_title(size: str) -> Text:
    sent, met = (f"{count}+" if count == "3" else count for count in size.split("_"))
    return text(f"Won with {sent} against {met}", f"Gagnées à {sent} contre {met}")


BATTLES = listed(
    "battles",
    text("Battles between houses", "Batailles entre maisons"),
    text(
        "How many battles are won by those who attack, by the tokens on both sides, how long they last and what they "
        "cost.",
        "Combien de batailles gagne l'attaquant, selon les pions des deux côtés, combien elles durent et ce qu'elles "
        "coûtent.",
    ),
    is_guerre,
    [
        number("fought", text("Battles in a game", "Batailles dans une partie"), total("battle")),
        hidden("battles", total("battle")),
        share("won", "battles", text("Won by the attack", "Gagnées par l'attaque"), total("battle_won"), is_main=True),
        *(hidden(f"of_{size}", total(f"battle_{size}")) for size in SIZES),
        *(share(f"won_{size}", f"of_{size}", size_title(size), total(f"won_{size}")) for size in SIZES),
        rate("attack_dice", "battles", text("Dice of the attack", "Dés de l'attaque"), total("attack_dice")),
        rate("defence_dice", "battles", text("Dice of the defence", "Dés de la défense"), total("defence_dice")),
        rate("clashes", "battles", text("Clashes in a battle", "Chocs par bataille"), total("clash")),
        share("retreats", "battles", text("Ended by a retreat", "Finies par une retraite"), total("retreat")),
        share(
            "zeros", "battles", text("The attack draws only zeros", "L'attaque ne tire que des zéros"), total("zeros")
        ),
        rate(
            "lost_attacking",
            "battles",
            text("Tokens lost by the attack", "Pions perdus par l'attaque"),
            total("lost_attacking"),
        ),
        rate(
            "lost_defending",
            "battles",
            text("Tokens lost by the defence", "Pions perdus par la défense"),
            total("lost_defending"),
        ),
    ],
)


USES = ("drawn", "defended")  # a card attacks, or defends
DRAWN = [f"{use}_{card.name.lower()}" for use in USES for card in Card]


def of_card(card: Card) -> list[Figure]:
    name = card.name.lower()
    attacks = text(f"{card.name}: won with it, attacking", f"{card.name} : gagnées avec elle en attaque")
    defends = text(f"{card.name}: held with it, defending", f"{card.name} : tenues avec elle en défense")
    drawn = text(f"{card.name}: of all cards drawn", f"{card.name} : de toutes les cartes tirées")
    return [
        hidden(f"drawn_{name}", total(f"drawn_{name}")),
        hidden(f"defended_{name}", total(f"defended_{name}")),
        share(f"use_{name}", "drawn", drawn, total(*(f"{use}_{name}" for use in USES))),
        share(f"attack_{name}", f"drawn_{name}", attacks, total(f"won_with_{name}")),
        share(f"defence_{name}", f"defended_{name}", defends, total(f"held_with_{name}")),
    ]


CARDS = listed(
    "cards",
    text("Cards: use and worth", "Les cartes : usage et valeur"),
    text(
        "How many of the cards drawn in battles between houses were of each kind, and how many of these were on the "
        "side that won: the higher, the better the card.",
        "Combien des cartes tirées dans les batailles entre maisons étaient de chaque sorte, et combien de celles-ci "
        "étaient du côté vainqueur : plus il y en a, meilleure est la carte.",
    ),
    is_guerre,
    [hidden("drawn", total(*DRAWN)), *(figure for card in Card for figure in of_card(card))],
)

EFFECT_TITLES = {
    Effect.LA_CV: text("Spearman against a horseman", "Lancier contre cavalier"),
    Effect.AR_EC: text("Archer against a scout", "Archer contre éclaireur"),
    Effect.CV_FA: text("Horseman against a footman", "Cavalier contre fantassin"),
    Effect.BE_MU: text("Ram against a wall", "Bélier contre mur"),
    Effect.EC_COMPANY: text("Scout in company", "Éclaireur en compagnie"),
    Effect.EAR: text("The king's ear", "L'oreille du roi"),
    Effect.MU_CV: text("Wall against a horseman", "Mur contre cavalier"),
}


def of_effect(effect: Effect) -> list[Figure]:
    name, title = effect.name.lower(), EFFECT_TITLES[effect]
    in_battles = text(f"{title['en']}: in battles", f"{title['fr']} : dans les batailles")
    won = text(f"{title['en']}: won by its side", f"{title['fr']} : gagnées par son côté")
    return [
        hidden(f"times_{name}", total(f"helped_by_{name}")),
        share(f"use_{name}", "battles", in_battles, total(f"helped_by_{name}")),
        share(f"won_{name}", f"times_{name}", won, total(f"won_by_{name}")),
    ]


EFFECTS = listed(
    "effects",
    text("Effects of cards: use and worth", "Effets des cartes : usage et valeur"),
    text(
        "In how many battles between houses an effect gives dice, and how many of these its side wins. Only the wall's "
        "is on the side of the defence.",
        "Dans combien de batailles entre maisons un effet donne des dés, et combien de celles-ci gagne son côté. Seul "
        "celui du mur est du côté de la défense.",
    ),
    is_guerre,
    [hidden("battles", total("battle")), *(figure for effect in Effect for figure in of_effect(effect))],
)
