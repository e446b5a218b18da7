"""The Barons family: barons that knights silence, lines that they cut, melees and duels."""

from __future__ import annotations

from dataclasses import replace

from donjons.core.game import Game
from donjons.games.barons.counts import MELEES as CLASSES
from donjons.lab.measures.barons_turns import is_barons
from donjons.lab.measures.counted import Figure, hidden, listed, number, rate, share, text, total

FREED = ("freed_walked", "freed_knight", "freed_left", "freed_came")


def has_own_knights(game: Game) -> bool:
    return is_barons(game) and game.key != "co-2023"


SILENCE = listed(
    "silence",
    text("Silenced barons", "Barons réduits au silence"),
    text(
        "How often a turn begins with the baron on a tile where the others' knights (or saboteurs) forbid orders, how "
        "long that lasts, what is done about it in such a turn, and what ends it: the baron walks away, an own knight "
        "comes (or is moved), another player takes one away, or brings one. Lines that silenced tiles cut.",
        "Combien de fois un tour commence avec le baron sur une tuile où les chevaliers (ou saboteurs) des autres "
        "interdisent les ordres, combien de temps cela dure, ce qu'on y fait dans un tel tour, et ce qui y met fin : "
        "le baron s'en va, on déplace un chevalier, un autre joueur en retire un, ou en amène un. Les lignes que "
        "coupent les tuiles au silence.",
    ),
    is_barons,
    [
        hidden("turns", total("turn")),
        hidden("silenced", total("blocked")),
        hidden("blockades", total("blockade")),
        hidden("ended", total(*FREED)),
        hidden("gathers", total("gather")),
        hidden("dispersals", total("disperse")),
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
        share(
            "freed_walked",
            "ended",
            text("Blockades ended: the baron walks away", "Blocus finis : le baron s'en va"),
            total("freed_walked"),
        ),
        share(
            "freed_knight",
            "ended",
            text("... the silenced player moves a knight", "... le joueur au silence déplace un chevalier"),
            total("freed_knight"),
        ),
        share(
            "freed_left",
            "ended",
            text("... another takes a knight away", "... un autre retire un chevalier"),
            total("freed_left"),
        ),
        replace(
            share(
                "freed_came",
                "ended",
                text("... another brings a knight", "... un autre amène un chevalier"),
                total("freed_came"),
            ),
            fits=has_own_knights,
        ),
        replace(
            share(
                "gathers_cut",
                "gathers",
                text("Gathers that do not reach all troops in line", "Concentrations coupées de troupes alignées"),
                total("gather_cut"),
            ),
            fits=has_own_knights,
        ),
        replace(
            share(
                "dispersals_cut",
                "dispersals",
                text("Dispersals that do not reach all tiles in line", "Dispersions coupées de tuiles alignées"),
                total("disperse_cut"),
            ),
            fits=has_own_knights,
        ),
    ],
)


def of_colours(colours: int) -> Figure:
    title = text(f"Tiles with {colours} colours, per turn", f"Tuiles à {colours} couleurs, par tour")
    found = rate(f"of_{colours}", "turns", title, total(*(f"melee_{each}" for each in CLASSES if len(each) == colours)))
    return replace(found, players=colours)


def of_class(melee: str) -> Figure:
    spaced = " ".join(melee)
    title = text(f"Of {spaced}, in a game", f"De {spaced}, dans une partie")
    return replace(number(f"of_{melee}", title, total(f"melee_{melee}")), players=len(melee))


MELEES = listed(
    "melees",
    text("Knights that meet", "Chevaliers qui se rencontrent"),
    text(
        "Tiles on which knights of several colours stand, counted as each turn ends: by the number of colours, and by "
        "the knights of each (2 1 1 1, where a melee of four lends a knight, is two against one, one and one; 2 stands "
        "for two or more).",
        "Tuiles où se tiennent des chevaliers de plusieurs couleurs, comptées à la fin de chaque tour : par nombre de "
        "couleurs, et par chevaliers de chacune (2 1 1 1, où une mêlée de quatre prête un chevalier : deux contre un, "
        "un et un ; 2 vaut pour deux ou plus).",
    ),
    has_own_knights,
    [
        hidden("turns", total("turn")),
        *(of_colours(colours) for colours in (2, 3, 4)),
        *(of_class(melee) for melee in CLASSES),
    ],
)

DUELS = listed(
    "duels",
    text("Duels of knights", "Duels de chevaliers"),
    text(
        "A duel is the same knight (or saboteur) that goes between the same two tiles more than four times, whoever "
        "moves it: a sign that players stall.",
        "Un duel : le même chevalier (ou saboteur) va plus de quatre fois entre les deux mêmes tuiles, qui que ce soit "
        "qui le déplace ; le signe que des joueurs s'enlisent.",
    ),
    is_barons,
    [
        hidden("moves", total("move_knight")),
        number("number", text("Duels in a game", "Duels dans une partie"), total("duel")),
        share(
            "share",
            "moves",
            text("Of the moves of knights: in duels", "Des déplacements de chevaliers : dans des duels"),
            total("duel_move"),
            is_main=True,
        ),
    ],
)
