"""The units of a position, from their words and attributes (§13.2)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from donjons.boards.dungeon import EXITS, Dungeon, Side, opposite
from donjons.boards.walks import NO_EXIT, NO_PLACE, OUTSIDE
from donjons.core.errors import BadPosition
from donjons.games.mironton.bestiary import monsters, type_index
from donjons.games.mironton.reading import unlisted
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import COMING, COMMAND, FIGURES, NO_SERIAL, State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, Fighter
from donjons.games.mironton.unit_words import COMES, OUT, UnitWord
from donjons.games.mironton.units_text import FIGHTERS

ATTRIBUTES: Final = {  # of each kind of unit
    Unit.BAND: ("value", "count", "new", "plundered", "infra", "jinx", "web", "map", "bottom", "act"),
    Unit.GROUP: ("since", "act", "banner", "horn", "fought", "target"),
    Unit.LONE: ("since", "act", "fought"),
    Unit.STRAY: ("since", "fought"),
}
ADVENTURER: Final = re.compile("([WTMC])([0-9]{1,2})(?:/([0-9]{1,2}))?")
MONSTER: Final = re.compile(r"([A-Z]{3})(\*?)(?:/([0-9]{1,2}))?")
CLASS_WORDS: Final = {fighter.name.lower(): fighter for fighter in (Fighter.WARRIOR, Fighter.MAGE, Fighter.CLERIC)}
LATEST_SERIAL: Final = 9999

Attributes = Mapping[str, str]


def whole(text: str, low: int, high: int, what: str) -> int:
    """A whole number in a range."""
    if not re.fullmatch(r"-?[0-9]{1,6}", text) or not low <= int(text) <= high:
        raise BadPosition(f"{what}: expected a number from {low} to {high}, not {text[:40]!r}.")
    return int(text)


class UnitReader:
    """Puts units into the slots of a state, in the order of their serial numbers."""

    def __init__(self, dungeon: Dungeon, rules: Rules, state: State) -> None:
        self.dungeon, self.rules, self.state = dungeon, rules, state

    def put(self, word: UnitWord, attributes: Attributes) -> None:
        """The next unit of its kind."""
        if word.place is None or not (word.figures or word.place == COMES) or word.serial == 0:
            raise BadPosition(f"{word.text[:60]}: say where it is and its figures, such as {word.name}@GAR[...].")
        if word.owner is not None and (word.unit not in (Unit.GROUP, Unit.LONE) or word.owner >= self.rules.players):
            raise BadPosition(f"{word.name}: seat p{word.owner} owns no such unit.")
        {Unit.BAND: self.band, Unit.GROUP: self.group, Unit.LONE: self.lone, Unit.STRAY: self.stray}[word.unit](
            word, word.figures or (), _Values(self, word.name, attributes)
        )

    # Bands
    def band(self, word: UnitWord, figures: Sequence[str], values: _Values) -> None:
        state, slot = self.state, self.state.bands
        if len(figures) > FIGURES:
            raise BadPosition(f"{word.name}: a band has at most {FIGURES} figures.")
        state.bands += 1
        state.band_serial[slot] = word.serial
        self.stand(word, slot)
        for index, figure in enumerate(figures):
            self.adventurer(word, slot, index, figure)
        state.band_figures[slot] = len(figures)
        levels = sum(state.figure_level[slot, index] for index in range(len(figures)))
        state.band_value[slot] = values.number("value", levels, levels, 9999)
        state.band_count[slot] = values.number("count", 1, 1, 99)
        state.band_infra[slot] = values.bit("infra")
        state.band_web[slot] = values.bit("web")
        state.band_map[slot] = values.number("map", 0, 0, 6)
        state.band_bottom[slot] = values.bit("bottom")
        state.band_new[slot] = values.bit("new")
        state.band_acted[slot] = values.bit("act")
        state.band_plundered[slot] = sum(1 << room for room in values.rooms("plundered"))
        state.band_jinx[slot] = sum(1 << fighter for fighter in values.classes("jinx"))

    def stand(self, word: UnitWord, slot: int) -> None:
        """Place, via and heading of a band."""
        state = self.state
        state.band_via[slot] = NO_EXIT
        if word.place in (OUT, COMES):
            self.refuse_ways(word, "outside")
            state.band_place[slot] = OUTSIDE if word.place == OUT else COMING
            return
        place = state.band_place[slot] = self.place(word)
        if place >= self.rules.rooms:
            state.band_heading[slot] = self.heading(word, place)
            return
        via = state.band_via[slot] = self.via(word, place)
        if via == NO_EXIT:
            state.band_heading[slot] = Side.N if word.heading is None else word.heading
        else:
            if word.heading is not None:
                raise BadPosition(f"{word.text[:60]}: its exit says whither it heads: leave >{word.heading.name} out.")
            state.band_heading[slot] = opposite(self.dungeon.exits[place][via].side)

    def adventurer(self, word: UnitWord, slot: int, index: int, text: str) -> None:
        match = ADVENTURER.fullmatch(text)
        if not match:
            raise BadPosition(f"{word.name}: {text[:40]!r} is no adventurer: write W4, or M4/3 when wounded.")
        unknown = word.place == COMES and match[0][1:] == "0"  # of a band that is being created
        level = 0 if unknown else whole(match[2], 1, 15, f"{word.name}, level")
        self.state.figure_class[slot, index] = FIGHTERS[match[1]]
        self.state.figure_level[slot, index] = level
        self.state.figure_hp[slot, index] = whole(
            match[3] or match[2], min(1, level), level, f"{word.name}, hit points"
        )

    # Monsters
    def group(self, word: UnitWord, figures: Sequence[str], values: _Values) -> None:
        state, slot = self.state, self.state.groups
        if len(figures) > 1 + COMMAND:
            raise BadPosition(f"{word.name}: a group has a boss and at most {COMMAND} followers.")
        state.groups += 1
        state.group_serial[slot] = word.serial
        state.group_place[slot] = self.place(word)
        state.group_owner[slot] = word.owner or 0
        self.refuse_ways(word, "a group")
        for index, figure in enumerate(figures):
            kind, hp = self.monster(word, figure, is_boss=index == 0)
            state.member_type[slot, index], state.member_hp[slot, index] = kind, hp
        if len({self.rules.type_family[state.member_type[slot, index]] for index in range(len(figures))}) > 1:
            raise BadPosition(f"{word.name}: a boss commands his own family only.")
        state.group_size[slot] = len(figures)
        state.group_since[slot] = values.number("since", 0, 0, self.state.turn)
        state.group_acted[slot] = values.bit("act")
        state.group_banner[slot] = values.bit("banner")
        state.group_horn[slot] = values.number("horn", 0, 0, self.rules.horn_bonus)
        state.group_fought[slot] = values.bit("fought")
        state.group_target[slot] = values.band("target")

    def lone(self, word: UnitWord, figures: Sequence[str], values: _Values) -> None:
        state, slot = self.state, self.state.lone
        state.lone += 1
        state.lone_serial[slot] = word.serial
        state.lone_place[slot] = self.place(word)
        state.lone_owner[slot] = word.owner or 0
        self.refuse_ways(word, "a lone monster")
        state.lone_type[slot], state.lone_hp[slot] = self.monster(word, self.only(word, figures))
        state.lone_since[slot] = values.number("since", 0, 0, self.state.turn)
        state.lone_acted[slot] = values.bit("act")
        state.lone_fought[slot] = values.bit("fought")

    def stray(self, word: UnitWord, figures: Sequence[str], values: _Values) -> None:
        state, slot = self.state, self.state.strays
        state.strays += 1
        state.stray_serial[slot] = word.serial
        place = state.stray_place[slot] = self.place(word)
        if place == self.rules.heart:
            raise BadPosition(f"{word.name}: wandering monsters keep out of the Heart.")
        if place >= self.rules.rooms:
            state.stray_heading[slot] = self.heading(word, place)
        else:
            self.refuse_ways(word, "a wandering monster in a room")
        state.stray_type[slot], state.stray_hp[slot] = self.monster(word, self.only(word, figures))
        state.stray_since[slot] = values.number("since", 0, 0, self.state.turn)
        state.stray_fought[slot] = values.bit("fought")

    def only(self, word: UnitWord, figures: Sequence[str]) -> str:
        if len(figures) != 1:
            raise BadPosition(f"{word.name}: it is one monster, not {len(figures)}.")
        return figures[0]

    def monster(self, word: UnitWord, text: str, is_boss: bool = False) -> tuple[int, int]:
        """Its type and its hit points."""
        match = MONSTER.fullmatch(text)
        if not match or match[1] not in type_index():
            raise BadPosition(f"{word.name}: {text[:40]!r} is no monster: write ORL, TRL/2 if hurt, ORA* for a boss.")
        if bool(match[2]) != is_boss:
            raise BadPosition(f"{word.name}: the first figure of a group, and no other, is a boss and has a *.")
        kind = type_index()[match[1]]
        if kind == GUARDIAN or (kind >= FIRST_STRAY) != (word.unit == Unit.STRAY):
            raise BadPosition(f"{word.name}: {match[1]} is not of that kind of unit.")
        level = monsters()[kind].level
        return kind, whole(match[3] or str(level), 1, level, f"{word.name}, hit points")

    # Where
    def place(self, word: UnitWord) -> int:
        assert word.place is not None
        places = {self.dungeon.place_id(place): place for place in range(self.dungeon.places)}
        if word.place not in places:
            raise BadPosition(f"{word.name}: there is no place {word.place[:40]!r} for it in this dungeon.")
        return places[word.place]

    def heading(self, word: UnitWord, place: int) -> int:
        """In a corridor; whoever heads somewhere came from the opposite side."""
        if word.heading is None or word.via is not None:
            raise BadPosition(f"{word.text[:60]}: in a corridor say its heading, such as {word.name}@{word.place}>E.")
        if self.rules.beyond[place, opposite(word.heading)] == NO_PLACE:
            raise BadPosition(f"{word.text[:60]}: nothing lies on the side from which it would have come.")
        return word.heading

    def via(self, word: UnitWord, room: int) -> int:
        """The exit by which a band came into a room."""
        doors, via = self.dungeon.exits[room], word.via or "-"
        if via == "-":
            return NO_EXIT
        found = [int(via)] if via.isdigit() else [number for number, door in enumerate(doors) if door.side.name == via]
        if len(found) != 1 or found[0] >= len(doors):
            raise BadPosition(
                f"{word.text[:60]}: {word.place} has not one exit such as <{via}: "
                f"write its number, 0 to {min(EXITS, len(doors)) - 1}."
            )
        return found[0]

    def refuse_ways(self, word: UnitWord, whom: str) -> None:
        if word.via is not None or word.heading is not None:
            raise BadPosition(f"{word.text[:60]}: {whom} has neither an exit (<) nor a heading (>).")


class _Values:
    """The attributes of one unit."""

    def __init__(self, reader: UnitReader, name: str, attributes: Attributes) -> None:
        self.reader, self.name, self.attributes = reader, name, attributes

    def number(self, what: str, default: int, low: int, high: int) -> int:
        text = self.attributes.get(what)
        return default if text is None else whole(text, low, high, f"{self.name}.{what}")

    def bit(self, what: str) -> int:
        return self.number(what, 0, 0, 1)

    def band(self, what: str) -> int:
        """The serial number of a band."""
        text = self.attributes.get(what)
        if text is None:
            return NO_SERIAL
        if not re.fullmatch("b[0-9]{1,5}", text):
            raise BadPosition(f"{self.name}.{what}: expected a band such as b1, not {text[:40]!r}.")
        return whole(text[1:], 1, LATEST_SERIAL, f"{self.name}.{what}")

    def rooms(self, what: str) -> list[int]:
        names = unlisted(self.attributes.get(what, "-"))
        for name in names:
            if name not in self.reader.dungeon.room_index:
                raise BadPosition(f"{self.name}.{what}: there is no room {name[:40]!r} in this dungeon.")
        return sorted({self.reader.dungeon.room_index[name] for name in names})

    def classes(self, what: str) -> set[Fighter]:
        names = unlisted(self.attributes.get(what, "-"))
        for name in names:
            if name not in CLASS_WORDS:
                raise BadPosition(f"{self.name}.{what}: expected some of {', '.join(CLASS_WORDS)}, not {name[:40]!r}.")
        return {CLASS_WORDS[name] for name in names}
