"""The sentences of the Barons family in French, table by table as in `explain_en`.

Steps are in the infinitive, refusals address the player. The space before a colon is made unbreakable when typeset.
"""

from __future__ import annotations

from typing import Final

from donjons.games.barons.end import Ending
from donjons.games.barons.refusals import Rule
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind

SINGULAR: Final = (0, 1)
AND: Final = " et "
OR: Final = " ou "
SEMICOLON: Final = " ; "
COLON: Final = " : "

COLOURS: Final = {
    "B": {"": "Bleu", "m": "bleu", "f": "bleue", "fp": "bleues"},
    "R": {"": "Rouge", "m": "rouge", "f": "rouge", "fp": "rouges"},
    "G": {"": "Vert", "m": "vert", "f": "verte", "fp": "vertes"},
    "Y": {"": "Jaune", "m": "jaune", "f": "jaune", "fp": "jaunes"},
}
KINDS: Final = {0: "plaine", 1: "vent", 2: "eau", 3: "forêt", 4: "feu"}
ON_TERRAINS: Final = {0: "en plaine", 1: "sur le vent", 2: "sur l'eau", 3: "en forêt", 4: "sur le feu"}
TERRAINS: Final = {0: "de plaine", 1: "de vent", 2: "d'eau", 3: "de forêt", 4: "de feu"}
PIECES: Final = {Kind.MOVE_BARON: "votre baron", Kind.MOVE_KNIGHT: "votre chevalier"}

STEPS: Final = {
    Kind.TILE: "La tuile {tile} est une tuile {terrain}, qui vaut {worth:# point|# points}",
    Kind.MOUNTAIN: "Une montagne se dresse sur la tuile {tile}",
    Kind.BARON: "Le baron {colour:m} commence sur la tuile {tile}",
    Kind.KNIGHT: "Un chevalier {colour:m} commence sur la tuile {tile}",
    Kind.PICK: "Prendre la couleur {colour:f}, avec le baron sur la tuile {start} et {start_knights:aucun chevalier"
    "|un chevalier sur la tuile {start_tiles}|des chevaliers sur les tuiles {start_tiles}}",
    Kind.ROLL: "Le dé montre {count}",
    Kind.MOVE_BARON: "Déplacer le baron {me:m} de la tuile {tile} à la tuile {other}",
    Kind.MOVE_KNIGHT: "Déplacer un chevalier {me:m} de la tuile {tile} à la tuile {other}",
    Kind.RECRUIT: "Recruter {recruits:# troupe|# troupes} sur la tuile {tile}",
    Kind.BUILD: "Construire un donjon sur la tuile {tile}",
    Kind.UNBUILD: "Déconstruire le donjon de la tuile {tile}",
    Kind.DISPERSE: "Disperser depuis la tuile {tile} :"
    " {fresh:# troupe peut|# troupes peuvent} partir le long de ses lignes",
    Kind.SEND: "Envoyer {count:# troupe|# troupes} de la tuile {command} à la tuile {tile}",
    Kind.GATHER: "Concentrer sur la tuile {tile} : des troupes peuvent y être appelées le long de ses lignes",
    Kind.PULL: "Appeler {count:# troupe|# troupes} de la tuile {tile} vers la tuile {command}",
    Kind.CAPTURE: "Capturer le donjon détruit sur la tuile {tile}",
    Kind.DONE: "Terminer l'ordre de la tuile {command}",
    Kind.END: "Finir le tour",
}
CHANGES: Final = {
    "fallen": "{count:# troupe {colour:f} tombe|# troupes {colour:fp} tombent}, une contre une, sur la tuile {tile}",
    "halted": "{count:# troupe s'arrête|# troupes s'arrêtent} sur la tuile {tile}",
    "razed": "le donjon {colour:m} de la tuile {tile} est détruit",
    "risen": "un donjon {colour:m} se dresse sur la tuile {tile}",
    "reserve": "{count:# troupe retourne|# troupes retournent} à la réserve",
    "discard": "{count:# troupe va|# troupes vont} à la défausse",
    "returned": "{count:# troupe revient|# troupes reviennent} de la défausse",
    "points": "{colour} passe de {before} à {count:# point|# points}",
    "active": "le chevalier {colour:m} est maintenant actif sur la tuile {tile}",
    "calm": "plus aucun chevalier n'est actif sur la tuile {tile}",
    "pause": "il n'y fait qu'une pause auprès du baron {colour:m} et doit repartir",
    "next": "{colour} joue ensuite",
}
SPENDS: Final = " Cela dépense le bonus."
SECOND_SPENDS: Final = " Ce second ordre dépense le bonus."
ENDS_GAME: Final = " La partie s'arrête."

OFFER_MOVE: Final = "déplacer jusqu'à {offer.move}"
OFFER_RECRUIT: Final = "recruter {offer.recruit} ({offer.recruit_donjon} avec donjon)"
OFFER_RECRUIT_POOR: Final = "recruter {offer.recruit} ({offer.recruit_donjon} avec donjon, +{offer.poor_bonus} {where})"
OFFER_ORDER: Final = "donner un second ordre"
BONUS: Final = "le bonus permet de {offer}"

WHAT: Final = {
    Kind.TILE: "La tuile {tile} ne peut pas être tirée maintenant",
    Kind.MOUNTAIN: "Aucune montagne ne peut être tirée pour la tuile {tile} maintenant",
    Kind.BARON: "Le baron {colour:m} ne peut pas être tiré pour la tuile {tile} maintenant",
    Kind.KNIGHT: "Aucun chevalier {colour:m} ne peut être tiré pour la tuile {tile} maintenant",
    Kind.PICK: "Aucune couleur ne peut être choisie maintenant",
    Kind.ROLL: "Le dé ne peut pas être lancé maintenant",
    Kind.MOVE_BARON: "Le baron ne peut pas aller de la tuile {tile} à la tuile {other} maintenant",
    Kind.MOVE_KNIGHT: "Aucun chevalier ne peut aller de la tuile {tile} à la tuile {other} maintenant",
    Kind.RECRUIT: "Vous ne pouvez pas recruter sur la tuile {tile} maintenant",
    Kind.BUILD: "Vous ne pouvez pas construire sur la tuile {tile} maintenant",
    Kind.UNBUILD: "Vous ne pouvez pas déconstruire sur la tuile {tile} maintenant",
    Kind.DISPERSE: "Vous ne pouvez pas disperser depuis la tuile {tile} maintenant",
    Kind.SEND: "Aucune troupe ne peut être envoyée à la tuile {tile} maintenant",
    Kind.GATHER: "Vous ne pouvez pas concentrer sur la tuile {tile} maintenant",
    Kind.PULL: "Aucune troupe ne peut être appelée de la tuile {tile} maintenant",
    Kind.CAPTURE: "Vous ne pouvez pas capturer sur la tuile {tile} maintenant",
    Kind.DONE: "Il n'y a pas d'ordre à terminer maintenant",
    Kind.END: "Le tour ne peut pas finir maintenant",
}
EXPECTED: Final = {
    Phase.TILES: "les tuiles sont en train d'être tirées",
    Phase.MOUNTAINS: "les montagnes sont en train d'être tirées",
    Phase.BARONS: "les barons sont en train d'être tirés",
    Phase.KNIGHTS: "les chevaliers sont en train d'être tirés",
    Phase.PICK: "choisissez une couleur",
    Phase.ROLL: "lancez d'abord le dé",
    Phase.ACT: "déplacez une figure, donnez un ordre ou finissez le tour",
    Phase.DISPERSE: "envoyez des troupes depuis la tuile {command}, ou terminez cet ordre",
    Phase.GATHER: "appelez des troupes vers la tuile {command}, ou terminez cet ordre",
    Phase.OVER: "la partie est finie",
}
NO_CHOICE_OF_CAPTURE: Final = "à cette table, une capture ne se choisit pas"

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what} : {expected}.",
    (Rule.OUTCOME, "tile"): "La prochaine tuile à tirer est la tuile {next}, et"
    " {left:il ne reste aucune tuile|il reste # tuile|il reste # tuiles} {terrain} :"
    " pour la tuile {tile}, tirez une sorte qui reste quand son tour vient.",
    (Rule.OUTCOME, "mountain"): "La carte de la tuile {tile} est déjà tirée : tirez-en une autre.",
    (Rule.OUTCOME, "colour"): "Ce n'est pas encore à {colour} de tirer la tuile {tile} : c'est à {next_colour}.",
    (Rule.OUTCOME, "peak"): "La tuile {tile} est une montagne, où personne ne commence : tirez une autre carte.",
    (Rule.OUTCOME, "drawn"): "La carte de la tuile {tile} est déjà tirée : tirez-en une autre.",
    (Rule.OUTCOME, "walled"): "Des montagnes coupent la tuile {tile} de la région principale : tirez une autre carte.",
    (Rule.OUTCOME, "roll"): "Un dé montre 1 à 6, pas {count} : relancez-le.",
    (Rule.TAKEN, ""): "{colour} est déjà pris ou hors jeu : choisissez {free}.",
    (Rule.SPENT, "move"): "Le bonus de ce tour est déjà dépensé : au lieu d'aller à la tuile {other},"
    " {piece} peut parcourir {base:# tuile|# tuiles} au plus depuis la tuile {tile}.",
    (
        Rule.SPENT,
        "near",
    ): "Le bonus de ce tour est déjà dépensé, et de la tuile {tile} à la tuile {other} il est inutile :"
    " écrivez {token}.",
    (Rule.SPENT, "bonus"): "Un second ordre, sur la tuile {tile}, demande le bonus, qui est déjà dépensé :"
    " déplacez une figure ou finissez le tour.",
    (Rule.SPENT, "face"): "Un dé de {die} ne permet pas de second ordre, donc aucun sur la tuile {tile} :"
    " déplacez une figure ou finissez le tour.",
    (Rule.NOT_YOURS, "baron"): "Votre baron n'est pas sur la tuile {tile} : il se tient sur la tuile {baron},"
    " déplacez-le de là.",
    (Rule.NOT_YOURS, "knight"): "Vous n'avez pas de chevalier sur la tuile {tile} : {knights:vous jouez sans chevalier"
    "|déplacez-en un de la tuile {knight_tiles}|déplacez-en un de la tuile {knight_tiles}}.",
    (Rule.PAUSE, "knight"): "Aucun chevalier ne peut quitter la tuile {tile} maintenant : votre baron fait une pause"
    " auprès du baron {rival:m} sur la tuile {baron} et doit repartir.",
    (Rule.PAUSE, "order"): "Aucun ordre ne peut venir de la tuile {tile} maintenant : votre baron fait une pause"
    " auprès du baron {rival:m} sur la tuile {baron} et doit repartir.",
    (Rule.PAUSE, "end"): "Le tour ne peut pas encore finir : votre baron fait une pause"
    " auprès du baron {rival:m} sur la tuile {baron} et doit repartir.",
    (
        Rule.MOUNTAIN,
        "move",
    ): "La tuile {other} est une montagne, où rien ne peut se tenir : choisissez une autre tuile.",
    (Rule.MOUNTAIN, "line"): "La montagne de la tuile {hurdle} ferme la ligne de la tuile {command}"
    " à la tuile {tile} : choisissez une tuile sur une ligne ouverte.",
    (Rule.TOO_FAR, "same"): "Sur la tuile {tile} se trouve déjà {piece} : choisissez une autre tuile.",
    (Rule.TOO_FAR, "shut"): "Des montagnes ferment tout chemin de la tuile {tile} à la tuile {other} :"
    " choisissez une autre tuile.",
    (Rule.TOO_FAR, "far"): "La tuile {other} est à {distance:# tuile|# tuiles} de marche de la tuile {tile} et {piece}"
    " peut en parcourir {longest} maintenant : choisissez une tuile plus proche.",
    (Rule.MARK, "near"): "De la tuile {tile} à la tuile {other} le bonus est inutile : écrivez {token}.",
    (Rule.MARK, "far"): "De la tuile {tile} à la tuile {other} le déplacement dépense le bonus : écrivez {token}.",
    (Rule.MARK, "first"): "Sur la tuile {tile} ce serait le premier ordre du tour : écrivez {token}.",
    (Rule.MARK, "second"): "Sur la tuile {tile} ce serait le second ordre du tour, qui dépense lui-même le bonus :"
    " écrivez {token}.",
    (Rule.OCCUPIED, ""): "Le baron {rival:m} occupe la tuile {other}, et le vôtre ne pourrait pas en repartir ce"
    " tour-ci : choisissez une tuile sans baron.",
    (Rule.NOT_COMMAND, "recruit"): "Pour recruter sur la tuile {tile} il y faut votre baron, ou votre donjon avec"
    " un de vos chevaliers : votre baron est sur la tuile {baron}.",
    (Rule.NOT_COMMAND, "order"): "Ni votre baron ni un de vos donjons n'est sur la tuile {tile} :"
    " donnez vos ordres depuis la tuile {commands}.",
    (Rule.BLOCKED, "tile"): "Un chevalier {knight:m} actif bloque la tuile {tile} : opposez-lui un de vos chevaliers,"
    " ou donnez votre ordre ailleurs.",
    (Rule.BLOCKED, "knight"): "Votre chevalier de la tuile {tile} ne peut pas à la fois recruter et contenir le"
    " chevalier {knight:m} : amenez un second chevalier, ou votre baron.",
    (Rule.BLOCKED, "melee"): "Votre chevalier de la tuile {tile} est pris dans une mêlée et ne peut pas recruter :"
    " amenez un second chevalier, ou votre baron.",
    (Rule.BLOCKED, "line"): "Un chevalier {knight:m} actif sur la tuile {hurdle} coupe la ligne de la tuile {command}"
    " à la tuile {tile} : choisissez une autre ligne, ou une tuile plus proche.",
    (Rule.ENEMY_DONJON, ""): "Un donjon {donjon:m} se dresse sur la tuile {tile} : détruisez-le avant d'y recruter.",
    (Rule.RESERVE, ""): "Votre réserve est vide, personne ne peut donc être recruté sur la tuile {tile} :"
    " vos propres attaques y ramènent des troupes.",
    (Rule.NO_GAIN, "spent"): "Le bonus de ce tour est déjà dépensé : recrutez sans lui sur la tuile {tile}, {token}.",
    (Rule.NO_GAIN, "equal"): "Avec le bonus {bonus:personne ne vient|# troupe vient|# troupes viennent} sur la tuile"
    " {tile}, pas plus que sans lui : écrivez {token}.",
    (Rule.BARON_NEEDED, "build"): "Seul votre baron peut construire sur la tuile {tile}, et il est sur la tuile"
    " {baron} : amenez-le d'abord.",
    (Rule.BARON_NEEDED, "unbuild"): "Seul votre baron peut déconstruire sur la tuile {tile}, et il est sur la tuile"
    " {baron} : amenez-le d'abord.",
    (
        Rule.DONJON_HERE,
        "",
    ): "Un donjon {donjon:m} se dresse déjà sur la tuile {tile} : construisez sur une autre tuile.",
    (Rule.TOO_FEW, "build"): "Un donjon prend {cost:# troupe|# troupes} et {own:aucune des vôtres n'est|# est|# sont}"
    " sur la tuile {tile} : recrutez ou concentrez d'abord.",
    (Rule.TOO_FEW, "capture"): "Une capture prend {need:# troupe|# troupes} après la destruction et"
    " {own:aucune des vôtres n'est|# est|# sont} sur la tuile {tile} : amenez-en plus par cet ordre.",
    (Rule.SPACING, ""): "Le donjon {near_owner:m} de la tuile {near} est trop près de la tuile {tile} :"
    " construisez à {spacing:# tuile|# tuiles} au moins de tout donjon.",
    (Rule.NO_DONJON_LEFT, "build"): "Il ne reste aucun donjon dans votre réserve pour la tuile {tile} :"
    " déconstruisez d'abord un des vôtres.",
    (Rule.NO_DONJON_LEFT, "capture"): "Il ne reste aucun donjon dans votre réserve pour la tuile {tile} :"
    " terminez l'ordre sans capture.",
    (Rule.NO_DONJON, ""): "Vous n'avez pas de donjon sur la tuile {tile} : amenez votre baron sur un des vôtres"
    " pour le déconstruire.",
    (Rule.NOTHING_TO_MOVE, "idle"): "Aucune de vos troupes de la tuile {tile} ne peut encore bouger ce tour-ci :"
    " recrutez-y, ou donnez un ordre d'une autre tuile.",
    (Rule.NOTHING_TO_MOVE, "shut"): "Toutes les lignes partant de la tuile {tile} sont fermées :"
    " donnez un ordre d'une autre tuile.",
    (Rule.NOTHING_TO_MOVE, "gather"): "Aucune de vos troupes encore mobiles n'entend un ordre de la tuile {tile} :"
    " concentrez sur une autre tuile.",
    (Rule.NOT_ALIGNED, "self"): "La tuile {tile} est la tuile de commandement elle-même :"
    " choisissez une tuile en ligne droite avec elle.",
    (Rule.NOT_ALIGNED, "line"): "La tuile {tile} n'est pas en ligne droite avec la tuile {command} :"
    " choisissez une tuile sur une de ses lignes.",
    (
        Rule.STOPPED,
        "troops",
    ): "{holder} a des troupes sur la tuile {hurdle}, entre la tuile {command} et la tuile {tile} :"
    " dégagez d'abord la tuile {hurdle}.",
    (Rule.STOPPED, "donjon"): "Le donjon {holder:m} de la tuile {hurdle} barre la route de la tuile {command}"
    " à la tuile {tile} : détruisez-le d'abord.",
    (Rule.TOO_MANY, "send"): "Seulement {fresh:# troupe peut|# troupes peuvent} encore quitter la tuile {command}"
    " pour la tuile {tile} : n'en envoyez pas plus.",
    (Rule.TOO_MANY, "none"): "Aucune de vos troupes de la tuile {command} ne peut encore partir vers la tuile {tile} :"
    " terminez l'ordre.",
    (Rule.TOO_MANY, "pull"): "Seulement {fresh:# de vos troupes peut|# de vos troupes peuvent} encore quitter la tuile"
    " {tile} : n'en appelez pas plus.",
    (Rule.TOO_MANY, "absent"): "Aucune de vos troupes de la tuile {tile} ne peut encore bouger :"
    " appelez des troupes d'une autre tuile.",
    (Rule.NOT_RAZED, ""): "Cet ordre n'a détruit aucun donjon sur la tuile {tile} :"
    " détruisez-en un là avant de le capturer.",
    (Rule.NOTHING_MOVED, "disperse"): "Aucune troupe n'a encore quitté la tuile {command} : envoyez-en au moins une.",
    (Rule.NOTHING_MOVED, "gather"): "Aucune troupe n'a encore été appelée vers la tuile {command} :"
    " appelez-en au moins une.",
}

RESULTS: Final = {
    Ending.TARGET: "{colour} atteint le défi de {target:# point|# points} avec {points}",
    Ending.EXHAUSTION: "{colour} est à bout de forces avec"
    " {available:aucune troupe disponible|# troupe disponible|# troupes disponibles}",
    Ending.ROUNDS: "La partie s'arrête après {rounds:# tour|# tours} de table",
}
RANKED: Final = "{rank}. {names} ({points:# point|# points})"
TIED: Final = "{rank}. {names}, à égalité ({points:# point|# points})"
RANKING: Final = "Classement : {ranking}"

HEADINGS: Final = ("points", "sortes", "disponibles", "réserve", "défausse", "♜ restants")
SETUP: Final = "Mise en place : {doing}."
ROUND: Final = "Tour {round} : {doing}."
DIE: Final = " Le dé montre {die}."
BONUS_LINE: Final = "Bonus : {bonus}."
TURNS: Final = {
    Phase.TILES: "on tire les tuiles",
    Phase.MOUNTAINS: "on tire les montagnes",
    Phase.BARONS: "on tire les barons",
    Phase.KNIGHTS: "on tire les chevaliers",
    Phase.PICK: "le joueur {seat} choisit sa couleur",
    Phase.ROLL: "{colour} lance le dé",
    Phase.ACT: "{colour} joue {action}",
    Phase.DISPERSE: "{colour} disperse depuis la tuile {command}",
    Phase.GATHER: "{colour} concentre sur la tuile {command}",
    Phase.OVER: "la partie est finie",
}
ACTIONS: Final = ("sa première action", "sa seconde action")
SPENT: Final = "dépensé"
NO_USE: Final = "plus d'usage ce tour-ci"
LEGEND: Final = {"♜": "donjon", "3B": "troupes", "♞": "chevalier", "♚": "baron", "⊘": "bloqué", "▲": "montagne"}
