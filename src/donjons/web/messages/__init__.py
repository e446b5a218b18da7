"""Everything that goes between the server and the page: the contract. The page's types are generated from it.

HTTP carries what happens around a table (the games, making a table, records), one WebSocket what happens at it. A
person is whoever holds a *key*, the secret end of a link `/t/<key>`. Over HTTP it is sent as `Authorization: Bearer
<key>`, over the WebSocket in the first message; it is never part of the address of a request.

    GET    /api/games                  Catalogue
    GET    /api/games/{game}           GameRules
    POST   /api/tables                 NewTable -> TableLinks       a new table; also from a record (import)
    GET    /api/table                  TableFacts                   who am I here, and what is agreed
    GET    /api/table/links            TableLinks                   the host's links, as often as he asks
    GET    /api/table/record           text/plain                   the game as text (export)
    POST   /api/table/branch           NewBranch -> TableLinks      a new table that plays on from a place of this one
    POST   /api/table/rematch          Link                         the same people again, seats rotated
    POST   /api/verify                 RecordText -> Verified       prove a record and its dice
    GET    /rules/{game}?lang=fr#RULE  the specification, as a page
    WS     /api/live                   FromPage <-> FromServer

What is wrong with a request is said by a `Problem`, with status 400, 401, 403, 404, 409, 413, 422 or 429.

At a table every event has a *number* (1, 2, ...): a step, an undo, a name, a proposal. Every played step has a *place*
in the line of play (0, 1, ...): it is the index in `line`. An undo makes the line shorter, but the number grows.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from donjons.web.messages.helping import Curve, Hint, Hinted, Judge, Judged, Watch
from donjons.web.messages.playing import (
    Answer,
    Because,
    Done,
    Hello,
    Look,
    Play,
    Preview,
    Previewed,
    Propose,
    Refused,
    Rename,
    Seen,
    StandIn,
    Tell,
    Told,
    Undo,
    Weigh,
    Weighed,
    Why,
)
from donjons.web.messages.shown import TableFacts, Update, Welcome

FromPage = Annotated[
    Hello
    | Play
    | Undo
    | Propose
    | Answer
    | Rename
    | StandIn
    | Preview
    | Why
    | Weigh
    | Hint
    | Judge
    | Watch
    | Tell
    | Look,
    Field(discriminator="type"),
]
FromServer = Annotated[
    Welcome
    | Update
    | TableFacts
    | Done
    | Refused
    | Previewed
    | Because
    | Weighed
    | Hinted
    | Judged
    | Curve
    | Told
    | Seen,
    Field(discriminator="type"),
]

# Why the server closes a WebSocket.
CLOSED_UNKNOWN_KEY = 4401
CLOSED_MALFORMED = 4400
CLOSED_TOO_MANY = 4429
CLOSED_LEAVING = 1001  # the server restarts: come back in a moment
