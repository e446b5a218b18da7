"""The application: HTTP, WebSocket, the built page, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from donjons.core.errors import DonjonsError, NotFound
from donjons.table.refusal import SENTENCES, Refusal
from donjons.web.guarding import Guard, address_of, language_of
from donjons.web.http import UnknownKey, router
from donjons.web.live import Live
from donjons.web.messages import making
from donjons.web.services import Services
from donjons.web.settings import Settings

STATUS = {"too_many": 429, "not_yours": 403, "malformed": 422}
RULES_STYLE = Path(__file__).with_name("rules.css")
NEVER_KEPT = {"cache-control": "no-cache"}
ALWAYS_KEPT = "public, max-age=31536000, immutable"


def create_app(settings: Settings) -> FastAPI:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services = Services(settings)
        await services.start()
        yield
        await services.close()

    app = FastAPI(
        title="Donjons",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=1_000)],
    )
    app.include_router(router)
    app.add_api_websocket_route("/api/live", live)
    _say_problems(app)
    _serve_page(app, settings)
    return app


async def live(socket: WebSocket) -> None:
    """The WebSocket of a table."""
    services: Services = socket.app.state.services
    limits, address = services.settings.limits, address_of(socket)
    here = services.connections.get(address, 0)
    is_full = sum(services.connections.values()) >= limits.connections > 0
    if is_full or here >= limits.connections_per_address > 0:
        await socket.close(1013)
        return
    services.connections[address] = here + 1
    try:
        await Live(socket, services).run()
    finally:
        services.connections[address] -= 1
        if not services.connections[address]:
            del services.connections[address]


def _say_problems(app: FastAPI) -> None:
    """Every error a person can meet becomes a `Problem`."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> JSONResponse:
        return _problem(STATUS.get(error.code, 409), error.code, error.says[language_of(request)])

    @app.exception_handler(DonjonsError)
    async def wrong(request: Request, error: DonjonsError) -> JSONResponse:
        return _problem(404 if isinstance(error, NotFound) else 400, type(error).__name__, str(error))

    @app.exception_handler(UnknownKey)
    async def unknown(request: Request, error: UnknownKey) -> JSONResponse:
        return _problem(401, "unknown_key", SENTENCES["unknown_key"][language_of(request)])

    @app.exception_handler(HTTPException)
    async def nothing(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "no_page", 413: "too_large"}.get(error.status_code, "malformed")
        return _problem(error.status_code, code, SENTENCES[code][language_of(request)])

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return _problem(422, "malformed", f"{where}: {first['msg']}"[:300])


def _problem(status: int, code: str, sentence: str) -> JSONResponse:
    return JSONResponse(making.Problem(code=code, sentence=sentence).model_dump(), status)


def _serve_page(app: FastAPI, settings: Settings) -> None:
    """The built page: one document for every address that a person can open, and its assets."""
    index = settings.page / "index.html"

    async def page() -> Response:
        if not index.exists():
            return Response("The page is not built: run make page.\n", 503, media_type="text/plain")
        return FileResponse(index, headers=NEVER_KEPT)

    async def style() -> Response:
        return FileResponse(RULES_STYLE, headers=NEVER_KEPT)

    app.add_api_route("/rules.css", style, methods=["GET"], include_in_schema=False)
    for path in ("/", "/new", "/verify", "/t/{key}"):
        app.add_api_route(path, page, methods=["GET"], include_in_schema=False)
    if settings.page.exists():
        app.mount("/", Assets(directory=settings.page))


class Assets(StaticFiles):
    """Files whose names hold a hash never change."""

    def file_response(self, full_path: object, *arguments: object, **named: object) -> Response:
        response = super().file_response(full_path, *arguments, **named)  # type: ignore[arg-type]
        if "/assets/" in str(full_path).replace("\\", "/"):
            response.headers["cache-control"] = ALWAYS_KEPT
        return response
