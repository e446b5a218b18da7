"""The parameters of section 3: the printed values, presets, ranges, and the dungeons that a table may name."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings

from donjons.boards.dungeon import open_dungeon
from donjons.core.cases import read_cases, run_case
from donjons.core.errors import BadMap, BadParameter, DonjonsError
from donjons.core.parameters import bounds, describe
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.labyrinth import butte, generated
from donjons.games.mironton.parameters import GROUP_OWNERS, ITEM_DECK, Mironton
from donjons.games.mironton.plan_text import plan_from, write_plan
from donjons.games.mironton.rules import START_GROUPS, START_TROOPS
from donjons.games.mironton.state import Item
from donjons.games.mironton.tables import GUARDIAN
from mironton_playing import GAME, KEY
from mironton_tables import mironton_tables
from specifications import specification
from tables import Table

SPECIFICATION = specification(KEY).read_text()
SECTION, _, PRESETS = SPECIFICATION.partition("## 3. Parameters")[2].partition("## 4.")[0].partition("**Presets**")
NUMBERS = sorted(name for name, field in Mironton.model_fields.items() if field.annotation is int)
CONSTANTS = {  # rows marked with a dagger: how they are called here
    "min_entrance_rooms",
    *("start_groups", "start_boss_level", "start_troops", "start_troop_level", "start_stray_level"),
    *("group_owner", "item_deck", "max_boss_turn", "max_trap_turn", "max_pentacle_turn"),
}
CAVE = """
[dungeon]
key = "cave"
width = 3
height = 1
[entrance_sets]
0 = []
[[room]]
id = "COE"
zone = "heart"
theme = "none"
flooded = false
x = 0
y = 0
w = 1
h = 1
[[corridor]]
path = [[1, 0]]
[[door]]
room = "COE"
in = [0, 0]
out = [1, 0]
"""


def printed() -> dict[str, str]:
    """Name -> default, from the table of section 3; what is given by words or by number of seats aside."""
    found: dict[str, str] = {}
    for left, right in re.findall(r"^\| ([^|]*`[^|]*) \| ([^|]*) \|", SECTION, re.MULTILINE):
        names = re.findall(r"`(\w+)`", left)
        values = [right.replace(" ", "")] if len(names) == 1 else right.split(", ")
        found |= dict(zip(names, values, strict=True))
    return found


def shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value)
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def test_the_defaults_are_the_printed_values() -> None:
    values = Mironton.table(2, {}).model_dump()
    rows = printed()
    assert set(rows) - CONSTANTS - {"seats"} == set(values) - {"difficulty", "plan"}
    for name in set(rows) & set(values) - {"gen_seed"}:
        default = rows[name].strip('`"').replace("−", "-").replace("+", "").partition("(")[0]
        assert shown(values[name]) == default, name


def test_the_constants_are_the_printed_ones() -> None:
    for players, owners in GROUP_OWNERS.items():
        assert f"n={players}: {','.join(str(seat) for seat in owners)}" in SECTION
    assert (START_GROUPS, START_TROOPS) == (4, 3)
    table = SPECIFICATION.partition("### 8.15")[2].partition("### 8.16")[0]
    copies = dict(re.findall(r"^\| `(\w+)`[^|]*\| (\d) \|", table, re.MULTILINE))
    assert {item.name.lower(): str(ITEM_DECK[item]) for item in Item} == copies


def test_the_presets_are_the_printed_ones_and_a_parameter_given_overrides_them() -> None:
    row = r"^\| `(\w+)`(?: \(default\))? \| (\d+) \| (\d+) \| (\d) \| (\w+) \| (\d) \|"
    rows = re.findall(row, PRESETS, re.MULTILINE)
    assert len(rows) == 4
    names = ("target_level", "turn_cap", "return_bonus", "guardian_lair", "sack_loss")
    for preset, *values in rows:
        chosen = Mironton.table(2, {"difficulty": preset}).model_dump()
        assert [shown(chosen[name]) for name in names] == values
        other = Mironton.table(2, {"turn_cap": "40", "difficulty": preset})
        assert other.turn_cap == 40
        assert other.changes(2) == ({} if preset == "normal" else {"difficulty": preset}) | {"turn_cap": "40"}


@settings(max_examples=60)
@given(table=mironton_tables())
def test_what_differs_from_the_defaults_round_trips(table: Table) -> None:
    players, changes = table
    setting = GAME.setting(players, changes)
    written = setting.parameters.changes(players)
    assert GAME.setting(players, written).parameters == setting.parameters
    assert all(changes[name] == value for name, value in written.items() if name != "plan")
    assert ("plan" in written) == (changes.get("dungeon", "butte") != "butte")


@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_has_a_range_and_says_it(name: str) -> None:
    low, high = bounds(Mironton.model_fields[name])
    for text in (str(low - 1), str(high + 1), "", "x", "1.5", "٣"):
        with pytest.raises(BadParameter, match=f"{name}=.* is not allowed in mironton: expected {low} to {high}"):
            Mironton.table(2, {name: text})


@pytest.mark.parametrize("text", ["", "x", "-1", "1.1", "0,5", "٣", "1e-1"])
def test_a_share_is_a_number_from_0_to_1(text: str) -> None:
    with pytest.raises(BadParameter, match="expected 0 to 1"):
        Mironton.table(2, {"gen_loop": text})


@pytest.mark.parametrize("text", ["", "Butte", "la butte", "x" * 25, "b\n"])
def test_the_name_of_a_dungeon_is_a_word(text: str) -> None:
    with pytest.raises(BadParameter, match="expected butte, generated or"):
        Mironton.table(2, {"dungeon": text})


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_the_game_is_for_one_to_four_players(players: int) -> None:
    with pytest.raises(BadParameter, match="1 to 4 players"):
        GAME.setting(players)


@pytest.mark.parametrize(
    "changes",
    [
        {"start_level": "7"},
        {"start_strays": "6", "strays_max": "5"},
        {"band_level_min": "5", "band_level_max": "4"},
        {"gen_min_cells": "46"},
        {"dungeon": "cave"},
        {"entrances": "5"},
        {"dungeon": "generated", "entrances": "0"},
        {"plan": "nonsense"},
        {"plan": "cave:3x1"},
        {"plan": "cave:3x1;0:;COE@0.0+1x1:heart:none;1.0;COE:0.0>1.0"},
    ],
)
def test_what_does_not_fit_together_is_refused(changes: dict[str, str]) -> None:
    with pytest.raises(DonjonsError) as caught:
        GAME.setting(2, changes)
    assert "\n" not in str(caught.value)


def test_every_parameter_is_described_in_both_languages() -> None:
    english, french = describe(Mironton, "en"), describe(Mironton, "fr")
    assert [one.name for one in english] == [one.name for one in french] == list(Mironton.model_fields)
    assert all(one.meaning != other.meaning for one, other in zip(english, french, strict=True))


def test_the_level_of_the_guardian_is_that_of_the_table() -> None:
    assert monsters()[GUARDIAN].level == Mironton.table(1, {}).guardian_level
    match = GAME.match_from("pos phase=4 guardian_level=7 b1@COE<W[W1]")
    assert (match.fact("DRG"), match.fact("dice.DRG")) == ("7", "7@4")


# Dungeons by name
def test_a_plan_as_one_word_is_the_same_dungeon() -> None:
    for number in range(12):
        entrances = (4, 6, 8)[number % 3]
        changes = {"dungeon": "generated", "gen_seed": str(number), "entrances": str(entrances)}
        plan = generated(GAME.setting(2, changes).parameters)
        again = plan_from(write_plan(plan))
        assert write_plan(again) == write_plan(plan)
        assert open_dungeon(again, entrances) == open_dungeon(plan, entrances)
    copy, original = open_dungeon(plan_from(write_plan(butte())), 6), open_dungeon(butte(), 6)
    assert (copy.cells, copy.exits, copy.entrances) == (original.cells, original.exits, original.entrances)


def test_a_dungeon_of_the_file_is_known_to_its_cases_only() -> None:
    text = f"```toml dungeon cave\n{CAVE}```\n```case\npos dungeon=cave entrances=0 phase=9\nis H.1.0=1\n```\n"
    (case,) = read_cases(text, KEY)
    assert run_case(case, GAME) is None
    with pytest.raises(BadParameter, match="there is no dungeon 'cave': choose one of butte, generated"):
        GAME.match_from("pos dungeon=cave entrances=0 phase=9")


def test_a_table_in_such_a_dungeon_takes_its_plan_with_it() -> None:
    match = GAME.attach("dungeon", "cave", CAVE).match_from("pos dungeon=cave entrances=0 phase=9")
    assert GAME.match_from(match.position()).position() == match.position()


@pytest.mark.parametrize("text", ["width =", "[dungeon]\nkey = 'cave'", CAVE.replace("w = 1", "w = 0")])
def test_a_dungeon_that_is_none_says_so(text: str) -> None:
    with pytest.raises(BadMap):
        GAME.attach("dungeon", "cave", text)


def test_other_attachments_are_passed_by() -> None:
    assert GAME.attach("map", "cave", "nonsense") is GAME
