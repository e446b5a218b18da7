"""Tree search: the same everywhere, bounded, anytime, and blind to what its seat may not know."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import donjons
from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from donjons.engines.batch import Engine
from donjons.engines.contest import play_out
from donjons.engines.players import player
from donjons.engines.searcher import Budget, Searcher, Thought
from donjons.engines.tree import EDGES, NODES
from test_modes import printed

MIDDLE = 40  # greedy steps into a game
ENOUGH = 3_000  # iterations in which a step that is clearly best gets most of the visits


def middle(key: str, players: int = 2, seed: int = 3, steps: int = MIDDLE) -> Match:
    match = donjons.game(key).start(players, seed)
    greedy = Engine(match.setting, "greedy")
    for _ in range(steps):
        match.play(greedy.choose(match))
    return match


def thinking(match: Match, iterations: int, threads: int = 1, seed: int = 0) -> list[Thought]:
    return Searcher(match.setting, Budget(iterations), threads=threads).consider(match.state, seed)


@pytest.mark.parametrize("key", ["barons-2025", "guerre"])
def test_a_search_is_the_same_whatever_the_number_of_threads(key: str) -> None:
    match = middle(key)
    alone, together = thinking(match, 400, threads=1), thinking(match, 400, threads=2)
    assert alone == together
    assert sum(thought.visits for thought in alone) == 400
    assert thinking(match, 400, seed=1) != alone


def test_a_search_is_the_same_interpreted_and_compiled() -> None:
    compiled = printed("thoughts.py", "12", {})
    assert len(compiled) > 4
    assert printed("thoughts.py", "12", {"NUMBA_DISABLE_JIT": "1"}) == compiled
    assert printed("thoughts.py", "12", {"NUMBA_BOUNDSCHECK": "1"}) == compiled


@pytest.mark.parametrize(
    ("key", "players"), [("barons-2025", 2), ("barons-2025", 4), ("barons-2024", 3), ("co-2023", 2), ("guerre", 5)]
)
def test_every_step_of_a_searched_game_is_legal(key: str, players: int) -> None:
    setting = donjons.game(key).setting(players)
    match = Match(setting, 11)
    play_out(match, [player(setting, "search:4", seat, threads=1) for seat in range(players)])
    assert sum(setting.referee.payoff(match.state)) == pytest.approx(players / 2 if key != "guerre" else 1)


def test_expected_payoffs_are_payoffs() -> None:
    for thought in thinking(middle("barons-2025", 3), 200):
        assert len(thought.payoffs) == 3
        assert sum(thought.payoffs) == pytest.approx(1.5, abs=0.4)
        assert all(0 <= payoff <= 1 for payoff in thought.payoffs)


def test_what_was_learnt_is_kept_for_the_next_step() -> None:
    match = middle("barons-2025")
    searcher = Searcher(match.setting, Budget(300), threads=1)
    step = searcher.consider(match.state)[0].step
    nodes = [int(tree.used[NODES]) for tree in searcher._trees]
    match.play(match.setting.game.write(match.setting, match.state, step))
    searcher.consider(match.state)
    assert [int(tree.used[NODES]) for tree in searcher._trees] >= nodes
    assert all(tree.times[0] == 150 for tree in searcher._trees)


def test_memory_is_bounded_and_a_full_tree_still_answers() -> None:
    match = middle("barons-2025")
    small = Searcher(match.setting, Budget(8))
    small.budget = Budget(4000)
    assert sum(thought.visits for thought in small.consider(match.state)) == 4000
    (tree,) = small._trees
    assert tree.used[NODES] <= len(tree.actor)
    assert tree.used[EDGES] <= len(tree.steps)


@pytest.mark.parametrize("key", ["barons-2025", "guerre", "mironton"])
def test_chance_has_its_say_until_somebody_is_to_act(key: str) -> None:
    match = middle(key)
    searcher = Searcher(match.setting, Budget(600), threads=1)
    searcher.consider(match.state)
    drawn = 0
    for tree in searcher._trees:
        assert tree.used[NODES] < len(tree.actor)  # there is room for all that a search adds
        for node in np.flatnonzero(tree.actor[: tree.used[NODES]] == CHANCE):
            children = tree.child[tree.first[node] : tree.first[node] + tree.width[node]]
            assert (tree.actor[children] != CHANCE).all()
            assert len({tree.states[child].tobytes() for child in children}) == len(children)
            drawn += len(children)
    assert drawn > 20


def test_a_search_can_be_stopped_at_any_time() -> None:
    match = middle("barons-2025")
    stop = threading.Event()
    stop.set()
    thoughts = Searcher(match.setting, Budget(seconds=1000)).consider(match.state, stop=stop)
    assert thoughts[0].step in match.setting.referee.legal(match.state)


def test_a_tree_ends_when_no_other_step_can_overtake_its_best() -> None:
    def favourites(match: Match, only_best: bool) -> tuple[list[int], int]:
        """The step that each tree visited most, and all visits."""
        searcher = Searcher(match.setting, Budget(ENOUGH), threads=1)
        thoughts = searcher.consider(match.state, only_best=only_best)
        visits = [tree.visits[tree.first[0] : tree.first[0] + tree.width[0]] for tree in searcher._trees]
        return [int(np.argmax(counts)) for counts in visits], sum(thought.visits for thought in thoughts)

    spared = 0
    for steps in range(10, 90, 10):
        match = middle("barons-2025", steps=steps)
        (whole, all_visits), (early, visits) = (favourites(match, only_best) for only_best in (False, True))
        assert early == whole
        assert ENOUGH / 2 < visits <= all_visits == ENOUGH
        spared += all_visits - visits
    assert spared > ENOUGH


def test_a_search_by_the_clock_thinks_until_its_time_is_over() -> None:
    thoughts = Searcher(donjons.game("barons-2025").setting(2), Budget(seconds=0.05)).consider(
        middle("barons-2025").state
    )
    assert sum(thought.visits for thought in thoughts) > 10


def test_sealed_bids_are_not_looked_at() -> None:
    def after(bid: str) -> Match:
        return donjons.game("guerre").match_from(
            f"pos n=3 to=1 phase=BID inf=0,0,0 round=0 power=0 start=1 bids={bid},-,- | 0 ROU*2 EUU1 EVR1 "
            "| 1 LIL*2 BRU1 STQ1 | 2 TRO*2 AUX1 CHS1",
            seed=1,
        )

    assert thinking(after("3"), 300) == thinking(after("0"), 300)


def test_whoever_bids_later_in_a_plan_plays_without_knowing_the_bids_before() -> None:
    match = donjons.game("guerre").match_from(
        "pos n=2 to=0 phase=BID inf=0,0 round=0 power=0 start=1 bids=-,- | 0 ROU*2 EUU1 EVR1 | 1 LIL*2 BRU1 STQ1",
        seed=1,
    )
    searcher = Searcher(match.setting, Budget(60), threads=1)
    searcher.consider(match.state)
    (tree,) = searcher._trees
    answers = [int(child) for child in tree.child[: tree.width[0]] if child > 0 and tree.times[child] > 0]
    assert answers
    assert all(tree.actor[node] == 1 and tree.sealed[node] for node in answers)
