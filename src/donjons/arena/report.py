"""What an arena shows: per engine, per pair, and for games that are won together."""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import Any

from donjons.arena.arena import Arena
from donjons.statistics import NORMAL_95

LEAST_BLOCKS = 2  # of each pair: fewer have no interval


def figures(arena: Arena) -> dict[str, Any]:
    """Everything that is known so far, under plain names."""
    told: dict[str, Any] = {
        "game": arena.setting.game.key,
        "players": arena.setting.players,
        "games": len(arena.outcomes),
        "engines": [effort(arena, engine) for engine in arena.engines],
    }
    if arena.is_together:
        told["together"] = [success(arena, engine) for engine in arena.engines]
        return told
    scores = arena.scores()
    told["pairs"] = [
        {"first": a, "second": b, "blocks": len(shares), "share": fmean(shares) if shares else None}
        for (a, b), shares in scores.items()
    ]
    if all(len(shares) >= LEAST_BLOCKS for shares in scores.values()):
        from donjons.arena.ratings import ratings

        told["ratings"] = [vars(rating) for rating in ratings(arena.engines, scores)]
    if arena.test is not None:
        told["tests"] = [
            {"pair": pair, **vars(arena.test), "verdict": arena.verdict(pair), "log_likelihood_ratio": last_ratio}
            for pair, shares in scores.items()
            for last_ratio in list(arena.test.ratios(shares))[-1:]
        ]
    return told


def effort(arena: Arena, engine: str) -> dict[str, Any]:
    """How much an engine played, and how long it thought about a step."""
    games = steps = 0
    seconds = longest = 0.0
    for outcome in arena.outcomes.values():
        games += engine in outcome.bout.lineup
        for seat, name in enumerate(outcome.bout.lineup):
            if name == engine:
                steps += outcome.steps[seat]
                seconds += outcome.seconds[seat]
                longest = max(longest, outcome.longest[seat])
    return {
        "engine": engine,
        "games": games,
        "steps": steps,
        "milliseconds_per_step": 1000 * seconds / max(1, steps),
        "longest_step_milliseconds": 1000 * longest,
    }


def success(arena: Arena, engine: str) -> dict[str, Any]:
    """What an engine reached together with itself, and how much more than the one before it on the same seeds."""
    before = arena.engines[arena.engines.index(engine) - 1]
    reached = {
        bout.seed: fmean(outcome.payoffs) for bout, outcome in arena.outcomes.items() if bout.lineup[0] == engine
    }
    others = {bout.seed: fmean(outcome.payoffs) for bout, outcome in arena.outcomes.items() if bout.lineup[0] == before}
    gains = [reached[seed] - others[seed] for seed in reached if seed in others]
    return {
        "engine": engine,
        "payoff": mean_and_margin(list(reached.values())),
        "won": mean_and_margin([float(payoff > 0.5) for payoff in reached.values()]),
        "gain": mean_and_margin(gains),
    }


def mean_and_margin(values: list[float]) -> tuple[float, float]:
    """The mean, and how far its 95 % interval reaches on either side."""
    if len(values) < LEAST_BLOCKS:
        return (fmean(values) if values else 0.0), math.inf
    return fmean(values), NORMAL_95 * stdev(values) / math.sqrt(len(values))
