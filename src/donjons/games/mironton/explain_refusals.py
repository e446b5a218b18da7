"""Why a step is refused and what to do instead: the case of each rule that applies, then its sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.mironton import explain_refusals_en, explain_refusals_fr
from donjons.games.mironton.explain_hurdles import Refusal
from donjons.games.mironton.explain_words import sentence
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.state import UNREACHED, Phase
from donjons.games.mironton.steps import (
    Kind,
    Unit,
)
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN
from donjons.games.mironton.units import NO_UNIT, band_at, bosses_of, in_play

REFUSALS: Mapping[Language, Mapping[tuple[Rule, str], str]] = {
    "en": explain_refusals_en.REFUSALS,
    "fr": explain_refusals_fr.REFUSALS,
}


def explain_refusal(rules: Records, state: Records, dungeon: Dungeon, step: int, rule: Rule, language: Language) -> str:
    scene = Refusal(rules, state, dungeon, step, rule, language)
    case = CASES[rule](scene) if rule in CASES else ""
    return sentence(language, scene.fills(REFUSALS[language][rule, case]))


def _outcome(scene: Refusal) -> str:
    if scene.kind in (Kind.HITS, Kind.DRAW):
        return scene.kind.name.lower()
    return "number"


def _not_yours(scene: Refusal) -> str:
    if scene.kind == Kind.TAKE:
        return "take"
    if scene.party is None:
        return "none"
    wanted = Unit.GROUP if scene.state.phase == Phase.GROUPS else Unit.LONE
    if scene.party.unit != wanted:
        return f"kind {wanted.name.lower()}"
    return "pick"


def _engaged(scene: Refusal) -> str:
    if scene.kind != Kind.PICK:
        return scene.kind.name.lower()
    return "pick group" if scene.state.phase == Phase.GROUPS else "pick lone"


def _limit(scene: Refusal) -> str:
    return {Kind.MTRAP: "trap"}.get(scene.kind, scene.kind.name.lower())


def _not_here(scene: Refusal) -> str:
    if scene.party is None:
        return f"{scene.kind.name.lower()} none"
    return scene.kind.name.lower()


def _out_of_reach(scene: Refusal) -> str:
    """Too far, behind a band, or for a lone monster where a band is."""
    assert scene.mover is not None
    if scene.subject >= scene.rules.places:
        return ""
    if scene.mover.unit == Unit.LONE and band_at(scene.state, scene.subject) != NO_UNIT:
        return "band"
    return "barred" if scene.far == UNREACHED or scene.far <= scene.speed.number else "far"


def _supply(scene: Refusal) -> str:
    """Which of the pieces have run out."""
    rules, state, kind = scene.rules, scene.state, scene.kind
    if kind == Kind.PENTA:
        return "pentacles"
    if (FIRST_STRAY <= scene.subject < GUARDIAN) != (kind == Kind.STRAY):
        return "kind"
    if kind == Kind.STRAY:
        return "strays"
    if in_play(state, scene.subject) >= rules.type_supply[scene.subject]:
        return "figures"
    if kind == Kind.HIRE:
        return "lone"
    return "bosses" if bosses_of(state, scene.subject) >= rules.boss_max else "groups"


CASES: dict[Rule, Callable[[Refusal], str]] = {
    Rule.OUTCOME: _outcome,
    Rule.NOT_YOURS: _not_yours,
    Rule.ENGAGED: _engaged,
    Rule.LIKE: lambda scene: scene.kind.name.lower(),
    Rule.LIMIT: _limit,
    Rule.NOT_HERE: _not_here,
    Rule.OUT_OF_REACH: _out_of_reach,
    Rule.ARGUMENT: lambda scene: scene.wrong_argument(),
    Rule.LEVEL: lambda scene: "trap" if scene.kind in (Kind.TRAP, Kind.MTRAP) else "monster",
    Rule.SUPPLY: _supply,
    Rule.ROOM: lambda scene: "pentacle" if scene.kind == Kind.PENTA else "free",
}
"""Which of a rule's sentences applies; a rule without an entry has only one."""
