"""A refused step in its position: what only refusals name, such as the hurdle, who put it up, and the way out."""

from __future__ import annotations

from collections.abc import Callable

from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.core.wording import Count, both
from donjons.games.barons import notation
from donjons.games.barons.board import has_enemy_troops, is_mountain, knights_on
from donjons.games.barons.command import is_second_order
from donjons.games.barons.edition import Words
from donjons.games.barons.explain_scene import Scene
from donjons.games.barons.explain_words import Colour
from donjons.games.barons.knights import active, is_blocked
from donjons.games.barons.lines import stops_troops
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import CaptureMode, Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import PLUS, STAR, Kind, count_of, encode, is_starred

MOVES = (Kind.MOVE_BARON, Kind.MOVE_KNIGHT)
LINES = (Kind.SEND, Kind.PULL)


class Refusal(Scene):
    """What only refusals name: the hurdle, who put it up, and the way out."""

    def __init__(self, words: Words, rules: Rules, state: State, step: int, rule: Rule, language: Language) -> None:
        super().__init__(words, rules, state, step, language)
        self.rule = rule

    @property
    def what(self) -> str:
        return self.says(self.texts.WHAT[self.kind])

    @property
    def expected(self) -> str:
        if self.kind == Kind.CAPTURE and self.rules.capture_mode != CaptureMode.CHOICE:
            return str(self.texts.NO_CHOICE_OF_CAPTURE)
        return self.says(self.texts.EXPECTED[Phase(self.state.phase)])

    @property
    def token(self) -> str:
        """The step with the marks that fit."""
        if self.kind in MOVES:
            marks = 0 if is_starred(self.step) else STAR
        elif is_second_order(self.state):
            marks = PLUS
        else:
            marks = STAR if is_starred(self.step) and self.rule == Rule.MARK else 0
        return notation.write(self.words, encode(self.kind, self.at, self.goal, count_of(self.step), marks))

    def first_hurdle(self) -> int:
        """The first tile on the way that breaks the rule; what stops a called troop is right before it."""
        if (self.kind, self.rule) == (Kind.PULL, Rule.STOPPED):
            return self.way[-2]
        return next(tile for tile in self.way if HURDLES[self.rule](self.rules, self.state, tile))

    def where(self) -> int:
        """The tile that the refusal is about: the hurdle on a line, else the tile of the step."""
        return self.first_hurdle() if self.kind in LINES else self.at

    @property
    def hurdle(self) -> str:
        return self.named(self.first_hurdle() + 1)

    @property
    def holder(self) -> Colour:
        """Whose troops, or else whose donjon, are in the way."""
        tile = self.where()
        held_by_troops = has_enemy_troops(self.state, tile)
        return self.colour_of(self.state.troop_owner[tile] if held_by_troops else self.state.donjon[tile])

    @property
    def blocker(self) -> Colour:
        """The colour of the active knight, once the own knight that gives the order is set aside."""
        tile = self.where()
        leader = active(self.rules, self.state, tile, NOBODY)
        if leader in (NOBODY, self.state.seat):
            leader = active(self.rules, self.state, tile, self.state.seat)
        return self.colour_of(leader)

    def knights_by_seat(self) -> dict[int, int]:
        """How many knights each seat has where the refusal is about, those with any."""
        counts = {seat: knights_on(self.rules, self.state, seat, self.where()) for seat in range(self.rules.players)}
        return {seat: count for seat, count in counts.items() if count}

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.knights_by_seat() if seat != self.state.seat]

    @property
    def blockers(self) -> Count:
        return self.number(len(self.others))

    @property
    def blocker_names(self) -> str:
        return both(self.language, [self.colour_of(seat) for seat in self.others])

    @property
    def their_knights(self) -> Count:
        return self.number(sum(self.knights_by_seat()[seat] for seat in self.others))

    @property
    def own_knights(self) -> Count:
        return self.number(self.knights_by_seat().get(self.state.seat, 0))

    @property
    def missing(self) -> Count:
        """The own knights that would have to come."""
        return self.number(self.their_knights.number - self.own_knights.number)

    @property
    def rival(self) -> Colour:
        """The other baron on the tile that the own baron enters, or pauses on."""
        tile = self.goal if self.rule == Rule.OCCUPIED else self.state.baron[self.state.seat]
        others = (seat for seat in range(self.rules.players) if seat != self.state.seat)
        return self.colour_of(next(seat for seat in others if self.state.baron[seat] == tile))


HURDLES: dict[Rule, Callable[[Rules, State, int], bool]] = {
    Rule.MOUNTAIN: is_mountain,
    Rule.BLOCKED: lambda rules, state, tile: is_blocked(rules, state, tile, NOBODY),
    Rule.STOPPED: lambda rules, state, tile: stops_troops(state, tile),
}
