"""The report of a study of games as one page: nothing in it is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

from donjons.core.parameters import Language
from donjons.games import listed
from donjons.lab.columns import Kind, Measure
from donjons.lab.comparing import Difference
from donjons.lab.estimates import Estimate
from donjons.lab.findings import Findings, Told
from donjons.lab.report.charts import forest, histograms, intervals, same_kind
from donjons.lab.report.markup import Markup, details, figure, items, join, table, tag
from donjons.lab.report.words import WORDS
from donjons.lab.study import GameStudy, in_language
from donjons.lab.summary import Part, against, disagreement
from donjons.lab.words import change, count, interval, said_of, varying
from donjons.lab.words import figure as written


def page(title: str, language: Language, *content: str) -> str:
    """A whole page in the laboratory's dress."""
    style = files("donjons.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Markup(style)),
    )
    return f'<!doctype html>\n<html lang="{language}">{head}{tag("body", tag("main", *content))}</html>\n'


def report(
    study: GameStudy,
    name: str,
    text: str,
    findings: Findings,
    said: Sequence[Part],
    manifest: Mapping[str, Any],
    language: Language,
) -> str:
    title = in_language(study.title, language) or name
    return page(
        title,
        language,
        heading(study, title, language),
        the_summary(findings, said, language),
        join(sections(study, findings, language)),
        comparisons(findings, language),
        balance(study, findings, language),
        repetition(study, findings, language),
        reading(study, findings, language),
        repeating(name, text, manifest, language),
    )


def heading(study: GameStudy, title: str, language: Language) -> Markup:
    kicker = f"{WORDS[language]['study']} · {listed(study.game).title}"
    question = in_language(study.question, language)
    asked = [tag("p", question, class_="question")] if question else []
    return tag("header", tag("p", kicker, class_="kicker"), tag("h1", title), *asked)


def the_summary(findings: Findings, said: Sequence[Part], language: Language) -> Markup:
    words = WORDS[language]
    warning = [] if findings.complete else [tag("p", words["unfinished"], class_="warning")]
    parts = [join([*([tag("h3", part.about)] if part.about else []), items(part.lines)]) for part in said]
    return tag("section", tag("h2", words["summary"]), *warning, *parts, class_="summary")


def sections(study: GameStudy, findings: Findings, language: Language) -> Iterator[Markup]:
    """One section for each measure: what it means, a plot, its main figures, and all of them on demand."""
    told = [one for one in findings.cells if one.games]
    measures: dict[str, Measure] = {measure.key: measure for one in told for measure in one.cell.measures}
    names = varying([one.cell for one in told])
    for key, measure in measures.items():
        yield tag(
            "section",
            tag("h2", measure.title[language]),
            tag("p", measure.meaning[language], class_="note"),
            join(plots(told, key, names, language)),
            figures_table(told, key, names, language, main_only=True) if has_main(told, key) else Markup(""),
            details(WORDS[language]["all"], figures_table(told, key, names, language, main_only=False)),
        )


def has_main(told: Sequence[Told], key: str) -> bool:
    return any(estimate.is_main for one in told for estimate in one.figures.get(key, []))


def plots(told: Sequence[Told], key: str, names: Sequence[str], language: Language) -> Iterator[Markup]:
    rows = [(one.cell, same_kind(one.figures.get(key, []))) for one in told]
    rows = [(cell, figures) for cell, figures in rows if figures]
    if not rows:
        return
    if rows[0][1][0].kind is Kind.NUMBER:
        yield figure(histograms([(cell, figures[0]) for cell, figures in rows], names, language))
    else:
        yield figure(intervals(rows, names, language))


def figures_table(told: Sequence[Told], key: str, names: Sequence[str], language: Language, main_only: bool) -> Markup:
    words = WORDS[language]
    head = [words["setting"], words["figure"], words["value"], words["interval"], words["quartiles"], words["games"]]
    rows = [
        (
            said_of(one.cell, names, language),
            estimate.title[language],
            written(estimate.kind, estimate.value, language),
            interval(estimate.kind, estimate.low, estimate.high, language),
            quartiles(estimate, language),
            count(estimate.games, language),
        )
        for one in told
        for estimate in one.figures.get(key, [])
        if estimate.is_main or not main_only
    ]
    if not any(row[4] for row in rows):
        head.pop(4)
        return table(head, [(*row[:4], row[5]) for row in rows], words=2)
    return table(head, rows, words=2)


def quartiles(one: Estimate, language: Language) -> str:
    return " · ".join(written(one.kind, value, language) for value in one.quartiles) if one.quartiles else ""


def comparisons(findings: Findings, language: Language) -> Markup:
    if not findings.comparisons:
        return Markup("")
    words = WORDS[language]
    parts = [tag("h2", words["comparisons"]), tag("p", words["comparing"], class_="note")]
    parts += charts_of(findings, language)
    for row in findings.comparisons:
        parts.append(details(against(findings, row, language), differences(row.differences, language)))
    return tag("section", *parts)


def charts_of(findings: Findings, language: Language) -> list[Markup]:
    """A plot for each main figure: what every setting changes in it."""
    titles: dict[str, str] = {}
    rows: dict[str, list[tuple[str, Difference]]] = {}
    for row in findings.comparisons:
        for one in row.differences:
            if one.is_main:
                titles[one.key] = one.title[language]
                rows.setdefault(one.key, []).append((against(findings, row, language), one))
    return [
        figure(forest(told, language), titles[key])
        for key, told in rows.items()
        if any(one.p_different < 0.05 for _, one in told)
    ]


def differences(found: Sequence[Difference], language: Language) -> Markup:
    words = WORDS[language]
    rows = [
        (
            one.title[language],
            words[one.verdict.value],
            change(one, language),
            f"{one.p_different:.3f}" if one.p_different >= 0.001 else "< 0.001",
        )
        for one in found
    ]
    return table([words["figure"], words["verdict"], words["difference"], words["p"]], rows, words=2)


def balance(study: GameStudy, findings: Findings, language: Language) -> Markup:
    words = WORDS[language]
    names = varying([told.cell for told in findings.cells])
    rows = [
        (
            said_of(told.cell, names, language),
            one.title[language],
            words[one.verdict.value],
            change(one, language),
        )
        for told in findings.cells
        for one in told.balance
    ]
    if not rows:
        return Markup("")
    margin = f"{100 * study.margin:g}"
    head = [words["setting"], words["figure"], words["verdict"], words["difference"]]
    return tag(
        "section",
        tag("h2", words["balance"]),
        tag("p", words["balancing"].format(margin=margin), class_="note"),
        table(head, rows, words=3),
    )


def repetition(study: GameStudy, findings: Findings, language: Language) -> Markup:
    if study.repeat_with is None:
        return Markup("")
    words = WORDS[language]
    title = tag("h2", words["repetition"].format(bots=study.repeat_with))
    if not findings.disagreements:
        return tag("section", title, tag("p", words["agrees"]))
    names = varying([told.cell for told in findings.cells if told.cell.repeats is None])
    lines = dict.fromkeys(disagreement(findings, one, names, language) for one in findings.disagreements)
    sentence = words["disagrees"].format(bots=study.repeat_with)
    return tag("section", title, tag("div", tag("p", sentence), items(lines), class_="warning"))


def reading(study: GameStudy, findings: Findings, language: Language) -> Markup:
    words = WORDS[language]
    percent = f"{100 * findings.confidence:.3g}".replace(".", "," if language == "fr" else ".")
    parts = [tag("p", words["reading"].format(percent=percent))]
    if study.precision is not None:
        parts.append(tag("p", words["sequential"].format(looks=len(study.look_ahead()))))
    return tag("section", tag("h2", words["how"]), *parts)


def repeating(name: str, text: str, manifest: Mapping[str, Any], language: Language, command: str = "run") -> Markup:
    words = WORDS[language]
    version = words["version"].format(
        version=manifest["donjons"], sources=manifest["sources"], seed=manifest["seed"], written=manifest["written"]
    )
    return tag(
        "footer",
        tag("h2", words["repeat"]),
        tag("p", words["repeating"]),
        tag("pre", f"donjons study {command} {name}.toml"),
        details(words["file"], tag("pre", text)),
        tag("p", words["data"], class_="note"),
        tag("p", version, class_="note"),
    )
