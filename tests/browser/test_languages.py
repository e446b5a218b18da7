"""French and English, from the first word to the last, changed in the middle of a turn if one likes."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.words import ENGLISH, FRENCH, Words


@pytest.mark.parametrize(("words", "others"), [(FRENCH, ENGLISH), (ENGLISH, FRENCH)], ids=["French", "English"])
def test_the_readers_language_throughout(visit: Visit, words: Words, others: Words) -> None:
    person = visit(words)
    person.play_against_the_computer()
    while person.round() < 3:
        assert person.wait_for_turn()
        person.take_turn()
    assert person.wait_for_turn()
    assert person.page.locator("html").get_attribute("lang") == words.locale[:2]
    said = person.page.locator("body").aria_snapshot()
    for word in (getattr(others, field.name) for field in fields(Words) if field.name not in ("locale", "can_lead")):
        assert word not in said


def test_the_language_changes_in_the_middle_of_a_turn(visit: Visit) -> None:
    """What the server told is told again, and the turn goes on."""
    person = visit(FRENCH)
    page = person.page
    person.play_against_the_computer()
    person.step_into_a_turn()
    log = page.get_by_text("Ce qui s'est passé").locator("..").get_by_role("list")
    french = log.inner_text()
    page.get_by_role("button", name="English").click()
    page.wait_for_function("document.documentElement.lang === 'en'")
    expect(page.get_by_role("heading", name=ENGLISH.your_turn)).to_be_visible()
    english = page.get_by_text("What happened").locator("..").get_by_role("list")
    expect(english).to_contain_text("Your" if "Your" in french else re.compile("The die shows|moves|goes"))
    page.get_by_role("button", name=ENGLISH.undo).click()
    expect(page.get_by_role("button", name=ENGLISH.undo)).to_be_hidden()


@pytest.mark.parametrize("game", [1, 2], ids=["the saboteurs", "the objectives"])
def test_the_older_editions_have_their_own_words(visit: Visit, game: int) -> None:
    person = visit(FRENCH)
    person.play_against_the_computer(game)
    while person.round() < 3:
        assert person.wait_for_turn()
        person.take_turn()
    assert person.wait_for_turn()
    said = person.page.locator("body").aria_snapshot()
    assert "saboteur" in said
    assert "chevalier" not in said
