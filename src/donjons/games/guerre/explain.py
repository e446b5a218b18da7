"""Steps as sentences in the reader's language, chance included; why one is refused is told in `explain_refusals`."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.wording import sentence
from donjons.games.guerre.attack import falls_unfought
from donjons.games.guerre.draws import is_chance
from donjons.games.guerre.explain_chance import tell
from donjons.games.guerre.explain_changes import changes
from donjons.games.guerre.explain_ending import victory
from donjons.games.guerre.explain_scene import Scene, Words
from donjons.games.guerre.facts import reading
from donjons.games.guerre.rules import ZeroBid
from donjons.games.guerre.state import Phase, PlaceKind, Power, State
from donjons.games.guerre.steps import Kind, kind_of, other_of
from donjons.games.guerre.verbs import play

ENDS_TURN = (Kind.PASS, Kind.DONE, Kind.ELECT, Kind.DECLINE)


def explain_step(rules: Records, state: Records, step: int, language: Language) -> str:
    """What a legal step does: its own clause, what it changes, and what follows from it."""
    table, before = reading(rules, state)
    if is_chance(before.phase):
        return " ".join(tell(rules, [(state, step)], language))
    scene = Scene(table, before, step, language)
    _, after = reading(rules, state.copy())
    if scene.kind != Kind.BID:  # what a bid leads to is sealed
        play(table, after, step)
    abstains = scene.kind == Kind.BID and scene.amount == 0 and table.zero_bid == ZeroBid.ABSTAINS
    own = scene.says(scene.texts.STEPS["abstain" if abstains else scene.kind])
    clauses = [own, scene.texts.SEMICOLON.join(changes(scene, after))]
    said = sentence(language, scene.texts.COLON.join(filter(None, clauses)))
    return " ".join([said, *_follows(scene, after)])


def _follows(scene: Scene, after: State) -> Iterator[str]:
    """Whom a step lets strike back, what it misses or leaves bare, who plays next, and the end of the game."""
    texts, language = scene.texts, scene.language
    if _releases(scene):
        enemy = scene.house_of(scene.state.owner[scene.goal])
        yield sentence(language, texts.RELEASES.format(other=enemy, house=scene.house))
    if missed := _missed(scene):
        yield sentence(language, texts.MISSED.format(places=scene.towns(missed)))
    if raiders := _raiders(scene, after):
        origin = scene.state.origin if scene.kind == Kind.OCCUPY else scene.at
        yield sentence(language, texts.EXPOSED.format(place=scene.town(origin), houses=scene.houses(raiders)))
    if after.phase == Phase.OVER:
        yield victory(Words(scene.rules, after, language))
    elif after.phase == Phase.ELECT and scene.state.phase != Phase.ELECT:
        yield sentence(language, texts.MAY_ELECT.format(house=scene.house))
    elif scene.kind in ENDS_TURN:
        comes = texts.EVENT_NEXT if after.phase == Phase.EVENT else texts.NEXT
        yield sentence(language, comes.format(house=scene.house_of(after.seat)))


def _releases(scene: Scene) -> bool:
    """Does an attack by the holder of the pope's support free its victim to strike back?"""
    if scene.kind != Kind.ATTACK or scene.state.holder[Power.POPE] != scene.state.seat:
        return False
    owner = scene.state.owner[scene.goal]
    return owner >= 0 and not scene.state.released[owner]


def _missed(scene: Scene) -> set[int]:
    """What could be taken without a fight instead of passing."""
    if scene.kind != Kind.PASS:
        return set()
    attacks = (step for step in scene.legal_steps(scene.state) if kind_of(step) == Kind.ATTACK)
    return {other_of(step) for step in attacks if falls_unfought(scene.rules, scene.state, other_of(step))}


def _raiders(scene: Scene, after: State) -> list[int]:
    """Who could attack a capital that this step leaves with its last token."""
    if scene.kind not in (Kind.MOVE, Kind.ATTACK, Kind.OCCUPY) or after.phase == Phase.OVER:
        return []
    before, seat = scene.state, scene.state.seat
    origin = before.origin if scene.kind == Kind.OCCUPY else scene.at
    is_bare = before.kind[origin] == PlaceKind.CAPITAL and after.tokens[origin] == 1 < before.tokens[origin]
    if not is_bare or after.owner[origin] != seat or after.holder[Power.POPE] == seat:
        return []
    near = {after.owner[place] for place in scene.neighbours(origin) if after.tokens[place] > scene.rules.attack_leave}
    return sorted(near - {seat})
