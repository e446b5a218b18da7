"""The sentences of the Barons family in English: steps, what they change, results and the drawing.

`{troops:# troop|# troops}` chooses by number (a form for none may come first), `{enemy:adj}` is a colour, `{tile}` a
tile with its number; `{place}`, `{baron}` and `{knight}` are the edition's nouns. Refusals: `explain_refusals_en`.
"""

from __future__ import annotations

from typing import Final

from donjons.games.barons.end import Ending
from donjons.games.barons.rules import RankKey
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind

SEMICOLON: Final = "; "
COLON: Final = ": "

COLOURS: Final = {
    "B": {"": "Blue", "adj": "blue"},
    "R": {"": "Red", "adj": "red"},
    "G": {"": "Green", "adj": "green"},
    "Y": {"": "Yellow", "adj": "yellow"},
}
PIECES: Final = {Kind.MOVE_BARON: "your {baron}", Kind.MOVE_KNIGHT: "your {knight}", "neutral": "a {knight}"}

STEPS: Final = {
    Kind.TILE: "{tile} is {terrain:is}, worth {worth:# point|# points}",
    Kind.MOUNTAIN: "a mountain rises on {tile}",
    Kind.OBJECTIVE: "{tile} is an objective, worth {worth:# point|# points}",
    Kind.NEUTRAL: "a {knight} starts on {tile}",
    Kind.BARON: "the {colour:adj} {baron} starts on {tile}",
    Kind.KNIGHT: "a {colour:adj} {knight} starts on {tile}",
    Kind.PICK: "take {colour:adj}, with the {baron} on {start} and"
    " {start_knights:no {knight}|a {knight} on {place} {start_tiles}|{knight:s} on {place:s} {start_tiles}}",
    Kind.ROLL: "the die shows {count}",
    Kind.MOVE_BARON: "move the {me:adj} {baron} from {tile} to {other}",
    Kind.MOVE_KNIGHT: "move a {me:adj} {knight} from {tile} to {other}",
    "neutral": "push the {knight} from {tile} to {other}",
    Kind.RECRUIT: "recruit {recruits:# troop|# troops} on {tile}",
    "announce": "announce a recruitment on {tile}: the die says how many troops come",
    Kind.BUILD: "build a donjon on {tile}",
    Kind.UNBUILD: "unbuild the donjon on {tile}",
    Kind.DISPERSE: "disperse from {tile}: {fresh:# troop|# troops} may leave along its lines",
    Kind.SEND: "send {count:# troop|# troops} from {command} to {tile}",
    Kind.GATHER: "gather on {tile}: troops may be called in along its lines",
    Kind.PULL: "call {count:# troop|# troops} from {tile} towards {command}",
    Kind.CAPTURE: "capture the donjon razed on {tile}",
    Kind.DONE: "finish the order of {command}",
    Kind.END: "end the turn",
}
CHANGES: Final = {
    "fallen": "{count:# {colour:adj} troop falls|# {colour:adj} troops fall} one for one on {tile}",
    "halted": "{count:# troop stops|# troops stop} on {tile}",
    "razed": "the {colour:adj} donjon on {tile} is razed",
    "risen": "a {colour:adj} donjon rises on {tile}",
    "recruited": "{count:nobody comes|# troop comes|# troops come} to {tile}",
    "reserve": "{count:# troop goes|# troops go} back to the reserve",
    "their_reserve": "{count:# {colour:adj} troop|# {colour:adj} troops} to theirs",
    "discard": "{count:# troop goes|# troops go} to the discard",
    "returned": "{count:# troop comes|# troops come} back from the discard",
    "stacked": "{count:# troop is|# troops are} stacked into it",
    "unstacked": "{count:# troop stands|# troops stand} there again",
    "points": "{colour} goes from {before} to {count:# point|# points}",
    "active": "the {colour:adj} {knight} is now active on {tile}",
    "calm": "no {knight} is active any more on {tile}",
    "silenced": "the {colour:adj} {baron} is silenced on {tile}",
    "heard": "the {colour:adj} {baron} can give orders again",
    "pause": "he only pauses beside the {colour:adj} {baron} and must move on",
    "next": "{colour} plays next",
}
SPENDS: Final = " It spends the bonus."
SECOND_SPENDS: Final = " As second order it spends the bonus."
LAST_ROUND: Final = " The target is reached: this is the last round."
ENDS_GAME: Final = " The game ends."

OFFER_MOVE: Final = "move up to {offer.move}"
OFFER_RECRUIT: Final = "recruit {offer.recruit} ({offer.recruit_donjon} with donjon)"
OFFER_RECRUIT_POOR: Final = "recruit {offer.recruit} ({offer.recruit_donjon} with donjon, +{offer.poor_bonus} {where})"
OFFER_ORDER: Final = "give a second order"
BONUS: Final = "the bonus lets you {offer}"
RECRUITS: Final = "a recruitment brings {plain:# troop|# troops}"
RECRUITS_WITH_DONJON: Final = "a recruitment brings {plain:# troop|# troops}, or {donjon} on your donjon"

WHAT: Final = {
    Kind.TILE: "{tile} cannot be drawn now",
    Kind.MOUNTAIN: "no mountain can be drawn for {tile} now",
    Kind.OBJECTIVE: "no objective can be drawn for {tile} now",
    Kind.NEUTRAL: "no {knight} can be drawn for {tile} now",
    Kind.BARON: "the {colour:adj} {baron} cannot be drawn for {tile} now",
    Kind.KNIGHT: "no {colour:adj} {knight} can be drawn for {tile} now",
    Kind.PICK: "no colour can be chosen now",
    Kind.ROLL: "the die cannot be rolled now",
    Kind.MOVE_BARON: "the {baron} cannot move from {tile} to {other} now",
    Kind.MOVE_KNIGHT: "no {knight} can move from {tile} to {other} now",
    Kind.RECRUIT: "you cannot recruit on {tile} now",
    Kind.BUILD: "you cannot build on {tile} now",
    Kind.UNBUILD: "you cannot unbuild on {tile} now",
    Kind.DISPERSE: "you cannot start to disperse from {tile} now",
    Kind.SEND: "no troop can be sent to {tile} now",
    Kind.GATHER: "you cannot start to gather on {tile} now",
    Kind.PULL: "no troop can be called from {tile} now",
    Kind.CAPTURE: "you cannot capture on {tile} now",
    Kind.DONE: "there is no order to finish now",
    Kind.END: "the turn cannot end now",
}
EXPECTED: Final = {
    Phase.TILES: "the {place:s} are being drawn",
    Phase.MOUNTAINS: "the mountains are being drawn",
    Phase.OBJECTIVES: "the objectives are being drawn",
    Phase.NEUTRALS: "the {knight:s} are being drawn",
    Phase.BARONS: "the {baron:s} are being drawn",
    Phase.KNIGHTS: "the {knight:s} are being drawn",
    Phase.PICK: "choose a colour",
    Phase.ROLL: "roll the die first",
    Phase.ACT: "{still_open}",
    Phase.DISPERSE: "send troops from {command}, or finish this order",
    Phase.GATHER: "call troops towards {command}, or finish this order",
    Phase.OVER: "the game is over",
}
OPEN_ACTIONS: Final = ("move a piece", "give an order", "end the turn")
NO_CHOICE_OF_CAPTURE: Final = "at this table a capture is never chosen"

RESULTS: Final = {
    Ending.TARGET: "{colour} reaches the target of {target:# point|# points} with {points}",
    Ending.EXHAUSTION: "{colour} is exhausted with {available:no available troop|# available troop|# available troops}",
    Ending.ROUNDS: "the game stops after {rounds:# round|# rounds}",
    "lost": "the last round is over, and nobody holds the target of {target:# point|# points} any more",
}
RANKED: Final = "{rank}. {names} ({values})"
TIED: Final = "{rank}. {names}, tied ({values})"
RANKING: Final = "Ranking: {ranking}"
RANK_VALUES: Final = {
    RankKey.POINTS: "{value:# point|# points}",
    RankKey.TILE_POINTS: "{value:# point|# points}",
    RankKey.DONJONS: "{value:# donjon|# donjons}",
    RankKey.AVAILABLE: "{value:# available troop|# available troops}",
    RankKey.TROOPS_ON_BOARD: "{value:# troop|# troops} on the board",
}

HEADINGS: Final = {
    "points": "points",
    "kinds": "kinds",
    "available": "available",
    "on_board": "on board",
    "reserve": "reserve",
    "discard": "discard",
    "donjons": "♜ donjons",
    "donjons_left": "♜ left",
}
ON_OBJECTIVES: Final = "{all} ({on} on {sign})"
SETUP: Final = "Set-up: {doing}."
ROUND: Final = "Round {round}: {doing}."
DIE: Final = " The die shows {die}."
BONUS_LINE: Final = "Bonus: {bonus}."
TURNS: Final = {
    Phase.TILES: "the {place:s} are drawn",
    Phase.MOUNTAINS: "the mountains are drawn",
    Phase.OBJECTIVES: "the objectives are drawn",
    Phase.NEUTRALS: "the {knight:s} are drawn",
    Phase.BARONS: "the {baron:s} are drawn",
    Phase.KNIGHTS: "the {knight:s} are drawn",
    Phase.PICK: "seat {seat} chooses a colour",
    Phase.ROLL: "{colour} rolls the die",
    "announce": "{colour} rolls the die for recruits on {command}",
    Phase.ACT: "{colour} plays {action}",
    Phase.DISPERSE: "{colour} disperses from {command}",
    Phase.GATHER: "{colour} gathers on {command}",
    Phase.OVER: "the game is over",
}
ACTIONS: Final = ("the first action", "the second action")
SPENT: Final = "spent"
NO_USE: Final = "no use left this turn"
LEFT: Final = "Left this turn: {left}."
LEFT_AT_FIRST: Final = {1: "a move and an order", 2: "two moves, or a move and an order"}  # moves of a turn
A_MOVE: Final = "a move"
AN_ORDER: Final = "an order"
SILENCED: Final = "The {colour:adj} {baron} is silenced on {home}: no order from there."
LAST_ROUND_BANNER: Final = "LAST ROUND: the target is reached, and {names} {count:has|have} yet to finish."
LEGEND: Final = {
    "♜": "donjon",
    "3B": "troops",
    "knight": "{knight}",
    "♚": "{baron}",
    "⊘": "blocked",
    "▲": "mountain",
    "⌂": "donjon never razed",
}
