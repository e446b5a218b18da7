"""Keys: unguessable, derived one way, and stored as hashes only."""

from __future__ import annotations

import re

from donjons.table.keys import derived, digest, new_key, rematch_key, seat_key, spectator_key


def test_a_key_has_192_bits_and_fits_into_an_address() -> None:
    keys = {new_key() for _ in range(1_000)}
    assert len(keys) == 1_000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", key) for key in keys)


def test_every_link_of_a_table_has_a_key_of_its_own() -> None:
    host = new_key()
    keys = [host, spectator_key(host), rematch_key(host), *(seat_key(host, seat) for seat in range(8))]
    assert len(set(keys)) == len(keys)
    assert len({digest(key) for key in keys}) == len(keys)


def test_the_same_key_leads_to_the_same_keys() -> None:
    host = new_key()
    assert seat_key(host, 3) == seat_key(host, 3)
    assert derived(host, "a") != derived(host, "b")


def test_what_is_stored_does_not_open_the_door() -> None:
    key = new_key()
    assert key not in digest(key)
    assert digest(digest(key)) != digest(key)
