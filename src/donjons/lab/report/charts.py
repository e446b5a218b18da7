"""Plots of figures with their intervals, drawn as SVG that takes its colours from the page it stands in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from donjons.core.parameters import Language
from donjons.lab.cells import Cell
from donjons.lab.columns import Kind
from donjons.lab.comparing import Difference
from donjons.lab.estimates import Estimate
from donjons.lab.words import PERCENT, said_of

WIDTH = 560
ROW = 26
COLOURS = [f"var(--series-{number})" for number in range(1, 7)]
AXIS = {
    "labelColor": "var(--soft)",
    "titleColor": "var(--soft)",
    "gridColor": "var(--line)",
    "domainColor": "var(--line)",
    "tickColor": "var(--line)",
    "labelFontSize": 13,
    "titleFontSize": 13,
    "titleFontWeight": "normal",
    "labelLimit": 260,
}
CONFIG: dict[str, Any] = {
    "background": "transparent",
    "font": "Georgia, serif",
    "view": {"stroke": None},
    "axis": AXIS,
    "axisY": {"grid": False, "ticks": False, "domain": False, "labelPadding": 8},
    "legend": {"labelColor": "var(--ink)", "titleColor": "var(--soft)", "labelFontSize": 13, "orient": "top"},
    "header": {"labelColor": "var(--ink)", "labelFontSize": 14, "titleColor": "var(--soft)"},
}
FRENCH = {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", "\u202f€"], "percent": "\u202f%"}
ENGLISH = {**FRENCH, "decimal": ".", "thousands": ","}


def svg(chart: Any, language: Language) -> str:
    drawn = vl_convert.vegalite_to_svg(
        chart.configure(**CONFIG).to_json(), format_locale=FRENCH if language == "fr" else ENGLISH
    )
    return drawn.replace("<svg ", '<svg role="img" ', 1)


def intervals(cells: Sequence[tuple[Cell, Sequence[Estimate]]], names: Sequence[str], language: Language) -> str | None:
    """Every figure of one kind as a dot with its interval, a row per cell; a line where equal would be."""
    rows = [
        {
            "cell": said_of(cell, names, language),
            "order": index,
            "figure": one.title[language],
            "value": one.value,
            "low": one.low,
            "high": one.high,
        }
        for index, (cell, figures) in enumerate(cells)
        for one in figures
    ]
    if not rows:
        return None
    figures = list(dict.fromkeys(str(row["figure"]) for row in rows))
    percent = cells[0][1][0].kind in PERCENT if cells[0][1] else True
    axis = alt.Axis(format=".0%" if percent else "~r", title=None, tickCount=6)
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y("cell:N", title=None, sort=alt.EncodingSortField("order")),
        yOffset=alt.YOffset("figure:N", sort=figures),
        color=alt.Color(
            "figure:N",
            title=None,
            sort=figures,
            scale=alt.Scale(domain=figures, range=COLOURS[: len(figures)] if len(figures) <= len(COLOURS) else COLOURS),
            legend=alt.Legend(columns=2, labelLimit=270) if len(figures) > 1 else None,
        ),
    )
    rules = base.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", axis=axis, scale=alt.Scale(zero=False, nice=True)), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(x="value:Q")
    evens = sorted({one.even for _, figures in cells for one in figures if one.even is not None})
    even = alt.Chart(pl.DataFrame({"even": evens or [0.0]})).mark_rule(strokeDash=[4, 4], color="var(--soft)")
    layers = rules + dots + even.encode(x="even:Q") if evens else rules + dots
    height = max(60, ROW * len(cells) * max(1, len(figures)) * 0.75)
    return svg(layers.properties(width=WIDTH, height=height), language)


def histograms(cells: Sequence[tuple[Cell, Estimate]], names: Sequence[str], language: Language) -> str | None:
    """How often each value was seen, a small plot per cell, all to the same scale."""
    rows = [
        {"cell": said_of(cell, names, language), "from": low, "to": high, "share": games / max(1, one.games)}
        for cell, one in cells
        for low, high, games in one.bins
    ]
    if not rows:
        return None
    order = list(dict.fromkeys(str(row["cell"]) for row in rows))
    chart = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(color="var(--series-1)", binSpacing=1)
        .encode(
            x=alt.X("from:Q", bin="binned", title=cells[0][1].title[language], axis=alt.Axis(grid=False)),
            x2="to:Q",
            y=alt.Y("share:Q", axis=alt.Axis(format=".0%", title=None, tickCount=3, grid=True)),
        )
        .properties(width=WIDTH, height=90)
    )
    if len(order) > 1:
        chart = chart.facet(row=alt.Row("cell:N", title=None, sort=order, header=alt.Header(labelOrient="top")))
    return svg(chart, language)


def forest(rows: Sequence[tuple[str, Difference]], language: Language) -> str | None:
    """Differences with their intervals, and the line of no difference."""
    told = [
        {
            "what": what,
            "order": index,
            "value": one.value,
            "low": one.low,
            "high": one.high,
            "sure": one.p_different < 0.05,
        }
        for index, (what, one) in enumerate(rows)
    ]
    if not told:
        return None
    percent = rows[0][1].kind in PERCENT
    base = alt.Chart(pl.DataFrame(told)).encode(
        y=alt.Y("what:N", title=None, sort=alt.EncodingSortField("order")),
        color=alt.condition("datum.sure", alt.value("var(--accent)"), alt.value("var(--soft)")),
    )
    axis = alt.Axis(format="+.0%" if percent else "+~r", title=None, tickCount=6)
    marks = base.mark_rule(strokeWidth=3, opacity=0.6).encode(x=alt.X("low:Q", axis=axis), x2="high:Q")
    marks += base.mark_point(filled=True, size=70, opacity=1).encode(x="value:Q")
    zero = alt.Chart(pl.DataFrame({"zero": [0.0]})).mark_rule(color="var(--soft)", strokeDash=[4, 4]).encode(x="zero:Q")
    return svg((zero + marks).properties(width=WIDTH, height=max(50, ROW * len(told))), language)


def same_kind(figures: Sequence[Estimate]) -> list[Estimate]:
    """The main figures that can share an axis: those of the first one's kind."""
    main = [one for one in figures if one.is_main and one.kind is not Kind.HIDDEN]
    return [one for one in main if (one.kind in PERCENT) == (main[0].kind in PERCENT)]
