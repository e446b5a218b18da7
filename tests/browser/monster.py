"""What a person does around the dungeon: whatever the page offers next, as a player who tries everything once would."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from browser.person import Person
from browser.test_keyboard import FARTHEST, has_focus, middle

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


def goals(person: Person) -> Locator:
    """The places that the picked unit may go to."""
    return person.board.get_by_role("button", name=re.compile(r"cells? away"))


def units(person: Person) -> Locator:
    """The groups and lone monsters that may be picked."""
    return person.board.locator("[data-place^=g][role=button], [data-place^=l][role=button]")


def families(person: Person) -> Locator:
    return person.hand.get_by_role("button", name=re.compile("Lair:"))


def shop(person: Person) -> Locator:
    return person.hand.get_by_role("region", name="For sale")


def done(person: Person) -> Locator:
    return person.hand.get_by_role("button", name=re.compile("^(Done|Pass)$"))


def act(person: Person, moves: bool = True) -> None:
    """One decision: a family and its room, a move of whoever may move, or the end of a phase."""
    anyway = person.hand.get_by_role("button", name=person.words.end_anyway)
    offers = families(person).or_(person.play_button).or_(person.beginnings).or_(done(person))
    person.until(lambda: offers.count() > 0 or not person.hand.count())
    if not person.hand.count():
        return
    before = person.steps()
    if families(person).count():
        families(person).first.click()
        settle(person, before)
    elif person.beginnings.count() and not shop(person).count() and (moves or not done(person).count()):
        person.beginnings.first.click(force=True)
        person.until(lambda: goals(person).count() + person.play_button.count() > 0 or person.steps() > before)
        if goals(person).count():
            goals(person).first.click(force=True)
        settle(person, before)
    else:
        done(person).click()
        person.until(lambda: anyway.count() > 0 or person.steps() > before)
        if anyway.count():
            person.play_by(anyway)


def settle(person: Person, before: int) -> None:
    """Play what is chosen, unless it was played at once."""
    person.until(lambda: person.is_settled(before))
    if person.play_button.count():
        person.confirm()


def walk_by_keys(person: Person, goal: Locator) -> None:
    """Go about the dungeon with the arrow keys: towards the goal, and somewhere else where that leads nowhere new."""
    keys, name = person.page.keyboard, goal.first.get_attribute("aria-label")
    goal = person.board.get_by_role("button", name=name, exact=True)
    (x, y), seen = middle(goal), set[tuple[float, float]]()
    for _ in range(FARTHEST):
        if has_focus(goal):
            return
        here = middle(person.page.locator("[data-place]:focus"))
        across, down = x - here[0], y - here[1]
        ways = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        if abs(down) > abs(across):
            ways.reverse()
        keys.press(person.random.choice(ARROWS) if here in seen else ways[0])
        seen.add(here)
    raise AssertionError(f"the arrow keys do not lead to {name}")
