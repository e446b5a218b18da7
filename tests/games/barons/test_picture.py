"""The drawing for the terminal: it fits, it is readable without colours, and it shows what stands where."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.style import Style

import donjons
from donjons.core.drawing import Drawing, plain
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.games.barons import picture_signs as signs
from donjons.games.barons.explain_words import NO_BREAK_SPACE

GAME = donjons.game("barons-2025")
WIDEST = 100
SMALL = {"board_radius": "2", "tile_counts": "4,5,5,5"}
CROWD = (
    "pos to=B die=4 round=7 | B b19 k19,20 d5,26 t19*12,21*1 | R b6 k19,19 d8 t8*4 x24"
    " | G b30 k19,32 t31*2 | Y b36 k19,33 d36 t36*27"
)
SMALL_BOARD = """
               ╭─────╮     ╭─────╮     ╭─────╮
            ╭──╯  1  ╰──┬──╯  2  ╰──┬──╯  3  ╰──╮
            │    ▲ ▲    │ ♣3        │ ≈2        │
            │   ▲ ▲ ▲   │           │           │
         ╭──┴──╮     ╭──┴──╮     ╭──┴──╮     ╭──┴──╮
      ╭──╯  4  ╰──┬──╯  5  ╰──┬──╯  6  ╰──┬──╯  7  ╰──╮
      │ ~1        │ ♦4 ♜B     │ ♣3        │ ≈2 12R    │
      │           │           │    ♞R     │           │
   ╭──┴──╮     ╭──┴──╮     ╭──┴──╮ ♚R  ╭──┴──╮     ╭──┴──╮
╭──╯  8  ╰──┬──╯  9  ╰──┬──╯ 10  ╰──┬──╯ 11  ╰──┬──╯ 12  ╰──╮
│ ~1        │ ♦4        │ ♣3 3B     │ ≈2        │ ~1        │
│           │   ♞B ⊘    │    ♞R     │   ♞B ⊘    │           │
╰──╮     ╭──┴──╮     ╭──┴──╮ ♚B  ╭──┴──╮     ╭──┴──╮     ╭──╯
   ╰──┬──╯ 13  ╰──┬──╯ 14  ╰──┬──╯ 15  ╰──┬──╯ 16  ╰──┬──╯
      │ ♦4        │ ♣3        │ ≈2        │ ~1        │
      │           │           │           │           │
      ╰──╮     ╭──┴──╮     ╭──┴──╮     ╭──┴──╮     ╭──╯
         ╰──┬──╯ 17  ╰──┬──╯ 18  ╰──┬──╯ 19  ╰──┬──╯
            │ ♦4        │ ♣3        │ ≈2        │
            │           │           │           │
            ╰──╮     ╭──┴──╮     ╭──┴──╮     ╭──╯
               ╰─────╯     ╰─────╯     ╰─────╯
"""


def drawing(match: Match, language: Language) -> Drawing:
    return GAME.draw(match.setting, match.state, language)


def text(match: Match, language: Language = "en") -> str:
    return plain(drawing(match, language)).replace(NO_BREAK_SPACE, " ")


def test_the_board_is_made_of_hexagons() -> None:
    match = GAME.match_from(
        "pos to=R die=1 mt=1 board_radius=2 tile_counts=4,5,5,5 mountains=1 | B b10 k9,11 d5 t10*3 | R b6 k6,10 t7*12"
    )
    assert text(match).startswith(SMALL_BOARD.lstrip("\n"))


def test_crowded_tiles_stay_readable_without_colours() -> None:
    shown = text(GAME.match_from(CROWD))
    for sign in ("≈2 12B", "♞BRRGY", "♚B", "~1 ♜R 4R", "~1 ♜Y 27Y", "≈2 2G", "♞G ⊘", "♞Y ⊘"):
        assert sign in shown


def test_sixteen_knights_and_four_barons_fit_on_one_tile() -> None:
    groups = " ".join(f"| {colour} b{tile} k19,19,19,19" for tile, colour in enumerate("BRGY", 5))
    match = GAME.match_from(f"pos to=B die=4 knights_per_player=4 {groups}")
    match.state["baron"] = 18
    shown = text(match)
    assert "│ ♞B4R4G4Y4 │" in shown
    assert "╮♚BRGY╭" in shown


def test_players_and_turn_stand_below_the_board() -> None:
    lines = text(GAME.match_from(CROWD)).splitlines()
    blue, red = next(line for line in lines if "B Blue" in line), next(line for line in lines if "R Red" in line)
    assert blue.split() == ["▶", "B", "Blue", "9/10", "(7+2)", "··♣♦", "24", "11", "6", "8"]
    assert red.split() == ["R", "Red", "1/10", "(1+0)", "~···", "!6", "2", "24", "9"]
    assert "Round 7: Blue plays the first action. The die shows 4." in lines
    assert "Bonus: move up to 2, recruit 2 (3 with donjon, +1 on wind) or give a second order." in lines


def test_a_spent_bonus_is_told_in_french_too() -> None:
    match = GAME.match_from(CROWD)
    match.play("B19-17*")
    assert "Tour 7 : Bleu joue sa seconde action. Le dé montre 4.\nBonus : dépensé." in text(match, "fr")


def test_the_set_up_shows_what_is_known() -> None:
    match = GAME.start(2)
    match.play("@t1=4")
    shown = text(match)
    assert "│ ♦4        │           │" in shown
    assert "Set-up: the tiles are drawn." in shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("players", "changes"), [(2, {}), (3, SMALL), (4, {})])
def test_every_moment_of_a_game_fits_the_terminal(players: int, changes: dict[str, str], language: Language) -> None:
    random = Random(players)
    match = GAME.start(players, changes=changes)
    for _ in range(150):
        for line in drawing(match, language):
            assert sum(cell_len(span.text) for span in line) <= WIDEST
            for span in line:
                Style.parse(span.style)
        match.play(random.choice(match.legal()))


def test_every_sign_is_one_column_wide() -> None:
    everything = [signs.DONJON, signs.BARON, signs.KNIGHT, signs.BLOCKED, signs.PEAK, signs.TURN]
    for sign in (*everything, *signs.KIND_SIGNS.values()):
        assert len(sign) == cell_len(sign) == 1
