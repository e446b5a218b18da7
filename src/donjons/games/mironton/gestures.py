"""Steps as gestures on the dungeon, and back: which steps somebody means who points at units, figures and places.

What is picked on the board is a room, a corridor cell or a unit; what is bought or played is put on one. The kind of a
play is the name of its item. A wish is put into the words of a token, which the notation reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Final

from donjons.boards.dungeon import Dungeon
from donjons.core.errors import BadNotation
from donjons.core.game import Setting
from donjons.core.gesture import Gesture, Shortcut, Wish
from donjons.core.layout import Records
from donjons.core.verbs import NO_RULE
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.draws import DIE, is_chance
from donjons.games.mironton.explain_words import ACTIVE_UNIT
from donjons.games.mironton.notation import parse
from donjons.games.mironton.reading import reading
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, Await, Item, Phase, State
from donjons.games.mironton.steps import (
    Kind,
    Unit,
    at_of,
    by_of,
    kind_of,
    number_of,
    other_of,
    slot_of,
    subject_of,
    unit_of,
)
from donjons.games.mironton.tables import Family
from donjons.games.mironton.unit_words import place_of
from donjons.games.mironton.units_text import (
    LETTERS,
    adventurer_word,
    adventurer_words,
    monster_word,
    serials,
    unit_word,
)
from donjons.games.mironton.verbs import why

TOKENS: Final = {  # of every kind of gesture, what its token is made of
    "family": "family:{piece}",
    "start": "start:{origin}",
    "pick": "pick:{origin}",
    "drop": "drop:{piece}",
    "take": "take:{target}",
    "go": "go:{target}",
    "stay": "stay",
    "target": "target:{origin}",
    "hire": "hire:{piece}",
    "boss": "boss:{piece}",
    "stray": "stray:{piece}:at={target}",
    "trap": "trap:{count}:at={target}",
    "mtrap": "mtrap:{count}:at={target}",
    "penta": "penta:{origin}-{target}",
    "done": "done",
    "pass": "pass",
    **{item.name.lower(): f"play:{item.name.lower()}:on={{target}}" for item in Item},
    "low_blow": "play:low_blow:on={target}:{option}",
    "false_map": "play:false_map:on={target}:{option}",
    "pocket_trap": "play:pocket_trap:at={target}",
    "summons": "play:summons:as={piece}:at={target}",
}
OPEN: Final = {  # the kinds that somebody may mean who only points, by what is awaited
    Await.FAMILY: ("family",),
    Await.START: ("start",),
    Await.PICK: ("pick",),
    Await.MOVE: ("go", "take"),
    Await.TARGET: ("target",),
}
OF_A_UNIT: Final = ("pick", "take", "target")
PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


def gesture(dungeon: Dungeon, state: State, step: int) -> Gesture:
    """What hands do for a step; chance's tell what the dice show, and for whom they are rolled."""
    kind, subject, other = Kind(kind_of(step)), subject_of(step), other_of(step)
    name = kind.name.lower()
    match kind:
        case Kind.DONE | Kind.PASS:
            return Gesture(name)
        case Kind.FAMILY:
            return Gesture(name, Family(subject).name.lower())
        case Kind.START:
            return Gesture(name, origin=dungeon.place_id(subject))
        case Kind.PICK | Kind.TARGET:
            return Gesture(name, origin=_unit(state, subject))
        case Kind.TAKE:
            return Gesture(name, origin=_active(state), target=_unit(state, subject))
        case Kind.DROP:
            return Gesture(name, monster_word(subject, other), _active(state))
        case Kind.GO:
            return Gesture(name, origin=_active(state), target=dungeon.place_id(subject))
        case Kind.STAY:
            return Gesture(name, origin=_active(state))
        case Kind.PLAY:
            return _play(dungeon, state, step)
        case Kind.HIRE | Kind.BOSS:
            return Gesture(name, monsters()[subject].id)
        case Kind.STRAY:
            return Gesture(name, monsters()[subject].id, target=dungeon.place_id(other))
        case Kind.TRAP | Kind.MTRAP:
            return Gesture(name, target=dungeon.place_id(other), count=subject)
        case Kind.PENTA:
            return Gesture(name, origin=dungeon.place_id(subject), target=dungeon.place_id(other))
        case Kind.DRAW:
            return Gesture(name, Item(subject).name.lower())
    return Gesture(name, origin=_active(state), count=other if kind == Kind.HITS else subject)


def shortcuts(setting: Setting, dungeon: Dungeon, records: Records) -> Iterator[Shortcut]:
    """Whoever may be picked can at once be sent, or take and leave monsters; pentacles join rooms in either order."""
    _, state = reading(setting.rules, records)
    if state.awaits == Await.BUY:
        for step in setting.referee.legal(records):
            if kind_of(step) == Kind.PENTA:
                pair = gesture(dungeon, state, step)
                yield Shortcut((step,), replace(pair, origin=pair.target, target=pair.origin))
    if state.awaits != Await.PICK:
        return
    for pick in setting.referee.legal(records):
        after = records.copy()
        setting.referee.play(after, pick)
        _, then = reading(setting.rules, after)
        if kind_of(pick) == Kind.PICK and then.awaits == Await.MOVE and _active(then) == _unit(state, subject_of(pick)):
            for step in setting.referee.legal(after):
                yield Shortcut((pick, step), gesture(dungeon, then, step))


def _play(dungeon: Dungeon, state: State, step: int) -> Gesture:
    item, subject, other = Item(number_of(step)), subject_of(step), other_of(step)
    name = item.name.lower()
    if item in (Item.POCKET_TRAP, Item.SUMMONS):
        piece = monsters()[subject].id if item == Item.SUMMONS else None
        return Gesture(name, piece, target=dungeon.place_id(other))
    on = _unit(state, subject)
    if item == Item.LOW_BLOW:
        by, at = (adventurer_word(state, slot_of(subject), figure) for figure in (by_of(other), at_of(other)))
        return Gesture(name, target=on, option=f"by={by}:at={at}")
    return Gesture(name, target=on, option=f"face={other}" if item == Item.FALSE_MAP else None)


def _unit(state: State, code: int) -> str:
    return unit_word(state, unit_of(code), slot_of(code))


def _active(state: State) -> str | None:
    """The unit whose activation is under way."""
    unit = ACTIVE_UNIT.get(Phase(state.phase))
    return None if unit is None or state.active == NO_SERIAL else f"{LETTERS[unit]}{state.active}"


def meant(dungeon: Dungeon, rules: Rules, state: State, wish: Wish) -> list[int]:
    """The steps that a wish could mean: what it says, or what is open now at the place or the unit pointed at."""
    steps = list(_read(dungeon, state, _tokens(dungeon, state, wish)))
    refusals = {step: why(rules, state, step) for step in steps}
    legal = [step for step in steps if refusals[step] == NO_RULE]
    return legal or [step for step in steps if refusals[step] != Rule.PHASE] or steps


def _tokens(dungeon: Dungeon, state: State, wish: Wish) -> Iterator[str]:
    kinds = [wish.kind] if wish.kind is not None else OPEN.get(Await(state.awaits), ()) if not is_chance(state) else ()
    said = {name: str(value) for name, value in _said(wish) if value is not None}
    for kind in kinds:
        needed = set(PLACEHOLDER.findall(TOKENS.get(kind, "{nothing}")))
        for option in _options(state, said.get("target", "")) if "option" in needed else [""]:
            if said.keys() | {"option"} >= needed:
                yield TOKENS[kind].format(**said, option=option)
        if kind in OF_A_UNIT:  # somebody may point at the place of the units
            yield from (f"{kind}:{name}" for name in _units_at(dungeon, state, wish.target or wish.origin))


def _said(wish: Wish) -> Iterator[tuple[str, object]]:
    """What a wish says; who points at one thing only has not yet said whether that is where something begins."""
    yield from (("piece", wish.piece), ("count", wish.count), ("origin", wish.origin))
    yield "target", wish.target if wish.target is not None or wish.kind is not None else wish.origin


def _options(state: State, band: str) -> Iterator[str]:
    """All that may be said of a play on a band besides the band: faces, and who stabs whom."""
    yield from (f"face={face}" for face in range(1, DIE + 1))
    for slot, serial in enumerate(serials(state, Unit.BAND)):
        if band == f"{LETTERS[Unit.BAND]}{serial}":
            pairs = permutations(adventurer_words(state, slot), 2)
            yield from (f"by={by}:at={at}" for by, at in dict.fromkeys(pairs))


def _units_at(dungeon: Dungeon, state: State, place: object) -> Iterator[str]:
    """The units that a place holds."""
    for unit in LETTERS:
        for slot in range(len(serials(state, unit))):
            where = place_of(state, unit, slot)
            if where >= 0 and dungeon.place_id(where) == place:
                yield unit_word(state, unit, slot)


def _read(dungeon: Dungeon, state: State, tokens: Iterator[str]) -> Iterator[int]:
    """Whatever of it is a step."""
    for token in tokens:
        try:
            yield parse(dungeon, state, token)
        except BadNotation:
            continue
