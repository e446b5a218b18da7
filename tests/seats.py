"""Tables without a server: what they are made of, and people who sit at them."""

from __future__ import annotations

from donjons.table.agreement import Agreement, Chair
from donjons.table.clock import ClockRule
from donjons.table.events import Event
from donjons.table.holder import Holder
from donjons.table.table import Table
from playing import content

SECRET = bytes(range(32))
HERE, LINK, GREEDY = Chair("here", "Anna"), Chair("link", "Bob"), Chair("engine", "", "greedy")
FIRST, SECOND = Holder("seat", (0,)), Holder("seat", (1,))
SPECTATOR = Holder("spectator")


def agreed(*chairs: Chair, clock: ClockRule | None = None, game: str = "barons-2025", **changes: str) -> Agreement:
    return Agreement("t1", 0, game, changes, chairs or (LINK, LINK), SECRET, clock)


class Log:
    """A table and its log: whatever happens is applied and kept."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.table = Table(agreement)
        self.events: list[Event] = []
        self.add(self.table.deal(0))

    def add(self, event: Event | None) -> None:
        assert event is not None
        self.table.apply(event)
        self.events.append(event)

    def play(self, *tokens: str, at: int = 0) -> None:
        """Whoever is to act plays."""
        for token in tokens:
            assert self.table.actor is not None
            self.add(self.table.play(Holder("seat", (self.table.actor,)), [token], at))

    def play_some(self, steps: int, at: int = 0) -> None:
        """Any legal steps, one after the other."""
        for count in range(steps):
            legal = self.table.match.legal()
            self.play(legal[(7 * count) % len(legal)], at=at)

    def read_again(self) -> Table:
        """The table as a server that starts again would find it."""
        return Table(self.agreement, self.events)


def everything(table: Table) -> tuple[object, ...]:
    """All that a table is, for comparison."""
    clocks = table.clocks
    return (
        table.number,
        table.match.tokens,
        content(table.match.state),
        tuple((sitting.name, sitting.joined, sitting.stand_in) for sitting in table.sittings),
        table.proposed,
        table.ended,
        table.flagged,
        table.rematch,
        None if clocks is None else (tuple(clocks.left), clocks.running, clocks.since),
    )
