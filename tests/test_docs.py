"""What the documents say of the code is made from it, or checked against it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "docs"))


def test_the_table_of_differences_is_that_of_the_parameters() -> None:
    from differences import PAGE, page

    assert PAGE.read_text(encoding="utf-8") == page(), "run: python docs/differences.py"


@pytest.mark.parametrize("game", ["barons", "guerre"])
def test_every_file_of_a_rule_is_on_the_map(game: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for file in (ROOT / "src" / "donjons" / "games" / game).glob("*.py"):
        family = file.stem.split("_")[0] + "*.py"
        assert file.stem == "__init__" or f"`{file.name}`" in page or f"`{family}`" in page, file.name


def test_links_between_the_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/README.md"), *ROOT.glob("studies/*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_page_of_measures_is_that_of_the_registry() -> None:
    import measures

    assert measures.PAGE.read_text(encoding="utf-8") == measures.page(), "run: python docs/measures.py"
