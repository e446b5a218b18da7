"""donjons arena: engines against each other, on shared seeds, in every seating."""

from __future__ import annotations

import math
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from donjons.cli.console import AsJson, Changes, Lang, compiling, err, language, out, print_json, read_changes
from donjons.cli.simulate import BAR, stopping
from donjons.core.errors import BadParameter, NotFound
from donjons.games import find

if TYPE_CHECKING:
    from donjons.arena.arena import Arena
    from donjons.arena.sprt import Test

WORDS = {
    "en": {
        "engine": "engine",
        "games": "games",
        "time": "CPU a step",
        "longest": "longest",
        "elo": "Elo",
        "interval": "95 % interval",
        "step": "gain on the last",
        "pair": "  {first} against {second}: {share} of the points, {blocks} seeds",
        "payoff": "payoff",
        "won": "won",
        "gain": "gain on the last",
        "test": "Is {first} better than {second}? {verdict} (log-likelihood ratio {ratio:+.2f}, bounds ±{bound:.2f})",
        "better": "Yes: {high:g} Elo is likelier than {low:g}",
        "not better": "No: {low:g} Elo is likelier than {high:g}",
        "open": "Not decided: play more seeds",
        "stopped": "Stopped after {games} of {asked} games; the same command goes on from there.",
        "taken": "{games} games were already played by an interrupted run and are taken up.",
    },
    "fr": {
        "engine": "moteur",
        "games": "parties",
        "time": "CPU par coup",
        "longest": "au plus",
        "elo": "Elo",
        "interval": "intervalle à 95 %",
        "step": "gain sur le dernier",
        "pair": "  {first} contre {second} : {share} des points, {blocks} graines",
        "payoff": "gain",
        "won": "gagnées",
        "gain": "gain sur le dernier",
        "test": "{first} meilleur que {second} ? {verdict} (log-vraisemblance {ratio:+.2f}, bornes ±{bound:.2f})",
        "better": "Oui : {high:g} Elo sont plus vraisemblables que {low:g}",
        "not better": "Non : {low:g} Elo sont plus vraisemblables que {high:g}",
        "open": "Ce n'est pas décidé : jouez plus de graines",
        "stopped": "Arrêté après {games} parties sur {asked} ; la même commande reprend là.",
        "taken": "{games} parties déjà jouées par une série interrompue sont reprises.",
    },
}


def arena(
    game: Annotated[str, typer.Argument(help="Key of a game, see donjons games.")],
    engines: Annotated[list[str], typer.Argument(help="Two engines or more, see donjons engines.")],
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    seeds: Annotated[int, typer.Option(help="Shared seeds; every pair plays each in every seating.", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="The first of the seeds.", min=0)] = 0,
    sprt: Annotated[
        str | None, typer.Option(metavar="LOW:HIGH", help="Stop when one of two differences in Elo is accepted.")
    ] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each engine plays only the one before it, the weakest first.")
    ] = False,
    together: Annotated[
        bool, typer.Option("--together", help="Each engine plays all seats: for co-operative games.")
    ] = False,
    workers: Annotated[int | None, typer.Option(help="Games at a time (default: one per core).", min=1)] = None,
    changes: Changes = None,
    write: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Also write every game (.csv, .parquet) or draw the ratings (.svg, .png, .html)."
        ),
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what an interrupted run has played.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play engines against each other and rate them.

    Every pair plays the same seeds with seats exchanged. Finished games are written down at once: stop with Ctrl-C,
    give the same command again, and it goes on. Ratings are a Bradley-Terry fit, the first engine's being 0.

    Examples:

    - `donjons arena barons-2025 greedy squire knight --seeds 50`
    - `donjons arena barons-2025 search:400 search:100 --sprt 0:80 --seeds 500`
    - `donjons arena guerre serf villein page squire knight --ladder --sprt 0:80`
    - `donjons arena guerre greedy baron ./my-bot --players 4`
    - `donjons arena barons-2025 baron duke king --write ratings.svg`
    """
    from donjons.arena import keeping
    from donjons.arena.arena import Arena, journal_of
    from donjons.arena.report import figures
    from donjons.engines.names import check
    from donjons.engines.players import warm

    setting = find(game).setting(players, read_changes(changes))
    for engine in engines:
        check(game, engine)
    missing = [
        name for name in ("choix", *(("altair", "polars", "vl_convert") if write else ())) if not find_spec(name)
    ]
    if missing:
        raise NotFound(
            f"this arena needs packages that are not there ({', '.join(missing)}): pip install 'donjons[arena]'."
        )
    if write is not None:
        keeping.check(write)
    if len(set(engines)) != len(engines) or len(engines) < 2:
        raise BadParameter("name at least two different engines: an arena compares them.")
    test = read_test(sprt, engines, ladder, together) if sprt else None
    journal = journal_of(setting, engines, seed)
    if fresh:
        journal.close()
    with compiling(f"Compiling the rules of {game} (the first time only) ..."):
        warm(setting)
    contest = Arena(setting, engines, range(seed, seed + seeds), test, ladder, together, journal)
    contest.workers = workers or contest.workers
    with stopping(contest.stop):
        run(contest)
    told = figures(contest)
    if as_json:
        print_json(told)
    else:
        show(told, contest, WORDS[language(lang)])
    if write is not None:
        keeping.keep(contest, told, write)
    if contest.stop.is_set():
        raise typer.Exit(130)


def read_test(text: str, engines: list[str], ladder: bool, together: bool) -> Test:
    """A sequential test from LOW:HIGH."""
    from donjons.arena.sprt import Test

    low, _, high = text.partition(":")
    try:
        test = Test(float(low), float(high))
    except ValueError:
        raise BadParameter(f"--sprt {text[:40]}: write two differences in Elo, such as 0:80.") from None
    if not (math.isfinite(test.low) and math.isfinite(test.high) and test.low < test.high):
        raise BadParameter(f"--sprt {text[:40]}: the first difference must be the smaller, such as 0:80.")
    if together or (len(engines) > 2 and not ladder):
        raise BadParameter("--sprt compares two engines that play against each other: name two, or add --ladder.")
    return test


def run(contest: Arena) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(BAR), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("games", total=contest.asked)
        contest.run(lambda done: bar.update(task, completed=done))


def show(told: dict[str, Any], contest: Arena, words: dict[str, str]) -> None:
    if contest.taken_up:
        out.print(words["taken"].format(games=contest.taken_up))
    rated = {rating["engine"]: rating for rating in told.get("ratings", [])}
    reached = {row["engine"]: row for row in told.get("together", [])}
    table = Table(box=None, pad_edge=False)
    columns = ("elo", "interval", "step") if rated else ("payoff", "won", "gain") if reached else ()
    for name in ("engine", *columns, "games", "time", "longest"):
        table.add_column(words[name], justify="left" if name == "engine" else "right")
    for row in told["engines"]:
        name = row["engine"]
        cells = elo_cells(rated[name]) if rated else success_cells(reached[name]) if reached else []
        times = (f"{row[key]:.2f} ms" for key in ("milliseconds_per_step", "longest_step_milliseconds"))
        table.add_row(Text(name, style="bold"), *cells, str(row["games"]), *times)
    out.print(table)
    for rating in rated.values():
        out.print(Text(f"{rating['engine'][:16]:>16} {interval_bar(rating, list(rated.values()))}"))
    for pair in told.get("pairs", []):
        share = "-" if pair["share"] is None else f"{pair['share']:.1%}"
        said = words["pair"].format(**pair | {"share": share})
        out.print(Text(said, style="dim"))
    for test in told.get("tests", []):
        show_test(test, words)
    if contest.stop.is_set():
        out.print(words["stopped"].format(games=told["games"], asked=contest.asked))


def elo_cells(rating: dict[str, Any]) -> list[str]:
    if not rating["step"]:
        return ["0", "", ""]
    step = f"{rating['step']:+.0f} ({rating['step_low']:+.0f} – {rating['step_high']:+.0f})"
    return [f"{rating['elo']:+.0f}", f"{rating['low']:+.0f} – {rating['high']:+.0f}", step]


def success_cells(row: dict[str, Any]) -> list[str]:
    return [f"{mean:+.3f} ± {margin:.3f}" for mean, margin in (row["payoff"], row["won"], row["gain"])]


def interval_bar(rating: dict[str, Any], ratings: list[dict[str, Any]]) -> str:
    """The interval drawn to the scale of all ratings, the rating itself as a dot."""
    low, high = min(row["low"] for row in ratings), max(row["high"] for row in ratings)
    scale = (BAR - 1) / max(1e-9, high - low)
    start, end, dot = (round((rating[name] - low) * scale) for name in ("low", "high", "elo"))
    return "".join("●" if place == dot else "─" if start <= place <= end else " " for place in range(BAR))


def show_test(test: dict[str, Any], words: dict[str, str]) -> None:
    from donjons.arena.sprt import BOUND

    verdict = words[test["verdict"]].format(low=test["low"], high=test["high"])
    first, second = test["pair"]
    said = words["test"].format(
        first=first, second=second, verdict=verdict, ratio=test["log_likelihood_ratio"], bound=BOUND
    )
    out.print(said)
