"""Friends by links: everybody sits on his own seat, spectators see all and touch nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.person import next_to_act


def test_two_browsers_by_links_and_a_spectator(visit: Visit) -> None:
    host, friend, spectator = visit(seed=1), visit(seed=2), visit()
    seat, watch = host.invite()
    friend.page.goto(seat)
    spectator.page.goto(watch)
    acting, other = next_to_act(host, friend)
    for _ in range(8):
        acting.take_turn()
        acting, other = next_to_act(acting, other)
        expect(spectator.page.get_by_text(f"Round {acting.round()}", exact=True)).to_be_visible()
        expect(spectator.hand).to_be_hidden()
        for each in (other, spectator):
            each.catch_up_with(acting)
        assert other.tiles() == acting.tiles() == spectator.tiles()
    expect(host.page.get_by_text("1 spectator")).to_be_visible()


def test_a_spectator_is_offered_nothing(visit: Visit) -> None:
    host, spectator = visit(), visit()
    _, watch = host.invite()
    spectator.page.goto(watch)
    expect(spectator.others_turn).to_be_visible()
    for name in ("Undo", "Offer to end the game", "Ask for a takeback", "Let the computer (Knight) play"):
        expect(spectator.page.get_by_role("button", name=name)).to_have_count(0)
    for title in ("Invite", "Name and absence"):
        expect(spectator.page.get_by_text(title, exact=True)).to_have_count(0)


def test_what_somebody_is_called_is_seen_by_all(visit: Visit) -> None:
    host, friend = visit(), visit()
    seat, _ = host.invite()
    friend.page.goto(seat)
    friend.page.get_by_text("Name and absence").click()
    name = friend.page.get_by_role("textbox", name="Name, Bertrand")
    name.fill("Béatrice <b>")
    name.press("Enter")
    expect(host.page.get_by_role("heading", name="Béatrice <b>", exact=True)).to_be_visible()


def test_the_computer_plays_for_somebody_who_is_away(visit: Visit) -> None:
    host, friend = visit(), visit()
    seat, _ = host.invite()
    friend.page.goto(seat)
    expect(host.page.get_by_text("has not come yet")).to_be_hidden()
    friend.page.close()
    expect(host.page.get_by_text("away", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Let the computer (Knight) play").click()
    expect(host.page.get_by_text("the computer (knight) plays")).to_be_visible()
    while host.round() < 2:
        assert host.wait_for_turn()
        host.take_turn()
    friend.page = friend.page.context.new_page()
    friend.page.goto(seat)
    friend.page.get_by_text("Name and absence").click()
    friend.page.get_by_role("button", name="Play again myself").click()
    expect(host.page.get_by_text("the computer (knight) plays")).to_be_hidden()


def test_a_rematch_with_rotated_seats(visit: Visit) -> None:
    """Who ended a game by agreement plays again: the same people meet at a new table, and another one begins."""
    host, friend = visit(), visit()
    seat, _ = host.invite()
    friend.page.goto(seat)
    friend.is_to_act()
    host.page.get_by_role("button", name="Offer to end the game").click()
    friend.page.get_by_role("button", name="Agree").click()
    for person, button in ((host, "Rematch, seats rotated"), (friend, "Join the rematch")):
        before = person.page.url
        person.page.get_by_role("button", name=button).click()
        expect(person.page).not_to_have_url(before)
    for person in (host, friend):
        expect(person.page.get_by_text("away", exact=True)).to_be_hidden()
        panels = person.page.get_by_role("region", name=re.compile("^(Aliénor|Bertrand)$"))
        expect(panels).to_contain_text(["Bertrand", "Aliénor"])
