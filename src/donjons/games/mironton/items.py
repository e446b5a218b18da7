"""The two windows in which seats play magic items, and what those do (§8.15)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.clock import end_phase, next_seat
from donjons.games.mironton.dice import living
from donjons.games.mironton.groups import are_alike
from donjons.games.mironton.low_blow import list_blows, may_stab, stab
from donjons.games.mironton.market import is_free
from donjons.games.mironton.recruit import set_trap
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.slots import add_stray
from donjons.games.mironton.state import ITEMS, Await, Item, Phase, State
from donjons.games.mironton.steps import Kind, Unit, at_of, by_of, encode, encode_unit, slot_of, unit_of
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, NO_CLASS, Fighter


@compiled
def go_on_with_window(rules: Rules, state: State) -> None:
    """Ask the seat for an item, if any has a use."""
    if has_play(rules, state):
        state.awaits = Await.ITEM
    elif not next_seat(rules, state):
        end_phase(rules, state)


@compiled
def why_not_play(rules: Rules, state: State, item: int, subject: int, other: int) -> Rule:
    if item >= ITEMS or state.stock[item] == 0:
        return Rule.STOCK
    if not suits_window(state, item):
        return Rule.WINDOW
    return Rule.NONE if has_use(rules, state, item, subject, other) else Rule.ARGUMENT


@compiled
def suits_window(state: State, item: int) -> bool:
    return item != Item.HORN or state.phase == Phase.FIRST_WINDOW


@compiled
def has_use(rules: Rules, state: State, item: int, subject: int, other: int) -> bool:
    """Are these arguments legal?"""
    if item == Item.POCKET_TRAP:
        return subject == 0 and is_free(rules, state, other)
    if item == Item.SUMMONS:
        return may_summon(rules, state, subject) and is_free(rules, state, other)
    if not has_use_on(rules, state, item, subject):
        return False
    if item == Item.LOW_BLOW:
        return may_stab(state, slot_of(subject), by_of(other), at_of(other))
    if item == Item.FALSE_MAP:
        return 1 <= other <= 6
    return other == 0


@compiled
def has_use_on(rules: Rules, state: State, item: int, subject: int) -> bool:
    """May an item be played on this unit?"""
    unit, slot = unit_of(subject), slot_of(subject)
    if item == Item.DRAUGHT:
        return is_thirsty(rules, state, unit, slot)
    if item == Item.BANNER:
        return unit == Unit.GROUP and slot < state.groups and not state.group_banner[slot]
    if item == Item.HORN:
        return unit == Unit.GROUP and slot < state.groups and not state.group_horn[slot]
    if unit != Unit.BAND or slot >= state.bands or state.band_place[slot] < 0:
        return False
    return suits_band(state, item, slot)


@compiled
def suits_band(state: State, item: int, slot: int) -> bool:
    """A mark that a band has is not given again."""
    if item == Item.LOW_BLOW:
        return state.band_figures[slot] >= 2
    if item == Item.FALSE_MAP:
        return state.band_map[slot] == 0
    if item == Item.WEBS:
        return not state.band_web[slot]
    if item == Item.FALSE_BOTTOM:
        return not state.band_bottom[slot]
    fighter = jinxed_class(item)
    return fighter != NO_CLASS and living(state, slot, fighter) > 0 and not is_jinxed(state, slot, fighter)


@compiled
def jinxed_class(item: int) -> int:
    """The class that an item jinxes, or NO_CLASS."""
    if item == Item.AMNESIA:
        return Fighter.MAGE
    if item == Item.RUST:
        return Fighter.WARRIOR
    return Fighter.CLERIC if item == Item.DOUBT else NO_CLASS


@compiled
def is_jinxed(state: State, band: int, fighter: int) -> bool:
    return state.band_jinx[band] >> fighter & 1 != 0


@compiled
def is_thirsty(rules: Rules, state: State, unit: int, slot: int) -> bool:
    """Has a monster unit a wounded figure? Of lone monsters that are alike the first is offered."""
    if unit == Unit.GUARDIAN:
        return slot == 0 and state.guardian_hp < rules.guardian_level
    if unit == Unit.LONE and slot < state.lone:
        for other in range(slot):
            if are_alike(state, other, slot):
                return False
        return state.lone_hp[slot] < rules.type_level[state.lone_type[slot]]
    if unit == Unit.GROUP and slot < state.groups:
        for member in range(state.group_size[slot]):
            if state.member_hp[slot, member] < rules.type_level[state.member_type[slot, member]]:
                return True
    return False


@compiled
def conjured_level(state: State) -> int:
    """The level of a pocket trap, and the highest of what is summoned."""
    return max(1, state.level)


@compiled
def may_summon(rules: Rules, state: State, kind: int) -> bool:
    is_wandering = FIRST_STRAY <= kind < GUARDIAN
    return is_wandering and rules.type_level[kind] <= conjured_level(state) and state.strays < rules.strays_max


@compiled
def has_play(rules: Rules, state: State) -> bool:
    """Has any item in stock a use?"""
    for item in range(ITEMS):
        if state.stock[item] > 0 and suits_window(state, item) and has_any_use(rules, state, item):
            return True
    return False


@compiled
def has_any_use(rules: Rules, state: State, item: int) -> bool:
    if item == Item.POCKET_TRAP or item == Item.SUMMONS:
        for room in range(rules.rooms):
            if is_free(rules, state, room):
                return item == Item.POCKET_TRAP or may_summon(rules, state, FIRST_STRAY)
        return False
    for unit in range(Unit.GUARDIAN + 1):
        for slot in range(units_of(state, unit)):
            if has_use_on(rules, state, item, encode_unit(unit, slot)):
                return True
    return False


@compiled
def units_of(state: State, unit: int) -> int:
    """How many slots of this kind of unit an item may name."""
    if unit == Unit.BAND:
        return state.bands
    if unit == Unit.GROUP:
        return state.groups
    if unit == Unit.LONE:
        return state.lone
    return 1 if unit == Unit.GUARDIAN else 0


@compiled
def play_item(rules: Rules, state: State, item: int, subject: int, other: int) -> None:
    """The card goes back to the deck, and has its effect."""
    state.stock[item] -= 1
    slot = slot_of(subject)
    if item == Item.LOW_BLOW:
        stab(rules, state, slot, other)
    elif item == Item.FALSE_MAP:
        state.band_map[slot] = other
    elif item == Item.WEBS:
        state.band_web[slot] = 1
    elif item == Item.FALSE_BOTTOM:
        state.band_bottom[slot] = 1
    elif item == Item.DRAUGHT:
        heal(rules, state, unit_of(subject), slot)
    elif item == Item.BANNER:
        state.group_banner[slot] = 1
    elif item == Item.HORN:
        state.group_horn[slot] = rules.horn_bonus
    elif item == Item.POCKET_TRAP:
        set_trap(state, other, conjured_level(state), False)
    elif item == Item.SUMMONS:
        add_stray(rules, state, other, state.turn, subject)
    else:
        state.band_jinx[slot] |= 1 << jinxed_class(item)


@compiled
def heal(rules: Rules, state: State, unit: int, slot: int) -> None:
    """All figures of a unit have full hit points."""
    if unit == Unit.GUARDIAN:
        state.guardian_hp = rules.guardian_level
    elif unit == Unit.LONE:
        state.lone_hp[slot] = rules.type_level[state.lone_type[slot]]
    else:
        for member in range(state.group_size[slot]):
            state.member_hp[slot, member] = rules.type_level[state.member_type[slot, member]]


@compiled
def list_plays(rules: Rules, state: State, out: Row) -> int:
    out[0] = encode(Kind.PASS, 0, 0, 0)
    found = 1
    for item in range(ITEMS):
        if state.stock[item] > 0 and suits_window(state, item):
            if item == Item.POCKET_TRAP:
                found = list_in_rooms(rules, state, item, 0, out, found)
            elif item == Item.SUMMONS:
                for kind in range(FIRST_STRAY, GUARDIAN):
                    if may_summon(rules, state, kind):
                        found = list_in_rooms(rules, state, item, kind, out, found)
            else:
                found = list_on_units(rules, state, item, out, found)
    return found


@compiled
def list_in_rooms(rules: Rules, state: State, item: int, subject: int, out: Row, found: int) -> int:
    for room in range(rules.rooms):
        if is_free(rules, state, room):
            out[found] = encode(Kind.PLAY, subject, room, item)
            found += 1
    return found


@compiled
def list_on_units(rules: Rules, state: State, item: int, out: Row, found: int) -> int:
    for unit in range(Unit.GUARDIAN + 1):
        for slot in range(units_of(state, unit)):
            subject = encode_unit(unit, slot)
            if has_use_on(rules, state, item, subject):
                if item == Item.LOW_BLOW:
                    found = list_blows(state, slot, out, found)
                elif item == Item.FALSE_MAP:
                    for face in range(1, 7):
                        out[found] = encode(Kind.PLAY, subject, face, item)
                        found += 1
                else:
                    out[found] = encode(Kind.PLAY, subject, 0, item)
                    found += 1
    return found
