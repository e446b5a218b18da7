"""A dungeon: what it must be is checked when it is read, and its tables say where every way leads."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from donjons.boards.dungeon import Dungeon, Side, beside, opposite, read_dungeon
from donjons.boards.walks import FAR, NO_EXIT, NO_PLACE, OUTSIDE, Walks, ways_of
from donjons.core.errors import BadMap


def room(name: str, zone: str, x: int, y: int, w: int, h: int) -> dict[str, Any]:
    return {"id": name, "zone": zone, "theme": "none", "flooded": False, "x": x, "y": y, "w": w, "h": h}


def door(name: str, inside: list[int], outside: list[int]) -> dict[str, Any]:
    return {"room": name, "in": inside, "out": outside}


# Three rooms in a row; a corridor from the hall to the den has a dead end and meets the mouth's door.
#
#     01234567890123
#   0       .  m        m  mouth
#   1 CCC.HHH..DDD      .  corridor
#   2 CCC HHH  DDD
#   3 CCC.HHH  DDD
SMALL: dict[str, Any] = {
    "dungeon": {"key": "small", "width": 13, "height": 4},
    "entrance_sets": {0: [], 1: [5]},
    "room": [room("COE", "heart", 1, 1, 3, 3), room("HAL", "inner", 5, 1, 3, 3), room("DEN", "rim", 10, 1, 3, 3)],
    "corridor": [{"path": [[4, 1]]}, {"path": [[4, 3]]}, {"path": [[8, 0], [8, 1], [9, 1]]}],
    "door": [
        door("COE", [3, 1], [4, 1]),
        door("HAL", [5, 1], [4, 1]),
        door("HAL", [5, 3], [4, 3]),
        door("HAL", [7, 1], [8, 1]),
        door("DEN", [10, 1], [9, 1]),
        door("COE", [3, 3], [4, 3]),
    ],
    "entrance": [{"n": 5, "room": "DEN", "in": [11, 1], "cell": [11, 0], "heading": "S"}],
}
COE, HAL, DEN = range(3)


def small(entrances: int = 1) -> Dungeon:
    return read_dungeon(SMALL, entrances)


def test_places_are_rooms_in_file_order_then_cells_in_reading_order() -> None:
    dungeon = small()
    assert [dungeon.place_id(place) for place in range(dungeon.places)] == [
        *("COE", "HAL", "DEN"),
        *("8.0", "11.0", "4.1", "8.1", "9.1", "4.3"),
    ]
    assert dungeon.room_index["DEN"] == DEN
    assert dungeon.heart == COE


def test_exits_are_numbered_in_file_order_and_the_entrance_comes_last() -> None:
    dungeon = small()
    assert [[door.outside for door in exits] for exits in dungeon.exits] == [
        [(4, 1), (4, 3)],
        [(4, 1), (4, 3), (8, 1)],
        [(9, 1), (11, 0)],
    ]
    assert [door.side for door in dungeon.exits[HAL]] == [Side.W, Side.W, Side.E]


def test_an_entrance_that_is_walled_up_does_not_exist() -> None:
    closed = small(0)
    assert (11, 0) not in closed.place_at
    assert len(closed.exits[DEN]) == 1
    assert closed.places == small().places - 1


def test_a_corridor_cell_is_connected_to_cells_beside_it_to_doors_and_to_the_outside() -> None:
    dungeon = small()
    assert dungeon.neighbours[8, 1] == [(8, 0), (9, 1)]
    assert dungeon.exits_at[4, 1] == [(COE, 0), (HAL, 0)]
    assert [dungeon.connections(cell) for cell in dungeon.cells] == [1, 2, 2, 3, 2, 2]
    assert dungeon.region_of[9, 1] == {(8, 0), (8, 1), (9, 1)}
    assert dungeon.rooms_around(HAL) == {COE, DEN}


def test_the_walk_to_the_heart_counts_cells_and_the_crossing_of_rooms() -> None:
    walks = Walks(small())
    assert walks.from_cell == {
        (4, 1): 1,
        (4, 3): 1,
        (8, 1): 1 + (2 + 1) + 1,  # into the hall, across it and out, into the Heart
        (9, 1): 1 + 5,
        (8, 0): 1 + 5,
        (11, 0): 1 + (1 + 1) + 6,
    }
    assert walks.from_threshold(COE, 0) == 0
    assert walks.from_threshold(DEN, 1) == 1 + 1 + 6
    assert walks.from_threshold(HAL, 0) == 0 + 1 + 1


def test_where_no_walk_leads_to_the_heart_it_is_far() -> None:
    cut = deepcopy(SMALL)
    del cut["corridor"][2]["path"][2]
    cut["corridor"].append({"path": [[9, 2]]})
    cut["door"][4] = door("DEN", [10, 2], [9, 2])
    dungeon = read_dungeon(cut, 1)
    assert Walks(dungeon).from_cell[9, 2] == FAR
    assert ways_of(dungeon).pull[DEN, 0] == FAR


def test_the_tables_say_where_the_ways_of_a_room_lead() -> None:
    dungeon, ways = small(), ways_of(small())
    assert ways.links[HAL] == 3
    assert [dungeon.place_id(ways.beyond[HAL, way]) for way in range(3)] == ["4.1", "4.3", "8.1"]
    assert ways.beyond[HAL, 3] == NO_PLACE
    assert list(ways.pull[HAL, :3]) == [1, 1, 5]
    assert ways.cross[HAL, :3, :3].tolist() == [[0, 2, 2], [2, 0, 4], [2, 4, 0]]


def test_the_tables_say_where_the_sides_of_a_corridor_cell_lead() -> None:
    dungeon, ways = small(), ways_of(small())
    junction, mouth = dungeon.place_at[8, 1], dungeon.place_at[11, 0]
    assert ways.links[junction] == 3
    assert [ways.beyond[junction, side] for side in Side] == [
        dungeon.place_at[8, 0],
        dungeon.place_at[9, 1],
        NO_PLACE,
        HAL,
    ]
    assert [ways.door[junction, side] for side in Side] == [NO_EXIT, NO_EXIT, NO_EXIT, 2]
    assert [ways.pull[junction, side] for side in Side] == [6, 6, FAR, 4]
    assert [ways.beyond[mouth, side] for side in Side] == [OUTSIDE, NO_PLACE, DEN, NO_PLACE]
    assert ways.pull[mouth, Side.N] == FAR


def test_of_two_exits_in_one_wall_one_lies_to_the_right() -> None:
    """Who comes in by the west faces east and has the south to the right."""
    ways = ways_of(small())
    assert ways.flank[HAL, :3, :3].tolist() == [[0, 1, 0], [-1, 0, 0], [0, 0, 0]]
    assert ways.flank[COE, :2, :2].tolist() == [[0, -1], [1, 0]]


def test_walks_between_places_begin_at_rest() -> None:
    dungeon, ways = small(), ways_of(small())
    place = {dungeon.place_id(number): number for number in range(dungeon.places)}
    assert ways.apart[place["COE"], place["HAL"]] == 2
    assert ways.apart[place["COE"], place["4.3"]] == 1
    assert ways.apart[place["4.1"], place["4.3"]] == 1 + (2 + 1)
    assert ways.apart[place["4.3"], place["8.1"]] == 1 + (4 + 1)
    assert ways.apart[place["HAL"], place["DEN"]] == 1 + 1 + 1
    assert ways.apart[place["DEN"], place["COE"]] == 1 + 1 + (1 + 3) + 1
    assert not ways.apart.diagonal()[: dungeon.places].any()
    assert (ways.apart == ways.apart.T).all()


def test_from_a_corridor_cell_the_heart_is_as_far_as_the_walk_says() -> None:
    dungeon, ways = small(), ways_of(small())
    walks = Walks(dungeon).from_cell
    assert {cell: ways.apart[place, COE] for cell, place in dungeon.place_at.items()} == walks


@pytest.mark.parametrize("side", list(Side))
def test_opposite_sides(side: Side) -> None:
    assert beside(beside((5, 5), side), opposite(side)) == (5, 5)
    assert opposite(opposite(side)) == side


def changed(*path: str | int, to: Any) -> dict[str, Any]:
    data = deepcopy(SMALL)
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (changed("room", 2, "id", to="HAL"), "same id"),
        (changed("room", 2, "id", to="den"), "wrong at room.2.id"),
        (changed("room", 0, "zone", to="mid"), "one Heart"),
        (changed("room", 2, "zone", to="mid"), "rim"),
        (changed("room", 1, "zone", to="mid"), "inner rooms"),
        (changed("room", 2, "zone", to="inner"), "rim"),
        (changed("room", 2, "w", to=4), "outside the board"),
        (changed("room", 2, "x", to=7), "overlaps"),
        (changed("room", 1, "colour", to="red"), "colour"),
        (changed("dungeon", "width", to=12), "outside the board"),
        (changed("corridor", 0, "path", to=[[4, 1], [5, 1]]), "lies in a room"),
        (changed("corridor", 2, "path", to=[[8, 0], [9, 1]]), "not straight"),
        (changed("corridor", 2, "path", to=[[8, 0], [8, 1]]), "corridor cell"),
        (changed("door", 0, "out", to=[4, 2]), "side by side"),
        (changed("door", 0, "room", to="HAL"), "one of its cells"),
        (changed("door", 0, "room", to="XXX"), "no room"),
        (changed("door", 3, to=door("HAL", [5, 1], [4, 1])), "twice"),
        (changed("entrance", 0, "heading", to="N"), "lies the outside"),
        (changed("entrance", 0, "n", to=6), "no entrance 5"),
        (changed("entrance_sets", to={2: [5]}), "no set of 1"),
    ],
)
def test_what_is_no_dungeon_is_refused(data: dict[str, Any], words: str) -> None:
    with pytest.raises(BadMap, match=words):
        read_dungeon(data, 1)
