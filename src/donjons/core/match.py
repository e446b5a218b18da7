"""A match: one game in progress, played step by step in notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from donjons.core.dice import Dice, Seeded
from donjons.core.errors import BadRecord, IllegalStep
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.verbs import CHANCE, NO_RULE, NOBODY


@dataclass(frozen=True)
class Played:
    """One token of the line of play: who played it, and the state before."""

    token: str
    actor: int
    label: str  # the turn it belongs to, as records write it
    before: Records


@dataclass
class Match:
    """Play, undo, ask. With dice, chance is drawn by itself whenever it is to act.

    A drawn outcome is a function of the dice and of its place in the line of play: taking a step back and playing on
    never rerolls a die.
    """

    setting: Setting
    seed: int | None = None
    start: Records | None = None
    state: Records = field(init=False)
    line: list[Played] = field(init=False, default_factory=list)
    dice: Dice | None = field(init=False, default=None)
    _undone: list[str] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        if self.start is None:
            self.start = self.setting.game.new(self.setting)
        self.state = self.start.copy()
        self.deal_from(self.seed)

    def deal_from(self, seed: int | None) -> None:
        """From now on chance is drawn from this seed; None leaves its steps to the caller."""
        self.seed = seed
        self.deal_with(None if seed is None else Seeded(seed))

    def deal_with(self, dice: Dice | None) -> None:
        """From now on chance is drawn with these dice; None leaves its steps to the caller."""
        self.dice = dice
        self._run_chance()

    def fork(self) -> Match:
        """A match of its own that stands where this one does; chance is left to the caller."""
        forked = Match(self.setting, None, self.start)
        forked.state = self.state.copy()
        forked.line = list(self.line)
        return forked

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, or NOBODY."""
        return self.setting.referee.actor(self.state)

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def ranking(self) -> list[int]:
        """Each seat's rank; the game must be over."""
        return self.setting.game.ranking(self.setting, self.state)

    @property
    def tokens(self) -> list[str]:
        """Everything played so far, chance included."""
        return [played.token for played in self.line]

    def legal(self, canonical: bool = False) -> list[str]:
        """The legal steps, as tokens; at chance, the possible outcomes."""
        steps = self.setting.referee.legal(self.state, canonical)
        return [self.setting.game.write(self.setting, self.state, step) for step in steps]

    def odds(self, token: str) -> float:
        """The probability of an outcome of chance."""
        (step,) = self.setting.game.parse(self.setting, self.state, token)
        return self.setting.referee.weight(self.state, step)

    def why(self, token: str) -> str | None:
        """The name of the rule that refuses a token, or None if it is legal."""
        refusal = self._refusal(token)
        return None if refusal is None else self.setting.game.rule_name(refusal[2])

    def _refusal(self, token: str) -> tuple[Records, int, int] | None:
        """Where, which and by which rule a step of this token is refused; None if all are legal."""
        state = self.state.copy()
        for step in self.setting.game.parse(self.setting, self.state, token):
            rule = self.setting.referee.why(state, step)
            if rule != NO_RULE:
                return state, step, rule
            self.setting.referee.play(state, step)
        return None

    def play(self, token: str) -> None:
        """Play a token, or raise IllegalStep with the rule that refuses it."""
        refusal = self._refusal(token)
        if refusal is not None:
            rule = self.setting.game.rule_name(refusal[2])
            raise IllegalStep(f"{token} is not possible ({rule}): {self.explain(token, 'en')}", rule)
        self._apply(token)
        self._undone.clear()
        self._run_chance()

    def _apply(self, token: str) -> None:
        game = self.setting.game
        before = self.state.copy()
        label = game.turn_label(self.setting, self.state)
        actor = self.actor
        for step in game.parse(self.setting, self.state, token):
            self.setting.referee.play(self.state, step)
        self.line.append(Played(token, actor, label, before))

    def _run_chance(self) -> None:
        while self.dice is not None and self.actor == CHANCE:
            self._apply(self.outcome(self.dice.number(len(self.line))))

    def outcome(self, bits: int) -> str:
        """The outcome of chance that a random number stands for now."""
        step = self.setting.referee.draw(self.state, bits)
        return self.setting.game.write(self.setting, self.state, step)

    def before(self, place: int) -> Records:
        """The state before the token at a place of the line of play; after the last one, the state now."""
        return self.line[place].before if place < len(self.line) else self.state

    def rewind(self, place: int) -> None:
        """Take back everything from a place of the line of play on."""
        self.state = self.before(place).copy()
        del self.line[place:]
        self._undone.clear()

    def undo(self) -> bool:
        """Take the last token back, and with dice the chance before it; False when there is nothing to take back."""
        last = self._last_decision()
        if last is None:
            return False
        while len(self.line) > last:
            played = self.line.pop()
            self.state = played.before
            if self.dice is None or played.actor != CHANCE:
                self._undone.append(played.token)
        return True

    def _last_decision(self) -> int | None:
        """The place of the last token that can be taken back: with dice, chance is taken back with its decision."""
        for place in range(len(self.line) - 1, -1, -1):
            if self.dice is None or self.line[place].actor != CHANCE:
                return place
        return None

    def redo(self) -> bool:
        """Play a token that was taken back; False when there is none."""
        if not self._undone:
            return False
        self._apply(self._undone.pop())
        self._run_chance()
        return True

    def fact(self, name: str) -> str:
        return self.setting.game.fact(self.setting, self.state, name)

    def restated(self, word: str) -> str:
        """What a case says of the position, put as it truly is."""
        return self.setting.game.restated(self.setting, self.state, word)

    def position(self) -> str:
        """The position as one line of text."""
        return self.setting.game.write_position(self.setting, self.state)

    def seen_by(self, seat: int | None) -> Records:
        """The state as a seat, or a spectator, knows it."""
        state = self.state.copy()
        self.setting.referee.redact(state, NOBODY if seat is None else seat)
        return state

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return self.setting.game.view(self.setting, self.seen_by(seat), seat)

    def is_sealed(self, token: str, seat: int) -> bool:
        """Must this seat not yet learn that the actor plays this token now?"""
        steps = self.setting.game.parse(self.setting, self.state, token)
        return any(self.setting.game.is_sealed(self.setting, self.state, step, seat) for step in steps)

    def told(self, since: int, language: Language) -> list[str]:
        """What came of the steps since a place in the line of play, as sentences."""
        game = self.setting.game
        steps = []
        for played in self.line[since:]:
            state = played.before.copy()
            for step in game.parse(self.setting, state, played.token):
                steps.append((state.copy(), step))
                self.setting.referee.play(state, step)
        return game.tell(self.setting, steps, language)

    def explain(self, token: str, language: Language) -> str:
        """What a token does, or why it is refused, as a sentence."""
        game = self.setting.game
        refusal = self._refusal(token)
        if refusal is not None:
            state, step, rule = refusal
            return game.explain_refusal(self.setting, state, step, rule, language)
        steps = game.parse(self.setting, self.state, token)
        return game.explain_step(self.setting, self.state, steps[0], language)

    def result(self, language: Language) -> str:
        """How the game ended, as a sentence."""
        return self.setting.game.explain_result(self.setting, self.state, language)

    def record(self) -> str:
        """The whole game as text; only for games played from their beginning."""
        from donjons.core.record import Record

        if self.start is not None and not np.array_equal(self.start, self.setting.game.new(self.setting)):
            raise BadRecord("a match that began from a position has no record: start it with new.")
        return Record.of(self).text()
