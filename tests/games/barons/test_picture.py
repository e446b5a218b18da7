"""The drawing for the terminal: it fits, it is readable without colours, and it shows what stands where."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.style import Style

import donjons
from donjons.core.drawing import Drawing, plain
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.wording import NO_BREAK_SPACE
from donjons.games.barons import picture_signs as signs
from donjons.games.barons.game import Barons

GAME = donjons.game("barons-2025")
GAME_2024 = donjons.game("barons-2024")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
EDITIONS = ("barons-2025", "barons-2024", "co-2023")
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


CROWD_OF_SABOTEURS = (
    "pos to=B die=4 round=7 mt=1,20 mountains=2 kind=5:1,8:4,12:1,19:1,21:3 | B b19 s19,12 d5 t19*3,21*2"
    " | R b6 s19,21 d8 t8*4 | G b30 s19,32 t31*12"
)
HEXES = "pos to=R sab=2 mt=6 final=1 | B b16 d1,3 t16*3 | R b2 d10,9 t2*4 | G b14 d8,15 | Y b12 t12*5"
HEX_BOARD = """
               ╭─────╮     ╭─────╮     ╭─────╮
            ╭──╯  1  ╰──┬──╯  2  ╰──┬──╯  3  ╰──╮
            │ ★1 ♜B     │ · 4R      │ ★1 ♜B     │
            │           │    ☠ ⊘    │           │
         ╭──┴──╮     ╭──┴──╮ ♚R  ╭──┴──╮     ╭──┴──╮
      ╭──╯  4  ╰──┬──╯  5  ╰──┬──╯  6  ╰──┬──╯  7  ╰──╮
      │ ·         │ ·         │    ▲ ▲    │ ·         │
      │           │           │   ▲ ▲ ▲   │           │
   ╭──┴──╮     ╭──┴──╮     ╭──┴──╮     ╭──┴──╮     ╭──┴──╮
"""


def drawing(match: Match, language: Language) -> Drawing:
    return match.setting.game.draw(match.setting, match.state, language)


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


def test_saboteurs_promontories_and_what_the_die_recruits_are_shown() -> None:
    shown = text(GAME_2024.match_from(CROWD_OF_SABOTEURS))
    for sign in ("│ ∩1 3B     │", "☠BRG ⊘", "╯ 19⌂ ╰", "╯ 5⌂  ╰", "│ ■4 ♜R 4R  │", "│ · 12G     │", "☠G ⊘"):
        assert sign in shown
    assert "│    ☠B     │" in shown  # alone with one's own saboteur nobody is blocked
    lines = shown.splitlines()
    assert next(line for line in lines if "B Blue" in line).split() == ["▶", "B", "Blue", "1/8", "5", "32", "1"]
    assert "Left this turn: two moves, or a move and an order." in lines
    assert "A recruitment brings 2 troops, or 3 on your donjon." in lines
    assert "The blue baron is silenced on tile 19: no order from there." in lines
    assert "· moor  ∩1 promontory  ♣2 forest  ≡3 farmland  ■4 quarry" in lines
    assert "⌂ donjon never razed" in lines[-1]


def test_neutral_saboteurs_objectives_and_the_last_round_are_shown() -> None:
    match = donjons.game("co-2023").match_from(HEXES)
    shown = text(match)
    assert shown.startswith(HEX_BOARD.lstrip("\n"))
    assert next(line for line in shown.splitlines() if "R Red" in line).endswith(
        "1/2          4        5    2 (1 on ★)"
    )
    assert "LAST ROUND: the target is reached, and Red, Green and Yellow have yet to finish." in shown
    assert "DERNIER TOUR DE TABLE : le défi est atteint, Rouge, Vert et Jaune doivent encore finir" in text(match, "fr")
    assert "· hexagone simple  ★1 objectif" in text(match, "fr")


def test_an_announced_recruitment_waits_for_the_die() -> None:
    match = donjons.game("co-2023").match_from("pos sab=2,4,18 | B b10 | R b16")
    match.play("R10")
    assert "Round 1: Blue rolls the die for recruits on hex 10." in text(match)
    match.play("@3")
    assert "Round 1: Blue plays the second action.\nLeft this turn: a move." in text(match)


@pytest.mark.parametrize("key", ["barons-2024", "co-2023"])
def test_editions_without_bonus_and_discard_do_not_mention_them(key: str) -> None:
    match = donjons.game(key).start(2, seed=1)
    for language in LANGUAGES:
        assert not re.search("bonus|discard|défausse|knight|chevalier|left$|restants", text(match, language), re.I)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "players", "changes"),
    [
        ("barons-2025", 2, {}),
        ("barons-2025", 3, SMALL),
        ("barons-2025", 4, {}),
        ("barons-2024", 2, {}),
        ("barons-2024", 4, {"saboteurs_per_player": "6", "mountains": "0"}),
        ("co-2023", 2, {"objectives_mode": "fixed"}),
        ("co-2023", 4, {}),
        ("co-2023", 4, {"board_radius": "3"}),
    ],
)
def test_every_moment_of_a_game_fits_the_terminal(
    key: str, players: int, changes: dict[str, str], language: Language
) -> None:
    random = Random(players)
    match = donjons.game(key).start(players, changes=changes)
    for _ in range(150):
        for line in drawing(match, language):
            assert sum(cell_len(span.text) for span in line) <= WIDEST
            for span in line:
                Style.parse(span.style)
        match.play(random.choice(match.legal()))


def test_every_sign_is_one_column_wide() -> None:
    everything = [signs.DONJON, signs.BARON, signs.BLOCKED, signs.PEAK, signs.SAFE, signs.TURN, signs.UNHELD]
    for key in EDITIONS:
        game = donjons.game(key)
        assert isinstance(game, Barons)
        own = game.edition.words.signs
        everything += [own.knight, *(sign for sign, _ in own.kinds.values())]
    for sign in everything:
        assert len(sign) == cell_len(sign) == 1
