"""donjons study: ask a question of a game, and get an answer with error bars."""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar
from rich.text import Text

from donjons.cli.console import AsJson, Lang, compiling, err, language, out, print_json, read_text
from donjons.cli.simulate import BAR, stopping
from donjons.cli.study_words import WORDS
from donjons.core.errors import NotFound

if TYPE_CHECKING:
    from donjons.lab.kinds import Outcome
    from donjons.lab.reading import StudyFile
    from donjons.lab.running import How, Progress

NEEDED = ("altair", "polars", "scipy", "statsmodels", "vl_convert")

app = typer.Typer(
    help="Studies of the games: what does this rule do to balance, length, luck and tension?",
    epilog="Start with: donjons study new, then donjons study run FILE. Each has examples: donjons study run --help.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

StudyPath = Annotated[Path, typer.Argument(metavar="FILE", help="A study file, see donjons study new.")]
Folder = Annotated[Path | None, typer.Option("--out", help="Folder of the results (default: FILE without .toml).")]


@app.callback()
def study() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise NotFound(f"studies need packages that are not there ({', '.join(missing)}): pip install 'donjons[lab]'.")


@app.command()
def run(
    file: StudyPath,
    folder: Folder = None,
    workers: Annotated[int | None, typer.Option(help="Games at a time (default: one per core).", min=1)] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Dask cluster.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the games that were played before.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Carry out a study: play what is missing, then write the report.

    Stop it at any moment, even with kill -9: the same command goes on, and no game is played twice or lost. The
    results are the same to the last bit for any number of workers.

    Examples:

    - `donjons study run studies/capture.toml`
    - `donjons study run studies/capture.toml --lang fr --workers 1`
    - `donjons study run studies/capture.toml --cluster tcp://192.168.0.7:8786`
    """
    from donjons.lab.kinds import KINDS
    from donjons.lab.running import How

    if cluster and find_spec("distributed") is None:
        raise NotFound("--cluster needs the package distributed: pip install 'donjons[cluster]'.")
    read, chosen = read_file(file), language(lang)
    conduct, where = KINDS[read.study.kind].conduct, folder or results_of(file)
    if fresh:
        conduct.forget(read, where)
    how = How(cluster=cluster, workers=workers or os.cpu_count() or 1)
    with stopping(how.stop), progress_of(how, WORDS[chosen]):
        outcome = conduct.run(read, where, how, chosen)
    tell(outcome, as_json)
    if not outcome.complete:
        raise typer.Exit(130)


@app.command()
def tune(
    file: StudyPath,
    folder: Folder = None,
    workers: Annotated[int | None, typer.Option(help="Games at a time (default: one per core).", min=1)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Search for parameters that meet your targets, and write the best as a rule file.

    The study file says in [tune] which parameters may take which values, and in [[tune.target]] what figures should be.
    Many combinations are tried in a few games each; the best are confirmed in many fresh ones. Stop it at any moment:
    the same command goes on.

    Examples:

    - `donjons study tune studies/co-2023-tuning.toml`
    - `donjons play --rules studies/co-2023-tuning/tuned-2.toml`
    """
    from donjons.lab.running import How
    from donjons.lab.tune.conduct import run as run_tuning

    if find_spec("optuna") is None:
        raise NotFound("tuning needs the package optuna: pip install 'donjons[lab]'.")
    read, chosen = read_file(file), language(lang)
    how = How(workers=workers or os.cpu_count() or 1)
    with stopping(how.stop), progress_of(how, WORDS[chosen]):
        outcome = run_tuning(read, folder or results_of(file), how, chosen)
    tell(outcome, as_json)
    if not outcome.complete:
        raise typer.Exit(130)


@app.command()
def report(
    file: StudyPath,
    folder: Folder = None,
    open_it: Annotated[bool, typer.Option("--open", help="Show it in a browser.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Write the report of the games that a study has played so far, once more or in another language.

    Examples:

    - `donjons study report studies/capture.toml --lang fr`
    - `donjons study report studies/capture.toml --open`
    """
    from donjons.lab.kinds import KINDS

    read = read_file(file)
    where = folder or results_of(file)
    if not where.exists():
        raise NotFound(f"nothing has been played for {file}: donjons study run {file} does it.")
    with compiling(WORDS[language(lang)]["writing"]):
        outcome = KINDS[read.study.kind].conduct.report(read, where, language(lang))
    tell(outcome, as_json)
    if open_it and outcome.report:
        webbrowser.open(outcome.report.resolve().as_uri())


@app.command()
def compare(
    first: Annotated[Path, typer.Argument(metavar="A", help="A study that was run.")],
    second: Annotated[Path, typer.Argument(metavar="B", help="Another, of the same measures.")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Compare two studies that were run: what is different in B, with intervals and corrected for their number.

    Settings of the same number of players and the same changes are put side by side, or all of them where each study
    has one. Games of equal seeds are compared one by one.

    Examples:

    - `donjons study compare studies/edition-2024.toml studies/edition-2025.toml`
    - `donjons study compare before.toml after.toml --json`
    """
    from donjons.lab.beside import beside, said

    chosen = language(lang)
    found = beside(read_file(first), results_of(first), read_file(second), results_of(second))
    if as_json:
        print_json([row.figures() for row in found])
        return
    for line in said(found, chosen):
        out.print(Text(line), soft_wrap=True)


@app.command()
def new(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Where to write it (default: asked).")] = None,
    lang: Lang = None,
) -> None:
    """Ask a few questions and write a study file.

    Examples:

    - `donjons study new`
    - `donjons study new capture.toml --lang fr`
    """
    from donjons.cli.study_new import ask

    chosen = language(lang)
    path = ask(file, chosen)
    out.print(Text(WORDS[chosen]["written"].format(path=path)))


def read_file(path: Path) -> StudyFile:
    from donjons.lab.reading import read_study

    return read_study(path, read_text(path))


def results_of(path: Path) -> Path:
    return path.with_suffix("")


@contextmanager
def progress_of(how: How, words: dict[str, str]) -> Iterator[None]:
    """A bar on standard error with an estimate of the time that is left."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(BAR),
        MofNCompleteColumn(),
        TextColumn("{task.fields[left]}"),
    )
    with Bar(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(words["compiling"], total=None, left="")

        def show(progress: Progress) -> None:
            left = "" if progress.seconds_left is None else words["left"].format(time=duration(progress.seconds_left))
            bar.update(task, description=words["playing"], completed=progress.done, total=progress.asked, left=left)

        how.progress = show
        yield


def duration(seconds: float) -> str:
    """A time as people say it.

    >>> duration(7), duration(200), duration(8000)
    ('7 s', '3 min', '2 h 13 min')
    """
    if seconds < 60:
        return f"{max(1, round(seconds))} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"


def tell(outcome: Outcome, as_json: bool) -> None:
    if as_json:
        told = str(outcome.report) if outcome.report else None
        print_json({"complete": outcome.complete, "report": told, "summary": outcome.lines})
        return
    for line in outcome.lines:
        out.print(Text(line, style="bold" if line.endswith(":") else ""), soft_wrap=True)
    if outcome.report:
        out.print(Text(str(outcome.report), style="bold"))
