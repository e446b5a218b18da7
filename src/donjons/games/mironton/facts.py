"""Facts: what cases may ask of a position (§13.2). One vocabulary sets positions up and asks about them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from donjons.boards.dungeon import Dungeon
from donjons.boards.walks import Walks
from donjons.core.errors import BadNotation
from donjons.core.layout import Records
from donjons.core.verbs import NOBODY
from donjons.games.mironton import strays
from donjons.games.mironton.bestiary import type_index
from donjons.games.mironton.clock import first_seat
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.facts_units import about_unit, way_word
from donjons.games.mironton.market import boss_price, hire_price, is_free, pentacle_price, stray_price, trap_price
from donjons.games.mironton.notation import ITEMS
from donjons.games.mironton.reading import listed, reading
from donjons.games.mironton.revenue import in_deck, revenue
from donjons.games.mironton.rules import LimitsScope, Rules
from donjons.games.mironton.score import score
from donjons.games.mironton.setup import stray_room, stray_rooms
from donjons.games.mironton.state import NO_SERIAL, Await, Ending, Mark, Phase, State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import FIRST_STRAY
from donjons.games.mironton.units import bands_inside, stray_slot
from donjons.games.mironton.units_text import GUARDIAN_WORD, LETTERS

PHASE_WORDS: Final = {
    Phase.SETUP: "setup",
    Phase.ARRIVAL: "1",
    Phase.FIRST_WINDOW: "W1",
    Phase.BANDS: "2",
    Phase.GROUPS: "3",
    Phase.SECOND_WINDOW: "W2",
    Phase.FIGHT: "4",
    Phase.LONE: "5",
    Phase.STRAYS: "6",
    Phase.PLUNDER: "7",
    Phase.REVENUE: "8",
    Phase.RECRUIT: "9",
    Phase.LEVEL: "10",
    Phase.OVER: "over",
}
ACTIVE_UNIT: Final = {  # that a phase is about
    Phase.BANDS: Unit.BAND,
    Phase.GROUPS: Unit.GROUP,
    Phase.LONE: Unit.LONE,
    Phase.STRAYS: Unit.STRAY,
}
NUMBERS: Final = ("turn", "level", "treasury", "arrival", "kills", "reach", "sacks", "groups", "lone", "strays", "left")


def fact(dungeon: Dungeon, rules: Records, records: Records, name: str) -> str:
    """The value of a fact, as cases write it."""
    table, state = reading(rules, records)
    if name in NUMBERS:
        return str(getattr(state, name))
    for ask in (_about_turn, _about_game):
        if name in (questions := ask(dungeon, table, state)):
            return questions[name]()
    found = _about_one(dungeon, table, state, name)
    if found is None:
        found = about_unit(dungeon, rules, records, name)
    if found is None:
        raise BadNotation(f"{name[:40]!r} is no fact of mironton: see section 13.2 of its specification.")
    return found


Questions = dict[str, Callable[[], str]]


def _about_turn(dungeon: Dungeon, rules: Rules, state: State) -> Questions:
    return {
        "phase": lambda: PHASE_WORDS[Phase(state.phase)],
        "to": lambda: actor_word(state),
        "order": lambda: listed(f"p{seat}" for seat in order(rules, state)),
        "active": lambda: active_word(state),
        "choices": lambda: listed(choices(dungeon, rules, state)),
        "elim": lambda: listed(eliminated(state)),
        "revenue": lambda: str(revenue(rules, state)),
        "bought": lambda: listed(bought(rules, state)),
    }


def _about_game(dungeon: Dungeon, rules: Rules, state: State) -> Questions:
    return {
        GUARDIAN_WORD: lambda: str(state.guardian_hp),
        "bands": lambda: str(bands_inside(state)),
        "outside": lambda: str(state.bands - bands_inside(state)),
        "threshold": lambda: str(rules.arrival_table[state.arrival]),
        "penta": lambda: listed(pentacles(dungeon, state)),
        "prowess": lambda: listed(str(state.prowess[seat]) for seat in range(rules.players)),
        "outcome": lambda: "-" if state.ending == Ending.NONE else Ending(state.ending).name.lower(),
        "score": lambda: str(score(rules, state)),
    }


def _about_one(dungeon: Dungeon, rules: Rules, state: State, name: str) -> str | None:
    """About a room, a kind of card, a price, a cell or the next serial number."""
    kind, _, what = name.partition(".")
    if kind in ("trap", "free") and what in dungeon.room_index:
        room = dungeon.room_index[what]
        return trap_word(state, room) if kind == "trap" else str(int(is_free(rules, state, room)))
    if kind in ("stock", "deck") and what in ITEMS:
        return str(state.stock[ITEMS[what]] if kind == "stock" else in_deck(rules, state, ITEMS[what]))
    if kind == "next" and what in LETTERS.values():
        return str({letter: getattr(state, f"next_{unit.name.lower()}") for unit, letter in LETTERS.items()}[what])
    if kind == "price":
        return price(rules, state, what)
    return walk(dungeon, what) if kind == "H" else None


def walk(dungeon: Dungeon, cell: str) -> str | None:
    """How far a corridor cell is from the Heart (§4.1)."""
    walks = {f"{x}.{y}": cells for (x, y), cells in Walks(dungeon).from_cell.items()}
    return str(walks[cell]) if cell in walks else None


def price(rules: Rules, state: State, what: str) -> str | None:
    """ORA, boss.ORA, CUB, trap.3, mtrap.3 or penta."""
    trap = re.fullmatch(r"(m?)trap\.([0-9]{1,2})", what)
    if trap:
        return str(trap_price(rules, int(trap[2]), bool(trap[1])))
    if what == "penta":
        return str(pentacle_price(rules, state))
    kind = type_index().get(what.removeprefix("boss."))
    if kind is None:
        return None
    if what.startswith("boss."):
        return str(boss_price(rules, kind))
    return str(stray_price(rules, kind) if kind >= FIRST_STRAY else hire_price(rules, kind))


def actor_word(state: State) -> str:
    """The seat to act, * at chance, - when the game is over."""
    if state.phase == Phase.OVER:
        return "-"
    return "*" if is_chance(state) else f"p{state.seat}"


def order(rules: Rules, state: State) -> list[int]:
    """The seats of this turn in order."""
    first = first_seat(rules, state)
    return [(first + place) % rules.players for place in range(rules.players)]


def active_word(state: State) -> str:
    unit = ACTIVE_UNIT.get(Phase(state.phase))
    return "-" if unit is None or state.active == NO_SERIAL else f"{LETTERS[unit]}{state.active}"


def eliminated(state: State) -> list[str]:
    """The bands eliminated this turn: 12, 7x2, 3q."""
    return [
        f"{state.elim_value[index]}"
        + (f"x{state.elim_count[index]}" if state.elim_count[index] != 1 else "")
        + ("" if state.elim_level[index] else "q")
        for index in range(state.elims)
    ]


def bought(rules: Rules, state: State) -> list[str]:
    """The limited purchases of this turn: boss, or boss:p0 where every seat has its own limits."""
    by_seat = rules.limits_scope == LimitsScope.SEAT
    return [
        mark.name.lower() + (f":p{seat}" if by_seat else "")
        for seat in range(rules.players)
        for mark in Mark
        if state.bought[seat, mark]
    ]


def pentacles(dungeon: Dungeon, state: State) -> list[str]:
    """In order of purchase."""
    return ["-".join(dungeon.place_id(state.pentacle[pair, end]) for end in range(2)) for pair in range(state.pairs)]


def trap_word(state: State, room: int) -> str:
    """3, 3m when magic, 3:p1 with its owner, - for none."""
    if state.trap_level[room] == 0:
        return "-"
    owner = "" if state.trap_owner[room] == NOBODY else f":p{state.trap_owner[room]}"
    return f"{state.trap_level[room]}{'m' if state.trap_magic[room] else ''}{owner}"


def choices(dungeon: Dungeon, rules: Rules, state: State) -> list[str]:
    """What the numbers of chance's pending choice for a stray stand for: rooms, or directions."""
    if state.awaits == Await.WROOM:
        numbers = range(1, stray_rooms(rules, state) + 1)
        return [dungeon.place_id(stray_room(rules, state, number)) for number in numbers]
    if state.awaits == Await.WANDER:
        slot = stray_slot(state, state.active)
        place = state.stray_place[slot]
        numbers = range(1, strays.choices(rules, state, slot) + 1)
        return [way_word(dungeon, place, strays.choice(rules, state, slot, number)) for number in numbers]
    return []
