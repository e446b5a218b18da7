"""Looking back: through the game by keys and slider, on from any place, out as text and in again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.person import Person


def play_some(person: Person, rounds: int = 3) -> None:
    person.play_against_the_computer()
    while person.round() < rounds:
        assert person.wait_for_turn()
        person.take_turn()
    person.wait_for_turn()


def place(person: Person) -> tuple[int, int]:
    said = person.page.get_by_text(re.compile(r"^Step \d+ of \d+$")).inner_text().split()
    return int(said[1]), int(said[3])


def at(person: Person, wanted: int, length: int) -> None:
    expect(person.page.get_by_text(f"Step {wanted} of {length}", exact=True)).to_be_visible()


def test_replay_by_arrow_keys_and_slider(visit: Visit) -> None:
    person = visit()
    play_some(person)
    now = person.tiles()
    person.page.get_by_role("button", name="Review").click()
    here, length = place(person)
    assert here == length
    keys = person.page.keyboard
    keys.press("ArrowLeft")
    at(person, length - 1, length)
    keys.press("ArrowLeft")
    keys.press("ArrowRight")
    at(person, length - 1, length)
    keys.press("Home")
    at(person, 0, length)
    expect(person.board.get_by_role("img", name="knight")).to_have_count(0)
    person.page.get_by_role("slider", name="Place in the game").fill(str(length))
    at(person, length, length)
    expect(person.board.get_by_role("img", name="knight")).not_to_have_count(0)
    assert person.tiles() == now
    keys.press("Escape")
    expect(person.hand).to_be_visible()


def test_a_step_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    person = visit()
    play_some(person)
    person.page.get_by_text("What happened").locator("..").get_by_role("list").get_by_role("button").last.click()
    here, length = place(person)
    assert 0 < here < length


def test_branch_at_an_earlier_step(visit: Visit) -> None:
    """A new table begins there; this one stays as it is."""
    person = visit()
    play_some(person)
    original = person.page.url
    person.page.get_by_role("button", name="Review").click()
    _, length = place(person)
    for back in range(1, 5):
        person.page.keyboard.press("ArrowLeft")
        at(person, length - back, length)
    expect(person.board.get_by_role("img", name="tile 1,")).to_be_attached()
    person.page.get_by_role("button", name="Play on from here").click()
    expect(person.page).not_to_have_url(original)
    assert person.wait_for_turn()
    person.take_turn()
    person.page.go_back()
    person.page.get_by_role("button", name="Review").click()
    at(person, length, length)


def test_export_and_import(visit: Visit) -> None:
    """The record, copied here and pasted at another device, is the same game."""
    here, there = visit(), visit()
    play_some(here)
    here.page.get_by_text("Record and dice").click()
    here.page.get_by_role("button", name="Copy the record").click()
    expect(here.page.get_by_text("Copied.")).to_be_visible()
    record = here.page.evaluate("navigator.clipboard.readText()")
    with here.page.expect_download() as saved:
        here.page.get_by_role("button", name="Save as a file").click()
    assert saved.value.path().read_text() == record

    there.open()
    there.page.get_by_text("Import a game").click()
    there.page.get_by_role("textbox", name="Record").fill(record)
    there.page.get_by_role("button", name="Prove a record").click()
    expect(there.page.get_by_role("status")).to_be_visible()
    there.page.get_by_role("button", name="Play on", exact=True).click()
    assert there.wait_for_turn() or there.over.count()
    expect(there.board.get_by_role("button")).to_have_count(37)
