"""The words of the drawing in French."""

from __future__ import annotations

from typing import Final

from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.rules import Event
from donjons.games.guerre.state import Card, Ending, Phase, Power

ENGLISH: Final = "ARMÉE ANGLAISE"
ENGLISH_POWER: Final = "frappe à {steps} : {power} contre {troops}"
HOLDINGS: Final = {
    f"F C {signs.POPE}": "forteresse, église, pape",
    "0:3": "maison 0, 3 jetons",
    f"{signs.CROWN} {{dice}}d": "couronne, {dice} dés",
    signs.EMPTY * 5: "à personne",
}
KINDS: Final = {
    signs.CROWN_CITY: "ville de la couronne",
    signs.CAPITAL: "capitale",
    signs.VILLAGE: "village",
    signs.SITE: "site libre",
}

SET_UP: Final = "Mise en place"
ROUND: Final = "Tour de table {round} sur {last}"
EVENT: Final = "Événement : {event}"
EVENTS: Final = {
    Event.NOTHING: "rien ne se passe",
    Event.FAMINE: "famine",
    Event.CHANGE: "changement de pouvoir",
    Event.HARVEST: "récolte",
    Event.RECRUIT: "recrutement",
    Event.ENGLISH: "les Anglais approchent",
}
NO_EVENT: Final = "aucun encore"
OPENS: Final = "Ordre : "
POWERS: Final = {
    Power.CROWN: "l'oreille de la couronne",
    Power.POPE: "l'appui du pape",
    Power.GUILD: "l'appui de la guilde",
}
PHASES: Final = {
    Phase.FIRST: "Les dés décident quelle maison choisit la première.",
    Phase.CAPITAL: "La maison {house} choisit sa capitale.",
    Phase.VILLAGE: "La maison {house} choisit un village voisin de sa capitale (reste {villages}).",
    Phase.BID: "La maison {house} mise pour {power} : de 0 à {gold} lingots d'or.",
    Phase.TIE: "Mises égales pour {power} : les dés décident.",
    Phase.EVENT: "Le dé d'événement va être lancé.",
    Phase.RECRUIT: "La maison {house} place ses recrues (reste {recruits}).",
    Phase.PILLAGE_TIE: "Les Anglais gagnent : les dés décident quelle maison, parmi les plus faibles, cède un village.",
    Phase.PILLAGE: "Les Anglais gagnent : la maison {house} cède un village.",
    Phase.MOVE: "La maison {house} déplace des jetons le long d'une route, ou reste en place.",
    Phase.ACT: "La maison {house} agit : attaquer, bâtir ou passer.",
    "act_again": "La maison {house} agit : attaquer, bâtir, se déplacer encore ou passer.",
    Phase.BUILD_MORE: "La maison {house} peut bâtir dans un autre lieu.",
    Phase.DRAW: "On tire les cartes du combat.",
    Phase.ROLL_A: "On lance les dés de l'attaque (reste {attack_dice}).",
    Phase.ROLL_D: "On lance les dés de la défense (reste {defence_dice}).",
    Phase.PRESS: "La maison {house} insiste ou bat en retraite.",
    Phase.OCCUPY: "La maison {house} a vaincu : combien de jetons entrent ?",
    Phase.ELECT: "La maison {house} peut élire son propre pape.",
    Phase.REVEAL: "On retourne les mises cachées.",
    Phase.OVER: "La maison {winner} gagne : {ending}.",
}
ENDINGS: Final = {
    Ending.LAST: "elle est la dernière maison",
    Ending.CAPITALS: "elle tient toutes les capitales",
    Ending.CROWN: "elle tient toutes les villes de la couronne",
    Ending.INFLUENCE: "son influence suffit",
    Ending.POPE: "son pape a vécu assez longtemps",
    Ending.CAP: "elle mène après le dernier tour",
}

HOUSE: Final = "Maison"
ROWS: Final = {
    "gold": "Or ({gold_cap} au plus)",
    "tokens": "Jetons",
    "places": "Lieux",
    "fortresses": "Forteresses (max {fortress_max})",
    "churches": "Églises (max {church_max})",
    Power.CROWN: "Oreille (couronne)",
    Power.POPE: "Appui du pape",
    Power.GUILD: "Guilde",
}
GOALS: Final = "POUR GAGNER, UN SEUL SUFFIT"
RACES: Final = {
    "influence": "Influence     {win_influence:>6}",
    "crown": "Villes (couronne){crown_cities:>3}",
    "capitals": "Capitales     {capitals:>6}",
    "pope": "Tours d'un pape {pope_turns:>4}",
    "linked": " églises reliées {pope_churches:>3}",
}
PROTECTED: Final = "Nul ne peut attaquer {holder}, qui a l'appui du pape."
RELEASED: Final = "Seules {houses} peuvent attaquer {holder}, qui a l'appui du pape."

AUCTION: Final = "ENCHÈRE : {power}"
BIDS: Final = "Mises"
LAST_BIDS: Final = "Mises d'avant"
BIDS_LEGEND: Final = "? cachée   - à venir   × ne mise pas"

BATTLE: Final = "COMBAT : {origin} attaque {target}, jetons {sent}"
ATTACK: Final = "Attaque, maison {house} : jetons {tokens}, dés {dice}"
DEFENCE: Final = "Défense, maison {house} : jetons {tokens}, dés {dice}"
CROWN_DEFENCE: Final = "Défense, la couronne : dés {dice}"
NEUTRAL_DEFENCE: Final = "Défense, personne : dés {dice}"
STANDING: Final = "  cartes    "
WOUNDS: Final = "  blessures {wounds}, sur la carte la plus faible"
ROLLED: Final = "  lancés    "
NONE: Final = "aucune"
CARDS: Final = {
    Card.LA: "lancier",
    Card.AR: "archer",
    Card.CV: "cavalier",
    Card.FA: "fantassin",
    Card.TE: "templier",
    Card.CT: "catapulte",
    Card.BE: "bélier",
    Card.TG: "tour de guet",
    Card.MU: "mur",
    Card.EC: "éclaireur",
    Card.AS: "assassin",
    Card.VI: "villageois",
    Card.TB: "trébuchet",
    Card.HO: "hospitalier",
    Card.BO: "bourreau",
}
