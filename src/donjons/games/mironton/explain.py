"""Steps as sentences in the reader's language, chance included; why one is refused is told in `explain_refusals`."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.explain_log import tell_one
from donjons.games.mironton.explain_notes import NOTED
from donjons.games.mironton.explain_scene import Scene
from donjons.games.mironton.explain_words import Words, sentence
from donjons.games.mironton.steps import Kind
from donjons.games.mironton.verbs import play

ENDS = (Kind.DONE, Kind.PASS)


def explain_step(rules: Records, state: Records, dungeon: Dungeon, step: int, language: Language) -> str:
    """What a legal step does: its own clause, what is to be known about it, and who plays next."""
    scene = Scene(rules, state, dungeon, step, language)
    if is_chance(scene.state):
        told = tell_one(rules, dungeon, state, step, language)
        return " ".join(told) or sentence(language, scene.texts.DIE.format(face=scene.subject))
    notes = scene.texts.SEMICOLON.join(NOTED[scene.kind](scene)) if scene.kind in NOTED else ""
    own = scene.fills(scene.texts.STEPS[scene.kind])
    said = sentence(language, scene.texts.COLON.join(filter(None, (own, notes))))
    return " ".join([said, *_follows(scene)])


def _follows(scene: Scene) -> Iterator[str]:
    """Who plays next when a seat has finished."""
    if scene.kind not in ENDS:
        return
    after = Words(scene.records[0], scene.records[1].copy(), scene.dungeon, scene.language)
    play(after.rules, after.state, scene.step)
    if not is_chance(after.state) and after.state.seat != scene.state.seat:
        yield sentence(scene.language, scene.texts.NEXT.format(seat=scene.seat(after.state.seat)))
