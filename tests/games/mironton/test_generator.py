"""Generated dungeons keep every guarantee (section 4.3), and a dungeon that breaks one is found out."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from donjons.boards.dungeon import Dungeon, Plan, open_dungeon, read_dungeon
from donjons.core.errors import BadMap, BadParameter
from donjons.games.mironton.generator import generate
from donjons.games.mironton.guarantees import CHECKS, Guarantees
from donjons.games.mironton.labyrinth import butte
from donjons.games.mironton.lattice import Dice, spread

BUTTE: dict[str, Any] = butte().model_dump(by_alias=True)


def dungeon_of(seed: int, entrances: int, rooms: int = 20, crossroads: int = 4, loop: float = 0.5) -> Plan:
    return generate(seed, entrances, rooms, crossroads, loop, 15, 45)


def broken(dungeon: Dungeon) -> list[str]:
    return sorted(Guarantees(dungeon, 15, 45).broken())


@pytest.mark.parametrize(("entrances", "seeds"), [(4, 334), (6, 333), (8, 333)])
def test_a_thousand_dungeons_keep_every_guarantee(entrances: int, seeds: int) -> None:
    found = set()
    for seed in range(seeds):
        dungeon = open_dungeon(dungeon_of(seed, entrances), entrances)
        assert broken(dungeon) == [], f"seed {seed}"
        assert len(dungeon.rooms) == 20
        assert len(dungeon.entrances) == entrances
        found.add(dungeon.cells)
    assert len(found) == seeds


@pytest.mark.parametrize(
    ("rooms", "crossroads", "loop"), [(19, 0, 0.5), (15, 8, 0.5), (24, 4, 1.0), (31, 4, 0.3), (27, 8, 0.0)]
)
def test_other_shapes_keep_them_too(rooms: int, crossroads: int, loop: float) -> None:
    for seed in range(5):
        dungeon = open_dungeon(dungeon_of(seed, 4, rooms, crossroads, loop), 4)
        assert broken(dungeon) == []
        assert len(dungeon.rooms) == rooms


def test_the_same_seed_gives_the_same_dungeon() -> None:
    first = dungeon_of(7, 6)
    generate.cache_clear()
    assert dungeon_of(7, 6) == first
    assert dungeon_of(8, 6) != first


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadParameter, match="gen_seed=1"):
        dungeon_of(1, 8, rooms=18)  # would leave five mid rooms
    with pytest.raises(BadParameter, match="try another seed"):
        dungeon_of(1, 6, rooms=31, crossroads=8)  # of 35 slots


def test_entrances_lie_all_around_the_heart() -> None:
    for seed in range(20):
        slots = spread(Dice(seed), 6)
        assert len(set(slots)) == 6
        assert min(column for column, _ in slots) < 3 < max(column for column, _ in slots)
        assert min(row for _, row in slots) < 2 < max(row for _, row in slots)


# Each guarantee fails where it should.
def altered(entrances: int = 6, *, zones: dict[str, str] | None = None, **changes: Any) -> Dungeon:
    """La Butte with corridors and doors added or taken away, rooms in other zones or with other themes."""
    data = deepcopy(BUTTE)
    data["corridor"] = [*data["corridor"], *({"path": path} for path in changes.get("dug", []))]
    cut = set(changes.get("cut", []))
    data["door"] = [row for row in data["door"] if (row["room"], tuple(row["out"])) not in cut]
    data["corridor"] = [row for row in data["corridor"] if tuple(map(tuple, row["path"])) not in cut]
    for row in data["room"]:
        row["zone"] = (zones or {}).get(row["id"], row["zone"])
        row["theme"] = changes.get("themes", {}).get(row["id"], row["theme"])
    return read_dungeon(data, entrances)


def test_g1_everything_is_connected() -> None:
    assert broken(altered(cut=[((34, 6), (36, 6))], dug=[[(36, 6)]])) == ["G1"]
    assert broken(altered(dug=[[(0, 0)]])) == ["G1"]


def test_g2_no_square_of_corridor_cells() -> None:
    assert broken(altered(dug=[[(5, 17)]])) == ["G2"]


def test_g2_rooms_apart_and_corridors_outside_them() -> None:
    with pytest.raises(BadMap, match="lies in a room"):
        altered(dug=[[(20, 12)]])
    crowded = deepcopy(BUTTE)
    crowded["room"][1]["h"] = 6
    with pytest.raises(BadMap, match="overlaps"):
        read_dungeon(crowded, 6)


def test_g3_four_inner_rooms() -> None:
    without_arena = altered(cut=[("COE", (20, 15)), ("ARE", (20, 16)), ((20, 15), (20, 16))], zones={"ARE": "mid"})
    assert broken(without_arena) == ["G3"]
    with pytest.raises(BadMap, match="inner rooms"):
        altered(cut=[("COE", (20, 15)), ("ARE", (20, 16)), ((20, 15), (20, 16))])


def test_g4_two_rooms_between_an_entrance_and_the_heart() -> None:
    """A passage leads from the mouth of the armoury round it to the corridor of the guard room."""
    round_the_armoury = altered(8, dug=[[(22, 0), (23, 0), (23, 5)]])
    assert "G4" in broken(round_the_armoury)
    assert "G4" not in broken(altered(8))


def test_g5_walks_neither_short_nor_long() -> None:
    assert broken(altered(8)) == ["G5"]
    dungeon = altered(6)
    assert list(Guarantees(dungeon, 21, 25).broken()) == []
    assert list(Guarantees(dungeon, 22, 25).broken()) == ["G5"]
    assert list(Guarantees(dungeon, 21, 24).broken()) == ["G5"]


def test_g6_three_inner_rooms_with_other_exits() -> None:
    own = [("GAR", out) for out in ((16, 6), (23, 6), (19, 4))]
    assert "G6" not in broken(altered(cut=own))
    own += [("TRO", out) for out in ((30, 13), (27, 10))]
    assert "G6" in broken(altered(cut=own))


def test_g7_two_junctions() -> None:
    assert "G7" in broken(altered_lonely([(4, 1)], [(8, 1)]))
    assert "G7" in broken(altered_lonely([(4, 1)], [(8, 0), (8, 2)]))
    assert "G7" not in broken(altered_lonely([(4, 0), (4, 2)], [(8, 0), (8, 2)]))


def test_g8_six_rooms_besides_the_heart_and_the_entrances() -> None:
    assert broken(altered_lonely([(4, 1)], [(8, 1)])) == ["G3", "G5", "G6", "G7", "G8", "G9"]
    assert "G8" not in broken(altered())


def test_g9_each_theme_once() -> None:
    assert broken(altered(themes={"CAV": "none"})) == ["G9"]
    assert broken(altered(themes={"CIT": "vault"})) == ["G9"]
    assert broken(altered(themes={"CAV": "crypt"})) == ["G9"]


def test_every_guarantee_is_asked_for() -> None:
    assert sorted(CHECKS) == [f"G{number}" for number in range(1, 10)]


def plain_room(name: str, zone: str, x: int) -> dict[str, Any]:
    return {"id": name, "zone": zone, "theme": "none", "flooded": False, "x": x, "y": 1, "w": 3, "h": 3}


def altered_lonely(*corridors: list[tuple[int, int]]) -> Dungeon:
    """Three rooms in a row, with these corridors."""
    doors = [("COE", (3, 1), (4, 1)), ("INN", (5, 1), (4, 1)), ("INN", (7, 1), (8, 1)), ("DEN", (9, 1), (8, 1))]
    return read_dungeon(
        {
            "dungeon": {"key": "lonely", "width": 12, "height": 4},
            "entrance_sets": {1: [1]},
            "room": [plain_room("COE", "heart", 1), plain_room("INN", "inner", 5), plain_room("DEN", "rim", 9)],
            "corridor": [{"path": path} for path in corridors],
            "door": [{"room": room, "in": inside, "out": outside} for room, inside, outside in doors],
            "entrance": [{"n": 1, "room": "DEN", "in": (10, 1), "cell": (10, 0), "heading": "S"}],
        },
        1,
    )
