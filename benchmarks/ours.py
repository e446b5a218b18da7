"""Our side: random games, in whole batches and one step at a time."""

from __future__ import annotations

import random
from collections.abc import Callable

import donjons
from benchmarks.measure import Contender, Played
from donjons.core.verbs import CHANCE, NOBODY
from donjons.engines.batch import Simulator

GAME = "barons-2025"
SEED = 2025
BATCH = 100  # games in a call; their states are given back before the next


def batches(players: int, games: int = BATCH, game: str = GAME) -> Callable[[int], Played]:
    """Random games in batches: the only place where the benchmarks reach the compiled kernel."""
    simulator = Simulator(donjons.game(game).setting(players), ["random"] * players)

    def play(first: int) -> Played:
        return Played(games, int(simulator.play(SEED, first, games).steps.sum()))

    return play


def one_step_at_a_time(players: int) -> Callable[[int], Played]:
    """Random games whose loop is in Python: the rules are asked for the actor, the legal steps, and to play one."""
    setting = donjons.game(GAME).setting(players)
    referee = setting.referee

    def play(first: int) -> Played:
        rng = random.Random(first)
        state = setting.game.new(setting)
        steps = 0
        while (actor := referee.actor(state)) != NOBODY:
            if actor == CHANCE:
                step = referee.draw(state, rng.getrandbits(32))
            else:
                step = rng.choice(referee.legal(state))
            referee.play(state, step)
            steps += 1
        return Played(1, steps)

    return play


def contenders() -> list[Contender]:
    whole = [Contender("donjons", f"{GAME}, {players} players", "compiled", batches(players)) for players in (2, 3, 4)]
    others = [
        Contender("donjons", f"{game}, {players} players", "compiled", batches(players, game=game))
        for game, numbers in (("barons-2024", (2,)), ("co-2023", (2,)), ("guerre", (2, 4, 8)), ("mironton", (2, 4)))
        for players in numbers
    ]
    return [*whole, *others, Contender("donjons", f"{GAME}, 2 players", "Python", one_step_at_a_time(2))]
