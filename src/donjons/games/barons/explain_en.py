"""The sentences of the Barons family in English: steps, what they change, refusals, results and the drawing.

`{troops:# troop|# troops}` chooses by number (a form for none may come first), `{enemy:adj}` is a colour.
"""

from __future__ import annotations

from typing import Final

from donjons.games.barons.end import Ending
from donjons.games.barons.refusals import Rule
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind

SINGULAR: Final = (1,)
AND: Final = " and "
OR: Final = " or "
SEMICOLON: Final = "; "
COLON: Final = ": "

COLOURS: Final = {
    "B": {"": "Blue", "adj": "blue"},
    "R": {"": "Red", "adj": "red"},
    "G": {"": "Green", "adj": "green"},
    "Y": {"": "Yellow", "adj": "yellow"},
}
KINDS: Final = {0: "plain", 1: "wind", 2: "water", 3: "forest", 4: "fire"}
TERRAINS: Final = KINDS
ON_TERRAINS: Final = {0: "on plain", 1: "on wind", 2: "on water", 3: "in forest", 4: "on fire"}
PIECES: Final = {Kind.MOVE_BARON: "your baron", Kind.MOVE_KNIGHT: "your knight"}

STEPS: Final = {
    Kind.TILE: "Tile {tile} is {terrain}, worth {worth:# point|# points}",
    Kind.MOUNTAIN: "A mountain rises on tile {tile}",
    Kind.BARON: "The {colour:adj} baron starts on tile {tile}",
    Kind.KNIGHT: "A {colour:adj} knight starts on tile {tile}",
    Kind.PICK: "Take {colour:adj}, with the baron on tile {start}"
    " and {start_knights:no knight|a knight on tile {start_tiles}|knights on tiles {start_tiles}}",
    Kind.ROLL: "The die shows {count}",
    Kind.MOVE_BARON: "Move the {me:adj} baron from tile {tile} to tile {other}",
    Kind.MOVE_KNIGHT: "Move a {me:adj} knight from tile {tile} to tile {other}",
    Kind.RECRUIT: "Recruit {recruits:# troop|# troops} on tile {tile}",
    Kind.BUILD: "Build a donjon on tile {tile}",
    Kind.UNBUILD: "Unbuild the donjon on tile {tile}",
    Kind.DISPERSE: "Disperse from tile {tile}: {fresh:# troop|# troops} may leave along its lines",
    Kind.SEND: "Send {count:# troop|# troops} from tile {command} to tile {tile}",
    Kind.GATHER: "Gather on tile {tile}: troops may be called in along its lines",
    Kind.PULL: "Call {count:# troop|# troops} from tile {tile} towards tile {command}",
    Kind.CAPTURE: "Capture the donjon razed on tile {tile}",
    Kind.DONE: "Finish the order of tile {command}",
    Kind.END: "End the turn",
}
CHANGES: Final = {
    "fallen": "{count:# {colour:adj} troop falls|# {colour:adj} troops fall} one for one on tile {tile}",
    "halted": "{count:# troop stops|# troops stop} on tile {tile}",
    "razed": "the {colour:adj} donjon on tile {tile} is razed",
    "risen": "a {colour:adj} donjon rises on tile {tile}",
    "reserve": "{count:# troop goes|# troops go} back to the reserve",
    "discard": "{count:# troop goes|# troops go} to the discard",
    "returned": "{count:# troop comes|# troops come} back from the discard",
    "points": "{colour} goes from {before} to {count:# point|# points}",
    "active": "the {colour:adj} knight is now active on tile {tile}",
    "calm": "no knight is active any more on tile {tile}",
    "pause": "he only pauses beside the {colour:adj} baron and must move on",
    "next": "{colour} plays next",
}
SPENDS: Final = " It spends the bonus."
SECOND_SPENDS: Final = " As second order it spends the bonus."
ENDS_GAME: Final = " The game ends."

OFFER_MOVE: Final = "move up to {offer.move}"
OFFER_RECRUIT: Final = "recruit {offer.recruit} ({offer.recruit_donjon} with donjon)"
OFFER_RECRUIT_POOR: Final = "recruit {offer.recruit} ({offer.recruit_donjon} with donjon, +{offer.poor_bonus} {where})"
OFFER_ORDER: Final = "give a second order"
BONUS: Final = "the bonus lets you {offer}"

WHAT: Final = {
    Kind.TILE: "Tile {tile} cannot be drawn now",
    Kind.MOUNTAIN: "No mountain can be drawn for tile {tile} now",
    Kind.BARON: "The {colour:adj} baron cannot be drawn for tile {tile} now",
    Kind.KNIGHT: "No {colour:adj} knight can be drawn for tile {tile} now",
    Kind.PICK: "No colour can be chosen now",
    Kind.ROLL: "The die cannot be rolled now",
    Kind.MOVE_BARON: "The baron cannot move from tile {tile} to tile {other} now",
    Kind.MOVE_KNIGHT: "No knight can move from tile {tile} to tile {other} now",
    Kind.RECRUIT: "You cannot recruit on tile {tile} now",
    Kind.BUILD: "You cannot build on tile {tile} now",
    Kind.UNBUILD: "You cannot unbuild on tile {tile} now",
    Kind.DISPERSE: "You cannot start to disperse from tile {tile} now",
    Kind.SEND: "No troop can be sent to tile {tile} now",
    Kind.GATHER: "You cannot start to gather on tile {tile} now",
    Kind.PULL: "No troop can be called from tile {tile} now",
    Kind.CAPTURE: "You cannot capture on tile {tile} now",
    Kind.DONE: "There is no order to finish now",
    Kind.END: "The turn cannot end now",
}
EXPECTED: Final = {
    Phase.TILES: "the tiles are being drawn",
    Phase.MOUNTAINS: "the mountains are being drawn",
    Phase.BARONS: "the barons are being drawn",
    Phase.KNIGHTS: "the knights are being drawn",
    Phase.PICK: "choose a colour",
    Phase.ROLL: "roll the die first",
    Phase.ACT: "move a piece, give an order or end the turn",
    Phase.DISPERSE: "send troops from tile {command}, or finish this order",
    Phase.GATHER: "call troops towards tile {command}, or finish this order",
    Phase.OVER: "the game is over",
}
NO_CHOICE_OF_CAPTURE: Final = "at this table a capture is never chosen"

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what}: {expected}.",
    (Rule.OUTCOME, "tile"): "Tile {next} is the next to be drawn, and of {terrain} {left:none is|# is|# are} left:"
    " for tile {tile} draw a kind that is left when its turn comes.",
    (Rule.OUTCOME, "mountain"): "The card of tile {tile} has already been drawn: draw another one.",
    (Rule.OUTCOME, "colour"): "Tile {tile} is not for {colour} to draw yet: it is the turn of {next_colour}.",
    (Rule.OUTCOME, "peak"): "Tile {tile} is a mountain, where nobody starts: draw another card.",
    (Rule.OUTCOME, "drawn"): "The card of tile {tile} has already been drawn: draw another one.",
    (Rule.OUTCOME, "walled"): "Mountains cut tile {tile} off from the main region: draw another card.",
    (Rule.OUTCOME, "roll"): "A die shows 1 to 6, not {count}: roll it again.",
    (Rule.TAKEN, ""): "{colour} is taken or not in play: choose {free}.",
    (Rule.SPENT, "move"): "The bonus of this turn is already spent: instead of going to tile {other},"
    " {piece} can walk {base:# tile|# tiles} at most from tile {tile}.",
    (
        Rule.SPENT,
        "near",
    ): "The bonus of this turn is already spent, and from tile {tile} to tile {other} none is needed: write {token}.",
    (Rule.SPENT, "bonus"): "A second order, on tile {tile}, needs the bonus, which is already spent:"
    " move a piece or end the turn.",
    (Rule.SPENT, "face"): "A die of {die} allows no second order, so none on tile {tile}:"
    " move a piece or end the turn.",
    (Rule.NOT_YOURS, "baron"): "Your baron is not on tile {tile}: he stands on tile {baron}, move him from there.",
    (Rule.NOT_YOURS, "knight"): "You have no knight on tile {tile}:"
    " {knights:you play without knights|move one from tile {knight_tiles}|move one from tile {knight_tiles}}.",
    (Rule.PAUSE, "knight"): "No knight may leave tile {tile} now: your baron pauses beside the {rival:adj} baron"
    " on tile {baron} and must move on.",
    (Rule.PAUSE, "order"): "No order can come from tile {tile} now: your baron pauses beside the {rival:adj} baron"
    " on tile {baron} and must move on.",
    (Rule.PAUSE, "end"): "The turn cannot end yet: your baron pauses beside the {rival:adj} baron"
    " on tile {baron} and must move on.",
    (Rule.MOUNTAIN, "move"): "Tile {other} is a mountain, where nothing can stand: choose another tile.",
    (Rule.MOUNTAIN, "line"): "The mountain on tile {hurdle} shuts the line from tile {command} to tile {tile}:"
    " choose a tile on an open line.",
    (Rule.TOO_FAR, "same"): "On tile {tile} {piece} stands already: choose another tile.",
    (Rule.TOO_FAR, "shut"): "Mountains shut every way from tile {tile} to tile {other}: choose another tile.",
    (Rule.TOO_FAR, "far"): "Tile {other} is {distance:# tile|# tiles} on foot from tile {tile} and {piece} can walk"
    " {longest} now: choose a nearer tile.",
    (Rule.MARK, "near"): "From tile {tile} to tile {other} no bonus is needed: write {token}.",
    (Rule.MARK, "far"): "From tile {tile} to tile {other} the move spends the bonus: write {token}.",
    (Rule.MARK, "first"): "On tile {tile} this would be the first order of the turn: write {token}.",
    (Rule.MARK, "second"): "On tile {tile} this would be the second order of the turn, which spends the bonus itself:"
    " write {token}.",
    (Rule.OCCUPIED, ""): "The {rival:adj} baron holds tile {other}, and yours could not move on from there this turn:"
    " choose a tile without a baron.",
    (Rule.NOT_COMMAND, "recruit"): "To recruit on tile {tile} you need your baron there, or your donjon with"
    " one of your knights: your baron is on tile {baron}.",
    (Rule.NOT_COMMAND, "order"): "Neither your baron nor a donjon of yours is on tile {tile}:"
    " give orders from tile {commands}.",
    (Rule.BLOCKED, "tile"): "An active {knight:adj} knight silences tile {tile}: bring a knight of yours against it,"
    " or give your order elsewhere.",
    (Rule.BLOCKED, "knight"): "Your knight on tile {tile} cannot recruit and hold off the {knight:adj} knight at once:"
    " bring a second knight, or your baron.",
    (Rule.BLOCKED, "melee"): "Your knight on tile {tile} is held in a melee and cannot recruit:"
    " bring a second knight, or your baron.",
    (Rule.BLOCKED, "line"): "An active {knight:adj} knight on tile {hurdle} cuts the line from tile {command}"
    " to tile {tile}: choose another line, or a nearer tile.",
    (Rule.ENEMY_DONJON, ""): "A {donjon:adj} donjon stands on tile {tile}: raze it before you recruit there.",
    (Rule.RESERVE, ""): "Your reserve is empty, so nobody can be recruited on tile {tile}:"
    " troops come back to it from your own attacks.",
    (Rule.NO_GAIN, "spent"): "The bonus of this turn is already spent: recruit on tile {tile} without it, {token}.",
    (Rule.NO_GAIN, "equal"): "With the bonus {bonus:nobody comes|# troop comes|# troops come} to tile {tile},"
    " no more than without it: write {token}.",
    (Rule.BARON_NEEDED, "build"): "Only your baron can build on tile {tile}, and he stands on tile {baron}:"
    " bring him there first.",
    (Rule.BARON_NEEDED, "unbuild"): "Only your baron can unbuild on tile {tile}, and he stands on tile {baron}:"
    " bring him there first.",
    (Rule.DONJON_HERE, ""): "A {donjon:adj} donjon already stands on tile {tile}: build on another tile.",
    (Rule.TOO_FEW, "build"): "A donjon takes {cost:# troop|# troops} and"
    " {own:none of yours stands|# stands|# stand} on tile {tile}: recruit or gather first.",
    (Rule.TOO_FEW, "capture"): "A capture takes {need:# troop|# troops} after the raze and"
    " {own:none of yours stands|# stands|# stand} on tile {tile}: bring more with this order.",
    (Rule.SPACING, ""): "The {near_owner:adj} donjon on tile {near} is too near tile {tile}:"
    " build at least {spacing:# tile|# tiles} away from every donjon.",
    (Rule.NO_DONJON_LEFT, "build"): "No donjon is left in your reserve for tile {tile}: unbuild one of yours first.",
    (Rule.NO_DONJON_LEFT, "capture"): "No donjon is left in your reserve for tile {tile}:"
    " finish the order without a capture.",
    (Rule.NO_DONJON, ""): "You have no donjon on tile {tile}: bring your baron to one of yours to unbuild it.",
    (Rule.NOTHING_TO_MOVE, "idle"): "No troop of yours on tile {tile} can still move this turn:"
    " recruit there, or order from another tile.",
    (Rule.NOTHING_TO_MOVE, "shut"): "Every line out of tile {tile} is shut: order from another tile.",
    (Rule.NOTHING_TO_MOVE, "gather"): "No troop of yours that can still move hears an order from tile {tile}:"
    " gather on another tile.",
    (Rule.NOT_ALIGNED, "self"): "Tile {tile} is the command tile itself: choose a tile in a straight line with it.",
    (Rule.NOT_ALIGNED, "line"): "Tile {tile} is not in a straight line with tile {command}:"
    " choose a tile on one of its lines.",
    (Rule.STOPPED, "troops"): "{holder} has troops on tile {hurdle}, on the way from tile {command} to tile {tile}:"
    " clear tile {hurdle} first.",
    (Rule.STOPPED, "donjon"): "The {holder:adj} donjon on tile {hurdle} bars the way from tile {command}"
    " to tile {tile}: raze it first.",
    (Rule.TOO_MANY, "send"): "Only {fresh:# troop|# troops} can still leave tile {command} for tile {tile}:"
    " send at most that many.",
    (Rule.TOO_MANY, "none"): "No troop of yours on tile {command} can still leave for tile {tile}: finish the order.",
    (Rule.TOO_MANY, "pull"): "Only {fresh:# troop|# troops} of yours on tile {tile} can still move:"
    " call at most that many.",
    (Rule.TOO_MANY, "absent"): "No troop of yours on tile {tile} can still move: call troops from another tile.",
    (Rule.NOT_RAZED, ""): "This order has razed no donjon on tile {tile}: raze one there before you capture it.",
    (Rule.NOTHING_MOVED, "disperse"): "No troop has left tile {command} yet: send at least one.",
    (Rule.NOTHING_MOVED, "gather"): "No troop has been called to tile {command} yet: call at least one.",
}

RESULTS: Final = {
    Ending.TARGET: "{colour} reaches the target of {target:# point|# points} with {points}",
    Ending.EXHAUSTION: "{colour} is exhausted with {available:no available troop|# available troop|# available troops}",
    Ending.ROUNDS: "The game stops after {rounds:# round|# rounds}",
}
RANKED: Final = "{rank}. {names} ({points:# point|# points})"
TIED: Final = "{rank}. {names}, tied ({points:# point|# points})"
RANKING: Final = "Ranking: {ranking}"

HEADINGS: Final = ("points", "kinds", "available", "reserve", "discard", "♜ left")
SETUP: Final = "Set-up: {doing}."
ROUND: Final = "Round {round}: {doing}."
DIE: Final = " The die shows {die}."
BONUS_LINE: Final = "Bonus: {bonus}."
TURNS: Final = {
    Phase.TILES: "the tiles are drawn",
    Phase.MOUNTAINS: "the mountains are drawn",
    Phase.BARONS: "the barons are drawn",
    Phase.KNIGHTS: "the knights are drawn",
    Phase.PICK: "seat {seat} chooses a colour",
    Phase.ROLL: "{colour} rolls the die",
    Phase.ACT: "{colour} plays {action}",
    Phase.DISPERSE: "{colour} disperses from tile {command}",
    Phase.GATHER: "{colour} gathers on tile {command}",
    Phase.OVER: "the game is over",
}
ACTIONS: Final = ("the first action", "the second action")
SPENT: Final = "spent"
NO_USE: Final = "no use left this turn"
LEGEND: Final = {"♜": "donjon", "3B": "troops", "♞": "knight", "♚": "baron", "⊘": "blocked", "▲": "mountain"}
