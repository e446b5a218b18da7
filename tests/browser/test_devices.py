"""A phone under a thumb, a wide screen, a device that likes motion: the same game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.person import Person

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 640}}
WIDE = {"viewport": {"width": 2560, "height": 1080}}


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE, WIDE], ids=["phone", "small phone", "wide screen"])
def test_two_turns_on_any_screen(visit: Visit, device: dict[str, object]) -> None:
    """Nothing is wider than the screen, the map is seen whole, and what comes next is in sight."""
    person = visit(**device)
    person.play_against_the_computer()
    while person.round() < 3:
        assert person.wait_for_turn()
        person.take_turn()
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.evaluate("scrollTo(0, 0)")
    expect(person.board).to_be_in_viewport(ratio=0.99)
    expect(person.hand.get_by_role("paragraph").first).to_be_in_viewport()


def test_motion_ends_where_the_game_stands(visit: Visit) -> None:
    """What the computer did is shown piece by piece; then the map shows what the board in words says."""
    person = visit(reduced_motion="no-preference")
    person.play_against_the_computer()
    while person.round() < 3:
        assert person.wait_for_turn()
        person.take_turn()
    assert person.wait_for_turn()
    person.until(lambda: person.tiles() == in_words(person))


def in_words(person: Person) -> list[str]:
    """What stands on every tile, as the board in words has it."""
    rows = person.page.get_by_text("The board in words").locator("..").locator("tbody tr")
    words: list[list[str]] = rows.evaluate_all("all => all.map(row => [...row.cells].map(cell => cell.textContent))")
    return [where if what == "empty" or "mountain" in where else f"{where}: {what}" for where, what in words]
