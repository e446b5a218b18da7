"""Refusals in English: a rule, the case of it that applies -> what, where, and what to do instead."""

from __future__ import annotations

from typing import Final

from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import LimitsScope
from donjons.games.mironton.state import Await, Item
from donjons.games.mironton.steps import Kind

WHAT: Final = {
    Kind.FAMILY: "no family is to be chosen now",
    Kind.START: "no starting room is to be chosen now",
    Kind.PICK: "nobody can be picked now",
    Kind.DROP: "no follower can be left behind now",
    Kind.TAKE: "no lone monster can be taken along now",
    Kind.GO: "nobody can go to {place:the} now",
    Kind.STAY: "nobody is asked to stay now",
    Kind.DONE: "there is nothing to finish now",
    Kind.TARGET: "no band is to be chosen as a target now",
    Kind.PLAY: "no item can be played now",
    Kind.PASS: "there is no window of items to pass now",
    Kind.HIRE: "nothing can be bought now",
    Kind.BOSS: "nothing can be bought now",
    Kind.STRAY: "nothing can be bought now",
    Kind.TRAP: "nothing can be bought now",
    Kind.MTRAP: "nothing can be bought now",
    Kind.PENTA: "nothing can be bought now",
    Kind.WTYPE: "no wandering monster is drawn now",
    Kind.WROOM: "no room is drawn for a wandering monster now",
    Kind.ARRIVE: "the arrival of a band is not rolled now",
    Kind.DOMINANT: "no dominant class is rolled now",
    Kind.SIZE: "no size of a band is rolled now",
    Kind.CLASS: "no class is rolled now",
    Kind.LVL: "no level is rolled now",
    Kind.SIGHT: "no infravision is rolled now",
    Kind.ENTRANCE: "no entrance is rolled now",
    Kind.RETURN: "no return of a band is rolled now",
    Kind.ORIENT: "no orientation is rolled now",
    Kind.MEET: "no meeting is rolled now",
    Kind.PLUNDER: "no plunder is rolled now",
    Kind.WANDER: "no wandering monster chooses its way now",
    Kind.HITS: "no dice are rolled now",
    Kind.DRAW: "no item is drawn now",
}
EXPECTED: Final = {
    Await.FAMILY: "choose a family",
    Await.START: "choose the room where it starts",
    Await.ITEM: "play an item, or pass",
    "groups": "pick a boss group, or say done",
    "lone": "pick a lone monster, or say done",
    Await.BUY: "buy something, or say done",
    Await.MOVE: "say where {active} goes, or let it stay",
    Await.TARGET: "choose the band that {active} attacks",
    "chance": "dice are to be rolled first",
    "over": "the game is over",
}

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what}: {expected}",
    (Rule.OUTCOME, ""): "this is no outcome of what is rolled now",
    (Rule.OUTCOME, "number"): "{number_named} cannot come up here: it is a number from 1 to {outcomes}",
    (Rule.OUTCOME, "hits"): "what is rolled now is {pending}, so 0 to {most} hits",
    (Rule.OUTCOME, "draw"): "no card of {item:the} is left in the deck: draw another one",
    (Rule.TAKEN, ""): "the {family} have been chosen already: choose {options}",
    (Rule.NOT_INNER, ""): "{place:the} does not lead straight to the Heart, and groups start in its inner rooms: choose"
    " {options}",
    (Rule.FULL, ""): "{place:the} holds {count:# group|# groups} already, as many as start there: choose {options}",
    (Rule.NOT_YOURS, "none"): "there is no such unit in the dungeon: {options:nothing is left to pick|pick #}",
    (Rule.NOT_YOURS, "kind group"): "lone monsters move after the fights, in phase 5: {options:no group can move"
    " now|pick a group, #}",
    (Rule.NOT_YOURS, "kind lone"): "boss groups have moved already, in phase 3: {options:no lone monster can move"
    " now|pick a lone monster, #}",
    (Rule.NOT_YOURS, "pick"): "{unit} belongs to {owner}: {options:none of your own can move now|pick #}",
    (Rule.NOT_YOURS, "take"): "{unit} belongs to {owner}, and at this table a boss takes only what its own seat hired:"
    " {options:nothing can be taken here|take #}",
    (Rule.ACTIVATED, ""): "{unit} has already had its move this turn: {options:say done|pick #, or say done}",
    (Rule.ENGAGED, "pick group"): "{unit} is in contact with {enemies} and cannot leave; it fights on in phase 4:"
    " {options:say done|pick #, or say done}",
    (Rule.ENGAGED, "pick lone"): "{unit} is in contact with {enemies} and cannot leave; alone it only defends itself:"
    " {options:say done|pick #, or say done}",
    (Rule.ENGAGED, "drop"): "{active} is in contact with {enemies}, and nobody leaves its group there: {options:let it"
    " stay|take #, or stay}",
    (Rule.ENGAGED, "go"): "{active} is in contact with {enemies} and cannot leave {here:the}: {options:let it stay|take"
    " #, or stay}",
    (Rule.LIKE, "pick"): "{unit} is just like {twin}, of the same kind and in the same place: pick {twin}",
    (Rule.LIKE, "take"): "{unit} is just like {twin}, of the same kind and in the same place: take {twin}",
    (Rule.NO_FOLLOWER, ""): "no such follower is in {active}: {followers:it has only its boss|its followers are #}",
    (Rule.LIMIT, "drop"): "{lone_max:there is # lone monster|there are # lone monsters} already, as many as the"
    " dungeon holds:"
    " keep your followers, or go",
    (Rule.LIMIT, "boss"): "a boss has been bought this turn, and {scope} buys one a turn: buy something else, or say"
    " done",
    (Rule.LIMIT, "trap"): "a trap has been bought this turn, and {scope} buys one of either kind a turn: buy something"
    " else, or say done",
    (Rule.LIMIT, "penta"): "a pair of pentacles has been bought this turn, and {scope} buys one a turn: buy something"
    " else, or say done",
    (Rule.AFTER_TAKE, ""): "{active} has taken a monster along in this move, and followers are left behind before that:"
    " go or stay",
    (Rule.NOT_HERE, "take none"): "there is no such lone monster: {options:nothing can be taken here|take #}",
    (Rule.NOT_HERE, "take"): "{unit} is in {there:the}, and {active} in {here:the}: {options:nothing can be"
    " taken here|take #}",
    (Rule.NOT_HERE, "target none"): "there is no such band here: choose {options}",
    (Rule.NOT_HERE, "target"): "{unit} is not in {here:the} with {active}: choose {options}",
    (Rule.FAMILY, ""): "{boss:the} of {active} commands {led} only, and {unit} is {monster:a}: {options:nothing here"
    " can be taken|take #}",
    (
        Rule.DROPPED,
        "",
    ): "{active} has just left {unit} behind, and cannot take it back in the same move: {options:it may"
    " move by itself in phase 5|take #}",
    (Rule.COMMAND, ""): "{boss:the} of {active} commands {command:# follower|# followers} and has as many: go or stay,"
    " and leave followers behind before you take others",
    (Rule.HERE, ""): "{active} is already in {place:the}: let it stay, or go elsewhere",
    (Rule.OUT_OF_REACH, ""): "{place:the} is out of reach of {active}, which moves {speed:# cell|# cells}: {rooms:no"
    " room is in reach|the rooms in reach are #}",
    (Rule.OUT_OF_REACH, "far"): "{place:the} is {far} cells away, and {active} moves {speed:# cell|# cells}: {rooms:no"
    " room is in reach|the rooms in reach are #}",
    (Rule.OUT_OF_REACH, "band"): "{enemies} is in {place:the}, and a lone monster never goes where a band is: {rooms:no"
    " room is in reach|the rooms in reach are #}",
    (Rule.OUT_OF_REACH, "barred"): "the way to {place:the} is barred by a band, which nobody passes: {rooms:no room is"
    " in reach|the rooms in reach are #}",
    (Rule.STOCK, ""): "no card of {item:the} is in stock: {options:pass|what can be played is #}",
    (Rule.WINDOW, ""): "{item:a} is played before the adventurers move, not in this window: {options:pass|what can be"
    " played is #}",
    (Rule.ARGUMENT, "useless"): "{item:a} is of no use now: {needs}",
    (Rule.ARGUMENT, "on"): "{item:a} cannot be played on {unit}: {needs}. Choose {options}",
    (Rule.ARGUMENT, "by"): "no such figure is in {target}: choose {options}",
    (Rule.ARGUMENT, "at figure"): "the one that strikes and the one that is struck are two figures of {target}: choose"
    " {options}",
    (Rule.ARGUMENT, "face"): "a false map shows a face of the die: choose 1 to 6",
    (Rule.ARGUMENT, "as"): "{monster:a} is of level {level}, and a summons calls a wandering monster of at most level"
    " {most_level}: choose {options}",
    (
        Rule.ARGUMENT,
        "as tame",
    ): "{monster:a} is no wandering monster, and a summons calls nothing else: choose {options}",
    (Rule.ARGUMENT, "at"): "{unfree}: choose {options}",
    (
        Rule.LEVEL,
        "monster",
    ): "{monster:a} is of level {level}, and while the dungeon is at level {dungeon_level} nothing above"
    " {most_level} is for sale: {options:nothing of that kind is|choose #}",
    (
        Rule.LEVEL,
        "trap",
    ): "traps of level {level} are not for sale while the dungeon is at level {dungeon_level}: buy one of"
    " level 1 to {most_level}",
    (
        Rule.SUPPLY,
        "kind",
    ): "{monster:a} cannot be bought in this way: {options:nothing of that kind is for sale|choose #}",
    (
        Rule.SUPPLY,
        "figures",
    ): "all {supply:# {monster}|# {monster:s}} are in the dungeon already: {options:choose another purchase|choose #}",
    (Rule.SUPPLY, "bosses"): "{boss_max:# {monster} leads|# {monster:s} lead} a group already, as many as may:"
    " {options:choose another purchase|choose #}",
    (Rule.SUPPLY, "lone"): "{lone_max:there is # lone monster|there are # lone monsters} already, as many as the"
    " dungeon holds:"
    " let groups take some along first",
    (Rule.SUPPLY, "groups"): "{groups_max:there is # group|there are # groups} already, as many as the dungeon holds:"
    " hire lone"
    " monsters instead",
    (Rule.SUPPLY, "strays"): "{strays_max:there is # wandering monster|there are # wandering monsters} already, as"
    " many as the"
    " dungeon holds: buy something else",
    (Rule.SUPPLY, "pentacles"): "{pentacle_pairs_max:there is # pair|there are # pairs} of pentacles already, as many"
    " as the"
    " dungeon holds: buy something else",
    (Rule.GOLD, ""): "this costs {price} gold and the treasury holds {treasury}: {options:nothing of that kind can be"
    " paid|what can be paid is #}",
    (Rule.ROOM, "free"): "{unfree}: {options:no room is free now|choose #}",
    (Rule.ROOM, "pentacle"): "{unfree}: {options:no room can take a pentacle now|choose #}",
}
UNFREE: Final = {
    "corridor": "{spot:the} is in a corridor, and this needs a room",
    "heart": "the Heart stays as it is",
    "inner": "{spot:the} leads straight to the Heart, where nothing of the kind is placed",
    "trap": "a trap lies in {spot:the} already",
    "unit": "{spot:the} is not empty",
    "same": "a pair of pentacles joins two different rooms",
    "pentacle": "{spot:the} has a pentacle already",
    "band": "a band is in {spot:the}",
}
NEEDS: Final = {
    Item.LOW_BLOW: "it needs a band inside the dungeon with two figures or more",
    Item.AMNESIA: "it needs a band inside the dungeon with a mage that still has its wits",
    Item.RUST: "it needs a band inside the dungeon with a warrior that is not yet rusty",
    Item.DOUBT: "it needs a band inside the dungeon with a cleric that does not yet doubt",
    Item.FALSE_MAP: "it needs a band inside the dungeon without a false map",
    Item.WEBS: "it needs a band inside the dungeon that is not yet caught in webs",
    Item.FALSE_BOTTOM: "it needs a band inside the dungeon that does not yet carry one",
    Item.DRAUGHT: "it heals a group, a lone monster or the dragon, one of whose figures is wounded",
    Item.BANNER: "it is given to a boss group that has none",
    Item.HORN: "it is blown for a boss group that has not heard one this turn",
    Item.POCKET_TRAP: "it needs a room that is free: empty, without a trap, and away from the Heart",
    Item.SUMMONS: "it needs a free room and a place among the wandering monsters",
}
SCOPES: Final = {LimitsScope.DUNGEON: "the whole dungeon", LimitsScope.SEAT: "each seat"}
