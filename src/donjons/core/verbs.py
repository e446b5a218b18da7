"""The verbs: what every game can be asked, whichever it is.

`rules` is the record of a table's parameters, `state` the record of a position, `step` the code of one atomic step.
A game is a sequence of steps; at each moment one actor is to act: a seat, or chance, or nobody when it is over.
"""

from __future__ import annotations

from typing import Any, Final

from donjons.core.compiled import verb
from donjons.core.layout import Grid, Row, Values

NOBODY: Final = -1
CHANCE: Final = -2
NO_RULE: Final = 0  # what `why` answers when nothing forbids the step


@verb
def actor(rules: Any, state: Any) -> int:
    """The seat to act, or CHANCE, or NOBODY when the game is over."""
    raise NotImplementedError


@verb
def legal(rules: Any, state: Any, out: Row) -> int:
    """Write the codes of the legal steps, the outcomes at chance included; return how many."""
    raise NotImplementedError


@verb
def canonical(rules: Any, state: Any, step: int) -> bool:
    """Of step sequences with equal outcomes one is canonical: is this legal step on it?"""
    raise NotImplementedError


@verb
def why(rules: Any, state: Any, step: int) -> int:
    """The rule that forbids a step, or NO_RULE."""
    raise NotImplementedError


@verb
def draw(rules: Any, state: Any, number: int) -> int:
    """At chance: the outcome that a random number of 32 bits stands for."""
    raise NotImplementedError


@verb
def weight(rules: Any, state: Any, step: int) -> float:
    """At chance: the probability of that outcome."""
    raise NotImplementedError


@verb
def play(rules: Any, state: Any, step: int) -> None:
    """Apply a legal step."""
    raise NotImplementedError


@verb
def payoff(rules: Any, state: Any, out: Values) -> None:
    """When over: each seat's result in [0, 1], ties shared."""
    raise NotImplementedError


@verb
def ending(rules: Any, state: Any) -> int:
    """When over: how the game ended, as an index into the game's `endings`."""
    raise NotImplementedError


@verb
def redact(rules: Any, state: Any, seat: int) -> None:
    """Forget what that seat, or a spectator (NOBODY), may not know."""
    raise NotImplementedError


@verb
def evaluate(rules: Any, state: Any, out: Values) -> None:
    """A cheap estimate of each seat's final payoff."""
    raise NotImplementedError


@verb
def round_of(rules: Any, state: Any) -> int:
    """How many rounds have begun; 0 during the set-up."""
    raise NotImplementedError


@verb
def phase(rules: Any, state: Any) -> int:
    """What kind of step is awaited, as an index into the game's `phases`."""
    raise NotImplementedError


@verb
def standing(rules: Any, state: Any, out: Values) -> None:
    """What people around the table read off it as who leads: each seat's points, or the common progress."""
    raise NotImplementedError


@verb
def observe(rules: Any, before: Any, step: int, state: Any, counts: Grid) -> None:
    """After a step, with the states before and after it: add what it was to counts[seat, ...], see `Game.counted`.

    The state before it is a copy made for this, and may be used up.
    """
    raise NotImplementedError
