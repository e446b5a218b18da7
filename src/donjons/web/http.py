"""What happens around a table, over HTTP: the games, making a table, its links and its record."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from donjons.core.errors import DonjonsError
from donjons.core.parameters import Language
from donjons.core.proof import prove
from donjons.core.record import Record, read_record
from donjons.games import find
from donjons.table.refusal import refusal
from donjons.web import catalogue, rulebook
from donjons.web.guarding import address_of
from donjons.web.hall import Visit
from donjons.web.messages import making, offers, shown
from donjons.web.services import Services
from donjons.web.showing import Reader

SAID = {
    status: {"model": making.Problem, "description": description}
    for status, description in (
        (400, "What is asked for cannot be done, and the sentence says why."),
        (401, "The key leads to no table."),
        (403, "The key does not allow it, or another page asks."),
        (404, "There is no such thing."),
        (409, "It cannot be done now."),
        (413, "It is too long."),
        (422, "It is not written as it must be."),
        (429, "It was asked too often."),
    )
}
router = APIRouter(responses=SAID)  # type: ignore[arg-type]


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


Server = Annotated[Services, Depends(services)]


class UnknownKey(Exception):
    """The key that was presented leads nowhere."""


async def visit(request: Request, server: Server, authorization: Annotated[str, Header(max_length=200)] = "") -> Visit:
    """Whoever presents a key."""
    scheme, _, key = authorization.partition(" ")
    found = await server.hall.visit(key.strip()) if scheme.lower() == "bearer" else None
    if found is None:
        if not server.wrong_keys.of(address_of(request)).take():
            raise refusal("too_many")
        raise UnknownKey
    return found


Visitor = Annotated[Visit, Depends(visit)]


@router.get("/api/games")
async def games() -> offers.Catalogue:
    """The games there are, and the engines that can play them."""
    return catalogue.catalogue()


@router.get("/api/games/{game}")
async def game_rules(game: str) -> offers.GameRules:
    """All numbers of a game that a table may change."""
    return catalogue.game_rules(game)


@router.post("/api/rules")
async def read_rules(request: Request, server: Server, file: making.RuleText) -> making.ChangedRules:
    """What a rule file changes of which game."""
    server.count_table(address_of(request))
    return catalogue.changed_rules(file.text)


@router.post("/api/tables")
async def make_table(request: Request, server: Server, wish: making.NewTable) -> making.TableLinks:
    """A new table; its links are shown to whoever makes it."""
    server.count_table(address_of(request))
    links = await server.hall.make(wish)
    server.metrics.tables.labels(wish.game or "record").inc()
    return links


@router.get("/api/table")
async def table(visitor: Visitor) -> shown.TableFacts:
    """What a link leads to."""
    return visitor.room.facts(Reader(visitor.holder, "en"))


@router.get("/api/table/links")
async def table_links(server: Server, visitor: Visitor) -> making.TableLinks:
    """The links of a table, for its host."""
    return await server.hall.links(visitor)


@router.get("/api/table/record", response_class=PlainTextResponse)
async def table_record(visitor: Visitor) -> PlainTextResponse:
    """The game as text, as far as the visitor may know it."""
    room, agreement = visitor.room, visitor.room.table.agreement
    match = room.table.match.fork()
    match.rewind(room.showing.open_until(Reader(visitor.holder, "en")))
    headers = {
        "seats": " ".join(chair.engine or "human" for chair in agreement.chairs),
        "date": time.strftime("%Y-%m-%d", time.gmtime(agreement.created / 1_000)),
        **agreement.dice.headers(room.table.is_over),
    }
    if room.table.opening:
        headers["opening"] = str(room.table.opening)
    name = f"{agreement.game}-{headers['date']}.txt"
    return PlainTextResponse(
        Record.of(match, headers).text(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.post("/api/table/branch")
async def branch(request: Request, server: Server, visitor: Visitor, wish: making.NewBranch) -> making.TableLinks:
    """A new table that plays on from an earlier step of this one."""
    server.count_table(address_of(request))
    return await server.hall.branch(visitor, wish)


@router.post("/api/table/rematch")
async def rematch(server: Server, visitor: Visitor) -> making.Link:
    """The visitor's own link at the table of the rematch."""
    return await server.hall.rematch(visitor)


@router.post("/api/verify")
async def verify(request: Request, server: Server, text: making.RecordText) -> making.Verified:
    """Prove a record: that every step is legal, and that nobody chose the dice."""
    server.count_table(address_of(request))
    try:
        record = read_record(text.record)
        await server.warming.ready(record.game())
        return await server.in_thread(verified, record, text.language)
    except DonjonsError as error:
        return making.Verified(valid=False, sentence=str(error))


def verified(record: Record, language: Language) -> making.Verified:
    proof = prove(record, find(record.game()))
    match = proof.match
    return making.Verified(
        valid=True,
        sentence=proof.sentence(language),
        game=record.game(),
        steps=len(match.line),
        over=match.over,
        ranking=match.ranking if match.over else None,
        dice_checked=proof.checked,
        commitment=record.headers.get("commitment"),
        secret=record.headers.get("secret"),
    )


@router.get("/rules/{game}", response_class=HTMLResponse)
async def rules(game: str, lang: Annotated[Language, Query()] = "en") -> HTMLResponse:
    """The specification of a game."""
    return HTMLResponse(rulebook.page(game, lang))


@router.get("/health")
async def health(server: Server, response: Response) -> dict[str, str]:
    """Does the server work? 503 when its database does not answer."""
    healthy = await server.in_thread(server.store.is_healthy)
    response.status_code = 200 if healthy else 503
    return {"status": "ok" if healthy else "database"}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: Server) -> PlainTextResponse:
    """Counters for Prometheus."""
    return PlainTextResponse(server.measured(), media_type="text/plain; version=0.0.4")
