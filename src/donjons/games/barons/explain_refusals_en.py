"""Refusals in English: a rule, the case of it that applies -> what, where, and what to do instead."""

from __future__ import annotations

from typing import Final

from donjons.games.barons.refusals import Rule

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what}: {expected}.",
    (Rule.OUTCOME, "tile"): "{next} is the next to be drawn, and {terrain:of} {left:none is|# is|# are} left:"
    " for {tile} draw a kind that is left when its turn comes.",
    (Rule.OUTCOME, "colour"): "{tile} is not for {colour} to draw yet: it is the turn of {next_colour}.",
    (Rule.OUTCOME, "objective"): "{tile} is an objective, and its card is out of the deck: draw another one.",
    (Rule.OUTCOME, "peak"): "{tile} is a mountain, where nobody starts: draw another card.",
    (Rule.OUTCOME, "drawn"): "The card of {tile} has already been drawn: draw another one.",
    (Rule.OUTCOME, "walled"): "Mountains cut {tile} off from the main region: draw another card.",
    (Rule.OUTCOME, "roll"): "A die shows 1 to 6, not {count}: roll it again.",
    (Rule.TAKEN, ""): "{colour} is taken or not in play: choose {free}.",
    (Rule.SPENT, "moved"): "The move of this turn is already made, so no piece can leave {tile}: {still_open}.",
    (Rule.SPENT, "ordered"): "The order of this turn is already given, so none can come from {tile}: {still_open}.",
    (Rule.SPENT, "move"): "The bonus of this turn is already spent: instead of going to {other},"
    " {piece} can walk {base:# {place}|# {place:s}} at most from {tile}.",
    (Rule.SPENT, "near"): "The bonus of this turn is already spent, and from {tile} to {other} none is needed:"
    " write {token}.",
    (Rule.SPENT, "bonus"): "A second order, on {tile}, needs the bonus, which is already spent: {still_open}.",
    (Rule.SPENT, "face"): "A die of {die} allows no second order, so none on {tile}: {still_open}.",
    (Rule.NOT_YOURS, "baron"): "Your {baron} is not on {tile}: he stands on {home}, move him from there.",
    (Rule.NOT_YOURS, "knight"): "You have no {knight} on {tile}:"
    " {knights:you play without {knight:s}|move one from {knight_tiles}|move one from {knight_tiles}}.",
    (Rule.NOT_YOURS, "neutral"): "There is no {knight} on {tile}:"
    " {knights:none is in play|push the one on {knight_tiles}|push the one on {knight_tiles}}.",
    (Rule.PAUSE, "knight"): "No {knight} may leave {tile} now: your {baron} pauses beside the {rival:adj} {baron}"
    " on {home} and must move on.",
    (Rule.PAUSE, "order"): "No order can come from {tile} now: your {baron} pauses beside the {rival:adj} {baron}"
    " on {home} and must move on.",
    (Rule.PAUSE, "end"): "The turn cannot end yet: your {baron} pauses beside the {rival:adj} {baron}"
    " on {home} and must move on.",
    (Rule.MOUNTAIN, "move"): "{other} is a mountain, where nothing can stand: choose another {place}.",
    (Rule.MOUNTAIN, "peak"): "{tile} is a mountain, where nothing can stand: choose another {place}.",
    (Rule.MOUNTAIN, "line"): "The mountain on {hurdle} shuts the line from {command} to {tile}:"
    " choose a {place} on an open line.",
    (Rule.TOO_FAR, "same"): "On {tile} {piece} stands already: choose another {place}.",
    (Rule.TOO_FAR, "shut"): "Mountains shut every way from {tile} to {other}: choose another {place}.",
    (Rule.TOO_FAR, "far"): "{other} is {distance:# {place}|# {place:s}} on foot from {tile} and {piece} can walk"
    " {longest} now: choose a nearer {place}.",
    (Rule.MARK, "near"): "From {tile} to {other} no bonus is needed: write {token}.",
    (Rule.MARK, "far"): "From {tile} to {other} the move spends the bonus: write {token}.",
    (Rule.MARK, "first"): "On {tile} this would be the first order of the turn: write {token}.",
    (Rule.MARK, "second"): "On {tile} this would be the second order of the turn, which spends the bonus itself:"
    " write {token}.",
    (Rule.OCCUPIED, "baron"): "The {rival:adj} {baron} holds {other}: choose a {place} without a {baron}.",
    (Rule.OCCUPIED, "pause"): "The {rival:adj} {baron} holds {other}, and yours could not move on from there this turn:"
    " choose a {place} without a {baron}.",
    (Rule.OCCUPIED, "neutral"): "Another {knight} stands on {other}: choose a {place} without one.",
    (Rule.ORDER_DUE, "move"): "After moving from {tile} to {other} you could give no order, and a move asks for one:"
    " choose a move that leaves an order to give.",
    (Rule.ORDER_DUE, "end"): "The turn cannot end yet, for a move asks for an order: give one from {home}.",
    (Rule.NOT_COMMAND, "baron"): "Your {baron} is not on {tile}: give orders from {home}, where he stands.",
    (Rule.NOT_COMMAND, "recruit"): "To recruit on {tile} you need your {baron} there, or your donjon with"
    " one of your {knight:s}: your {baron} is on {home}.",
    (Rule.NOT_COMMAND, "order"): "Neither your {baron} nor a donjon of yours is on {tile}:"
    " give orders from {commands}.",
    (Rule.BLOCKED, "tile"): "An active {blocker:adj} {knight} silences {tile}: bring a {knight} of yours against it,"
    " or give your order elsewhere.",
    (Rule.BLOCKED, "knight"): "Your {knight} on {tile} cannot recruit and hold off the {blocker:adj} {knight} at once:"
    " bring a second {knight}, or your {baron}.",
    (Rule.BLOCKED, "melee"): "Your {knight} on {tile} is held in a melee and cannot recruit:"
    " bring a second {knight}, or your {baron}.",
    (Rule.BLOCKED, "line"): "An active {blocker:adj} {knight} on {hurdle} cuts the line from {command}"
    " to {tile}: choose another line, or a nearer {place}.",
    (Rule.BLOCKED, "majority"): "{blockers:{blocker_names} silences|{blocker_names} silence} {tile} with"
    " {their_knights:# {knight}|# {knight:s}} against {own_knights:none|#|#} of yours: bring"
    " {missing:# more {knight}|# more {knight:s}}, or move your {baron} away.",
    (Rule.BLOCKED, "majority line"): "{blockers:{blocker_names} silences|{blocker_names} silence} {hurdle} with"
    " {their_knights:# {knight}|# {knight:s}} against {own_knights:none|#|#} of yours, which cuts the line from"
    " {command} to {tile}: choose another line, or a nearer {place}.",
    (Rule.BLOCKED, "presence"): "A {knight} silences {tile}: push it away, or move your {baron} to another {place}.",
    (Rule.ENEMY_TROOPS, "recruit"): "{holder} has troops on {tile}: gather against them before you recruit there.",
    (Rule.ENEMY_TROOPS, "unbuild"): "{holder} has troops on {tile}: gather against them before you unbuild there.",
    (Rule.ENEMY_DONJON, ""): "A {donjon:adj} donjon stands on {tile}: raze it before you recruit there.",
    (Rule.ENEMY_DONJON, "immune"): "A {donjon:adj} donjon stands on {tile}, which is {ground:is}, and is never razed:"
    " recruit on another {place}.",
    (Rule.RESERVE, ""): "Your reserve is empty, so nobody can be recruited on {tile}:"
    " troops come back to it from your own attacks.",
    (Rule.NO_GAIN, "spent"): "The bonus of this turn is already spent: recruit on {tile} without it, {token}.",
    (Rule.NO_GAIN, "equal"): "With the bonus {bonus:nobody comes|# troop comes|# troops come} to {tile},"
    " no more than without it: write {token}.",
    (Rule.BARON_NEEDED, "build"): "Only your {baron} can build on {tile}, and he stands on {home}:"
    " bring him there first.",
    (Rule.BARON_NEEDED, "unbuild"): "Only your {baron} can unbuild on {tile}, and he stands on {home}:"
    " bring him there first.",
    (Rule.DONJON_HERE, ""): "A {donjon:adj} donjon already stands on {tile}: build on another {place}.",
    (Rule.TOO_FEW, "build"): "A donjon takes {cost:# troop|# troops} and"
    " {own:none of yours stands|# stands|# stand} on {tile}: recruit or gather first.",
    (Rule.TOO_FEW, "capture"): "A capture takes {need:# troop|# troops} after the raze and"
    " {own:none of yours stands|# stands|# stand} on {tile}: bring more with this order.",
    (Rule.SPACING, ""): "The {near_owner:adj} donjon on {near} is too near {tile}:"
    " build at least {spacing:# {place}|# {place:s}} away from every donjon.",
    (Rule.NO_DONJON_LEFT, "build"): "No donjon is left in your reserve for {tile}: unbuild one of yours first.",
    (Rule.NO_DONJON_LEFT, "capture"): "No donjon is left in your reserve for {tile}:"
    " finish the order without a capture.",
    (Rule.NO_UNBUILD, ""): "In this game a donjon is never unbuilt, on {tile} or elsewhere: give another order.",
    (Rule.NO_DONJON, ""): "You have no donjon on {tile}: bring your {baron} to one of yours to unbuild it.",
    (Rule.IMMUNE, ""): "{tile} is {ground:is}, where no donjon is ever unbuilt: unbuild one on another {place}.",
    (Rule.NOTHING_TO_MOVE, "idle"): "No troop of yours on {tile} can still move this turn:"
    " give another order, or order from another {place}.",
    (Rule.NOTHING_TO_MOVE, "shut"): "Every line out of {tile} is shut: order from another {place}.",
    (Rule.NOTHING_TO_MOVE, "gather"): "No troop of yours that can still move hears an order from {tile}:"
    " gather on another {place}.",
    (Rule.NOT_ALIGNED, "self"): "{tile} is the command {place} itself: choose a {place} in a straight line with it.",
    (Rule.NOT_ALIGNED, "line"): "{tile} is not in a straight line with {command}:"
    " choose a {place} on one of its lines.",
    (Rule.STOPPED, "troops"): "{holder} has troops on {hurdle}, on the way from {command} to {tile}:"
    " clear {hurdle} first.",
    (Rule.STOPPED, "donjon"): "The {holder:adj} donjon on {hurdle} bars the way from {command} to {tile}:"
    " raze it first.",
    (Rule.STOPPED, "immune"): "The {holder:adj} donjon on {hurdle} bars the way from {command} to {tile}"
    " and is never razed: choose a nearer {place}, or another line.",
    (Rule.STOPPED, "peak"): "Troops on {tile} stand right behind the mountain on {hurdle} and cannot come nearer to"
    " {command}: call troops from another {place}.",
    (Rule.TOO_MANY, "send"): "Only {fresh:# troop|# troops} can still leave {command} for {tile}:"
    " send at most that many.",
    (Rule.TOO_MANY, "none"): "No troop of yours on {command} can still leave for {tile}: finish the order.",
    (Rule.TOO_MANY, "pull"): "Only {fresh:# troop|# troops} of yours on {tile} can still move: call at most that many.",
    (Rule.TOO_MANY, "absent"): "No troop of yours on {tile} can still move: call troops from another {place}.",
    (Rule.NOT_RAZED, ""): "This order has razed no donjon on {tile}: raze one there before you capture it.",
    (Rule.NOTHING_MOVED, "disperse"): "No troop has left {command} yet: send at least one.",
    (Rule.NOTHING_MOVED, "gather"): "No troop has been called to {command} yet: call at least one.",
}
