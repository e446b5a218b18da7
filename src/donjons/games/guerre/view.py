"""A position as JSON for the page; what a seat may not know has been forgotten before (see `redact`).

What never changes during a game is in the chart. Places are named by their ids, seats by their numbers; null stands for
nobody and for nothing.
"""

from __future__ import annotations

from typing import Any

from donjons.boards.roads import has
from donjons.core.layout import copied
from donjons.games.guerre.atlas import place_id
from donjons.games.guerre.attack import is_protected
from donjons.games.guerre.auction import may_bid
from donjons.games.guerre.battle import defence_dice
from donjons.games.guerre.draws import is_chance
from donjons.games.guerre.events import english_power, income, levy
from donjons.games.guerre.places import buildings_of, capacity, cities_of, troops_of, value, villages_of
from donjons.games.guerre.pope import churches_of, connected, how_many, places_of
from donjons.games.guerre.rules import Event, PopeLink, Rules
from donjons.games.guerre.state import (
    CARDS,
    CROWN,
    HIDDEN,
    NO_BID,
    NO_POPE,
    PLACES,
    Building,
    Card,
    Ending,
    Phase,
    PlaceKind,
    Power,
    State,
)
from donjons.games.guerre.victory import rank_of
from donjons.games.guerre.view_battle import battle
from donjons.games.guerre.view_chart import ids


def view(rules: Rules, state: State, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, sees."""
    return {
        "family": "guerre",
        "seat": seat,
        "places": places(rules, state),
        "houses": [house(rules, state, player) for player in range(rules.players)],
        "turn": turn(rules, state),
        "auction": auction(rules, state, seat),
        "battle": battle(rules, state),
        "deck": _cards(state.deck),
        "discard": _cards(state.discard),
        "over": state.phase == Phase.OVER,
        "result": result(rules, state),
    }


def places(rules: Rules, state: State) -> list[dict[str, Any]]:
    popes = {state.pope_place[seat]: seat for seat in range(rules.players) if state.pope_place[seat] != NO_POPE}
    unheld = copied(state)
    return [
        {
            "id": place_id(place),
            "kind": PlaceKind(state.kind[place]).name.lower(),
            "owner": _seat(state.owner[place]),
            "crown": state.owner[place] == CROWN,
            "tokens": state.tokens[place],
            "capacity": capacity(rules, state, place),
            "value": value(rules, state, place),
            "building": _building(state.building[place]),
            "pope": popes.get(place),
            "dice": _dice(rules, unheld, place),
            "shielded": state.owner[place] != state.seat and is_protected(state, place),
        }
        for place in range(PLACES)
    ]


def _dice(rules: Rules, state: State, place: int) -> int | None:
    """The dice of a place that no house holds."""
    state.target = place
    return None if state.owner[place] >= 0 else defence_dice(rules, state)


def house(rules: Rules, state: State, seat: int) -> dict[str, Any]:
    held = places_of(state, seat)
    capitals = sum(1 << place for place in range(PLACES) if state.kind[place] == PlaceKind.CAPITAL)
    pope = state.pope_place[seat]
    return {
        "seat": seat,
        "alive": bool(state.alive[seat]),
        "rank": 1 + rank_of(rules, state, seat) if state.phase == Phase.OVER else None,
        "gold": state.gold[seat],
        "influence": state.influence[seat],
        "powers": [power.name.lower() for power in Power if state.holder[power] == seat],
        "released": bool(state.released[seat]),
        "places": how_many(held),
        "villages": villages_of(state, seat),
        "cities": cities_of(state, seat),
        "capitals": ids(held & capitals),
        "crown_cities": how_many(held & rules.crown_cities),
        "troops": troops_of(state, seat),
        "fortresses": buildings_of(state, seat, Building.FORTRESS),
        "churches": buildings_of(state, seat, Building.CHURCH),
        "linked_churches": linked_churches(rules, state, seat),
        "pope": None if pope == NO_POPE else {"place": place_id(pope), "age": state.pope_age[seat]},
        "income": income(rules, state, seat),
        "waste": max(0, state.gold[seat] + income(rules, state, seat) - rules.gold_cap),
        "recruits": levy(rules, state, seat),
        "missing": missing(rules, state, seat),
    }


def linked_churches(rules: Rules, state: State, seat: int) -> int:
    """The churches of the largest group that could support a pope."""
    churches = churches_of(state, seat)
    within = churches if rules.pope_link == PopeLink.DIRECT else places_of(state, seat)
    groups = (connected(rules, place, within) & churches for place in range(PLACES) if has(churches, place))
    return max((how_many(group) for group in groups), default=0)


def missing(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """How far a house is from each of the victories."""
    rivals = [other for other in range(rules.players) if other != seat and state.alive[other]]
    holders = [state.owner[place] for place in range(PLACES) if state.kind[place] == PlaceKind.CAPITAL]
    foreign = sum(holder >= 0 and holder != seat for holder in holders)
    age = state.pope_age[seat] if state.pope_place[seat] != NO_POPE else 0
    return {
        "houses": len(rivals),
        "capitals": foreign if seat in holders else max(1, foreign),
        "crown_cities": how_many(rules.crown_cities & ~places_of(state, seat)),
        "influence": max(0, rules.win_influence - state.influence[seat]),
        "churches": max(0, rules.pope_churches - linked_churches(rules, state, seat)),
        "pope_turns": max(0, rules.pope_turns - age),
    }


def turn(rules: Rules, state: State) -> dict[str, Any]:
    face = state.last_event
    has_actor = state.phase != Phase.OVER and not is_chance(state.phase)
    return {
        "round": state.round_no,
        "phase": Phase(state.phase).name,
        "actor": state.seat if has_actor else None,
        "chance": is_chance(state.phase),
        "seat": state.seat,
        "opener": next(iter(order(rules, state)), None),
        "order": order(rules, state),
        "anchor": state.anchor,
        "moved": bool(state.moved),
        "attacked": bool(state.attacked),
        "built": ids(state.built),
        "recruits_left": state.recruits_left,
        "villages_left": state.villages_left,
        "tied": [seat for seat in range(rules.players) if state.tied[seat]],
        "event": {"face": face, "event": Event(rules.event_table[face]).name.lower()} if face else None,
        "english": {
            "step": state.english,
            "power": english_power(rules, state),
            "troops": sum(troops_of(state, seat) for seat in range(rules.players)),
        },
    }


def order(rules: Rules, state: State) -> list[int]:
    """The living seats as they come: in the round, before it from the anchor, in the set-up from the first chooser."""
    begin = state.starter if Phase.MOVE <= state.phase <= Phase.ELECT else state.anchor
    return [seat for seat in _clockwise(rules, state.first if state.round_no == 0 else begin) if state.alive[seat]]


def _clockwise(rules: Rules, begin: int) -> list[int]:
    return [(begin + place) % rules.players for place in range(rules.players)]


def auction(rules: Rules, state: State, seat: int | None) -> dict[str, Any]:
    """The running auction, if there is one, and the bids of the last that was decided."""
    running = state.phase in (Phase.BID, Phase.TIE, Phase.REVEAL)
    bids = [_bid(state.bids[player]) for player in range(rules.players)]
    bidders = [player for player in _clockwise(rules, _first_bidder(state)) if may_bid(state, player)]
    return {
        "power": Power(state.power).name.lower() if running else None,
        "start": bool(state.start_auction),
        "bidders": bidders if running else [],
        "made": [player for player in bidders if running and state.bids[player] != NO_BID],
        "bids": bids if running else None,
        "own": bids[seat] if running and seat is not None else None,
        "last": [_bid(state.last_bids[player]) for player in range(rules.players)],
    }


def _first_bidder(state: State) -> int:
    return state.first if state.start_auction else state.anchor


def _bid(bid: int) -> int | None:
    """None for a bid that is not made, and for one that is hidden."""
    return None if bid in (NO_BID, HIDDEN) else bid


def result(rules: Rules, state: State) -> dict[str, Any] | None:
    if state.phase != Phase.OVER:
        return None
    ranking = sorted(range(rules.players), key=lambda seat: rank_of(rules, state, seat))
    return {"winner": state.winner, "reason": Ending(state.ending).name.lower(), "ranking": ranking}


# Words.
def _seat(owner: int) -> int | None:
    return owner if owner >= 0 else None


def _building(building: int) -> str | None:
    return None if building == Building.NONE else Building(building).name.lower()


def _cards(pile: Any) -> dict[str, int]:
    return {Card(card).name: pile[card] for card in range(CARDS) if pile[card]}
