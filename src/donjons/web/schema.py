"""The contract as one JSON schema, from which the page's types are generated: `python -m donjons.web.schema`."""

from __future__ import annotations

import json
from typing import Any, Literal

from pydantic import TypeAdapter
from typing_extensions import TypeForm

from donjons.games.barons.view_types import BaronsView
from donjons.games.guerre.view_types import GuerreScene, GuerreView
from donjons.web import messages

FROM_PAGE: dict[str, TypeForm[Any]] = {
    "FromPage": messages.FromPage,
    "NewTable": messages.NewTable,
    "NewBranch": messages.NewBranch,
    "RecordText": messages.RecordText,
}
FROM_SERVER: dict[str, TypeForm[Any]] = {
    "FromServer": messages.FromServer,
    "Catalogue": messages.Catalogue,
    "GameRules": messages.GameRules,
    "Link": messages.Link,
    "TableLinks": messages.TableLinks,
    "Verified": messages.Verified,
    "Problem": messages.Problem,
    "BaronsView": BaronsView,
    "GuerreView": GuerreView,
    "GuerreScene": GuerreScene,
}


def schema() -> dict[str, Any]:
    """Every model by its name. What the page sends may leave out what has a default; the server leaves nothing out."""
    definitions = _definitions(FROM_PAGE, "validation") | _definitions(FROM_SERVER, "serialization")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(definitions.items()))}


def _definitions(kinds: dict[str, TypeForm[Any]], mode: Literal["validation", "serialization"]) -> dict[str, Any]:
    definitions: dict[str, Any] = {}
    for name, kind in kinds.items():
        described = TypeAdapter[Any](kind).json_schema(mode=mode)
        definitions |= described.pop("$defs", {})
        definitions[name] = described
    return definitions


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
