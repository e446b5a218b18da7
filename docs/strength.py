"""How strong the search is by the time it has: `python docs/strength.py FILE...` draws docs/strength.svg.

Each FILE is what an arena against the greedy engine said, for example that of
`donjons arena barons-2025 search:0.1s greedy --seeds 200 --json > 0.1s.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl

from donjons.engines.names import SEARCH
from donjons.statistics import wilson

PICTURE = Path(__file__).with_name("strength.svg")
RIVAL = "greedy"
INK, SOFT = "#7a4a21", "#b9a98f"


def point(told: dict[str, Any]) -> dict[str, float]:
    """One arena: seconds a step, and the share of games won with its 95 % interval."""
    (pair,) = told["pairs"]
    limit = SEARCH.fullmatch(pair["first"])
    if limit is None or not limit["seconds"] or pair["second"] != RIVAL:
        raise SystemExit(f"{pair['first']} against {pair['second']}: name a search by the clock first, {RIVAL} second.")
    low, high = wilson(pair["share"] * told["games"], told["games"])
    return {"seconds": float(limit["seconds"]), "share": pair["share"], "low": low, "high": high}


def picture(points: list[dict[str, float]]) -> alt.LayerChart | alt.FacetChart:
    base = alt.Chart(pl.DataFrame(points)).encode(
        x=alt.X("seconds:Q", title="seconds a step, one core", scale=alt.Scale(type="log", domain=[0.02, 1.5]))
    )
    axis = alt.Axis(format=".0%", title=f"games won against {RIVAL}")
    upper = alt.Scale(domain=[0.5, 1])
    spans = base.mark_rule(color=INK).encode(y=alt.Y("low:Q", axis=axis, scale=upper), y2="high:Q")
    share = base.encode(y=alt.Y("share:Q", axis=axis, scale=upper))
    line, dots = share.mark_line(color=SOFT), share.mark_point(color=INK, filled=True, size=60)
    return alt.layer(line, spans, dots).properties(width=420, height=260)


def main() -> None:
    """Draw the arenas that are named."""
    points = [point(json.loads(Path(name).read_text(encoding="utf-8"))) for name in sys.argv[1:]]
    picture(sorted(points, key=lambda one: one["seconds"])).save(PICTURE)


if __name__ == "__main__":
    main()
