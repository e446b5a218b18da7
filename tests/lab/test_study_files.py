"""A study file that cannot be carried out is refused with its line and what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjons.core.errors import BadStudy
from donjons.lab.cells import cells_of
from donjons.lab.reading import read_study
from studies import QUICK, study

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
        (HEAD + "games = 1", 3, "greater than or equal to 2"),
        (HEAD + 'bots = "greed"', 3, "greedy"),
        (HEAD + 'bots = "greedy,random,random"', 3, "names 3 bots for 2 players"),
        (HEAD + 'bots = "search:0.5s"', 3, "write iterations"),
        (HEAD + 'repeat_with = "nobody"', 3, "there is no engine 'nobody'"),
        (HEAD + 'measures = ["seats",\n  "lenght"]', 3, "did you mean length?"),
        (HEAD + 'measures = "setups"', 3, "games_per_setup = 20"),
        (HEAD + "[set]\nmountain = 3", 4, "did you mean mountains?"),
        (HEAD + "[set]\nmountains = 99", 4, "expected 0 to 36"),
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
