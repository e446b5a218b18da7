"""The drawing for the terminal: everybody and everything can be found in its text, and the map is the dungeon's."""

from __future__ import annotations

import re
from random import Random
from types import ModuleType
from typing import Any

import pytest
from rich.cells import cell_len
from rich.style import Style

from donjons.boards.dungeon import Dungeon
from donjons.core.drawing import Drawing, plain
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.games.mironton import picture_en, picture_fr
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.crew import crew
from donjons.games.mironton.game import GAME
from donjons.games.mironton.picture_plan import CELL_WIDTH, LEFT, TOP, width_of
from donjons.games.mironton.picture_words import PANEL_WIDTH
from donjons.games.mironton.reading import reading
from donjons.games.mironton.state import Ending, Item, Phase
from mironton_positions import random_position

LANGUAGES: tuple[Language, ...] = ("en", "fr")
CROWD = (
    "pos turn=5 phase=3 g1(p0)@COE[ORA*,ORL,ORL] g2(p1)@LAC[CRO*,BAT] b1@20.8>S[W1] b2@GRO<W[W2,W2,M2/1,T2]"
    " l1@COE[ORL] l2@COE[ORL] w1@OUB[RAT] w2@DOR[ZOM] b3@out[W2] trap.CAV=2m penta=CIT-ARM stock.webs=2 b2.infra=1"
    " prowess=3,1 b2.jinx=mage"
)


def drawing(match: Match, language: Language = "en") -> Drawing:
    return match.setting.game.draw(match.setting, match.state, language)


def text(match: Match, language: Language = "en") -> str:
    return plain(drawing(match, language)).replace("\u00a0", " ")


def map_rows(match: Match, language: Language = "en") -> list[str]:
    """The lines of the map, without rulers and panel."""
    dungeon = GAME.dungeon(match.setting)
    lines = text(match, language).splitlines()[TOP : TOP + dungeon.size[1]]
    return [line[LEFT : width_of(dungeon)].ljust(width_of(dungeon) - LEFT) for line in lines]


def inside(match: Match, room: int) -> str:
    """What is written in a room."""
    box = GAME.dungeon(match.setting).rooms[room]
    rows = map_rows(match)[box.y + 1 : box.y + box.h - 1]
    return " ".join(row[CELL_WIDTH * box.x + 1 : CELL_WIDTH * (box.x + box.w) - 1] for row in rows)


def panel(match: Match, language: Language = "en") -> str:
    dungeon = GAME.dungeon(match.setting)
    return "\n".join(line[width_of(dungeon) :].strip() for line in text(match, language).splitlines())


def test_the_panel_tells_the_clock_and_everybody() -> None:
    shown = panel(GAME.match_from(CROWD))
    for line in (
        "Turn 5 of 28, phase 3",
        "Level 1 (goal 7)      Treasury 50",
        "Dragon 10/10",
        "Prowess: 3 1",
        "Level up: 2 more bands",
        "Next band: 5+ a turn",
        "Items: sticky webs ×2",
        "Order: [p0] p1",
        "▶ p0 moves boss groups: pick one,",
        "b1 20.8          1   1    8     2",
        "W2 W2 M2/1 T2",
        "may reach the Heart: 33 %",
        "sees in the dark, jinxed: M",
        "b3 outside           2",
        "back on 4+",
        "g1 p0 COE        5   5   10   2/3",
        "ORA* ORL ORL",
        "COE p0 ORL l1 l2",
        "OUB RAT w1",
    ):
        assert line in shown, line


def test_rooms_hold_the_names_of_those_inside_and_what_lies_there() -> None:
    match = GAME.match_from(CROWD)
    index = GAME.dungeon(match.setting).room_index
    assert inside(match, index["COE"]).split() == ["DRG", "g1", "l1", "l2"]
    assert inside(match, index["CAV"]).split() == ["^2m"]
    assert inside(match, index["ARM"]).split() == ["¤1"]
    assert inside(match, index["LAC"]).startswith("g2~~~~")
    assert map_rows(match)[8][40:42] == "b1"


def test_whoever_finds_no_room_is_counted() -> None:
    strays = " ".join(f"w{number}@OUB[RAT]" for number in range(1, 8))
    match = GAME.match_from(f"pos phase=3 g1@COE[ORA*] {strays}")
    assert inside(match, GAME.dungeon(match.setting).room_index["OUB"]).split() == ["+7"]
    match = GAME.match_from("pos phase=3 g1@COE[ORA*] w1@OUB[RAT] b1@20.8>S[W1] b2@20.8>S[W1]")
    assert inside(match, GAME.dungeon(match.setting).room_index["OUB"]).split() == ["w1"]
    assert map_rows(match)[8][40:43] == "b1+"


def test_the_map_shows_what_the_way_of_the_picked_unit_costs() -> None:
    match = GAME.match_from(CROWD)
    match.play("pick:g1")
    rows = map_rows(match)
    assert rows[9][40:42] == "1 "
    assert "TRO╨╨──3" in rows[11]
    assert re.search(r"IF g1 FIGHTS\nb1 in 20\.8: g1 5@4 against 2@4; wins 94 %", text(match))
    spans = [span for line in drawing(match) for span in line]
    assert any(span.text == "b1" and span.style == signs.BAND_STYLE for span in spans)
    assert any("g1" in span.text and signs.FRONT.strip() in span.style for span in spans)


def test_the_dungeon_is_drawn_as_it_is() -> None:
    """Every wall, door, corridor cell, junction and mouth stands where the dungeon has it, generated ones included."""
    for changes in ({}, {"entrances": "8"}, *({"dungeon": "generated", "gen_seed": str(seed)} for seed in range(6))):
        match = GAME.start(2, changes=changes)
        dungeon, rows = GAME.dungeon(match.setting), map_rows(match)
        for room in dungeon.rooms:
            assert any(room.id in row for row in rows[room.y : room.y + room.h])
            for y in range(room.y + 1, room.y + room.h - 1):
                assert rows[y][CELL_WIDTH * room.x] in "│╡"
                assert rows[y][CELL_WIDTH * (room.x + room.w) - 1] in "│╞"
        for doors in dungeon.exits:
            for door in doors:
                x, y = door.inside
                assert signs.DOOR[door.side.name] in rows[y][CELL_WIDTH * x : CELL_WIDTH * (x + 1)]
        check_corridors(dungeon, rows)


def check_corridors(dungeon: Dungeon, rows: list[str]) -> None:
    mouths = {entrance.mouth: face for face, entrance in enumerate(dungeon.entrances, 1)}
    for x, y in dungeon.cells:
        shown = rows[y][CELL_WIDTH * x : CELL_WIDTH * (x + 1)]
        if (x, y) in mouths:
            assert shown[0] == str(mouths[x, y])
        else:
            assert shown == (signs.JUNCTION if dungeon.connections((x, y)) > 2 else signs.CORRIDOR)
    rooms = {cell for room in dungeon.rooms for cell in room.cells()}
    for y, row in enumerate(rows):
        for x in range(dungeon.size[0]):
            if (x, y) not in rooms and (x, y) not in dungeon.place_at:
                assert row[CELL_WIDTH * x : CELL_WIDTH * (x + 1)].strip() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_positions_are_drawn_whole_and_no_wider_than_the_map_and_the_panel(language: Language) -> None:
    random = Random(5)
    for number in range(24):
        changes = {"dungeon": "generated", "gen_seed": str(number)} if number % 4 == 0 else {}
        match = GAME.match_from(random_position(random, 1 + number % 4, changes))
        rules, state = reading(match.setting.rules, match.state)
        width = width_of(GAME.dungeon(match.setting)) + 2 + PANEL_WIDTH
        shown = text(match, language)
        assert max(cell_len(line) for line in shown.splitlines()) <= width, shown
        named = set(re.findall(r"\b(?:[bglw]\d+|DRG)\b", panel(match, language) + "\n".join(map_rows(match))))
        assert {party.name for party in crew(rules, state)} <= named | {"DRG"}
        for span in (span for line in drawing(match, language) for span in line):
            assert not re.search(r"[{}]|None", span.text)
            Style.parse(span.style)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("pos phase=9 level=2 treasury=60", "ORL ragged orc 8/12 (12)   ORC helmeted orc 16/24 (8)"),
        ("pos phase=9 level=2 treasury=60", "trap:LEVEL:at=ROOM 4 a level"),
        ("pos phase=9 treasury=60 trap_price_rule=square", "trap:LEVEL:at=ROOM 4 times the level a level"),
        ("pos phase=W1 stock.webs=1 b1@CAV<E[W1]", "webs (sticky webs) on=BAND, it does not move in its next"),
        (
            "pos phase=4 g1@GAR[ORA*] g2(p1)@GAR[TRL*] b1@GAR<N[C1] b2@GAR<N[T1]",
            "b2 in GAR: g1 3@4 against 1@4; wins 94 %, wipes it out 88 %, is wiped out 0 %; deals 0.9, loses 0.5",
        ),
    ],
)
def test_the_choice_at_hand_is_laid_out(position: str, line: str) -> None:
    assert line in text(GAME.match_from(position))


def test_the_set_up_says_what_the_game_is_about() -> None:
    shown = " ".join(text(GAME.start(2)).split())
    assert "Bring it to level 7 before the Inspection at the end of turn 28." in shown
    assert "undead: a mummy and 3 skeletons; lair CAV; slow, but they hit on 3+; weak against clerics" in shown


def tables(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if isinstance(value, dict) and name.isupper()}


def test_both_languages_have_the_same_words() -> None:
    for name, table in tables(picture_en).items():
        assert table.keys() == tables(picture_fr)[name].keys(), name
    assert set(picture_en.ITEMS) == set(Item)
    assert set(picture_en.ENDINGS) == set(Ending) - {Ending.NONE}
    assert set(picture_en.PHASES) <= set(Phase)
