"""A match: one game in progress, played step by step in notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from donjons.core.chance import number, stream
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
    """Play, undo, ask. With a seed, chance is drawn by itself whenever it is to act.

    A drawn outcome is a function of the seed and of its place in the line of play: taking a step back and playing on
    never rerolls a die.
    """

    setting: Setting
    seed: int | None = None
    start: Records | None = None
    state: Records = field(init=False)
    line: list[Played] = field(init=False, default_factory=list)
    _undone: list[str] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        if self.start is None:
            self.start = self.setting.game.new(self.setting)
        self.state = self.start.copy()
        self.deal_from(self.seed)

    def deal_from(self, seed: int | None) -> None:
        """From now on chance is drawn from this seed; None leaves its steps to the caller."""
        self.seed = seed
        self._source = None if seed is None else stream(seed, 0)
        self._run_chance()

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
        while self._source is not None and self.actor == CHANCE:
            self._apply(self.outcome(number(self._source, len(self.line))))

    def outcome(self, bits: int) -> str:
        """The outcome of chance that a random number stands for now."""
        step = self.setting.referee.draw(self.state, bits)
        return self.setting.game.write(self.setting, self.state, step)

    def undo(self) -> bool:
        """Take the last token back, and with a seed the chance before it; False when there is nothing to take back."""
        last = self._last_decision()
        if last is None:
            return False
        while len(self.line) > last:
            played = self.line.pop()
            self.state = played.before
            if self.seed is None or played.actor != CHANCE:
                self._undone.append(played.token)
        return True

    def _last_decision(self) -> int | None:
        """The place of the last token that can be taken back: with a seed, chance is taken back with its decision."""
        for place in range(len(self.line) - 1, -1, -1):
            if self.seed is None or self.line[place].actor != CHANCE:
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

    def position(self) -> str:
        """The position as one line of text."""
        return self.setting.game.write_position(self.setting, self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        state = self.state.copy()
        if seat is not None:
            self.setting.referee.redact(state, seat)
        return self.setting.game.view(self.setting, state, seat)

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
