"""One real server for all tests of this folder: most of them need nothing but a table of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serving import UNLIMITED, Server


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server(tmp_path_factory.mktemp("server"), *UNLIMITED) as server:
        yield server.address
