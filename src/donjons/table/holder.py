"""Who somebody is at a table, as far as a table knows: what the key that was presented allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Role = Literal["host", "seat", "spectator"]


@dataclass(frozen=True, slots=True)
class Holder:
    role: Role
    seats: tuple[int, ...] = ()  # that he acts for

    @property
    def is_spectator(self) -> bool:
        return not self.seats and self.role == "spectator"
