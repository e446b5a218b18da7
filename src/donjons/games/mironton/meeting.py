"""When a band meets another: they pass, merge or quarrel (§8.6)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.fight import open_round
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.slots import remove_band
from donjons.games.mironton.state import Side, Stage, State
from donjons.games.mironton.units import NO_UNIT, band_slot


@compiled
def meet(rules: Rules, state: State, face: int) -> None:
    """The active band and the one it has met; where nothing comes of it, it looks for the next."""
    moving, other = band_slot(state, state.active), band_slot(state, state.met)
    if face <= rules.meet_quarrel:
        state.quarrel_rounds = 0
        state.stage = Stage.QUARREL
    elif face >= rules.meet_merge:
        if state.band_figures[moving] + state.band_figures[other] <= rules.band_size_max:
            merge(state, moving, other)
            state.stage = Stage.DONE


@compiled
def quarrel(rules: Rules, state: State) -> None:
    """Rounds between the two, the moving band attacking, until one is gone or they have had enough."""
    other = band_slot(state, state.met)
    if other == NO_UNIT or state.quarrel_rounds >= rules.quarrel_round_cap:
        state.stage = Stage.DONE
    else:
        state.quarrel_rounds += 1
        open_round(rules, state, state.band_place[other], Side.BAND, state.active, Side.BAND, state.met)


@compiled
def merge(state: State, moving: int, other: int) -> None:
    """One band of all figures, under the lower serial, on the moving band's way; it has been activated."""
    into, gone = min(moving, other), max(moving, other)
    state.band_heading[into] = state.band_heading[moving]
    state.band_via[into] = state.band_via[moving]
    state.band_map[into] = state.band_map[moving] if state.band_map[moving] > 0 else state.band_map[other]
    state.band_value[into] += state.band_value[gone]
    state.band_count[into] += state.band_count[gone]
    state.band_plundered[into] |= state.band_plundered[gone]
    state.band_jinx[into] |= state.band_jinx[gone]
    state.band_infra[into] |= state.band_infra[gone]
    state.band_web[into] |= state.band_web[gone]
    state.band_bottom[into] |= state.band_bottom[gone]
    state.band_new[into] = 0
    state.band_acted[into] = 1
    for figure in range(state.band_figures[gone]):
        joined = state.band_figures[into] + figure
        state.figure_class[into, joined] = state.figure_class[gone, figure]
        state.figure_level[into, joined] = state.figure_level[gone, figure]
        state.figure_hp[into, joined] = state.figure_hp[gone, figure]
    state.band_figures[into] += state.band_figures[gone]
    remove_band(state, gone)
