"""Undo inside one's own turn; beyond it the others are asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.person import next_to_act


def test_a_step_of_ones_own_turn_can_be_undone(visit: Visit) -> None:
    person = visit()
    person.play_against_the_computer()
    before, steps = person.tiles(), 0
    while not (person.undo.count() and person.tiles() != before):
        assert person.wait_for_turn()
        before, steps = person.tiles(), person.steps()
        if person.round() and person.can_step():
            person.take_step()
        else:
            person.take_turn()
    person.undo.click()
    person.until(lambda: person.steps() == steps)
    assert person.tiles() == before


@pytest.mark.parametrize("answer", ["Agree", "Decline"])
def test_a_takeback_is_asked_for(visit: Visit, answer: str) -> None:
    host, friend = visit(seed=1), visit(seed=2)
    seat, _ = host.invite()
    friend.page.goto(seat)
    acting, other = next_to_act(host, friend)
    while acting.round() == 0:
        acting.take_turn()
        acting, other = next_to_act(acting, other)
    acting.end_turn()
    other.wait_for_turn()
    acting.page.get_by_role("button", name="Ask for a takeback").click()
    expect(acting.page.get_by_text("Waiting for the others.")).to_be_visible()
    expect(other.page.get_by_text("asks to take back the last step.")).to_be_visible()
    other.page.get_by_role("button", name=answer).click()
    expect(acting.page.get_by_text("Waiting for the others.")).to_be_hidden()
    taker, waiter = (acting, other) if answer == "Agree" else (other, acting)
    expect(taker.hand).to_be_visible()
    expect(waiter.hand).to_be_hidden()
