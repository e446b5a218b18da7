"""Help from the engines: a hint that is shown on the board, a bar that can be switched off, the curve of a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit


def test_a_hint_is_shown_and_may_be_played(visit: Visit) -> None:
    """It is not played by itself: the reader plays it, or picks something else."""
    person = visit()
    person.play_against_the_computer()
    while not (person.round() and person.beginnings.count()):
        person.take_turn()
        assert person.wait_for_turn()
    before = person.steps()
    person.hand.get_by_role("button", name="Hint", exact=True).click()
    advice = person.hand.get_by_role("status").filter(has_text=re.compile(r"expects a chance of winning of \d+%"))
    expect(advice).to_be_visible()
    assert person.steps() == before
    person.hand.get_by_role("button", name=re.compile("Cancel|Play on")).first.click()
    expect(advice.get_by_text("Best:")).to_be_visible()


def test_the_bar_is_there_until_it_is_switched_off(visit: Visit) -> None:
    person = visit()
    person.play_against_the_computer()
    bar = person.page.get_by_role("img", name=re.compile(r"^Chance of winning: .* \d+%, .* \d+%$"))
    expect(bar).to_be_visible()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("checkbox", name="Show who stands how well").uncheck()
    person.page.get_by_role("button", name="Close").click()
    expect(bar).to_be_hidden()


def test_the_curve_of_a_game_leads_to_its_moments(visit: Visit) -> None:
    person = visit()
    person.play_against_the_computer()
    while person.round() < 3:
        person.take_turn()
        assert person.wait_for_turn()
    page = person.page
    page.get_by_role("button", name="Offer to end the game").click()
    curve = page.get_by_role("region", name="Chance of winning, step by step")
    curve.get_by_text("The curve as a table").click()
    expect(curve.get_by_role("progressbar")).to_have_count(0)
    assert curve.get_by_role("row").count() > 5
    moment = curve.get_by_role("row").nth(3).get_by_role("button")
    place = moment.inner_text().split()[0]
    moment.click()
    expect(page.get_by_text(re.compile(rf"^Step {place} of \d+$"))).to_be_visible()


def test_friends_are_not_helped_unless_they_agree(visit: Visit) -> None:
    """Whoever joins sees it, and no button offers what is forbidden."""
    host, friend = visit(), visit()
    seat, _ = host.invite()
    friend.page.goto(seat)
    for person in (host, friend):
        expect(person.page.get_by_text("No hints are given at this table.")).to_be_visible()
    acting = host if host.is_to_act() else friend
    expect(acting.hand).to_be_visible()
    expect(acting.hand.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
