"""A lord at the page of Guerre du passé: he bids, takes what is free for the taking, fights on, and ends his turn."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from browser.person import Person
from guests import make_table

FREE = re.compile("neutral(?!.* with ).*possible$")  # a place that falls without a fight


def lands_on(address: str, seats: list[dict[str, str]], **more: object) -> str:
    """The path of the host of a new table."""
    return f"/t/{make_table(address, seats, 'guerre', **more).host}"


def seal(person: Person) -> Locator:
    return person.hand.get_by_role("button", name=re.compile("^(Offer nothing|Seal an offer|Ne rien miser|Sceller)"))


def rule(person: Person) -> None:
    """Whatever is to be decided now, once."""
    press = person.hand.get_by_role("button", name="Press on")
    offers = seal(person).or_(press).or_(person.play_button).or_(person.beginnings).or_(person.end_button)
    person.until(lambda: offers.count() > 0 or person.hand.count() == 0)
    for button in (seal(person), press, person.play_button):
        if button.count():
            return person.play_by(button.first)
    if person.end_button.count() == 0:  # in the set-up, or when recruits come
        if person.beginnings.count():
            choose(person, person.beginnings.first)
    elif not take_something(person) and person.end_button.count():
        person.end_turn()
    return None


def choose(person: Person, place: Locator) -> None:
    """Pick a place at which something is done."""
    before = person.steps()
    place.press("Enter")
    person.until(lambda: person.is_settled(before))
    if person.play_button.count():
        person.confirm()


def take_something(person: Person) -> bool:
    """Take a place that nobody holds, if one can be reached."""
    for begin in [place.get_attribute("data-place") for place in person.beginnings.all()]:
        person.board.locator(f"[data-place={begin}]").press("Enter")
        person.until(lambda: person.actions.count() > 0 or person.play_button.count() > 0)
        free = person.board.get_by_role("button", name=FREE)
        if free.count():
            choose(person, free.first)
            return True
        person.page.keyboard.press("Escape")
    return False
