"""What was measured, as tables for people and as JSON for programs."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from benchmarks import placement, studying
from benchmarks.cores import Cores, available, processor
from benchmarks.fresh import Memory, Start
from benchmarks.measure import Result, Spread, ratio

OURS = "donjons"
PACKAGES = (OURS, "numba", "catanatron", "open-spiel")
STEPS = {
    OURS: "an atomic step of the rules, each outcome of chance being a step of its own. 'compiled': whole games in the "
    "compiled kernel. 'Python': a loop in Python that asks the rules for the actor, the legal steps, and to play one.",
    "catanatron": "an action applied by Game.play between RandomPlayers (the length of state.actions); the dice are "
    "part of the action ROLL, the steal part of the action MOVE_ROBBER.",
    "OpenSpiel": "an action applied to a State, each outcome of chance being an action of its own. 'C++': the random "
    "rollouts of its tree search, the fastest random play we found in pyspiel; they do not count their steps, so "
    "games are timed and multiplied by the mean length of games counted beforehand. 'Python': legal_actions and "
    "apply_action called from a loop in Python. pyspiel.random_sim_test is not used: it tests the rules at each step.",
}


ITERATION = (
    "A way down the tree to a position that is new, and its value: donjons judges it after the turn and the answer to "
    "it, OpenSpiel's C++ MCTS plays it out to the end at random."
)


@dataclass(frozen=True)
class Machine:
    """Where and when it ran, and how busy the machine was."""

    day: str
    processor: str
    cores: int
    python: str
    versions: dict[str, str]
    load_before: float  # mean number of busy processes in the last minute, ours not yet among them
    load_after: float | None = None


@dataclass(frozen=True)
class Report:
    machine: Machine
    rounds: int
    seconds: float
    results: list[Result]
    missing: list[str]
    cores: Cores
    memory: Memory
    starts: list[Start]
    study: list[Result]  # the published study: ours, and a plain Python script
    searches: list[Result]  # whose steps are iterations
    studying: studying.Studying


def this_machine() -> Machine:
    versions = {}
    for package in PACKAGES:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "not installed"
    return Machine(date.today().isoformat(), processor(), available(), platform.python_version(), versions, load())


def load() -> float:
    return round(os.getloadavg()[0], 2)


def ours_and_theirs(results: list[Result]) -> tuple[list[Result], list[Result]]:
    ours = [result for result in results if result.contender.program == OURS]
    return ours, [result for result in results if result.contender.program != OURS]


def as_json(report: Report) -> dict[str, Any]:
    ours, theirs = ours_and_theirs(report.results)
    return {
        "machine": asdict(report.machine),
        "rounds": report.rounds,
        "seconds_per_sample": report.seconds,
        "missing": report.missing,
        "what_a_step_is": STEPS,
        "results": [
            {
                "program": result.contender.program,
                "game": result.contender.game,
                "way": result.contender.way,
                "steps_per_cpu_second": asdict(result.speed),
                "steps_per_game": result.steps_per_game,
                "samples": [asdict(sample) for sample in result.samples],
            }
            for result in report.results
        ],
        "ratios": _pairs(ours, theirs),
        "searches": [
            {
                "program": result.contender.program,
                "game": result.contender.game,
                "iterations_per_cpu_second": asdict(result.speed),
            }
            for result in report.searches
        ],
        "search_ratios": _pairs(*ours_and_theirs(report.searches)),
        "two_cores": asdict(report.cores),
        "memory_mib": asdict(report.memory),
        "starts_seconds": [asdict(start) for start in report.starts],
        "published_study_trials_per_cpu_second": {one.contender.program: asdict(one.speed) for one in report.study},
        "greedy_games_per_cpu_second": {
            one.contender.game: one.speed.median / one.steps_per_game for one in report.studying.greedy
        },
        "study_mib_and_cores": asdict(report.studying.weight),
    }


def _pairs(ours: list[Result], theirs: list[Result]) -> list[dict[str, Any]]:
    return [
        {"of": our.contender.name, "to": their.contender.name, **asdict(ratio(our, their))}
        for their in theirs
        for our in ours
    ]


def show(report: Report, console: Console) -> None:
    console.print(*_heading(report), sep="\n")
    console.print(_speeds(report.results))
    ours, theirs = ours_and_theirs(report.results)
    if theirs:
        console.print(_ratios("Steps per CPU-second of donjons, over those of its peers", ours, theirs))
    console.print(_iterations(report.searches))
    ours, theirs = ours_and_theirs(report.searches)
    if theirs:
        console.print(_ratios("Iterations per CPU-second of donjons, over those of OpenSpiel", ours, theirs))
    for sentence in report.missing:
        console.print(sentence, style="yellow", markup=False)
    console.print("\n[bold]What a step is[/]")
    programs = {result.contender.program for result in report.results}
    for program, meaning in STEPS.items():
        if program in programs:
            console.print(Padding(f"{program}: {meaning}", (0, 0, 0, 2)), markup=False)
    console.print("\n[bold]What an iteration is[/]", Padding(ITERATION, (0, 0, 0, 2)), sep="\n")
    console.print()
    console.print(_cores(report.cores), _memory(report.memory), placement.sentence(report.study), sep="\n")
    console.print(*studying.lines(report.studying), sep="\n")
    console.print(_starts(report.starts))


def _heading(report: Report) -> list[str]:
    machine = report.machine
    versions = ", ".join(f"{name} {number}" for name, number in machine.versions.items())
    after = "" if machine.load_after is None else f", {machine.load_after} after"
    return [
        f"{machine.day}: {machine.processor}, {machine.cores} cores, Python {machine.python}; {versions}",
        f"Load {machine.load_before} before{after} (this run makes about 1 by itself). "
        f"{report.rounds} rounds of {report.seconds:g} CPU-seconds for each, in turn.",
    ]


def _speeds(results: list[Result]) -> Table:
    table = Table(title="Random play on one core, in CPU time", title_justify="left")
    for name in ("program", "game", "loop in"):
        table.add_column(name)
    for name in ("steps / s", "lowest - highest", "steps / game", "games / s"):
        table.add_column(name, justify="right", no_wrap=True)
    for result in results:
        contender, speed = result.contender, result.speed
        table.add_row(
            contender.program,
            contender.game,
            contender.way,
            f"{speed.median:,.0f}",
            f"{speed.low:,.0f} - {speed.high:,.0f}",
            f"{result.steps_per_game:,.0f}",
            f"{speed.median / result.steps_per_game:,.0f}",
        )
    return table


def _iterations(results: list[Result]) -> Table:
    table = Table(title="Tree search on one core, in CPU time", title_justify="left")
    for name in ("program", "game"):
        table.add_column(name)
    for name in ("iterations / s", "lowest - highest"):
        table.add_column(name, justify="right", no_wrap=True)
    for result in results:
        contender, speed = result.contender, result.speed
        span = f"{speed.low:,.0f} - {speed.high:,.0f}"
        table.add_row(contender.program, contender.game, f"{speed.median:,.0f}", span)
    return table


def _ratios(title: str, ours: list[Result], theirs: list[Result]) -> Table:
    """A row for each of our games, which become more, and a column for each peer."""
    table = Table(title=title, title_justify="left")
    table.add_column("", width=20)
    for their in theirs:
        game, _, players = their.contender.game.partition(", ")
        heading = [their.contender.program, *game.split(" ", 1), players, their.contender.way]
        table.add_column("\n".join(line for line in heading if line), justify="right", no_wrap=True)
    for our in ours:
        table.add_row(f"{our.contender.game} ({our.contender.way})", *(_times(ratio(our, their)) for their in theirs))
    return table


def _times(figure: Spread) -> str:
    digits = 0 if figure.median >= 20 else 1 if figure.median >= 2 else 2
    return f"{figure.median:,.{digits}f} ×"


def _cores(figures: Cores) -> str:
    games, hashing, cpu = figures.games, figures.hashing, figures.cpu_cost
    return (
        f"Two threads: {games.median:.2f} times as fast as one in wall-clock time ({games.low:.2f} - {games.high:.2f} "
        f"over {figures.rounds} rounds, {figures.available} cores), for {cpu.median:.2f} times the CPU time. "
        f"Plain hashing in the same rounds, which shows what the machine had to give: {hashing.median:.2f} times "
        f"({hashing.low:.2f} - {hashing.high:.2f})."
    )


def _memory(figures: Memory) -> str:
    return (
        f"Memory: {figures.before:.1f} MiB before, {figures.after:.1f} MiB after {figures.games:,} games, "
        f"{figures.after_ten_times:.1f} MiB after {10 * figures.games:,} in the same process."
    )


def _starts(starts: list[Start]) -> Table:
    table = Table(title="From the start of a process to its end", title_justify="left")
    table.add_column("what")
    for name in ("wall-clock s", "CPU s"):
        table.add_column(name, justify="right")
    for start in starts:
        if start.wall and start.cpu:
            table.add_row(start.what, f"{start.wall.median:.2f}", f"{start.cpu.median:.2f}")
        else:
            table.add_row(f"{start.what}: {start.failed}", "-", "-")
    return table
