"""The attack: who may be attacked, with how many, and what happens without a fight (§7)."""

from __future__ import annotations

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.battle import open_battle
from donjons.games.guerre.places import capacity, gain
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NEUTRAL, PLACES, Power, State
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.turn import end_turn_unless_over


@compiled
def falls_unfought(rules: Rules, state: State, place: int) -> bool:
    """Neutral places have no defence by default."""
    return state.owner[place] == NEUTRAL and rules.neutral_dice == 0


@compiled
def is_protected(state: State, place: int) -> bool:
    """The pope's support shields its holder's places, but not from those that the holder has attacked."""
    holder = state.holder[Power.POPE]
    return holder >= 0 and state.owner[place] == holder and not state.released[state.seat]


@compiled
def why_not_attack(rules: Rules, state: State, origin: int, target: int, count: int) -> Rule:
    if state.owner[origin] != state.seat:
        return Rule.NOT_YOURS
    if not has(rules.linked[origin], target):
        return Rule.NOT_LINKED
    if state.owner[target] == state.seat:
        return Rule.OWN
    if is_protected(state, target):
        return Rule.PROTECTED
    if count > state.tokens[origin] - rules.attack_leave:
        return Rule.KEEP_ONE
    if falls_unfought(rules, state, target) and count > capacity(rules, state, target):
        return Rule.FULL
    return Rule.NONE


@compiled
def list_attacks(rules: Rules, state: State, out: Row, found: int) -> int:
    for origin in range(PLACES):
        if state.owner[origin] == state.seat:
            free = state.tokens[origin] - rules.attack_leave
            for i in range(rules.degree[origin] if free > 0 else 0):
                target = int(rules.road[origin, i])
                if state.owner[target] != state.seat and not is_protected(state, target):
                    most = min(free, capacity(rules, state, target)) if falls_unfought(rules, state, target) else free
                    for count in range(1, most + 1):
                        out[found] = encode(Kind.ATTACK, origin, target, count)
                        found += 1
    return found


@compiled
def attack(rules: Rules, state: State, origin: int, target: int, count: int) -> None:
    seat = state.seat
    owner = int(state.owner[target])
    state.attacked = 1
    if state.holder[Power.POPE] == seat and owner >= 0:
        state.released[owner] = 1
    if falls_unfought(rules, state, target):
        state.tokens[origin] -= count
        gain(rules, state, target, seat, count)
        end_turn_unless_over(rules, state)
    else:
        open_battle(rules, state, origin, target, count)
