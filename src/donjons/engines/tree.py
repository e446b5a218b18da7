"""The tree of a search: positions met, the steps tried in them, and what came of each.

All room is given once, so that memory is bounded; a full tree is searched on but grows no more. Positions are whole
states: nothing is replayed, and a later search finds the position at hand among them.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from donjons.core import verbs
from donjons.core.ask import canonical_steps
from donjons.core.chance import MASK, mix, number
from donjons.core.compiled import at, compiled
from donjons.core.layout import Records
from donjons.core.verbs import CHANCE, NOBODY

UNSEEN: Final = -1  # the child of a step that was never followed
WIDEST: Final = 32  # outcomes of chance kept of one position; of more, the first that were drawn stand for all
DEEPEST: Final = 400  # steps from the root
EVEN: Final = 0.5  # what is expected before anything is known
MARK_FACTOR: Final = 0x01000193
SHARPNESS: Final = 3.0  # how much likelier the best-looking steps are tried

NODES: Final = 0  # of `used`: nodes in use,
EDGES: Final = 1  # edges in use,
DRAWS: Final = 2  # random numbers drawn so far,
LEAVES: Final = 3  # and leaves valued
TRIAL: Final = 0  # of `spare`: a step is tried out here
KNOWN: Final = 1  # what the actor knows of a position


class Tree(NamedTuple):
    """A node is a position, an edge a step from it; the edges of a node lie side by side."""

    states: Records  # [node]
    actor: npt.NDArray[np.int8]  # [node] seat, CHANCE or NOBODY
    sealed: npt.NDArray[np.int8]  # [node] 1 where the actor does not know all of the position
    first: npt.NDArray[np.int32]  # [node] its first edge
    width: npt.NDArray[np.int32]  # [node] how many edges it has so far
    times: npt.NDArray[np.int32]  # [node] how often it was passed
    steps: npt.NDArray[np.int32]  # [edge] of chance: what tells the position it leads to from others
    child: npt.NDArray[np.int32]  # [edge] the node it leads to, or UNSEEN
    visits: npt.NDArray[np.int32]  # [edge]
    promise: npt.NDArray[np.float64]  # [edge] the share of trials it deserves at first sight
    worths: npt.NDArray[np.float64]  # [edge, seat] mean of what came of it, the first sight counting once
    path: npt.NDArray[np.int32]  # [depth] the edges of the descent under way
    value: npt.NDArray[np.float64]  # [seat] and what it led to
    moments: npt.NDArray[np.float64]  # [2, seat] mean and summed squares of the leaves' values
    used: npt.NDArray[np.int64]  # NODES, EDGES, DRAWS, LEAVES
    spare: Records  # TRIAL, KNOWN
    out: npt.NDArray[np.int32]  # legal steps
    state_bytes: npt.NDArray[np.uint8]  # [node, byte] the very states, to be compared
    spare_bytes: npt.NDArray[np.uint8]  # [TRIAL or KNOWN, byte]


def room_for_tree(state: np.dtype[Any], most_steps: int, players: int, nodes: int, edges: int) -> Tree:
    states, spare = np.zeros(nodes, state), np.zeros(2, state)
    return Tree(
        states=states,
        actor=np.zeros(nodes, np.int8),
        sealed=np.zeros(nodes, np.int8),
        first=np.zeros(nodes, np.int32),
        width=np.zeros(nodes, np.int32),
        times=np.zeros(nodes, np.int32),
        steps=np.zeros(edges, np.int32),
        child=np.zeros(edges, np.int32),
        visits=np.zeros(edges, np.int32),
        promise=np.zeros(edges, np.float64),
        worths=np.zeros((edges, players), np.float64),
        path=np.zeros(DEEPEST, np.int32),
        value=np.zeros(players, np.float64),
        moments=np.zeros((2, players), np.float64),
        used=np.zeros(4, np.int64),
        spare=spare,
        out=np.zeros(most_steps, np.int32),
        state_bytes=states.view(np.uint8).reshape(nodes, state.itemsize),
        spare_bytes=spare.view(np.uint8).reshape(2, state.itemsize),
    )


@compiled
def next_bits(tree: Tree, source: int) -> int:
    """The next random number of this tree."""
    tree.used[DRAWS] += 1
    return number(source, int(tree.used[DRAWS]))


@compiled
def is_full(tree: Tree) -> bool:
    """Is there too little room left for one more node and the steps from it?"""
    return bool(tree.used[NODES] >= len(tree.actor) or tree.used[EDGES] + len(tree.out) > len(tree.steps))


@compiled
def settle(rules: Any, tree: Tree) -> int:
    """Make a node of the state that has just been written into the next free place; returns the node."""
    node = int(tree.used[NODES])
    tree.used[NODES] += 1
    tree.actor[node] = verbs.actor(rules, at(tree.states, node))
    tree.sealed[node] = 0
    tree.width[node] = 0
    tree.times[node] = 0
    if tree.actor[node] == CHANCE:
        tree.first[node] = tree.used[EDGES]
        tree.used[EDGES] += WIDEST
    return node


@compiled
def follow(rules: Any, tree: Tree, node: int, edge: int) -> int:
    """The node that a step leads to, made when it is first followed."""
    if tree.child[edge] == UNSEEN:
        fresh = int(tree.used[NODES])
        tree.states[fresh] = tree.states[node]
        verbs.play(rules, at(tree.states, fresh), int(tree.steps[edge]))
        tree.child[edge] = settle(rules, tree)
    return int(tree.child[edge])


@compiled
def draw_on(rules: Any, tree: Tree, node: int, source: int) -> int:
    """Let chance have its say until somebody is to act or the game is over: the edge to where that leads."""
    tree.spare[TRIAL] = tree.states[node]
    while verbs.actor(rules, at(tree.spare, TRIAL)) == CHANCE:
        step = verbs.draw(rules, at(tree.spare, TRIAL), next_bits(tree, source))
        verbs.play(rules, at(tree.spare, TRIAL), step)
    mark = trial_mark(tree)
    first, count = int(tree.first[node]), int(tree.width[node])
    for edge in range(first, first + count):
        if tree.steps[edge] == mark:
            return edge
    new_edge(tree, first + count, mark)
    tree.width[node] = count + 1
    tree.worths[first + count, :] = EVEN
    tree.states[tree.used[NODES]] = tree.spare[TRIAL]
    tree.child[first + count] = settle(rules, tree)
    return first + count


@compiled
def trial_mark(tree: Tree) -> int:
    """A number of 31 bits that is another one for another position, as good as always."""
    mark = 0
    for place in range(tree.spare_bytes.shape[1]):
        mark = ((mark ^ int(tree.spare_bytes[TRIAL, place])) * MARK_FACTOR) & MASK
    return mix(mark) >> 1


@compiled
def new_edge(tree: Tree, edge: int, step: int) -> None:
    tree.steps[edge] = step
    tree.child[edge] = UNSEEN
    tree.visits[edge] = 0


@compiled
def open_node(rules: Any, tree: Tree, node: int, source: int) -> None:
    """Lay out a seat's steps from a position, each valued at first sight by the game's `evaluate`.

    The seat judges by what it may know: what is hidden from it is forgotten first.
    """
    seat = int(tree.actor[node])
    tree.spare[KNOWN] = tree.states[node]
    verbs.redact(rules, at(tree.spare, KNOWN), seat)
    tree.sealed[node] = 0 if is_same(tree, node) else 1
    count = canonical_steps(rules, at(tree.spare, KNOWN), tree.out)
    first = int(tree.used[EDGES])
    tree.first[node] = first
    tree.width[node] = count
    tree.used[EDGES] += count
    for index in range(count):
        new_edge(tree, first + index, int(tree.out[index]))
        tree.spare[TRIAL] = tree.spare[KNOWN]
        verbs.play(rules, at(tree.spare, TRIAL), int(tree.out[index]))
        verbs.evaluate(rules, at(tree.spare, TRIAL), tree.worths[first + index])
    share_out(tree, first, count, seat, source)


@compiled
def is_same(tree: Tree, node: int) -> bool:
    """Does the actor of this node know all of its position?"""
    for place in range(tree.spare_bytes.shape[1]):
        if tree.spare_bytes[KNOWN, place] != tree.state_bytes[node, place]:
            return False
    return True


@compiled
def share_out(tree: Tree, first: int, count: int, seat: int, source: int) -> None:
    """Promise each step its share of the trials: the nearer to the best at first sight, the more.

    The scale is the steps' own mean distance from the best, since games differ in it; a little chance breaks ties and
    keeps two trees of one search apart.
    """
    best = first_best(tree, first, count, seat)
    distance = 0.0
    for edge in range(first, first + count):
        distance += tree.worths[best, seat] - tree.worths[edge, seat]
    scale = max(1e-9, distance / count)
    total = 0.0
    for edge in range(first, first + count):
        closeness = 1 / (1 + SHARPNESS * (tree.worths[best, seat] - tree.worths[edge, seat]) / scale)
        tree.promise[edge] = closeness * closeness * (0.75 + next_bits(tree, source) / MASK / 2)
        total += tree.promise[edge]
    for edge in range(first, first + count):
        tree.promise[edge] /= total


@compiled
def first_best(tree: Tree, first: int, count: int, seat: int) -> int:
    """The edge that is worth most to a seat."""
    best = first
    for edge in range(first + 1, first + count):
        if tree.worths[edge, seat] > tree.worths[best, seat]:
            best = edge
    return best


@compiled
def is_over(tree: Tree, node: int) -> bool:
    return bool(tree.actor[node] == NOBODY)
