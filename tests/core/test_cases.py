"""The language of cases: each statement fails when it must, and only fenced blocks named `case` are read."""

from __future__ import annotations

from pathlib import Path

import pytest

import donjons
from donjons.core.cases import Attachment, Failure, check_text, game_key, read_cases, run_case
from donjons.core.errors import BadCase, NotFound

POSITION = "pos to=B die=4 | B b19 k2,3 t19*3 | R b36 k35,31"
HOLDS = [
    "do C19",
    "do R19 +C19",
    "ok C19 B19-20 =",
    "no X19 B19-1",
    "why X19 NO_DONJON",
    "why B19-1 MOUNTAIN",
    "cok C19",
    "cno X19",
    "is t19=B3 d19=- act19=- b.B=19 k.R=31,35 to=B phase=ACT bonus=free acts=0 round=1",
]
FAILS = [
    ("do X19", "NO_DONJON"),
    ("do C19 C19", "not possible"),
    ("do nonsense", "no step"),
    ("ok C19 X19", "X19 should be legal, but is refused by NO_DONJON"),
    ("no X19 C19", "C19 should be illegal, but is legal"),
    ("why X19 BLOCKED", "should be refused by BLOCKED, but is refused by NO_DONJON"),
    ("why C19 SPACING", "should be refused by SPACING, but is legal"),
    ("why C19", "why STEP RULE"),
    ("why C19 X19 SPACING", "why STEP RULE"),
    ("only C19 X19", "missing X19"),
    ("only C19", "unexpected"),
    ("only", "missing none"),
    ("cok X19", "should be among the canonical steps"),
    ("cno C19", "should not be among the canonical steps"),
    ("is t19=B4", "t19 should be B4, but is B3"),
    ("is t19", "no fact"),
    ("is t99=B1", "tile 99"),
    ("is weather=fine", "no fact"),
    ("odds @4=1/6", "should have the probability 1/6"),
    ("odds @4", "no probability"),
    ("odds @4=1/0", "no probability"),
    ("odds @4=x", "no probability"),
    ("hop C19", "no statement"),
    ("tiles M1", "no statement"),
    ("pos die=9 | B b1 k2,3 | R b36 k35,31", "mountain"),
    ("new n=7", "2 to 4 players"),
    ("new", "n=2"),
]


def run(*statements: str) -> Failure | None:
    text = "\n".join(["```case", *statements, "```"])
    (case,) = read_cases(text, "barons-2025")
    return run_case(case, donjons.game(case.game))


@pytest.mark.parametrize("statement", HOLDS)
def test_a_statement_that_is_so_holds(statement: str) -> None:
    assert run(POSITION, statement) is None


@pytest.mark.parametrize(("statement", "message"), FAILS)
def test_a_statement_that_is_not_so_fails(statement: str, message: str) -> None:
    failure = run(POSITION, statement)
    assert failure is not None
    assert failure.statement.line == 3
    assert message in failure.message
    assert "\n" not in failure.message


@pytest.mark.parametrize("statement", ["do C19", "ok =", "only", "is to=B", "odds @1=1/6", "tiles M0"])
def test_a_case_begins_with_a_position_or_a_new_game(statement: str) -> None:
    failure = run(statement)
    assert failure is not None
    assert "begins with" in failure.message


def test_only_without_steps_holds_when_the_game_is_over() -> None:
    assert run("pos die=1 target_points=4 | B b33 k2,3 t33*3 | R b20 k21,22", "do C33", "only") is None


def test_odds_and_the_map_of_the_examples() -> None:
    assert run("new n=2", "odds @t1=4=10/37 @t1=1=9/37", "tiles M0", "odds @m2=1/37", "is phase=MOUNTAINS") is None


def test_the_first_failure_ends_a_case_and_a_new_position_starts_afresh() -> None:
    failure = run(POSITION, "do C19", POSITION, "is d19=B", "is t19=B9")
    assert failure is not None
    assert failure.statement.text == "is d19=B"


def test_remarks_and_empty_lines_are_skipped() -> None:
    assert run("# a remark", "", POSITION + "  # here", "is t19=B3 # three") is None


def test_a_case_has_the_heading_above_it_and_its_place() -> None:
    text = "# One\ntext\n## Two  \n```case\nis x=1\n```\n### Three\n~~~ case\nis y=2\n~~~\n"
    assert [(case.heading.strip(), case.line, case.statements[0].line) for case in read_cases(text, "barons-2025")] == [
        ("Two", 4, 5),
        ("Three", 8, 9),
    ]


def test_the_info_string_may_name_the_game() -> None:
    text = "```case\n```\n```case barons-2024\n```\n```case guerre and more\n```\n"
    assert [case.game for case in read_cases(text, "barons-2025")] == ["barons-2025", "barons-2024", "guerre"]


def test_other_fences_are_no_cases() -> None:
    assert read_cases("```python\ncase\n```\n```\nis x=1\n```\n```cases\n```\n    ```case\n", "barons-2025") == []


def test_a_case_inside_a_longer_fence_is_only_shown() -> None:
    text = "````markdown\n```case\nis x=1\n```\n````\n~~~\n```case\n```\n~~~\n```case\nis y=2\n```\n"
    assert [case.statements[0].text for case in read_cases(text, "barons-2025")] == ["is y=2"]


def test_a_heading_inside_a_fence_is_no_heading() -> None:
    text = "# One\n```python\n# Two\n```\n```case\n# Three\nis x=1\n```\n"
    assert [case.heading for case in read_cases(text, "barons-2025")] == ["One"]


def test_a_case_without_an_end_is_an_error_that_says_where() -> None:
    with pytest.raises(BadCase, match="line 2"):
        read_cases("# One\n```case\nis x=1\n", "barons-2025")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("barons-2025.md", "barons-2025"),
        ("rules/guerre.md", "guerre"),
        ("rulebook/barons-2025/specification.md", "barons-2025"),
        ("rulebook/barons-2025/en.md", "en"),
    ],
)
def test_the_game_of_a_file_is_its_stem_or_its_folder(path: str, key: str) -> None:
    assert game_key(Path(path)) == key


def test_checking_a_text_counts_its_cases_and_lists_the_failures() -> None:
    text = f"```case\n{POSITION}\nis to=B\n```\n# Wrong\n```case\n{POSITION}\nis to=R\n```\n"
    count, failures = check_text(text, Path("barons-2025.md"), donjons.game)
    assert count == 2
    assert [(failure.case.heading, failure.statement.line) for failure in failures] == [("Wrong", 8)]


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(NotFound, match="barons-2025"):
        check_text("```case barons-2052\n```\n", Path("x.md"), donjons.game)


def test_a_block_fenced_as_toml_with_a_kind_and_a_name_goes_with_all_cases_of_its_file() -> None:
    text = "```case\n```\n```toml dungeon cave\nwidth = 3\nheight = 2\n```\n```toml\nwidth = 4\n```\n```case\n```\n"
    cave = Attachment("dungeon", "cave", "width = 3\nheight = 2")
    assert [case.attachments for case in read_cases(text, "barons-2025")] == [(cave,), (cave,)]


def test_a_game_that_reads_no_attachments_passes_them_by() -> None:
    text = f"```toml hall of fame\n```\n```toml dungeon cave\n```\n```case\n{POSITION}\nis to=B\n```\n"
    assert check_text(text, Path("barons-2025.md"), donjons.game) == (1, [])
