"""Making a table with other numbers and a clock, and being told why something is not possible."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_devices import PHONE
from browser.words import FRENCH


def test_changed_numbers_are_shown_to_whoever_joins(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open()
    page = host.page
    page.get_by_role("button", name="Set up a table").first.click()
    page.get_by_role("combobox", name="Seat 2").select_option("A friend, by link")
    page.get_by_text("Numbers of the rulebook").click()
    target = page.get_by_role("spinbutton", name="the game stops when")
    target.first.fill("9")
    target.first.press("Tab")
    page.get_by_role("combobox", name="Clock").select_option("Minutes for the game")
    page.get_by_role("button", name="Begin", exact=True).click()
    friend.page.goto(page.get_by_role("textbox", name="For Seat 2").input_value())
    for person in (host, friend):
        expect(person.page.get_by_text("Changed numbers")).to_be_visible()
        expect(person.page.get_by_text("9 (rulebook: ")).to_be_visible()
        expect(person.page.get_by_role("time")).to_have_count(2)


def test_a_chosen_personality_plays(visit: Visit) -> None:
    """In the third round it has played twice; its name stands at the table and in the record."""
    person = visit()
    person.open()
    page = person.page
    page.get_by_role("button", name="Set up a table").first.click()
    page.get_by_role("combobox", name="Seat 2").select_option("Computer: The raider")
    expect(page.locator("p").get_by_text("guard what you build")).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    while person.round() < 3:
        assert person.wait_for_turn()
        person.take_turn()
    expect(page.get_by_role("heading", name="(The raider)")).to_be_visible()
    page.get_by_text("Record and dice").click()
    page.get_by_role("button", name="Copy the record").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert "human raider" in page.evaluate("navigator.clipboard.readText()")


def test_personalities_are_offered_where_a_game_has_them(visit: Visit) -> None:
    person = visit(FRENCH)
    person.open("/?new=mironton")
    kinds = person.page.get_by_role("combobox", name="Place 2").locator("optgroup")
    game = person.page.get_by_role("combobox", name="Jeu", exact=True)
    for key, count in {"mironton": 3, "guerre": 4, "barons-2025": 4}.items():
        game.select_option(key)
        expect(kinds).to_have_count(count)
        expect(kinds.get_by_text("Le pillard")).to_have_count(count - 3)


@pytest.mark.parametrize("game", ["barons-2025", "guerre", "mironton"])
def test_the_numbers_of_a_game_fit_a_phone(visit: Visit, game: str) -> None:
    person = visit(FRENCH, **PHONE)
    person.open(f"/?new={game}")
    person.page.get_by_text("Nombres de la règle").click()
    expect(person.page.get_by_role("textbox").or_(person.page.get_by_role("spinbutton")).last).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_rule_file_brings_its_game_and_its_numbers(visit: Visit, tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text('game = "co-2023"\nplayers = 3\n[set]\ntarget_points = 5\n', encoding="utf-8")
    person = visit()
    person.open()
    page = person.page
    page.get_by_role("button", name="Set up a table").first.click()
    page.get_by_label("Rules from a file").set_input_files(rules)
    expect(page.get_by_text("1 changed")).to_be_visible()
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value("co-2023")
    expect(page.get_by_role("combobox", name="Players")).to_have_value("3")


def test_why_something_is_not_possible(visit: Visit) -> None:
    """The rule's sentence, and a link that leads to the rule."""
    person = visit()
    person.play_against_the_computer()
    while person.round() == 0:
        person.take_turn()
        person.wait_for_turn()
    idle = person.board.get_by_role("button").filter(has_not=person.beginnings)
    idle.and_(person.board.locator(":not([aria-label*='begin']):not([aria-label*='mountain'])")).first.click()
    rule = person.hand.get_by_role("link", name="Read the rule").first
    expect(rule).to_be_visible()
    href = rule.get_attribute("href") or ""
    answer = person.page.request.get(person.address + href)
    assert answer.ok
    assert f'id="{urlsplit(href).fragment}"' in answer.text()


def test_the_warning_before_a_turn_ends_too_early_can_be_switched_off(visit: Visit) -> None:
    person = visit()
    person.play_against_the_computer()
    while person.round() == 0:
        person.take_turn()
        person.wait_for_turn()
    while not person.is_warned():
        person.wait_for_turn()
    expect(person.hand.get_by_text("You could still:")).to_be_visible()
    person.hand.get_by_role("checkbox", name="Do not warn me again").check()
    person.play_by(person.end_anyway)
    for _ in range(3):
        person.wait_for_turn()
        assert not person.is_warned()
