"""Command tiles (§8.4) and when an order is open (§6.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import has_other_baron, has_own_baron, has_own_donjon, is_in, knights_on
from donjons.games.barons.knights import active, is_blocked
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import KnightCommand, Rules
from donjons.games.barons.state import Action, State


@compiled
def is_pausing(rules: Rules, state: State) -> bool:
    """Does the acting baron stand on another baron's tile between two moves (R12)?"""
    return has_other_baron(rules, state, state.baron[state.seat])


@compiled
def is_second_order(state: State) -> bool:
    return state.first_action == Action.ORDER


@compiled
def why_not_order(rules: Rules, state: State, starred: bool, second: bool) -> Rule:
    """The rule that forbids any order now, marked so; the orders' own rules come after it."""
    if is_pausing(rules, state):
        return Rule.PAUSE
    if is_second_order(state) and (state.bonus_used or not rules.two_orders_die[state.die]):
        return Rule.SPENT
    if second != is_second_order(state) or (starred and (second or not rules.bonus_recruits)):
        return Rule.MARK
    return Rule.NONE


@compiled
def commands_by_knight(rules: Rules, state: State, tile: int) -> bool:
    """`by_knight(C)`: a donjon and a knight that gives the order and is not counted as a defender (R18)."""
    if not has_own_donjon(state, tile) or knights_on(rules, state, state.seat, tile) == 0:
        return False
    if rules.knight_command == KnightCommand.UNENGAGED and active(rules, state, tile, NOBODY) != state.seat:
        return False
    return not is_blocked(rules, state, tile, state.seat)


@compiled
def is_commanding_donjon(rules: Rules, state: State, tile: int) -> bool:
    return rules.donjons_command != 0 and has_own_donjon(state, tile)


@compiled
def why_not_command(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    """The rule that forbids to disperse, gather, build or unbuild from this tile."""
    if not has_own_baron(state, tile) and not is_commanding_donjon(rules, state, tile):
        return Rule.NOT_COMMAND
    return Rule.BLOCKED if is_in(rules, tile, silenced) else Rule.NONE


@compiled
def why_not_command_recruits(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    """The rule that forbids to recruit from this tile: it takes the baron, or a donjon with a knight."""
    if has_own_baron(state, tile):
        return why_not_command(rules, state, tile, silenced)
    if not is_commanding_donjon(rules, state, tile) or knights_on(rules, state, state.seat, tile) == 0:
        return Rule.NOT_COMMAND
    return Rule.NONE if commands_by_knight(rules, state, tile) else Rule.BLOCKED


@compiled
def open_order(state: State) -> None:
    """A second order spends the bonus at once, before any effect (§6.2)."""
    if is_second_order(state):
        state.bonus_used = 1
