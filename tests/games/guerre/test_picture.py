"""The drawing for the terminal: every place and road can be found in its text, and nothing hidden is shown."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import combinations
from random import Random
from types import ModuleType

import pytest
from rich.cells import cell_len
from rich.style import Style

import donjons
from donjons.core.drawing import Drawing, plain
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.games.guerre import picture_en, picture_fr
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.atlas import kingdom, place_id, place_index
from donjons.games.guerre.picture_chart import chart
from donjons.games.guerre.state import PLACES, SEATS, Card, Ending, Phase, Power

GAME = donjons.game("guerre")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
WIDEST, TALLEST = 110, 50
LINES = {"│": "ns", "─": "we", "╭": "es", "╮": "ws", "╰": "ne", "╯": "nw"}
WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
BLOCK = re.compile(f"[{signs.CAPITAL}{signs.CROWN_CITY}{signs.CITY}{signs.VILLAGE}{signs.SITE}] ([A-Z]{{3}})")
HOUSES = "| 0 ROU*2 EVR3F | 1 LIL*2 CHA2C BRU1 | 2 REN*2 VAN1 | 3 BOR*2 BAY1"
BATTLE = (
    "pos n=4 to=0 phase=PRESS ear=0 battle=EVRxCHA.2 A=5 B=3 at=1 dt=2 aw=2 bw=1 acards=TE1,LA1 aleft=TE1"
    f" dcards=CV1,VI1 dleft=CV1,VI1 adice=55146 ddice=136 {HOUSES}"
)
POPE = (
    "pos to=1 pope=1 freed=0,3 inf=9,12,3,0,2 gold=7,25,0,1,2 own.0=MAN:3 english=2 event=3 opens=4"
    " | 0 ROU*2 EVR1C CAE1C MAN1C TRS1C ANG1C | 1 LIL*2 BRU1 PAR2F | 2 REN*2 VAN1 | 3 BOR*2 BAY1 | 4 TOU*2 NAR1"
)


def drawing(match: Match, language: Language = "en") -> Drawing:
    return match.setting.game.draw(match.setting, match.state, language)


def text(match: Match, language: Language = "en") -> str:
    return plain(drawing(match, language)).replace("\u00a0", " ")


def row(shown: str, name: str) -> list[str]:
    """The words of the line of the panel that begins with a name."""
    line = next(line for line in shown.splitlines() if line[chart().columns :].strip().startswith(name))
    return line[line.index(name) + len(name) :].split()


def map_lines(match: Match, language: Language) -> list[str]:
    return [line[: chart().columns].ljust(chart().columns) for line in plain(drawing(match, language)).splitlines()]


def blocks(lines: list[str]) -> dict[str, tuple[int, int]]:
    """id -> row and column of the sign before it."""
    found = [(match[1], (row, match.start())) for row, line in enumerate(lines) for match in BLOCK.finditer(line)]
    assert len(found) == len(dict(found))
    return dict(found)


def traced(lines: list[str]) -> Iterator[tuple[str, str, list[tuple[int, int]]]]:
    """Every line of the map that leaves a place, with the place where it ends and the cells it runs through."""
    place_at = {
        (row + down, column + right): name
        for name, (row, column) in blocks(lines).items()
        for down in range(2)
        for right in range(5)
    }
    for (row, column), name in place_at.items():
        for way, (down, right) in WAYS.items():
            here, cells = (row + down, column + right), []
            while here not in place_at and OPPOSITE[way] in LINES.get(_sign(lines, here), ""):
                cells.append(here)
                way = LINES[_sign(lines, here)].replace(OPPOSITE[way], "")  # noqa: PLW2901
                here = (here[0] + WAYS[way][0], here[1] + WAYS[way][1])
            if cells:
                assert here in place_at, f"the road from {name} ends in nothing at {here}"
                yield name, place_at[here], cells


def _sign(lines: list[str], cell: tuple[int, int]) -> str:
    inside = 0 <= cell[0] < len(lines) and 0 <= cell[1] < chart().columns
    return lines[cell[0]][cell[1]] if inside else " "


def positions(players: int, steps: int = 250) -> Iterator[Match]:
    """Moments of a random game whose players like to attack and to build."""
    random, match = Random(players), GAME.start(players)
    for _ in range(steps):
        yield match
        if match.over:
            return
        legal = match.legal()
        bold = [token for token in legal if "x" in token or "=" in token or token == ">>"]
        match.play(random.choice(bold if bold and random.random() < 0.7 else legal))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 8])
def test_every_road_can_be_followed_from_end_to_end(players: int, language: Language) -> None:
    lines = map_lines(GAME.start(players), language)
    roads = list(traced(lines))
    pairs = [(place_id(a), place_id(b)) for a, b in kingdom().pairs()]
    assert len(pairs) == 91
    assert sorted((a, b) for a, b, _ in roads) == sorted(pairs + [(b, a) for a, b in pairs])
    used = [cell for a, b, cells in roads if (a, b) in pairs for cell in cells]
    drawn = [(row, column) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign in LINES]
    assert sorted(used) == drawn  # no line that is no road, and no cell that two roads share


def test_no_road_runs_beside_a_place_that_it_does_not_lead_to() -> None:
    lines = map_lines(GAME.start(4), "en")
    at = blocks(lines)
    for a, b, cells in traced(lines):
        for name, (top, left) in at.items():
            sides = {(row, column) for row in (top, top + 1) for column in (left - 1, left + 5)}
            assert name in (a, b) or not sides & set(cells), f"{a}-{b} touches {name}"


def test_places_lie_as_on_the_map() -> None:
    at = blocks(map_lines(GAME.start(4), "en"))
    assert len(at) == PLACES
    for a, b in combinations(kingdom().places, 2):
        east = (b.at[0] - a.at[0]) * math.cos(math.radians(46.8))
        north = b.at[1] - a.at[1]
        if abs(east) > 0.45:
            assert (at[b.id][1] > at[a.id][1]) == (east > 0), f"{a.id} and {b.id}"
        if abs(north) > 0.55:
            assert (at[b.id][0] < at[a.id][0]) == (north > 0), f"{a.id} and {b.id}"


def told(match: Match, name: str) -> tuple[str, str]:
    """What the two rows of a place must say, from the facts of the position."""
    place = place_index()[name]
    owner, building, kind = match.fact(name), match.fact(f"b.{name}"), match.fact(f"kind.{name}")
    sign = {"CAPITAL": signs.CAPITAL, "CITY": signs.CROWN_CITY, "VILLAGE": signs.VILLAGE}[kind]
    is_choosing = match.state["phase"][0] <= Phase.VILLAGE
    if is_choosing and kingdom().places[place].kind == "capital" and owner == "-":
        sign = signs.SITE
    letter = building.replace("-", signs.EMPTY)
    if any(match.fact(f"own.{seat}").startswith(name) for seat in range(match.setting.players)):
        letter = signs.POPE
    below = {"crown": f"{signs.CROWN}{2 * match.setting.players:>3}d", "-": f"{signs.EMPTY * 4}{letter}"}
    return f"{sign} {name}", below.get(owner, f"{owner} {letter}")


@pytest.mark.parametrize("players", [2, 5, 8])
def test_places_show_kind_owner_tokens_and_building(players: int) -> None:
    for count, match in enumerate(positions(players)):
        if count % 25 == 0 or match.over:
            lines = map_lines(match, "en")
            for name, (row, column) in blocks(lines).items():
                shown = (lines[row][column : column + 5], lines[row + 1][column : column + 5])
                assert shown == told(match, name)


def test_the_pope_and_buildings_on_neutral_places_are_shown() -> None:
    match = GAME.match_from(f"{POPE} | - EUU0F")
    lines = map_lines(match, "en")
    for name, (row, column) in blocks(lines).items():
        assert (lines[row][column : column + 5], lines[row + 1][column : column + 5]) == told(match, name)
    shown = "\n".join(lines)
    for holding in ("0:1 P", "0:1 C", "1:2 F", f"{signs.EMPTY * 4}F", "♛ 10d"):
        assert holding in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_moment_of_a_game_fits_the_terminal(players: int, language: Language) -> None:
    for count, match in enumerate(positions(players)):
        if count % 5 == 0:
            shown = drawing(match, language)
            assert len(shown) <= TALLEST
            for line in shown:
                assert sum(cell_len(span.text) for span in line) <= WIDEST
                for span in line:
                    Style.parse(span.style)


def test_the_widest_parameters_fit_too() -> None:
    changes = {"neutral_dice": "12", "crown_dice_per_player": "4", "english_steps": "12", "fortress_max": "50"}
    match = GAME.start(8, changes=changes)
    shown = text(match)
    assert max(map(len, shown.splitlines())) <= WIDEST
    for sign in ("♛ 32d", "·12d·", "●-1-2-3-4-5-6-7-8-9-10-11-12"):
        assert sign in shown


def test_the_panel_tells_the_turn_the_houses_and_the_races() -> None:
    shown = text(GAME.match_from(POPE))
    for line in ("Event: harvest", "Order:  4  0 [1] 2  3", "▶ House Eagle acts: attack, build or pass."):
        assert line in shown
    assert "0-1-●-3" in shown
    assert "strikes at 3: 10 against 21" in shown
    assert row(shown, "House ") == ["0", "▶1", "2", "3", "4"]
    assert row(shown, "Gold (at most 25)") == ["7", "25", "0", "1", "2"]
    assert row(shown, "Tokens") == ["7", "5", "3", "3", "3"]
    assert row(shown, "Places") == ["6", "3", "2", "2", "2"]
    assert row(shown, "Fortresses (max 3)") == ["0", "1", "0", "0", "0"]
    assert row(shown, "Churches (max 5)") == ["5", "0", "0", "0", "0"]
    assert row(shown, "Pope's support") == ["·", "✓", "·", "·", "·"]
    assert row(shown, "Influence") == ["25", "9", "12", "3", "0", "2"]
    assert row(shown, "Crown cities") == ["5", "0", "1", "0", "0", "0"]
    assert row(shown, "Capitals") == ["5", "1", "1", "1", "1", "1"]
    assert row(shown, "Turns of a pope") == ["5", "3", "-", "-", "-", "-"]
    assert row(shown, "linked churches") == ["5", "5", "0", "0", "0", "0"]
    assert "0 Lion, 1 Eagle, 2 Wolf, 3 Horse, 4 Lily" in shown
    assert "Only Houses Lion and Horse may attack House" in shown


def test_the_panel_speaks_french() -> None:
    shown = text(GAME.match_from(POPE), "fr")
    for words in (
        "Événement : récolte",
        "▶ La maison de l'Aigle agit : attaquer,",
        "Seules les maisons du Lion et du Cheval",
    ):
        assert words in shown
    assert row(shown, "Tours d'un pape") == ["5", "3", "-", "-", "-", "-"]


def test_a_house_that_is_out_is_marked() -> None:
    shown = text(GAME.match_from("pos n=3 to=0 | 0 ROU*2 EVR1 | 2 LIL*2 BRU1"))
    assert row(shown, "House ") == ["▶0", "×1", "2"]
    assert "Order: [0] 2" in shown


def test_a_battle_shows_both_sides() -> None:
    shown = text(GAME.match_from(BATTLE))
    for line in (
        "BATTLE: EVR attacks CHA, tokens sent 2",
        "Attack, House Lion: tokens 1, dice 5",
        "  cards   TE5",
        "  wounds  2 on the weakest card",
        "  rolled  65541",
        "Defence, House Eagle: tokens 2, dice 3",
        "  cards   VI1 CV2",
        "  wounds  1 on the weakest card",
        "  rolled  631",
        "LA spearman, CV horseman, TE templar,",
    ):
        assert line in shown
    assert "COMBAT : EVR attaque CHA, jetons 2" in text(GAME.match_from(BATTLE), "fr")


def test_cards_are_shown_as_they_are_drawn_and_the_crown_has_none() -> None:
    match = GAME.match_from(f"pos n=4 to=0 {HOUSES}")
    match.play("EVRxPAR.2")
    match.play("@cCV")
    shown = text(match)
    assert "  cards   CV3\n" in shown
    assert "Defence, the crown: dice" in shown
    assert "[0]" in shown


def test_a_seat_sees_its_own_bid_and_no_other() -> None:
    match = GAME.match_from(f"pos n=4 phase=BID power=2 to=2 bids=3,4,-,- gold=5,5,5,5 {HOUSES}")
    shown = {seat: plain(GAME.draw(match.setting, match.seen_by(seat), "en")) for seat in (0, 1, 2, None)}
    assert row(shown[0], "Bids") == ["3", "?", "-", "-"]
    assert row(shown[1], "Bids") == ["?", "4", "-", "-"]
    assert row(shown[2], "Bids") == row(shown[None], "Bids") == ["?", "?", "-", "-"]
    assert "AUCTION: the guild" in shown[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_drawing_depends_on_a_hidden_bid(language: Language) -> None:
    drawings = set()
    for bid in range(6):
        match = GAME.match_from(f"pos n=4 phase=BID power=0 to=1 bids={bid},-,-,- gold=5,5,5,5 {HOUSES}")
        drawings.add(plain(GAME.draw(match.setting, match.seen_by(1), language)))
    assert len(drawings) == 1


def test_who_has_a_pope_does_not_bid_for_the_other_ones_support() -> None:
    match = GAME.match_from(POPE.replace("to=1", "to=1 phase=BID power=1 was=1,2,3,-,-"))
    assert row(text(match), "Bids") == ["×", "-", "-", "-", "-"]
    assert row(text(match), "Last bids opened") == ["1", "2", "3", "×", "×"]


def test_the_end_is_announced() -> None:
    match = GAME.match_from("pos n=2 to=0 | 0 ROU*2 EVR3 | 1 LIL*2 BRU1")
    match.state["phase"], match.state["winner"], match.state["ending"] = Phase.OVER, 0, Ending.INFLUENCE
    assert "▶ House Lion wins: its influence is great" in text(match)


@pytest.mark.parametrize("words", [picture_en, picture_fr])
def test_the_words_are_complete(words: ModuleType) -> None:
    for table, names in (("PHASES", Phase), ("POWERS", Power), ("CARDS", Card)):
        assert set(names) <= set(getattr(words, table))
    assert set(Ending) - {Ending.NONE} == set(words.ENDINGS)


def test_every_sign_is_one_column_wide() -> None:
    for name, sign in vars(signs).items():
        if name.isupper() and isinstance(sign, str) and not name.endswith("STYLE") and name != "FRONT":
            assert len(sign) == cell_len(sign) == 1


def test_the_colours_of_the_houses_differ_and_can_be_read_on_black_and_on_white() -> None:
    assert len(set(signs.SEAT_STYLES)) == len(signs.SEAT_STYLES) == SEATS
    for style in (*signs.SEAT_STYLES, signs.LINE_STYLE, signs.QUIET_STYLE):
        light = luminance(Style.parse(style))
        assert 1.05 / (light + 0.05) > 3, style  # the contrast that the web's guidelines ask of large letters
        assert (light + 0.05) / 0.05 > 3, style


def luminance(style: Style) -> float:
    assert style.color is not None
    parts = [part / 255 for part in style.color.get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
