"""The parameters of section 3: the printed values, ranges, and what does not fit together."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from donjons.core.errors import BadParameter
from donjons.core.parameters import bounds, describe
from donjons.games.guerre.parameters import Guerre
from guerre_playing import GAME, KEY
from guerre_tables import SMALL_CHANGES, SWITCHES, guerre_tables
from specifications import specification
from tables import Table

DECK = ("deck_counts", "deck_attack", "deck_defence")
DEFAULTS = {one.name: one.default for one in describe(Guerre, "en")}


def refusal(changes: dict[str, str], players: int = 2) -> str:
    with pytest.raises(BadParameter) as caught:
        Guerre.table(players, changes)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def printed() -> dict[str, tuple[str, str]]:
    """Name -> the values for few and for many players, from the table of section 3.1."""
    table = specification(KEY).read_text().partition("### 3.1")[2].partition("### 3.2")[0]
    found: dict[str, tuple[str, str]] = {}
    for names, small, large in re.findall(r"^\| (`[^|]*`) \| ([^|]*) \| ([^|]*) \|", table, re.MULTILINE):
        words = re.findall(r"`(\w+)`", names)
        if words == ["event_table"]:
            found["event_table"] = (small.replace(" ", ""),) * 2
            continue
        few = small.split(", ")
        many = few if large == "same" else large.split(", ")
        found |= {name: (few[place], many[place]) for place, name in enumerate(words)}
    return found


def test_the_defaults_are_the_printed_values() -> None:
    assert len(printed()) == 50
    for players in range(2, 9):
        values = Guerre.table(players, {}).model_dump()
        for name, (small, large) in printed().items():
            value = values[name]
            written = ",".join(value) if isinstance(value, tuple) else str(value)
            assert written == (small if players <= 4 else large), name


def test_the_switches_are_those_of_section_3_2_and_the_first_value_is_the_default() -> None:
    table = specification(KEY).read_text().partition("### 3.2")[2].partition("## 4.")[0]
    rows = {
        name: re.findall(r"`(\w+)`", values) for name, values in re.findall(r"^\| `(\w+)` \| (.*?) \| R", table, re.M)
    }
    assert set(rows) == set(SWITCHES)
    for name, values in rows.items():
        assert DEFAULTS[name] == values[0]
        assert set(SWITCHES[name]) == set(values)
        for value in values:
            assert Guerre.table(3, {name: value}).model_dump()[name] in (value, value == "true")
        assert name in refusal({name: "perhaps"})
    assert set(DEFAULTS) == set(rows) | set(printed()) | set(DECK)


@settings(max_examples=100)
@given(table=guerre_tables())
def test_what_differs_from_the_defaults_round_trips(table: Table) -> None:
    players, changes = table
    parameters = Guerre.table(players, changes)
    written = parameters.changes(players)
    assert Guerre.table(players, written) == parameters
    assert all(changes[name] == value for name, value in written.items())
    assert GAME.setting(players, changes).line().startswith(f"new n={players}")


@pytest.mark.parametrize("name", sorted(SMALL_CHANGES))
def test_every_number_has_a_range_and_says_it(name: str) -> None:
    low, high = bounds(Guerre.model_fields[name])
    for text in (str(low - 1), str(high + 1), "", "x", "1.5", "٣", " 1", "1,2"):
        assert refusal({name: text}) == f"{name}={text} is not allowed in guerre: expected {low} to {high}."


@pytest.mark.parametrize(
    "text",
    [
        "famine,change,harvest,recruit,english",
        "famine,change,harvest,recruit,english,nothing,nothing",
        "famine,change,harvest,recruit,english,plague",
        "famine,change,harvest,recruit,english,",
        "none",
        "",
        "Famine,change,harvest,recruit,english,nothing",
    ],
)
def test_the_event_table_is_a_list_of_six_words(text: str) -> None:
    said = refusal({"event_table": text})
    assert said.endswith("6 words, each of famine, change, harvest, recruit, english, nothing.")


def test_the_event_table_may_name_an_event_twice() -> None:
    table = "recruit,recruit,harvest,recruit,english,change"
    assert Guerre.table(4, {"event_table": table}).changes(4) == {"event_table": table}


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 100])
def test_the_game_is_for_two_to_eight_players(players: int) -> None:
    assert "2 to 8 players" in refusal({}, players)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"start_gold": "26"}, "start_gold"),
        ({"start_capital_tokens": "7"}, "start_capital_tokens"),
        ({"start_village_tokens": "5"}, "start_village_tokens"),
        ({"influence_floor": "1"}, "influence_floor"),
        ({"influence_start": "35"}, "win_influence"),
        ({"deck_counts": "11,0,0,0,0,0,0,0,0,0,0,0,0,0,0"}, "deck_counts"),
        ({"deck_counts": "99,99,0,0,0,0,0,0,0,0,0,0,0,0,0"}, "deck_counts"),
        ({"battle_chance": "losses", "cap_city": "9", "ear_dice": "3"}, "battle_chance"),
    ],
)
def test_each_constraint_is_checked_when_a_game_is_created(changes: dict[str, str], words: str) -> None:
    assert words in refusal(changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"start_gold": "25"},
        {"start_capital_tokens": "6", "start_village_tokens": "4"},
        {"influence_start": "34"},
        {"deck_counts": "12,0,0,0,0,0,0,0,0,0,0,0,0,0,0"},
        {"deck_counts": "99,21,0,0,0,0,0,0,0,0,0,0,0,0,0"},
    ],
)
def test_each_constraint_holds_at_its_edge(changes: dict[str, str]) -> None:
    assert Guerre.table(2, changes).changes(2) == changes
