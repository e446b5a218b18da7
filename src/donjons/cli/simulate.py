"""donjons simulate: many games on all cores, then what they say."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from donjons.cli.console import (
    AsJson,
    Changes,
    Lang,
    RulesFile,
    agree_on_game,
    compiling,
    err,
    language,
    out,
    print_json,
    read_rules,
)
from donjons.core.errors import BadParameter
from donjons.games import find

if TYPE_CHECKING:
    from donjons.lab.simulate import Simulation

FEWEST = 2  # players, where nothing says how many
BAR = 40

WORDS = {
    "en": {
        "seat": "seat",
        "engine": "engine",
        "wins": "wins",
        "interval": "95 % interval",
        "payoff": "payoff",
        "length": "length",
        "mean": "mean",
        "quartiles": "quartiles",
        "range": "range",
        "rounds": "rounds",
        "steps": "steps",
        "endings": "how games ended",
        "speed": "{steps:,} steps in {seconds:.1f} s: {rate:,.0f} steps a second ({per_cpu:,.0f} per CPU-second)",
        "stopped": "Stopped after {games} of {asked} games; the same command goes on from there.",
        "taken": "{games} games were already played by an interrupted run and are taken up.",
    },
    "fr": {
        "seat": "place",
        "engine": "moteur",
        "wins": "victoires",
        "interval": "intervalle à 95 %",
        "payoff": "gain",
        "length": "longueur",
        "mean": "moyenne",
        "quartiles": "quartiles",
        "range": "étendue",
        "rounds": "tours de table",
        "steps": "coups",
        "endings": "comment les parties finissent",
        "speed": "{steps:,} coups en {seconds:.1f} s : {rate:,.0f} par seconde ({per_cpu:,.0f} par seconde CPU)",
        "stopped": "Arrêté après {games} parties sur {asked} ; la même commande reprend là.",
        "taken": "{games} parties déjà jouées par une série interrompue sont reprises.",
    },
}


def simulate(
    game: Annotated[str | None, typer.Argument(help="Key of a game, see donjons games.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players (default: 2).")] = None,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="Same seed, same games.", min=0)] = 0,
    bots: Annotated[
        str, typer.Option(help="Engines by seat, with commas (see donjons engines). One name serves every seat.")
    ] = "greedy",
    rules: RulesFile = None,
    changes: Changes = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what an interrupted run has played.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Simulate many games on all cores: wins per seat, length, how games ended, speed.

    Ctrl-C (or kill) stops it and shows what was played; the same command then takes it up again.

    Examples:

    - `donjons simulate barons-2025 --games 10000 --bots greedy,random`
    - `donjons simulate barons-2025 --players 3 --set target_points=9 --json`
    - `donjons simulate --rules studies/rules/co-2023-2-players.toml`
    """
    from donjons.engines.batch import warm
    from donjons.engines.names import check
    from donjons.lab.journal import Journal
    from donjons.lab.simulate import Simulation

    changed = read_rules(rules, changes)
    game = agree_on_game(game, changed)
    players = players or changed.players or FEWEST
    setting = find(game).setting(players, changed.changes)
    engines = _engines(bots, players)
    for name in engines:
        check(game, name)
    journal = Journal(setting, engines, seed)
    if fresh:
        journal.close()
    with compiling(f"Compiling the rules of {game} (the first time only) ..."):
        warm(setting)
    simulation = Simulation(setting, engines, games, seed, journal)
    with stopping(simulation.stop):
        summary = _run(simulation)
    figures = {
        "game": game,
        "players": players,
        "seed": seed,
        "bots": engines,
        "changes": setting.parameters.changes(players),
        "asked": games,
        **summary.figures(),
        "seconds": simulation.seconds,
        "steps_per_second": simulation.new_steps / max(simulation.seconds, 1e-9),
    }
    if as_json:
        print_json(figures)
    else:
        _show(figures, simulation, WORDS[language(lang)])
    if summary.games < games:
        raise typer.Exit(130)


def _engines(bots: str, players: int) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadParameter(f"--bots names {len(names)} engines for {players} players: name one, or one per seat.")
    return names


@contextmanager
def stopping(stop: threading.Event) -> Iterator[None]:
    """Ctrl-C and kill stop a run after the games under way, and what was played is shown."""

    def on_signal(number: int, frame: Any) -> None:
        stop.set()

    before = {number: signal.signal(number, on_signal) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _run(simulation: Simulation) -> Any:
    columns = (TextColumn("{task.description}"), BarColumn(BAR), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("games", total=simulation.games)
        return simulation.run(lambda done: bar.update(task, completed=done))


def _show(figures: dict[str, Any], simulation: Simulation, words: dict[str, str]) -> None:
    if simulation.taken_up:
        out.print(words["taken"].format(games=simulation.taken_up))
    out.print(_seats(figures, words))
    out.print(_lengths(figures, words))
    for name in ("rounds", "steps"):
        out.print(f"\n[bold]{words[name]}")
        _histogram(figures[name]["histogram"])
    out.print(f"\n[bold]{words['endings']}")
    for ending, share in figures["endings"].items():
        out.print(f"  {ending:<12} {share:6.1%}")
    out.print()
    out.print(
        words["speed"].format(
            steps=simulation.new_steps,
            seconds=simulation.seconds,
            rate=figures["steps_per_second"],
            per_cpu=figures["steps_per_cpu_second"],
        )
    )
    if figures["games"] < figures["asked"]:
        out.print(words["stopped"].format(games=figures["games"], asked=figures["asked"]))


def _seats(figures: dict[str, Any], words: dict[str, str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in ("seat", "engine", "wins", "interval", "payoff"):
        table.add_column(words[name], justify="left" if name == "engine" else "right")
    for seat, engine in zip(figures["seats"], figures["bots"], strict=True):
        table.add_row(
            str(seat["seat"]),
            engine,
            f"{seat['win_rate']:.1%}",
            f"{seat['win_rate_low']:.1%} – {seat['win_rate_high']:.1%}",
            f"{seat['payoff']:.3f}",
        )
    return table


def _lengths(figures: dict[str, Any], words: dict[str, str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in ("length", "mean", "quartiles", "range"):
        table.add_column(words[name], justify="left" if name == "length" else "right")
    for name in ("rounds", "steps"):
        length = figures[name]
        quartiles = " ".join(str(value) for value in length["quartiles"])
        table.add_row(words[name], f"{length['mean']:.1f}", quartiles, f"{length['least']} – {length['most']}")
    return table


def _histogram(bins: list[dict[str, int]]) -> None:
    most = max(row["games"] for row in bins)
    for row in bins:
        bar = "█" * round(BAR * row["games"] / most)
        out.print(f"  {row['from']:>6} – {row['to']:<6} {row['games']:>8}  {bar}")
