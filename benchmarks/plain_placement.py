"""The published experiment as a plain Python script, the way its author may have written it: the baseline of the study.

.venv/bin/python -m benchmarks.placement compares the laboratory with it.
"""

from __future__ import annotations

import random
from collections import Counter

RADIUS = 3
PLAYERS = (2, 3, 4)
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TILES = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
AROUND = {(q, r): {(q, r), *((q + dq, r + dr) for dq, dr in NEIGHBOURS)} for q, r in TILES}
SYSTEMS = {
    "rarity": [1] * 27 + [2] * 7 + [3] * 3,
    "uniform": [1] * 9 + [2] * 9 + [3] * 9 + [4] * 10,
    "game": [0] * 11 + [1] * 8 + [2] * 7 + [3] * 6 + [4] * 5,
}


def place(mountains: int) -> list[tuple[int, int]]:
    """The tiles that take a donjon, in order."""
    free = set(TILES) - set(random.sample(TILES, mountains))
    sequence = []
    while free:
        tile = random.choice(list(free))
        sequence.append(tile)
        free -= AROUND[tile]
    return sequence


def study(trials: int, mountains: int) -> tuple[Counter[int], Counter[tuple[str, int, int, int]]]:
    """How often each number of donjons, and each number of points of (system, players, player), came out."""
    donjons: Counter[int] = Counter()
    points: Counter[tuple[str, int, int, int]] = Counter()
    for _ in range(trials):
        sequence = place(mountains)
        donjons[len(sequence)] += 1
        for system, values in SYSTEMS.items():
            random.shuffle(values)
            worth = dict(zip(TILES, values, strict=True))
            scores = [worth[tile] for tile in sequence]
            points[system, 0, 0, sum(scores)] += 1
            for players in PLAYERS:
                for player in range(players):
                    points[system, players, player + 1, sum(scores[player::players])] += 1
    return donjons, points
