"""The sentences of Guerre du passé in English: steps, what they change, what chance does, and results.

`{count:# token|# tokens}` chooses by number (a form for none may come first); any number of the rulebook may be named
as the specification names it. Steps are told to everybody, so they name the house that acts. Refusals:
`explain_refusals_en`.
"""

from __future__ import annotations

from typing import Final

from donjons.games.guerre.rules import Event
from donjons.games.guerre.state import Building, Card, Ending, Power
from donjons.games.guerre.steps import Kind

SEMICOLON: Final = "; "
COLON: Final = ": "

HOUSE: Final = "House {name}"
HOUSES: Final = "Houses {name}"
THE_CROWN: Final = "the crown"
POWERS: Final = {Power.CROWN: "the crown's ear", Power.POPE: "the pope's support", Power.GUILD: "the guild"}
BUILDINGS: Final = {
    Building.FORTRESS: {
        "": "fortress",
        "a": "a fortress",
        "the": "the fortress",
        "its": "its fortress",
        "s": "fortresses",
    },
    Building.CHURCH: {"": "church", "a": "a church", "the": "the church", "its": "its church", "s": "churches"},
}
GIVES: Final = {
    Power.CROWN: "opens every round and adds {ear_dice:# die|# dice} per attacking token",
    Power.POPE: "keeps the other houses from attacking its holder, except those that it attacks",
    Power.GUILD: "brings {guild_city} gold per city and {guild_village} per village at harvest,"
    " instead of {harvest_city} per city and 1 for {harvest_villages_per_ingot:every village|# villages}",
}

STEPS: Final = {
    Kind.CAPITAL: "make {place} the capital of {house}, with {start_capital_tokens:# token|# tokens}",
    Kind.VILLAGE: "let {house} settle in {place} with {start_village_tokens:# token|# tokens}",
    Kind.BID: "bid {count} of the {gold} gold of {house} for {power}, which {gives}",
    "abstain": "bid nothing for {power}, which {gives}",
    Kind.RECRUIT: "place a token in {place}",
    Kind.YIELD: "give {place} up to the English",
    Kind.STAY: "leave all troops where they stand",
    Kind.MOVE: "move {count:# token|# tokens} from {place} to {other}",
    Kind.PASS: "pass",
    Kind.ATTACK: "attack {other} from {place} with {count:# token|# tokens}",
    Kind.BUILD: "build {building:a} in {place} for {cost} gold",
    Kind.DONE: "build nothing more",
    Kind.PRESS: "press the attack on {target}",
    Kind.RETREAT: "break off the attack on {target}",
    Kind.OCCUPY: "move {count:# token|# tokens} into {target}",
    Kind.ELECT: "elect a pope of {house} in {place}",
    Kind.DECLINE: "elect no pope now",
}
CHANGES: Final = {
    "choose": "{villages:no village is|# village is|# villages are} to be chosen next among {beside}",
    "settled": "its roads lead to {roads}",
    "winner_pays": "only the winner pays",
    "zero": "a bid of 0 never wins",
    "zero_first": "a bid of 0 wins only by a roll-off when nobody bids more",
    "stands": "{place} then holds {count} of {room} tokens",
    "to_place": "{count:this was the last token|# token is still to be placed|# tokens are still to be placed}",
    "no_room": "{count:# more token finds|# more tokens find} no room and {count:is|are} lost",
    "emptied": "{place} is left without tokens and turns neutral",
    "lost": "{place} turns neutral",
    "left_behind": "{building:its} stays behind",
    "taken": "nobody defends it and it falls without a fight",
    "entered": "{house} takes {place}, neutral until now",
    "stay_behind": "{count:# token stays|# tokens stay} in {place}",
    "draws": "{house} draws {count:# card|# cards}",
    "draws_more": "{house} draws {count:# card|# cards}, {extra} of them for the capital",
    "adds": "{building:the} of {place} adds {count:# die|# dice}",
    "ear": "{power} adds {count:# die|# dice}",
    "crown_dice": "the crown defends with {count:no die|# die|# dice} and no cards",
    "neutral_dice": "{place} defends itself with {count:# die|# dice}",
    "influence": "{house} goes from {before} to {count:# point|# points} of influence",
    "kept": "{building:its} now serves {house}",
    "pulled_down": "{building:its} is pulled down, for {house} already holds {most}",
    "razed": "{building:its} is pulled down",
    "pope_falls": "the pope of {house} falls",
    "out": "{house} is out of the game and its gold goes to the bank",
    "vacant": "{power} has no holder any more",
    "gold_left": "{count:no gold|# gold|# gold} is left",
    "replaces": "it replaces {building:the} without a refund",
    "fortress": "it adds {attack:# die|# dice} to attacks from there and {defence} to its defence",
    "church": "it adds {defence:# die|# dice} to the defence there",
    "linked": "this makes {count} of the {churches} linked churches that a pope needs",
    "build_more": "another place can be built on",
    "upkeep": "the upkeep takes {count} gold and leaves {left}",
    "forgiven": "the upkeep is forgiven, for {house} has no gold",
    "can_then": "{house} can then {actions}",
    "only_pass": "{house} can then only pass",
    "dice": "{attack:# die|# dice} against {defence:# die|# dice}",
    "tokens": "{attack:# token|# tokens} against {defence:# token|# tokens}",
    "home": "{count:# token comes|# tokens come} home to {place}",
    "fallen": "{count:# has|# have} fallen",
    "keeps": "{house} keeps {place} with {count:# token|# tokens}",
    "crown_keeps": "the crown keeps {place} with all its dice",
    "stays_neutral": "{place} stays neutral",
    "elected": "{house} wins once he has lived through {count:# of its turns|# of its turns}",
    "he_falls": "he falls with any of his {churches} linked churches",
    "he_falls_alone": "he falls with his own church",
    "later": "it stays possible at the end of a later turn while {churches} churches are linked",
    "auctions": "the three powers are then auctioned anew",
}
ACTIONS: Final = {Kind.ATTACK: "attack", Kind.BUILD: "build", Kind.MOVE: "move again", Kind.PASS: "pass"}

RELEASES: Final = "{other} may then attack {house} in spite of the pope's support"
EXPOSED: Final = "{place}, a capital, is left with 1 token beside {houses}"
MISSED: Final = "{places} could be taken without a fight"
MAY_ELECT: Final = "{house} may then elect a pope of its own"
NEXT: Final = "{house} plays next"
EVENT_NEXT: Final = "the round is over and the event die follows"

DIE: Final = "the event die shows {face}, {event}"
EVENTS: Final = {
    Event.NOTHING: "nothing happens",
    Event.FAMINE: "famine",
    Event.CHANGE: "change of power",
    Event.HARVEST: "harvest",
    Event.RECRUIT: "recruitment",
    Event.ENGLISH: "the English",
}
CHANCE: Final = {
    "first": "the roll-off lets {house} choose first",
    "for_power": "for {power}, {bids}",
    "bids": "{houses} bids {count}",
    "bid": "{houses} bid {count}",
    "pays": "takes it {count:for nothing|and pays # gold|and pays # gold}",
    "takes": "{house} {pays}",
    "keeps": "{house} keeps it and nobody pays",
    "vacant": "nobody holds it",
    "tie": "{houses} tie at {count} gold for {power}",
    "nobody_bids": "nobody bids for {power}",
    "rolled": "the roll-off names {house}, which {pays}",
    "nearest_right": "the tie die shows {face}, which is even, and the first of them to the right of {anchor}"
    " is {house}, which {pays}",
    "nearest_left": "the tie die shows {face}, which is odd, and the first of them to the left of {anchor}"
    " is {house}, which {pays}",
    "neighbour_right": "the tie die shows {face}, which is even, and the neighbour to the right of {anchor}"
    " is {house}, which {pays}",
    "neighbour_left": "the tie die shows {face}, which is odd, and the neighbour to the left of {anchor}"
    " is {house}, which {pays}",
    "no_other": "the tie die shows {face}, but nobody is left except {house}, which {pays}",
    "starved": "{house} loses {count:# token|# tokens} and keeps {left}",
    "spared": "no place has two tokens, so none is lost",
    "auctions": "the three powers are auctioned anew",
    "reaps": "{house} receives {count} gold and has {left}",
    "reaps_nothing": "{house} receives nothing",
    "reaps_less": "{house} receives {count} of {whole} gold, for it can keep no more than {cap}",
    "levy": "{house} has {count:no token|# token|# tokens} to place",
    "no_room": "{house} has no room for its {count:token|# tokens}",
    "nearer": "they come one step nearer ({count} of {english_steps})",
    "repelled": "they strike with a force of {force} and are repelled by {count:# token|# tokens} of the houses",
    "english_win": "they strike with a force of {force}, and the houses have no more than {count:# token|# tokens}",
    "gains": "{house} gains {count:# point|# points} of influence",
    "gain": "{houses} gain {count:# point|# points} of influence each",
    "gains_top": "{house}, the strongest, gains {count:# point|# points} of influence",
    "victim": "{house}, the weakest with {count:# token|# tokens}, must give up a village",
    "no_village": "{house}, the weakest with {count:# token|# tokens}, has no village to give up",
    "victims": "{houses} are the weakest with {count:# token|# tokens} each, and a roll-off decides"
    " which gives up a village",
    "pillaged": "the roll-off falls on {house}, which must give up a village to the English",
    "not_pillaged": "the roll-off falls on {house}, which has no village to give up",
    "imagined": "the sealed bid of {house} is imagined to be {count} gold",
}

CARDS: Final = {
    Card.LA: {"a": "a spearman", "s": "spearmen"},
    Card.AR: {"a": "an archer", "s": "archers"},
    Card.CV: {"a": "a horseman", "s": "horsemen"},
    Card.FA: {"a": "a footman", "s": "footmen"},
    Card.TE: {"a": "a templar", "s": "templars"},
    Card.CT: {"a": "a catapult", "s": "catapults"},
    Card.BE: {"a": "a ram", "s": "rams"},
    Card.TG: {"a": "a watchtower", "s": "watchtowers"},
    Card.MU: {"a": "a wall", "s": "walls"},
    Card.EC: {"a": "a scout", "s": "scouts"},
    Card.AS: {"a": "an assassin", "s": "assassins"},
    Card.VI: {"a": "a villager", "s": "villagers"},
    Card.TB: {"a": "a trebuchet", "s": "trebuchets"},
    Card.HO: {"a": "a hospitaller", "s": "hospitallers"},
    Card.BO: {"a": "an executioner", "s": "executioners"},
}
SWORDS: Final = "{value:no sword|# sword|# swords}"
SHIELDS: Final = "{value:no shield|# shield|# shields}"
EACH: Final = {"m": "{value} each", "f": "{value} each"}
FEMININE: Final[frozenset[Card]] = frozenset()
CARD_BONUS: Final = {
    "against": "+{count} against {cards}",
    "company": "+{count} in company",
    "ear": "+{count} by the crown's ear",
}
BATTLE: Final = {
    "shuffled": "the draw pile is empty, and the discards are shuffled into a new one",
    "draws": "{house} draws {cards}",
    "attacks": "{house} attacks {target} with {cards}{extras}: {dice:no die|# die|# dice}",
    "defends": "{house} defends {target} with {cards}{extras}: {dice:no die|# die|# dice}",
    "crown": "the crown defends {target} with {base:no die|# die|# dice}",
    "neutral": "{target} defends itself with {base:no die|# die|# dice}",
    "less": "{defence}{extras}: {dice:no die|# die|# dice}",
    "plus": ", plus {count:# die|# dice} for {cause}",
    "minus": ", less {count:# die|# dice} for {cause}",
    "rolls": "{house} rolls {dice}",
    "rolled": "{house} rolls {attack}, {defender} rolls {defence}",
    "clash": "the dice of {house} and {defender} clash",
    "unhurt": "{house} loses no die",
    "loses": "{house} loses {losses}",
    "dice": "{dice:# die|# dice}",
    "tokens": " ({tokens:no token|# token|# tokens})",
    "left": "{attack:# die is|# dice are} left against {defence}",
    "worthless": "before the first roll {house} loses {cards}, worth no die, and {tokens:no token|# token|# tokens}",
    "won": "{house} wins {target} with {tokens:# token|# tokens} left and chooses how many move in",
    "helpless": "{target} has no die and falls without a roll",
    "home": "the attack has no die and comes home to {origin} without a loss",
    "broken": "the attack is broken: {house} keeps {target} with {tokens:# token|# tokens}",
    "broken_crown": "the attack is broken: the crown keeps {target}",
    "broken_neutral": "the attack is broken: {target} stays neutral",
    "both": "nobody is left on either side: {target} turns neutral",
}

RESULTS: Final = {
    Ending.LAST: "{house} is the last house in the game and wins",
    Ending.CAPITALS: "{house} holds {count:the only capital|all # capitals}, {places}, and wins",
    Ending.CROWN: "{house} holds {count:the crown city|all # crown cities}, dethrones the crown and wins",
    Ending.INFLUENCE: "{house} wins with {count:# point|# points} of influence ({win_influence} are needed)",
    Ending.POPE: "{house} wins, for its pope has sat in {place} through {count} of its turns",
    Ending.CAP: "the game stops after {count:# round|# rounds}, and {house} wins as the first in the ranking",
}
ALSO: Final = "{houses} had reached a victory as well, but {count:ranks|rank} behind"
RANKING: Final = "ranking: {ranking}"
RANKED: Final = "{rank}. {house} ({values})"
RANK_VALUES: Final = (
    "{value:# point|# points} of influence",
    "{value:# place|# places}",
    "{value:# token|# tokens}",
    "{value} gold",
)
ELIMINATED: Final = "eliminated"
