"""A position as JSON for the page; nothing is hidden in this game, so that all seats see the same.

What never changes during a game is told once, by `chart` (view_map.py); the shape of both stands in view_types.py.
"""

from __future__ import annotations

from donjons.boards.dungeon import Dungeon
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.facts import PHASE_WORDS, eliminated, order
from donjons.games.mironton.market import is_free
from donjons.games.mironton.revenue import in_deck, revenue
from donjons.games.mironton.score import score
from donjons.games.mironton.state import Await, Ending, Item, Phase
from donjons.games.mironton.view_market import market
from donjons.games.mironton.view_outlook import forecasts, reach, threats
from donjons.games.mironton.view_types import (
    MirontonItem,
    MirontonResult,
    MirontonRoomNow,
    MirontonTrap,
    MirontonTurn,
    MirontonView,
)
from donjons.games.mironton.view_units import unit
from donjons.games.mironton.view_warnings import warnings


def view(setting: Setting, state: Records, dungeon: Dungeon, seat: int | None) -> MirontonView:
    """What a seat, or a spectator, sees."""
    words = Words(setting.rules, state, dungeon, "en")
    reaches, ahead = reach(setting, state, words), threats(words)
    return {
        "family": "mironton",
        "seat": seat,
        "turn": turn(words),
        "units": [unit(words, party) for party in words.crew()],
        "rooms": rooms(words),
        "pentacles": [
            [dungeon.place_id(words.state.pentacle[pair, end]) for end in (0, 1)] for pair in range(words.state.pairs)
        ],
        "items": items(words),
        "seats": [{"seat": player, "prowess": words.state.prowess[player]} for player in range(words.rules.players)],
        "reach": reaches,
        "forecasts": forecasts(words, reaches),
        "threats": ahead,
        "warnings": warnings(words, ahead),
        "market": market(words.rules, words.state),
        "over": words.state.phase == Phase.OVER,
        "result": result(words),
    }


def turn(words: Words) -> MirontonTurn:
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
        "score": score(rules, state),
    }


def rooms(words: Words) -> list[MirontonRoomNow]:
    state = words.state
    return [
        {
            "id": room.id,
            "free": bool(is_free(words.rules, state, number)),
            "trap": _trap(words, number),
        }
        for number, room in enumerate(words.dungeon.rooms)
    ]


def _trap(words: Words, room: int) -> MirontonTrap | None:
    state = words.state
    if state.trap_level[room] == 0:
        return None
    owner = state.trap_owner[room]
    return {
        "level": state.trap_level[room],
        "magic": bool(state.trap_magic[room]),
        "owner": owner if owner >= 0 else None,
    }


def items(words: Words) -> list[MirontonItem]:
    return [
        {
            "item": item.name.lower(),
            "stock": words.state.stock[item],
            "deck": in_deck(words.rules, words.state, item),
        }
        for item in Item
    ]


def result(words: Words) -> MirontonResult | None:
    if words.state.phase != Phase.OVER:
        return None
    return {
        "outcome": Ending(words.state.ending).name.lower(),
        "score": score(words.rules, words.state),
    }
