"""A study file that cannot be carried out is refused with its line and what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjons.core.errors import BadStudy
from donjons.lab.cells import cells_of
from donjons.lab.reading import read_study
from studies import QUICK, study

TUNE = """\
game = "barons-2025"
players = 2
[tune]
[tune.search]
mountains = [1, 2]
[[tune.target]]
figure = "rounds"
"""
HEAD = 'game = "barons-2025"\nplayers = 2\n'


@pytest.mark.parametrize(
    ("text", "line", "fix"),
    [
        ('game = "barons-2026"\nplayers = 2', 1, "did you mean barons-2025?"),
        ('game = "barons-2025"\nplayers = [2, 7]', 2, "2 to 4 players"),
        ('game = "barons-2025"', None, "add a line such as players = [2, 3, 4]"),
        ("game = barons", 1, "this is no TOML"),
        (HEAD + "game_count = 10", 3, "there is no entry 'game_count'"),
        (HEAD + "seeds = 10", 3, "did you mean seed?"),
        (HEAD + 'kind = "game"', 3, "did you mean games?"),
        (HEAD + "games = 1", 3, "games = 1: write at least 2."),
        (HEAD + "games = 10.5", 3, "write a whole number"),
        (HEAD + "margin = 2", 3, "write less than 0.5"),
        (HEAD + "games = 10\ngames = 20", 4, "a name stands here for the second time"),
        ('game = "barons-2025"\nplayers = [2, "three"]', 2, 'players = "three": write a whole number.'),
        ('game = "barons-2025"\nplayers = [2, 2]', 2, "2 stands twice in players"),
        ("kind = [1]", 1, "there are games, placement"),
        (HEAD + "title = 4", 3, "title.en and title.fr"),
        (HEAD + 'title = { de = "Hallo" }', 3, "title.en and title.fr"),
        (HEAD + "bots = []", 3, "name at least one"),
        (HEAD + "bots = 3", 3, "write a text in quotes"),
        (HEAD + "repeat_games = 100", 3, 'add a line such as repeat_with = "knight"'),
        (HEAD + 'bots = "greed"', 3, "greedy"),
        (HEAD + 'bots = "greedy,random,random"', 3, "names 3 bots for 2 players"),
        (HEAD + 'bots = "search:0.5s"', 3, "write iterations"),
        (HEAD + 'repeat_with = "nobody"', 3, "there is no engine 'nobody'"),
        (HEAD + 'measures = ["seats",\n  "lenght"]', 3, "did you mean length?"),
        (HEAD + 'measures = "setups"', 3, "games_per_setup = 20"),
        (
            HEAD + 'measures = ["powers"]',
            3,
            "powers is a measure of other games: of barons-2025 there are seats, length",
        ),
        (HEAD + 'measures = ["seats", "seats"]', 3, "seats stands twice in measures"),
        (HEAD + 'precision = 0.1\nmeasures = ["orders", "seats"]', 3, "orders tells no share of games"),
        (HEAD + "[set]\nmountain = 3", 4, "did you mean mountains?"),
        (HEAD + "[set]\nmountains = 99", 4, "expected 0 to 36"),
        (
            HEAD + "[set]\nbuild_cost = 3\nmountains = { a = 1 }",
            5,
            "write a number, a word, true or false, or a list of them",
        ),
        (HEAD + "set = 3", 3, "write a table, such as [set]"),
        (HEAD + "[set]\nbuild_cost = 3\nmountains = 36", 5, "the board has 37. Change one of these parameters."),
        (HEAD + "[vary]\nmountains = 3", 4, "vary.mountains = 3: write a list, such as [1, 2]."),
        (HEAD + "[vary]\nmountains = [3, 4, 3]", 4, "mountains = 3 stands there twice"),
        (
            HEAD + "[vary]\nmountains = [4]\ncapture_engaged = [12, 2]",
            5,
            "capture_engaged must be more than raze_troops",
        ),
        (HEAD + "[vary]\nmountains = [4]\n[[variant]]\nmountains = 3", 6, "mountains stands in [vary] too"),
        (HEAD + "[variant]\nmountains = 3", 3, "such as [[variant]]"),
        (HEAD + '[[variant]]\nname = "a"\n[[variant]]\nname = "a"', 6, 'two variants are called "a"'),
        (HEAD + '[[variant]]\nname = "a"\n[[variant]]\nmountains = 35', 6, "need 41 tiles"),
        (HEAD + "[tune]\ntrails = 3", 4, "did you mean trials?"),
        (HEAD + "[tune]\ntrials = 3", 3, "add a table [tune.search]"),
        (TUNE + "at_mst = 3", 8, "did you mean at_most?"),
        (HEAD + "\n[vary]\ncapture_engaged = [12, 1]", 5, "expected 2 to 100"),
        (HEAD + "[set]\nmountains = 3\n[vary]\nmountains = [1, 2]", 6, "keep it in one of the two"),
        (HEAD + '[[variant]]\nname = "a"\n[[variant]]\ncapture_mode = "never"', 6, "choice or automatic or off"),
        (HEAD + "[pace]\nturn_second = 3", 4, "did you mean turn_seconds?"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_the_fix(tmp_path: Path, text: str, line: int | None, fix: str) -> None:
    path = tmp_path / "wrong.toml"
    with pytest.raises(BadStudy) as refused:
        read_study(path, text)
    assert str(refused.value).startswith(f"{path}, line {line}: " if line else f"{path}: ")
    assert fix in str(refused.value)


def test_what_is_not_said_is_measured_as_far_as_the_game_has_it(tmp_path: Path) -> None:
    text = 'game = "mironton"\nplayers = 2\n'
    assert read_study(tmp_path / "shared.toml", text).study.measures == ("length", "endings")
    assert read_study(tmp_path / "own.toml", HEAD).study.measures == ("seats", "length", "endings")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    assert read_study(tmp_path / "marked.toml", "\ufeff" + HEAD).text == HEAD


def test_cells_are_all_combinations_and_the_first_of_each_comes_first(tmp_path: Path) -> None:
    text = """
game = "barons-2025"
players = [2, 3]
bots = ["greedy", "random"]
repeat_with = "squire"
repeat_games = 10
[[variant]]
name = "as it is"
[[variant]]
name = "fixed"
color_choice = "fixed"
[vary]
capture_engaged = [12, 9]
"""
    cells = cells_of(study(tmp_path, text).study)
    assert len(cells) == 2 * 2 * 2 * 2 * 2
    assert cells[3].label() == {
        "players": "2",
        "bots": "greedy",
        "variant": "fixed",
        "color_choice": "fixed",
        "capture_engaged": "9",
    }
    assert [cell.repeats for cell in cells[:2] + cells[16:18]] == [None, None, 0, 1]
    assert cells[16].line_up == ("squire", "squire")
    assert cells[16].games == 10


def test_the_games_of_a_cell_have_one_name_wherever_they_are_the_same(tmp_path: Path) -> None:
    first, second = cells_of(study(tmp_path / "a").study)
    again = cells_of(study(tmp_path / "b", QUICK.replace("games = 60", "games = 90")).study)[0]
    other = cells_of(study(tmp_path / "c", QUICK.replace("seed = 4", "seed = 5")).study)[0]
    assert first.key == again.key
    assert len({first.key, second.key, other.key}) == 3


@pytest.mark.parametrize("path", sorted(Path(__file__).parents[2].glob("studies/*.toml")), ids=lambda path: path.stem)
def test_our_own_studies_can_be_carried_out(path: Path) -> None:
    assert read_study(path, path.read_text(encoding="utf-8")).name == path.stem
