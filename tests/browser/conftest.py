"""A real Chromium in front of a real server, and a watch over what the page writes to its console."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Response, expect, sync_playwright

from browser.person import Person
from browser.words import ENGLISH, Words
from patience import PATIENCE
from serving import Server

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")

Visit = Callable[..., Person]

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--tables-per-minute", "0") as server:
        yield server


@pytest.fixture(scope="module")  # while it runs no other test of its process may run an event loop of its own
def chromium() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("the tests need Chromium: apt-get install chromium (make test does it as root)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS), timeout=1000 * PATIENCE)
        yield browser
        browser.close()


@dataclass
class Console:
    """What pages complained of, other than what a test expects."""

    expected: tuple[str, ...] = ()
    complaints: list[str] = field(default_factory=list)

    def hear(self, complaint: str) -> None:
        if not any(word in complaint for word in self.expected):
            self.complaints.append(complaint)

    def listen(self, message: ConsoleMessage) -> None:
        self.hear(f"{message.type}: {message.text}")

    def look(self, response: Response) -> None:
        if response.status >= 400:
            self.hear(f"{response.status} {response.url}")


@pytest.fixture
def console() -> Iterator[Console]:
    console = Console()
    yield console
    assert console.complaints == []


@pytest.fixture
def visit(chromium: Browser, server: Server, console: Console) -> Iterator[Visit]:
    """Opens the page on a device of its own, for one more person."""
    devices: list[BrowserContext] = []

    def visit(words: Words = ENGLISH, address: str = server.address, seed: int = 0, **device: Any) -> Person:
        context = chromium.new_context(
            **{
                "locale": words.locale,
                "viewport": {"width": 1280, "height": 900},
                "reduced_motion": "reduce",
                "permissions": ["clipboard-read", "clipboard-write"],
                **device,
            }
        )
        devices.append(context)
        context.set_default_timeout(1000 * PATIENCE)
        context.on("console", console.listen)
        context.on("weberror", lambda error: console.hear(str(error.error)))
        context.on("response", console.look)
        return Person(context.new_page(), address, words, seed)

    yield visit
    for context in devices:
        context.close()
