"""Who suffers the losses of a round, and in which order (§8.7.5)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.sides import (
    NO_TYPE,
    figures,
    hurt_monster,
    is_band_side,
    is_boss,
    monster_at,
    monster_hp,
    side_band,
    stands,
)
from donjons.games.mironton.state import Side, State
from donjons.games.mironton.units import powers_of

NO_FIGURE: Final = -1
CLASS_ORDER: Final = (0, 2, 3, 1)  # [class] warriors first, then clerics, thieves, mages


@compiled
def deal_losses(rules: Rules, state: State, side: int, losses: int) -> None:
    """One figure after the other takes losses until it is dead or none are left; what is left then is lost."""
    while losses > 0:
        victim = first_to_suffer(rules, state, side)
        if victim == NO_FIGURE:
            return
        suffered = min(losses, hp_of(rules, state, side, victim))
        if is_band_side(state, side):
            state.figure_hp[side_band(state, side), victim] -= suffered
        else:
            hurt_monster(state, side, victim, suffered)
        losses -= suffered


@compiled
def first_to_suffer(rules: Rules, state: State, side: int) -> int:
    """The living figure of a side that takes the next loss; of like ones that of the lowest number."""
    first, lowest = NO_FIGURE, 0
    for figure in range(figures(state, side)):
        if hp_of(rules, state, side, figure) > 0:
            rank = rank_of(rules, state, side, figure)
            if first == NO_FIGURE or rank < lowest:
                first, lowest = figure, rank
    return first


@compiled
def hp_of(rules: Rules, state: State, side: int, figure: int) -> int:
    """The hit points of a figure; none where nobody stands, or nobody who can be hurt."""
    if is_band_side(state, side):
        return state.figure_hp[side_band(state, side), figure] if stands(state, side, figure) else 0
    if state.side[side] == Side.TRAP or monster_at(rules, state, side, figure) == NO_TYPE:
        return 0
    return monster_hp(state, side, figure)


@compiled
def rank_of(rules: Rules, state: State, side: int, figure: int) -> int:
    """Lower ranks suffer first: by level, wounds, hit points, then ordinary before boss, then class or powers."""
    hp = hp_of(rules, state, side, figure)
    if is_band_side(state, side):
        band = side_band(state, side)
        level, boss = state.figure_level[band, figure], 0
        last = CLASS_ORDER[state.figure_class[band, figure]]
    else:
        kind = monster_at(rules, state, side, figure)
        level, boss = rules.type_level[kind], 1 if is_boss(figure) else 0
        last = powers_of(rules, kind)
    unwounded = 1 if hp == level else 0
    return (((level * 2 + unwounded) * 16 + hp) * 2 + boss) * 4 + last
