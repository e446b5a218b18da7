"""Tree search beside that of OpenSpiel, both at their own game: iterations in a second of one core.

An iteration goes down the tree and values one position that is new: ours judges it with the game's `evaluate` after the
turn and the answer to it, theirs plays it out to the end at random. Both are compiled and asked from Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import donjons
from benchmarks.measure import Contender, Played
from benchmarks.peers import SPIEL_GAMES
from donjons.core.match import Match
from donjons.engines.batch import Engine
from donjons.engines.searcher import Budget, Searcher

GAMES = ("barons-2025", "guerre", "mironton")
ITERATIONS = 400
MIDDLE = 40  # greedy steps into a game
SEED = 3
MEMORY = 100  # MiB of OpenSpiel's tree


def contenders() -> list[Contender]:
    """Our searches, and OpenSpiel's where it is installed."""
    ours = [Contender("donjons", f"{game}, 2 players", "search", our_search(game)) for game in GAMES]
    try:
        import pyspiel
    except ImportError:
        return ours
    games = [(title, pyspiel.load_game(code)) for code, title in SPIEL_GAMES.items()]
    return [*ours, *(Contender("OpenSpiel", title, "MCTS", their_search(pyspiel, game)) for title, game in games)]


def our_search(key: str) -> Callable[[int], Played]:
    """Searches of one position in the middle of a game, each with an empty tree."""
    setting = donjons.game(key).setting(2)
    match, greedy = Match(setting, SEED), Engine(setting, "greedy")
    while len(match.line) < MIDDLE or len(match.legal(canonical=True)) == 1:
        match.play(greedy.choose(match))

    def play(first: int) -> Played:
        Searcher(setting, Budget(ITERATIONS), threads=1).consider(match.state, first)
        return Played(1, ITERATIONS)

    return play


def their_search(pyspiel: Any, game: Any) -> Callable[[int], Played]:
    """Searches of the first position in which there is something to choose."""
    start = first_choice(game)

    def play(first: int) -> Played:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=first + 1)
        search = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=2.0,
            max_simulations=ITERATIONS,
            max_memory_mb=MEMORY,
            solve=False,
            seed=first + 1,
            verbose=False,
        )
        search.mcts_search(start)
        return Played(1, ITERATIONS)

    return play


def first_choice(game: Any) -> Any:
    rng = random.Random(SEED)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    return state
