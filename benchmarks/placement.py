"""The published study beside a plain Python script of the same experiment, on one core, in turn.

.venv/bin/python -m benchmarks.placement
"""

from __future__ import annotations

from benchmarks import plain_placement
from benchmarks.measure import Contender, Played, Result, race, ratio
from donjons.lab.published.experiment import trials

MOUNTAINS = 4
BATCH = 20_000  # trials of ours in a call
PLAIN_BATCH = 100


def ours(first: int) -> Played:
    trials(2024, MOUNTAINS, first, BATCH)
    return Played(BATCH, BATCH)


def plain(first: int) -> Played:
    plain_placement.study(PLAIN_BATCH, MOUNTAINS)
    return Played(PLAIN_BATCH, PLAIN_BATCH)


def compare(rounds: int, seconds: float) -> list[Result]:
    """A trial is one placement with its points in three systems, for 2, 3 and 4 players; so a step is a trial here."""
    game = f"placement, {MOUNTAINS} mountains"
    return race(
        [Contender("donjons", game, "compiled", ours), Contender("plain script", game, "Python", plain)],
        rounds,
        seconds,
    )


def sentence(results: list[Result]) -> str:
    ours, plain = results
    times = ratio(ours, plain)
    return (
        f"The published study: {ours.speed.median:,.0f} trials per CPU-second, a plain Python script "
        f"{plain.speed.median:,.0f}: {times.median:,.0f} times as fast ({times.low:,.0f} - {times.high:,.0f} over "
        f"{len(ours.samples)} rounds)."
    )


if __name__ == "__main__":
    print(sentence(compare(rounds=9, seconds=0.5)))
