"""Chance: what it may bring now, and how likely each outcome is (§7.1)."""

from __future__ import annotations

from typing import Final

from donjons.core.chance import GOLDEN, MASK, below, mix
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.arrival import play_arrival
from donjons.games.mironton.bands import open_pentacle, orient
from donjons.games.mironton.fight import count_hits
from donjons.games.mironton.meeting import meet
from donjons.games.mironton.plunder import plunder
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.revenue import cards_in_deck, draw_item, find_items, in_deck
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.setup import place_stray, stray_rooms
from donjons.games.mironton.state import ITEMS, Await, Phase, State
from donjons.games.mironton.steps import Kind, encode, kind_of, number_of, other_of, subject_of
from donjons.games.mironton.strays import choices, wander
from donjons.games.mironton.tables import CLASSES
from donjons.games.mironton.units import stray_slot

DIE: Final = 6


@compiled
def is_chance(state: State) -> bool:
    return state.awaits >= Await.WTYPE


@compiled
def drawn_kind(state: State) -> int:
    """The kind of step that chance makes now: the two lists run alike."""
    return state.awaits - Await.WTYPE + Kind.WTYPE


@compiled
def faces(rules: Rules, state: State, kind: int) -> int:
    """Of dice and positions in a list: how many outcomes there are, all equally likely, from 1."""
    if kind == Kind.WROOM:
        return stray_rooms(rules, state)
    if kind == Kind.DOMINANT:
        return CLASSES
    if kind == Kind.ENTRANCE:
        return rules.entrances
    if kind == Kind.WANDER:
        return choices(rules, state, stray_slot(state, state.active))
    return DIE


@compiled
def list_outcomes(rules: Rules, state: State, out: Row) -> int:
    kind = drawn_kind(state)
    found = 0
    if kind == Kind.HITS:
        for hits in range(state.dice + 1):
            out[found] = encode(kind, state.dice, hits, state.threshold)
            found += 1
    elif kind == Kind.DRAW:
        for item in range(ITEMS):
            if in_deck(rules, state, item) > 0:
                out[found] = encode(kind, item, 0, 0)
                found += 1
    else:
        for face in range(1, faces(rules, state, kind) + 1):
            out[found] = encode(kind, face, 0, 0)
            found += 1
    return found


@compiled
def why_not_outcome(rules: Rules, state: State, step: int) -> Rule:
    kind, subject = drawn_kind(state), subject_of(step)
    is_outcome = False
    if kind == Kind.HITS:
        is_asked = subject == state.dice and number_of(step) == state.threshold
        is_outcome = is_asked and other_of(step) <= state.dice
    elif kind == Kind.DRAW:
        is_outcome = subject < ITEMS and in_deck(rules, state, subject) > 0
    else:
        is_outcome = 1 <= subject <= faces(rules, state, kind)
    return Rule.NONE if is_outcome else Rule.OUTCOME


@compiled
def share(rules: Rules, state: State, step: int) -> float:
    """The probability of an outcome."""
    kind = drawn_kind(state)
    if kind == Kind.HITS:
        return chance_of_hits(state.dice, state.threshold, other_of(step))
    if kind == Kind.DRAW:
        return in_deck(rules, state, subject_of(step)) / cards_in_deck(rules, state)
    return 1 / faces(rules, state, kind)


@compiled
def chance_of_hits(dice: int, threshold: int, hits: int) -> float:
    """The binomial law."""
    hit = (DIE + 1 - threshold) / DIE
    chance = 1.0
    for index in range(hits):
        chance *= hit * (dice - index) / (index + 1)
    for _ in range(dice - hits):
        chance *= 1 - hit
    return chance


@compiled
def outcome_weight(rules: Rules, state: State, step: int) -> float:
    if not is_chance(state) or kind_of(step) != drawn_kind(state):
        return 0.0
    return share(rules, state, step) if why_not_outcome(rules, state, step) == Rule.NONE else 0.0


@compiled
def draw_outcome(rules: Rules, state: State, bits: int) -> int:
    """The outcome that a random number stands for."""
    kind = drawn_kind(state)
    if kind == Kind.HITS:
        return encode(kind, state.dice, roll(state.dice, state.threshold, bits), state.threshold)
    if kind == Kind.DRAW:
        card = below(cards_in_deck(rules, state), bits)
        item = 0
        while card >= in_deck(rules, state, item):
            card -= in_deck(rules, state, item)
            item += 1
        return encode(kind, item, 0, 0)
    return encode(kind, 1 + below(faces(rules, state, kind), bits), 0, 0)


@compiled
def roll(dice: int, threshold: int, bits: int) -> int:
    """Roll so many dice, each by a number that follows from this one; how many show the threshold or more?"""
    hits = 0
    for index in range(dice):
        if 1 + below(DIE, mix((bits + index * GOLDEN) & MASK)) >= threshold:
            hits += 1
    return hits


@compiled
def play_outcome(rules: Rules, state: State, kind: int, subject: int, hits: int) -> None:
    if kind == Kind.HITS:
        play_hits(rules, state, hits)
    elif kind == Kind.ORIENT:
        orient(rules, state, subject)
    elif kind == Kind.MEET:
        meet(rules, state, subject)
    elif kind == Kind.WANDER:
        wander(rules, state, subject)
    elif kind == Kind.PLUNDER:
        plunder(rules, state, subject)
    elif kind == Kind.DRAW:
        draw_item(state, subject)
    elif kind == Kind.WTYPE:
        state.chosen = int(rules.wandering_setup[subject - 1])
    elif kind == Kind.WROOM:
        place_stray(rules, state, subject)
    else:
        play_arrival(rules, state, kind, subject)


@compiled
def play_hits(rules: Rules, state: State, hits: int) -> None:
    """Dice of a combat round, of the mages before a pentacle, or for magic items."""
    if state.fighting:
        count_hits(state, hits)
    elif state.phase == Phase.BANDS:
        open_pentacle(rules, state, hits)
    else:
        find_items(rules, state, hits)
