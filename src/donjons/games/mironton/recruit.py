"""Phase 9: the seats spend the treasury (§8.14)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.clock import end_phase, next_seat
from donjons.games.mironton.market import (
    boss_price,
    buyer,
    highest_level,
    hire_price,
    is_free,
    is_open_to_pentacle,
    pentacle_price,
    stray_price,
    trap_price,
    why_not_boss,
    why_not_hire,
    why_not_pentacles,
    why_not_room,
    why_not_rooms,
    why_not_stray,
    why_not_trap,
)
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.slots import add_group, add_lone, add_stray
from donjons.games.mironton.state import Await, Mark, State
from donjons.games.mironton.steps import Kind, encode
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN


@compiled
def go_on_recruiting(rules: Rules, state: State) -> None:
    if can_buy(rules, state):
        state.awaits = Await.BUY
    elif not next_seat(rules, state):
        end_phase(rules, state)


@compiled
def can_buy(rules: Rules, state: State) -> bool:
    """Is anything for sale that the seat can pay?"""
    for kind in range(FIRST_STRAY):
        if why_not_hire(rules, state, kind) == Rule.NONE or why_not_boss(rules, state, kind) == Rule.NONE:
            return True
    return can_buy_for_room(rules, state) or can_buy_pentacles(rules, state)


@compiled
def can_buy_for_room(rules: Rules, state: State) -> bool:
    """Can the seat pay a stray or a trap, and is there a room for it?"""
    for room in range(rules.rooms):
        if is_free(rules, state, room):
            for kind in range(FIRST_STRAY, GUARDIAN):
                if why_not_stray(rules, state, kind) == Rule.NONE:
                    return True
            cheaper_is_magic = rules.price_mtrap < rules.price_trap
            return why_not_trap(rules, state, 1, cheaper_is_magic) == Rule.NONE
    return False


@compiled
def can_buy_pentacles(rules: Rules, state: State) -> bool:
    if why_not_pentacles(rules, state) != Rule.NONE:
        return False
    rooms = 0
    for room in range(rules.rooms):
        if is_open_to_pentacle(rules, state, room):
            rooms += 1
    return rooms >= 2


@compiled
def why_not_buy(rules: Rules, state: State, kind: int, subject: int, other: int) -> Rule:
    """What forbids a purchase: level, limits and gold come before the rooms."""
    rule = Rule.NONE
    if kind == Kind.HIRE:
        rule = why_not_hire(rules, state, subject)
    elif kind == Kind.BOSS:
        rule = why_not_boss(rules, state, subject)
    elif kind == Kind.STRAY:
        rule = why_not_stray(rules, state, subject)
    elif kind == Kind.PENTA:
        rule = why_not_pentacles(rules, state)
    else:
        rule = why_not_trap(rules, state, subject, kind == Kind.MTRAP)
    if rule != Rule.NONE or kind == Kind.HIRE or kind == Kind.BOSS:
        return rule
    if kind == Kind.PENTA:
        return why_not_rooms(rules, state, subject, other)
    return why_not_room(rules, state, other)


@compiled
def buy(rules: Rules, state: State, kind: int, subject: int, other: int) -> None:
    if kind == Kind.HIRE:
        state.treasury -= hire_price(rules, subject)
        level = int(rules.type_level[subject])
        add_lone(rules, state, state.seat, rules.heart, state.turn, subject, level, 0, 0)
    elif kind == Kind.BOSS:
        state.treasury -= boss_price(rules, subject)
        state.bought[buyer(rules, state.seat), Mark.BOSS] = 1
        add_group(rules, state, state.seat, rules.heart, state.turn, subject)
    elif kind == Kind.STRAY:
        state.treasury -= stray_price(rules, subject)
        add_stray(rules, state, other, state.turn, subject)
    elif kind == Kind.PENTA:
        state.treasury -= pentacle_price(rules, state)
        state.bought[buyer(rules, state.seat), Mark.PENTA] = 1
        state.pentacle[state.pairs, 0] = subject
        state.pentacle[state.pairs, 1] = other
        state.pairs += 1
    else:
        is_magic = kind == Kind.MTRAP
        state.treasury -= trap_price(rules, subject, is_magic)
        state.bought[buyer(rules, state.seat), Mark.TRAP] = 1
        set_trap(state, other, subject, is_magic)


@compiled
def set_trap(state: State, room: int, level: int, is_magic: bool) -> None:
    """The acting seat lays a trap."""
    state.trap_level[room] = level
    state.trap_magic[room] = 1 if is_magic else 0
    state.trap_owner[room] = state.seat


@compiled
def list_purchases(rules: Rules, state: State, out: Row) -> int:
    out[0] = encode(Kind.DONE, 0, 0, 0)
    found = 1
    for kind in range(FIRST_STRAY):
        if why_not_hire(rules, state, kind) == Rule.NONE:
            out[found] = encode(Kind.HIRE, kind, 0, 0)
            found += 1
        if why_not_boss(rules, state, kind) == Rule.NONE:
            out[found] = encode(Kind.BOSS, kind, 0, 0)
            found += 1
    for room in range(rules.rooms):
        if is_free(rules, state, room):
            found = list_for_room(rules, state, room, out, found)
    return list_pentacles(rules, state, out, found)


@compiled
def list_for_room(rules: Rules, state: State, room: int, out: Row, found: int) -> int:
    """What may be put into a free room."""
    for kind in range(FIRST_STRAY, GUARDIAN):
        if why_not_stray(rules, state, kind) == Rule.NONE:
            out[found] = encode(Kind.STRAY, kind, room, 0)
            found += 1
    for level in range(1, highest_level(rules, state) + 1):
        if why_not_trap(rules, state, level, False) == Rule.NONE:
            out[found] = encode(Kind.TRAP, level, room, 0)
            found += 1
        if why_not_trap(rules, state, level, True) == Rule.NONE:
            out[found] = encode(Kind.MTRAP, level, room, 0)
            found += 1
    return found


@compiled
def list_pentacles(rules: Rules, state: State, out: Row, found: int) -> int:
    if why_not_pentacles(rules, state) != Rule.NONE:
        return found
    for one in range(rules.rooms):
        if is_open_to_pentacle(rules, state, one):
            for other in range(one + 1, rules.rooms):
                if is_open_to_pentacle(rules, state, other):
                    out[found] = encode(Kind.PENTA, one, other, 0)
                    found += 1
    return found
