"""Why a step is refused and what to do instead: the case of each rule that applies, then its sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.core.wording import typeset
from donjons.games.barons import explain_refusals_en, explain_refusals_fr
from donjons.games.barons.board import fresh, has_enemy_troops, is_immune, is_in, is_mountain
from donjons.games.barons.bonus import has_bonus
from donjons.games.barons.command import is_second_order
from donjons.games.barons.deck import cards_left, next_colour, objectives_laid_aside
from donjons.games.barons.edition import Words
from donjons.games.barons.explain_hurdles import LINES, MOVES, Refusal
from donjons.games.barons.knights import is_blocked
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import BlockRule, Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import Kind, is_starred

PIECES = (Kind.BARON, Kind.KNIGHT)  # drawn in the order of the colours
REFUSALS: Mapping[Language, Mapping[tuple[Rule, str], str]] = {
    "en": explain_refusals_en.REFUSALS,
    "fr": explain_refusals_fr.REFUSALS,
}


def explain_refusal(words: Words, rules: Rules, state: State, step: int, rule: Rule, language: Language) -> str:
    scene = Refusal(words, rules, state, step, rule, language)
    case = CASES[rule](scene) if rule in CASES else ""
    return typeset(language, scene.says(REFUSALS[language][rule, case]))


def _outcome(scene: Refusal) -> str:
    rules, state = scene.rules, scene.state
    if scene.kind in (Kind.TILE, Kind.ROLL):
        return scene.kind.name.lower()
    if scene.kind in PIECES and scene.goal != next_colour(rules, state):
        return "colour"
    if is_in(rules, scene.at, objectives_laid_aside(rules, state)):
        return "objective"
    if is_mountain(rules, state, scene.at):
        return "peak" if scene.kind in (*PIECES, Kind.NEUTRAL) else "drawn"
    return "walled" if is_in(rules, scene.at, cards_left(rules, state)) else "drawn"


def _spent(scene: Refusal) -> str:
    if scene.kind in MOVES and not is_starred(scene.step):
        return "moved"
    if scene.kind in MOVES:
        return "near" if 0 < scene.distance.number <= scene.rules.move_base else "move"
    if not has_bonus(scene.rules):
        return "ordered"
    return "bonus" if scene.state.bonus_used else "face"


def _not_yours(scene: Refusal) -> str:
    if scene.kind == Kind.MOVE_BARON:
        return "baron"
    return "neutral" if scene.is_neutral else "knight"


def _occupied(scene: Refusal) -> str:
    if scene.kind == Kind.MOVE_KNIGHT:
        return "neutral"
    return "pause" if scene.rules.barons_pause else "baron"


def _not_command(scene: Refusal) -> str:
    if not scene.rules.donjons_command:
        return "baron"
    return "recruit" if scene.kind == Kind.RECRUIT else "order"


def _mountain(scene: Refusal) -> str:
    if scene.kind in MOVES:
        return "move"
    return "peak" if is_mountain(scene.rules, scene.state, scene.at) else "line"


def _pause(scene: Refusal) -> str:
    return {Kind.MOVE_KNIGHT: "knight", Kind.END: "end"}.get(scene.kind, "order")


def _too_far(scene: Refusal) -> str:
    if scene.at == scene.goal:
        return "same"
    return "far" if scene.distance.number else "shut"


def _mark(scene: Refusal) -> str:
    if scene.kind in MOVES:
        return "near" if is_starred(scene.step) else "far"
    return "second" if is_second_order(scene.state) else "first"


def _blocked(scene: Refusal) -> str:
    if scene.rules.block_rule == BlockRule.PRESENCE:
        return "presence"
    if scene.rules.block_rule == BlockRule.MAJORITY:
        return "majority line" if scene.kind in LINES else "majority"
    if scene.kind in LINES:
        return "line"
    if is_blocked(scene.rules, scene.state, scene.at, NOBODY):
        return "tile"
    return "knight" if is_blocked(scene.rules, scene.state, scene.at, scene.state.seat) else "melee"


def _nothing_to_move(scene: Refusal) -> str:
    if scene.kind == Kind.GATHER:
        return "gather"
    return "shut" if fresh(scene.state, scene.at) else "idle"


def _stopped(scene: Refusal) -> str:
    if scene.kind == Kind.PULL:
        return "peak"
    if has_enemy_troops(scene.state, scene.where()):
        return "troops"
    return "immune" if is_immune(scene.rules, scene.state, scene.where()) else "donjon"


def _too_many(scene: Refusal) -> str:
    enough, none = {Kind.SEND: ("send", "none"), Kind.PULL: ("pull", "absent")}[scene.kind]
    return enough if scene.fresh.number else none


CASES: dict[Rule, Callable[[Refusal], str]] = {
    Rule.OUTCOME: _outcome,
    Rule.SPENT: _spent,
    Rule.NOT_YOURS: _not_yours,
    Rule.PAUSE: _pause,
    Rule.MOUNTAIN: _mountain,
    Rule.TOO_FAR: _too_far,
    Rule.MARK: _mark,
    Rule.OCCUPIED: _occupied,
    Rule.ORDER_DUE: lambda scene: "end" if scene.kind == Kind.END else "move",
    Rule.NOT_COMMAND: _not_command,
    Rule.BLOCKED: _blocked,
    Rule.ENEMY_TROOPS: lambda scene: scene.kind.name.lower(),
    Rule.ENEMY_DONJON: lambda scene: "immune" if is_immune(scene.rules, scene.state, scene.at) else "",
    Rule.NO_GAIN: lambda scene: "spent" if scene.state.bonus_used else "equal",
    Rule.BARON_NEEDED: lambda scene: scene.kind.name.lower(),
    Rule.TOO_FEW: lambda scene: scene.kind.name.lower(),
    Rule.NO_DONJON_LEFT: lambda scene: scene.kind.name.lower(),
    Rule.NOTHING_TO_MOVE: _nothing_to_move,
    Rule.NOT_ALIGNED: lambda scene: "self" if scene.at == scene.state.command_tile else "line",
    Rule.STOPPED: _stopped,
    Rule.TOO_MANY: _too_many,
    Rule.NOTHING_MOVED: lambda scene: Phase(scene.state.phase).name.lower(),
}
"""Which of a rule's sentences applies; a rule without an entry has only one."""
