"""Refusals in English: a rule, the case of it that applies -> what, where, and what to do instead."""

from __future__ import annotations

from typing import Final

from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.state import CROWN, NEUTRAL, Phase, PlaceKind
from donjons.games.guerre.steps import Kind

STATUS: Final = {NEUTRAL: "{place} is neutral", CROWN: "{place} is the crown's", 0: "{place} is held by {house}"}
KINDS: Final = {PlaceKind.VILLAGE: "a village", PlaceKind.CITY: "a city", PlaceKind.CAPITAL: "a capital"}

WHAT: Final = {
    Kind.CAPITAL: "no capital can be chosen now",
    Kind.VILLAGE: "no village can be chosen now",
    Kind.BID: "no bid can be made now",
    Kind.RECRUIT: "no token can be placed in {place} now",
    Kind.YIELD: "no village is to be given up now",
    Kind.STAY: "the troops cannot be held back now",
    Kind.MOVE: "no troops can move from {place} to {other} now",
    Kind.PASS: "you cannot pass now",
    Kind.ATTACK: "you cannot attack {other} from {place} now",
    Kind.BUILD: "you cannot build in {place} now",
    Kind.DONE: "there is no building to finish now",
    Kind.PRESS: "there is no attack to press now",
    Kind.RETREAT: "there is no attack to break off now",
    Kind.OCCUPY: "there is no place to move into now",
    Kind.ELECT: "no pope can be elected now",
    Kind.DECLINE: "there is no election to decline now",
    Kind.ROLLOFF: "there is no roll-off now",
    Kind.TIE_DIE: "the tie die is not thrown now",
    Kind.EVENT_DIE: "the event die is not thrown now",
    Kind.CARD: "no card is drawn now",
    Kind.ATTACK_DIE: "no attack die is rolled now",
    Kind.DEFENCE_DIE: "no defence die is rolled now",
    Kind.CLASH: "no clash is drawn now",
}
EXPECTED: Final = {
    Phase.CAPITAL: "choose a capital",
    Phase.VILLAGE: "choose a village beside {capital}",
    Phase.BID: "bid for {power}",
    Phase.RECRUIT: "place the recruits one by one",
    Phase.PILLAGE: "give up one of your villages to the English",
    Phase.MOVE: "first move troops, or stay",
    Phase.ACT: "attack, build or pass",
    "moved": "attack, build, move again or pass",
    Phase.BUILD_MORE: "build on another place, or finish building",
    Phase.PRESS: "press the attack on {target}, or retreat",
    Phase.OCCUPY: "move 1 to {most_inside} of the tokens that fought into {target}",
    Phase.ELECT: "elect a pope of your own, or decline",
    Phase.OVER: "the game is over",
}
EXPECTED_OF_CHANCE: Final = {
    Kind.ROLLOFF: "a roll-off comes first",
    Kind.TIE_DIE: "the tie die comes first",
    Kind.EVENT_DIE: "the event die comes first",
    Kind.CARD: "cards are being drawn",
    Kind.ATTACK_DIE: "the dice of the attack are being rolled",
    Kind.DEFENCE_DIE: "the dice of the defence are being rolled",
    Kind.CLASH: "the clash is to be drawn",
    Kind.BID: "the sealed bids are being imagined",
}

REFUSALS: Final = {
    (Rule.PHASE, ""): "{what}: {expected}",
    (Rule.PHASE, "card"): "{drawn} cannot be drawn, for none is left in the pile: draw another card",
    (Rule.PHASE, "rolloff"): "{party} has no part in this roll-off: it is between {rolling}",
    (Rule.PHASE, "clash"): "the attack cannot lose {count:# die|# dice}: it loses 0 to {pairs} in this clash",
    (Rule.NOT_A_SITE, ""): "{place} is no site of a capital: choose {sites}",
    (Rule.TAKEN, "capital"): "{place} is already the capital of {holder}: choose {sites}",
    (Rule.TAKEN, "village"): "{status}: choose {sites}",
    (Rule.NOT_LINKED, ""): "no road joins {place} and {other}: roads lead from {place} to {roads}",
    (Rule.NOT_LINKED, "same"): "{place} is where the troops stand: roads lead from there to {roads}",
    (Rule.NOT_LINKED, "village"): "no road joins {place} and your capital {capital}: choose {sites}",
    (Rule.NOT_A_VILLAGE, "village"): "{place} is {sort}, and only villages can be chosen: choose {sites}",
    (Rule.NOT_A_VILLAGE, "yield"): "{place} is {sort}, and the English only take villages: give up {sites}",
    (Rule.GOLD, "bid"): "you have {gold} gold and cannot bid {count}: bid 0 to {gold}",
    (Rule.GOLD, "build"): "{building:a} costs {cost} gold and you have {gold}: save {missing} more",
    (Rule.NOT_YOURS, "recruit"): "{status}, and recruits join your own places: choose {sites}",
    (Rule.NOT_YOURS, "yield"): "{status} and not yours to give up: choose {sites}",
    (Rule.NOT_YOURS, "move"): "{status}, and you only move your own troops: {sites:none of them can move now|move from"
    " #}",
    (Rule.NOT_YOURS, "attack"): "{status}, and you only attack with your own troops: {sites:none of them can attack"
    " now|attack from #}",
    (Rule.NOT_YOURS, "build"): "{status}, and you only build on your own places: {sites:none of them can be built on"
    " now|build in #}",
    (Rule.CITIES_ONLY, ""): "{place} is a village, and at this table recruits only join capitals and cities: choose"
    " {sites}",
    (Rule.FULL, "recruit"): "{place} holds {here:# token|# tokens}, all it has room for: choose {sites}",
    (Rule.FULL, "move"): "{other} holds {there} of {holds_there:# token|# tokens}: {room:no more find room there|move"
    " at most # there|move at most # there}",
    (Rule.FULL, "attack"): "{other} has room for {holds_there:# token|# tokens}: send at most {holds_there}",
    (Rule.FULL, "occupy"): "{target} has room for {most_inside:# token|# tokens}: move in at most {most_inside}",
    (Rule.NO_FIRST_MOVE, ""): "a second movement, from {place} to {other}, needs a first one, and you stayed: attack,"
    " build or pass",
    (Rule.FOREIGN, "neutral"): "{status}, and a movement stays among your own places: attack it as your action, and it"
    " falls without a fight",
    (Rule.FOREIGN, "guarded"): "{status}, and a movement stays among your own places: attack it as your action",
    (Rule.TOO_MANY, ""): "{place} has only {here:# token|# tokens}: {free:none can leave it|move at most #|move at"
    " most #}",
    (Rule.KEEP_ONE, "move"): "a capital or a city keeps 1 token, and {place} has {here}: move at most {free}",
    (Rule.KEEP_ONE, "move none"): "a capital or a city keeps 1 token, and {place} has no more: {sites:nothing of yours"
    " can move now|move from #}",
    (Rule.KEEP_ONE, "attack"): "{attack_leave:# token|# tokens} must stay in {place}, which has {here}: send at most"
    " {free}",
    (Rule.KEEP_ONE, "attack none"): "{attack_leave:# token|# tokens} must stay in {place}, which has {here}, so none"
    " can attack: {sites:recruit first|attack from #}",
    (Rule.OWN, ""): "{other} is already yours: {targets:nothing can be attacked now|attack #}",
    (Rule.PROTECTED, ""): "{holder}, which holds {other}, has the pope's support, and you may not attack it until it"
    " attacks you: {targets:nothing else can be attacked now|attack #}",
    (Rule.CAPITAL, ""): "{place} is a capital and carries no building: {sites:no other place can be built on now|build"
    " in #}",
    (Rule.BUILT, ""): "you have already built in {place} this turn: {sites:finish|build in #, or finish}",
    (Rule.SAME, ""): "{building:a} already stands in {place}: only {other_building} could replace it there",
    (Rule.LIMIT, ""): "you already hold {owned:# {building}|# {building:s}}, the most allowed, so none more in"
    " {place}: {sites:nothing else can be built now|build {other_building} in #}",
    (Rule.SURVIVORS, ""): "only {att_tokens:# token|# tokens} survived the fight: move at most {most_inside} into"
    " {target}",
    (Rule.NO_SITE, ""): "{place} is not one of your {pope_churches} linked church towns: elect a pope in {pope_towns},"
    " or decline",
}
