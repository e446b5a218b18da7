"""Positions from text (§13.2): `pos ear=0 gold=9,5 | 0 ROU*2 EVR3F | 1 LIL*2 BRU1 | - CHA0C`.

Beyond the specification, a position may stand in any phase after the set-up. Then words name what that phase has
already done: `power`, `bids`, `tied` and `start` in an auction, `left` and `last` at recruitment, `built` while
building, and in a battle `battle` (`EVRxCHA.3`), the cards drawn and standing of both sides (`acards`, `dcards`,
`aleft`, `dleft`), `A`, `B`, `at`, `dt`, `aw`, `bw` and the dice on the table (`adice`, `ddice`). `opens` is the seat
that opened the round, `out` the order of elimination, `was` the last bids, `event` the last face of the event die.
They are only written where they matter, so a position between two turns reads as specified.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from donjons.core.errors import BadNotation, BadPosition
from donjons.core.game import Setting
from donjons.core.layout import Records, Row
from donjons.core.pairs import read_pairs
from donjons.core.verbs import NOBODY
from donjons.games.guerre.atlas import place_index
from donjons.games.guerre.draws import is_chance
from donjons.games.guerre.facts import IN_BATTLE, POWER_NAMES, reading
from donjons.games.guerre.notation import BUILDINGS, read_card
from donjons.games.guerre.places import capacity
from donjons.games.guerre.pope import pope_sites
from donjons.games.guerre.position_checks import AUCTION, BELONGS, contradiction
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.setup import begin
from donjons.games.guerre.state import (
    CARDS,
    HIDDEN,
    NEUTRAL,
    NO_BID,
    STATE,
    Building,
    Phase,
    PlaceKind,
    State,
)

if TYPE_CHECKING:
    from donjons.games.guerre.game import GuerreDuPasse

PLACE = re.compile(r"([A-Z]{3})(\*?)([0-9])([FC]?)")
OWN = re.compile(r"own\.([0-7])")
KEYS = (
    *("n", "to", "phase", "moved", "round", "gold", "inf", "ear", "pope", "guild", "anchor", "freed", "english"),
    *("deck", "disc", "power", "bids", "tied", "start", "left", "last", "built", "battle", "acards", "dcards"),
    *("aleft", "dleft", "adice", "ddice", "opens", "out", "was", "event", "first", *IN_BATTLE),
)
DEFAULT_GOLD = "5"
DEFAULT_ROUND = "5"
SET_UP = (Phase.FIRST, Phase.CAPITAL, Phase.VILLAGE)


def empty_state(rules: Records) -> Records:
    """A game before its first step."""
    records = np.zeros(1, STATE)
    begin(*reading(rules, records))
    return records


def read_position(game: GuerreDuPasse, text: str) -> tuple[Setting, Records]:
    """The table and the state that a line describes; BadPosition says which word does not fit."""
    head, *groups = text.split("|")
    if head.split()[:1] != ["pos"]:
        raise BadPosition(f"a position begins with `pos`, not with {head[:40]!r}.")
    words = read_pairs(head.split()[1:], BadPosition)
    changes = {name: value for name, value in words.items() if name not in KEYS and not OWN.fullmatch(name)}
    setting = game.setting(_players(words, groups), changes)
    records = empty_state(setting.rules)
    _Reader(*reading(setting.rules, records), words).read(groups)
    complaint = contradiction(*reading(setting.rules, records))
    if complaint:
        raise BadPosition(complaint)
    if not setting.referee.legal(records):
        raise BadPosition("in this position nobody can do anything: its phase does not fit what else it says.")
    return setting, records


def _players(words: Mapping[str, str], groups: list[str]) -> int:
    """`n`, or the highest seat + 1."""
    if "n" in words:
        return _whole(words["n"], 2, 8, "n")
    seats = [group.split()[0] for group in groups if group.split()]
    return max((int(seat) + 1 for seat in seats if re.fullmatch("[0-7]", seat)), default=0)


def _whole(text: str, low: int, high: int, what: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,4}", text) or not low <= int(text) <= high:
        raise BadPosition(f"{what}: expected a number from {low} to {high}, not {text[:40]!r}.")
    return int(text)


def _place(text: str, what: str) -> int:
    if text not in place_index():
        raise BadPosition(f"{what}: there is no place {text[:40]!r} on the map; Rouen, for example, is ROU.")
    return place_index()[text]


class _Reader:
    """Fills a state from the words and groups of a position."""

    def __init__(self, rules: Rules, state: State, words: dict[str, str]) -> None:
        self.rules, self.state, self.words = rules, state, words

    def read(self, groups: list[str]) -> None:
        named: set[int] = set()
        for group in groups:
            self.read_group(group.split(), named)
        self.read_seats()
        self.read_powers()
        self.read_turn()
        self.read_piles()
        readers: dict[Phase, Callable[[], None]] = {
            Phase.BID: self.read_auction,
            Phase.TIE: self.read_auction,
            Phase.REVEAL: self.read_auction,
            Phase.PILLAGE_TIE: self.read_tie,
            Phase.RECRUIT: self.read_recruits,
            Phase.BUILD_MORE: self.read_built,
        }
        readers.get(Phase(self.state.phase), self.read_battle)()

    # Words in general
    def number(self, name: str, default: str, low: int, high: int) -> int:
        return _whole(self.words.get(name, default), low, high, name)

    def seat(self, name: str, default: str) -> int:
        text = self.words.get(name, default)
        return NOBODY if text == "-" else _whole(text, 0, self.rules.players - 1, name)

    def seats(self, name: str) -> list[int]:
        text = self.words.get(name, "-")
        return [] if text == "-" else [_whole(part, 0, self.rules.players - 1, name) for part in text.split(",")]

    def by_seat(self, name: str, default: str) -> list[str]:
        parts = self.words.get(name, default).split(",")
        if len(parts) == 1:
            parts *= self.rules.players
        if len(parts) != self.rules.players:
            raise BadPosition(f"{name}: expected one number, or one for each of the {self.rules.players} seats.")
        return parts

    def mark(self, name: str, row: Row) -> None:
        for seat in range(self.rules.players):
            row[seat] = 0
        for seat in self.seats(name):
            row[seat] = 1

    # The board
    def read_group(self, words: list[str], named: set[int]) -> None:
        if not words or not (words[0] == "-" or re.fullmatch("[0-7]", words[0])):
            raise BadPosition("a group begins with a seat, or with - for neutral places.")
        owner = NEUTRAL if words[0] == "-" else _whole(words[0], 0, self.rules.players - 1, "a group's seat")
        for word in words[1:]:
            match = PLACE.fullmatch(word)
            if not match:
                raise BadPosition(f"{word[:40]!r}: expected a place such as ROU*2, EVR3F or CHA1.")
            place = _place(match[1], word)
            if place in named:
                raise BadPosition(f"{match[1]} is named twice.")
            named.add(place)
            self.put(owner, place, match)

    def put(self, owner: int, place: int, match: re.Match[str]) -> None:
        state, name, tokens = self.state, match[1], int(match[3])
        if match[2]:
            if not self.rules.is_site[place]:
                raise BadPosition(f"{name} is no site of a capital.")
            state.kind[place] = PlaceKind.CAPITAL
        if (tokens == 0) != (owner == NEUTRAL) or tokens > capacity(self.rules, state, place):
            raise BadPosition(f"{name} cannot have {tokens} tokens: neutral places have none, others some that fit.")
        if match[4] and match[2]:
            raise BadPosition(f"{name}: nothing is built on a capital.")
        state.owner[place] = owner
        state.tokens[place] = tokens
        state.building[place] = BUILDINGS[match[4]] if match[4] else Building.NONE

    def read_seats(self) -> None:
        state, rules = self.state, self.rules
        gold, influence = self.by_seat("gold", DEFAULT_GOLD), self.by_seat("inf", DEFAULT_GOLD)
        held = {state.owner[place] for place in range(len(place_index()))}
        out = [seat for seat in range(rules.players) if seat not in held]
        order = self.seats("out") if "out" in self.words else out
        if sorted(order) != out:
            raise BadPosition("out: expected the seats that hold no place, in the order of their elimination.")
        for place, seat in enumerate(order):
            state.eliminated[place] = seat
        for seat in range(rules.players):
            state.alive[seat] = seat in held
            state.gold[seat] = _whole(gold[seat], 0, rules.gold_cap, "gold") if seat in held else 0
            state.influence[seat] = _whole(influence[seat], rules.influence_floor, 999, "inf")

    def read_powers(self) -> None:
        state = self.state
        for name, power in POWER_NAMES.items():
            state.holder[power] = self.seat(name, "-")
            if state.holder[power] != NOBODY and not state.alive[state.holder[power]]:
                raise BadPosition(f"{name}: seat {state.holder[power]} is out of the game.")
        state.anchor = self.seat("anchor", self.words.get("ear", "0").replace("-", "0"))
        self.mark("freed", state.released)
        for name, text in self.words.items():
            if match := OWN.fullmatch(name):
                self.read_pope(int(match[1]), text)

    def read_pope(self, seat: int, text: str) -> None:
        place, _, age = text.partition(":")
        site = _place(place, f"own.{seat}")
        if seat >= self.rules.players or self.state.owner[site] != seat:
            raise BadPosition(f"own.{seat}: the pope sits on a place of his own house.")
        if self.state.building[site] != Building.CHURCH:
            raise BadPosition(f"own.{seat}: the pope sits where there is a church.")
        self.state.pope_place[seat] = site
        self.state.pope_age[seat] = _whole(age, 0, self.rules.pope_turns - 1, f"own.{seat}")
        if self.rules.pope_needs_churches and not pope_sites(self.rules, self.state, seat) >> site & 1:
            raise BadPosition(f"own.{seat}: the pope needs {self.rules.pope_churches} linked churches.")

    # The turn
    def read_turn(self) -> None:
        state, rules = self.state, self.rules
        phase = self.words.get("phase", "ACT")
        names = [known.name for known in Phase if known not in (*SET_UP, Phase.OVER)]
        if phase not in names:
            raise BadPosition(f"phase={phase[:40]}: expected one of {', '.join(names)}.")
        state.phase = Phase[phase]
        for name in self.words:
            if state.phase not in BELONGS.get(name, (state.phase,)):
                raise BadPosition(f"{name}: this word does not belong to phase {phase}.")
        state.round_no = self.number("round", DEFAULT_ROUND, 0, rules.max_rounds)
        state.seat = self.seat("to", "0")
        if not is_chance(state.phase) and not state.alive[state.seat]:
            raise BadPosition(f"to={state.seat}: this seat is out of the game.")
        state.starter = self.seat("opens", str(state.anchor))
        state.first = self.seat("first", "0")
        between = state.phase in (*AUCTION, Phase.EVENT, Phase.PILLAGE_TIE, Phase.PILLAGE)
        state.position = rules.players if between else (state.seat - state.starter) % rules.players
        state.moved = self.number("moved", "0", 0, 1)
        state.attacked = Phase.DRAW <= state.phase <= Phase.OCCUPY
        state.english = self.number("english", "0", 0, rules.english_steps - 1)
        state.last_event = self.number("event", "0", 0, 6)
        for seat in range(rules.players):
            state.tied[seat] = 0
        if "was" in self.words:
            for seat, text in enumerate(self.by_seat("was", "-")):
                state.last_bids[seat] = self.bid(text, seat)

    def read_piles(self) -> None:
        if "deck" in self.words:
            self.cards("deck", self.state.deck)
        if "disc" in self.words:
            self.cards("disc", self.state.discard)

    def cards(self, name: str, pile: Row) -> None:
        """A pile such as FA3,VI10; - is the empty one."""
        for card in range(CARDS):
            pile[card] = 0
        text = self.words.get(name, "-")
        for part in [] if text == "-" else text.split(","):
            try:
                card = read_card(part[:2], part)
            except BadNotation as error:
                raise BadPosition(f"{name}: {error}") from error
            pile[card] = _whole(part[2:], 0, 99, f"{name}, {part[:2]}")

    # The phases
    def read_tie(self) -> None:
        self.mark("tied", self.state.tied)

    def bid(self, text: str, seat: int) -> int:
        if text in ("-", "?"):
            return NO_BID if text == "-" else HIDDEN
        return _whole(text, 0, self.rules.gold_cap, f"the bid of seat {seat}")

    def read_auction(self) -> None:
        state = self.state
        state.power = self.number("power", "0", 0, 2)
        state.start_auction = self.number("start", "0", 0, 1)
        for seat, text in enumerate(self.by_seat("bids", "-")):
            state.bids[seat] = self.bid(text, seat)
        self.read_tie()

    def read_recruits(self) -> None:
        state = self.state
        state.recruits_left = self.number("left", "1", 1, 999)
        state.position = (state.seat - state.anchor) % self.rules.players
        state.last_place = _place(self.words["last"], "last") if "last" in self.words else NOBODY

    def read_built(self) -> None:
        for name in self.words.get("built", "").split(","):
            self.state.built |= 1 << _place(name, "built")

    def read_battle(self) -> None:
        """Nothing to do outside a battle."""
        state = self.state
        if not state.attacked:
            return
        battle = re.fullmatch(r"([A-Z]{3})x([A-Z]{3})\.([1-9])", self.words.get("battle", ""))
        if not battle:
            raise BadPosition("a position in a battle says which: add a word such as battle=EVRxCHA.3.")
        state.origin, state.target = _place(battle[1], "battle"), _place(battle[2], "battle")
        state.sent = int(battle[3])
        for name, field in IN_BATTLE.items():
            setattr(state, field, self.number(name, "0", 0, 999))
        self.cards("acards", state.att_drawn)
        self.cards("dcards", state.def_drawn)
        if "deck" not in self.words:
            self.lay_out()
        self.cards("aleft", state.att_left)
        self.cards("dleft", state.def_left)
        for name, dice in (("adice", state.att_dice), ("ddice", state.def_dice)):
            for face in self.words.get(name, ""):
                dice[_whole(face, 1, 6, name)] += 1

    def lay_out(self) -> None:
        """By default the cards of the battle come from the draw pile."""
        for card in range(CARDS):
            self.state.deck[card] -= self.state.att_drawn[card] + self.state.def_drawn[card]
