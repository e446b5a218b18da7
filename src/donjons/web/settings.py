"""What the operator of a server chooses."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

PAGE = Path(__file__).with_name("page")  # where the built page lies


@dataclass(frozen=True)
class Limits:
    """What one address, or one connection, may ask for; 0 is no limit."""

    tables_per_minute: float = 30
    wrong_keys_per_minute: float = 30
    requests_per_second: float = 50  # over HTTP, of one address
    messages_per_second: float = 30  # of one connection
    connections: int = 5_000  # in all
    connections_per_address: int = 1_000
    body: int = 1_000_000  # bytes of a request
    idle_tables: int = 100  # kept in memory though nobody is there


@dataclass(frozen=True)
class Settings:
    database: str
    engine_workers: int = 1
    base_url: str | None = None  # where the server is reached from outside, behind a proxy
    page: Path = PAGE
    warm: tuple[str, ...] = ()  # games whose rules are compiled already
    limits: Limits = field(default_factory=Limits)

    @property
    def origin(self) -> str | None:
        """The origin of the page, if the operator has named it; else it is the host that was asked."""
        if self.base_url is None:
            return None
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def is_encrypted(self) -> bool:
        return self.base_url is not None and self.base_url.startswith("https:")
