"""What stands between the network and the application: origins, sizes, rates, and headers for careful browsers.

Whoever has no link can do nothing but make tables of his own; whoever has one can do what it is for. So there are no
cookies, and a foreign page has nothing to steal; its requests are refused all the same.
"""

from __future__ import annotations

import json
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from donjons.core.parameters import Language
from donjons.table.refusal import SENTENCES
from donjons.web.limiting import BURST, Buckets
from donjons.web.settings import Settings

log = logging.getLogger(__name__)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are placed on the board by style attributes
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # addresses of pages hold keys
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
A_YEAR = 31_536_000


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        rate = settings.limits.requests_per_second
        self._requests = Buckets(rate, rate * BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        refused = self._refused(connection)
        if scope["type"] == "websocket":
            if refused:
                await send({"type": "websocket.close", "code": 1008, "reason": refused})
            else:
                await self.app(scope, receive, send)
        else:
            await self._http(connection, receive, send, refused)

    def _refused(self, connection: HTTPConnection) -> str | None:
        """Why a connection is refused before anything is read of it."""
        if not is_own_origin(connection.headers, self.settings.origin):
            return "origin"
        if not self._requests.of(address_of(connection)).take():
            return "too_many"
        return None

    async def _http(self, connection: HTTPConnection, receive: Receive, send: Send, refused: str | None) -> None:
        begun, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.is_encrypted:
                    headers.setdefault("strict-transport-security", f"max-age={A_YEAR}")
            await send(message)

        if refused is not None:
            await problem(send_with_headers, 403 if refused == "origin" else 429, refused, language_of(connection))
        elif too_large(connection.headers, self.settings.limits.body):
            await problem(send_with_headers, 413, "too_large", language_of(connection))
        else:
            await self.app(connection.scope, limited(receive, self.settings.limits.body), send_with_headers)
        route = getattr(connection.scope.get("route"), "path", "-")  # the pattern: never a key
        facts = {"method": connection.scope["method"], "route": route, "status": status}
        log.info("request", extra=facts | {"ms": round((time.perf_counter() - begun) * 1_000, 1)})


def limited(receive: Receive, most: int) -> Receive:
    """Read no more than so many bytes of a body."""
    read = 0

    async def receive_some() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise HTTPException(413)
        return message

    return receive_some


def is_own_origin(headers: Headers, origin: str | None) -> bool:
    """Does a request come from our own page, or from no page at all?"""
    said = headers.get("origin")
    if said is None:
        return True
    if origin is not None:
        return said == origin
    return urlsplit(said).netloc == headers.get("host", "")


def too_large(headers: Headers, most: int) -> bool:
    length = headers.get("content-length", "0")
    return not length.isdecimal() or int(length) > most


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "-"


def language_of(connection: HTTPConnection) -> Language:
    """The reader's language, as far as a request tells."""
    return "fr" if connection.headers.get("accept-language", "").lower().startswith("fr") else "en"


async def problem(send: Send, status: int, code: str, language: Language) -> None:
    """A whole answer that is a `Problem`."""
    body = json.dumps({"code": code, "sentence": SENTENCES[code][language]}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
