"""Why a step is refused and what to do instead: the case of each rule that applies, then its sentence."""

from __future__ import annotations

from collections.abc import Callable

from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.games.barons import notation
from donjons.games.barons.board import fresh, has_enemy_troops, is_in, is_mountain
from donjons.games.barons.command import is_second_order
from donjons.games.barons.explain_scene import Scene
from donjons.games.barons.explain_words import Colour, typeset
from donjons.games.barons.knights import active, is_blocked
from donjons.games.barons.lines import stops_troops
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import CaptureMode, Rules
from donjons.games.barons.setup import cards_left, next_colour
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import PLUS, STAR, Kind, count_of, encode, is_starred

MOVES = (Kind.MOVE_BARON, Kind.MOVE_KNIGHT)
LINES = (Kind.SEND, Kind.PULL)


def explain_refusal(rules: Rules, state: State, step: int, rule: Rule, language: Language) -> str:
    scene = Refusal(rules, state, step, rule, language)
    case = CASES[rule](scene) if rule in CASES else ""
    return typeset(language, scene.says(scene.texts.REFUSALS[rule, case]))


class Refusal(Scene):
    """What only refusals name: the hurdle, who put it up, and the way out."""

    def __init__(self, rules: Rules, state: State, step: int, rule: Rule, language: Language) -> None:
        super().__init__(rules, state, step, language)
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
        return notation.write(encode(self.kind, self.place, self.goal, count_of(self.step), marks))

    def first_hurdle(self) -> int:
        """The first tile on the way that breaks the rule."""
        return next(tile for tile in self.way if HURDLES[self.rule](self.rules, self.state, tile))

    @property
    def hurdle(self) -> int:
        return self.first_hurdle() + 1

    @property
    def holder(self) -> Colour:
        """Whose troops, or else whose donjon, stop the way."""
        tile = self.first_hurdle()
        held_by_troops = has_enemy_troops(self.state, tile)
        return self.colour_of(self.state.troop_owner[tile] if held_by_troops else self.state.donjon[tile])

    @property
    def knight(self) -> Colour:
        """The colour of the active knight, once the own knight that gives the order is set aside."""
        tile = self.first_hurdle() if self.kind in LINES else self.place
        leader = active(self.rules, self.state, tile, NOBODY)
        if leader in (NOBODY, self.state.seat):
            leader = active(self.rules, self.state, tile, self.state.seat)
        return self.colour_of(leader)

    @property
    def rival(self) -> Colour:
        """The other baron on the tile that the own baron enters, or pauses on."""
        tile = self.goal if self.rule == Rule.OCCUPIED else self.baron - 1
        others = (seat for seat in range(self.rules.players) if seat != self.state.seat)
        return self.colour_of(next(seat for seat in others if self.state.baron[seat] == tile))


HURDLES: dict[Rule, Callable[[Rules, State, int], bool]] = {
    Rule.MOUNTAIN: is_mountain,
    Rule.BLOCKED: lambda rules, state, tile: is_blocked(rules, state, tile, NOBODY),
    Rule.STOPPED: lambda rules, state, tile: stops_troops(state, tile),
}


def _outcome(scene: Refusal) -> str:
    rules, state = scene.rules, scene.state
    if scene.kind in (Kind.TILE, Kind.MOUNTAIN, Kind.ROLL):
        return scene.kind.name.lower()
    if scene.goal != next_colour(rules, state):
        return "colour"
    if is_mountain(rules, state, scene.place):
        return "peak"
    return "walled" if is_in(rules, scene.place, cards_left(rules, state)) else "drawn"


def _spent(scene: Refusal) -> str:
    if scene.kind in MOVES:
        return "near" if 0 < scene.distance.number <= scene.rules.move_base else "move"
    return "bonus" if scene.state.bonus_used else "face"


def _pause(scene: Refusal) -> str:
    return {Kind.MOVE_KNIGHT: "knight", Kind.END: "end"}.get(scene.kind, "order")


def _too_far(scene: Refusal) -> str:
    if scene.place == scene.goal:
        return "same"
    return "far" if scene.distance.number else "shut"


def _mark(scene: Refusal) -> str:
    if scene.kind in MOVES:
        return "near" if is_starred(scene.step) else "far"
    return "second" if is_second_order(scene.state) else "first"


def _blocked(scene: Refusal) -> str:
    if scene.kind in LINES:
        return "line"
    if is_blocked(scene.rules, scene.state, scene.place, NOBODY):
        return "tile"
    return "knight" if is_blocked(scene.rules, scene.state, scene.place, scene.state.seat) else "melee"


def _nothing_to_move(scene: Refusal) -> str:
    if scene.kind == Kind.GATHER:
        return "gather"
    return "shut" if fresh(scene.state, scene.place) else "idle"


def _too_many(scene: Refusal) -> str:
    enough, none = {Kind.SEND: ("send", "none"), Kind.PULL: ("pull", "absent")}[scene.kind]
    return enough if scene.fresh.number else none


CASES: dict[Rule, Callable[[Refusal], str]] = {
    Rule.OUTCOME: _outcome,
    Rule.SPENT: _spent,
    Rule.NOT_YOURS: lambda scene: "baron" if scene.kind == Kind.MOVE_BARON else "knight",
    Rule.PAUSE: _pause,
    Rule.MOUNTAIN: lambda scene: "move" if scene.kind in MOVES else "line",
    Rule.TOO_FAR: _too_far,
    Rule.MARK: _mark,
    Rule.NOT_COMMAND: lambda scene: "recruit" if scene.kind == Kind.RECRUIT else "order",
    Rule.BLOCKED: _blocked,
    Rule.NO_GAIN: lambda scene: "spent" if scene.state.bonus_used else "equal",
    Rule.BARON_NEEDED: lambda scene: scene.kind.name.lower(),
    Rule.TOO_FEW: lambda scene: scene.kind.name.lower(),
    Rule.NO_DONJON_LEFT: lambda scene: scene.kind.name.lower(),
    Rule.NOTHING_TO_MOVE: _nothing_to_move,
    Rule.NOT_ALIGNED: lambda scene: "self" if scene.place == scene.state.command_tile else "line",
    Rule.STOPPED: lambda scene: "troops" if has_enemy_troops(scene.state, scene.first_hurdle()) else "donjon",
    Rule.TOO_MANY: _too_many,
    Rule.NOTHING_MOVED: lambda scene: Phase(scene.state.phase).name.lower(),
}
"""Which of a rule's sentences applies; a rule without an entry has only one."""
