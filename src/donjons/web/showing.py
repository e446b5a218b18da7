"""What a reader is shown of a table: never more than the seats he acts for may know.

Where a game has no secrets all readers see the same position, which is computed once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any, TypeVar

from donjons.core.errors import BadNotation
from donjons.core.gesture import Gesture, Shortcut, Wish
from donjons.core.layout import Records
from donjons.core.match import Match, Played
from donjons.core.parameters import Language
from donjons.core.verbs import CHANCE, NOBODY
from donjons.table.holder import Holder
from donjons.table.refusal import Refusal, refusal
from donjons.table.table import Table, try_token
from donjons.web.messages import basics, playing, shown
from donjons.web.messages.shown import Chart, View

GESTURE = tuple(field.name for field in fields(Gesture))  # asdict would copy each value deeply, for every choice
MOST_VIEWS = 40  # positions sent along with one update
ENDED = {
    "en": "The players agreed to end the game here.",
    "fr": "Les joueurs sont convenus d'arrêter la partie ici.",
}
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reader:
    holder: Holder
    language: Language


class Showing:
    """One table, shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.setting = table.match.setting
        self.game = self.setting.game
        self._public: dict[object, Any] = {}  # what everybody is shown after the event of this number
        self._public_number = 0
        self._sentences: dict[tuple[int, Language], tuple[Played, str]] = {}

    def once(self, what: object, make: Callable[[], T]) -> T:
        """Where nobody has secrets, what is shown to one is shown to all: it is made once after each event."""
        if self.game.has_secrets:
            return make()
        if self._public_number != self.table.number:
            self._public_number = self.table.number
            self._public.clear()
        if what not in self._public:
            self._public[what] = make()
        common: T = self._public[what]
        return common

    # Who may know what.
    def eyes(self, reader: Reader) -> int | None:
        """The seat whose knowledge a reader is shown; None for what everybody may know."""
        seats = reader.holder.seats
        if not self.game.has_secrets:
            return None
        if self.table.match.actor in seats:
            return self.table.match.actor
        return seats[0] if len(seats) == 1 else None

    def known(self, state: Records, seat: int | None) -> Records:
        """A state as a seat knows it."""
        if not self.game.has_secrets:
            return state
        seen = state.copy()
        self.setting.referee.redact(seen, NOBODY if seat is None else seat)
        return seen

    def sealed(self, reader: Reader) -> list[int]:
        """The places of the line of play that a reader may not yet know: bids that are not yet compared, say."""
        match = self.table.match
        end, count = len(match.line), self.game.sealed_steps(self.setting, match.state)
        return [place for place in range(end - count, end) if self._is_sealed(place, reader)]

    def _is_sealed(self, place: int, reader: Reader) -> bool:
        played = self.table.match.line[place]
        steps = self.game.parse(self.setting, played.before, played.token)
        watching = reader.holder.seats or (NOBODY,)
        return any(self.game.is_sealed(self.setting, played.before, step, seat) for step in steps for seat in watching)

    def open_until(self, reader: Reader) -> int:
        """So many steps of the line of play are open to a reader from its beginning on."""
        return min(self.sealed(reader), default=len(self.table.match.line))

    def is_private(self, reader: Reader) -> bool:
        """May the other seats of this reader not see what the one to act does?"""
        match = self.table.match
        others = [seat for seat in reader.holder.seats if seat != match.actor]
        if not self.game.has_secrets or match.actor not in reader.holder.seats or not others:
            return False
        step = self.setting.referee.legal(match.state)[0]
        return any(self.game.is_sealed(self.setting, match.state, step, seat) for seat in others)

    # Positions.
    @cached_property
    def chart(self) -> Chart | None:
        """What never changes at this table."""
        return self.game.chart(self.setting)

    def view(self, reader: Reader) -> View:
        """The position now."""
        return self.once("view", lambda: self.view_of(self.table.match.state, self.eyes(reader)))

    def view_of(self, state: Records, seat: int | None) -> View:
        return self.game.view(self.setting, self.known(state, seat), seat)

    def state(self, reader: Reader, at: int) -> shown.State:
        table, match = self.table, self.table.match
        actor = table.actor
        is_mine = actor is not None and actor in reader.holder.seats and table.engine_of(actor) is None
        return shown.State(
            number=table.number,
            length=len(match.line),
            actor=actor,
            label=table.label,
            view=self.view(reader),
            is_private=is_mine and self.is_private(reader),
            choices=self.choices(self.imagined(reader) if self.game.has_secrets else match) if is_mine else [],
            may_undo=is_mine and table.may_undo(reader.holder),
            may_take_back=table.takeback_place(reader.holder),
            thinking=actor is not None and table.engine_of(actor) is not None,
            clocks=self._clocks(at),
            proposal=self._proposal(),
            result=self.result(match, reader.language),
        )

    def _clocks(self, at: int) -> shown.Clocks | None:
        clocks = self.table.clocks
        if clocks is None:
            return None
        left = [clocks.left_at(seat, at) for seat in range(len(clocks.left))]
        return shown.Clocks(running=clocks.running, left=left)

    def _proposal(self) -> shown.Proposal | None:
        proposed = self.table.proposed
        if proposed is None:
            return None
        return shown.Proposal(what=proposed.what, by=proposed.by, place=proposed.place, waiting=list(proposed.waiting))

    def result(self, match: Match, language: Language) -> shown.Result | None:
        if match.over:
            return shown.Result(sentence=match.result(language), ranking=match.ranking, by="rules")
        if self.table.ended:
            return shown.Result(sentence=ENDED[language], ranking=None, by="agreement")
        return None

    # Steps.
    def choices(self, match: Match) -> list[shown.Choice]:
        """The legal steps, each with who is to act after it."""
        referee, seat = self.setting.referee, match.actor
        offered = []
        for step in referee.legal(match.state):
            then = who_then(referee.next_actor(match.state.copy(), step), seat)
            offered.append(shown.Choice(**self._gesture(match.state, step), then=then))
        offered += [self._shortcut(match, shortcut) for shortcut in self.game.shortcuts(self.setting, match.state)]
        return offered

    def _shortcut(self, match: Match, shortcut: Shortcut) -> shown.Choice:
        state, tokens, actor = match.state.copy(), [], match.actor
        for step in shortcut.steps:
            tokens.append(self.game.write(self.setting, state, step))
            actor = self.setting.referee.next_actor(state, step)
        then = who_then(actor, match.actor)
        return shown.Choice(**_fields(shortcut.gesture, tokens[-1]), first=tuple(tokens[:-1]), then=then)

    def step(self, state: Records, step: int, token: str | None = None) -> shown.Step:
        """A step as hands would make it."""
        return shown.Step(**self._gesture(state, step, token))

    def _gesture(self, state: Records, step: int, token: str | None = None) -> dict[str, object]:
        gesture = self.game.gesture(self.setting, state, step)
        return _fields(gesture, token or self.game.write(self.setting, state, step))

    def line(self, reader: Reader, start: int) -> list[shown.Played]:
        """The line of play from a place on."""
        return self.once(("line", start), lambda: self._line(reader, start))

    def news(self, reader: Reader, start: int) -> list[shown.Played]:
        """The same with its sentences and the positions between."""
        return self.once(("news", start, reader.language), lambda: self._news(reader, start))

    def _line(self, reader: Reader, start: int) -> list[shown.Played]:
        sealed = self.sealed(reader)
        return [self._played(place, place in sealed) for place in range(start, len(self.table.match.line))]

    def _news(self, reader: Reader, start: int) -> list[shown.Played]:
        line = self._line(reader, start)
        last = len(self.table.match.line) - 1
        seen = [played.place for played in line if not played.bit and played.place < last][-MOST_VIEWS:]
        return [
            played.model_copy(
                update={
                    "sentence": None if played.step is None else self.sentence(reader, played.place),
                    "view": self._view_after(reader, played.place) if played.place in seen else None,
                    "scene": None if played.step is None else self.scene(reader, played.place),
                }
            )
            for played in line
        ]

    def _view_after(self, reader: Reader, place: int) -> View:
        return self.view_of(self.table.match.before(place + 1), self.eyes(reader))

    def _played(self, place: int, is_sealed: bool) -> shown.Played:
        played = self.table.match.line[place]
        step, is_bit = None, False
        if not is_sealed:
            steps = self.game.parse(self.setting, played.before, played.token)
            step = self.step(played.before, steps[0], played.token)
            is_bit = self.game.is_bit(self.setting, played.before, steps[0])
        seat = None if played.actor == CHANCE else played.actor
        return shown.Played(place=place, seat=seat, label=played.label, step=step, bit=is_bit)

    def sentence(self, reader: Reader, place: int) -> str:
        """What a step of the line of play did."""
        played = self.table.match.line[place]
        known = id(played), reader.language
        if known not in self._sentences or self.game.has_secrets:
            before = self.known(played.before, self.eyes(reader))
            steps = self.game.parse(self.setting, before, played.token)
            text = self.game.explain_step(self.setting, before, steps[0], reader.language)
            if self._is_turned_over(reader, place, steps[0]):
                text = " ".join([text, *self.game.tell(self.setting, [(played.before, steps[0])], reader.language)])
            self._sentences[known] = played, text
        return self._sentences[known][1]

    def _is_turned_over(self, reader: Reader, place: int, step: int) -> bool:
        """Was this step sealed when it was played, and is everything open now that came before it?"""
        before = self.table.match.line[place].before
        return self.game.is_sealed(self.setting, before, step, NOBODY) and place < self.open_until(reader)

    def scene(self, reader: Reader, place: int) -> shown.Scene | None:
        """What a step brought to light; of sealed steps nothing."""
        if place >= self.open_until(reader):
            return None
        played = self.table.match.line[place]
        steps = self.game.parse(self.setting, played.before, played.token)
        return self.game.scene(self.setting, played.before, steps[0], reader.language)

    # Answers.
    def tell(self, reader: Reader, question: playing.Tell) -> playing.Told:
        """Sentences about legal steps, or about the line of play."""
        if question.start is None:
            match = self.imagined(reader)
            sentences: list[str | None] = [explained(match, token, reader.language) for token in question.tokens]
            return playing.Told(id=question.id, sentences=sentences)
        end = min(len(self.table.match.line), question.end or question.start + basics.MOST_ASKED)
        places = range(question.start, min(end, question.start + basics.MOST_ASKED))
        sealed = self.sealed(reader)
        return playing.Told(
            id=question.id,
            sentences=[self.sentence(reader, place) if place not in sealed else None for place in places],
        )

    def look(self, reader: Reader, question: playing.Look) -> playing.Seen:
        """A position of the line of play."""
        match, place = self.table.match, question.place
        if place > len(match.line):
            raise refusal("not_now", "no_place", length=len(match.line))
        state = match.before(place)
        actor = self.setting.referee.actor(state)
        return playing.Seen(
            id=question.id,
            place=place,
            label=self.game.turn_label(self.setting, state),
            actor=actor if actor >= 0 else None,
            view=self.view_of(state, self.eyes(reader)),
        )

    def imagined(self, reader: Reader, after: Sequence[str] = ()) -> Match:
        """The match as the reader knows it, to try things out on, with some steps tried already."""
        match = self.table.match.fork()
        match.state = self.known(match.state, self.eyes(reader)).copy()
        for token in after:
            try_token(match, token)
        return match

    def preview(self, reader: Reader, question: playing.Preview) -> playing.Previewed:
        """Try some steps out, up to the next chance."""
        match = self.imagined(reader)
        seat, begin = match.actor, len(match.line)
        if seat not in reader.holder.seats:
            raise refusal("not_yours")
        refused = None
        tried: list[shown.Played] = []
        for token in question.tokens:
            try:
                if match.actor != seat:
                    raise refusal("not_yours")
                sentence = explained(match, token, reader.language)
                try_token(match, token)
            except Refusal as error:
                refused = self.refused(reader, question.id, error)
                break
            tried.append(self._tried(reader, match, sentence))
        then = who_then(match.actor, seat)
        return playing.Previewed(
            id=question.id,
            played=tried,
            then=then,
            choices=self.choices(match) if then == "same" and len(match.line) > begin else [],
            result=self.result(match, reader.language),
            refused=refused,
        )

    def _tried(self, reader: Reader, match: Match, sentence: str) -> shown.Played:
        played = match.line[-1]
        steps = self.game.parse(self.setting, played.before, played.token)
        return shown.Played(
            place=len(match.line) - 1,
            seat=played.actor,
            label=played.label,
            step=self.step(played.before, steps[0], played.token),
            sentence=sentence,
            view=self.view_of(match.state, self.eyes(reader)),
        )

    def why(self, reader: Reader, question: playing.Why) -> playing.Because:
        """What a step would do, or why it is not possible; steps are found by token or by what was pointed at."""
        match = self.imagined(reader, question.after)
        if question.token is not None:
            tokens = [question.token]
        else:
            wish = Wish(question.kind, question.piece, question.origin, question.target, question.count)
            steps = self.game.meant(self.setting, match.state, wish)
            tokens = [self.game.write(self.setting, match.state, step) for step in steps]
        return playing.Because(id=question.id, possibilities=[self._possibility(reader, match, t) for t in tokens])

    def weigh(self, reader: Reader, question: playing.Weigh) -> Callable[[], playing.Weighed]:
        """The odds of fights, as work for another thread: counting them may take a second."""
        match = self.imagined(reader, question.after)
        steps = [self._legal_step(match, token) for token in question.tokens]

        def odds(step: int | None) -> playing.OddsFacts | None:
            found = None if step is None else self.game.odds(self.setting, match.state, step)
            return None if found is None else playing.OddsFacts(**asdict(found))

        return lambda: playing.Weighed(id=question.id, odds=[odds(step) for step in steps])

    def _legal_step(self, match: Match, token: str) -> int | None:
        try:
            (step, *_) = self.game.parse(self.setting, match.state, token)
        except BadNotation as error:
            raise refusal("no_step", token=token[:40]) from error
        return step if match.why(token) is None else None

    def _possibility(self, reader: Reader, match: Match, token: str) -> playing.Possibility:
        sentence = explained(match, token, reader.language)
        steps = self.game.parse(self.setting, match.state, token)
        rule = match.why(token)
        return playing.Possibility(
            step=self.step(match.state, steps[0], token),
            legal=rule is None,
            sentence=sentence,
            rule=None if rule is None else self.rule_link(reader.language, rule),
        )

    def rule_link(self, language: Language, rule: str) -> playing.RuleLink:
        return playing.RuleLink(name=rule, href=f"/rules/{self.game.key}?lang={language}#{rule}")

    def refused(self, reader: Reader, request: int | None, error: Refusal) -> playing.Refused:
        return playing.Refused(
            id=request,
            code=error.code,
            sentence=error.says[reader.language],
            rule=None if error.rule is None else self.rule_link(reader.language, error.rule),
        )


def _fields(gesture: Gesture, token: str) -> dict[str, object]:
    """The fields of a step, as messages name them."""
    return {"token": token} | {name: getattr(gesture, name) for name in GESTURE}


def who_then(actor: int, seat: int) -> shown.Then:
    """Who is to act after a step of this seat."""
    if actor == seat:
        return "same"
    return "chance" if actor == CHANCE else "over" if actor == NOBODY else "other"


def explained(match: Match, token: str, language: Language) -> str:
    """What a step does or why it is refused; `Refusal` for what is no step at all."""
    try:
        return match.explain(token, language)
    except BadNotation as error:
        raise refusal("no_step", token=token[:40]) from error
