"""The rows of the published study as people read them: in the terminal, on a page, in a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import polars as pl

from donjons.core.parameters import Language
from donjons.lab.published.exact import donjons_placed
from donjons.lab.published.experiment import MOUNTAINS
from donjons.lab.published.model import PlacementStudy
from donjons.lab.published.tables import REACHED, SHARE, Cell, Row
from donjons.lab.published.verdict import Judged
from donjons.lab.published.words import TABLES, WORDS
from donjons.lab.reading import StudyFile
from donjons.lab.report.markup import Markup, items, join, table, tag
from donjons.lab.report.page import page, repeating
from donjons.lab.study import in_language
from donjons.lab.words import decimal

HEAD = ("row", "run", "published", "reference", "deviation", "verdict")
HARD_BLANK = "\N{NO-BREAK SPACE}"
SIZES = range(5, 14)  # numbers of donjons that are worth a column


def said(rows: Sequence[Judged], study: PlacementStudy, language: Language) -> list[str]:
    """The summary, and a line for every row."""
    words = WORDS[language]
    head = in_columns([words[name] for name in HEAD])
    return [*summary(rows, study, language), "", head, *(line(row, language) for row in rows)]


def summary(rows: Sequence[Judged], study: PlacementStudy, language: Language) -> list[str]:
    words = WORDS[language]
    agree = sum(row.agrees for row in rows)
    worst = max(abs(row.deviation) for row in rows)
    lines = [
        words["agree"].format(agree=agree, rows=len(rows), trials=decimal(study.trials, 0, language)),
        words["worst"].format(worst=decimal(worst, 2, language)),
    ]
    return lines if any(row.judged_whole for row in rows) else [*lines, words["not_judged"]]


def line(found: Judged, language: Language) -> str:
    columns = [figures(found, which, language) for which in ("run", "published", "reference")]
    deviation = decimal(found.deviation, 2, language)
    return in_columns([name_of(found.row, language), *columns, deviation, verdict(found, language)])


def in_columns(words: Sequence[str]) -> str:
    name, run, published, reference, deviation, verdict = words
    return f"{name:20} {run:34} {published:34} {reference:34} {deviation:>10}  {verdict}"


def name_of(row: Row, language: Language) -> str:
    """`S4 k=4 p=2 i=1`, as the specification writes it."""
    parts = [row.table, f"k={row.mountains}"]
    if row.players:
        parts.append(f"p={row.players}")
    if row.table == "S3":
        parts.append(f"= {row.residue}")
    elif row.player:
        parts.append(f"i={row.player}")
    return " ".join(parts) if row.players or not row.system else f"{' '.join(parts)} {WORDS[language]['total']}"


def figures(found: Judged, which: str, language: Language) -> str:
    """The figures of a row, one after the other: `5.28 / 5 / 5 / 6`."""
    values = [
        written(one.cell, one.run if which == "run" else getattr(one.cell, which), which, language)
        for one in found.verdicts
    ]
    return " / ".join(values) if any(value != "–" for value in values) else "–"


def written(cell: Cell, value: float | None, which: str, language: Language) -> str:
    if value is None:
        return "–"
    if cell.statistic in (SHARE, REACHED):
        return f"{decimal(100 * value, 0 if which == 'published' else 2, language)} %"
    if cell.is_whole:
        return str(int(value))
    return decimal(value, 1 if which == "published" else 3, language)


def verdict(found: Judged, language: Language) -> str:
    return WORDS[language]["agrees" if found.agrees else "differs"]


def table_of(rows: Sequence[Judged]) -> pl.DataFrame:
    """Every figure, one a row: what stands beside the report."""
    return pl.DataFrame(
        {
            "table": found.row.table,
            "mountains": found.row.mountains,
            "system": found.row.system,
            "players": found.row.players,
            "player": found.row.player,
            "residue": found.row.residue,
            "statistic": one.cell.statistic,
            "run": float(one.run),
            "published": one.cell.published,
            "reference": one.cell.reference,
            "deviation": one.deviation,
            "agrees": one.agrees,
        }
        for found in rows
        for one in found.verdicts
    )


def report_page(file: StudyFile, rows: Sequence[Judged], manifest: Mapping[str, Any], language: Language) -> str:
    words = WORDS[language]
    title = in_language(file.study.title, language) or words["title"]
    return page(
        title,
        language,
        tag("header", tag("p", words["kicker"], class_="kicker"), tag("h1", title), *question(file.study, language)),
        tag("section", tag("h2", words["summary"]), items(summary(rows, file.study, language)), class_="summary"),
        join(section(name, [row for row in rows if row.row.table == name], language) for name in TABLES),
        exact_section(language),
        repeating(file.name, file.text, manifest, language),
    )


def question(study: PlacementStudy, language: Language) -> list[Markup]:
    asked = in_language(study.question, language)
    return [tag("p", asked, class_="question")] if asked else []


def section(name: str, rows: Sequence[Judged], language: Language) -> Markup:
    """One table of the study."""
    words = WORDS[language]
    statistics = " / ".join(words.get(one.cell.statistic, one.cell.statistic.upper()) for one in rows[-1].verdicts)
    head = [words[name] for name in ("row", "verdict", "run", "published", "reference", "deviation")]
    body = [
        (
            name_of(found.row, language).removeprefix(name).strip().replace(" ", HARD_BLANK),
            verdict(found, language),
            figures(found, "run", language),
            figures(found, "published", language),
            figures(found, "reference", language),
            decimal(found.deviation, 2, language),
        )
        for found in rows
    ]
    note = tag("p", f"{statistics}.", class_="note")
    return tag("section", tag("h2", f"{name}. {TABLES[name][language]}"), note, table(head, body, words=2))


def exact_section(language: Language) -> Markup:
    """The exact distribution of the number of donjons for every number of mountains (16.3)."""
    words = WORDS[language]
    head = [words["mountains"], words["mean"], *(f"N = {size}" for size in SIZES)]
    body = []
    for mountains in MOUNTAINS:
        exact = donjons_placed()[mountains]
        shares = [decimal(100 * exact.counts[size] / exact.total, 4, language) for size in SIZES]
        body.append((str(mountains), decimal(exact.mean, 4, language), *shares))
    note = tag("p", words["exactly"], class_="note")
    return tag("section", tag("h2", words["exact"]), note, table(head, body, words=0))
