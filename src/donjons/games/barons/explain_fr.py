"""The sentences of the Barons family in French, table by table as in `explain_en`.

Steps are in the infinitive, refusals address the player. The space before a colon is made unbreakable when typeset.
`{tile}` begins with its article: la tuile 5, l'hexagone 5.
"""

from __future__ import annotations

from typing import Final

from donjons.games.barons.end import Ending
from donjons.games.barons.rules import RankKey
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind

SEMICOLON: Final = " ; "
COLON: Final = " : "

COLOURS: Final = {
    "B": {"": "Bleu", "m": "bleu", "f": "bleue", "fp": "bleues"},
    "R": {"": "Rouge", "m": "rouge", "f": "rouge", "fp": "rouges"},
    "G": {"": "Vert", "m": "vert", "f": "verte", "fp": "vertes"},
    "Y": {"": "Jaune", "m": "jaune", "f": "jaune", "fp": "jaunes"},
}
PIECES: Final = {Kind.MOVE_BARON: "votre {baron}", Kind.MOVE_KNIGHT: "votre {knight}", "neutral": "un {knight}"}

STEPS: Final = {
    Kind.TILE: "{tile} est {terrain:is}, qui vaut {worth:# point|# points}",
    Kind.MOUNTAIN: "une montagne se dresse sur {tile}",
    Kind.OBJECTIVE: "{tile} est un objectif, qui vaut {worth:# point|# points}",
    Kind.NEUTRAL: "un {knight} commence sur {tile}",
    Kind.BARON: "le {baron} {colour:m} commence sur {tile}",
    Kind.KNIGHT: "un {knight} {colour:m} commence sur {tile}",
    Kind.PICK: "prendre la couleur {colour:f}, avec le {baron} sur {start} et {start_knights:aucun {knight}"
    "|un {knight} sur {place:the} {start_tiles}|des {knight:s} sur les {place:s} {start_tiles}}",
    Kind.ROLL: "le dé montre {count}",
    Kind.MOVE_BARON: "déplacer le {baron} {me:m} de {tile} à {other}",
    Kind.MOVE_KNIGHT: "déplacer un {knight} {me:m} de {tile} à {other}",
    "neutral": "pousser le {knight} de {tile} à {other}",
    Kind.RECRUIT: "recruter {recruits:# troupe|# troupes} sur {tile}",
    "announce": "annoncer un recrutement sur {tile} : le dé dira combien de troupes viennent",
    Kind.BUILD: "construire un donjon sur {tile}",
    Kind.UNBUILD: "déconstruire le donjon de {tile}",
    Kind.DISPERSE: "disperser depuis {tile} : {fresh:# troupe peut|# troupes peuvent} partir le long de ses lignes",
    Kind.SEND: "envoyer {count:# troupe|# troupes} de {command} à {tile}",
    Kind.GATHER: "concentrer sur {tile} : des troupes peuvent y être appelées le long de ses lignes",
    Kind.PULL: "appeler {count:# troupe|# troupes} de {tile} vers {command}",
    Kind.CAPTURE: "capturer le donjon détruit sur {tile}",
    Kind.DONE: "terminer l'ordre de {command}",
    Kind.END: "finir le tour",
}
CHANGES: Final = {
    "fallen": "{count:# troupe {colour:f} tombe|# troupes {colour:fp} tombent}, une contre une, sur {tile}",
    "halted": "{count:# troupe s'arrête|# troupes s'arrêtent} sur {tile}",
    "razed": "le donjon {colour:m} de {tile} est détruit",
    "risen": "un donjon {colour:m} se dresse sur {tile}",
    "recruited": "{count:personne ne vient|# troupe vient|# troupes viennent} sur {tile}",
    "reserve": "{count:# troupe retourne|# troupes retournent} à la réserve",
    "their_reserve": "{count:# troupe {colour:f}|# troupes {colour:fp}} à la leur",
    "discard": "{count:# troupe va|# troupes vont} à la défausse",
    "returned": "{count:# troupe revient|# troupes reviennent} de la défausse",
    "stacked": "{count:# troupe y est empilée|# troupes y sont empilées}",
    "unstacked": "{count:# troupe s'y tient|# troupes s'y tiennent} de nouveau",
    "points": "{colour} passe de {before} à {count:# point|# points}",
    "active": "le {knight} {colour:m} est maintenant actif sur {tile}",
    "calm": "plus aucun {knight} n'est actif sur {tile}",
    "silenced": "le {baron} {colour:m} est réduit au silence sur {tile}",
    "heard": "le {baron} {colour:m} peut de nouveau donner des ordres",
    "pause": "il n'y fait qu'une pause auprès du {baron} {colour:m} et doit repartir",
    "next": "{colour} joue ensuite",
}
SPENDS: Final = " Cela dépense le bonus."
SECOND_SPENDS: Final = " Ce second ordre dépense le bonus."
LAST_ROUND: Final = " Le défi est atteint : c'est le dernier tour de table."
ENDS_GAME: Final = " La partie s'arrête."

OFFER_MOVE: Final = "déplacer jusqu'à {offer.move}"
OFFER_RECRUIT: Final = "recruter {offer.recruit} ({offer.recruit_donjon} avec donjon)"
OFFER_RECRUIT_POOR: Final = "recruter {offer.recruit} ({offer.recruit_donjon} avec donjon, +{offer.poor_bonus} {where})"
OFFER_ORDER: Final = "donner un second ordre"
BONUS: Final = "le bonus permet de {offer}"
RECRUITS: Final = "un recrutement amène {plain:# troupe|# troupes}"
RECRUITS_WITH_DONJON: Final = "un recrutement amène {plain:# troupe|# troupes}, ou {donjon} sur votre donjon"

WHAT: Final = {
    Kind.TILE: "{tile} ne peut pas être tiré{place:e} maintenant",
    Kind.MOUNTAIN: "aucune montagne ne peut être tirée pour {tile} maintenant",
    Kind.OBJECTIVE: "aucun objectif ne peut être tiré pour {tile} maintenant",
    Kind.NEUTRAL: "aucun {knight} ne peut être tiré pour {tile} maintenant",
    Kind.BARON: "le {baron} {colour:m} ne peut pas être tiré pour {tile} maintenant",
    Kind.KNIGHT: "aucun {knight} {colour:m} ne peut être tiré pour {tile} maintenant",
    Kind.PICK: "aucune couleur ne peut être choisie maintenant",
    Kind.ROLL: "le dé ne peut pas être lancé maintenant",
    Kind.MOVE_BARON: "le {baron} ne peut pas aller de {tile} à {other} maintenant",
    Kind.MOVE_KNIGHT: "aucun {knight} ne peut aller de {tile} à {other} maintenant",
    Kind.RECRUIT: "vous ne pouvez pas recruter sur {tile} maintenant",
    Kind.BUILD: "vous ne pouvez pas construire sur {tile} maintenant",
    Kind.UNBUILD: "vous ne pouvez pas déconstruire sur {tile} maintenant",
    Kind.DISPERSE: "vous ne pouvez pas disperser depuis {tile} maintenant",
    Kind.SEND: "aucune troupe ne peut être envoyée à {tile} maintenant",
    Kind.GATHER: "vous ne pouvez pas concentrer sur {tile} maintenant",
    Kind.PULL: "aucune troupe ne peut être appelée de {tile} maintenant",
    Kind.CAPTURE: "vous ne pouvez pas capturer sur {tile} maintenant",
    Kind.DONE: "il n'y a pas d'ordre à terminer maintenant",
    Kind.END: "le tour ne peut pas finir maintenant",
}
EXPECTED: Final = {
    Phase.TILES: "les {place:s} sont en train d'être tiré{place:e}s",
    Phase.MOUNTAINS: "les montagnes sont en train d'être tirées",
    Phase.OBJECTIVES: "les objectifs sont en train d'être tirés",
    Phase.NEUTRALS: "les {knight:s} sont en train d'être tirés",
    Phase.BARONS: "les {baron:s} sont en train d'être tirés",
    Phase.KNIGHTS: "les {knight:s} sont en train d'être tirés",
    Phase.PICK: "choisissez une couleur",
    Phase.ROLL: "lancez d'abord le dé",
    Phase.ACT: "{still_open}",
    Phase.DISPERSE: "envoyez des troupes depuis {command}, ou terminez cet ordre",
    Phase.GATHER: "appelez des troupes vers {command}, ou terminez cet ordre",
    Phase.OVER: "la partie est finie",
}
OPEN_ACTIONS: Final = ("déplacez une figure", "donnez un ordre", "finissez le tour")
NO_CHOICE_OF_CAPTURE: Final = "à cette table, une capture ne se choisit pas"

RESULTS: Final = {
    Ending.TARGET: "{colour} atteint le défi de {target:# point|# points} avec {points}",
    Ending.EXHAUSTION: "{colour} est à bout de forces avec"
    " {available:aucune troupe disponible|# troupe disponible|# troupes disponibles}",
    Ending.ROUNDS: "la partie s'arrête après {rounds:# tour|# tours} de table",
    "lost": "le dernier tour de table est fini, et plus personne ne tient le défi de {target:# point|# points}",
}
RANKED: Final = "{rank}. {names} ({values})"
TIED: Final = "{rank}. {names}, à égalité ({values})"
RANKING: Final = "Classement : {ranking}"
RANK_VALUES: Final = {
    RankKey.POINTS: "{value:# point|# points}",
    RankKey.TILE_POINTS: "{value:# point|# points}",
    RankKey.DONJONS: "{value:# donjon|# donjons}",
    RankKey.AVAILABLE: "{value:# troupe disponible|# troupes disponibles}",
    RankKey.TROOPS_ON_BOARD: "{value:# troupe|# troupes} sur le plateau",
}

HEADINGS: Final = {
    "points": "points",
    "kinds": "sortes",
    "available": "disponibles",
    "on_board": "en jeu",
    "reserve": "réserve",
    "discard": "défausse",
    "donjons": "♜ donjons",
    "donjons_left": "♜ restants",
}
ON_OBJECTIVES: Final = "{all} ({on} sur {sign})"
SETUP: Final = "Mise en place : {doing}."
ROUND: Final = "Tour {round} : {doing}."
DIE: Final = " Le dé montre {die}."
BONUS_LINE: Final = "Bonus : {bonus}."
TURNS: Final = {
    Phase.TILES: "on tire les {place:s}",
    Phase.MOUNTAINS: "on tire les montagnes",
    Phase.OBJECTIVES: "on tire les objectifs",
    Phase.NEUTRALS: "on tire les {knight:s}",
    Phase.BARONS: "on tire les {baron:s}",
    Phase.KNIGHTS: "on tire les {knight:s}",
    Phase.PICK: "le joueur {seat} choisit sa couleur",
    Phase.ROLL: "{colour} lance le dé",
    "announce": "{colour} lance le dé pour recruter sur {command}",
    Phase.ACT: "{colour} joue {action}",
    Phase.DISPERSE: "{colour} disperse depuis {command}",
    Phase.GATHER: "{colour} concentre sur {command}",
    Phase.OVER: "la partie est finie",
}
ACTIONS: Final = ("sa première action", "sa seconde action")
SPENT: Final = "dépensé"
NO_USE: Final = "plus d'usage ce tour-ci"
LEFT: Final = "Reste ce tour-ci : {left}."
LEFT_AT_FIRST: Final = {1: "un déplacement et un ordre", 2: "deux déplacements, ou un déplacement et un ordre"}
A_MOVE: Final = "un déplacement"
AN_ORDER: Final = "un ordre"
SILENCED: Final = "Le {baron} {colour:m} est réduit au silence sur {home} : aucun ordre n'en part."
LAST_ROUND_BANNER: Final = (
    "DERNIER TOUR DE TABLE : le défi est atteint, {names} {count:doit|doivent} encore finir de jouer."
)
LEGEND: Final = {
    "♜": "donjon",
    "3B": "troupes",
    "knight": "{knight}",
    "♚": "{baron}",
    "⊘": "bloqué",
    "▲": "montagne",
    "⌂": "donjon imprenable",
}
