"""What a position cannot be: contradictions between its words, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.boards.walks import OUTSIDE
from donjons.games.mironton.moment_checks import demands
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import COMING, MOST_INSIDE, Await, Phase, State
from donjons.games.mironton.tables import Zone
from donjons.games.mironton.units import bands_inside


def contradiction(rules: Rules, state: State) -> str | None:
    """The first thing in a position that no game can bring about, as a sentence."""
    for holds, sentence in _demands(rules, state):
        if not holds:
            return sentence
    return None


def _demands(rules: Rules, state: State) -> Iterator[tuple[bool, str]]:
    outside = sum(state.band_place[slot] == OUTSIDE for slot in range(state.bands))
    for name, number, most in (
        ("bands_max", bands_inside(state), rules.bands_max),
        ("outside_max", outside, rules.outside_max),
        ("groups_max", state.groups, rules.groups_max),
        ("lone_max", state.lone, rules.lone_max),
        ("strays_max", state.strays, rules.strays_max),
        ("pentacle_pairs_max", state.pairs, rules.pentacle_pairs_max),
    ):
        yield number <= most, f"{name}: the position has {number} of them, and there may be {most}."
    around = rules.bands_max if state.phase == Phase.ARRIVAL else bands_inside(state)
    yield (
        state.elims + around <= MOST_INSIDE,
        f"elim: with those inside, a turn has at most {MOST_INSIDE} bands.",
    )
    for room in range(rules.rooms):
        guarded = rules.zone[room] in (Zone.HEART, Zone.INNER)
        yield not (state.trap_level[room] and guarded), "trap: no trap lies in the Heart or in an inner room."
    ends = [state.pentacle[pair, end] for pair in range(state.pairs) for end in range(2)]
    yield len(set(ends)) == len(ends), "penta: a room has at most one pentacle."
    yield rules.heart not in ends, "penta: the Heart has no pentacle that leads into the dungeon."
    if state.awaits == Await.NOTHING:
        coming = any(state.band_place[slot] == COMING for slot in range(state.bands))
        yield not coming, "coming: a band comes in phase 1 only; say which die is awaited: awaits=entrance."
    else:
        yield from demands(rules, state)
