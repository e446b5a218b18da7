"""Clocks: how long the people may think. Time is what the log says, so that a clock is rebuilt with its table.

When a seat's time is up the computer finishes its turn, and nobody loses a game by the clock: in games of several the
others could not go on without a seat. Engines have no time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

SECOND = 1_000
DAY = 86_400 * SECOND


@dataclass(frozen=True, slots=True)
class ClockRule:
    """`fischer`: seconds for the whole game, and more with every turn. `days`: so many days for each turn."""

    kind: Literal["fischer", "days"]
    initial: int = 0
    increment: int = 0
    days: int = 0

    def at_first(self) -> int:
        return self.days * DAY if self.kind == "days" else self.initial * SECOND

    def at_turn(self, left: int) -> int:
        """What a seat has when a turn of its own begins."""
        return self.days * DAY if self.kind == "days" else left + self.increment * SECOND


@dataclass
class RunningClocks:
    rule: ClockRule
    left: list[int | None]  # [seat] milliseconds; None for engines
    running: int | None = None
    since: int = 0
    _turn: object = field(default=None)

    @classmethod
    def of(cls, rule: ClockRule, is_person: Sequence[bool]) -> RunningClocks:
        return cls(rule, [rule.at_first() if person else None for person in is_person])

    def stop(self, at: int) -> None:
        """Something happened: the seat that was to act has used the time until now."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        self.since = at

    def forgive(self, at: int) -> None:
        """The time until now is nobody's."""
        self.since = at

    def run(self, seat: int | None, turn: object) -> None:
        """From now on this seat thinks, in this turn."""
        self.running = seat if seat is not None and self.left[seat] is not None else None
        if turn != self._turn:
            before, self._turn = self._turn, turn
            left = self.left[self.running] if self.running is not None else None
            if self.running is not None and left is not None and before is not None:
                self.left[self.running] = self.rule.at_turn(left)

    def left_at(self, seat: int, at: int) -> int | None:
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return max(0, left - (at - self.since))

    def falls_at(self) -> int | None:
        """When the running clock's time is up."""
        left = None if self.running is None else self.left[self.running]
        return None if left is None else self.since + left
