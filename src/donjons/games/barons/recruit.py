"""Recruiting (§8.6)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.barons.board import has_enemy_donjon, has_enemy_troops, has_own_donjon
from donjons.games.barons.combat import appear
from donjons.games.barons.command import open_order, why_not_command_recruits
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import State


@compiled
def recruits(rules: Rules, state: State, tile: int, with_bonus: bool) -> int:
    """How many troops a recruitment brings here, with the die as it lies."""
    if rules.bonus_recruits and not with_bonus:
        return min(state.reserve[state.seat], rules.recruit_base)
    table = rules.recruit_die_donjon if has_own_donjon(state, tile) else rules.recruit_die
    extra = rules.recruit_poor_bonus if state.kind[tile] == rules.recruit_poor_kind else 0
    return min(state.reserve[state.seat], table[state.die] + extra)


@compiled
def bonus_gains(rules: Rules, state: State, tile: int) -> bool:
    """Is the bonus available, and does it bring more troops (R9)?"""
    return not state.bonus_used and recruits(rules, state, tile, True) > recruits(rules, state, tile, False)


@compiled
def why_not_recruit(rules: Rules, state: State, tile: int, with_bonus: bool, silenced: int) -> Rule:
    broken = why_not_command_recruits(rules, state, tile, silenced)
    if broken != Rule.NONE:
        return broken
    if has_enemy_troops(state, tile) and not rules.recruit_among_enemies:
        return Rule.ENEMY_TROOPS
    if has_enemy_donjon(state, tile):
        return Rule.ENEMY_DONJON
    if state.reserve[state.seat] == 0:
        return Rule.RESERVE
    if with_bonus and not bonus_gains(rules, state, tile):
        return Rule.NO_GAIN
    return Rule.NONE


@compiled
def play_recruit(rules: Rules, state: State, tile: int, with_bonus: bool) -> None:
    count = recruits(rules, state, tile, with_bonus)
    open_order(state)
    if with_bonus:
        state.bonus_used = 1
    state.reserve[state.seat] -= count
    appear(rules, state, tile, count)
