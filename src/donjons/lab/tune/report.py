"""What a search found, as people read it: lines for the terminal, one page, and a rule file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from donjons.core.parameters import Language
from donjons.core.rule_file import write_rule_file
from donjons.lab.columns import Kind
from donjons.lab.reading import StudyFile
from donjons.lab.report.markup import Markup, details, items, join, table, tag
from donjons.lab.report.page import page, repeating
from donjons.lab.study import in_language
from donjons.lab.tune.model import BALANCE, Target
from donjons.lab.tune.search import Trial, Tuned
from donjons.lab.tune.targets import Reached, column_of
from donjons.lab.tune.words import WORDS
from donjons.lab.words import decimal, figure, interval


def summary(found: Sequence[Tuned], language: Language) -> list[str]:
    """A line for each number of players."""
    return [said_of(tuned, language) for tuned in found]


def said_of(tuned: Tuned, language: Language) -> str:
    words, targets = WORDS[language], len(tuned.winner.reached)
    if not tuned.winner.changes:
        return words["kept"].format(players=tuned.players, met=targets - tuned.winner.missed, targets=targets)
    return words["found"].format(
        players=tuned.players,
        met=targets - tuned.winner.missed,
        targets=targets,
        before=targets - tuned.rulebook.missed,
        changes=changes_of(tuned.winner, language),
    )


def changes_of(trial: Trial, language: Language) -> str:
    """What differs from the rulebook, in the reader's words."""
    said = [f"{name} = {value}" for name, value in trial.changes.items()]
    return ", ".join(said) or WORDS[language]["rulebook"]


def rule_file(tuned: Tuned, file: StudyFile) -> str:
    """The recommended rules, with their evidence as comments."""
    trial = tuned.winner
    comments = [
        f"Found by `donjons study tune {file.path.name}`: {trial.cell.games} games of {trial.cell.line_up[0]} bots.",
        *(
            f"{told(trial, one, 'en')} (the rulebook: {value_of(tuned.rulebook, before, 'en')})"
            for one, before in both(tuned)
        ),
    ]
    return write_rule_file(trial.cell.setting, comments)


def both(tuned: Tuned) -> list[tuple[Reached, Reached]]:
    """Each target as the winner and as the rulebook reaches it."""
    return list(zip(tuned.winner.reached, tuned.rulebook.reached, strict=True))


def told(trial: Trial, one: Reached, language: Language) -> str:
    wanted, value = wanted_of(trial, one.target, language), value_of(trial, one, language)
    return f"{title_of(trial, one.target, language)}: {value}, {WORDS[language]['wanted']} {wanted}"


def title_of(trial: Trial, target: Target, language: Language) -> str:
    if target.figure == BALANCE:
        return WORDS[language]["balance"]
    title = column_of(trial.cell, target.figure).title[language]
    return WORDS[language]["median"].format(title=title) if target.statistic == "median" else title


def kind_of(trial: Trial, target: Target) -> Kind:
    return Kind.SHARE if target.figure == BALANCE else column_of(trial.cell, target.figure).kind


def value_of(trial: Trial, one: Reached, language: Language) -> str:
    kind = kind_of(trial, one.target)
    value = figure(kind, one.value, language)
    return value if one.low is None or one.high is None else f"{value} ({interval(kind, one.low, one.high, language)})"


def wanted_of(trial: Trial, target: Target, language: Language) -> str:
    words, kind = WORDS[language], kind_of(trial, target)
    goal = figure(kind, target.goal, language)
    if target.at_least is not None:
        return words["at_least"].format(goal=goal)
    if target.at_most is not None:
        return words["at_most"].format(goal=goal)
    return words["within" if target.within else "about"].format(goal=goal, within=figure(kind, target.within, language))


def report_page(file: StudyFile, found: Sequence[Tuned], manifest: Mapping[str, Any], language: Language) -> str:
    words, tuning = WORDS[language], file.study.tune
    title = in_language(file.study.title, language) or file.name
    searched = words["searched"].format(trials=len(found[0].trials), games=tuning.screening, finalists=tuning.finalists)
    return page(
        title,
        language,
        tag("header", tag("p", words["kicker"], class_="kicker"), tag("h1", title)),
        tag("section", tag("h2", words["summary"]), items([*summary(found, language), searched]), class_="summary"),
        join(section(file, tuned, language) for tuned in found),
        repeating(file.name, file.text, manifest, language, command="tune"),
    )


def section(file: StudyFile, tuned: Tuned, language: Language) -> Markup:
    """All that was found for one number of players."""
    words = WORDS[language]
    name = f"tuned-{tuned.players}.toml"
    return tag(
        "section",
        tag("h2", words["players"].format(players=tuned.players)),
        tag("h3", words["targets"]),
        tag("p", words["targeting"].format(games=decimal(tuned.winner.cell.games, 0, language)), class_="note"),
        before_and_after(tuned, language),
        tag("h3", words["file"]),
        tag("p", words["playing"].format(name=name), class_="note"),
        tag("pre", f"donjons play --rules {file.name}/{name}"),
        details(name, tag("pre", rule_file(tuned, file))),
        tag("h3", words["finalists"]),
        trials_table(tuned.finalists, language),
        tag("h3", words["pareto"]),
        tag("p", words["paretos"].format(games=file.study.tune.screening), class_="note"),
        trials_table(sorted(tuned.pareto, key=lambda trial: trial.merit), language),
        tag("h3", words["importance"]),
        tag("p", words["importances"], class_="note"),
        weights_table(tuned, language),
        details(words["screened"], trials_table(sorted(tuned.trials, key=lambda trial: trial.merit), language)),
    )


def before_and_after(tuned: Tuned, language: Language) -> Markup:
    words = WORDS[language]
    head = [words["target"], words["wanted"], words["rulebook"], words["recommended"], ""]
    rows = [
        (
            f"{number}. {title_of(tuned.winner, one.target, language)}",
            wanted_of(tuned.winner, one.target, language),
            value_of(tuned.rulebook, before, language),
            value_of(tuned.winner, one, language),
            words["met" if one.is_met else "missed"],
        )
        for number, (one, before) in enumerate(both(tuned), 1)
    ]
    return table(head, rows, words=2)


def trials_table(trials: Sequence[Trial], language: Language) -> Markup:
    words = WORDS[language]
    head = [
        words["finalist"],
        *(title_of(trials[0], one.target, language) for one in trials[0].reached),
        words["lacks"],
    ]
    rows = [
        (
            changes_of(trial, language),
            *(value_of(trial, one, language) for one in trial.reached),
            decimal(trial.total, 2, language),
        )
        for trial in trials
    ]
    return table(head, rows, words=1)


def numbered(trial: Trial, language: Language) -> list[str]:
    """The targets by the numbers that they have in the table of before and after."""
    return [f"{WORDS[language]['target']} {number}" for number in range(1, len(trial.reached) + 1)]


def weights_table(tuned: Tuned, language: Language) -> Markup:
    """A row for each parameter, a column for each target."""
    head = [WORDS[language]["parameter"], *numbered(tuned.winner, language)]
    names = sorted({name for weights in tuned.weights for name in weights})
    rows = [
        (name, *(figure(Kind.SHARE, weights[name], language) if name in weights else "–" for weights in tuned.weights))
        for name in names
    ]
    return table(head, rows, words=1)
