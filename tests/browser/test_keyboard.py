"""The keyboard alone: from the first screen to the end of a turn, no hand on the mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.person import Person

FARTHEST = 80  # presses of a key until something is reached


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until something has the focus."""
    goal.first.wait_for()
    for _ in range(FARTHEST):
        if has_focus(goal):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {goal}")


def has_focus(goal: Locator) -> bool:
    return bool(goal.first.evaluate("element => element === document.activeElement"))


def walk_to(person: Person, goal: Locator) -> None:
    """Go from tile to tile with the arrow keys."""
    keys, name = person.page.keyboard, goal.first.get_attribute("aria-label")
    goal = person.board.get_by_role("button", name=name, exact=True)
    there = middle(goal)
    for _ in range(FARTHEST):
        if has_focus(goal):
            return
        here = middle(person.page.locator("[data-place]:focus"))
        across, down = there[0] - here[0], there[1] - here[1]
        if abs(down) > 1:
            keys.press("ArrowDown" if down > 0 else "ArrowUp")
            if middle(person.page.locator("[data-place]:focus")) != here:
                continue
        keys.press("ArrowRight" if across > 0 else "ArrowLeft")
    raise AssertionError(f"the arrow keys do not lead to {name}")


def middle(tile: Locator) -> tuple[float, float]:
    box = tile.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_turn_with_the_keyboard_alone(visit: Visit) -> None:
    person = visit()
    page, keys = person.page, person.page.keyboard
    person.open()
    tab_to(page, page.get_by_role("button", name="Play against the computer"))
    keys.press("Enter")
    person.wait_for_turn()
    while person.round() == 0:
        tab_to(page, person.hand.get_by_role("button", name="Take"))
        keys.press("Enter")
        tab_to(page, person.play_button)
        picked = person.steps()
        keys.press("Enter")
        person.wait_for_step(picked)
        person.wait_for_turn()
    before = person.tiles()

    tab_to(page, page.locator("[data-place][tabindex='0']"))
    walk_to(person, person.beginnings)
    keys.press("Enter")
    expect(person.where_to).to_be_visible()
    keys.press("Escape")
    expect(person.where_to).to_be_hidden()
    keys.press("Enter")
    walk_to(person, person.targets)
    keys.press("Enter")
    expect(person.play_button).to_be_visible()
    keys.press("Enter")  # once more at the same place: yes
    expect(person.undo).to_be_visible()
    assert person.tiles() != before

    keys.press("u")
    expect(person.undo).to_be_hidden()
    assert person.tiles() == before
    played = person.steps()
    keys.press("e")
    if person.end_anyway.count():
        tab_to(page, person.end_anyway)
        keys.press("Enter")
    person.wait_for_step(played)
    assert person.wait_for_turn()
