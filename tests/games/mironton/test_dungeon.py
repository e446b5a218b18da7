"""La Butte and the catalogue: the data files say what sections 4.2 and 4.4 of the specification print."""

from __future__ import annotations

import re

import pytest

from donjons.boards.dungeon import Dungeon, Side, open_dungeon
from donjons.boards.walks import NO_PLACE, Walks, ways_of
from donjons.games.mironton.bestiary import monsters, type_index
from donjons.games.mironton.guarantees import Guarantees
from donjons.games.mironton.labyrinth import butte
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, NO_CLASS, Family, Fighter, Power
from specifications import specification

TEXT = specification("mironton").read_text()
ROW = re.compile(r"\| (\d+) \| ([A-Z]{3}) \| ([^|]+) \| (\w+) \| ([^|]+) \| (\d+),(\d+) (\d+)×(\d+) \| ([^|]+) \|")
EXIT = re.compile(r"([NESW]) (\d+)\.(\d+)→(\d+)\.(\d+) \((\d+)\)")
JUNCTION = re.compile(r"`(\d+)\.(\d+)` ((?:[NESW]\d+ ?)+)")
MONSTER = re.compile(r"([A-Z]{3}) (\d+)([uaf]*)")
FAMILIES = ("goblinoid", "undead", "aquatic", "fire", "magical", "wandering only", "guardian")
POWERS = {"f": Power.FLYING, "a": Power.AQUATIC, "u": Power.UNDEAD}


def la_butte(entrances: int = 6) -> Dungeon:
    return open_dungeon(butte(), entrances)


def test_rooms_and_exits_are_those_of_the_specification() -> None:
    dungeon = la_butte()
    walk = Walks(dungeon).from_cell
    rows = ROW.findall(TEXT)
    assert len(rows) == len(dungeon.rooms) == 20
    for number, (n, name, title, zone, theme, x, y, w, h, exits) in enumerate(rows):
        room = dungeon.rooms[number]
        assert (int(n), name, zone) == (number, room.id, room.zone)
        assert (int(x), int(y), int(w), int(h)) == (room.x, room.y, room.w, room.h)
        assert title.startswith(f"{room.name_fr} — ")
        assert set(theme.split(", ")) - {"–"} == {room.theme, "flooded" if room.flooded else "none"} - {"none"}
        assert [(door.side, door.inside, door.outside, walk[door.outside]) for door in dungeon.exits[number]] == [
            (Side[side], (int(ax), int(ay)), (int(bx), int(by)), int(far))
            for side, ax, ay, bx, by, far in EXIT.findall(exits)
        ]


def test_junctions_and_their_values_are_those_of_the_specification() -> None:
    dungeon, ways = la_butte(), ways_of(la_butte())
    found = {
        cell: {side.name: int(ways.pull[place, side]) for side in Side if ways.beyond[place, side] != NO_PLACE}
        for cell, place in dungeon.place_at.items()
        if ways.links[place] >= 3
    }
    printed = {
        (int(x), int(y)): {value[0]: int(value[1:]) for value in values.split()}
        for x, y, values in JUNCTION.findall(TEXT.replace("\n", " "))
    }
    assert found == printed
    assert len(found) == 9


@pytest.mark.parametrize(
    ("entrances", "numbers", "walks", "places"),
    [
        (4, [1, 2, 4, 5], [25, 24, 25, 25], 126),
        (6, [1, 2, 3, 4, 5, 6], [25, 24, 21, 25, 25, 21], 128),
        (8, [1, 2, 3, 4, 5, 6, 7, 8], [25, 24, 21, 25, 25, 21, 13, 13], 130),
    ],
)
def test_entrances_and_walks_from_their_mouths(
    entrances: int, numbers: list[int], walks: list[int], places: int
) -> None:
    dungeon = la_butte(entrances)
    assert [entrance.number for entrance in dungeon.entrances] == numbers
    assert [Walks(dungeon).from_cell[entrance.mouth] for entrance in dungeon.entrances] == walks
    assert dungeon.places == places


def test_three_rooms_lie_between_an_entrance_and_the_heart() -> None:
    dungeon = la_butte(8)
    depths = Guarantees(dungeon, 15, 45).depths
    assert [depths[entrance.room] for entrance in dungeon.entrances] == [3, 3, 3, 3, 3, 3, 2, 2]


@pytest.mark.parametrize(("entrances", "broken"), [(4, []), (6, []), (8, ["G5"])])
def test_la_butte_gives_what_generated_dungeons_guarantee(entrances: int, broken: list[str]) -> None:
    """Only the walks from entrances 7 and 8 are shorter."""
    assert list(Guarantees(la_butte(entrances), 15, 45).broken()) == broken


def test_types_of_monsters_are_those_of_the_specification() -> None:
    printed = {}
    for line in TEXT.splitlines():
        head = re.match(r"\| ([a-z ]+)(?: \(\w+\))? \| (.*)", line)
        if head and head[1] in FAMILIES:
            for name, level, powers in MONSTER.findall(head[2]):
                printed[name] = (head[1], int(level), sum(POWERS[letter] for letter in powers))
    families = {"wandering only": None} | {family.name.lower(): family for family in Family}
    assert len(printed) == len(monsters()) == 42
    for name, (word, level, powers) in printed.items():
        monster = monsters()[type_index()[name]]
        assert (monster.level, monster.powers) == (level, powers)
        assert word == "wandering only" or monster.family == families[word]


def test_each_class_is_strong_against_its_family() -> None:
    fire = {"SAL", "EFR", "PHE"}
    for monster in monsters():
        against = {
            Family.GOBLINOID: Fighter.WARRIOR,
            Family.UNDEAD: Fighter.CLERIC,
            Family.MAGICAL: Fighter.MAGE,
            Family.GUARDIAN: Fighter.MAGE,
            Family.FIRE: Fighter.MAGE if monster.id in fire else NO_CLASS,
        }
        assert monster.weak == against.get(monster.family, NO_CLASS)


def test_regular_types_come_first_and_have_a_supply() -> None:
    regular = monsters()[:FIRST_STRAY]
    assert all(monster.supply > 0 for monster in regular)
    assert {monster.family for monster in regular} == set(Family) - {Family.BEAST, Family.GUARDIAN}
    assert monsters()[GUARDIAN].id == "DRG"
    assert monsters()[FIRST_STRAY].id == "RAT"
