"""What is for sale in phase 9, and at what price (§8.14)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import LimitsScope, Rules, TrapPriceRule
from donjons.games.mironton.state import NO_ROOM, Mark, State
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, TYPES, Zone
from donjons.games.mironton.units import NO_UNIT, band_at, bosses_of, in_play, is_hostile, paired_room, powers_of


@compiled
def price_of_type(rules: Rules, kind: int, per_level: int) -> int:
    return int(rules.type_level[kind]) * (per_level + rules.price_power * powers_of(rules, kind))


@compiled
def hire_price(rules: Rules, kind: int) -> int:
    return price_of_type(rules, kind, rules.price_monster)


@compiled
def boss_price(rules: Rules, kind: int) -> int:
    return price_of_type(rules, kind, rules.price_monster + rules.price_boss_extra)


@compiled
def stray_price(rules: Rules, kind: int) -> int:
    return price_of_type(rules, kind, rules.price_stray)


@compiled
def trap_price(rules: Rules, level: int, is_magic: bool) -> int:
    per_level = rules.price_mtrap if is_magic else rules.price_trap
    return per_level * level * (level if rules.trap_price_rule == TrapPriceRule.SQUARE else 1)


@compiled
def pentacle_price(rules: Rules, state: State) -> int:
    return rules.price_pentacles * state.level


@compiled
def highest_level(rules: Rules, state: State) -> int:
    """The highest level for sale."""
    return state.level + rules.level_margin


@compiled
def has_bought(rules: Rules, state: State, seat: int, mark: int) -> bool:
    """Has this kind of purchase been made in this turn, by the seat or by anybody?"""
    return state.bought[buyer(rules, seat), mark] != 0


@compiled
def buyer(rules: Rules, seat: int) -> int:
    """The row in which a seat's purchases are noted."""
    return seat if rules.limits_scope == LimitsScope.SEAT else 0


@compiled
def is_free(rules: Rules, state: State, room: int) -> bool:
    """Is a room free for a trap or a stray (§8.14.4)?"""
    if room >= rules.rooms or rules.zone[room] == Zone.HEART or rules.zone[room] == Zone.INNER:
        return False
    return state.trap_level[room] == 0 and band_at(state, room) == NO_UNIT and not is_hostile(rules, state, room)


@compiled
def is_open_to_pentacle(rules: Rules, state: State, room: int) -> bool:
    is_room = room < rules.rooms and room != rules.heart
    return is_room and paired_room(state, room) == NO_ROOM and band_at(state, room) == NO_UNIT


@compiled
def why_not_pay(state: State, price: int) -> Rule:
    return Rule.NONE if price <= state.treasury else Rule.GOLD


@compiled
def is_too_high(rules: Rules, state: State, kind: int) -> bool:
    return kind < TYPES and rules.type_level[kind] > highest_level(rules, state)


@compiled
def why_not_hire(rules: Rules, state: State, kind: int) -> Rule:
    if is_too_high(rules, state, kind):
        return Rule.LEVEL
    if kind >= FIRST_STRAY or in_play(state, kind) >= rules.type_supply[kind] or state.lone >= rules.lone_max:
        return Rule.SUPPLY
    return why_not_pay(state, hire_price(rules, kind))


@compiled
def why_not_boss(rules: Rules, state: State, kind: int) -> Rule:
    if is_too_high(rules, state, kind):
        return Rule.LEVEL
    if has_bought(rules, state, state.seat, Mark.BOSS):
        return Rule.LIMIT
    if kind >= FIRST_STRAY or in_play(state, kind) >= rules.type_supply[kind]:
        return Rule.SUPPLY
    if bosses_of(state, kind) >= rules.boss_max or state.groups >= rules.groups_max:
        return Rule.SUPPLY
    return why_not_pay(state, boss_price(rules, kind))


@compiled
def why_not_stray(rules: Rules, state: State, kind: int) -> Rule:
    """The room aside, here and below."""
    if is_too_high(rules, state, kind):
        return Rule.LEVEL
    if kind < FIRST_STRAY or kind >= GUARDIAN or state.strays >= rules.strays_max:
        return Rule.SUPPLY
    return why_not_pay(state, stray_price(rules, kind))


@compiled
def why_not_trap(rules: Rules, state: State, level: int, is_magic: bool) -> Rule:
    if level < 1 or level > highest_level(rules, state):
        return Rule.LEVEL
    if has_bought(rules, state, state.seat, Mark.TRAP):
        return Rule.LIMIT
    return why_not_pay(state, trap_price(rules, level, is_magic))


@compiled
def why_not_pentacles(rules: Rules, state: State) -> Rule:
    if has_bought(rules, state, state.seat, Mark.PENTA):
        return Rule.LIMIT
    if state.pairs >= rules.pentacle_pairs_max:
        return Rule.SUPPLY
    return why_not_pay(state, pentacle_price(rules, state))


@compiled
def why_not_room(rules: Rules, state: State, room: int) -> Rule:
    return Rule.NONE if is_free(rules, state, room) else Rule.ROOM


@compiled
def why_not_rooms(rules: Rules, state: State, one: int, other: int) -> Rule:
    """Two rooms for pentacles, the one of lower number first."""
    is_open = is_open_to_pentacle(rules, state, one) and is_open_to_pentacle(rules, state, other)
    return Rule.NONE if one < other and is_open else Rule.ROOM
