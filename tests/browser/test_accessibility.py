"""axe finds no violation on any screen, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe complains of, each with the elements concerned."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {each['help']}: {[node['html'][:200] for node in each['nodes'][:3]]}" for each in found]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_violation(visit: Visit, light: str) -> None:
    person = visit(color_scheme=light)
    page = person.page
    person.open()
    expect(page.get_by_role("article")).to_have_count(5)
    assert violations(page) == []

    page.get_by_text("Import a game").click()
    page.get_by_role("button", name="Set up a table").first.click()
    page.get_by_text("Numbers of the rulebook").click()
    page.get_by_role("combobox", name="Clock").select_option("Minutes for the game")
    assert violations(page) == []
    page.get_by_role("combobox", name="Seat 2").click()
    assert violations(page) == []

    person.play_against_the_computer()
    page.locator("details").evaluate_all("all => all.forEach(details => (details.open = true))")
    assert violations(page) == []
    person.step_into_a_turn()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    while not person.beginnings.count():
        person.take_turn()
        person.wait_for_turn()
    person.beginnings.first.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Review").click()
    page.keyboard.press("ArrowLeft")
    assert violations(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_violation_when_people_are_asked_and_games_are_over(visit: Visit, light: str) -> None:
    host, friend = visit(color_scheme=light), visit(color_scheme=light, viewport={"width": 390, "height": 844})
    seat, _ = host.invite()
    friend.page.goto(seat)
    friend.is_to_act()
    host.page.get_by_role("button", name="Offer to end the game").click()
    expect(friend.page.get_by_role("button", name="Agree")).to_be_visible()
    assert violations(host.page) == []
    assert violations(friend.page) == []
    friend.page.get_by_role("button", name="Agree").click()
    expect(host.over).to_be_visible()
    assert violations(host.page) == []
    assert violations(friend.page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_violation_in_the_rules(visit: Visit, light: str) -> None:
    person = visit(color_scheme=light)
    person.open("/rules/barons-2025?lang=en")
    assert violations(person.page) == []
