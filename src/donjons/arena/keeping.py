"""What an arena leaves in a file: every game as a table (CSV, Parquet), or the ratings as a picture."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from donjons.arena.arena import Arena
from donjons.core.errors import BadParameter

TABLES = (".csv", ".parquet")
PICTURES = (".svg", ".png", ".html")
INK, SOFT = "#7a4a21", "#b9a98f"
ROW = 26  # height of an engine in the picture
COLUMNS = ("game", "seed", "seat", "engine", "payoff", "steps", "seconds", "longest", "lineup")


def check(file: Path) -> None:
    """Refuse a file that would be lost after hours of play."""
    if file.suffix not in TABLES + PICTURES:
        raise BadParameter(
            f"--write {file.name}: the ending says what to write: {', '.join(TABLES)} (every game) or "
            f"{', '.join(PICTURES)} (the ratings as a picture)."
        )
    if not file.absolute().parent.is_dir():
        raise BadParameter(f"--write {file}: there is no folder {file.parent}: make it first.")


def keep(arena: Arena, told: dict[str, Any], file: Path) -> None:
    if file.suffix == ".csv":
        file.write_text(as_csv(arena), encoding="utf-8")
    elif file.suffix == ".parquet":
        import polars as pl

        pl.DataFrame(list(seats(arena)), schema=COLUMNS, orient="row").write_parquet(file)
    else:
        draw(told, file)


def seats(arena: Arena) -> Iterator[tuple[Any, ...]]:
    """One row per seat of each game, in the order of COLUMNS."""
    ordered = sorted(arena.outcomes.items(), key=lambda item: (item[0].seed, item[0].lineup))
    for number, (bout, outcome) in enumerate(ordered):
        for seat, engine in enumerate(bout.lineup):
            figures = (outcome.payoffs[seat], outcome.steps[seat], outcome.seconds[seat], outcome.longest[seat])
            yield (number, bout.seed, seat, engine, *figures, " ".join(bout.lineup))


def as_csv(arena: Arena) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(seats(arena))
    return text.getvalue()


def draw(told: dict[str, Any], file: Path) -> None:
    """Each engine as a dot with its interval: its rating, or what it reached together with itself."""
    import altair as alt
    import polars as pl

    rows, title = spans(told)
    if not rows:
        raise BadParameter(f"--write {file.name}: too few games for ratings: play more seeds (--seeds).")
    order = [row["engine"] for row in rows][::-1]
    base = alt.Chart(pl.DataFrame(rows)).encode(y=alt.Y("engine:N", sort=order, title=None))
    scale = alt.Scale(zero=False)
    lines = base.mark_rule(color=SOFT, strokeWidth=3).encode(x=alt.X("low:Q", title=title, scale=scale), x2="high:Q")
    dots = base.mark_point(color=INK, filled=True, size=70, opacity=1).encode(x=alt.X("value:Q", scale=scale))
    alt.layer(lines, dots).properties(width=480, height=ROW * len(rows)).save(file)


def spans(told: dict[str, Any]) -> tuple[list[dict[str, Any]], str]:
    """What the picture shows of each engine, and what that is."""
    if "together" in told:
        rows = [
            {"engine": row["engine"], "value": mean, "low": mean - margin, "high": mean + margin}
            for row in told["together"]
            for mean, margin in (row["payoff"],)
        ]
        return rows, "payoff / gain"
    return [
        {"engine": row["engine"], "value": row["elo"], "low": row["low"], "high": row["high"]}
        for row in told.get("ratings", [])
    ], "Elo"
