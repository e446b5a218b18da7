"""Steps as text and back (§13.1): one token is one step, arguments included."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from donjons.boards.dungeon import Dungeon
from donjons.core.errors import BadNotation
from donjons.games.mironton.bestiary import monsters, type_index
from donjons.games.mironton.state import Item, State
from donjons.games.mironton.steps import (
    NO_SLOT,
    Kind,
    Unit,
    at_of,
    by_of,
    encode,
    encode_blow,
    encode_unit,
    kind_of,
    number_of,
    other_of,
    slot_of,
    subject_of,
    unit_of,
)
from donjons.games.mironton.tables import GROUP_FAMILIES, Family
from donjons.games.mironton.units_text import (
    GUARDIAN_WORD,
    UNITS,
    adventurer_word,
    adventurer_words,
    monster_word,
    slot_with,
    unit_word,
)

NUMBER: Final = "([0-9]{1,3})"
ROOM: Final = "([A-Z][A-Z0-9]*)"
PLACE: Final = r"([A-Z][A-Z0-9]*|[0-9]{1,3}\.[0-9]{1,3})"
TYPE: Final = "([A-Z]{3})"
UNIT: Final = "([bglw][0-9]{1,5}|DRG)"
ADVENTURER: Final = "([WTMC][0-9]{1,2}(?:/[0-9]{1,2})?)"
FORMS: Final = {
    Kind.FAMILY: "family:([a-z]+)",
    Kind.START: f"start:{ROOM}",
    Kind.PICK: "pick:([gl][0-9]{1,5})",
    Kind.DROP: f"drop:{TYPE}(?:/([0-9]{{1,2}}))?",
    Kind.TAKE: "take:(l[0-9]{1,5})",
    Kind.GO: f"go:{PLACE}",
    Kind.STAY: "stay",
    Kind.TARGET: "target:(b[0-9]{1,5})",
    Kind.PLAY: "play:([a-z_]+)((?::[a-z]+=[^:]+)*)",
    Kind.PASS: "pass",
    Kind.HIRE: f"hire:{TYPE}",
    Kind.BOSS: f"boss:{TYPE}",
    Kind.STRAY: f"stray:{TYPE}:at={ROOM}",
    Kind.TRAP: f"trap:{NUMBER}:at={ROOM}",
    Kind.MTRAP: f"mtrap:{NUMBER}:at={ROOM}",
    Kind.PENTA: f"penta:{ROOM}-{ROOM}",
    Kind.DONE: "done",
    **{kind: f"{kind.name.lower()}:{NUMBER}" for kind in Kind if Kind.WTYPE <= kind <= Kind.WANDER},
    Kind.HITS: f"hits:{NUMBER}@([0-9]{{1,2}})={NUMBER}",
    Kind.DRAW: "draw:([a-z_]+)",
}
PATTERNS: Final = {kind: re.compile(form) for kind, form in FORMS.items()}
ARGUMENTS: Final = {  # of every item, in the order in which they are written
    **dict.fromkeys(Item, f":on={UNIT}"),
    Item.LOW_BLOW: f":on={UNIT}:by={ADVENTURER}:at={ADVENTURER}",
    Item.FALSE_MAP: f":on={UNIT}:face={NUMBER}",
    Item.POCKET_TRAP: f":at={ROOM}",
    Item.SUMMONS: f":as={TYPE}:at={ROOM}",
}
ITEMS: Final = {item.name.lower(): item for item in Item}
FAMILIES: Final = {family.name.lower(): family for family in Family if family < GROUP_FAMILIES}


def parse(dungeon: Dungeon, state: State, token: str) -> int:
    """The step of a token, legal or not; BadNotation when it stands for none."""
    for kind, pattern in PATTERNS.items():
        if match := pattern.fullmatch(token):
            return _Parser(dungeon, state, token).step(kind, [part or "" for part in match.groups()])
    raise BadNotation(f"{token[:40]!r} is no step of mironton: write steps such as pick:g1, go:GAR, hire:ORA or done.")


class _Parser:
    """Reads the parts of one token."""

    def __init__(self, dungeon: Dungeon, state: State, token: str) -> None:
        self.dungeon, self.state, self.token = dungeon, state, token
        self.readers: dict[Kind, Callable[..., int]] = {
            Kind.FAMILY: self.family,
            Kind.START: self.room,
            Kind.PICK: self.unit,
            Kind.TAKE: self.unit,
            Kind.TARGET: self.unit,
            Kind.GO: self.place,
            Kind.HIRE: self.type,
            Kind.BOSS: self.type,
            Kind.DRAW: self.item,
        }

    def step(self, kind: Kind, parts: list[str]) -> int:
        if kind in self.readers:
            return encode(kind, self.readers[kind](parts[0]), 0, 0)
        if kind == Kind.PLAY:
            return self.play(self.item(parts[0]), parts[1])
        if kind == Kind.DROP:
            of = self.type(parts[0])
            return encode(kind, of, int(parts[1] or monsters()[of].level), 0)
        if kind == Kind.STRAY:
            return encode(kind, self.type(parts[0]), self.room(parts[1]), 0)
        if kind in (Kind.TRAP, Kind.MTRAP):
            return encode(kind, int(parts[0]), self.room(parts[1]), 0)
        if kind == Kind.PENTA:
            lower, higher = sorted(self.room(part) for part in parts)
            return encode(kind, lower, higher, 0)
        if kind == Kind.HITS:
            return encode(kind, int(parts[0]), int(parts[2]), int(parts[1]))
        return encode(kind, int(parts[0]) if parts else 0, 0, 0)

    def play(self, item: Item, text: str) -> int:
        match = re.fullmatch(ARGUMENTS[item], text)
        if not match:
            raise self.wrong(f"expected {write_arguments(item)} after {item.name.lower()}")
        if item == Item.POCKET_TRAP:
            return encode(Kind.PLAY, 0, self.room(match[1]), item)
        if item == Item.SUMMONS:
            return encode(Kind.PLAY, self.type(match[1]), self.room(match[2]), item)
        unit, other = self.unit(match[1]), 0
        if item == Item.LOW_BLOW:
            other = self.blow(unit, match[2], match[3])
        elif item == Item.FALSE_MAP:
            other = int(match[2])
        return encode(Kind.PLAY, unit, other, item)

    def blow(self, unit: int, by: str, at: str) -> int:
        """The two figures; of those that look alike the first, and the second where both do."""
        is_band = unit_of(unit) == Unit.BAND and slot_of(unit) != NO_SLOT
        words = adventurer_words(self.state, slot_of(unit)) if is_band else []
        first = words.index(by) if by in words else NO_SLOT
        others = [figure for figure, word in enumerate(words) if word == at and figure != first]
        return encode_blow(first, others[0] if others else NO_SLOT)

    def unit(self, word: str) -> int:
        if word == GUARDIAN_WORD:
            return encode_unit(Unit.GUARDIAN, 0)
        unit = UNITS[word[0]]
        return encode_unit(unit, slot_with(self.state, unit, int(word[1:])))

    def room(self, name: str) -> int:
        if name not in self.dungeon.room_index:
            raise self.wrong(f"there is no room {name[:40]!r} in this dungeon; the Heart, for example, is COE")
        return self.dungeon.room_index[name]

    def place(self, name: str) -> int:
        if name[0].isalpha():
            return self.room(name)
        x, y = name.split(".")
        if (int(x), int(y)) not in self.dungeon.place_at:
            raise self.wrong(f"there is no corridor cell {name} in this dungeon")
        return self.dungeon.place_at[int(x), int(y)]

    def type(self, name: str) -> int:
        if name not in type_index():
            raise self.wrong(f"there is no monster {name!r} in the catalogue")
        return type_index()[name]

    def item(self, name: str) -> Item:
        if name not in ITEMS:
            raise self.wrong(f"there is no item {name[:40]!r}: the items are {', '.join(ITEMS)}")
        return ITEMS[name]

    def family(self, name: str) -> int:
        if name not in FAMILIES:
            raise self.wrong(f"there is no family {name[:40]!r}: the families are {', '.join(FAMILIES)}")
        return FAMILIES[name]

    def wrong(self, why: str) -> BadNotation:
        return BadNotation(f"{self.token[:40]!r}: {why}.")


def write_arguments(item: Item) -> str:
    """How the arguments of an item are written."""
    examples = {
        Item.LOW_BLOW: ":on=b2:by=W3:at=M3",
        Item.FALSE_MAP: ":on=b1:face=6",
        Item.POCKET_TRAP: ":at=OUB",
        Item.SUMMONS: ":as=RAT:at=OUB",
    }
    return examples.get(item, ":on=b1 or the like")


def write(dungeon: Dungeon, state: State, step: int) -> str:
    """The token of a step."""
    kind, subject, other = Kind(kind_of(step)), subject_of(step), other_of(step)
    name = kind.name.lower()
    match kind:
        case Kind.STAY | Kind.PASS | Kind.DONE:
            return name
        case Kind.FAMILY:
            return f"{name}:{Family(subject).name.lower()}"
        case Kind.START | Kind.GO:
            return f"{name}:{dungeon.place_id(subject)}"
        case Kind.PICK | Kind.TAKE | Kind.TARGET:
            return f"{name}:{_unit(state, subject)}"
        case Kind.DROP:
            return f"{name}:{monster_word(subject, other)}"
        case Kind.PLAY:
            return f"{name}:{_play(dungeon, state, step)}"
        case Kind.HIRE | Kind.BOSS:
            return f"{name}:{monsters()[subject].id}"
        case Kind.STRAY:
            return f"{name}:{monsters()[subject].id}:at={dungeon.place_id(other)}"
        case Kind.TRAP | Kind.MTRAP:
            return f"{name}:{subject}:at={dungeon.place_id(other)}"
        case Kind.PENTA:
            return f"{name}:{dungeon.place_id(subject)}-{dungeon.place_id(other)}"
        case Kind.HITS:
            return f"{name}:{subject}@{number_of(step)}={other}"
        case Kind.DRAW:
            return f"{name}:{Item(subject).name.lower()}"
        case _:
            return f"{name}:{subject}"


def _unit(state: State, code: int) -> str:
    return unit_word(state, unit_of(code), slot_of(code))


def _play(dungeon: Dungeon, state: State, step: int) -> str:
    item, subject, other = Item(number_of(step)), subject_of(step), other_of(step)
    name = item.name.lower()
    match item:
        case Item.POCKET_TRAP:
            return f"{name}:at={dungeon.place_id(other)}"
        case Item.SUMMONS:
            return f"{name}:as={monsters()[subject].id}:at={dungeon.place_id(other)}"
        case Item.LOW_BLOW:
            by, at = (adventurer_word(state, slot_of(subject), figure) for figure in (by_of(other), at_of(other)))
            return f"{name}:on={_unit(state, subject)}:by={by}:at={at}"
        case Item.FALSE_MAP:
            return f"{name}:on={_unit(state, subject)}:face={other}"
        case _:
            return f"{name}:on={_unit(state, subject)}"
