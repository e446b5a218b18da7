"""The low blow: one adventurer stabs another of his band (§8.15, R52)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.fight import open_round
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Item, Side, State
from donjons.games.mironton.steps import Kind, Unit, at_of, by_of, encode, encode_blow, encode_unit


@compiled
def look_alike(state: State, band: int, one: int, other: int) -> bool:
    """Figures are told apart by class, level and hit points only."""
    return (
        state.figure_class[band, one] == state.figure_class[band, other]
        and state.figure_level[band, one] == state.figure_level[band, other]
        and state.figure_hp[band, one] == state.figure_hp[band, other]
    )


@compiled
def first_alike(state: State, band: int, figure: int, besides: int) -> int:
    """The first figure that looks like this one, `besides` aside."""
    for other in range(figure):
        if other != besides and look_alike(state, band, other, figure):
            return other
    return figure


@compiled
def may_stab(state: State, band: int, by: int, at: int) -> bool:
    """Of figures that look alike the first stands for all, and the next for a second one."""
    figures = state.band_figures[band]
    if by >= figures or at >= figures or by == at:
        return False
    return first_alike(state, band, by, by) == by and first_alike(state, band, at, by) == at


@compiled
def stab(rules: Rules, state: State, band: int, blow: int) -> None:
    """Open the round of the two figures."""
    open_round(rules, state, int(state.band_place[band]), Side.FIGURE, by_of(blow), Side.FIGURE, at_of(blow))
    state.blow_band = state.band_serial[band]


@compiled
def list_blows(state: State, band: int, out: Row, found: int) -> int:
    for by in range(state.band_figures[band]):
        for at in range(state.band_figures[band]):
            if may_stab(state, band, by, at):
                out[found] = encode(Kind.PLAY, encode_unit(Unit.BAND, band), encode_blow(by, at), Item.LOW_BLOW)
                found += 1
    return found
