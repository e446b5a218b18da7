"""Facts: what cases may ask of a position (§13.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import cast

from donjons.core.errors import BadNotation
from donjons.core.layout import Records, Row, view
from donjons.core.verbs import NOBODY
from donjons.games.guerre.atlas import place_id, place_index
from donjons.games.guerre.auction import hide_bids
from donjons.games.guerre.cards import attack_value, cards_in, defence_value
from donjons.games.guerre.draws import is_chance
from donjons.games.guerre.notation import LETTERS
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import (
    CARDS,
    CROWN,
    HIDDEN,
    NEUTRAL,
    NO_BID,
    NO_POPE,
    SEATS,
    Building,
    Card,
    Ending,
    Phase,
    PlaceKind,
    Power,
    State,
)
from donjons.games.guerre.victory import rank_of

POWER_NAMES = {"ear": Power.CROWN, "pope": Power.POPE, "guild": Power.GUILD}
IN_BATTLE = {
    "A": "att_pool",
    "B": "def_pool",
    "at": "att_tokens",
    "dt": "def_tokens",
    "aw": "att_wounds",
    "bw": "def_wounds",
}
NUMBERS = {"power": "power", "round": "round_no", "english": "english", "left": "recruits_left", "anchor": "anchor"}
ABOUT_PLACE = re.compile(r"(?:(b|kind)\.)?([A-Z]{3})")
ABOUT_CARD = re.compile(r"(deck|disc)(?:\.([A-Z]{2}))?")
ABOUT_BID = re.compile(r"bid\.([0-7])\.([0-7])")


def reading(rules: Records, state: Records) -> tuple[Rules, State]:
    """The records as the rules see them."""
    return cast(Rules, view(rules, 0)), cast(State, view(state, 0))


def fact(rules: Records, records: Records, name: str) -> str:
    """The value of a fact, as cases write it."""
    table, state = reading(rules, records)
    if name in POWER_NAMES:
        return seat_or_none(state.holder[POWER_NAMES[name]])
    if name in IN_BATTLE:
        return str(getattr(state, IN_BATTLE[name]))
    if name in NUMBERS:
        return str(getattr(state, NUMBERS[name]))
    found = _about_all(table, state, name) or _about_one(rules, records, name)
    if found is None:
        raise BadNotation(f"{name[:40]!r} is no fact of guerre: see section 13.2 of its specification.")
    return found


def _about_all(rules: Rules, state: State, name: str) -> str | None:
    seats = range(rules.players)
    match name:
        case "gold":
            return _listed(state.gold[seat] for seat in seats)
        case "inf":
            return _listed(state.influence[seat] for seat in seats)
        case "alive":
            return _listed(seat for seat in seats if state.alive[seat])
        case "freed":
            return _listed(seat for seat in seats if state.released[seat])
        case "tie":
            return _listed(seat for seat in seats if state.tied[seat])
        case "was":
            return ",".join(shown_bid(state.last_bids[seat]) for seat in seats)
        case "rank":
            return _listed(sorted(seats, key=lambda seat: rank_of(rules, state, seat)))
        case "to":
            return actor_name(state)
        case "phase":
            return Phase(state.phase).name
        case "winner":
            return seat_or_none(state.winner)
        case "reason":
            return Ending(state.ending).name.lower() if state.phase == Phase.OVER else "-"
        case "av" | "dv":
            return _listed(values_left(rules, state, attacks=name == "av"))
    return None


def _about_one(rules: Records, records: Records, name: str) -> str | None:
    table, state = reading(rules, records)
    if place := ABOUT_PLACE.fullmatch(name):
        return _about_place(state, place[1], place[2])
    if pile := ABOUT_CARD.fullmatch(name):
        cards = state.deck if pile[1] == "deck" else state.discard
        if pile[2] is not None and pile[2] not in Card.__members__:
            return None
        return str(cards_in(cards) if pile[2] is None else cards[Card[pile[2]]])
    if bid := ABOUT_BID.fullmatch(name):
        seen = records.copy()
        _, sight = reading(rules, seen)
        hide_bids(table, sight, int(bid[1]))
        return shown_bid(sight.bids[int(bid[2])])
    if re.fullmatch(r"own\.[0-7]", name):
        return own_pope(state, int(name[-1]))
    return None


def _about_place(state: State, what: str | None, name: str) -> str | None:
    if name not in place_index():
        return None
    place = place_index()[name]
    if what == "b":
        return LETTERS.get(Building(state.building[place]), "-")
    if what == "kind":
        return PlaceKind(state.kind[place]).name
    owner = state.owner[place]
    return {CROWN: "crown", NEUTRAL: "-"}.get(owner, f"{owner}:{state.tokens[place]}")


def _listed(values: Iterable[int]) -> str:
    return ",".join(str(value) for value in values) or "-"


def seat_or_none(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def shown_bid(bid: int) -> str:
    return {NO_BID: "-", HIDDEN: "?"}.get(bid, str(bid))


def own_pope(state: State, seat: int) -> str:
    place = state.pope_place[seat]
    return "-" if place == NO_POPE else f"{place_id(place)}:{state.pope_age[seat]}"


def actor_name(state: State) -> str:
    """The seat to act, @ at chance, - when the game is over."""
    if state.phase == Phase.OVER:
        return "-"
    return "@" if is_chance(state.phase) else str(state.seat)


def values_left(rules: Rules, state: State, attacks: bool) -> list[int]:
    """The effective values of a side's standing cards, ascending."""
    left: Row = state.att_left if attacks else state.def_left
    value = attack_value if attacks else defence_value
    return sorted(value(rules, state, card) for card in range(CARDS) for _ in range(left[card]))


def living(state: State) -> list[int]:
    return [seat for seat in range(SEATS) if state.alive[seat]]
