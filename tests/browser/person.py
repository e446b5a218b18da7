"""Somebody at the page, who sees and does what a person can: whatever is looked for is found by its role and name."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.words import ENGLISH, Words
from patience import PATIENCE

LOOK_AGAIN = 20  # milliseconds


class Person:
    def __init__(self, page: Page, address: str, words: Words = ENGLISH, seed: int = 0) -> None:
        self.page = page
        self.address = address
        self.words = words
        self.random = Random(seed)
        self.hand = page.get_by_role("region", name=words.your_turn, exact=True)
        self.over = page.get_by_role("heading", name=words.over)
        self.others_turn = page.get_by_role("heading", name=re.compile(words.others_turn))
        self.board = page.get_by_role("group", name=re.compile("^(The board|Le plateau)$"))
        self.beginnings = self.board.get_by_role("button", name=words.can_begin)
        self.targets = self.board.get_by_role("button", name=re.compile(f", {words.can_lead}$"))
        self.colours = self.hand.get_by_role("button", name=re.compile(rf"\b{words.take}\b"))
        self.undo = self.hand.get_by_role("button", name=words.undo)
        self.actions = self.hand.get_by_role("group").get_by_role("button")
        self.where_to = self.hand.get_by_text(words.where_to)
        told = self.hand.filter(has=page.get_by_role("paragraph"))  # what the step would do
        self.play_button = told.get_by_role("button", name=words.play, disabled=False)
        self.end_button = self.hand.get_by_role("button", name=words.end_turn, exact=True)
        self.end_anyway = self.hand.get_by_role("button", name=words.end_anyway)
        self.order_is_given = self.hand.get_by_role("button", name=words.order_is_given)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_against_the_computer(self, game: int = 0) -> None:
        """Two clicks from nothing to a game: the address, and this button."""
        self.open()
        self.page.get_by_role("button", name=self.words.against_the_computer).nth(game).click()
        self.wait_for_turn()

    def invite(self) -> tuple[str, str]:
        """A table made with the page's own form, with a friend on the second seat: his link, and the spectators'."""
        self.open()
        page = self.page
        page.get_by_role("button", name="Set up a table").first.click()
        page.get_by_role("combobox", name="Seat 2").select_option("A friend, by link")
        page.get_by_role("textbox", name="Name, Seat 1").fill("Aliénor")
        page.get_by_role("textbox", name="Name, Seat 2").fill("Bertrand")
        page.get_by_role("button", name="Begin", exact=True).click()
        links = (page.get_by_role("textbox", name=f"For {whom}") for whom in ("Bertrand", "spectators"))
        friend, spectators = (link.input_value() for link in links)
        return friend, spectators

    def wait_for_turn(self) -> bool:
        """Wait until it is one's turn; false when the game is over."""
        expect(self.hand.or_(self.over).first).to_be_visible()
        return self.over.count() == 0

    def is_to_act(self) -> bool:
        """Is it one's turn, as far as this page knows? It waits until the page knows."""
        expect(self.hand.or_(self.others_turn).or_(self.over).first).to_be_visible()
        return self.hand.count() > 0

    def round(self) -> int:
        said = self.page.get_by_text(re.compile(f"^{self.words.round} \\d+$"))
        return int(said.inner_text().split()[-1]) if said.count() else 0

    def take_colour(self) -> None:
        """In the draft: whichever start is offered first."""
        self.colours.first.click()
        self.confirm()

    def take_step(self) -> None:
        """Some step that begins on the board: a tile, what is done there, and, if it leads somewhere, where to."""
        before = self.steps()
        if self.beginnings.count():
            self.pick(self.beginnings)
            if self.actions.count() > 1:
                self.pick(self.actions)
            self.until(lambda: self.is_settled(before) or self.where_to.count() > 0)
        if not self.is_settled(before):
            self.pick(self.targets)
            self.until(lambda: self.is_settled(before))
        if self.play_button.count():  # a step that only opens others is played at once
            self.confirm()

    def is_settled(self, before: int) -> bool:
        """Is a step chosen, or even played?"""
        return self.play_button.count() > 0 or self.steps() > before

    def steps(self) -> int:
        """How long the line of play is: what happened is listed step by step."""
        whole = self.page.get_by_text(self.words.whole_game, exact=True).locator("..")
        return whole.get_by_title(self.words.show_moment).count()

    def pick(self, some: Locator) -> None:
        """One of several things on the screen."""
        some.nth(self.random.randrange(some.count())).click()

    def confirm(self) -> None:
        """Play what is shown."""
        self.play_by(self.play_button)

    def play_by(self, button: Locator) -> None:
        """Click a button that plays something, and wait until that is on the list of what happened."""
        before = self.steps()
        button.click()
        self.wait_for_step(before)

    def wait_for_step(self, before: int) -> None:
        """Wait until the line of play is longer than it was before."""
        self.until(lambda: self.steps() > before)

    def catch_up_with(self, other: Person) -> None:
        """Wait until this page knows as much as another."""
        self.until(lambda: self.steps() == other.steps())

    def end_turn(self) -> None:
        """End the turn, whatever is left undone."""
        if self.is_warned():
            self.play_by(self.end_anyway)

    def is_warned(self) -> bool:
        """Ask for the end of the turn: does the page warn, or does the turn end?"""
        before = self.steps()
        self.end_button.click()
        self.until(lambda: self.end_anyway.count() > 0 or self.steps() > before)
        return self.end_anyway.count() > 0

    def take_turn(self) -> None:
        """A whole turn: one step that begins on the board, and what belongs to it; in the draft, a colour."""
        has_stepped = False
        if self.is_offered_something() and self.colours.count():
            self.take_colour()
            return
        while self.is_offered_something() and not (has_stepped and self.end_button.count()):
            if self.can_step():
                self.take_step()
            elif self.order_is_given.count():
                self.play_by(self.order_is_given)
            has_stepped = True
        if self.end_button.count():
            self.end_turn()

    def is_offered_something(self) -> bool:
        """Is it still one's turn? It waits until the page offers what can be done."""
        offers = self.colours.or_(self.beginnings).or_(self.targets).or_(self.order_is_given).or_(self.end_button)
        self.until(lambda: offers.count() > 0 or not self.hand.count())
        return self.hand.count() > 0

    def can_step(self) -> bool:
        return self.beginnings.or_(self.targets).count() > 0

    def step_into_a_turn(self) -> None:
        """Play until a step of the running turn can be taken back."""
        while not self.undo.count():
            assert self.wait_for_turn()
            if self.round() and self.can_step():
                self.take_step()
            else:
                self.take_turn()

    def until(self, so: Callable[[], bool]) -> None:
        """Look again and again, until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < deadline, self.hand.aria_snapshot()
            self.page.wait_for_timeout(LOOK_AGAIN)

    def tiles(self) -> list[str]:
        """What stands on every tile, as a screen reader says it."""
        tiles = self.board.locator("[data-place], [role=img][aria-label^=tile]")
        said: list[str] = tiles.evaluate_all("all => all.map(tile => tile.ariaLabel ?? tile.textContent)")
        marks = f", ({self.words.can_begin}|{self.words.can_lead}|{self.words.picked})"
        return [re.sub(marks, "", label) for label in said]


def next_to_act(last: Person, other: Person) -> tuple[Person, Person]:
    """Of two people, who is to act, and who is not; `last` is the one whose page is sure to know."""
    if last.is_to_act():
        return last, other
    other.wait_for_turn()
    return other, last
