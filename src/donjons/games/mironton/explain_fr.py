"""The sentences of Donjon Mironton in French, table by table as in `explain_en`.

Steps are in the infinitive, refusals address the player. Units keep the masculine of « groupe » and of « monstre ».
"""

from __future__ import annotations

from typing import Final

from donjons.games.mironton.state import Ending, Item
from donjons.games.mironton.steps import Kind
from donjons.games.mironton.tables import Family

SEMICOLON: Final = " ; "
COLON: Final = " : "
PERCENT: Final = "{number} %"
SEVERAL: Final = "{count} {many}"  # figures of a kind
WOUNDED: Final = "{name} à {hp:# point|# points} de vie sur {level}"
DICE: Final = "{dice:# dé|# dés} à {threshold}+"

STEPS: Final = {
    Kind.FAMILY: "prendre les {family}",
    Kind.START: "faire partir {place:de} le groupe des {chosen}",
    Kind.PICK: "choisir {unit}, qui est {there:à}",
    Kind.DROP: "laisser {monster:a} de {active} {here:à}",
    Kind.TAKE: "emmener {unit}, {monster:a}",
    Kind.GO: "mener {active} {here:de} {place:à}",
    Kind.STAY: "laisser {active} {here:à}",
    Kind.TARGET: "faire attaquer {unit} par {active}",
    Kind.PLAY: "jouer {item:a}",
    Kind.PASS: "ne jouer aucun objet maintenant",
    Kind.HIRE: "engager {monster:a} pour {price} pièces d'or",
    Kind.BOSS: "engager {monster:a} comme boss pour {price} pièces d'or",
    Kind.STRAY: "lâcher {monster:a} {room:à} pour {price} pièces d'or",
    Kind.TRAP: "poser un piège de niveau {level} {room:à} pour {price} pièces d'or",
    Kind.MTRAP: "poser un piège magique de niveau {level} {room:à} pour {price} pièces d'or",
    Kind.PENTA: "relier {place:the} et {room:the} par une paire de pentacles pour {price} pièces d'or",
    Kind.DONE: "terminer",
}
NOTES: Final = {
    "leads": "{boss:a} y commande {count:# {troop}|# {troop:s}} de niveau 1",
    "lair": "dans leur antre, {lair:the}, ces créatures touchent à {hit_lair}+ et guérissent",
    "speed": "il avance de {speed:# case|# cases}",
    "slowed": "il avance de {speed:# case|# cases}, {less} de moins que d'autres",
    "sped": "il avance de {speed:# case|# cases}, {more} de plus que d'autres",
    "may_take": "il peut emmener {names}",
    "alone": "la figurine devient un monstre isolé de {seat} qui peut bouger en phase 5",
    "commands": "{active} a alors {count:# figurine|# figurines} sur les {command} que son boss commande",
    "away": "à {cost} de ses {speed:# case|# cases}",
    "at_home": "il y touche à {hit_lair}+, et guérit s'il y reste un tour entier",
    "wet": "l'eau y double ses dés",
    "unmoved": "{names} {count:reste|restent} sur place",
    "left": "il reste {count:# pièce|# pièces} d'or",
    "in_heart": "la recrue attend au Cœur comme monstre isolé qu'un boss de sa famille l'emmène",
    "commander": "la recrue attend au Cœur comme groupe, et peut avoir {command:# figurine|# figurines} de sa famille",
    "no_boss": "il n'y a dans le donjon aucun boss des {family} pour mener cette recrue",
    "stray": "ce monstre erre tout seul, et attaque les aventuriers et les autres monstres errants qu'il rencontre",
    "trap": "il attaque les premiers aventuriers ou le premier monstre errant qui entrent avec {dice:# dé|# dés}, à"
    " {hit}+, ou à {hit_trap_thief}+ s'il y a un voleur, et disparaît",
    "mtrap": "il attaque les premiers aventuriers ou le premier monstre errant qui entrent avec {dice:# dé|# dés}, à"
    " {hit}+, et disparaît ; les magiciens doublent leurs dés contre lui",
    "pentacles": "les monstres passent de l'une à l'autre sans avancer, une fois par mouvement, et des aventuriers si"
    " l'un de leurs magiciens fait {portal_face}+",
    "threat": "{band} peut atteindre le Cœur à sa prochaine activation ({chance})",
    "hoard": "le dragon n'a plus que {hp:# point|# points} de vie sur {most}, et qui le tue vide la trésorerie",
    "unspent": "{count:# pièce d'or reste|# pièces d'or restent} dans la trésorerie",
}
ITEMS: Final = {
    Item.LOW_BLOW: "dans {unit}, {by} frappe {at} dans le dos, {dice} dés contre {other} à {hit}+, et seuls ces deux-là"
    " peuvent être blessés",
    Item.AMNESIA: "les magiciens de {unit} ne touchent qu'à {hit_jinx}+ au prochain combat",
    Item.RUST: "les guerriers de {unit} ne touchent qu'à {hit_jinx}+ au prochain combat",
    Item.DOUBT: "les clercs de {unit} ne touchent qu'à {hit_jinx}+ au prochain combat",
    Item.FALSE_MAP: "à son prochain choix de direction, {unit} suit la face {face} du dé, {way}",
    Item.WEBS: "{unit} n'avance pas à sa prochaine activation",
    Item.FALSE_BOTTOM: "le prochain pillage de {unit} ne rapporte rien",
    Item.DRAUGHT: "{unit} guérit de toutes ses blessures",
    Item.BANNER: "{unit} touche à {banner_hit}+ au prochain combat",
    Item.HORN: "{unit} avance de {horn_bonus:# case|# cases} de plus ce tour-ci",
    Item.POCKET_TRAP: "un piège de niveau {level} attend {room:à} le premier qui entre",
    Item.SUMMONS: "un monstre errant ({monster}) apparaît {room:à}",
}
FACES: Final = {1: "à gauche", 2: "à droite", 3: "tout droit", 4: "vers le Cœur", 5: "vers le Cœur", 6: "en arrière"}
FORECAST: Final = {
    "attacks": "{names} {count:attaquera|attaqueront} alors {band} en phase 4, {odds}",
    "odds": "{attack} contre {defence}, {win} de gagner le combat, {wipe} d'éliminer {band}, {fall} d'être éliminé",
    "chooses": "en phase 4 il choisira entre {bands}",
}
NEXT: Final = "c'est à {seat}"

DIE: Final = "le dé donne {face}"  # where what it leads to is told later
LOG: Final = {
    "turn": "le tour {turn} commence",
    "no_band": "dé d'arrivée {face}, il fallait {threshold}+ : personne n'arrive",
    "band": "dé d'arrivée {face} : de nouveaux aventuriers arrivent",
    "enters": "{band} entre par l'entrée {face}, {place:the} : {figures}, niveau {level}",
    "infravision": "ils voient dans le noir",
    "waits": "{band}, dehors, fait {face} et y reste, il fallait {threshold}+",
    "comes_back": "{band}, dehors, fait {face} et revient",
    "orients": "{band}, qui est {place:à}, fait {face}, {way}",
    "goes": "{band} va {place:à}",
    "stops": "{band} reste là",
    "reaches": "{band} est au Cœur",
    "leaves": "{band} quitte le donjon et attend dehors",
    "gone": "{band} quitte le donjon pour toujours",
    "meets": "{band} rencontre {other} {place:à}, dé {face} : {what}",
    "quarrel": "ils se disputent et se battent",
    "merge": "ils ne font plus qu'un groupe",
    "crowd": "ils se joindraient, mais ils sont trop nombreux",
    "pass": "ils se croisent",
    "pentacle": "les magiciens de {band} essaient le pentacle avec {dice} : {hits:aucune réussite|# réussite|#"
    " réussites}",
    "fight": "combat {place:à} : {attacker} contre {defender}",
    "low_blow": "coup bas dans {band} : {attacker} frappe {defender}",
    "hits": "{side} : {dice}, {hits:aucune réussite|# réussite|# réussites}",
    "won": "{side} {count:l'emporte|l'emportent} par {a} à {b}",
    "tied": "{a} partout, et l'égalité profite à l'attaque",
    "dies": "{unit} est détruit",
    "eliminated": "{unit} est éliminé",
    "loses": "{unit} perd {figures}",
    "wounded": "{unit} a maintenant {figures}",
    "hurt": "{unit} a encore {hp:# point|# points} de vie sur {level}",
    "boss_dies": "{unit} perd {figures}, dont son boss, et se disperse",
    "deserts": "{unit} déserte",
    "unhurt": "personne n'est blessé",
    "trap_gone": "le piège a disparu",
    "slain": "le dragon est tué, et un autre prend sa place",
    "hoard": "{band} s'en va pour toujours avec le trésor",
    "wanders": "{unit} ({monster}) s'en va errer {place:à}",
    "stray": "monstre errant {unit} ({monster}) {place:à}",
    "starts": "{unit} part {place:de} : {figures}",
    "plunders": "{band} pille {place:the}, dé {face} : {count:# pièce d'or perdue|# pièces d'or perdues}",
    "false_bottom": "{band} pille {place:the} et ne trouve qu'un double fond : rien n'est perdu",
    "revenue": "revenus : {count:# pièce|# pièces} d'or",
    "item_dice": "{dice} pour des objets magiques : {hits:aucun|un objet|# objets}",
    "item": "le donjon trouve {item:a}",
    "rises": "le donjon monte au niveau {level}",
    "sinks": "le donjon descend au niveau {level}",
    "heals": "{unit} guérit dans son antre",
}
SIDES: Final = {"trap": "le piège", "mtrap": "le piège magique"}

RESULTS: Final = {
    Ending.VICTORY: "victoire : le donjon est au niveau {level} au tour {turn}",
    Ending.HELD: "l'Inspection arrive à la fin du tour {turn} et trouve le donjon au niveau {level} au lieu de"
    " {target_level} : il tient, sans plus",
    Ending.FALLEN: "le donjon est tombé au tour {turn} : les aventuriers tiennent son Cœur",
}
SCORE: Final = (
    "score {score} : {kills:aucun groupe éliminé|# groupe éliminé|# groupes éliminés}, {treasury} pièces d'or"
)
PROWESS: Final = "prouesse : {ranking}"
OF_SEAT: Final = "{seat} {value}"

ADVICE: Final = {
    Family.GOBLINOID: "orques et gobelours, nombreux et pas chers, faibles contre les guerriers",
    Family.UNDEAD: "lents, mais ils touchent à {hit_undead}+ ; faibles contre les clercs",
    Family.AQUATIC: "lentes au sec et rapides dans l'eau, où elles doublent leurs dés ; faibles contre personne",
    Family.FIRE: "les nains n'ont de faiblesse contre personne, les créatures de feu contre les magiciens",
    Family.MAGICAL: "beaucoup volent ; faibles contre les magiciens",
}
