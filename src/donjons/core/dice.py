"""Where chance comes from in a match: numbers that are functions of a place in the line of play.

*Seeded* dice are for studies and for the terminal: the same seed gives the same game. *Committed* dice are for people
who play against each other: a secret is drawn before the first step and its hash, the commitment, is shown; the secret
is shown when the game is over, and anybody can check both (`donjons verify`).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, Self

from donjons.core.chance import LARGEST_SEED, number, stream
from donjons.core.errors import BadRecord

SECRET_BYTES = 32


class Dice(Protocol):
    def number(self, place: int) -> int:
        """The 32-bit number that decides what chance does at this place of the line of play."""

    def headers(self, over: bool) -> dict[str, str]:
        """What a record says of these dice while the game lasts, and when it is over."""


@dataclass(frozen=True)
class Seeded:
    """Dice that follow from a seed."""

    seed: int

    @cached_property
    def _source(self) -> int:
        return stream(self.seed, 0)

    def number(self, place: int) -> int:
        return number(self._source, place)

    def headers(self, over: bool) -> dict[str, str]:
        return {"seed": str(self.seed)}

    def __str__(self) -> str:
        return f"seed {self.seed}"


@dataclass(frozen=True)
class Committed:
    """Dice that follow from a secret of 256 bits: the first 32 bits of HMAC-SHA256(secret, place)."""

    secret: bytes

    @classmethod
    def drawn(cls) -> Self:
        return cls(secrets.token_bytes(SECRET_BYTES))

    @cached_property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def number(self, place: int) -> int:
        return int.from_bytes(hmac.digest(self.secret, str(place).encode(), "sha256")[:4], "big")

    def headers(self, over: bool) -> dict[str, str]:
        return {"commitment": self.commitment} | ({"secret": self.secret.hex()} if over else {})

    def __str__(self) -> str:
        return "the secret"


def dice_of(headers: Mapping[str, str]) -> Dice | None:
    """The dice that the headers of a record name; None where they name none, or keep them secret still."""
    if "secret" in headers:
        return _committed(headers["secret"], headers.get("commitment", ""))
    return None if "seed" not in headers else Seeded(read_seed(headers["seed"]))


def read_seed(seed: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", seed) or int(seed) > LARGEST_SEED:
        raise BadRecord(f"the header `# seed: {seed[:40]}` is no seed: expected a whole number up to {LARGEST_SEED}.")
    return int(seed)


def _committed(secret: str, commitment: str) -> Committed:
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
        raise BadRecord(
            f"the header `# secret: {secret[:40]}` is no secret: expected {2 * SECRET_BYTES} digits 0-9, a-f."
        )
    dice = Committed(bytes.fromhex(secret))
    if dice.commitment != commitment:
        raise BadRecord("the secret of the record is not the one that was committed to: its SHA-256 differs.")
    return dice
