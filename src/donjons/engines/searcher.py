"""Tree search in a match: budgets in iterations or seconds, several trees, what was learnt kept between steps."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np

from donjons.core.chance import stream
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.engines.search import grow
from donjons.engines.stepping import Stepping
from donjons.engines.tree import EDGES, NODES, Tree, room_for_tree

TREES = 2  # always two, so that a search is the same on a machine with one core and with many
ALONE = 64  # below so many iterations one tree learns more than two halves
CHUNK = 256  # iterations between two looks at the clock, at most
LOOKS = 50  # looks at the clock during a search, at least
PACED = 32  # iterations after which the speed of a search is known well enough to say how many are left
NODES_PER_ITERATION = 16  # room: a search adds three to twelve
EDGES_PER_NODE = 128
MOST_EDGES = 3_000_000  # about 150 MB, taken as they are used
LARGEST_TREE = 150_000  # nodes: about 150 MB


@dataclass(frozen=True)
class Budget:
    """How long to think about a step: so many iterations (the same on every machine), or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one step."""

    step: int
    visits: int
    payoffs: tuple[float, ...]  # [seat] expected


class Searcher(Stepping):
    """One tree search. Its answers follow from the seed and from what it was asked before in the same game."""

    def __init__(
        self,
        setting: Setting,
        budget: Budget,
        seed: int = 0,
        threads: int = TREES,
        taste: Sequence[int] = (),
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(setting, seed)
        self._rules = setting.rules.copy()
        if taste:
            self._rules["taste"] = taste
        self.budget = budget
        self.threads = threads
        self._clock = clock
        count = min(TREES, threads) if budget.seconds else TREES if budget.iterations >= ALONE else 1
        nodes = LARGEST_TREE
        if budget.iterations:
            nodes = min(LARGEST_TREE, 1000 + NODES_PER_ITERATION * budget.iterations // count)
        game = setting.game
        layout = game.new(setting).dtype
        edges = max(min(EDGES_PER_NODE * nodes, MOST_EDGES), 4 * game.most_steps)
        self._trees = [room_for_tree(layout, game.most_steps, setting.players, nodes, edges) for _ in range(count)]

    def warm(self) -> None:
        """Compile the search of this game, or load it from the cache."""
        grow(self._rules, self.setting.game.new(self.setting), 0, 0, 0, self._trees[0])
        self._trees[0].used[:] = 0

    def step(self, state: Records, played: int, seed: int) -> int:
        steps = self.setting.referee.legal(state, canonical=True)
        return steps[0] if len(steps) == 1 else self.consider(state, seed, only_best=True)[0].step

    def consider(
        self, state: Records, seed: int = 0, stop: threading.Event | None = None, only_best: bool = False
    ) -> list[Thought]:
        """What comes of each canonical step as far as the actor can know, the best first.

        `stop` ends it early. Where only the best is asked for, a tree ends when no other step can overtake its best.
        """
        began = self._clock()
        known = without_gaps(state)
        self.setting.referee.redact(known, self.setting.referee.actor(state))
        roots = [self._root(tree, known) for tree in self._trees]
        self._search(began, known, roots, seed, stop or threading.Event(), only_best)
        return thoughts(self._trees, roots)

    def _root(self, tree: Tree, state: Records) -> int:
        """The node of this position: found in the tree, or the root of a new one."""
        used = int(tree.used[NODES])
        if used < len(tree.actor) // 2 and tree.used[EDGES] < len(tree.steps) // 2:
            whole = tree.state_bytes[:used].view(f"V{state.itemsize}")[:, 0]
            same = np.flatnonzero(whole == state.view(f"V{state.itemsize}")[0])
            if len(same):
                return int(same[np.argmax(tree.times[same])])
        tree.used[:] = 0
        tree.moments[:] = 0
        return 0

    def _search(
        self, began: float, state: Records, roots: list[int], seed: int, stop: threading.Event, only_best: bool
    ) -> None:
        def think(number: int) -> None:
            tree, source = self._trees[number], stream(seed, 1 + number)
            done, more = 0, 1
            while more > 0:
                reached = grow(self._rules, state, roots[number], source, more, tree)
                done += more
                left = self._left(reached, done, self._clock() - began)
                is_settled = only_best and done >= PACED and lead(tree, roots[number]) > left
                more = 0 if stop.is_set() or is_settled else self._chunk(left, done)

        if self.threads == 1:
            for number in range(len(roots)):
                think(number)
        else:
            list(thinkers().map(think, range(len(roots))))

    def _left(self, reached: int, done: int, elapsed: float) -> int:
        """How many iterations the budget still allows, by the speed so far if it is one of seconds."""
        if self.budget.iterations:
            return self.budget.iterations // len(self._trees) - reached
        if elapsed >= self.budget.seconds:
            return 0
        return max(1, int(done / elapsed * (self.budget.seconds - elapsed)))

    def _chunk(self, left: int, done: int) -> int:
        """How many of them to go on for before looking at the clock again."""
        if self.budget.iterations or left == 0:
            return min(CHUNK, left)
        return max(1, min(CHUNK, left, (done + left) // LOOKS))


def without_gaps(state: Records) -> Records:
    """A copy whose bytes between the fields are zero: positions are found again in a tree by all their bytes."""
    bare = np.zeros(len(state), state.dtype)
    for name in state.dtype.names or ():
        bare[name] = state[name]
    return bare


def lead(tree: Tree, root: int) -> int:
    """By how many visits the most visited step from a root is ahead of every other."""
    visits = tree.visits[tree.first[root] : tree.first[root] + tree.width[root]]
    if len(visits) == 1:
        return int(visits[0])
    second, best = np.partition(visits, -2)[-2:]
    return int(best - second)


@cache
def thinkers() -> ThreadPoolExecutor:
    """The threads that search, shared by all searches of a process."""
    return ThreadPoolExecutor(TREES, thread_name_prefix="search")


def thoughts(trees: list[Tree], roots: list[int]) -> list[Thought]:
    """What several trees think of the steps from their roots, the most visited first."""
    visits: dict[int, int] = {}
    sums: dict[int, np.ndarray] = {}
    for tree, root in zip(trees, roots, strict=True):
        first, count = int(tree.first[root]), int(tree.width[root])
        for edge in range(first, first + count):
            step, weight = int(tree.steps[edge]), int(tree.visits[edge])
            visits[step] = visits.get(step, 0) + weight
            sums[step] = sums.get(step, 0) + tree.worths[edge].astype(float) * (weight + 1)
    found = [
        Thought(step, visits[step], tuple(float(total) for total in sums[step] / (visits[step] + len(trees))))
        for step in visits
    ]
    seat = int(trees[0].actor[roots[0]])
    return sorted(found, key=lambda thought: (-thought.visits, -thought.payoffs[seat]))
