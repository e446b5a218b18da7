"""The words of the drawing in English."""

from __future__ import annotations

from typing import Final

from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.rules import Event
from donjons.games.guerre.state import Card, Ending, Phase, Power

ENGLISH: Final = "ENGLISH ARMY"
ENGLISH_POWER: Final = "strikes at {steps}: {power} against {troops}"
HOLDINGS: Final = {
    f"F C {signs.POPE}": "fortress, church, pope",
    "0:3": "house 0, 3 tokens",
    f"{signs.CROWN} {{dice}}d": "crown, {dice} dice",
    signs.EMPTY * 5: "nobody",
}
KINDS: Final = {
    signs.CROWN_CITY: "crown city",
    signs.CAPITAL: "capital",
    signs.VILLAGE: "village",
    signs.SITE: "capital site",
}

SET_UP: Final = "Set-up"
ROUND: Final = "Round {round} of {last}"
EVENT: Final = "Event: {event}"
EVENTS: Final = {
    Event.NOTHING: "nothing happens",
    Event.FAMINE: "famine",
    Event.CHANGE: "change of power",
    Event.HARVEST: "harvest",
    Event.RECRUIT: "recruitment",
    Event.ENGLISH: "the English come nearer",
}
NO_EVENT: Final = "none yet"
OPENS: Final = "Order: "
POWERS: Final = {Power.CROWN: "the crown's ear", Power.POPE: "the pope's support", Power.GUILD: "the guild"}
PHASES: Final = {
    Phase.FIRST: "Dice decide which house chooses first.",
    Phase.CAPITAL: "House {house} chooses its capital.",
    Phase.VILLAGE: "House {house} chooses a village beside its capital ({villages} to go).",
    Phase.BID: "House {house} bids for {power}: 0 to {gold} gold.",
    Phase.TIE: "Equal bids for {power}: dice decide.",
    Phase.EVENT: "The event die is about to be rolled.",
    Phase.RECRUIT: "House {house} places recruits ({recruits} to go).",
    Phase.PILLAGE_TIE: "The English win: dice decide which of the weakest houses gives up a village.",
    Phase.PILLAGE: "The English win: House {house} gives up a village.",
    Phase.MOVE: "House {house} moves tokens along one road, or stays.",
    Phase.ACT: "House {house} acts: attack, build or pass.",
    "act_again": "House {house} acts: attack, build, move again or pass.",
    Phase.BUILD_MORE: "House {house} may build in another place.",
    Phase.DRAW: "Cards are drawn for the battle.",
    Phase.ROLL_A: "The attacker's dice are rolled ({attack_dice} to go).",
    Phase.ROLL_D: "The defender's dice are rolled ({defence_dice} to go).",
    Phase.PRESS: "House {house} presses on or retreats.",
    Phase.OCCUPY: "House {house} has won: how many tokens move in?",
    Phase.ELECT: "House {house} may elect a pope of its own.",
    Phase.REVEAL: "The sealed bids are turned over.",
    Phase.OVER: "House {winner} wins: {ending}.",
}
ENDINGS: Final = {
    Ending.LAST: "it is the last house",
    Ending.CAPITALS: "it holds every capital",
    Ending.CROWN: "it holds every crown city",
    Ending.INFLUENCE: "its influence is great enough",
    Ending.POPE: "its pope has lived long enough",
    Ending.CAP: "it leads after the last round",
}

HOUSE: Final = "House"
ROWS: Final = {
    "gold": "Gold (at most {gold_cap})",
    "tokens": "Tokens",
    "places": "Places",
    "fortresses": "Fortresses (max {fortress_max})",
    "churches": "Churches (max {church_max})",
    Power.CROWN: "Crown's ear",
    Power.POPE: "Pope's support",
    Power.GUILD: "Guild",
}
GOALS: Final = "TO WIN, ONE IS ENOUGH"
RACES: Final = {
    "influence": "Influence     {win_influence:>6}",
    "crown": "Crown cities  {crown_cities:>6}",
    "capitals": "Capitals      {capitals:>6}",
    "pope": "Turns of a pope {pope_turns:>4}",
    "linked": " linked churches {pope_churches:>3}",
}
PROTECTED: Final = "Nobody may attack {holder}, which has the pope's support."
RELEASED: Final = "Only {houses} may attack {holder}, which has the pope's support."

AUCTION: Final = "AUCTION: {power}"
BIDS: Final = "Bids"
LAST_BIDS: Final = "Last bids opened"
BIDS_LEGEND: Final = "? sealed   - to come   × does not bid"

BATTLE: Final = "BATTLE: {origin} attacks {target}, tokens sent {sent}"
ATTACK: Final = "Attack, House {house}: tokens {tokens}, dice {dice}"
DEFENCE: Final = "Defence, House {house}: tokens {tokens}, dice {dice}"
CROWN_DEFENCE: Final = "Defence, the crown: dice {dice}"
NEUTRAL_DEFENCE: Final = "Defence, nobody: dice {dice}"
STANDING: Final = "  cards   "
WOUNDS: Final = "  wounds  {wounds} on the weakest card"
ROLLED: Final = "  rolled  "
NONE: Final = "none"
CARDS: Final = {
    Card.LA: "spearman",
    Card.AR: "archer",
    Card.CV: "horseman",
    Card.FA: "footman",
    Card.TE: "templar",
    Card.CT: "catapult",
    Card.BE: "ram",
    Card.TG: "watchtower",
    Card.MU: "wall",
    Card.EC: "scout",
    Card.AS: "assassin",
    Card.VI: "villager",
    Card.TB: "trebuchet",
    Card.HO: "hospitaller",
    Card.BO: "executioner",
}
