"""Where a band may stand after its next activation, by all faces of the dice that it may roll on its way.

Its way ends where a fight begins; everybody else stays where he is.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from donjons.boards.walks import OUTSIDE
from donjons.core.layout import copied
from donjons.games.mironton.bands import activate, go_on_with_bands, open_pentacle, orient
from donjons.games.mironton.draws import DIE, chance_of_hits
from donjons.games.mironton.orientation import way
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Await, Phase, Stage, State
from donjons.games.mironton.units import NO_UNIT, band_slot

ON_ITS_WAY: Final = (Stage.WALK, Stage.ARRIVED, Stage.COMPANY, Stage.PENTACLE)


def outlook(rules: Rules, state: State, band: int) -> dict[int, float]:
    """The chance of each place, OUTSIDE included, for the band in this slot."""
    scratch = copied(state)
    scratch.phase, scratch.awaits, scratch.fighting = Phase.BANDS, Await.NOTHING, 0
    scratch.entered, scratch.teleported, scratch.left = 0, 0, 0
    activate(rules, scratch, band)
    found: dict[int, float] = {}
    _follow(rules, scratch, 1.0, found)
    return found


def _follow(rules: Rules, state: State, chance: float, found: dict[int, float]) -> None:
    """Go on to the next dice, and then on with every outcome."""
    while state.awaits == Await.NOTHING and not state.fighting and state.stage in ON_ITS_WAY:
        go_on_with_bands(rules, state)
        if band_slot(state, state.active) == NO_UNIT:
            break
    if state.awaits == Await.ORIENT:
        _turn(rules, state, chance, found)
    elif state.awaits == Await.MEET:
        _meet(rules, state, chance, found)
    elif state.awaits == Await.HITS:
        _try_pentacle(rules, state, chance, found)
    else:
        _stop(state, chance, found)


def _stop(state: State, chance: float, found: dict[int, float]) -> None:
    slot = band_slot(state, state.active)
    place = OUTSIDE if slot == NO_UNIT else state.band_place[slot]
    found[place] = found.get(place, 0.0) + chance


def _went_on(state: State) -> State:
    """A copy whose dice have been rolled."""
    other = copied(state)
    other.awaits = Await.NOTHING
    return other


def _turn(rules: Rules, state: State, chance: float, found: dict[int, float]) -> None:
    slot = band_slot(state, state.active)
    face_of = {way(rules, state, slot, face): face for face in range(1, DIE + 1)}
    faces = Counter(way(rules, state, slot, face) for face in range(1, DIE + 1))
    for chosen, count in faces.items():
        other = _went_on(state)
        orient(rules, other, face_of[chosen])
        _follow(rules, other, chance * count / DIE, found)


def _meet(rules: Rules, state: State, chance: float, found: dict[int, float]) -> None:
    """Those who quarrel or merge go no further."""
    passes = sum(rules.meet_quarrel < face < rules.meet_merge for face in range(1, DIE + 1)) / DIE
    if passes < 1:
        _stop(state, chance * (1 - passes), found)
    if passes > 0:
        _follow(rules, _went_on(state), chance * passes, found)


def _try_pentacle(rules: Rules, state: State, chance: float, found: dict[int, float]) -> None:
    fails = chance_of_hits(state.dice, state.threshold, 0)
    for hits, share in ((0, fails), (1, 1 - fails)):
        other = _went_on(state)
        open_pentacle(rules, other, hits)
        _follow(rules, other, chance * share, found)
