"""Tree search: Monte-Carlo tree search with explicit chance, one for all games.

Each iteration goes down the tree to a position that is new, follows the steps that look best until the turn ends and
the next seat has answered, and carries what that is worth back up. A seat prefers what pays itself (payoffs are
vectors, so any number of seats will do), chance is drawn, and a seat that does not know all of the position plays what
looks good to it without searching: it must not profit from what it cannot see.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from donjons.core import verbs
from donjons.core.chance import MASK
from donjons.core.compiled import at, compiled, entry
from donjons.core.layout import Records
from donjons.core.verbs import CHANCE, NOBODY
from donjons.engines.tree import (
    DEEPEST,
    LEAVES,
    UNSEEN,
    WIDEST,
    Tree,
    draw_on,
    first_best,
    follow,
    is_full,
    is_over,
    next_bits,
    open_node,
    settle,
)

CURIOSITY: Final = 2.0  # how much a step that was tried little is worth trying, in standard deviations of leaves
REPLIES: Final = 1  # turns played out, as they look best, after the one that is new
LEAST_SPREAD: Final = 0.01


@entry
def grow(rules: Records, start: Records, root: int, source: int, iterations: int, tree: Tree) -> int:
    """Search a tree from its root for so many iterations; an empty tree is given `start` as its root first."""
    table = at(rules, 0)
    if tree.used[0] == 0:
        tree.states[0] = start[0]
        settle(table, tree)
    for _ in range(iterations):
        go_down(table, tree, root, source)
    return int(tree.times[root])


@compiled
def go_down(rules: Any, tree: Tree, root: int, source: int) -> None:
    """One iteration."""
    node = root
    depth = turns = 0
    playing = NOBODY
    by_chance = False
    while not is_over(tree, node) and depth < DEEPEST:
        seat = int(tree.actor[node])
        if tree.width[node] == 0:
            if is_full(tree):
                break
            if seat != CHANCE:
                turns += is_turn_of_another(tree, playing, seat, by_chance)
                if turns > 1 + REPLIES:
                    break
                playing, by_chance = seat, False
                open_node(rules, tree, node, source)
        by_chance = by_chance or seat == CHANCE
        edge = pick(rules, tree, node, source)
        tree.path[depth] = edge
        depth += 1
        tree.times[node] += 1
        if tree.child[edge] == UNSEEN and is_full(tree):
            break
        node = follow(rules, tree, node, edge)
    value_leaf(rules, tree, node)
    carry_up(tree, depth)


@compiled
def is_turn_of_another(tree: Tree, playing: int, seat: int, by_chance: bool) -> bool:
    """Does a new turn begin? Whoever is alone has one after each time that chance had its say."""
    return seat != playing or (by_chance and len(tree.value) == 1)


@compiled
def value_leaf(rules: Any, tree: Tree, node: int) -> None:
    """What the end of a descent is worth to each seat."""
    if is_over(tree, node):
        verbs.payoff(rules, at(tree.states, node), tree.value)
    else:
        verbs.evaluate(rules, at(tree.states, node), tree.value)
    tree.used[LEAVES] += 1
    for seat in range(len(tree.value)):
        before = tree.value[seat] - tree.moments[0, seat]
        tree.moments[0, seat] += before / tree.used[LEAVES]
        tree.moments[1, seat] += before * (tree.value[seat] - tree.moments[0, seat])


@compiled
def carry_up(tree: Tree, depth: int) -> None:
    """Average what came of a descent into every step of it."""
    for place in range(depth):
        edge = int(tree.path[place])
        tree.visits[edge] += 1
        for seat in range(len(tree.value)):
            tree.worths[edge, seat] += (tree.value[seat] - tree.worths[edge, seat]) / (tree.visits[edge] + 1)


@compiled
def pick(rules: Any, tree: Tree, node: int, source: int) -> int:
    """The edge to go on by."""
    if tree.actor[node] == CHANCE:
        return pick_outcome(rules, tree, node, source)
    if tree.sealed[node]:
        return pick_by_promise(tree, node, source)
    return pick_to_learn(tree, node)


@compiled
def pick_to_learn(tree: Tree, node: int) -> int:
    """The step that pays the actor most, or that was tried too little to know."""
    seat = int(tree.actor[node])
    first = int(tree.first[node])
    if tree.times[node] == 0:
        return first_best(tree, first, int(tree.width[node]), seat)
    bonus = CURIOSITY * spread(tree, seat) * sqrt(float(tree.times[node]))
    best = first
    highest = -1e9
    for edge in range(first, first + tree.width[node]):
        score = tree.worths[edge, seat] + bonus * tree.promise[edge] / (1 + tree.visits[edge])
        if score > highest:
            best, highest = edge, score
    return best


@compiled
def spread(tree: Tree, seat: int) -> float:
    """The standard deviation of what leaves were worth to a seat: games and positions differ in what is much."""
    return max(LEAST_SPREAD, sqrt(tree.moments[1, seat] / (1 + tree.used[LEAVES])))


@compiled
def pick_by_promise(tree: Tree, node: int, source: int) -> int:
    """A step drawn by what it promises at first sight."""
    left = next_bits(tree, source) / MASK
    last = int(tree.first[node] + tree.width[node]) - 1
    for edge in range(int(tree.first[node]), last):
        left -= tree.promise[edge]
        if left < 0:
            return edge
    return last


@compiled
def pick_outcome(rules: Any, tree: Tree, node: int, source: int) -> int:
    """An outcome of chance; when no more can be kept, one of those kept, as often as each was drawn."""
    first, count = int(tree.first[node]), int(tree.width[node])
    if count < WIDEST and not is_full(tree):
        return draw_on(rules, tree, node, source)
    left = next_bits(tree, source) / MASK * tree.times[node]
    for edge in range(first, first + count - 1):
        left -= tree.visits[edge]
        if left < 0:
            return edge
    return first + count - 1
