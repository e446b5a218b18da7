"""What a game is worth: all seats share it (§9)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Values
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Ending, State


@compiled
def share_result(rules: Rules, state: State, out: Values) -> None:
    """The same payoff for every seat."""
    worth = 0.5
    if state.ending == Ending.VICTORY:
        worth = 1.0
    elif state.ending == Ending.FALLEN:
        worth = 0.0
    for seat in range(rules.players):
        out[seat] = worth


@compiled
def score(rules: Rules, state: State) -> int:
    """To compare games with the same result."""
    purse = max(-rules.score_purse, min(rules.score_purse, state.treasury))
    points = rules.score_level * max(state.level, 0) + rules.score_kill * state.kills + purse
    if state.ending == Ending.VICTORY:
        points += rules.score_victory + rules.score_turn * (rules.turn_cap - state.turn)
    return points
