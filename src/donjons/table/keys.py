"""Keys: the secret ends of links. Whoever holds one may do what it is for; only hashes of them are stored.

The keys of a table are derived from its host's, one way: the host can have his links shown again at any time without
their being stored, and no other key tells anything of the rest.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

KEY_BYTES = 24


def new_key() -> str:
    """A key that nobody can guess: 192 random bits."""
    return _as_text(secrets.token_bytes(KEY_BYTES))


def derived(key: str, purpose: str) -> str:
    """Another key, that only holders of this one can find."""
    return _as_text(hmac.digest(key.encode(), purpose.encode(), "sha256")[:KEY_BYTES])


def seat_key(host: str, seat: int) -> str:
    return derived(host, f"seat {seat}")


def spectator_key(host: str) -> str:
    return derived(host, "spectator")


def rematch_key(key: str) -> str:
    """The key of the same person at the next table."""
    return derived(key, "rematch")


def digest(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def _as_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
