"""Refusals in French, case by case as in `explain_refusals_en`."""

from __future__ import annotations

from typing import Final

from donjons.games.barons.refusals import Rule

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what} : {expected}.",
    (Rule.OUTCOME, "tile"): "{next} est à tirer maintenant, et"
    " {left:il ne reste {place:no}|il reste # {place}|il reste # {place:s}} {terrain:of} :"
    " pour {tile}, tirez une sorte qui reste quand son tour vient.",
    (Rule.OUTCOME, "colour"): "Ce n'est pas encore à {colour} de tirer {tile} : c'est à {next_colour}.",
    (Rule.OUTCOME, "objective"): "{tile} est un objectif, et sa carte n'est plus dans la pioche : tirez-en une autre.",
    (Rule.OUTCOME, "peak"): "{tile} est une montagne, où personne ne commence : tirez une autre carte.",
    (Rule.OUTCOME, "drawn"): "La carte de {tile} est déjà tirée : tirez-en une autre.",
    (Rule.OUTCOME, "walled"): "Des montagnes coupent {tile} de la région principale : tirez une autre carte.",
    (Rule.OUTCOME, "roll"): "Un dé montre 1 à 6, pas {count} : relancez-le.",
    (Rule.TAKEN, ""): "{colour} est déjà pris ou hors jeu : choisissez {free}.",
    (Rule.SPENT, "moved"): "Le déplacement de ce tour est déjà fait, aucune figure ne peut donc quitter {tile} :"
    " {still_open}.",
    (Rule.SPENT, "ordered"): "L'ordre de ce tour est déjà donné, aucun ne peut donc venir de {tile} : {still_open}.",
    (Rule.SPENT, "move"): "Le bonus de ce tour est déjà dépensé : au lieu d'aller à {other},"
    " {piece} peut parcourir {base:# {place}|# {place:s}} au plus depuis {tile}.",
    (Rule.SPENT, "near"): "Le bonus de ce tour est déjà dépensé, et de {tile} à {other} il est inutile :"
    " écrivez {token}.",
    (Rule.SPENT, "bonus"): "Un second ordre, sur {tile}, demande le bonus, qui est déjà dépensé : {still_open}.",
    (Rule.SPENT, "face"): "Un dé de {die} ne permet pas de second ordre, donc aucun sur {tile} : {still_open}.",
    (Rule.NOT_YOURS, "baron"): "Votre {baron} n'est pas sur {tile} : il se tient sur {home}, déplacez-le de là.",
    (Rule.NOT_YOURS, "knight"): "Vous n'avez pas de {knight} sur {tile} : {knights:vous jouez sans {knight}"
    "|déplacez-en un de {knight_tiles}|déplacez-en un de {knight_tiles}}.",
    (Rule.NOT_YOURS, "neutral"): "Il n'y a pas de {knight} sur {tile} : {knights:aucun n'est en jeu"
    "|poussez celui de {knight_tiles}|poussez celui de {knight_tiles}}.",
    (Rule.PAUSE, "knight"): "Aucun {knight} ne peut quitter {tile} maintenant : votre {baron} fait une pause"
    " auprès du {baron} {rival:m} sur {home} et doit repartir.",
    (Rule.PAUSE, "order"): "Aucun ordre ne peut venir de {tile} maintenant : votre {baron} fait une pause"
    " auprès du {baron} {rival:m} sur {home} et doit repartir.",
    (Rule.PAUSE, "end"): "Le tour ne peut pas encore finir : votre {baron} fait une pause"
    " auprès du {baron} {rival:m} sur {home} et doit repartir.",
    (Rule.MOUNTAIN, "move"): "{other} est une montagne, où rien ne peut se tenir : choisissez {place:other}.",
    (Rule.MOUNTAIN, "peak"): "{tile} est une montagne, où rien ne peut se tenir : choisissez {place:other}.",
    (Rule.MOUNTAIN, "line"): "La montagne de {hurdle} ferme la ligne de {command} à {tile} :"
    " choisissez {place:a} sur une ligne ouverte.",
    (Rule.TOO_FAR, "same"): "Sur {tile} se trouve déjà {piece} : choisissez {place:other}.",
    (Rule.TOO_FAR, "shut"): "Des montagnes ferment tout chemin de {tile} à {other} : choisissez {place:other}.",
    (Rule.TOO_FAR, "far"): "{other} est à {distance:# {place}|# {place:s}} de marche de {tile} et {piece}"
    " peut en parcourir {longest} maintenant : choisissez {place:a} plus proche.",
    (Rule.MARK, "near"): "De {tile} à {other} le bonus est inutile : écrivez {token}.",
    (Rule.MARK, "far"): "De {tile} à {other} le déplacement dépense le bonus : écrivez {token}.",
    (Rule.MARK, "first"): "Sur {tile} ce serait le premier ordre du tour : écrivez {token}.",
    (Rule.MARK, "second"): "Sur {tile} ce serait le second ordre du tour, qui dépense lui-même le bonus :"
    " écrivez {token}.",
    (Rule.OCCUPIED, "baron"): "Le {baron} {rival:m} occupe {other} : choisissez {place:a} sans {baron}.",
    (Rule.OCCUPIED, "pause"): "Le {baron} {rival:m} occupe {other}, et le vôtre ne pourrait pas en repartir ce"
    " tour-ci : choisissez {place:a} sans {baron}.",
    (Rule.OCCUPIED, "neutral"): "Un autre {knight} se tient sur {other} : choisissez {place:a} sans {knight}.",
    (Rule.ORDER_DUE, "move"): "En allant de {tile} à {other} vous ne pourriez plus donner d'ordre, et un déplacement"
    " en demande un : choisissez un déplacement qui laisse un ordre à donner.",
    (Rule.ORDER_DUE, "end"): "Le tour ne peut pas encore finir, car un déplacement demande un ordre :"
    " donnez-en un depuis {home}.",
    (Rule.NOT_COMMAND, "baron"): "Votre {baron} n'est pas sur {tile} : donnez vos ordres depuis {home},"
    " où il se tient.",
    (Rule.NOT_COMMAND, "recruit"): "Pour recruter sur {tile} il y faut votre {baron}, ou votre donjon avec"
    " un de vos {knight:s} : votre {baron} est sur {home}.",
    (Rule.NOT_COMMAND, "order"): "Ni votre {baron} ni un de vos donjons n'est sur {tile} :"
    " donnez vos ordres depuis {commands}.",
    (Rule.BLOCKED, "tile"): "Un {knight} {blocker:m} actif bloque {tile} : opposez-lui un de vos {knight:s},"
    " ou donnez votre ordre ailleurs.",
    (Rule.BLOCKED, "knight"): "Votre {knight} de {tile} ne peut pas à la fois recruter et contenir le"
    " {knight} {blocker:m} : amenez un second {knight}, ou votre {baron}.",
    (Rule.BLOCKED, "melee"): "Votre {knight} de {tile} est pris dans une mêlée et ne peut pas recruter :"
    " amenez un second {knight}, ou votre {baron}.",
    (Rule.BLOCKED, "line"): "Un {knight} {blocker:m} actif sur {hurdle} coupe la ligne de {command}"
    " à {tile} : choisissez une autre ligne, ou {place:a} plus proche.",
    (Rule.BLOCKED, "majority"): "{blockers:{blocker_names} bloque|{blocker_names} bloquent} {tile} avec"
    " {their_knights:# {knight}|# {knight:s}} contre {own_knights:aucun|#|#} des vôtres : amenez-y"
    " {missing:# {knight}|# {knight:s}} de plus, ou éloignez votre {baron}.",
    (Rule.BLOCKED, "majority line"): "{blockers:{blocker_names} bloque|{blocker_names} bloquent} {hurdle} avec"
    " {their_knights:# {knight}|# {knight:s}} contre {own_knights:aucun|#|#} des vôtres, ce qui coupe la ligne de"
    " {command} à {tile} : choisissez une autre ligne, ou {place:a} plus proche.",
    (Rule.BLOCKED, "presence"): "Un {knight} bloque {tile} : poussez-le ailleurs, ou menez votre {baron} sur"
    " {place:other}.",
    (Rule.ENEMY_TROOPS, "recruit"): "{holder} a des troupes sur {tile} : concentrez contre elles avant d'y recruter.",
    (Rule.ENEMY_TROOPS, "unbuild"): "{holder} a des troupes sur {tile} : concentrez contre elles avant d'y"
    " déconstruire.",
    (Rule.ENEMY_DONJON, ""): "Un donjon {donjon:m} se dresse sur {tile} : détruisez-le avant d'y recruter.",
    (Rule.ENEMY_DONJON, "immune"): "Un donjon {donjon:m} se dresse sur {tile}, qui est {ground:is}, et ne peut être"
    " détruit : recrutez sur {place:other}.",
    (Rule.RESERVE, ""): "Votre réserve est vide, personne ne peut donc être recruté sur {tile} :"
    " vos propres attaques y ramènent des troupes.",
    (Rule.NO_GAIN, "spent"): "Le bonus de ce tour est déjà dépensé : recrutez sans lui sur {tile}, {token}.",
    (Rule.NO_GAIN, "equal"): "Avec le bonus {bonus:personne ne vient|# troupe vient|# troupes viennent} sur"
    " {tile}, pas plus que sans lui : écrivez {token}.",
    (Rule.BARON_NEEDED, "build"): "Seul votre {baron} peut construire sur {tile}, et il est sur {home} :"
    " amenez-le d'abord.",
    (Rule.BARON_NEEDED, "unbuild"): "Seul votre {baron} peut déconstruire sur {tile}, et il est sur {home} :"
    " amenez-le d'abord.",
    (Rule.DONJON_HERE, ""): "Un donjon {donjon:m} se dresse déjà sur {tile} : construisez sur {place:other}.",
    (Rule.TOO_FEW, "build"): "Un donjon prend {cost:# troupe|# troupes} et {own:aucune des vôtres n'est|# est|# sont}"
    " sur {tile} : recrutez ou concentrez d'abord.",
    (Rule.TOO_FEW, "capture"): "Une capture prend {need:# troupe|# troupes} après la destruction et"
    " {own:aucune des vôtres n'est|# est|# sont} sur {tile} : amenez-en plus par cet ordre.",
    (Rule.SPACING, ""): "Le donjon {near_owner:m} de {near} est trop près de {tile} :"
    " construisez à {spacing:# {place}|# {place:s}} au moins de tout donjon.",
    (Rule.NO_DONJON_LEFT, "build"): "Il ne reste aucun donjon dans votre réserve pour {tile} :"
    " déconstruisez d'abord un des vôtres.",
    (Rule.NO_DONJON_LEFT, "capture"): "Il ne reste aucun donjon dans votre réserve pour {tile} :"
    " terminez l'ordre sans capture.",
    (Rule.NO_UNBUILD, ""): "Dans ce jeu un donjon ne se déconstruit jamais, sur {tile} ou ailleurs :"
    " donnez un autre ordre.",
    (Rule.NO_DONJON, ""): "Vous n'avez pas de donjon sur {tile} : amenez votre {baron} sur un des vôtres"
    " pour le déconstruire.",
    (Rule.IMMUNE, ""): "{tile} est {ground:is}, où aucun donjon ne se déconstruit : déconstruisez-en un sur"
    " {place:other}.",
    (Rule.NOTHING_TO_MOVE, "idle"): "Aucune de vos troupes de {tile} ne peut encore bouger ce tour-ci :"
    " donnez un autre ordre, ou donnez-le depuis {place:other}.",
    (Rule.NOTHING_TO_MOVE, "shut"): "Toutes les lignes partant de {tile} sont fermées :"
    " donnez un ordre depuis {place:other}.",
    (Rule.NOTHING_TO_MOVE, "gather"): "Aucune de vos troupes encore mobiles n'entend un ordre de {tile} :"
    " concentrez sur {place:other}.",
    (Rule.NOT_ALIGNED, "self"): "{tile} est {place:the} de commandement {place:self} :"
    " choisissez {place:a} en ligne droite avec {place:it}.",
    (Rule.NOT_ALIGNED, "line"): "{tile} n'est pas en ligne droite avec {command} :"
    " choisissez {place:a} sur une de ses lignes.",
    (Rule.STOPPED, "troops"): "{holder} a des troupes sur {hurdle}, entre {command} et {tile} :"
    " dégagez d'abord {hurdle}.",
    (Rule.STOPPED, "donjon"): "Le donjon {holder:m} de {hurdle} barre la route de {command} à {tile} :"
    " détruisez-le d'abord.",
    (Rule.STOPPED, "immune"): "Le donjon {holder:m} de {hurdle} barre la route de {command} à {tile} et ne peut être"
    " détruit : choisissez {place:a} plus proche, ou une autre ligne.",
    (Rule.STOPPED, "peak"): "Les troupes de {tile} sont juste derrière la montagne de {hurdle} et ne peuvent pas"
    " s'approcher de {command} : appelez des troupes depuis {place:other}.",
    (Rule.TOO_MANY, "send"): "Seulement {fresh:# troupe peut|# troupes peuvent} encore quitter {command}"
    " pour {tile} : n'en envoyez pas plus.",
    (Rule.TOO_MANY, "none"): "Aucune de vos troupes de {command} ne peut encore partir vers {tile} : terminez l'ordre.",
    (Rule.TOO_MANY, "pull"): "Seulement {fresh:# de vos troupes peut|# de vos troupes peuvent} encore quitter"
    " {tile} : n'en appelez pas plus.",
    (Rule.TOO_MANY, "absent"): "Aucune de vos troupes de {tile} ne peut encore bouger :"
    " appelez des troupes depuis {place:other}.",
    (Rule.NOT_RAZED, ""): "Cet ordre n'a détruit aucun donjon sur {tile} : détruisez-en un là avant de le capturer.",
    (Rule.NOTHING_MOVED, "disperse"): "Aucune troupe n'a encore quitté {command} : envoyez-en au moins une.",
    (Rule.NOTHING_MOVED, "gather"): "Aucune troupe n'a encore été appelée vers {command} : appelez-en au moins une.",
}
