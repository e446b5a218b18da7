"""A position as JSON for the page; nothing is hidden in this game, so that all seats see the same.

`map` and `rules` never change during a game, so that a page may keep them. Places are called by their ids, units and
figures as the notation calls them, seats by their numbers; null stands for nobody and for nothing.
"""

from __future__ import annotations

from typing import Any

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.facts import PHASE_WORDS, bought, eliminated, order
from donjons.games.mironton.market import is_free
from donjons.games.mironton.reach import cost_of
from donjons.games.mironton.revenue import in_deck, revenue
from donjons.games.mironton.score import score
from donjons.games.mironton.state import UNREACHED, Await, Ending, Item, Phase
from donjons.games.mironton.units import band_at
from donjons.games.mironton.view_map import limits, plan
from donjons.games.mironton.view_units import unit


def view(rules: Records, state: Records, dungeon: Dungeon, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, sees."""
    words = Words(rules, state, dungeon, "en")
    return {
        "seat": seat,
        "map": plan(dungeon, words.rules),
        "rules": limits(words.rules),
        "turn": turn(words),
        "units": [unit(words, party) for party in words.crew()],
        "rooms": rooms(words),
        "pentacles": [
            [dungeon.place_id(words.state.pentacle[pair, end]) for end in (0, 1)] for pair in range(words.state.pairs)
        ],
        "items": items(words),
        "seats": [{"seat": player, "prowess": words.state.prowess[player]} for player in range(words.rules.players)],
        "reach": reach(words),
        "over": words.state.phase == Phase.OVER,
        "result": result(words),
    }


def turn(words: Words) -> dict[str, Any]:
    rules, state = words.rules, words.state
    to_rise = rules.kills_per_level - state.kills % rules.kills_per_level
    return {
        "turn": state.turn,
        "phase": PHASE_WORDS[Phase(state.phase)],
        "awaits": Await(state.awaits).name.lower(),
        "actor": None if is_chance(state) or state.phase == Phase.OVER else state.seat,
        "chance": is_chance(state),
        "order": order(rules, state),
        "active": words.active_name() or None,
        "left": state.left,
        "level": state.level,
        "kills": state.kills,
        "kills_to_rise": to_rise,
        "treasury": state.treasury,
        "arrival_threshold": rules.arrival_table[state.arrival],
        "reach": state.reach,
        "sacks": state.sacks,
        "eliminated": eliminated(state),
        "revenue": revenue(rules, state),
        "bought": bought(rules, state),
    }


def rooms(words: Words) -> list[dict[str, Any]]:
    state = words.state
    return [
        {
            "id": room.id,
            "free": bool(is_free(words.rules, state, number)),
            "trap": _trap(words, number),
        }
        for number, room in enumerate(words.dungeon.rooms)
    ]


def _trap(words: Words, room: int) -> dict[str, Any] | None:
    state = words.state
    if state.trap_level[room] == 0:
        return None
    owner = state.trap_owner[room]
    return {
        "level": state.trap_level[room],
        "magic": bool(state.trap_magic[room]),
        "owner": owner if owner >= 0 else None,
    }


def items(words: Words) -> list[dict[str, Any]]:
    return [
        {
            "item": item.name.lower(),
            "stock": words.state.stock[item],
            "deck": in_deck(words.rules, words.state, item),
        }
        for item in Item
    ]


def reach(words: Words) -> list[dict[str, Any]]:
    """Where the picked unit can go, at what cost, and where it would meet a band."""
    if words.state.awaits != Await.MOVE:
        return []
    costs = ((place, cost_of(words.rules, words.state, place)) for place in range(words.dungeon.places))
    here = {party.name: party.place for party in words.crew()}.get(words.active_name())
    return [
        {
            "place": words.dungeon.place_id(place),
            "cost": cost,
            "contact": band_at(words.state, place) >= 0,
        }
        for place, cost in costs
        if cost != UNREACHED and place != here
    ]


def result(words: Words) -> dict[str, Any] | None:
    if words.state.phase != Phase.OVER:
        return None
    return {
        "outcome": Ending(words.state.ending).name.lower(),
        "score": score(words.rules, words.state),
    }
