"""Close the tab, change the device, lose the server: the table is where it was."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Console, Visit
from serving import Server

LOST = "The connection is lost. Trying again…"


def test_a_closed_tab_is_no_lost_game(visit: Visit) -> None:
    """The start page knows the tables of this browser; a step can be taken back as if nothing had been."""
    person = visit()
    person.play_against_the_computer()
    person.step_into_a_turn()
    before = person.tiles()
    person.page.goto("about:blank")
    person.open()
    person.page.get_by_role("region", name="Your tables").get_by_role("link").click()
    expect(person.undo).to_be_visible()
    assert person.tiles() == before
    person.undo.click()
    expect(person.undo).to_be_hidden()


def test_another_device_goes_on_where_this_one_was(visit: Visit) -> None:
    here, there = visit(), visit(viewport={"width": 390, "height": 844})
    here.play_against_the_computer()
    here.step_into_a_turn()
    there.page.goto(here.page.url)
    expect(there.undo).to_be_visible()
    assert there.tiles() == here.tiles()
    there.undo.click()
    expect(here.undo).to_be_hidden()


def test_a_killed_server_loses_nothing_that_was_seen(visit: Visit, tmp_path: Path, console: Console) -> None:
    console.expected = ("ERR_CONNECTION", "WebSocket")  # browsers themselves say that nobody answers
    with Server(tmp_path) as server:
        person = visit(address=server.address)
        person.play_against_the_computer()
        person.step_into_a_turn()
        before = person.tiles()
        server.kill()
        expect(person.page.get_by_text(LOST)).to_be_visible()
        assert person.tiles() == before
        server.start()
        expect(person.page.get_by_text(LOST)).to_be_hidden()
        assert person.tiles() == before
        expect(person.undo).to_be_visible()
        person.take_turn()
        assert person.wait_for_turn()
