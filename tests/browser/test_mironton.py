"""Donjon Mironton through the page: a whole game, friends around one dungeon, the keyboard, a phone, axe."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.monster import act, families, goals, units, walk_by_keys
from browser.test_accessibility import violations
from browser.test_devices import PHONE
from browser.test_keyboard import tab_to
from browser.words import FRENCH
from donjons.games.mironton.state import Await
from guests import make_table
from mironton_playing import GAME, choose, look
from serving import Server

SHORT = {"turn_cap": "2", "start_strays": "0"}
ALONE = [{"kind": "here", "name": "Mironton"}]
FRIENDS = [{"kind": "here", "name": "Aliénor"}, {"kind": "link", "name": "Bertrand"}]


def table(server: Server, seats: list[dict[str, str]], **more: Any) -> Any:
    return make_table(server.address, seats, game="mironton", **more)


def come_to(awaited: Await, seed: int, turn: int = 3, **changes: str) -> str:
    """The record of a game that has come to a choice of this kind, in this turn or later."""
    random, match = Random(seed), GAME.start(1, changes=changes)
    now = look(match.state)
    while now.awaits != awaited or now.turn < turn:
        step = choose(random, now, match.setting.referee.legal(match.state))
        match.play(GAME.write(match.setting, match.state, step))
        now = look(match.state)
    return match.record()


def test_a_whole_game_alone(visit: Visit, server: Server) -> None:
    person = visit()
    person.open(f"/t/{table(server, ALONE, changes=SHORT).host}")
    page = person.page
    expect(page.get_by_text("You are the monsters")).to_be_visible()
    moved = False
    while person.wait_for_turn():
        moved = moved or units(person).count() > 0
        act(person)
    assert moved
    expect(page.get_by_text("Inspection").first).to_be_visible()
    page.get_by_text("Record and dice").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_role("status").filter(has_text="legal")).to_be_visible()


def test_two_browsers_around_one_dungeon(visit: Visit, server: Server) -> None:
    links = table(server, FRIENDS, changes=SHORT)
    host, friend = visit(), visit()
    host.open(f"/t/{links.host}")
    friend.open(f"/t/{links.seats[1].key}")
    for _ in range(8):
        act(host if host.is_to_act() else friend, moves=False)
    host.until(lambda: host.steps() == friend.steps())
    groups = "[data-place^=g][aria-label], [aria-hidden][data-place]"
    assert host.board.locator(groups).count() == friend.board.locator(groups).count() > 0
    expect(friend.page.get_by_text(re.compile("Order: Player")).first).to_be_visible()


def test_a_group_moves_by_the_keyboard_alone_and_is_taken_back(visit: Visit, server: Server) -> None:
    person = visit()
    person.open(f"/t/{table(server, ALONE, record=come_to(Await.PICK, 7)).host}")
    page, keys = person.page, person.page.keyboard
    person.wait_for_turn()
    tab_to(page, page.locator("[data-place][tabindex='0']"))
    walk_by_keys(person, units(person))
    keys.press("Enter")
    expect(goals(person).first).to_be_attached()
    keys.press("Escape")
    expect(goals(person)).to_have_count(0)
    keys.press("Enter")
    walk_by_keys(person, goals(person))
    keys.press("Enter")
    expect(person.play_button).to_be_visible()
    keys.press("Enter")
    expect(person.undo).to_be_visible()
    keys.press("u")
    keys.press("u")
    expect(person.undo).to_be_hidden()


def test_what_cannot_be_bought_says_why_with_its_rule(visit: Visit, server: Server) -> None:
    person = visit()
    person.open(f"/t/{table(server, ALONE, record=come_to(Await.BUY, 5, 1, start_treasury='9')).host}")
    person.wait_for_turn()
    person.page.locator("details").evaluate_all("all => all.forEach(details => (details.open = true))")
    person.hand.get_by_role("button", name=re.compile("too dear")).first.click()
    expect(person.hand.get_by_role("link", name="Read the rule")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_on_a_phone_nothing_is_too_wide_and_axe_finds_nothing(visit: Visit, server: Server, light: str) -> None:
    person = visit(FRENCH, color_scheme=light, **PHONE)
    page = person.page
    for made in (
        {"changes": SHORT},
        {"record": come_to(Await.PICK, 7)},
        {"record": come_to(Await.BUY, 5, 1, start_treasury="9")},
    ):
        person.open(f"/t/{table(server, ALONE, **made).host}")
        person.wait_for_turn()
        page.locator("details").evaluate_all("all => all.forEach(details => (details.open = true))")
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        assert violations(page) == []
    assert families(person).count() == 0
