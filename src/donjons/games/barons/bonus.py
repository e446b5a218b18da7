"""What the bonus of the turn still offers (§14.1): for the screen, which shows it beside the die."""

from __future__ import annotations

from dataclasses import dataclass

from donjons.games.barons.command import is_pausing
from donjons.games.barons.rules import Rules
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


def offer(rules: Rules, state: State) -> Offer:
    """What the bonus may still be spent on; NOTHING before the roll, once spent, and when the game is over."""
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
