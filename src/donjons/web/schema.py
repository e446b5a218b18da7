"""The contract as one JSON schema, from which the page's types are generated: `python -m donjons.web.schema`."""

from __future__ import annotations

import json
from typing import Any, Literal

from pydantic import TypeAdapter
from typing_extensions import TypeForm

from donjons.games.barons.view_types import BaronsView
from donjons.games.guerre.view_types import GuerreChart, GuerreScene, GuerreView
from donjons.games.mironton.view_types import MirontonChart, MirontonScene, MirontonView
from donjons.web import messages
from donjons.web.messages import making, offers

VIEWS: dict[str, TypeForm[Any]] = {"BaronsView": BaronsView, "GuerreView": GuerreView, "MirontonView": MirontonView}
"""What boards draw: one type a family, told apart by its field `family`."""
CHARTS: dict[str, TypeForm[Any]] = {"GuerreChart": GuerreChart, "MirontonChart": MirontonChart}
"""What the boards of some families must know beside every view, told apart in the same way."""
SCENES: dict[str, TypeForm[Any]] = {"GuerreScene": GuerreScene, "MirontonScene": MirontonScene}
"""What steps of some families bring to light that no view keeps, told apart by their field `kind`."""

FROM_PAGE: dict[str, TypeForm[Any]] = {
    "FromPage": messages.FromPage,
    "NewTable": making.NewTable,
    "NewBranch": making.NewBranch,
    "RecordText": making.RecordText,
    "RuleText": making.RuleText,
}
FROM_SERVER: dict[str, TypeForm[Any]] = {
    "FromServer": messages.FromServer,
    "Catalogue": offers.Catalogue,
    "GameRules": offers.GameRules,
    "Link": making.Link,
    "TableLinks": making.TableLinks,
    "ChangedRules": making.ChangedRules,
    "Verified": making.Verified,
    "Problem": making.Problem,
    **VIEWS,
    **CHARTS,
    **SCENES,
}


def schema() -> dict[str, Any]:
    """Every model by its name. What the page sends may leave out what has a default; the server leaves nothing out."""
    unions = {"View": one_of(VIEWS), "Chart": one_of(CHARTS), "Scene": one_of(SCENES)}
    definitions = unions | _definitions(FROM_PAGE, "validation") | _definitions(FROM_SERVER, "serialization")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(definitions.items()))}


def one_of(kinds: dict[str, TypeForm[Any]]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds]} if kinds else {"type": "null"}


def _definitions(kinds: dict[str, TypeForm[Any]], mode: Literal["validation", "serialization"]) -> dict[str, Any]:
    definitions: dict[str, Any] = {}
    for name, kind in kinds.items():
        described = TypeAdapter[Any](kind).json_schema(mode=mode)
        for each, definition in {**described.pop("$defs", {}), name: described}.items():
            if definitions.setdefault(each, definition) != definition:
                raise ValueError(f"two types of the page are called {each}: begin their names with that of their game")
    return definitions


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
