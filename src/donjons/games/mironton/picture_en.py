"""The words of the drawing in English."""

from __future__ import annotations

from typing import Final

from donjons.games.mironton.state import Await, Ending, Item, Phase

SET_UP: Final = "Set-up"
TURN: Final = "Turn {turn} of {cap}, phase {phase}"
LEVEL: Final = "Level {level} (goal {target})"
TREASURY: Final = "Treasury {gold}"
GUARDIAN: Final = "Dragon {hp}/{most}"
RISES: Final = "Level up: {bands:# more band|# more bands}"
ARRIVAL: Final = "Next band: {threshold}+ a turn"
ARRIVES: Final = "Next band: for certain"
STOCK: Final = "Items: {items}"
NO_ITEMS: Final = "none"
BOUGHT: Final = "Bought: {bought}"
MARKS: Final = {"boss": "boss", "trap": "trap", "penta": "pentacles"}
ORDER: Final = "Order: "
PROWESS: Final = "Prowess: "

DOING: Final = {
    Await.FAMILY: "{seat} takes a family for its next group.",
    Await.START: "{seat} chooses the room beside the Heart where its group starts.",
    "first": "{seat} may play items before the adventurers move.",
    "second": "{seat} may play items before the monsters fight.",
    "groups": "{seat} moves boss groups: pick one, or done.",
    "lone": "{seat} moves lone monsters: pick one, or done.",
    Await.MOVE: "{seat} moves {active}: its way costs what the map shows.",
    Await.TARGET: "{seat} chooses the band that {active} attacks.",
    Await.BUY: "{seat} spends the treasury: buy, or done.",
}
PHASES: Final = {
    Phase.SETUP: "Wandering monsters are placed.",
    Phase.ARRIVAL: "Adventurers arrive.",
    Phase.BANDS: "Adventurers move and fight.",
    Phase.FIGHT: "The monsters fight.",
    Phase.STRAYS: "Wandering monsters move and fight.",
    Phase.PLUNDER: "Adventurers plunder.",
    Phase.REVENUE: "The dungeon is paid.",
    Phase.OVER: "The game is over: {ending}.",
}
FIGHTING: Final = "Dice of a fight are rolled."
ENDINGS: Final = {Ending.VICTORY: "victory", Ending.HELD: "the dungeon holds", Ending.FALLEN: "the dungeon has fallen"}

BANDS: Final = ("BANDS", "dice", "hp", "move", "Heart")
GROUPS: Final = ("GROUPS", "dice", "hp", "move", "led")
LONE: Final = "LONE MONSTERS"
STRAYS: Final = "WANDERING MONSTERS"
OUTSIDE: Final = "outside"
BACK_ON: Final = "back on {threshold}+"
NEXT_TURN: Final = "may reach the Heart: {chance} %"
MAY_LEAVE: Final = "may leave: {chance} %"
MARKED: Final = {
    "infra": "sees in the dark",
    "jinx": "jinxed: {classes}",
    "web": "in webs",
    "map": "false map {face}",
    "bottom": "false bottom",
    "banner": "banner",
    "horn": "horn +{cells}",
    "count": "{count} bands in one",
}
NOBODY: Final = "nobody"

GOAL: Final = (
    "You are the monsters of the dungeon, all on one side. {kills:Every band|Every # bands} of adventurers that you"
    " wipe out"
    " {kills:raises|raise} the level of the dungeon; every band that reaches the Heart lowers it. Bring it to level"
    " {target}"
    " before the Inspection at the end of turn {cap}."
)
FAMILIES: Final = "FAMILIES: family:NAME"
FAMILY: Final = "{family}: {boss:a} and {count:# {troop}|# {troop:s}}; lair {lair}; {advice}"
NO_LAIR: Final = "none"
FIGHTS: Final = "IF {active} FIGHTS"
FIGHT: Final = (
    "{band} in {place}: {attackers} {attack} against {defence}; wins {wins} %, wipes it out {destroys} %,"
    " is wiped out {falls} %; deals {deals}, loses {suffers}"
)
MARKET: Final = "FOR SALE, up to level {level}: price in gold, price as a boss, how many are left"
OTHER_SALES: Final = (
    "stray:RAT:at=ROOM {strays}; trap:LEVEL:at=ROOM {trap} a level; mtrap:LEVEL:at=ROOM {mtrap} a level;"
    " penta:ROOM-ROOM {penta}. Free rooms: {rooms}."
)
SQUARE: Final = "times the level"
ITEMS_TITLE: Final = "IN STOCK: play:ITEM"
ITEMS: Final = {
    Item.LOW_BLOW: "on=BAND:by=FIGURE:at=FIGURE, one adventurer strikes another with double dice",
    Item.AMNESIA: "on=BAND, its mages hit on {hit_jinx}+ in the next fight",
    Item.RUST: "on=BAND, its warriors hit on {hit_jinx}+ in the next fight",
    Item.DOUBT: "on=BAND, its clerics hit on {hit_jinx}+ in the next fight",
    Item.FALSE_MAP: "on=BAND:face=1 to 6, instead of its next die for the way",
    Item.WEBS: "on=BAND, it does not move in its next activation",
    Item.FALSE_BOTTOM: "on=BAND, its next plunder takes nothing",
    Item.DRAUGHT: "on=UNIT, heals a group, a lone monster or DRG",
    Item.BANNER: "on=GROUP, hits on {banner_hit}+ in the next fight",
    Item.HORN: "on=GROUP, {horn_bonus} cells more this turn",
    Item.POCKET_TRAP: "at=ROOM, a trap of the dungeon's level",
    Item.SUMMONS: "as=TYPE:at=ROOM, a wandering monster of at most the dungeon's level",
}
LEGEND: Final = (
    "b band (W warrior, T thief, M mage, C cleric, with level)",
    "g group (* boss)",
    "l lone",
    "w wandering",
    "DRG dragon",
    "W4/3 has 3 hit points left",
    "{contact} in contact",
    "{trap}2 trap, {trap}2{magic} magic",
    "{pentacle} pentacle",
    "{junction} bands roll for their way",
    "{water} water",
    "1▼ entrance 1",
)
