"""A server process: it listens, says where, and stops gracefully."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
import time
import webbrowser

import uvicorn

from donjons.core.errors import DonjonsError
from donjons.table.database import connect
from donjons.web.app import create_app
from donjons.web.messages.basics import LONGEST_MESSAGE
from donjons.web.settings import Settings

FIRST_PORT = 8055
PORTS_TRIED = 50
PING_EVERY = 20.0  # seconds
STOP_WITHIN = 5  # seconds
COLLECT_AFTER = 20_000  # new objects: a table leaves little garbage, and while it is looked for nobody is answered
OWN_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Announced(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Donjons is at {self.address}  (stop it with Ctrl-C)", flush=True)
            if self.open_browser:
                webbrowser.open(self.address)


def run(settings: Settings, host: str, port: int | None, proxies: str, open_browser: bool, json_log: bool) -> None:
    """Serve until somebody stops it."""
    set_up_log(json_log)
    gc.set_threshold(COLLECT_AFTER)
    connect(settings.database).dispose()  # whatever is wrong with it is said before anybody is served
    listening = listen(host, port)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # 300 kB for each connection, and more time than the rules take
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    address = settings.base_url or f"http://{shown(host)}:{listening.getsockname()[1]}"
    Announced(config, f"{address.rstrip('/')}/", open_browser).run([listening])


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port, or on the first that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen()
        except OSError as error:
            listening.close()
            reason = error.strerror
        else:
            return listening
    raise DonjonsError(f"cannot listen on {host}, port {port or FIRST_PORT}: {reason}. Name another with --port.")


def shown(host: str) -> str:
    """A host as an address on this machine names it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


class JsonLines(logging.Formatter):
    """One JSON object a line. What is logged has no keys, names or addresses in it."""

    def format(self, record: logging.LogRecord) -> str:
        facts = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            facts["exception"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        words = " ".join(f"{name}={value}" for name, value in extras(record).items())
        return f"{super().format(record)} {words}".rstrip()


def extras(record: logging.LogRecord) -> dict[str, object]:
    """What the caller added to a line of the log."""
    return {name: value for name, value in vars(record).items() if name not in OWN_FIELDS}


def set_up_log(as_json: bool) -> None:
    """Warnings of everybody; of ourselves all, if programs read the log."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("donjons").setLevel(logging.INFO if as_json else logging.WARNING)
