"""The summary of a study: what somebody who is no statistician takes home in a minute."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from donjons.core.parameters import Language
from donjons.games import listed
from donjons.lab.columns import Kind
from donjons.lab.comparing import Difference, Verdict
from donjons.lab.findings import Comparison, Disagreement, Findings, Told
from donjons.lab.study import GameStudy
from donjons.lab.words import change, count, estimated, figure, said_of, varying

MOST_CHANGES = 3  # told of one comparison
MOST_COMPARISONS = 8
CLAIMED = (Verdict.DIFFERENT, Verdict.SLIGHT)

SENTENCES = {
    "en": {
        "scope": "{games} games of {title} were played and measured, in {cells} ({bots}).",
        "one cell": "one setting",
        "cells": "{cells} settings",
        "partial": "The study is not finished: {games} of {asked} games have been played. The same command goes on.",
        "balanced": "No seat is favoured: all of them win between {low} and {high} of the games, which is certainly "
        "within {margin} points of equal.",
        "favoured": "Seat {seat} wins {share} of the games instead of {even}: the seats are not equal.",
        "slight": "Seat {seat} wins {share} instead of {even}: a real difference, but certainly less than {margin} "
        "points.",
        "open": "Whether the seats are equal is not decided (they win between {low} and {high}, equal would be "
        "{even}): play more games.",
        "length": "Half of the games last {low} to {high} rounds (median {median}).",
        "minutes": "At the pace of the study file that is {low} to {high} minutes (median {median}).",
        "endings": "How games end: {endings}.",
        "figure": "{title}: {value}.",
        "changed": "{what}: {changes}.",
        "unchanged": "No difference in the main figures is shown by: {what}.",
        "changes": "What the changes do",
        "against": "{second} instead of {first}",
        "agree": "Played again by {bots}, nothing of this is contradicted.",
        "disagree": "Careful: with {bots} some figures are different. They depend on who plays, so do not build on "
        "them:",
        "both": "{where}: {title}, {first} {was}, {second} {now}.",
        "more": "{more} more stand in the report.",
    },
    "fr": {
        "scope": "{games} parties de {title} ont été jouées et mesurées, dans {cells} ({bots}).",
        "one cell": "une configuration",
        "cells": "{cells} configurations",
        "partial": "L'étude n'est pas finie : {games} parties sur {asked} sont jouées. La même commande continue.",
        "balanced": "Aucune place n'est favorisée : toutes gagnent entre {low} et {high} des parties, à coup sûr à "
        "moins de {margin} points de l'égalité.",
        "favoured": "La place {seat} gagne {share} des parties au lieu de {even} : les places ne se valent pas.",
        "slight": "La place {seat} gagne {share} au lieu de {even} : un écart réel, mais à coup sûr de moins de "
        "{margin} points.",
        "open": "L'égalité des places n'est pas tranchée (elles gagnent entre {low} et {high}, l'égalité serait "
        "{even}) : jouez plus de parties.",
        "length": "La moitié des parties durent de {low} à {high} tours de table (médiane {median}).",
        "minutes": "À l'allure du fichier d'étude, c'est de {low} à {high} minutes (médiane {median}).",
        "endings": "Fins de partie : {endings}.",
        "figure": "{title} : {value}.",
        "changed": "{what} : {changes}.",
        "unchanged": "Aucune différence dans les chiffres principaux n'est établie pour : {what}.",
        "changes": "Ce que font les changements",
        "against": "{second} au lieu de {first}",
        "agree": "Rejoué par {bots}, rien de tout cela n'est contredit.",
        "disagree": "Prudence : avec {bots}, des chiffres changent. Ils dépendent de qui joue, ne bâtissez rien "
        "dessus :",
        "both": "{where} : {title}, {first} {was}, {second} {now}.",
        "more": "{more} autres sont dans le rapport.",
    },
}


@dataclass(frozen=True)
class Part:
    """Some sentences that belong together, and what they are about."""

    about: str
    lines: list[str]


def summary(study: GameStudy, findings: Findings, language: Language) -> list[Part]:
    """The sentences, the most important first."""
    found = bases(findings)
    names = varying([told.cell for told in found])
    parts = [
        Part("", list(scope(study, findings, language))),
        *(Part(said_of(told.cell, names, language) if names else "", of_cell(study, told, language)) for told in found),
        Part(SENTENCES[language]["changes"], list(of_comparisons(findings, language))),
        Part("", list(of_repetition(study, findings, language))),
    ]
    return [part for part in parts if part.lines]


def scope(study: GameStudy, findings: Findings, language: Language) -> Iterator[str]:
    words = SENTENCES[language]
    played = sum(told.games for told in findings.cells)
    cells = len(findings.cells)
    said = words["one cell"] if cells == 1 else words["cells"].format(cells=cells)
    bots = ", ".join(dict.fromkeys(told.cell.label()["bots"] for told in findings.cells))
    yield words["scope"].format(games=count(played, language), title=listed(study.game).title, cells=said, bots=bots)
    if not findings.complete:
        asked = sum(told.cell.games for told in findings.cells)
        yield words["partial"].format(games=count(played, language), asked=count(asked, language))


def bases(findings: Findings) -> list[Told]:
    """The cells that nothing but the number of players or the line-up tells apart: with what others are compared."""
    compared = {row.second for row in findings.comparisons}
    return [
        told
        for index, told in enumerate(findings.cells)
        if index not in compared and told.cell.repeats is None and told.games
    ]


def of_cell(study: GameStudy, told: Told, language: Language) -> list[str]:
    return [
        *seats(study, told, language),
        *length(study, told, language),
        *endings(told, language),
        *others(told, language),
    ]


def seats(study: GameStudy, told: Told, language: Language) -> Iterator[str]:
    words = SENTENCES[language]
    balance = [one for one in told.balance if one.key.startswith("win_seat_")]
    if not balance:
        return
    even = 1 / told.cell.players
    low, high = min(one.value for one in balance) + even, max(one.value for one in balance) + even
    margin = f"{100 * study.margin:g}"
    shown = {"even": figure(Kind.SHARE, even, language), "margin": margin}
    claimed = [one for one in balance if one.verdict in CLAIMED]
    for one in sorted(claimed, key=lambda one: -one.value)[:1]:
        sentence = words["slight" if all(other.verdict is not Verdict.DIFFERENT for other in claimed) else "favoured"]
        share = figure(Kind.SHARE, one.value + even, language)
        yield sentence.format(seat=int(one.key.rsplit("_", 1)[1]), share=share, **shown)
    if not claimed:
        sure = all(one.verdict is Verdict.EQUAL for one in balance)
        spread = {"low": figure(Kind.SHARE, low, language), "high": figure(Kind.SHARE, high, language)}
        yield words["balanced" if sure else "open"].format(**spread, **shown)


def length(study: GameStudy, told: Told, language: Language) -> Iterator[str]:
    """Minutes are told only where the study says how fast people play."""
    for name, sentence in (("rounds", "length"), ("minutes", "minutes")):
        found = told.figure(name)
        if found and found.quartiles and (name == "rounds" or "pace" in study.model_fields_set):
            low, median, high = (f"{value:.0f}" for value in found.quartiles)
            yield SENTENCES[language][sentence].format(low=low, high=high, median=median)


def endings(told: Told, language: Language) -> Iterator[str]:
    found = sorted(told.figures.get("endings", []), key=lambda one: -one.value)
    if found:
        said = ", ".join(
            f"{one.title[language].lower()} {figure(one.kind, one.value, language)}" for one in found if one.value
        )
        yield SENTENCES[language]["endings"].format(endings=said)


def others(told: Told, language: Language) -> Iterator[str]:
    """The main figures of the other measures."""
    for measure, figures in told.figures.items():
        if measure not in ("seats", "length", "endings"):
            for one in figures:
                if one.is_main:
                    yield SENTENCES[language]["figure"].format(
                        title=one.title[language], value=estimated(one, language)
                    )


def of_comparisons(findings: Findings, language: Language) -> Iterator[str]:
    words = SENTENCES[language]
    rows = [row for row in findings.comparisons if findings.cells[row.second].cell.repeats is None]
    telling_rows = [row for row in rows if telling(row)]
    for row in telling_rows[:MOST_COMPARISONS]:
        changes = ", ".join(f"{one.title[language].lower()} {change(one, language)}" for one in telling(row))
        yield words["changed"].format(what=against(findings, row, language), changes=changes)
    if len(telling_rows) > MOST_COMPARISONS:
        yield words["more"].format(more=len(telling_rows) - MOST_COMPARISONS)
    same = [against(findings, row, language) for row in rows if not telling(row)]
    if same:
        yield words["unchanged"].format(what="; ".join(same) if language == "en" else " ; ".join(same))


def telling(row: Comparison) -> list[Difference]:
    """The main differences that are certain, the most certain first."""
    sure = [one for one in row.differences if one.is_main and one.verdict in CLAIMED]
    return sorted(sure, key=lambda one: one.p_different)[:MOST_CHANGES]


def against(findings: Findings, row: Comparison, language: Language) -> str:
    """What is compared with what, in words: only what is not the same in both."""
    first, second = findings.cells[row.first].cell, findings.cells[row.second].cell
    names = varying([first, second])
    shared = [name for name in varying([told.cell for told in findings.cells]) if name not in names]
    was, now = first.label(), second.label()
    if "variant" in names:
        said = quoted(was["variant"], now["variant"])
    else:
        was_said = ", ".join(was.get(name, "–") for name in names)
        said = (", ".join(f"{name} = {now.get(name, '–')}" for name in names), was_said)
    where = f"{said_of(first, shared, language)} · " if shared else ""
    return where + SENTENCES[language]["against"].format(first=said[1], second=said[0])


def quoted(was: str, now: str) -> tuple[str, str]:
    """Variants have names of people's own, so they stand between quotation marks."""
    return f"“{now}”", f"“{was}”"


def of_repetition(study: GameStudy, findings: Findings, language: Language) -> Iterator[str]:
    if study.repeat_with is None:
        return
    words = SENTENCES[language]
    if not findings.disagreements:
        yield words["agree"].format(bots=study.repeat_with)
        return
    yield words["disagree"].format(bots=study.repeat_with)
    names = varying([told.cell for told in findings.cells if told.cell.repeats is None])
    told = list(dict.fromkeys(disagreement(findings, one, names, language) for one in findings.disagreements))
    yield from told[:MOST_COMPARISONS]
    if len(told) > MOST_COMPARISONS:
        yield words["more"].format(more=len(told) - MOST_COMPARISONS)


def disagreement(findings: Findings, one: Disagreement, names: list[str], language: Language) -> str:
    """A figure as both strengths of bots have it."""
    cell, other = findings.cells[one.cell], findings.cells[one.repeat]
    was, now = cell.figure(one.key), other.figure(one.key)
    assert was is not None
    assert now is not None
    return SENTENCES[language]["both"].format(
        where=said_of(cell.cell, names, language),
        title=was.title[language].lower(),
        was=estimated(was, language),
        now=estimated(now, language),
        first=cell.cell.label()["bots"],
        second=other.cell.label()["bots"],
    )
