"""The verbs of Donjon Mironton: each step kind leads to the file of its rule."""

from __future__ import annotations

from donjons.core import verbs
from donjons.core.compiled import compiled, implements
from donjons.core.layout import Grid, Row, Values
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.mironton.draws import (
    draw_outcome,
    drawn_kind,
    is_chance,
    list_outcomes,
    outcome_weight,
    play_outcome,
    why_not_outcome,
)
from donjons.games.mironton.evaluate import estimate
from donjons.games.mironton.groups import (
    drop,
    go_group,
    list_group_moves,
    list_group_picks,
    pick_group,
    stay_group,
    take_lone,
    why_not_drop,
    why_not_go_group,
    why_not_pick_group,
    why_not_take,
)
from donjons.games.mironton.items import list_plays, play_item, why_not_play
from donjons.games.mironton.lone import (
    go_lone,
    list_lone_moves,
    list_lone_picks,
    pick_lone,
    stay_lone,
    why_not_go_lone,
    why_not_pick_lone,
)
from donjons.games.mironton.observe import count_step, level_shown, turn_begun
from donjons.games.mironton.recruit import buy, list_purchases, why_not_buy
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.score import share_result
from donjons.games.mironton.setup import list_families, list_starts, start, why_not_family, why_not_start
from donjons.games.mironton.state import STATE, Await, Phase, State
from donjons.games.mironton.steps import NO_SLOT, Kind, Unit, kind_of, number_of, other_of, slot_of, subject_of, unit_of
from donjons.games.mironton.targets import list_targets, target, why_not_target
from donjons.games.mironton.turn import leave_phase, run_on
from donjons.games.mironton.units import group_slot


@implements(verbs.actor, STATE)
def actor(rules: Rules, state: State) -> int:
    if state.phase == Phase.OVER:
        return NOBODY
    return CHANCE if is_chance(state) else state.seat


@implements(verbs.legal, STATE)
def legal(rules: Rules, state: State, out: Row) -> int:
    awaits = state.awaits
    if is_chance(state):
        return list_outcomes(rules, state, out)
    if awaits == Await.PICK:
        picks_groups = state.phase == Phase.GROUPS
        return list_group_picks(rules, state, out) if picks_groups else list_lone_picks(rules, state, out)
    if awaits == Await.MOVE:
        moves_group = state.phase == Phase.GROUPS
        return list_group_moves(rules, state, out) if moves_group else list_lone_moves(rules, state, out)
    if awaits == Await.TARGET:
        return list_targets(state, out)
    if awaits == Await.BUY:
        return list_purchases(rules, state, out)
    if awaits == Await.ITEM:
        return list_plays(rules, state, out)
    if awaits == Await.FAMILY:
        return list_families(rules, state, out)
    return list_starts(rules, state, out) if awaits == Await.START else 0


@implements(verbs.canonical, STATE)
def canonical(rules: Rules, state: State, step: int) -> bool:
    """There is no canonical mode (§13.2)."""
    return True


@compiled
def is_offered(state: State, kind: int) -> bool:
    """Is this kind of a seat's step awaited?"""
    awaits = state.awaits
    if awaits == Await.PICK:
        return kind == Kind.PICK or kind == Kind.DONE
    if awaits == Await.MOVE:
        is_group = state.phase == Phase.GROUPS
        return kind == Kind.GO or kind == Kind.STAY or (is_group and (kind == Kind.TAKE or kind == Kind.DROP))
    if awaits == Await.BUY:
        return Kind.HIRE <= kind <= Kind.DONE
    if awaits == Await.ITEM:
        return kind == Kind.PLAY or kind == Kind.PASS
    return (
        (awaits == Await.TARGET and kind == Kind.TARGET)
        or (awaits == Await.FAMILY and kind == Kind.FAMILY)
        or (awaits == Await.START and kind == Kind.START)
    )


@implements(verbs.why, STATE)
def why(rules: Rules, state: State, step: int) -> Rule:
    kind, subject, other = kind_of(step), subject_of(step), other_of(step)
    if is_chance(state):
        return why_not_outcome(rules, state, step) if kind == drawn_kind(state) else Rule.PHASE
    if not is_offered(state, kind):
        return Rule.PHASE
    if kind == Kind.PLAY:
        return why_not_play(rules, state, number_of(step), subject, other)
    if kind == Kind.FAMILY:
        return why_not_family(rules, state, subject)
    if kind == Kind.START:
        return why_not_start(rules, state, subject)
    if kind == Kind.TARGET:
        return why_not_target(state, named(subject, Unit.BAND))
    if Kind.HIRE <= kind < Kind.DONE:
        return why_not_buy(rules, state, kind, subject, other)
    return why_not_move(rules, state, kind, subject, other)


@compiled
def named(subject: int, unit: int) -> int:
    """The slot of a unit of this kind that a step names, or NO_SLOT."""
    return slot_of(subject) if unit_of(subject) == unit else NO_SLOT


@compiled
def why_not_move(rules: Rules, state: State, kind: int, subject: int, other: int) -> Rule:
    """The steps of the phases in which monsters move."""
    is_group = state.phase == Phase.GROUPS
    if kind == Kind.PICK and is_group:
        return why_not_pick_group(rules, state, named(subject, Unit.GROUP))
    if kind == Kind.PICK:
        return why_not_pick_lone(rules, state, named(subject, Unit.LONE))
    if kind == Kind.GO:
        return why_not_go_group(rules, state, subject) if is_group else why_not_go_lone(rules, state, subject)
    if kind == Kind.TAKE:
        return why_not_take(rules, state, group_slot(state, state.active), named(subject, Unit.LONE))
    return why_not_drop(rules, state, subject, other) if kind == Kind.DROP else Rule.NONE


@implements(verbs.draw, STATE)
def draw(rules: Rules, state: State, number: int) -> int:
    return draw_outcome(rules, state, number)


@implements(verbs.weight, STATE)
def weight(rules: Rules, state: State, step: int) -> float:
    return outcome_weight(rules, state, step)


@implements(verbs.play, STATE)
def play(rules: Rules, state: State, step: int) -> None:
    kind, subject, other = kind_of(step), subject_of(step), other_of(step)
    state.awaits = Await.NOTHING
    if kind >= Kind.WTYPE:
        play_outcome(rules, state, kind, subject, other)
    elif kind == Kind.DONE or kind == Kind.PASS:
        leave_phase(rules, state)
    elif kind == Kind.PLAY:
        play_item(rules, state, number_of(step), subject, other)
    elif kind == Kind.TARGET:
        target(state, slot_of(subject))
    elif kind >= Kind.HIRE:
        buy(rules, state, kind, subject, other)
    elif kind == Kind.FAMILY:
        state.chosen = subject
    elif kind == Kind.START:
        start(rules, state, subject)
    else:
        play_move(rules, state, kind, subject, other)
    run_on(rules, state)


@compiled
def play_move(rules: Rules, state: State, kind: int, subject: int, other: int) -> None:
    """The steps of the phases in which monsters move."""
    is_group = state.phase == Phase.GROUPS
    if kind == Kind.TAKE:
        take_lone(rules, state, slot_of(subject))
    elif kind == Kind.DROP:
        drop(rules, state, subject, other)
    elif kind == Kind.PICK and is_group:
        pick_group(rules, state, slot_of(subject))
    elif kind == Kind.PICK:
        pick_lone(rules, state, slot_of(subject))
    elif kind == Kind.GO and is_group:
        go_group(rules, state, subject)
    elif kind == Kind.GO:
        go_lone(rules, state, subject)
    elif is_group:
        stay_group(rules, state)
    else:
        stay_lone(rules, state)


@implements(verbs.payoff, STATE)
def payoff(rules: Rules, state: State, out: Values) -> None:
    share_result(rules, state, out)


@implements(verbs.ending, STATE)
def ending(rules: Rules, state: State) -> int:
    return state.ending


@implements(verbs.redact, STATE)
def redact(rules: Rules, state: State, seat: int) -> None:
    """Nothing is hidden."""


@implements(verbs.evaluate, STATE)
def evaluate(rules: Rules, state: State, out: Values) -> None:
    estimate(rules, state, out)


@implements(verbs.round_of, STATE)
def round_of(rules: Rules, state: State) -> int:
    return turn_begun(state)


@implements(verbs.phase, STATE)
def phase(rules: Rules, state: State) -> int:
    return state.phase


@implements(verbs.standing, STATE)
def standing(rules: Rules, state: State, out: Values) -> None:
    level_shown(rules, state, out)


@implements(verbs.observe, STATE)
def observe(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    count_step(rules, before, step, state, counts)
