"""Guerre du passé through the page: a whole game, bids that nobody sees, a battle, the keyboard, a phone, axe."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import donjons
from browser.conftest import Visit
from browser.lord import lands_on, rule, seal
from browser.person import Person
from browser.test_accessibility import violations
from browser.test_devices import PHONE
from browser.test_keyboard import tab_to
from browser.words import FRENCH
from guests import make_table
from serving import Server

SOON = {"win_influence": "3", "start_village_tokens": "4", "start_capital_tokens": "6", "max_rounds": "6"}
ALONE = [{"kind": "here", "name": "Aliénor"}, {"kind": "engine", "engine": "random"}]
TOGETHER = [{"kind": "here", "name": "Aliénor"}, {"kind": "here", "name": "Bertrand"}]
HOUSES = "@s0 *ROU +CAE +EUU *LIL +BRU +STO"


def record(tokens: str, **changes: str) -> str:
    """A game that has come so far."""
    match = donjons.game("guerre").start(2, changes=changes)
    for token in tokens.split():
        match.play(token)
    return match.record()


def test_a_whole_game_against_the_computer(visit: Visit, server: Server) -> None:
    person = visit()
    person.open(lands_on(server.address, ALONE, changes=SOON))
    while person.wait_for_turn():
        rule(person)
    page = person.page
    expect(page.get_by_role("listitem").filter(has_text="1st")).to_be_visible()
    page.get_by_text("Record and dice").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_role("status").filter(has_text="legal")).to_be_visible()


# Sealed bids.
def listen(page: Page) -> list[dict[str, Any]]:
    """Every update that the server sends to a page, from now on."""
    heard: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            heard.append(message)

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", watch)
    return heard


def bid(person: Person, gold: int) -> None:
    person.hand.get_by_role("slider").fill(str(gold))
    person.play_by(seal(person))


def timeless(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was sent, without the number of the event."""
    return [{**message, "state": {**message["state"], "number": 0}} for message in messages]


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two messages are not the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [each for key in one | other for each in differences(one.get(key), other.get(key), f"{where}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [each for at in range(len(one)) for each in differences(one[at], other[at], f"{where}.{at}")]
    return [] if one == other else [f"{where}: {one} or {other}"]


def test_a_bid_changes_nothing_that_others_are_sent_before_all_have_bid(visit: Visit, server: Server) -> None:
    """The same bid is made twice at one table, with other gold: frame by frame the others are sent the same."""
    text = record(HOUSES, start_gold="20")
    links = make_table(server.address, [{"kind": "link"}] * 2, "guerre", record=text)
    bidder, other, spectator = visit(), visit(), visit()
    heard = {one: listen(one.page) for one in (other, spectator)}
    for person, key in ((bidder, links.seats[0].key), (other, links.seats[1].key), (spectator, links.spectator)):
        person.open(f"/t/{key}")
    expect(spectator.others_turn).to_be_visible()
    told: list[list[list[dict[str, Any]]]] = []
    for gold in (17, 4):
        bidder.wait_for_turn()
        before = {one: len(heard[one]) for one in heard}
        bid(bidder, gold)
        expect(seal(other)).to_be_visible()
        for one in heard:
            expect(one.page.get_by_text("has bid", exact=True)).to_be_visible()
        told.append([timeless(heard[one][before[one] :]) for one in heard])
        if gold == 17:
            bidder.page.get_by_role("button", name="Ask for a takeback").click()
            other.page.get_by_role("button", name="Agree").click()
            expect(seal(bidder)).to_be_visible()
    for first, second in zip(*told, strict=True):
        assert differences(first, second) == []
        assert [update["line"][-1]["step"] for update in first] == [None]
    bid(other, 6)
    for one in (bidder, other, spectator):
        expect(one.page.get_by_text("For the crown's ear").first).to_be_attached()
    for messages in heard.values():
        assert messages[-1]["state"]["view"]["auction"]["last"] == [4, 6]


def test_a_shared_screen_is_handed_over_before_a_bid(visit: Visit, server: Server) -> None:
    person = visit()
    person.open(lands_on(server.address, TOGETHER, record=record(HOUSES)))
    for name in ("Aliénor", "Bertrand"):
        expect(person.page.get_by_role("heading", name=f"{name} is to decide in secret")).to_be_visible()
        expect(seal(person)).to_be_hidden()
        person.page.get_by_role("button", name=f"I am {name}").click()
        bid(person, 2)


# A battle.
def test_a_battle_shows_its_odds_before_and_its_cards_and_dice_after(visit: Visit, server: Server) -> None:
    person = visit()
    text = record(f"{HOUSES} $1 $0 $0 $0 $0 $0", start_village_tokens="4")
    person.open(lands_on(server.address, TOGETHER, record=text))
    place = person.board.locator("[data-place=EUU]")
    place.click(force=True)
    target = person.board.get_by_role("button", name="Saint-Omer")
    target.click(force=True)
    expect(person.hand.get_by_text("chance of success")).to_be_visible()
    person.play_by(person.play_button)
    log = person.page.get_by_text("rolls").first
    expect(log).to_be_attached()


# Other hands and eyes.
def test_a_bid_and_a_step_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    person = visit()
    person.open(lands_on(server.address, ALONE, record=record(HOUSES)))
    keys, page = person.page.keyboard, person.page
    tab_to(page, person.hand.get_by_role("slider"))
    keys.press("ArrowRight")
    expect(seal(person)).to_have_text("Seal an offer of 1")
    tab_to(page, seal(person))
    before = person.steps()
    keys.press("Enter")
    person.until(lambda: person.steps() > before)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_violation_on_a_phone(visit: Visit, server: Server, light: str) -> None:
    text = record(f"{HOUSES} $1 $0 $0 $0 $0 $0", start_village_tokens="4")
    person = visit(color_scheme=light, **PHONE)
    person.open(lands_on(server.address, TOGETHER, record=record(HOUSES)))
    person.page.get_by_role("button", name="I am Aliénor").click()
    expect(seal(person)).to_be_visible()
    assert violations(person.page) == []
    person.open(lands_on(server.address, TOGETHER, record=text))
    person.board.locator("[data-place=EUU]").tap(force=True)
    expect(person.hand.get_by_role("button", name="Attack").first).to_be_visible()
    person.page.locator("details").evaluate_all("all => all.forEach(details => (details.open = true))")
    assert violations(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_the_kingdom_in_french(visit: Visit, server: Server) -> None:
    person = visit(FRENCH)
    person.open(lands_on(server.address, TOGETHER, record=record(f"{HOUSES} $1 $0 $0 $0 $0 $0")))
    expect(person.page.get_by_text("Quatre façons de gagner")).to_be_visible()
    expect(
        person.board.get_by_role("button", name="Rouen, capitale, maison du Lion avec 2 jetons sur 6")
    ).to_be_attached()
