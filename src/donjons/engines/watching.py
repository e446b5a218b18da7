"""Whole games, watched while they are played: the kernel of every study.

What is kept of a game does not grow with its length, so that a study's memory is that of the games under way.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from donjons.core import verbs
from donjons.core.ask import canonical_steps
from donjons.core.chance import number, stream
from donjons.core.compiled import at, compiled, entry
from donjons.core.layout import Records, Row
from donjons.core.verbs import CHANCE, NOBODY
from donjons.engines.greedy import BEST, Scratch, plan_turn
from donjons.engines.playouts import forget_plan, next_step

MOMENTS: Final = 128  # standings kept of a game; of a longer one every second, fourth, ... round
SETUPS: Final = 1 << 40  # the streams of set-ups that several games share begin here
FORESEEN: Final = 6  # outcomes of one chance step that are all looked at
CHOICES: Final = 1  # what is weighed beside: the numbers of legal steps,
LUCK: Final = 2  # and what chance did for each seat
TRIED: Final = 0  # the row of `spare` in which outcomes are tried
BEFORE: Final = 1  # that of the state before a step


class Watched(NamedTuple):
    """What was seen of finished games, one row each."""

    openings: Records  # the state after the set-up
    states: Records  # the last state
    steps: npt.NDArray[np.int64]
    turns: npt.NDArray[np.int64]  # runs of steps by one seat, after the set-up
    decisions: npt.NDArray[np.int64]  # [game, phase] steps that a seat chose among several,
    choices: npt.NDArray[np.int64]  # among how many, in all,
    canonical: npt.NDArray[np.int64]  # and how many of them are canonical
    payoffs: npt.NDArray[np.float64]  # [game, seat]
    endings: npt.NDArray[np.int8]
    counts: npt.NDArray[np.int32]  # [game, seat, what]
    standings: npt.NDArray[np.float32]  # [game, moment, seat] after each `stride` rounds
    moments: npt.NDArray[np.int64]
    strides: npt.NDArray[np.int64]  # rounds from one moment to the next
    luck: npt.NDArray[np.float64]  # [game, seat] what chance added to the estimate of its payoff
    spare: Records  # room to try outcomes, and for the state before a step,
    outcomes: npt.NDArray[np.int32]  # and to list them


def room_to_watch(
    games: int, state: np.dtype[Any], players: int, phases: int, counted: int, most_steps: int
) -> Watched:
    return Watched(
        openings=np.zeros(games, state),
        states=np.zeros(games, state),
        steps=np.zeros(games, np.int64),
        turns=np.zeros(games, np.int64),
        decisions=np.zeros((games, phases), np.int64),
        choices=np.zeros((games, phases), np.int64),
        canonical=np.zeros((games, phases), np.int64),
        payoffs=np.zeros((games, players)),
        endings=np.zeros(games, np.int8),
        counts=np.zeros((games, players, counted), np.int32),
        standings=np.zeros((games, MOMENTS, players), np.float32),
        moments=np.zeros(games, np.int64),
        strides=np.ones(games, np.int64),
        luck=np.zeros((games, players)),
        spare=np.zeros(BEFORE + 1, state),
        outcomes=np.zeros(most_steps, np.int32),
    )


@compiled
def note_standing(rules: Any, state: Any, index: int, seen: Watched, room: Scratch) -> None:
    """Keep each seat's standing; when there is no more room, every second one is dropped."""
    moment = seen.moments[index]
    if moment == MOMENTS:
        moment = MOMENTS // 2
        for kept in range(moment):
            for seat in range(len(room.payoffs)):
                seen.standings[index, kept, seat] = seen.standings[index, 2 * kept + 1, seat]
        seen.strides[index] *= 2
    verbs.standing(rules, state, room.payoffs)
    for seat in range(len(room.payoffs)):
        seen.standings[index, moment, seat] = room.payoffs[seat]
    seen.moments[index] = moment + 1


@compiled
def weigh_chance(rules: Any, index: int, step: int, place: int, bits: int, seen: Watched, room: Scratch) -> None:
    """Add to each seat's luck what this outcome makes of its prospects, beside what was to be expected."""
    state = at(seen.states, index)
    add_prospects(rules, index, step, 1.0, place, bits, seen, room)
    count = verbs.legal(rules, state, seen.outcomes)
    if count > FORESEEN:
        add_prospects(rules, index, verbs.draw(rules, state, bits), -1.0, place, bits, seen, room)
        return
    for choice in range(count):
        outcome = int(seen.outcomes[choice])
        add_prospects(rules, index, outcome, -verbs.weight(rules, state, outcome), place, bits, seen, room)


@compiled
def add_prospects(
    rules: Any, index: int, outcome: int, weight: float, place: int, bits: int, seen: Watched, room: Scratch
) -> None:
    """Add every seat's estimate after an outcome and the turn that a greedy seat makes of it, times a weight."""
    seen.spare[TRIED] = seen.states[index]
    verbs.play(rules, at(seen.spare, TRIED), outcome)
    if verbs.actor(rules, at(seen.spare, TRIED)) >= 0:
        plan_turn(rules, seen.spare, TRIED, place, bits, room)
        verbs.evaluate(rules, at(room.states, BEST), room.payoffs)
    else:
        verbs.evaluate(rules, at(seen.spare, TRIED), room.payoffs)
    for seat in range(len(room.payoffs)):
        seen.luck[index, seat] += weight * room.payoffs[seat]


@compiled
def watch_step(
    rules: Any, actor: int, index: int, step: int, place: int, bits: int, weighed: int, seen: Watched, room: Scratch
) -> None:
    """What is to be seen of a step before it is played."""
    state = at(seen.states, index)
    if actor == CHANCE:
        if weighed & LUCK and verbs.round_of(rules, state) > 0:
            weigh_chance(rules, index, step, place, bits, seen, room)
    elif weighed & CHOICES:
        count_choices(rules, state, index, seen, room)


@compiled
def count_choices(rules: Any, state: Any, index: int, seen: Watched, room: Scratch) -> None:
    """Among how many steps a seat chooses now, and how many of them lead to different outcomes."""
    count = verbs.legal(rules, state, room.out)
    if count > 1:
        phase = verbs.phase(rules, state)
        seen.decisions[index, phase] += 1
        seen.choices[index, phase] += count
        seen.canonical[index, phase] += canonical_steps(rules, state, room.out)


@compiled
def watch_game(
    rules: Any,
    index: int,
    source: int,
    setup: int,
    policies: Row,
    script: npt.NDArray[np.int32],
    weighed: int,
    seen: Watched,
    room: Scratch,
) -> None:
    """Play states[index] to its end, the set-up from a stream of its own; or play the steps of a script instead."""
    state = at(seen.states, index)
    played = 0
    rounds = 0  # begun
    last = NOBODY  # the seat that acted last
    forget_plan(room)
    actor = verbs.actor(rules, state)
    while actor != NOBODY:
        begun = verbs.round_of(rules, state)
        if begun > 0 and rounds == 0:
            seen.openings[index] = seen.states[index]
        elif begun > rounds and (begun - 1) % seen.strides[index] == 0:
            note_standing(rules, state, index, seen, room)
        rounds = begun
        stream_now = source if begun > 0 else setup
        if len(script) > 0:
            step = int(script[played])
        else:
            step = next_step(rules, seen.states, index, actor, stream_now, played, policies, room)
        watch_step(rules, actor, index, step, played, number(stream_now ^ 1, played), weighed, seen, room)
        if actor >= 0 and actor != last and begun > 0:
            seen.turns[index] += 1
            last = actor
        seen.spare[BEFORE] = seen.states[index]
        verbs.play(rules, state, step)
        verbs.observe(rules, at(seen.spare, BEFORE), step, state, seen.counts[index])
        played += 1
        actor = verbs.actor(rules, state)
    seen.steps[index] = played
    note_standing(rules, state, index, seen, room)
    seen.endings[index] = verbs.ending(rules, state)
    verbs.payoff(rules, state, seen.payoffs[index])


@entry
def watch_games(
    rules: Records,
    start: Records,
    seed: int,
    first: int,
    per_setup: int,
    policies: npt.NDArray[np.int8],
    script: npt.NDArray[np.int32],
    weighed: int,
    seen: Watched,
    room: Scratch,
) -> None:
    """Play and watch the games first, first + 1, ... of a seed.

    `policies` has a row for each rotation of the seats: games that differ only in it share their chance. `per_setup`
    games with different chance share each set-up. With a script, which is for one game, its steps are played.
    """
    table = at(rules, 0)
    rotations = len(policies)
    for index in range(len(seen.steps)):
        seen.states[index] = start[0]
        chance = (first + index) // rotations
        source = stream(seed, chance)
        setup = source if per_setup == 1 else stream(seed, SETUPS + chance // per_setup)
        rotated = policies[(first + index) % rotations]
        watch_game(table, index, source, setup, rotated, script, weighed, seen, room)
