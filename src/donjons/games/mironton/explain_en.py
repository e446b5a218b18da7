"""The sentences of Donjon Mironton in English: steps, what they lead to, what dice do, and results.

`{count:# cell|# cells}` chooses by number (a form for none may come first); any number of the rulebook may be named as
the specification names it. Units and seats are called as the notation calls them: b1, g2, p0. Refusals:
`explain_refusals_en`; the nouns: `names_en`.
"""

from __future__ import annotations

from typing import Final

from donjons.games.mironton.state import Ending, Item
from donjons.games.mironton.steps import Kind
from donjons.games.mironton.tables import Family

SEMICOLON: Final = "; "
COLON: Final = ": "
PERCENT: Final = "{number} %"
SEVERAL: Final = "{count} {many}"  # figures of a kind
WOUNDED: Final = "{name} with {hp} of {level} hit points"
DICE: Final = "{dice:# die|# dice} at {threshold}+"

STEPS: Final = {
    Kind.FAMILY: "take the {family}",
    Kind.START: "let the group of the {chosen} start in {place:the}",
    Kind.PICK: "pick {unit} in {there:the}",
    Kind.DROP: "leave {monster:a} of {active} behind in {here:the}",
    Kind.TAKE: "take {unit} along, {monster:a}",
    Kind.GO: "move {active} from {here:the} to {place:the}",
    Kind.STAY: "leave {active} in {here:the}",
    Kind.TARGET: "let {active} attack {unit}",
    Kind.PLAY: "play {item:a}",
    Kind.PASS: "play no item now",
    Kind.HIRE: "hire {monster:a} for {price} gold",
    Kind.BOSS: "hire {monster:a} as a boss for {price} gold",
    Kind.STRAY: "let {monster:a} loose in {room:the} for {price} gold",
    Kind.TRAP: "lay a trap of level {level} in {room:the} for {price} gold",
    Kind.MTRAP: "lay a magic trap of level {level} in {room:the} for {price} gold",
    Kind.PENTA: "join {place:the} and {room:the} by a pair of pentacles for {price} gold",
    Kind.DONE: "finish",
}
NOTES: Final = {
    "leads": "{boss:a} leads {count:# {troop}|# {troop:s}} of level 1",
    "lair": "in their lair, {lair:the}, they hit on {hit_lair}+ and heal",
    "speed": "it moves {speed:# cell|# cells}",
    "slowed": "it moves {speed:# cell|# cells}, {less} fewer than others",
    "sped": "it moves {speed:# cell|# cells}, {more} more than others",
    "may_take": "it can take {names} along",
    "alone": "it becomes a lone monster of {seat} that may move in phase 5",
    "commands": "{active} then has {count:# follower|# followers} of the {command} that its boss commands",
    "away": "{cost} of its {speed:# cell|# cells} away",
    "at_home": "there it hits on {hit_lair}+, and heals when it stays for a whole turn",
    "wet": "the water doubles its dice there",
    "unmoved": "{names} {count:stays|stay} where {count:it is|they are}",
    "left": "{count:no gold|# gold|# gold} is left",
    "in_heart": "it waits in the Heart as a lone monster until a boss of its family takes it along",
    "commander": "it waits in the Heart as a group that may have {command:# follower|# followers} of its family",
    "no_boss": "no boss of the {family} is in the dungeon to lead it",
    "stray": "it wanders by itself, and attacks every band and every other wandering monster that it meets",
    "trap": "it attacks the first band or wandering monster to come in with {dice:# die|# dice}, at {hit}+, or at"
    " {hit_trap_thief}+ when a thief is there, and is then gone",
    "mtrap": "it attacks the first band or wandering monster to come in with {dice:# die|# dice}, at {hit}+, and is"
    " then"
    " gone; mages roll double dice against it",
    "pentacles": "monsters pass from one to the other at no cost, once in a move, and a band does when one of its mages"
    " rolls {portal_face}+",
    "threat": "{band} may reach the Heart in its next activation ({chance})",
    "hoard": "the dragon has {hp} of {most} hit points left, and whoever slays it empties the treasury",
    "unspent": "{count} gold stays in the treasury",
}
ITEMS: Final = {
    Item.LOW_BLOW: "in {unit} {by} strikes {at} from behind, {dice} dice against {other} at {hit}+, and only these two"
    " can"
    " be hurt",
    Item.AMNESIA: "the mages of {unit} hit on {hit_jinx}+ only in its next fight",
    Item.RUST: "the warriors of {unit} hit on {hit_jinx}+ only in its next fight",
    Item.DOUBT: "the clerics of {unit} hit on {hit_jinx}+ only in its next fight",
    Item.FALSE_MAP: "the next time that {unit} chooses its way, it goes by face {face} of the die, {way}",
    Item.WEBS: "{unit} does not move in its next activation",
    Item.FALSE_BOTTOM: "the next plunder of {unit} takes nothing",
    Item.DRAUGHT: "{unit} is healed of all wounds",
    Item.BANNER: "{unit} hits on {banner_hit}+ in its next fight",
    Item.HORN: "{unit} moves {horn_bonus:# cell|# cells} more in this turn",
    Item.POCKET_TRAP: "a trap of level {level} lies in {room:the}, and attacks the first to come in",
    Item.SUMMONS: "a wandering monster ({monster}) appears in {room:the}",
}
FACES: Final = {1: "left", 2: "right", 3: "straight on", 4: "towards the Heart", 5: "towards the Heart", 6: "back"}
FORECAST: Final = {
    "attacks": "{names} then {count:attacks|attack} {band} in phase 4, {odds}",
    "odds": "{attack} against {defence}, {win} to win the round, {wipe} to wipe {band} out, {fall} to be wiped out",
    "chooses": "in phase 4 it chooses between {bands}",
}
NEXT: Final = "{seat} plays next"

DIE: Final = "the die shows {face}"  # where what it leads to is told later
LOG: Final = {
    "turn": "turn {turn} begins",
    "no_band": "arrival die {face}, {threshold}+ was needed: no new band",
    "band": "arrival die {face}: a new band arrives",
    "enters": "{band} comes in by entrance {face}, {place:the}: {figures}, level {level}",
    "infravision": "it sees in the dark",
    "waits": "{band} outside rolls {face} and stays there, {threshold}+ was needed",
    "comes_back": "{band} outside rolls {face} and comes back",
    "orients": "{band} in {place:the} rolls {face}, {way}",
    "goes": "{band} goes to {place:the}",
    "stops": "{band} stays there",
    "reaches": "{band} stands in the Heart",
    "leaves": "{band} leaves the dungeon, and waits outside",
    "gone": "{band} leaves the dungeon for good",
    "meets": "{band} meets {other} in {place:the}, die {face}: {what}",
    "quarrel": "they quarrel and fight",
    "merge": "they become one band",
    "crowd": "they would merge, but are too many",
    "pass": "they pass each other",
    "pentacle": "the mages of {band} try the pentacle with {dice}: {hits:none succeeds|# succeeds|# succeed}",
    "fight": "fight in {place:the}: {attacker} {count:attacks|attack} {defender}",
    "low_blow": "low blow in {band}: {attacker} strikes {defender}",
    "hits": "{side} {count:rolls|roll} {dice}, {hits:no hit|# hit|# hits}",
    "won": "{side} {count:wins|win} {a} to {b}",
    "tied": "{a} all, and a tie goes to the attack",
    "dies": "{unit} is destroyed",
    "eliminated": "{unit} is wiped out",
    "loses": "{unit} loses {figures}",
    "wounded": "{unit} now has {figures}",
    "hurt": "{unit} has {hp} of {level} hit points left",
    "boss_dies": "{unit} loses {figures}, its boss among them, and falls apart",
    "deserts": "{unit} deserts",
    "unhurt": "nobody is hurt",
    "trap_gone": "the trap is gone",
    "slain": "the dragon is slain, and another one takes its place",
    "hoard": "{band} carries the hoard off and is gone",
    "wanders": "{unit}, {monster:a}, wanders to {place:the}",
    "stray": "a wandering monster: {monster:the} {unit} in {place:the}",
    "starts": "{unit} starts in {place:the}: {figures}",
    "plunders": "{band} plunders {place:the}, die {face}: {count:no gold is|# gold is|# gold is} lost",
    "false_bottom": "{band} plunders {place:the} and finds a false bottom: nothing is lost",
    "revenue": "{count} gold for what was wiped out",
    "item_dice": "{dice} for magic items: {hits:none|one item|# items}",
    "item": "the dungeon finds {item:a}",
    "rises": "the dungeon rises to level {level}",
    "sinks": "the dungeon sinks to level {level}",
    "heals": "{unit} heals in its lair",
}
SIDES: Final = {"trap": "the trap", "mtrap": "the magic trap"}

RESULTS: Final = {
    Ending.VICTORY: "victory: the dungeon has reached level {level} in turn {turn}",
    Ending.HELD: "the Inspection comes at the end of turn {turn} and finds the dungeon at level {level} instead of"
    " {target_level}: it holds, no more",
    Ending.FALLEN: "the dungeon has fallen in turn {turn}: adventurers hold its Heart",
}
SCORE: Final = "score {score}: {kills:no band|# band|# bands} wiped out, {treasury} gold"
PROWESS: Final = "prowess: {ranking}"
OF_SEAT: Final = "{seat} {value}"

ADVICE: Final = {
    Family.GOBLINOID: "orcs and bugbears: many and cheap, and weak against warriors",
    Family.UNDEAD: "slow, but they hit on {hit_undead}+; weak against clerics",
    Family.AQUATIC: "slow on dry ground and fast in water, where they roll double dice; weak against nobody",
    Family.FIRE: "the dwarves among them are weak against nobody, the fire creatures against mages",
    Family.MAGICAL: "many of them fly; weak against mages",
}
