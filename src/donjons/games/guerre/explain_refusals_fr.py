"""Refusals in French: a rule, the case of it that applies -> what, where, and what to do instead."""

from __future__ import annotations

from typing import Final

from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.state import CROWN, NEUTRAL, Phase, PlaceKind
from donjons.games.guerre.steps import Kind

STATUS: Final = {NEUTRAL: "{place} est neutre", CROWN: "{place} est à la couronne", 0: "{place} est à {house}"}
KINDS: Final = {PlaceKind.VILLAGE: "un village", PlaceKind.CITY: "une ville", PlaceKind.CAPITAL: "une capitale"}

WHAT: Final = {
    Kind.CAPITAL: "aucune capitale n'est à choisir maintenant",
    Kind.VILLAGE: "aucun village n'est à choisir maintenant",
    Kind.BID: "aucune mise n'est possible maintenant",
    Kind.RECRUIT: "aucun jeton ne peut être placé {place:à} maintenant",
    Kind.YIELD: "aucun village n'est à abandonner maintenant",
    Kind.STAY: "les troupes ne peuvent pas rester en place maintenant",
    Kind.MOVE: "aucune troupe ne peut aller {place:de} {other:à} maintenant",
    Kind.PASS: "vous ne pouvez pas passer maintenant",
    Kind.ATTACK: "vous ne pouvez pas attaquer {other} depuis {place} maintenant",
    Kind.BUILD: "vous ne pouvez pas bâtir {place:à} maintenant",
    Kind.DONE: "il n'y a pas de chantier à terminer maintenant",
    Kind.PRESS: "il n'y a pas d'attaque à poursuivre maintenant",
    Kind.RETREAT: "il n'y a pas d'attaque à rompre maintenant",
    Kind.OCCUPY: "il n'y a pas de lieu où entrer maintenant",
    Kind.ELECT: "aucun pape ne peut être élu maintenant",
    Kind.DECLINE: "il n'y a pas d'élection à refuser maintenant",
    Kind.ROLLOFF: "il n'y a pas de tirage au sort maintenant",
    Kind.TIE_DIE: "le dé d'égalité n'est pas lancé maintenant",
    Kind.EVENT_DIE: "le dé d'événement n'est pas lancé maintenant",
    Kind.CARD: "aucune carte n'est tirée maintenant",
    Kind.ATTACK_DIE: "aucun dé d'attaque n'est lancé maintenant",
    Kind.DEFENCE_DIE: "aucun dé de défense n'est lancé maintenant",
    Kind.CLASH: "aucun choc n'est tiré maintenant",
}
EXPECTED: Final = {
    Phase.CAPITAL: "choisissez une capitale",
    Phase.VILLAGE: "choisissez un village relié à {capital}",
    Phase.BID: "misez pour {power}",
    Phase.RECRUIT: "placez les recrues une à une",
    Phase.PILLAGE: "abandonnez un de vos villages aux Anglais",
    Phase.MOVE: "déplacez d'abord des troupes, ou restez",
    Phase.ACT: "attaquez, bâtissez ou passez",
    "moved": "attaquez, bâtissez, déplacez encore des troupes ou passez",
    Phase.BUILD_MORE: "bâtissez sur un autre lieu, ou terminez",
    Phase.PRESS: "poursuivez l'attaque contre {target}, ou battez en retraite",
    Phase.OCCUPY: "faites entrer {target:à} de 1 à {most_inside} des jetons qui ont combattu",
    Phase.ELECT: "élisez votre propre pape, ou refusez",
    Phase.OVER: "la partie est finie",
}
EXPECTED_OF_CHANCE: Final = {
    Kind.ROLLOFF: "un tirage au sort vient d'abord",
    Kind.TIE_DIE: "le dé d'égalité vient d'abord",
    Kind.EVENT_DIE: "le dé d'événement vient d'abord",
    Kind.CARD: "on tire les cartes",
    Kind.ATTACK_DIE: "on lance les dés de l'attaque",
    Kind.DEFENCE_DIE: "on lance les dés de la défense",
    Kind.CLASH: "le choc est à tirer",
    Kind.BID: "on suppose les mises cachées",
}

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what} : {expected}",
    (Rule.PHASE, "card"): "{drawn} ne peut pas être la carte tirée, car il n'en reste pas dans la pile : tirez une"
    " autre carte",
    (Rule.PHASE, "rolloff"): "{party} n'a pas part à ce tirage au sort : il se fait entre {rolling}",
    (Rule.PHASE, "clash"): "l'attaque ne peut pas perdre {count:# dé|# dés} : elle en perd de 0 à {pairs} dans ce choc",
    (Rule.NOT_A_SITE, ""): "{place} n'est pas un site de capitale : choisissez {sites}",
    (Rule.TAKEN, "capital"): "{place} est déjà la capitale de {holder} : choisissez {sites}",
    (Rule.TAKEN, "village"): "{status} : choisissez {sites}",
    (Rule.NOT_LINKED, ""): "aucune route ne relie {place} et {other} : les routes {place:de} mènent vers {roads}",
    (Rule.NOT_LINKED, "same"): "les troupes sont déjà {place:à} : de là, des routes mènent vers {roads}",
    (Rule.NOT_LINKED, "village"): "aucune route ne relie {place} et votre capitale {capital} : choisissez {sites}",
    (Rule.NOT_A_VILLAGE, "village"): "{place} est {sort}, et l'on ne choisit que des villages : choisissez {sites}",
    (Rule.NOT_A_VILLAGE, "yield"): "{place} est {sort}, et les Anglais ne prennent que des villages : abandonnez"
    " {sites}",
    (Rule.GOLD, "bid"): "vous avez {gold:# lingot|# lingots} et ne pouvez pas en miser {count} : misez de 0 à {gold}",
    (Rule.GOLD, "build"): "{building:a} coûte {cost:# lingot|# lingots} et vous en avez {gold} : amassez-en encore"
    " {missing}",
    (Rule.NOT_YOURS, "recruit"): "{status}, et les recrues vont sur vos propres lieux : choisissez {sites}",
    (Rule.NOT_YOURS, "yield"): "{status} et n'est pas à vous d'abandonner : choisissez {sites}",
    (Rule.NOT_YOURS, "move"): "{status}, et vous ne déplacez que vos propres troupes : {sites:aucune ne peut bouger"
    " maintenant|partez d'un de vos lieux, #}",
    (Rule.NOT_YOURS, "attack"): "{status}, et vous n'attaquez qu'avec vos propres troupes : {sites:aucune ne peut"
    " attaquer maintenant|attaquez depuis #}",
    (Rule.NOT_YOURS, "build"): "{status}, et vous ne bâtissez que chez vous :"
    " {sites:aucun de vos lieux ne s'y prête maintenant|choisissez #}",
    (Rule.CITIES_ONLY, ""): "{place} est un village, et à cette table les recrues ne vont que dans les capitales et"
    " les villes : choisissez {sites}",
    (Rule.FULL, "recruit"): "{place} a {here:# jeton|# jetons} et n'a plus de place : choisissez {sites}",
    (Rule.FULL, "move"): "{other} a déjà {there:# jeton|# jetons} sur {holds_there} : {room:il n'y reste pas de"
    " place|déplacez-en # au plus|déplacez-en # au plus}",
    (Rule.FULL, "attack"): "{other} a de la place pour {holds_there:# jeton|# jetons} : envoyez-en {holds_there} au"
    " plus",
    (Rule.FULL, "occupy"): "{target} a de la place pour {most_inside:# jeton|# jetons} : faites-en entrer"
    " {most_inside} au plus",
    (Rule.NO_FIRST_MOVE, ""): "un second déplacement, {place:de} {other:à}, en demande un premier, et vous êtes resté"
    " en place : attaquez, bâtissez ou passez",
    (Rule.FOREIGN, "neutral"): "{status}, et un déplacement reste entre vos propres lieux : attaquez comme action, et"
    " la prise se fera sans combat",
    (Rule.FOREIGN, "guarded"): "{status}, et un déplacement reste entre vos propres lieux : attaquez comme action",
    (Rule.TOO_MANY, ""): "{place} n'a que {here:# jeton|# jetons} : {free:aucun ne peut en partir|déplacez-en # au"
    " plus|déplacez-en # au plus}",
    (Rule.KEEP_ONE, "move"): "une capitale ou une ville garde 1 jeton, et {place} en a {here} : déplacez-en {free} au"
    " plus",
    (Rule.KEEP_ONE, "move none"): "une capitale ou une ville garde 1 jeton, et {place} n'en a pas plus : {sites:aucune"
    " de vos troupes ne peut bouger maintenant|partez d'un autre lieu, #}",
    (Rule.KEEP_ONE, "attack"): "{attack_leave:# jeton doit|# jetons doivent} rester {place:à}, qui en a {here} :"
    " envoyez-en {free} au plus",
    (Rule.KEEP_ONE, "attack none"): "{attack_leave:# jeton doit|# jetons doivent} rester {place:à}, qui en a {here},"
    " donc aucun ne peut attaquer : {sites:recrutez d'abord|attaquez depuis #}",
    (Rule.OWN, ""): "{other} est déjà à vous : {targets:rien n'est à attaquer maintenant|attaquez #}",
    (Rule.PROTECTED, ""): "{holder}, qui tient {other}, a l'appui du pape, et vous ne pouvez pas l'attaquer tant"
    " qu'elle ne vous attaque pas : {targets:rien d'autre n'est à attaquer maintenant|attaquez #}",
    (Rule.CAPITAL, ""): "{place} est une capitale et ne porte pas de bâtiment : {sites:on ne peut bâtir nulle part"
    " ailleurs maintenant|choisissez #}",
    (Rule.BUILT, ""): "vous avez déjà bâti {place:à} ce tour-ci : {sites:terminez|choisissez #, ou terminez}",
    (Rule.SAME, ""): "{building:a} se dresse déjà {place:à} : seule {other_building} pourrait la remplacer",
    (Rule.LIMIT, ""): "vous tenez déjà {owned:# {building}|# {building:s}}, le maximum permis, donc pas une de plus"
    " {place:à} : {sites:rien d'autre n'est à bâtir maintenant|bâtissez plutôt {other_building} (#)}",
    (Rule.SURVIVORS, ""): "{att_tokens:1 seul jeton a survécu au combat|# jetons seulement ont survécu au combat} :"
    " faites-en entrer {most_inside} au plus {target:à}",
    (Rule.NO_SITE, ""): "{place} n'est pas une de vos {pope_churches} villes d'église reliées : choisissez"
    " {pope_towns}, ou refusez",
}
