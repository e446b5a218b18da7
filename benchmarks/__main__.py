"""`python -m benchmarks`: measure, then print."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

from rich.console import Console

from benchmarks import cores, fresh, measure, ours, peers, placement, report, searches, studying

EXAMPLES = """\
examples:
  python -m benchmarks                     everything, two to three minutes
  python -m benchmarks --quick             a first impression, about half a minute
  python -m benchmarks --json > today.json
"""
WIDTH = 120  # of the tables when they do not go to a terminal


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float  # CPU-seconds of a sample
    counting: float  # CPU-seconds of counting the lengths of games
    core_rounds: int
    core_batches: int
    memory_games: int
    firsts: tuple[str, ...]  # what to start with an empty cache: each compiles for many seconds
    starts: int


FULL = Effort(9, 0.6, 3.0, core_rounds=9, core_batches=8, memory_games=2_000, firsts=("simulate", "match"), starts=5)
QUICK = Effort(3, 0.1, 0.3, core_rounds=3, core_batches=3, memory_games=300, firsts=("simulate",), starts=1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Speed of random play and tree search beside catanatron and OpenSpiel, then cores, memory, starts.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="measure for a shorter time; the figures are rougher")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    return parser.parse_args()


def run(effort: Effort, say: Callable[[str], None]) -> report.Report:
    """All the measurements, one after the other."""
    machine = report.this_machine()
    with fresh.empty_cache() as environment:
        say("Starting processes, the first with an empty cache ...")
        starts = fresh.starts(effort.firsts, effort.starts, environment)
        say("Weighing a process that plays more and more games ...")
        memory = fresh.memory(effort.memory_games, environment)
    say("Playing in one thread and in two ...")
    threads = cores.compare(effort.core_rounds, effort.core_batches)
    say("Looking for the peers ...")
    found = peers.find(effort.counting)
    results = measure.race(
        [*ours.contenders(), *found.contenders],
        effort.rounds,
        effort.seconds,
        lambda round_no: say(f"Playing at random, everybody in turn: round {round_no + 1} of {effort.rounds} ..."),
    )
    searched = measure.race(
        searches.contenders(),
        effort.rounds,
        effort.seconds,
        lambda round_no: say(f"Searching, everybody in turn: round {round_no + 1} of {effort.rounds} ..."),
    )
    say("The published study, beside a plain Python script ...")
    study = placement.compare(effort.rounds, effort.seconds)
    say("Studies: greedy games of every game, and their memory ...")
    studies = studying.compare(effort.core_rounds, effort.seconds)
    machine = replace(machine, load_after=report.load())
    return report.Report(
        machine,
        effort.rounds,
        effort.seconds,
        results,
        found.missing,
        threads,
        memory,
        starts,
        study,
        searched,
        studies,
    )


def main() -> int:
    options = arguments()
    progress = Console(stderr=True)
    effort = QUICK if options.quick else FULL
    try:
        with progress.status("Measuring ...") as status:
            measured = run(effort, status.update if progress.is_terminal else progress.print)
    except KeyboardInterrupt:
        progress.print("Stopped; nothing was measured to the end.")
        return 130
    if options.json:
        json.dump(report.as_json(measured), sys.stdout, indent=2)
        print()
    else:
        console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
        report.show(measured, console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
