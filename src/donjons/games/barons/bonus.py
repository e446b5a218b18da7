"""What the die of the turn still offers, as a bonus or as recruits (§14.1): the screen shows it beside the die."""

from __future__ import annotations

from dataclasses import dataclass

from donjons.games.barons.command import is_pausing, is_second_order
from donjons.games.barons.rules import FACES, RollWhen, Rules
from donjons.games.barons.state import Action, Phase, State

RUNNING_ORDERS = (Phase.DISPERSE, Phase.GATHER)


@dataclass(frozen=True)
class Offer:
    """The uses of the bonus that are still open; 0 stands for a use that is not."""

    move: int  # most tiles of one move
    recruit: int  # troops of one recruitment
    recruit_donjon: int  # the same with an own donjon on the command tile
    poor_kind: int  # on tiles of this kind
    poor_bonus: int  # so many more
    second_order: bool


NOTHING = Offer(0, 0, 0, 0, 0, False)


def has_bonus(rules: Rules) -> bool:
    """Does the edition have a bonus that the die gives?"""
    faces = range(1, FACES)
    return bool(
        rules.bonus_recruits
        or any(rules.move_die[face] > rules.move_base or rules.two_orders_die[face] for face in faces)
    )


def offer(rules: Rules, state: State) -> Offer:
    """What the bonus may still be spent on; NOTHING without one, before the roll, once spent, and after the game."""
    if not has_bonus(rules):
        return NOTHING
    is_last_action = state.phase in RUNNING_ORDERS and state.actions == 1
    if state.bonus_used or is_last_action or state.phase not in (Phase.ACT, *RUNNING_ORDERS):
        return NOTHING
    longest = rules.move_die[state.die]
    move = longest if longest > rules.move_base else 0
    if is_pausing(rules, state):
        return Offer(move, 0, 0, 0, 0, False)
    second_order = bool(rules.two_orders_die[state.die]) and state.first_action != Action.MOVE
    if state.first_action == Action.ORDER or state.phase in RUNNING_ORDERS:
        return Offer(move, 0, 0, 0, 0, second_order)
    return Offer(
        move,
        rules.recruit_die[state.die],
        rules.recruit_die_donjon[state.die],
        rules.recruit_poor_kind,
        rules.recruit_poor_bonus,
        second_order,
    )


@dataclass(frozen=True)
class Recruits:
    """What a recruitment of this turn brings."""

    plain: int
    donjon: int  # with an own donjon on the command tile


def recruits_on_offer(rules: Rules, state: State) -> Recruits | None:
    """What the die recruits where that is no bonus; None before the roll and once the turn's order is given."""
    if rules.bonus_recruits or rules.roll_when != RollWhen.TURN or state.phase != Phase.ACT or is_second_order(state):
        return None
    reserve = state.reserve[state.seat]
    return Recruits(
        min(reserve, rules.recruit_die[state.die]),
        min(reserve, rules.recruit_die_donjon[state.die]),
    )
