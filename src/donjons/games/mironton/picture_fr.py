"""The words of the drawing in French."""

from __future__ import annotations

from typing import Final

from donjons.games.mironton.state import Await, Ending, Item, Phase

SET_UP: Final = "Mise en place"
TURN: Final = "Tour {turn} sur {cap}, phase {phase}"
LEVEL: Final = "Niveau {level} (but {target})"
TREASURY: Final = "Trésorerie {gold}"
GUARDIAN: Final = "Dragon {hp}/{most}"
RISES: Final = "Niveau suivant : encore {bands:# groupe|# groupes}"
ARRIVAL: Final = "Prochaine arrivée : {threshold}+ par tour"
ARRIVES: Final = "Prochaine arrivée : certaine"
STOCK: Final = "Objets : {items}"
NO_ITEMS: Final = "aucun"
BOUGHT: Final = "Achetés : {bought}"
MARKS: Final = {"boss": "boss", "trap": "piège", "penta": "pentacles"}
ORDER: Final = "Ordre : "
PROWESS: Final = "Prouesse : "

DOING: Final = {
    Await.FAMILY: "{seat} prend une famille pour son groupe.",
    Await.START: "{seat} choisit la salle attenante au Cœur d'où part son groupe.",
    "first": "{seat} peut jouer des objets avant que les aventuriers bougent.",
    "second": "{seat} peut jouer des objets avant que les monstres combattent.",
    "groups": "{seat} mène ses groupes : pick, ou done.",
    "lone": "{seat} mène ses monstres isolés : pick, ou done.",
    Await.MOVE: "{seat} mène {active} : la carte montre ce que coûte le chemin.",
    Await.TARGET: "{seat} choisit qui {active} attaque.",
    Await.BUY: "{seat} dépense l'or : achetez, ou done.",
}
PHASES: Final = {
    Phase.SETUP: "Les monstres errants se placent.",
    Phase.ARRIVAL: "Des aventuriers arrivent.",
    Phase.BANDS: "Les aventuriers bougent et combattent.",
    Phase.FIGHT: "Les monstres combattent.",
    Phase.STRAYS: "Les monstres errants bougent et combattent.",
    Phase.PLUNDER: "Les aventuriers pillent.",
    Phase.REVENUE: "Le donjon touche ses revenus.",
    Phase.OVER: "La partie est finie : {ending}.",
}
FIGHTING: Final = "On lance les dés d'un combat."
ENDINGS: Final = {Ending.VICTORY: "victoire", Ending.HELD: "le donjon tient", Ending.FALLEN: "le donjon est tombé"}

BANDS: Final = ("AVENTURIERS", "dés", "pv", "pas", "Cœur")
GROUPS: Final = ("GROUPES", "dés", "pv", "pas", "mène")
LONE: Final = "MONSTRES ISOLÉS"
STRAYS: Final = "MONSTRES ERRANTS"
OUTSIDE: Final = "dehors"
BACK_ON: Final = "revient à {threshold}+"
NEXT_TURN: Final = "peut atteindre le Cœur : {chance} %"
MAY_LEAVE: Final = "peut sortir : {chance} %"
MARKED: Final = {
    "infra": "voit dans le noir",
    "jinx": "maudits : {classes}",
    "web": "dans les toiles",
    "map": "fausse carte {face}",
    "bottom": "double fond",
    "banner": "étendard",
    "horn": "cor +{cells}",
    "count": "{count} groupes en un",
}
NOBODY: Final = "personne"

GOAL: Final = (
    "Vous êtes les monstres du donjon, tous du même côté. {kills:Chaque groupe|Tous les # groupes} d'aventuriers"
    " {kills:éliminé,|éliminés,} le niveau du donjon monte ; chaque groupe qui atteint le Cœur le fait descendre."
    " Amenez-le"
    " au niveau {target} avant l'Inspection, à la fin du tour {cap}."
)
FAMILIES: Final = "FAMILLES : family:NOM"
FAMILY: Final = "{family} : {boss:a} et {count:# {troop}|# {troop:s}} ; antre {lair} ; {advice}"
NO_LAIR: Final = "aucun"
FIGHTS: Final = "SI {active} COMBAT"
FIGHT: Final = (
    "{band} dans {place} : {attackers} {attack} contre {defence} ; gagne {wins} %, l'élimine {destroys} %,"
    " est éliminé {falls} % ; inflige {deals}, perd {suffers}"
)
MARKET: Final = "À VENDRE, jusqu'au niveau {level} : prix en or, prix comme boss, figurines qui restent"
OTHER_SALES: Final = (
    "stray:RAT:at=SALLE {strays} ; trap:NIVEAU:at=SALLE {trap} par niveau ; mtrap:NIVEAU:at=SALLE {mtrap} par niveau ;"
    " penta:SALLE-SALLE {penta}. Salles libres : {rooms}."
)
SQUARE: Final = "fois le niveau"
ITEMS_TITLE: Final = "EN RÉSERVE : play:OBJET"
ITEMS: Final = {
    Item.LOW_BLOW: "on=GROUPE:by=FIGURINE:at=FIGURINE, un aventurier en frappe un autre avec le double de dés",
    Item.AMNESIA: "on=GROUPE, ses magiciens touchent à {hit_jinx}+ au prochain combat",
    Item.RUST: "on=GROUPE, ses guerriers touchent à {hit_jinx}+ au prochain combat",
    Item.DOUBT: "on=GROUPE, ses clercs touchent à {hit_jinx}+ au prochain combat",
    Item.FALSE_MAP: "on=GROUPE:face=1 à 6, à la place du prochain dé d'orientation",
    Item.WEBS: "on=GROUPE, il n'avance pas à sa prochaine activation",
    Item.FALSE_BOTTOM: "on=GROUPE, son prochain pillage ne prend rien",
    Item.DRAUGHT: "on=UNITÉ, guérit un groupe, un monstre isolé ou DRG",
    Item.BANNER: "on=GROUPE, touche à {banner_hit}+ au prochain combat",
    Item.HORN: "on=GROUPE, {horn_bonus} cases de plus ce tour-ci",
    Item.POCKET_TRAP: "at=SALLE, un piège du niveau du donjon",
    Item.SUMMONS: "as=TYPE:at=SALLE, un monstre errant du niveau du donjon au plus",
}
LEGEND: Final = (
    "b aventuriers (W guerrier, T voleur, M magicien, C clerc, et le niveau)",
    "g groupe (* boss)",
    "l isolé",
    "w errant",
    "DRG dragon",
    "W4/3 n'a plus que 3 points de vie",
    "{contact} au contact",
    "{trap}2 piège, {trap}2{magic} magique",
    "{pentacle} pentacle",
    "{junction} dé d'orientation",
    "{water} eau",
    "1▼ entrée 1",
)
