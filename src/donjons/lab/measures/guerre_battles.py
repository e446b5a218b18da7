"""Guerre du passé: battles by size, cards, and the powers that are sold."""

from __future__ import annotations

from donjons.games.guerre.counts import SIZES
from donjons.games.guerre.state import Card, Power
from donjons.lab.columns import Text
from donjons.lab.measures.counted import Figure, hidden, listed, number, rate, share, text, total, used
from donjons.lab.measures.guerre_turns import is_guerre, of_table

POWERS = {
    Power.CROWN: text("The king's ear", "L'oreille du roi"),
    Power.POPE: text("The pope's support", "Le soutien du pape"),
    Power.GUILD: text("The guild", "La guilde"),
}


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


def of_card(card: Card) -> list[Figure]:
    name = card.name.lower()
    attacks = text(f"{card.name}: won with it, attacking", f"{card.name} : gagnées avec elle en attaque")
    defends = text(f"{card.name}: held with it, defending", f"{card.name} : tenues avec elle en défense")
    return [
        hidden(f"drawn_{name}", total(f"drawn_{name}")),
        hidden(f"defended_{name}", total(f"defended_{name}")),
        share(f"attack_{name}", f"drawn_{name}", attacks, total(f"won_with_{name}")),
        share(f"defence_{name}", f"defended_{name}", defends, total(f"held_with_{name}")),
    ]


CARDS = listed(
    "cards",
    text("Cards: their worth", "Les cartes : leur valeur"),
    text(
        "Of the cards drawn in battles between houses, how many were on the side that won: the higher, the better the "
        "card.",
        "Des cartes tirées dans les batailles entre maisons, combien étaient du côté vainqueur : plus il y en a, "
        "meilleure est la carte.",
    ),
    is_guerre,
    [figure for card in Card for figure in of_card(card)],
)

POWER = used(
    "powers",
    text("Powers: use and worth", "Pouvoirs : usage et valeur"),
    text(
        "How many rounds a house holds each power, and how many more the winner.",
        "Combien de tours une maison détient chaque pouvoir, et combien de plus le vainqueur.",
    ),
    is_guerre,
    {f"held_{power.name.lower()}": title for power, title in POWERS.items()},
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
        "What the powers are sold for, how many bids are nothing, how often a die decides; the gold that houses earn.",
        "À quel prix les pouvoirs se vendent, combien d'enchères sont nulles, combien de fois un dé décide ; l'or que "
        "gagnent les maisons.",
    ),
    is_guerre,
    [
        hidden("bids", total("bid")),
        hidden("sales", total("won_crown", "won_pope", "won_guild")),
        *(figure for power, title in POWERS.items() for figure in sold(power, title)),
        share("nothing", "bids", text("Bids of nothing", "Enchères nulles"), total("zero_bid"), is_main=True),
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
    ],
)
