"""How long tests wait for what must come: long enough for a slow and busy machine, where rules may yet be compiled."""

from __future__ import annotations

import functools

import httpx

PATIENCE = 300.0  # seconds

get = functools.partial(httpx.get, timeout=PATIENCE)
post = functools.partial(httpx.post, timeout=PATIENCE)
