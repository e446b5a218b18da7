"""The turn as a state machine: the rules run on by themselves to the next choice (§6).

Every phase does one bit of work at a time, by its stage, and returns; what it needs to be told it asks for in `awaits`.
A choice among a single step is none: whoever would ask for it takes that step.
"""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.arrival import go_on_arriving
from donjons.games.mironton.bands import go_on_with_bands
from donjons.games.mironton.clock import end_phase, next_seat
from donjons.games.mironton.fight import go_on_fighting
from donjons.games.mironton.groups import go_on_with_groups
from donjons.games.mironton.items import go_on_with_window
from donjons.games.mironton.level import end_of_turn
from donjons.games.mironton.lone import go_on_with_lone
from donjons.games.mironton.plunder import go_on_plundering
from donjons.games.mironton.recruit import go_on_recruiting
from donjons.games.mironton.revenue import go_on_with_revenue
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.setup import go_on_setting_up
from donjons.games.mironton.state import Await, Ending, Phase, State
from donjons.games.mironton.strays import go_on_with_strays
from donjons.games.mironton.targets import go_on_with_targets


@compiled
def run_on(rules: Rules, state: State) -> None:
    while state.awaits == Await.NOTHING and state.phase != Phase.OVER:
        if state.ending != Ending.NONE:
            state.phase = Phase.OVER
        elif state.fighting:
            go_on_fighting(rules, state)
        else:
            go_on(rules, state)


@compiled
def go_on(rules: Rules, state: State) -> None:
    """One bit of the phase's work."""
    phase = state.phase
    if phase == Phase.ARRIVAL:
        go_on_arriving(rules, state)
    elif phase == Phase.FIRST_WINDOW or phase == Phase.SECOND_WINDOW:
        go_on_with_window(rules, state)
    elif phase == Phase.BANDS:
        go_on_with_bands(rules, state)
    elif phase == Phase.GROUPS:
        go_on_with_groups(rules, state)
    elif phase == Phase.FIGHT:
        go_on_with_targets(rules, state)
    elif phase == Phase.LONE:
        go_on_with_lone(rules, state)
    elif phase == Phase.STRAYS:
        go_on_with_strays(rules, state)
    elif phase == Phase.PLUNDER:
        go_on_plundering(rules, state)
    elif phase == Phase.REVENUE:
        go_on_with_revenue(rules, state)
    elif phase == Phase.RECRUIT:
        go_on_recruiting(rules, state)
    elif phase == Phase.LEVEL:
        end_of_turn(rules, state)
    else:
        go_on_setting_up(rules, state)


@compiled
def leave_phase(rules: Rules, state: State) -> None:
    """A seat is done with a phase or a window; after the last seat it is over."""
    if not next_seat(rules, state):
        end_phase(rules, state)
