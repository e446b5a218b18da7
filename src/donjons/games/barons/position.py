"""Positions from text (§13.2): `pos to=B die=4 | B b19 k2,3 d5 t19*3 | R b36 k35,31`.

Beyond the specifications, a position in the middle of a turn has words for what the turn has already done: `first`
(the first move, or `order`), `bonus=used`, `moved`, `order`, `named` (the last tile of the running order), `razed`
and `captured`. They are only written when they matter, so a position between two turns reads as specified.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import numpy as np

from donjons.core.errors import BadPosition
from donjons.core.game import Setting
from donjons.core.layout import Records, view
from donjons.core.pairs import read_pairs
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import all_tiles, is_mountain, knights_of
from donjons.games.barons.edition import Edition
from donjons.games.barons.facts import colour_letter, reading
from donjons.games.barons.lines import NOT_ALIGNED, key_of
from donjons.games.barons.rules import BlockerOwner, ObjectivesMode, RollWhen, Rules
from donjons.games.barons.state import COLOURS, NEUTRAL, OBJECTIVE_KIND, STATE, Action, Phase, Piece, State
from donjons.games.barons.turn import first_phase

if TYPE_CHECKING:
    from donjons.games.barons.game import Barons

NO_STATE = np.zeros(1, STATE)
DISCARD_PER_DONJON = 3
TURN_KEYS = ("first", "bonus", "moved", "order", "named", "razed", "captured")
GROUP = re.compile(rf"[{COLOURS}]")


def fixed_objectives(rules: Rules) -> list[int]:
    """The centre and the six corners: the tiles with the most even, and the fewest, straight lines."""
    found = []
    for tile in range(rules.tiles):
        lengths = {rules.ray_length[tile, direction] for direction in range(6)}
        neighbours = sum(rules.ray_length[tile, direction] > 0 for direction in range(6))
        if neighbours == 3 or len(lengths) == 1:
            found.append(tile)
    return found


def empty_state(rules: Rules) -> Records:
    """A board with nothing on it, before the first step."""
    records = np.zeros(1, STATE)
    state = cast(State, view(records, 0))
    state.open_tiles = all_tiles(rules)
    for name in ("donjon", "troop_owner", "colour", "baron", "knight", "command_tile", "first_from", "first_to"):
        records[name] = NOBODY
    if rules.objectives_mode == ObjectivesMode.FIXED:
        for tile in fixed_objectives(rules):
            state.kind[tile] = OBJECTIVE_KIND
    return records


def position_keys(rules: Rules) -> tuple[str, ...]:
    """The words of a position that are no parameters."""
    if rules.objectives_mode == ObjectivesMode.NONE:
        keys: tuple[str, ...] = ("to", "die", "mt", "kind", "round")
    else:
        keys = ("to", "die", "mt", "obj", "final", "round")
    return keys + (("sab",) if rules.blocker_owner == BlockerOwner.NEUTRAL else ()) + TURN_KEYS


def read_position(game: Barons, text: str) -> tuple[Setting, Records]:
    """The table and the state that a line describes; BadPosition says which word does not fit."""
    head, *groups = text.split("|")
    if head.split()[:1] != ["pos"]:
        raise BadPosition(f"a position begins with `pos`, not with {head[:40]!r}.")
    if len(groups) not in game.parameters.PLAYERS:
        raise BadPosition(
            f"a position has one group per player, such as `| B b19 ...`: {len(groups)} groups are not possible."
        )
    words = read_pairs(head.split()[1:], BadPosition)
    plain, _ = reading(game.setting(len(groups)).rules, NO_STATE)
    keys = position_keys(plain)
    setting = game.setting(len(groups), {name: value for name, value in words.items() if name not in keys})
    records = empty_state(reading(setting.rules, NO_STATE)[0])
    _Reader(game.edition, setting, records, words).read(groups)
    if not setting.referee.legal(records):
        raise BadPosition("in this position nobody can do anything: give the running order, or the baron, a way on.")
    return setting, records


class _Reader:
    """Fills a state from the words and groups of a position."""

    def __init__(self, edition: Edition, setting: Setting, records: Records, words: dict[str, str]) -> None:
        self.edition = edition
        self.rules, self.state = reading(setting.rules, records)
        self.words = words
        radius = setting.parameters.board_radius  # type: ignore[attr-defined]
        self.words.setdefault("mt", edition.words.mountains[radius])

    def read(self, groups: list[str]) -> None:
        self.read_board()
        for seat, group in enumerate(groups):
            self.read_group(seat, group.split())
        for seat in range(self.rules.players):
            self.fill_stocks(seat)
        self.read_turn()

    def tile(self, text: str, what: str) -> int:
        if not re.fullmatch(r"[1-9][0-9]?", text) or int(text) > self.rules.tiles:
            raise BadPosition(f"{what}: {text[:40]!r} is no tile of the board (1 to {self.rules.tiles}).")
        return int(text) - 1

    def open_tile(self, text: str, what: str) -> int:
        tile = self.tile(text, what)
        if is_mountain(self.rules, self.state, tile):
            raise BadPosition(f"{what}: tile {text} is a mountain, and nothing can stand there.")
        return tile

    def whole(self, text: str, low: int, high: int, what: str) -> int:
        if not re.fullmatch(r"[0-9]{1,5}", text) or not low <= int(text) <= high:
            raise BadPosition(f"{what}: expected a number from {low} to {high}, not {text[:40]!r}.")
        return int(text)

    def pairs(self, name: str, mark: str) -> list[tuple[str, str]]:
        """The pairs of a list such as 19:2,20:1."""
        value = self.words.get(name)
        if value is None:
            return []
        parts = [part.partition(mark) for part in value.split(",")]
        if not all(mark for _, mark, _ in parts):
            raise BadPosition(f"{name}={value[:40]}: expected a list such as 19{mark}2,20{mark}1.")
        return [(left, right) for left, _, right in parts]

    def read_board(self) -> None:
        objectives = self.rules.objectives_mode != ObjectivesMode.NONE
        for tile in range(self.rules.tiles):
            self.state.kind[tile] = self.edition.words.kinds(tile)
        for tile in (self.tiles("obj") if "obj" in self.words else fixed_objectives(self.rules)) if objectives else []:
            self.state.kind[tile] = OBJECTIVE_KIND
        for place, kind in self.pairs("kind", ":"):
            self.state.kind[self.tile(place, "kind")] = self.whole(kind, self.edition.words.kinds_begin, 4, "kind")
        for tile in self.tiles("mt"):
            self.state.open_tiles &= ~self.rules.bit[tile]
        if self.rules.blocker_owner == BlockerOwner.NEUTRAL:
            self.place_knights(NEUTRAL, self.words.get("sab", "-"))
        self.state.final_round = self.whole(self.words.get("final", "0"), 0, 1, "final")

    def tiles(self, name: str) -> list[int]:
        """The tiles of a list such as mt=1,4; - is the empty list."""
        return [] if self.words[name] == "-" else [self.tile(part, name) for part in self.words[name].split(",")]

    def read_group(self, seat: int, words: list[str]) -> None:
        letter = words[0] if words else ""
        colour = COLOURS.index(letter) if GROUP.fullmatch(letter) else NOBODY
        if colour == NOBODY or any(self.state.colour[other] == colour for other in range(seat)):
            raise BadPosition(
                f"group {seat + 1}: expected a colour B, R, G or Y that no other group has, not {letter[:40]!r}."
            )
        self.state.colour[seat] = colour
        readers: dict[str, Callable[[int, str], None]] = {
            "b": self.read_baron,
            "d": self.read_donjons,
            "t": self.read_troops,
        }
        if self.rules.blocker_owner == BlockerOwner.SEAT:
            readers[self.edition.words.draw] = self.place_knights
        if not self.rules.builders_return:
            readers["x"] = self.read_discard
        for word in words[1:]:
            if word[0] not in readers:
                raise BadPosition(
                    f"group {letter}: {word[:40]!r} is not understood: expected one of {', '.join(readers)} and tiles."
                )
            readers.pop(word[0])(seat, word[1:])
        if "b" in readers:
            raise BadPosition(f"group {letter}: the baron is missing: write his tile, such as b19.")
        draw = self.edition.words.draw
        if draw in readers and self.rules.knights_per_player:
            raise BadPosition(f"group {letter}: pieces are missing: write their tiles, such as {draw}2,3.")
        if "x" in readers or self.rules.builders_return:
            owned = sum(self.state.donjon[tile] == seat for tile in range(self.rules.tiles))
            each = self.rules.build_cost if self.rules.builders_return else DISCARD_PER_DONJON
            self.state.discard[seat] = min(each * owned, 127)

    def read_baron(self, seat: int, text: str) -> None:
        tile = self.open_tile(text, "baron")
        may_pause = self.rules.barons_pause and "first" in self.words
        if any(self.state.baron[other] == tile for other in range(seat)) and not may_pause:
            raise BadPosition(f"baron: two of them stand on tile {text}, which only a pause between two moves allows.")
        self.state.baron[seat] = tile

    def place_knights(self, owner: int, text: str) -> None:
        name = "sab=" if owner == NEUTRAL else self.edition.words.draw
        tiles = [] if text == "-" else sorted(self.open_tile(part, name) for part in text.split(","))
        expected = knights_of(self.rules, owner)
        if len(tiles) != expected:
            raise BadPosition(f"{name}{text[:40]}: there are {expected} of these pieces, not {len(tiles)}.")
        if owner == NEUTRAL and len(set(tiles)) < len(tiles):
            raise BadPosition(f"{name}{text[:40]}: two saboteurs never share a hex.")
        for number, tile in enumerate(tiles):
            self.state.knight[owner, number] = tile

    def read_donjons(self, seat: int, text: str) -> None:
        for part in text.split(","):
            tile = self.open_tile(part, "donjon")
            if self.state.donjon[tile] != NOBODY:
                raise BadPosition(f"donjon: tile {part} has two donjons.")
            self.state.donjon[tile] = seat

    def read_troops(self, seat: int, text: str) -> None:
        for part in text.split(","):
            place, _, count = part.partition("*")
            tile = self.open_tile(place, "troops")
            if self.state.troop_owner[tile] != NOBODY:
                raise BadPosition(f"troops: tile {place} is named twice, and troops of two colours never share a tile.")
            self.state.troop_owner[tile] = seat
            self.state.troop_count[tile] = self.whole(count, 1, self.rules.troops_per_player, f"troops on tile {place}")

    def read_discard(self, seat: int, text: str) -> None:
        self.state.discard[seat] = self.whole(text, 0, self.rules.troops_per_player, "discard")

    def fill_stocks(self, seat: int) -> None:
        """The reserve and the donjons left follow by conservation."""
        tiles = range(self.rules.tiles)
        on_board = sum(self.state.troop_count[tile] for tile in tiles if self.state.troop_owner[tile] == seat)
        built = sum(self.state.donjon[tile] == seat for tile in tiles)
        letter = colour_letter(self.state, seat)
        if on_board + self.state.discard[seat] > self.rules.troops_per_player:
            raise BadPosition(
                f"group {letter}: {on_board} troops on the board and {self.state.discard[seat]} in the discard "
                f"are more than the {self.rules.troops_per_player} of a colour."
            )
        if built > self.rules.donjons_per_player:
            raise BadPosition(
                f"group {letter}: {built} donjons are more than the {self.rules.donjons_per_player} of a colour."
            )
        self.state.reserve[seat] = self.rules.troops_per_player - on_board - self.state.discard[seat]
        self.state.donjons_left[seat] = self.rules.donjons_per_player - built

    def read_turn(self) -> None:
        state = self.state
        state.round_no = self.whole(self.words.get("round", "1"), 1, self.rules.max_rounds, "round")
        state.phase = first_phase(self.rules)
        if "to" in self.words:
            state.seat = self.seat_to_act(self.words["to"])
        if "die" in self.words:
            state.die = self.whole(self.words["die"], 1, 6, "die")
            state.phase = Phase.ACT
        elif self.rules.roll_when == RollWhen.TURN and any(name in self.words for name in TURN_KEYS):
            raise BadPosition("a position in the middle of a turn needs its die: add die=1 to die=6.")
        self.read_actions()
        self.read_order()

    def seat_to_act(self, letter: str) -> int:
        for seat in range(self.rules.players):
            if colour_letter(self.state, seat) == letter:
                return seat
        raise BadPosition(f"to={letter[:40]}: no group has this colour.")

    def read_actions(self) -> None:
        state, first = self.state, self.words.get("first")
        if first == "order":
            state.actions, state.first_action = 1, Action.ORDER
        elif first is not None:
            move = re.fullmatch(rf"(B|{self.edition.words.knight})([0-9]+)-([0-9]+)", first)
            if not move:
                raise BadPosition(f"first={first[:40]}: expected a move such as first=B19-20, or first=order.")
            state.actions, state.first_action = 1, Action.MOVE
            state.first_piece = Piece.BARON if move[1] == "B" else Piece.KNIGHT
            state.first_from, state.first_to = self.tile(move[2], "first"), self.tile(move[3], "first")
        bonus = self.words.get("bonus", "free")
        if bonus not in ("free", "used"):
            raise BadPosition(f"bonus={bonus[:40]}: expected used or free.")
        state.bonus_used = int(bonus == "used")
        for place, count in self.pairs("moved", ":"):
            tile = self.tile(place, "moved")
            own = state.troop_count[tile] if state.troop_owner[tile] == state.seat else 0
            state.moved[tile] = self.whole(count, 0, own, f"moved on tile {place}")

    def read_order(self) -> None:
        state, order = self.state, self.words.get("order")
        if order is None:
            if any(name in self.words for name in ("named", "razed", "captured")):
                raise BadPosition("named, razed and captured belong to a running order: add order=D19 or order=G19.")
            return
        phases = {"D": Phase.DISPERSE, "G": Phase.GATHER}
        if self.rules.roll_when == RollWhen.RECRUIT:
            phases["R"] = Phase.ROLL
        if order[:1] not in phases:
            raise BadPosition(f"order={order[:40]}: expected a running order such as order=D19 or order=G19.")
        state.phase = phases[order[0]]
        state.command_tile = self.open_tile(order[1:], "order")
        if "named" in self.words:
            state.last_key = key_of(self.rules, state.command_tile, self.tile(self.words["named"], "named"))
            state.substeps = 1
            if state.last_key == NOT_ALIGNED:
                raise BadPosition(f"named={self.words['named']}: this tile is not in line with the command tile.")
        for part in self.words["razed"].split(",") if "razed" in self.words else []:
            state.razed[self.open_tile(part, "razed")] = 1
        if "captured" in self.words:
            state.last_capture = self.tile(self.words["captured"], "captured") + 1
