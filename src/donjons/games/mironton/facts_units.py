"""Facts about one unit (§13.2): its attributes, and its speed, reach, dice and ways in its place now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from donjons.boards.dungeon import Dungeon, Side
from donjons.core.layout import Records, Row
from donjons.games.mironton.bands import band_speed
from donjons.games.mironton.dice import dice_of, monster_dice, monster_threshold
from donjons.games.mironton.orientation import way
from donjons.games.mironton.reach import cost_of, find_ways, group_speed, lone_speed, stray_speed
from donjons.games.mironton.reading import listed, reading
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, State
from donjons.games.mironton.state import Side as Party
from donjons.games.mironton.steps import NO_SLOT, Unit
from donjons.games.mironton.tables import GUARDIAN, Fighter
from donjons.games.mironton.unit_words import place_of
from donjons.games.mironton.units import NO_UNIT, has_regulars, stray_at
from donjons.games.mironton.units_text import GUARDIAN_WORD, LETTERS, UNITS, slot_with

ATTRIBUTE: Final = re.compile(r"([bglw])([0-9]{1,5})\.([a-z]+)")
QUESTION: Final = re.compile(r"(speed|reach|dice|way|cost)\.([bglw])([0-9]{1,5})(?:@([A-Z0-9.]+))?")
THRESHOLDS: Final = range(2, 8)
JINXED: Final = (Fighter.WARRIOR, Fighter.MAGE, Fighter.CLERIC)  # classes that an item may jinx
COLUMNS: Final = {  # attributes that are numbers: where the state keeps them
    Unit.BAND: {
        "value": "band_value",
        "count": "band_count",
        "new": "band_new",
        "infra": "band_infra",
        "web": "band_web",
        "map": "band_map",
        "bottom": "band_bottom",
        "act": "band_acted",
    },
    Unit.GROUP: {
        "since": "group_since",
        "act": "group_acted",
        "banner": "group_banner",
        "horn": "group_horn",
        "fought": "group_fought",
    },
    Unit.LONE: {"since": "lone_since", "act": "lone_acted", "fought": "lone_fought"},
    Unit.STRAY: {"since": "stray_since", "fought": "stray_fought"},
}


def about_unit(dungeon: Dungeon, rules: Records, records: Records, name: str) -> str | None:
    """The answer, - where there is no such unit, None where this is no such question."""
    _, state = reading(rules, records)
    if match := ATTRIBUTE.fullmatch(name):
        unit = UNITS[match[1]]
        slot = slot_with(state, unit, int(match[2]))
        return attribute(dungeon, state, unit, slot, match[3])
    if name == f"dice.{GUARDIAN_WORD}":
        return Inquiry(dungeon, rules, records, Unit.GUARDIAN, 0).dice()
    if match := QUESTION.fullmatch(name):
        unit = UNITS[match[2]]
        slot = slot_with(state, unit, int(match[3]))
        if slot == NO_SLOT or place_of(state, unit, slot) < 0:
            return "-"
        return Inquiry(dungeon, rules, records, unit, slot).answer(match[1], match[4])
    return None


def attribute(dungeon: Dungeon, state: State, unit: Unit, slot: int, name: str) -> str | None:
    """An attribute as positions write it."""
    lists: dict[str, Callable[[], list[str]]] = {
        "plundered": lambda: plundered(dungeon, state, slot),
        "jinx": lambda: jinxes(state, slot),
    }
    is_list = unit == Unit.BAND and name in lists
    if unit == Unit.GROUP and name == "target":
        return "-" if slot == NO_SLOT else target(state, slot)
    if not is_list and name not in COLUMNS[unit]:
        return None
    if slot == NO_SLOT:
        return "-"
    if is_list:
        return listed(lists[name]())
    row: Row = getattr(state, COLUMNS[unit][name])
    return str(row[slot])


def plundered(dungeon: Dungeon, state: State, band: int) -> list[str]:
    return [room.id for number, room in enumerate(dungeon.rooms) if state.band_plundered[band] >> number & 1]


def target(state: State, group: int) -> str:
    """The band that a group has chosen to fight."""
    serial = state.group_target[group]
    return "-" if serial == NO_SERIAL else f"{LETTERS[Unit.BAND]}{serial}"


def jinxes(state: State, band: int) -> list[str]:
    return [fighter.name.lower() for fighter in JINXED if state.band_jinx[band] >> fighter & 1]


class Inquiry:
    """What a unit could do now, tried out on a copy of the state."""

    def __init__(self, dungeon: Dungeon, rules: Records, records: Records, unit: Unit, slot: int) -> None:
        self.dungeon, self.unit, self.slot = dungeon, unit, slot
        self.rules, self.state = reading(rules, records.copy())
        self.place = self.rules.heart if unit == Unit.GUARDIAN else place_of(self.state, unit, slot)

    def answer(self, question: str, place: str | None) -> str | None:
        """None where the question does not fit the unit."""
        is_mover = self.unit in (Unit.GROUP, Unit.LONE)
        if (question == "cost") != (place is not None):
            return None
        if question == "speed":
            return str(self.speed())
        if question == "dice":
            return self.dice()
        if question == "way" and self.unit == Unit.BAND:
            return listed(self.ways())
        if question == "reach" and is_mover:
            return listed(self.reach())
        return self.cost(place) if place is not None and is_mover else None

    def speed(self) -> int:
        of: dict[Unit, Callable[[Rules, State, int], int]] = {
            Unit.BAND: band_speed,
            Unit.GROUP: group_speed,
            Unit.LONE: lone_speed,
            Unit.STRAY: stray_speed,
        }
        return of[self.unit](self.rules, self.state, self.slot)

    def reach(self) -> list[str]:
        """The rooms in reach with their cost, nearest first."""
        self.find_ways()
        costs = {room: cost_of(self.rules, self.state, room) for room in range(self.rules.rooms)}
        rooms = sorted((cost, room) for room, cost in costs.items() if cost >= 0 and room != self.place)
        return [f"{self.dungeon.place_id(room)}:{cost}" for cost, room in rooms]

    def cost(self, name: str) -> str | None:
        places = {self.dungeon.place_id(place): place for place in range(self.dungeon.places)}
        if name not in places:
            return None
        self.find_ways()
        cost = cost_of(self.rules, self.state, places[name])
        return str(cost) if cost >= 0 else "-"

    def find_ways(self) -> None:
        find_ways(self.rules, self.state, self.place, self.speed(), self.unit == Unit.GROUP)

    def ways(self) -> Iterator[str]:
        """The direction for each face of the orientation die."""
        for face in range(1, 7):
            yield way_word(self.dungeon, self.place, way(self.rules, self.state, self.slot, face))

    def dice(self) -> str:
        """Dice at each threshold, as cases write them."""
        count = self.dice_counts()
        return "+".join(f"{count[threshold]}@{threshold}" for threshold in THRESHOLDS if count[threshold]) or "-"

    def dice_counts(self) -> dict[int, int]:
        """Dice at each threshold, alone against whom it would fight here."""
        return self.count_of_band() if self.unit == Unit.BAND else self.count_of_monsters()

    def count_of_band(self) -> dict[int, int]:
        state = self.state
        state.fight_place = self.place
        state.side[0], state.side_number[0] = Party.BAND, state.band_serial[self.slot]
        state.side[1] = Party.REGULARS
        stray = stray_at(state, self.place, 0)
        if stray != NO_UNIT and not has_regulars(self.rules, state, self.place):
            state.side[1], state.side_number[1] = Party.STRAY, state.stray_serial[stray]
        return {threshold: dice_of(self.rules, state, 0, threshold) for threshold in THRESHOLDS}

    def count_of_monsters(self) -> dict[int, int]:
        count = dict.fromkeys(THRESHOLDS, 0)
        banner = self.state.group_banner[self.slot] if self.unit == Unit.GROUP else 0
        for kind, hp in self.monsters():
            threshold = monster_threshold(self.rules, kind, self.place, banner)
            count[threshold] += monster_dice(self.rules, kind, hp, self.place)
        return count

    def monsters(self) -> list[tuple[int, int]]:
        """Their types and hit points."""
        state, slot = self.state, self.slot
        if self.unit == Unit.GROUP:
            members = range(state.group_size[slot])
            return [(state.member_type[slot, member], state.member_hp[slot, member]) for member in members]
        if self.unit == Unit.LONE:
            return [(state.lone_type[slot], state.lone_hp[slot])]
        if self.unit == Unit.STRAY:
            return [(state.stray_type[slot], state.stray_hp[slot])]
        return [(GUARDIAN, state.guardian_hp)]


def way_word(dungeon: Dungeon, place: int, chosen: int) -> str:
    """A way by its compass point, or by the number of the exit where two exits of the room share a side."""
    if place >= len(dungeon.rooms):
        return Side(chosen).name
    sides = [door.side for door in dungeon.exits[place]]
    return str(chosen) if len(set(sides)) < len(sides) else sides[chosen].name
