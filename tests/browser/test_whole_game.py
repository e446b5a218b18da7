"""A whole game against the computer, through the page."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit


def test_a_whole_game_against_the_computer(visit: Visit) -> None:
    """Everybody has a rank then, the secret of the dice is known, and they follow from it."""
    person = visit()
    person.play_against_the_computer()
    while person.wait_for_turn():
        person.take_turn()
    page = person.page
    expect(page.get_by_role("listitem").filter(has_text="1st")).to_be_visible()
    page.get_by_text("Record and dice").click()
    expect(page.get_by_text("revealed when the game is over")).to_be_hidden()
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_role("status").filter(has_text="legal")).to_be_visible()
    page.reload()
    expect(person.over).to_be_visible()
