"""The sentences of Guerre du passé in French, table by table as in `explain_en`.

Steps are in the infinitive, refusals address the player. `{place:de}` and `{place:à}` bring the preposition with its
elision or contraction: d'Évreux, du Mans, au Puy. Places have no gender here: no word agrees with one.
"""

from __future__ import annotations

from typing import Final

from donjons.games.guerre.rules import Event
from donjons.games.guerre.state import Building, Card, Ending, Power
from donjons.games.guerre.steps import Kind

SEMICOLON: Final = " ; "
COLON: Final = " : "

HOUSE: Final = "la maison {name}"
HOUSES: Final = "les maisons {name}"
THE_CROWN: Final = "la couronne"
POWERS: Final = {
    Power.CROWN: "l'oreille de la couronne",
    Power.POPE: "l'appui du pape",
    Power.GUILD: "l'appui de la guilde",
}
BUILDINGS: Final = {
    Building.FORTRESS: {
        "": "forteresse",
        "a": "une forteresse",
        "the": "la forteresse",
        "its": "sa forteresse",
        "s": "forteresses",
    },
    Building.CHURCH: {"": "église", "a": "une église", "the": "l'église", "its": "son église", "s": "églises"},
}
GIVES: Final = {
    Power.CROWN: "ouvre chaque tour de table et ajoute {ear_dice:# dé|# dés} par jeton d'attaque",
    Power.POPE: "interdit aux autres maisons d'attaquer sa détentrice, sauf à celles qu'elle attaque",
    Power.GUILD: "rapporte à la récolte {guild_city:# lingot|# lingots} par ville et {guild_village} par village,"
    " au lieu de {harvest_city} par ville et de 1 pour {harvest_villages_per_ingot:chaque village|# villages}",
}

STEPS: Final = {
    Kind.CAPITAL: "faire {place:de} la capitale de {house}, avec {start_capital_tokens:# jeton|# jetons}",
    Kind.VILLAGE: "installer {house} {place:à} avec {start_village_tokens:# jeton|# jetons}",
    Kind.BID: "miser {count:# lingot|# lingots} ({house} en a {gold}) pour {power}, qui {gives}",
    "abstain": "ne rien miser pour {power}, qui {gives}",
    Kind.RECRUIT: "placer un jeton {place:à}",
    Kind.YIELD: "abandonner {place} aux Anglais",
    Kind.STAY: "laisser toutes les troupes en place",
    Kind.MOVE: "déplacer {count:# jeton|# jetons} {place:de} {other:à}",
    Kind.PASS: "passer",
    Kind.ATTACK: "attaquer {other} depuis {place} avec {count:# jeton|# jetons}",
    Kind.BUILD: "bâtir {building:a} {place:à} pour {cost:# lingot|# lingots}",
    Kind.DONE: "ne plus rien bâtir",
    Kind.PRESS: "poursuivre l'attaque contre {target}",
    Kind.RETREAT: "battre en retraite devant {target}",
    Kind.OCCUPY: "faire entrer {count:# jeton|# jetons} {target:à}",
    Kind.ELECT: "élire un pape de {house} {place:à}",
    Kind.DECLINE: "n'élire aucun pape pour l'instant",
}
CHANGES: Final = {
    "choose": "il reste {villages:# village|# villages} à choisir ensuite parmi {beside}",
    "settled": "des routes en partent vers {roads}",
    "winner_pays": "seul le gagnant paie",
    "zero": "une mise de 0 ne gagne jamais",
    "zero_first": "une mise de 0 ne gagne qu'au sort, si personne ne mise davantage",
    "stands": "{place} compte alors {count:# jeton|# jetons} sur {room}",
    "to_place": "{count:c'était le dernier jeton|il reste # jeton à placer|il reste # jetons à placer}",
    "no_room": "{count:# autre jeton ne trouve pas de place et est perdu"
    "|# autres jetons ne trouvent pas de place et sont perdus}",
    "emptied": "{place} n'a plus de jeton et devient neutre",
    "lost": "{place} devient neutre",
    "left_behind": "{building:its} y reste",
    "taken": "personne ne s'y défend et la prise se fait sans combat",
    "entered": "{house} prend {place}, lieu neutre jusqu'ici",
    "stay_behind": "{count:# jeton reste|# jetons restent} {place:à}",
    "draws": "{house} tire {count:# carte|# cartes}",
    "draws_more": "{house} tire {count:# carte|# cartes}, dont {extra} pour la capitale",
    "adds": "{building:the} {place:de} ajoute {count:# dé|# dés}",
    "ear": "{power} ajoute {count:# dé|# dés}",
    "crown_dice": "la couronne se défend avec {count:aucun dé|# dé|# dés} et sans carte",
    "neutral_dice": "{place} se défend avec {count:# dé|# dés}",
    "influence": "{house} passe de {before} à {count:# point|# points} d'influence",
    "kept": "{building:its} sert désormais {house}",
    "pulled_down": "{building:its} est rasée, car {house} en tient déjà {most}",
    "razed": "{building:its} est rasée",
    "pope_falls": "le pape de {house} tombe",
    "out": "{house} est éliminée et son or va à la banque",
    "vacant": "{power} n'a plus de détenteur",
    "gold_left": "{count:il ne reste pas d'or|il reste # lingot|il reste # lingots}",
    "replaces": "elle remplace {building:the} sans remboursement",
    "fortress": "elle ajoute {attack:# dé|# dés} aux attaques qui en partent et {defence} à la défense du lieu",
    "church": "elle ajoute {defence:# dé|# dés} à la défense du lieu",
    "linked": "cela fait {count} des {churches} églises reliées qu'il faut à un pape",
    "build_more": "on peut encore bâtir sur un autre lieu",
    "upkeep": "l'entretien prend {count:# lingot|# lingots} et en laisse {left}",
    "forgiven": "l'entretien est remis, car {house} n'a pas d'or",
    "can_then": "{house} pourra ensuite {actions}",
    "only_pass": "{house} pourra seulement passer ensuite",
    "dice": "{attack:# dé|# dés} contre {defence:# dé|# dés}",
    "tokens": "{attack:# jeton|# jetons} contre {defence:# jeton|# jetons}",
    "home": "{count:# jeton rentre|# jetons rentrent} {place:à}",
    "fallen": "{count:# est tombé|# sont tombés}",
    "keeps": "{house} garde {place} avec {count:# jeton|# jetons}",
    "crown_keeps": "la couronne garde {place} avec tous ses dés",
    "stays_neutral": "{place} reste neutre",
    "elected": "{house} gagne s'il survit à {count:# de ses tours|# de ses tours}",
    "he_falls": "il tombe avec l'une de ses {churches} églises reliées",
    "he_falls_alone": "il tombe avec sa propre église",
    "later": "cela reste possible à la fin d'un tour suivant tant que {churches} églises sont reliées",
    "auctions": "les trois pouvoirs sont ensuite remis aux enchères",
}
ACTIONS: Final = {
    Kind.ATTACK: "attaquer",
    Kind.BUILD: "bâtir",
    Kind.MOVE: "se déplacer encore",
    Kind.PASS: "passer",
}

RELEASES: Final = "{other} pourra alors attaquer {house} malgré l'appui du pape"
EXPOSED: Final = "{place}, une capitale, reste avec 1 seul jeton à portée de {houses}"
MISSED: Final = "on pourrait prendre sans combat {places}"
MAY_ELECT: Final = "{house} pourra alors élire son propre pape"
NEXT: Final = "{house} joue ensuite"
EVENT_NEXT: Final = "le tour de table est fini et le dé d'événement suit"

DIE: Final = "le dé d'événement montre {face}, {event}"
EVENTS: Final = {
    Event.NOTHING: "il ne se passe rien",
    Event.FAMINE: "famine",
    Event.CHANGE: "changement de pouvoir",
    Event.HARVEST: "récolte",
    Event.RECRUIT: "recrutement",
    Event.ENGLISH: "les Anglais",
}
CHANCE: Final = {
    "first": "le sort laisse {house} choisir en premier",
    "for_power": "pour {power}, {bids}",
    "bids": "{houses} mise {count}",
    "bid": "{houses} misent {count}",
    "pays": "l'emporte {count:sans rien payer|et paie # lingot|et paie # lingots}",
    "takes": "{house} {pays}",
    "keeps": "{house} garde ce pouvoir et personne ne paie",
    "vacant": "personne ne détient ce pouvoir",
    "tie": "{houses} sont à égalité avec {count:# lingot|# lingots} pour {power}",
    "nobody_bids": "personne ne mise pour {power}",
    "rolled": "le sort désigne {house}, qui {pays}",
    "nearest_right": "le dé d'égalité montre {face}, chiffre pair, et la première d'entre elles à droite de {anchor}"
    " est {house}, qui {pays}",
    "nearest_left": "le dé d'égalité montre {face}, chiffre impair, et la première d'entre elles à gauche de {anchor}"
    " est {house}, qui {pays}",
    "neighbour_right": "le dé d'égalité montre {face}, chiffre pair, et la voisine de droite de {anchor}"
    " est {house}, qui {pays}",
    "neighbour_left": "le dé d'égalité montre {face}, chiffre impair, et la voisine de gauche de {anchor}"
    " est {house}, qui {pays}",
    "no_other": "le dé d'égalité montre {face}, mais il ne reste que {house}, qui {pays}",
    "starved": "{house} perd {count:# jeton|# jetons} et en garde {left}",
    "spared": "aucun lieu ne compte deux jetons, rien n'est perdu",
    "auctions": "les trois pouvoirs sont remis aux enchères",
    "reaps": "{house} reçoit {count:# lingot|# lingots} et en a {left}",
    "reaps_nothing": "{house} ne reçoit rien",
    "reaps_less": "{house} reçoit {count:# lingot|# lingots} sur {whole}, car elle ne peut en garder que {cap}",
    "levy": "{house} {count:n'a aucun jeton|a # jeton|a # jetons} à placer",
    "no_room": "{house} n'a pas de place pour {count:son jeton|ses # jetons}",
    "nearer": "ils avancent d'un pas ({count} sur {english_steps})",
    "repelled": "ils frappent avec une force de {force} et sont repoussés par {count:# jeton|# jetons} des maisons",
    "english_win": "ils frappent avec une force de {force}, et les maisons n'ont pas plus de {count:# jeton|# jetons}",
    "gains": "{house} gagne {count:# point|# points} d'influence",
    "gain": "{houses} gagnent chacune {count:# point|# points} d'influence",
    "gains_top": "{house}, la plus forte, gagne {count:# point|# points} d'influence",
    "victim": "{house}, la plus faible avec {count:# jeton|# jetons}, doit abandonner un village",
    "no_village": "{house}, la plus faible avec {count:# jeton|# jetons}, n'a pas de village à abandonner",
    "victims": "{houses} sont les plus faibles avec {count:# jeton|# jetons} chacune, et le sort dira"
    " laquelle abandonne un village",
    "pillaged": "le sort tombe sur {house}, qui doit abandonner un village aux Anglais",
    "not_pillaged": "le sort tombe sur {house}, qui n'a pas de village à abandonner",
    "imagined": "on suppose que la mise cachée de {house} est de {count:# lingot|# lingots}",
}

CARDS: Final = {
    Card.LA: {"a": "un lancier", "s": "lanciers"},
    Card.AR: {"a": "un archer", "s": "archers"},
    Card.CV: {"a": "un cavalier", "s": "cavaliers"},
    Card.FA: {"a": "un fantassin", "s": "fantassins"},
    Card.TE: {"a": "un templier", "s": "templiers"},
    Card.CT: {"a": "une catapulte", "s": "catapultes"},
    Card.BE: {"a": "un bélier", "s": "béliers"},
    Card.TG: {"a": "une tour de guet", "s": "tours de guet"},
    Card.MU: {"a": "un mur", "s": "murs"},
    Card.EC: {"a": "un éclaireur", "s": "éclaireurs"},
    Card.AS: {"a": "un assassin", "s": "assassins"},
    Card.VI: {"a": "un villageois", "s": "villageois"},
    Card.TB: {"a": "un trébuchet", "s": "trébuchets"},
    Card.HO: {"a": "un hospitalier", "s": "hospitaliers"},
    Card.BO: {"a": "un bourreau", "s": "bourreaux"},
}
SWORDS: Final = "{value:sans épée|# épée|# épées}"
SHIELDS: Final = "{value:sans bouclier|# bouclier|# boucliers}"
EACH: Final = {"m": "{value} chacun", "f": "{value} chacune"}
FEMININE: Final[frozenset[Card]] = frozenset({Card.CT, Card.TG})
CARD_BONUS: Final = {
    "against": "+{count} contre les {cards}",
    "company": "+{count} en compagnie",
    "ear": "+{count} par l'oreille de la couronne",
}
BATTLE: Final = {
    "shuffled": "la pioche est vide, et l'on mélange la défausse pour en faire une nouvelle",
    "draws": "{house} tire {cards}",
    "attacks": "{house} attaque {target} avec {cards}{extras} : {dice:aucun dé|# dé|# dés}",
    "defends": "{house} défend {target} avec {cards}{extras} : {dice:aucun dé|# dé|# dés}",
    "crown": "la couronne défend {target} avec {base:aucun dé|# dé|# dés}",
    "neutral": "{target} se défend avec {base:aucun dé|# dé|# dés}",
    "less": "{defence}{extras} : {dice:aucun dé|# dé|# dés}",
    "plus": ", plus {count:# dé|# dés} pour {cause}",
    "minus": ", moins {count:# dé|# dés} pour {cause}",
    "rolls": "{house} lance {dice}",
    "rolled": "{house} lance {attack}, {defender} lance {defence}",
    "clash": "les dés de {house} et ceux {defender:de} se heurtent",
    "unhurt": "{house} ne perd aucun dé",
    "loses": "{house} perd {losses}",
    "dice": "{dice:# dé|# dés}",
    "tokens": " ({tokens:aucun jeton|# jeton|# jetons})",
    "left": "il reste {attack:# dé|# dés} contre {defence}",
    "worthless": "avant le premier lancer {house} perd {cards}, sans aucun dé,"
    " et {tokens:aucun jeton|# jeton|# jetons}",
    "won": "{house} l'emporte {target:à} avec {tokens:# jeton|# jetons} et choisit combien y entrent",
    "helpless": "{target} n'a aucun dé et tombe sans combat",
    "home": "l'attaque n'a aucun dé et rentre {origin:à} sans perte",
    "broken": "l'attaque est brisée : {house} garde {target} avec {tokens:# jeton|# jetons}",
    "broken_crown": "l'attaque est brisée : la couronne garde {target}",
    "broken_neutral": "l'attaque est brisée : {target} reste neutre",
    "both": "il ne reste personne des deux côtés : {target} devient neutre",
}

RESULTS: Final = {
    Ending.LAST: "{house} est la dernière maison en jeu et gagne",
    Ending.CAPITALS: "{house} tient {count:la seule capitale|les # capitales}, {places}, et gagne",
    Ending.CROWN: "{house} tient {count:la ville|les # villes} de la couronne, la détrône et gagne",
    Ending.INFLUENCE: "{house} gagne avec {count:# point|# points} d'influence (il en faut {win_influence})",
    Ending.POPE: "{house} gagne, car son pape siège {place:à} depuis {count} de ses tours",
    Ending.CAP: "la partie s'arrête après {count:# tour|# tours} de table, et {house} gagne en tête du classement",
}
ALSO: Final = "{houses} {count:avait|avaient} aussi atteint une victoire, mais {count:se classe|se classent} derrière"
RANKING: Final = "classement : {ranking}"
RANKED: Final = "{rank}. {house} ({values})"
RANK_VALUES: Final = (
    "{value:# point|# points} d'influence",
    "{value:# lieu|# lieux}",
    "{value:# jeton|# jetons}",
    "{value:# lingot|# lingots}",
)
ELIMINATED: Final = "éliminée"
