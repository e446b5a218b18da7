"""The peers: random games of catanatron and of OpenSpiel, driven as their users would, and as fast as they go."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.measure import Contender, Played, sample

SPIEL_GAMES = {
    "backgammon": "backgammon",  # two dice and real choices: the nearest to ours
    "chinese_checkers(players=4)": "chinese checkers, 4 players",  # hexagonal moves, several players, no chance
    "maedn(players=4)": "maedn, 4 players",  # a die, several players, four pieces to choose from: the light end
}
ROLLOUTS = 20  # games in one call of OpenSpiel's compiled loop


@dataclass
class Peers:
    """Those that are installed, and a sentence for each that is not."""

    contenders: list[Contender] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


def find(counting: float) -> Peers:
    """The peers, with so many CPU-seconds to count how long the games of OpenSpiel's compiled loop are."""
    peers = Peers()
    sources: dict[str, Callable[[], list[Contender]]] = {
        "catanatron": catanatron_contenders,
        "open-spiel": lambda: spiel_contenders(counting),
    }
    for program, contenders in sources.items():
        try:
            peers.contenders += contenders()
        except ImportError as error:
            peers.missing.append(f"{program} is skipped: {error} (`make .venv/bench.ready` installs it).")
    return peers


def catanatron_contenders() -> list[Contender]:
    return [Contender("catanatron", f"{players} players", "Python", catanatron_games(players)) for players in (4, 2)]


def catanatron_games(players: int) -> Callable[[int], Played]:
    """One game of Catan between random players; every action that was applied is in the log of the state."""
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:players]

    def play(first: int) -> Played:
        game = Game([RandomPlayer(colour) for colour in colours], seed=first + 1)  # 0 would mean no seed
        game.play()
        return Played(1, len(game.state.actions))

    return play


def spiel_contenders(counting: float) -> list[Contender]:
    import pyspiel

    found = []
    for code, title in SPIEL_GAMES.items():
        game = pyspiel.load_game(code)
        found += [
            Contender("OpenSpiel", title, "C++", spiel_rollouts(pyspiel, game, counting)),
            Contender("OpenSpiel", title, "Python", spiel_games(game)),
        ]
    return found


def spiel_games(game: Any) -> Callable[[int], Played]:
    """One game whose loop is in Python, as in OpenSpiel's own examples."""

    def play(first: int) -> Played:
        rng = random.Random(first)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return Played(1, state.move_number())

    return play


def spiel_rollouts(pyspiel: Any, game: Any, counting: float) -> Callable[[int], Played]:
    """Games whose loop is in C++: the random rollouts with which OpenSpiel's tree search values a position.

    It is the fastest random play we found in pyspiel: a search of one simulation does nothing but these rollouts. They
    start at a decision, so the first chance outcomes are drawn here. They report no lengths: the mean length is counted
    beforehand, over games of the same rules from the same position.
    """
    start = first_decision(game)
    length = mean_length(pyspiel, start, counting)

    def play(first: int) -> Played:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=first + 1)
        search = pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=1, verbose=False
        )
        search.mcts_search(start)
        return Played(ROLLOUTS, round(ROLLOUTS * length))

    return play


def first_decision(game: Any) -> Any:
    """A position in which a player is to act, as early as there is one."""
    rng = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def mean_length(pyspiel: Any, start: Any, counting: float) -> float:
    """Steps from a position to the end of a random game, counted over many."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(start.num_players())]

    def play(first: int) -> Played:
        state = start.clone()
        pyspiel.evaluate_bots(state, bots, first + 1)
        return Played(1, state.move_number() - start.move_number())

    counted = sample(play, counting, 0)
    return counted.steps / counted.games
