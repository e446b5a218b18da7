"""What the two editions with saboteurs have in common."""

from __future__ import annotations

from typing import Any, Literal

from donjons.games.barons.rules import RankKey

Faces = tuple[int, int, int, int, int, int]
RankWord = Literal["points", "donjons", "available", "troops_on_board"]


def family_of_saboteurs(parameters: Any) -> dict[str, Any]:
    """No bonus, no discard, donjons that are stacked troops, losses that come back."""
    return {
        "move_die": (parameters.move_base,) * 6,
        "unbuild_return": parameters.build_cost,
        "losses_to": "reserve",
        "builders_return": 1,
        "rank_keys": tuple(RankKey[word.upper()] for word in parameters.ranking_keys),
    }
