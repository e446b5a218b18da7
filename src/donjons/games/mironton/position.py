"""Positions from text (§13.2): `pos phase=2 g1@GRO[ORA*,ORL] b1@4.12>E[W1,W1,C1]`.

A position stands at the beginning of its phase; the game then runs on by itself to the next decision. With the words
of `moment.py` it stands at a decision within its phase.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np

from donjons.boards.dungeon import Dungeon
from donjons.core.errors import BadPosition
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.pairs import read_pairs
from donjons.core.verbs import NOBODY
from donjons.games.mironton.clock import begin_phase
from donjons.games.mironton.facts import PHASE_WORDS
from donjons.games.mironton.moment import WORDS, read_moment, roll
from donjons.games.mironton.notation import ITEMS
from donjons.games.mironton.position_checks import contradiction
from donjons.games.mironton.position_units import ATTRIBUTES, UnitReader, whole
from donjons.games.mironton.reading import reading, unlisted
from donjons.games.mironton.rules import ARRIVALS, LimitsScope, Rules
from donjons.games.mironton.setup import begin
from donjons.games.mironton.state import MOST_INSIDE, PAIRS, STATE, Mark, Phase, State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.turn import run_on
from donjons.games.mironton.unit_words import UnitWord, read_unit
from donjons.games.mironton.units_text import LETTERS, UNITS

if TYPE_CHECKING:
    from donjons.games.mironton.game import DonjonMironton

PHASES: Final = {word: phase for phase, word in PHASE_WORDS.items() if phase not in (Phase.SETUP, Phase.OVER)}
SEATED: Final = (  # in which seats act
    Phase.FIRST_WINDOW,
    Phase.GROUPS,
    Phase.SECOND_WINDOW,
    Phase.FIGHT,
    Phase.LONE,
    Phase.RECRUIT,
)
PLAYERS: Final = "2"
KEYS: Final = {  # with their defaults
    "n": PLAYERS,
    "turn": "1",
    "phase": "",
    "to": "",
    "level": "1",
    "treasury": "50",
    "arrival": "1",
    "kills": "0",
    "reach": "0",
    "sacks": "0",
    "elim": "-",
    "bought": "-",
    "DRG": "",
    "penta": "-",
    "prowess": "0",
}
DOTTED: Final = re.compile(r"(?:trap|stock|next)\.[A-Za-z0-9_]+")
ATTRIBUTE: Final = re.compile(r"([bglw])([0-9]{1,5})\.([a-z]+)")
ELIMINATED: Final = re.compile("([0-9]{1,4})(?:x([0-9]{1,2}))?(q?)")
TRAP: Final = re.compile("([0-9]{1,2})(m?)(?::p([0-3]))?")
MOST_GOLD: Final = 999_999
LATEST_SERIAL: Final = 9999

Name = tuple[Unit, int]  # of a unit: its kind and its serial number


@dataclass
class Words:
    """The words of a position, sorted."""

    units: dict[Name, UnitWord] = field(default_factory=dict)
    attributes: dict[Name, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    values: dict[str, str] = field(default_factory=dict)
    parameters: dict[str, str] = field(default_factory=dict)


def empty_state(rules: Records) -> Records:
    """A game before its first decision."""
    records = blank_state(rules)
    run_on(*reading(rules, records))
    return records


def blank_state(rules: Records) -> Records:
    """A game at the very beginning of its set-up."""
    records = np.zeros(1, STATE)
    begin(*reading(rules, records))
    return records


def read_position(game: DonjonMironton, text: str) -> tuple[Setting, Records]:
    """The table and the state that a line describes, at its first decision."""
    setting, records = written_position(game, text)
    run_on(*reading(setting.rules, records))
    return setting, records


def written_position(game: DonjonMironton, text: str) -> tuple[Setting, Records]:
    """The same before the game runs on; BadPosition says which word does not fit."""
    first, *rest = text.split() or [""]
    if first != "pos":
        raise BadPosition(f"a position begins with `pos`, not with {first[:40]!r}.")
    words = sort_words(rest)
    setting = game.setting(whole(words.values.get("n", PLAYERS), 1, 4, "n"), words.parameters)
    records = blank_state(setting.rules)
    table, state = reading(setting.rules, records)
    _Reader(game.dungeon(setting), table, state, words).read()
    complaint = contradiction(table, state)
    if complaint:
        raise BadPosition(complaint)
    roll(table, state)
    return setting, records


def sort_words(texts: list[str]) -> Words:
    words = Words()
    others = []
    for text in texts:
        unit = read_unit(text)
        if unit is None:
            others.append(text)
        elif (unit.unit, unit.serial) in words.units:
            raise BadPosition(f"{unit.name} is named twice.")
        else:
            words.units[unit.unit, unit.serial] = unit
    for name, value in read_pairs(others, BadPosition).items():
        if attribute := ATTRIBUTE.fullmatch(name):
            words.attributes[UNITS[attribute[1]], int(attribute[2])][attribute[3]] = value
        elif name in KEYS or name in WORDS or DOTTED.fullmatch(name):
            words.values[name] = value
        else:
            words.parameters[name] = value
    _check_attributes(words)
    return words


def _check_attributes(words: Words) -> None:
    for (unit, serial), attributes in words.attributes.items():
        name = f"{LETTERS[unit]}{serial}"
        if (unit, serial) not in words.units:
            raise BadPosition(f"{name}: attributes belong to a unit of the position, and there is no {name}.")
        for attribute in attributes:
            if attribute not in ATTRIBUTES[unit]:
                raise BadPosition(f"{name}.{attribute[:40]}: expected one of {', '.join(ATTRIBUTES[unit])}.")


class _Reader:
    """Fills a state from the words of a position."""

    def __init__(self, dungeon: Dungeon, rules: Rules, state: State, words: Words) -> None:
        self.dungeon, self.rules, self.state, self.words = dungeon, rules, state, words

    def read(self) -> None:
        self.read_clock()
        units = UnitReader(self.dungeon, self.rules, self.state)
        for name in sorted(self.words.units):
            units.put(self.words.units[name], self.words.attributes.get(name, {}))
        self.read_serials()
        self.read_turn()
        self.read_rooms()
        self.read_purse()
        if "awaits" in self.words.values:
            read_moment(self.dungeon, self.rules, self.state, self.words.values)
        elif strange := next((name for name in WORDS if name in self.words.values), None):
            raise BadPosition(f"{strange}: this word needs another that says which choice is awaited: awaits=orient.")

    def text(self, name: str) -> str:
        return self.words.values.get(name, KEYS.get(name, "-"))

    def number(self, name: str, low: int, high: int) -> int:
        return whole(self.text(name), low, high, name)

    def dotted(self, prefix: str) -> dict[str, str]:
        """The values of trap.CAV, trap.DOR and the like by what follows the point."""
        return {
            name.partition(".")[2]: value
            for name, value in self.words.values.items()
            if name.partition(".")[0] == prefix
        }

    def room(self, name: str, what: str) -> int:
        if name not in self.dungeon.room_index:
            raise BadPosition(f"{what}: there is no room {name[:40]!r} in this dungeon.")
        return self.dungeon.room_index[name]

    # The clock
    def read_clock(self) -> None:
        state, rules = self.state, self.rules
        state.turn = self.number("turn", 1, rules.turn_cap)
        phase = self.text("phase")
        if phase not in PHASES:
            raise BadPosition(f"phase={phase[:40]}: a position says its phase, one of {', '.join(PHASES)}.")
        begin_phase(rules, state, PHASES[phase])
        to = self.text("to")
        if to:
            if not re.fullmatch("p[0-3]", to) or int(to[1]) >= rules.players or state.phase not in SEATED:
                raise BadPosition(f"to={to[:40]}: expected a seat that acts in this phase, such as p0.")
            state.seat = int(to[1])

    def read_serials(self) -> None:
        """The next serial number of a kind is one more than the highest given, or what `next` says."""
        given = self.dotted("next")
        for unit, letter in LETTERS.items():
            highest = max((serial for kind, serial in self.words.units if kind == unit), default=0)
            following = whole(given.pop(letter, str(highest + 1)), highest + 1, LATEST_SERIAL, f"next.{letter}")
            setattr(self.state, f"next_{unit.name.lower()}", following)
        if given:
            raise BadPosition(f"next.{next(iter(given))[:40]}: expected one of next.b, next.g, next.l and next.w.")

    def read_turn(self) -> None:
        """What has happened in this turn and before."""
        state = self.state
        state.level = self.number("level", 1, 15)
        state.arrival = self.number("arrival", 0, ARRIVALS - 1)
        state.kills = self.number("kills", 0, 9999)
        state.reach = self.number("reach", 0, 99)
        state.sacks = self.number("sacks", 0, 99)
        eliminated = unlisted(self.text("elim"))
        if len(eliminated) > MOST_INSIDE:
            raise BadPosition(f"elim: at most {MOST_INSIDE} bands are eliminated in a turn.")
        for index, text in enumerate(eliminated):
            self.read_eliminated(index, text)
        state.elims = len(eliminated)
        for text in unlisted(self.text("bought")):
            self.read_bought(text)

    def read_eliminated(self, index: int, text: str) -> None:
        match = ELIMINATED.fullmatch(text)
        if not match:
            raise BadPosition(f"elim: expected values such as 12, 7x2 or 3q, not {text[:40]!r}.")
        self.state.elim_value[index] = int(match[1])
        self.state.elim_count[index] = whole(match[2] or "1", 1, 99, "elim")
        self.state.elim_level[index] = not match[3]

    def read_bought(self, text: str) -> None:
        name, colon, seat = text.partition(":")
        by_seat = self.rules.limits_scope == LimitsScope.SEAT
        is_seat = re.fullmatch("p[0-3]", seat) and int(seat[1]) < self.rules.players
        if name.upper() not in Mark.__members__ or bool(colon) != by_seat or (by_seat and not is_seat):
            example = "boss:p0" if by_seat else "boss,trap,penta"
            raise BadPosition(f"bought: expected purchases such as {example}, not {text[:40]!r}.")
        self.state.bought[int(seat[1]) if by_seat else 0, Mark[name.upper()]] = 1

    # What lies in rooms
    def read_rooms(self) -> None:
        for name, text in self.dotted("trap").items():
            self.read_trap(self.room(name, "trap"), name, text)
        pairs = unlisted(self.text("penta"))
        if len(pairs) > PAIRS:
            raise BadPosition(f"penta: there are at most {PAIRS} pairs of pentacles.")
        for index, text in enumerate(pairs):
            ends = sorted(self.room(name, "penta") for name in text.split("-"))
            if len(ends) != 2:
                raise BadPosition(f"penta: expected two rooms such as CIT-ARM, not {text[:40]!r}.")
            for end, room in enumerate(ends):
                self.state.pentacle[index, end] = room
        self.state.pairs = len(pairs)

    def read_trap(self, room: int, name: str, text: str) -> None:
        if text == "-":
            return
        match = TRAP.fullmatch(text)
        if not match or (match[3] and int(match[3]) >= self.rules.players):
            raise BadPosition(f"trap.{name}: expected a level such as 3, 3m or 3:p1, not {text[:40]!r}.")
        self.state.trap_level[room] = whole(match[1], 1, 20, f"trap.{name}")
        self.state.trap_magic[room] = bool(match[2])
        self.state.trap_owner[room] = int(match[3]) if match[3] else NOBODY

    # Gold, cards, the guardian
    def read_purse(self) -> None:
        state, rules = self.state, self.rules
        state.treasury = self.number("treasury", -MOST_GOLD, MOST_GOLD)
        full = rules.guardian_level
        state.guardian_hp = whole(self.text("DRG") or str(full), 1, full, "DRG")
        for name, text in self.dotted("stock").items():
            if name not in ITEMS:
                raise BadPosition(f"stock.{name[:40]}: the items are {', '.join(ITEMS)}.")
            state.stock[ITEMS[name]] = whole(text, 0, rules.item_copies[ITEMS[name]], f"stock.{name}")
        earned = self.text("prowess").split(",")
        if len(earned) not in (1, rules.players):
            raise BadPosition(f"prowess: expected one number, or one for each of the {rules.players} seats.")
        for seat in range(rules.players):
            state.prowess[seat] = whole(earned[seat % len(earned)], 0, 9999, "prowess")
