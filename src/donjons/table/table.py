"""A table: a match, the people and engines around it, and what they may do.

It does no input or output. What somebody wants to do becomes an event, or a `Refusal`; an event changes the table when
it is applied, which is only done once it is stored. Reading the log from its beginning gives the same table again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from donjons.core.errors import BadNotation, IllegalStep
from donjons.core.match import Match
from donjons.table.agreement import Agreement
from donjons.table.clock import RunningClocks
from donjons.table.events import ABOUT_PEOPLE, Event, Kind
from donjons.table.holder import Holder
from donjons.table.refusal import Refusal, refusal

What = Literal["takeback", "end"]
FINISHER = "greedy"
"""The engine that finishes the turn of a seat whose time is up."""


@dataclass
class Sitting:
    """What changes about a seat."""

    name: str
    joined: bool = False
    stand_in: str | None = None


@dataclass(frozen=True)
class Proposed:
    what: What
    by: int
    place: int | None
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class Tried:
    """What the next event may be: some steps, and the match to which they lead."""

    number: int
    text: str
    match: Match


class Table:
    def __init__(self, agreement: Agreement, events: Iterable[Event] = ()) -> None:
        self.agreement = agreement
        self.match: Match = agreement.match()
        self.opening = len(self.match.line)
        self._tried: Tried | None = None
        self.number = 0
        self.changed = 0  # the last event that mattered to the game, and not only to what people are called
        self.sittings = [Sitting(chair.name, chair.kind != "link") for chair in agreement.chairs]
        self.proposed: Proposed | None = None
        self.ended = False  # by agreement
        self.flagged: object = None  # the turn that the computer finishes
        self.rematch = ""
        people = [chair.kind != "engine" for chair in agreement.chairs]
        self.clocks = RunningClocks.of(agreement.clock, people) if agreement.clock else None
        for event in events:
            self.apply(event)

    # What the table is.
    @property
    def is_over(self) -> bool:
        return self.ended or self.match.over

    @property
    def actor(self) -> int | None:
        """The seat to act."""
        actor = self.match.actor
        return actor if actor >= 0 and not self.ended else None

    @property
    def turn(self) -> object:
        """What tells one turn from another."""
        return self.match.actor, self.label

    @property
    def label(self) -> str:
        setting = self.match.setting
        return setting.game.turn_label(setting, self.match.state)

    def engine_of(self, seat: int) -> str | None:
        """The engine that plays for a seat now."""
        planned = self.agreement.chairs[seat].engine or self.sittings[seat].stand_in
        return planned or (FINISHER if self.flagged is not None and self.flagged == self.turn else None)

    def is_person(self, seat: int) -> bool:
        return self.agreement.chairs[seat].kind != "engine"

    def host_seats(self) -> tuple[int, ...]:
        """The seats at the host's own screen."""
        return tuple(seat for seat, chair in enumerate(self.agreement.chairs) if chair.kind == "here")

    # What may be done: each returns the event to store.
    def deal(self, at: int) -> Event:
        """The first event."""
        return Event(1, at, Kind.DEAL, None, " ".join(self._played(())))

    def play(self, by: Holder, tokens: Sequence[str], at: int) -> Event:
        """Steps of one seat, all or none."""
        seat = self._acting_seat(by)
        if self.engine_of(seat) is not None:
            raise refusal("not_now", "stand_in")
        return self._event(at, Kind.PLAY, seat, " ".join(self._played(tokens)))

    def play_engine(self, seat: int, token: str, at: int) -> Event:
        return self._event(at, Kind.PLAY, seat, " ".join(self._played([token])))

    def undo(self, by: Holder, at: int) -> Event:
        seat = self._acting_seat(by)
        if not self.may_undo(by):
            raise refusal("not_now", "no_undo")
        return self._event(at, Kind.UNDO, seat, str(len(self.match.line) - 1))

    def may_undo(self, by: Holder) -> bool:
        """Was the last step one of the turn that runs, by the same seat, with no chance after it?"""
        line, actor = self.match.line, self.actor
        if actor is None or actor not in by.seats or len(line) <= self.opening:
            return False
        return (line[-1].actor, line[-1].label) == (actor, self.label)

    def takeback_place(self, by: Holder) -> int | None:
        """The place of the last step of one's own; what came after it would be taken back, too."""
        if self.ended:
            return None
        places = range(len(self.match.line) - 1, self.opening - 1, -1)
        return next((place for place in places if self.match.line[place].actor in by.seats), None)

    def propose(self, by: Holder, what: What, asked: Iterable[int], at: int) -> Event:
        """Ask the people of these seats; those who are at one's own screen, and engines, need not be asked."""
        if not by.seats:
            raise refusal("not_yours")
        if self.proposed is not None:
            raise refusal("not_now", "proposal_open")
        place = self.takeback_place(by) if what == "takeback" else None
        if what == "end" and self.is_over:
            raise refusal("over")
        if what == "takeback" and place is None:
            raise refusal("not_now", "no_takeback")
        seat = by.seats[0] if place is None else self.match.line[place].actor
        waiting = [other for other in asked if other not in by.seats and self.must_be_asked(other)]
        words = [what, "-" if place is None else str(place), *map(str, waiting)]
        return self._event(at, Kind.PROPOSE, seat, " ".join(words))

    def must_be_asked(self, seat: int) -> bool:
        sitting = self.sittings[seat]
        return self.is_person(seat) and sitting.joined and sitting.stand_in is None

    def answer(self, by: Holder, agree: bool, at: int) -> Event:
        open_to = () if self.proposed is None else self.proposed.waiting + ((self.proposed.by,) if not agree else ())
        seat = next((seat for seat in by.seats if seat in open_to), None)
        if seat is None:
            raise refusal("not_now", "no_proposal")
        return self._event(at, Kind.AGREE if agree else Kind.DECLINE, seat)

    def rename(self, by: Holder, seat: int, name: str, at: int) -> Event:
        self._check_seat(seat)
        if seat not in by.seats and not (by.role == "host" and not self.is_person(seat)):
            raise refusal("not_yours")
        return self._event(at, Kind.NAME, seat, name)

    def join(self, by: Holder, at: int) -> Event | None:
        """A seat's link is opened; None when it was before."""
        news = [seat for seat in by.seats if not self.sittings[seat].joined]
        return self._event(at, Kind.JOIN, news[0]) if news else None

    def stand_in(self, by: Holder, seat: int, engine: str | None, is_away: bool, at: int) -> Event:
        """Let an engine play for somebody, or take one's own seat back."""
        self._check_seat(seat)
        if self.is_over:
            raise refusal("over")
        if not by.seats or not self.is_person(seat) or (engine is None and seat not in by.seats):
            raise refusal("not_yours")
        if seat not in by.seats and not is_away:
            raise refusal("not_now", "present")
        return self._event(at, Kind.STAND_IN, seat, engine or "")

    def flag(self, at: int) -> Event | None:
        """The time of the seat to act is up; None when it is not."""
        falls = None if self.clocks is None else self.clocks.falls_at()
        if falls is None or at < falls or self.is_over or self.flagged == self.turn:
            return None
        return self._event(at, Kind.FLAG, self.actor)

    def wake(self, at: int) -> Event | None:
        """The server has begun to run again; None where no clock runs by the second."""
        rule = self.agreement.clock
        if rule is None or rule.kind == "days" or self.is_over or self.number == 0:
            return None
        return self._event(at, Kind.WAKE)

    def ask_rematch(self, table: str, at: int) -> Event:
        return self._event(at, Kind.REMATCH, None, table)

    def _event(self, at: int, kind: Kind, seat: int | None = None, text: str = "") -> Event:
        return Event(self.number + 1, at, kind, seat, text)

    def _acting_seat(self, by: Holder) -> int:
        if self.is_over:
            raise refusal("over")
        if self.actor is None or self.actor not in by.seats:
            raise refusal("not_yours")
        return self.actor

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.sittings):
            raise refusal("not_yours", "no_seat")

    def _played(self, tokens: Sequence[str]) -> list[str]:
        """These steps and what chance does then, tried out on a match of its own."""
        trial, seat = self.match.fork(), self.match.actor
        trial.deal_with(self.agreement.dice)
        for token in tokens:
            if trial.actor != seat:
                raise refusal("not_yours")
            try_token(trial, token)
        trial.deal_with(None)
        played = trial.tokens[len(self.match.line) :]
        self._tried = Tried(self.number + 1, " ".join(played), trial)
        return played

    # What has happened.
    def apply(self, event: Event) -> None:
        if self.clocks is not None:
            (self.clocks.forgive if event.kind == Kind.WAKE else self.clocks.stop)(event.at)
        self.number = event.number
        if event.kind not in ABOUT_PEOPLE:
            self.changed = event.number
        self._happen(event)
        if self.clocks is not None:
            self.clocks.run(None if self.is_over else self.actor, self.turn)

    def _happen(self, event: Event) -> None:
        seat = event.seat
        match event.kind:
            case Kind.DEAL | Kind.PLAY:
                self.proposed = None
                self._play(event)
            case Kind.UNDO:
                self.proposed = None
                self.match.rewind(int(event.text))
            case Kind.PROPOSE:
                self._proposed(event)
            case Kind.AGREE:
                self._agreed(event)
            case Kind.DECLINE:
                self.proposed = None
            case Kind.FLAG:
                self.flagged = self.turn
            case Kind.REMATCH:
                self.rematch = event.text
            case Kind.WAKE:
                pass
            case _:
                assert seat is not None
                self._sit(self.sittings[seat], event)

    def _play(self, event: Event) -> None:
        """Play what was stored; where it was tried out just now that is done already."""
        tried, self._tried = self._tried, None
        if tried is not None and (tried.number, tried.text) == (event.number, event.text):
            self.match = tried.match
            return
        for token in event.text.split():
            self.match.play(token)

    def _sit(self, sitting: Sitting, event: Event) -> None:
        if event.kind == Kind.NAME:
            sitting.name = event.text
        elif event.kind == Kind.JOIN:
            sitting.joined = True
        else:
            sitting.stand_in = event.text or None

    def _proposed(self, event: Event) -> None:
        what, place, *waiting = event.text.split()
        assert event.seat is not None
        self.proposed = Proposed(
            "takeback" if what == "takeback" else "end",
            event.seat,
            None if place == "-" else int(place),
            tuple(map(int, waiting)),
        )
        self._settle()

    def _agreed(self, event: Event) -> None:
        assert self.proposed is not None
        assert event.seat is not None
        group = self.host_seats() if event.seat in self.host_seats() else (event.seat,)
        left = tuple(seat for seat in self.proposed.waiting if seat not in group)
        self.proposed = Proposed(self.proposed.what, self.proposed.by, self.proposed.place, left)
        self._settle()

    def _settle(self) -> None:
        """Do what is proposed once nobody is left to be asked."""
        proposed = self.proposed
        if proposed is None or proposed.waiting:
            return
        self.proposed = None
        if proposed.place is not None:
            self.match.rewind(proposed.place)
        else:
            self.ended = True


def try_token(match: Match, token: str) -> None:
    """Play a token, or raise the refusal that a person is told."""
    try:
        match.play(token)
    except IllegalStep as error:
        raise Refusal(
            "illegal", {"en": match.explain(token, "en"), "fr": match.explain(token, "fr")}, error.rule
        ) from error
    except BadNotation as error:
        raise refusal("no_step", token=token[:40]) from error
