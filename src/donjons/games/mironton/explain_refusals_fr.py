"""Refusals in French: a rule, the case of it that applies -> what, where, and what to do instead."""

from __future__ import annotations

from typing import Final

from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import LimitsScope
from donjons.games.mironton.state import Await, Item
from donjons.games.mironton.steps import Kind

WHAT: Final = {
    Kind.FAMILY: "aucune famille n'est à choisir maintenant",
    Kind.START: "aucune salle de départ n'est à choisir maintenant",
    Kind.PICK: "personne n'est à choisir maintenant",
    Kind.DROP: "aucune figurine ne peut être laissée sur place maintenant",
    Kind.TAKE: "aucun monstre isolé ne peut être emmené maintenant",
    Kind.GO: "personne ne peut aller {place:à} maintenant",
    Kind.STAY: "personne n'est à laisser sur place maintenant",
    Kind.DONE: "il n'y a rien à terminer maintenant",
    Kind.TARGET: "aucun groupe d'aventuriers n'est à viser maintenant",
    Kind.PLAY: "aucun objet ne peut être joué maintenant",
    Kind.PASS: "il n'y a pas d'objets à jouer ou à garder maintenant",
    Kind.HIRE: "rien n'est à acheter maintenant",
    Kind.BOSS: "rien n'est à acheter maintenant",
    Kind.STRAY: "rien n'est à acheter maintenant",
    Kind.TRAP: "rien n'est à acheter maintenant",
    Kind.MTRAP: "rien n'est à acheter maintenant",
    Kind.PENTA: "rien n'est à acheter maintenant",
    Kind.WTYPE: "aucun monstre errant n'est tiré maintenant",
    Kind.WROOM: "aucune salle n'est tirée maintenant",
    Kind.ARRIVE: "l'arrivée d'aventuriers n'est pas testée maintenant",
    Kind.DOMINANT: "aucune classe dominante n'est tirée maintenant",
    Kind.SIZE: "aucun nombre d'aventuriers n'est tiré maintenant",
    Kind.CLASS: "aucune classe n'est tirée maintenant",
    Kind.LVL: "aucun niveau n'est tiré maintenant",
    Kind.SIGHT: "aucune infravision n'est tirée maintenant",
    Kind.ENTRANCE: "aucune entrée n'est tirée maintenant",
    Kind.RETURN: "aucun retour n'est tiré maintenant",
    Kind.ORIENT: "aucune orientation n'est tirée maintenant",
    Kind.MEET: "aucune rencontre n'est tirée maintenant",
    Kind.PLUNDER: "aucun pillage n'est tiré maintenant",
    Kind.WANDER: "aucun monstre errant ne choisit sa route maintenant",
    Kind.HITS: "aucun dé n'est lancé maintenant",
    Kind.DRAW: "aucun objet n'est tiré maintenant",
}
EXPECTED: Final = {
    Await.FAMILY: "choisissez une famille",
    Await.START: "choisissez la salle de départ",
    Await.ITEM: "jouez un objet, ou passez (pass)",
    "groups": "choisissez un groupe, ou terminez (done)",
    "lone": "choisissez un monstre isolé, ou terminez (done)",
    Await.BUY: "achetez, ou terminez (done)",
    Await.MOVE: "dites où va {active}, ou laissez-le sur place (stay)",
    Await.TARGET: "choisissez les aventuriers que {active} attaque",
    "chance": "des dés sont à lancer d'abord",
    "over": "la partie est finie",
}

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what} : {expected}",
    (Rule.OUTCOME, ""): "le hasard ne peut pas donner cela maintenant",
    (Rule.OUTCOME, "number"): "{number_named} ne peut pas sortir ici : c'est un nombre de 1 à {outcomes}",
    (Rule.OUTCOME, "hits"): "on lance maintenant {pending}, donc de 0 à {most} réussites",
    (Rule.OUTCOME, "draw"): "il ne reste aucune carte {item:de} dans la pioche : tirez-en une autre",
    (Rule.TAKEN, ""): "la famille des {family} est déjà prise : choisissez {options}",
    (Rule.NOT_INNER, ""): "{place:the} ne mène pas droit au Cœur, et les groupes partent de ses salles attenantes :"
    " choisissez {options}",
    (Rule.FULL, ""): "{place:the} contient déjà {count:# groupe|# groupes}, autant qu'il en part de là : choisissez"
    " {options}",
    (Rule.NOT_YOURS, "none"): "il n'y a rien de tel dans le donjon : {options:il ne reste rien à choisir|choisissez #}",
    (Rule.NOT_YOURS, "kind group"): "les monstres isolés bougent après les combats, en phase 5 : {options:aucun groupe"
    " ne peut bouger maintenant|choisissez un groupe, #}",
    (Rule.NOT_YOURS, "kind lone"): "les groupes ont bougé avant les combats, en phase 3 : {options:aucun monstre isolé"
    " ne peut bouger maintenant|choisissez un monstre isolé, #}",
    (Rule.NOT_YOURS, "pick"): "{unit} est à {owner} : {options:aucun des vôtres ne peut bouger maintenant|choisissez"
    " #}",
    (Rule.NOT_YOURS, "take"): "{unit} est à {owner}, et à cette table un boss n'emmène que les recrues de son joueur :"
    " {options:il n'y a rien à emmener ici|emmenez #}",
    (Rule.ACTIVATED, ""): "{unit} a déjà bougé ce tour-ci : {options:terminez (done)|choisissez #, ou terminez (done)}",
    (
        Rule.ENGAGED,
        "pick group",
    ): "{unit} est au contact de {enemies} et ne peut pas partir ; le combat reprend en phase"
    " 4 : {options:terminez (done)|choisissez #, ou terminez (done)}",
    (Rule.ENGAGED, "pick lone"): "{unit} est au contact de {enemies} et ne peut pas partir ; un monstre isolé ne fait"
    " que se défendre : {options:terminez (done)|choisissez #, ou terminez (done)}",
    (Rule.ENGAGED, "drop"): "{active} est au contact de {enemies}, et personne n'y quitte son groupe : {options:qu'il"
    " reste (stay)|emmenez #, ou restez (stay)}",
    (
        Rule.ENGAGED,
        "go",
    ): "{active} est au contact de {enemies} et ne peut pas quitter {here:the} : {options:qu'il reste"
    " (stay)|emmenez #, ou restez (stay)}",
    (Rule.LIKE, "pick"): "{unit} est tout pareil à {twin}, du même type et au même endroit : choisissez {twin}",
    (Rule.LIKE, "take"): "{unit} est tout pareil à {twin}, du même type et au même endroit : emmenez {twin}",
    (Rule.NO_FOLLOWER, ""): "il n'y a pas une telle figurine à laisser dans {active} : {followers:il ne reste que son"
    " boss|ses figurines sont #}",
    (Rule.LIMIT, "drop"): "il y a déjà {lone_max:# monstre isolé|# monstres isolés}, autant que le donjon en contient :"
    " gardez vos figurines",
    (
        Rule.LIMIT,
        "boss",
    ): "un boss a été acheté ce tour-ci, et {scope} n'en achète qu'un par tour : achetez autre chose,"
    " ou terminez (done)",
    (Rule.LIMIT, "trap"): "un piège a été acheté ce tour-ci, et {scope} n'en achète qu'un par tour, magique ou non :"
    " achetez autre chose, ou terminez (done)",
    (Rule.LIMIT, "penta"): "une paire de pentacles a été achetée ce tour-ci, et {scope} n'en achète qu'une par tour :"
    " achetez autre chose, ou terminez (done)",
    (Rule.AFTER_TAKE, ""): "{active} a déjà emmené un monstre dans ce mouvement, et l'on laisse ses figurines avant :"
    " allez ou restez (stay)",
    (Rule.NOT_HERE, "take none"): "il n'y a pas un tel monstre isolé : {options:il n'y a rien à emmener ici|emmenez #}",
    (Rule.NOT_HERE, "take"): "la position de {unit} est {there:the}, et celle de {active} {here:the} : {options:"
    "il n'y a rien à emmener ici|emmenez #}",
    (Rule.NOT_HERE, "target none"): "il n'y a pas ici de tels aventuriers : choisissez {options}",
    (Rule.NOT_HERE, "target"): "{unit} n'est pas avec {active} dans {here:the} : choisissez {options}",
    (Rule.FAMILY, ""): "le boss de {active} ne commande que des {led}, et {unit} est {monster:a} : {options:il n'y a"
    " rien à emmener ici|emmenez #}",
    (
        Rule.DROPPED,
        "",
    ): "{active} vient de laisser {unit} sur place et ne peut pas le reprendre dans le même mouvement :"
    " {options:il peut bouger seul en phase 5|emmenez #}",
    (
        Rule.COMMAND,
        "",
    ): "le boss de {active} commande {command:# figurine|# figurines} et en a autant : allez ou restez,"
    " et laissez des figurines avant d'en emmener d'autres",
    (Rule.HERE, ""): "{active} est déjà là, dans {place:the} : laissez-le sur place (stay), ou allez ailleurs",
    (
        Rule.OUT_OF_REACH,
        "",
    ): "{place:the} est hors de portée de {active}, qui avance de {speed:# case|# cases} : {rooms:"
    "aucune salle n'est à sa portée|les salles à sa portée sont #}",
    (Rule.OUT_OF_REACH, "far"): "il y a {far} cases jusque-là, et {active} avance de {speed:# case|# cases} : {rooms:"
    "aucune salle n'est à sa portée|les salles à sa portée sont #}",
    (Rule.OUT_OF_REACH, "band"): "{enemies} s'y trouve, et un monstre isolé ne va jamais là où sont des aventuriers :"
    " {rooms:aucune salle n'est à sa portée|les salles à sa portée sont #}",
    (Rule.OUT_OF_REACH, "barred"): "des aventuriers barrent le chemin, et l'on ne passe pas au travers : {rooms:aucune"
    " salle n'est à sa portée|les salles à sa portée sont #}",
    (Rule.STOCK, ""): "aucune carte {item:de} n'est en réserve : {options:passez (pass)|vous pouvez jouer #}",
    (Rule.WINDOW, ""): "{item:a} se joue avant le mouvement des aventuriers, pas maintenant : {options:passez"
    " (pass)|vous pouvez jouer #}",
    (Rule.ARGUMENT, "useless"): "{item:a} ne sert à rien maintenant : {needs}",
    (Rule.ARGUMENT, "on"): "{item:a} ne peut pas se jouer sur {unit} : {needs}. Choisissez {options}",
    (Rule.ARGUMENT, "by"): "il n'y a pas une telle figurine dans {target} : choisissez {options}",
    (Rule.ARGUMENT, "at figure"): "celle qui frappe et celle qui est frappée sont deux figurines de {target} :"
    " choisissez {options}",
    (Rule.ARGUMENT, "face"): "une fausse carte montre une face du dé : choisissez de 1 à 6",
    (Rule.ARGUMENT, "as"): "{monster:a} est de niveau {level}, et une invocation appelle un monstre errant de niveau"
    " {most_level} au plus : choisissez {options}",
    (Rule.ARGUMENT, "as tame"): "{monster:a} n'est pas un monstre errant, et une invocation n'appelle rien d'autre :"
    " choisissez {options}",
    (Rule.ARGUMENT, "at"): "{unfree} : choisissez {options}",
    (
        Rule.LEVEL,
        "monster",
    ): "{monster:a} est de niveau {level}, et tant que le donjon est au niveau {dungeon_level} rien"
    " au-dessus de {most_level} n'est à vendre : {options:il n'y a rien de ce genre|choisissez #}",
    (
        Rule.LEVEL,
        "trap",
    ): "un piège de niveau {level} n'est pas à vendre tant que le donjon est au niveau {dungeon_level} :"
    " choisissez un niveau de 1 à {most_level}",
    (Rule.SUPPLY, "kind"): "on n'achète pas {monster:a} de cette manière : {options:il n'y a rien de ce genre à"
    " vendre|choisissez #}",
    (Rule.SUPPLY, "figures"): "toutes les figurines de ce type sont déjà dans le donjon ({supply} {monster:s}) :"
    " {options:achetez autre chose|choisissez #}",
    (Rule.SUPPLY, "bosses"): "il y a déjà {boss_max:# boss|# boss} de ce type ({monster}), autant qu'il peut y en"
    " avoir : {options:achetez autre chose|choisissez #}",
    (
        Rule.SUPPLY,
        "lone",
    ): "il y a déjà {lone_max:# monstre isolé|# monstres isolés}, autant que le donjon en contient :"
    " que des groupes en emmènent d'abord",
    (Rule.SUPPLY, "groups"): "il y a déjà {groups_max:# groupe|# groupes}, autant que le donjon en contient : engagez"
    " plutôt des monstres isolés",
    (Rule.SUPPLY, "strays"): "il y a déjà {strays_max:# monstre errant|# monstres errants}, autant que le donjon en"
    " contient : achetez autre chose",
    (
        Rule.SUPPLY,
        "pentacles",
    ): "il y a déjà {pentacle_pairs_max:# paire|# paires} de pentacles, autant que le donjon en"
    " contient : achetez autre chose",
    (
        Rule.GOLD,
        "",
    ): "cela coûte {price} pièces d'or et la trésorerie en a {treasury} : {options:rien de ce genre ne peut"
    " être payé|vous pouvez payer #}",
    (Rule.ROOM, "free"): "{unfree} : {options:aucune salle n'est libre maintenant|choisissez #}",
    (Rule.ROOM, "pentacle"): "{unfree} : {options:aucune salle ne peut recevoir de pentacle maintenant|choisissez #}",
}
UNFREE: Final = {
    "corridor": "{spot:the} est dans un couloir, et il faut une salle",
    "heart": "le Cœur reste tel qu'il est",
    "inner": "rien de tel ne se place {spot:à}, attenant{spot:e} au Cœur",
    "trap": "il y a déjà un piège {spot:à}",
    "unit": "il y a quelqu'un {spot:à}",
    "same": "une paire de pentacles relie deux salles différentes",
    "pentacle": "il y a déjà un pentacle {spot:à}",
    "band": "des aventuriers sont {spot:à}",
}
NEEDS: Final = {
    Item.LOW_BLOW: "il faut dans le donjon un groupe d'au moins deux aventuriers",
    Item.AMNESIA: "il faut dans le donjon un groupe avec un magicien qui n'a pas encore oublié ses sorts",
    Item.RUST: "il faut dans le donjon un groupe avec un guerrier dont l'arme ne rouille pas encore",
    Item.DOUBT: "il faut dans le donjon un groupe avec un clerc qui ne doute pas encore",
    Item.FALSE_MAP: "il faut dans le donjon un groupe d'aventuriers sans fausse carte",
    Item.WEBS: "il faut dans le donjon un groupe d'aventuriers qui n'est pas encore pris dans les toiles",
    Item.FALSE_BOTTOM: "il faut dans le donjon un groupe d'aventuriers qui n'en a pas encore",
    Item.DRAUGHT: "il soigne un groupe, un monstre isolé ou le dragon, dont une figurine est blessée",
    Item.BANNER: "il se donne à un groupe qui n'en a pas",
    Item.HORN: "il sonne pour un groupe qui ne l'a pas entendu ce tour-ci",
    Item.POCKET_TRAP: "il faut une salle libre : vide, sans piège, et à l'écart du Cœur",
    Item.SUMMONS: "il faut une salle libre, et une place parmi les monstres errants",
}
SCOPES: Final = {LimitsScope.DUNGEON: "le donjon tout entier", LimitsScope.SEAT: "chaque joueur"}
