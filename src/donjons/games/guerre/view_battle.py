"""A battle as JSON: both rows of cards with what makes their values, and the dice in two sorted rows (§14.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from donjons.core.layout import Row, copied
from donjons.core.verbs import NOBODY
from donjons.games.guerre.atlas import place_id
from donjons.games.guerre.battle import attack_dice, cards_to_defend, defence_dice, dice_taken
from donjons.games.guerre.cards import attack_value, cards_in, defence_value
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CARDS, CROWN, FACES, NEUTRAL, Building, Card, Phase, Power, State

Change = Callable[[State], None]
Bonus = dict[str, Any]  # where dice come from, and how many


def battle(rules: Rules, state: State) -> dict[str, Any] | None:
    """The battle that is being fought, or None."""
    return lines(rules, state) if Phase.DRAW <= state.phase <= Phase.OCCUPY else None


def lines(rules: Rules, state: State) -> dict[str, Any]:
    """Both sides of a battle, as they stand."""
    attack, defence = _faces(state.att_dice), _faces(state.def_dice)
    return {
        "origin": place_id(state.origin),
        "target": place_id(state.target),
        "sent": state.sent,
        "attacker": state.seat,
        "defender": _defender(state),
        "attack": {
            "cards": _attack_cards(rules, state),
            "to_draw": state.sent - cards_in(state.att_drawn),
            "extra": _attack_extra(rules, state),
            "taken": [],
            "dice": state.att_pool,
            "tokens": state.att_tokens,
            "wounds": state.att_wounds,
            "rolled": attack,
        },
        "defence": {
            "cards": _defence_cards(rules, state),
            "to_draw": cards_to_defend(rules, state) - cards_in(state.def_drawn),
            "extra": _defence_extra(rules, state),
            "taken": _taken(rules, state),
            "dice": state.def_pool,
            "tokens": state.def_tokens,
            "wounds": state.def_wounds,
            "rolled": defence,
        },
        "pairs": _pairs(state, attack, defence),
    }


def _defender(state: State) -> int | str:
    owner = state.owner[state.target]
    return {CROWN: "crown", NEUTRAL: "neutral"}.get(owner, owner)


# Where dice come from: what would be missing without it.
def _without(state: State, change: Change) -> State:
    other = copied(state)
    change(other)
    return other


def _no_ear(state: State) -> None:
    state.holder[Power.CROWN] = NOBODY


def _no_company(state: State) -> None:
    state.sent = 1


def _no_building(state: State) -> None:
    state.building[state.origin] = Building.NONE


def _no_cards(state: State) -> None:
    for card in range(CARDS):
        state.att_drawn[card] = 0
        state.def_drawn[card] = 0


def _no(cards: Callable[[State], Row], card: int) -> Change:
    def change(state: State) -> None:
        cards(state)[card] = 0

    return change


def _named(sources: Iterator[tuple[str, int]]) -> list[Bonus]:
    return [{"from": name, "dice": dice} for name, dice in sources if dice > 0]


def _attack_cards(rules: Rules, state: State) -> list[dict[str, Any]]:
    changes: dict[str, Change] = {"ear": _no_ear, "company": _no_company}
    changes |= {Card(card).name: _no(lambda other: other.def_drawn, card) for card in _drawn(state.def_drawn)}
    others = {name: _without(state, change) for name, change in changes.items()}
    return _row(rules, state, attack_value, state.att_drawn, state.att_left, others)


def _defence_cards(rules: Rules, state: State) -> list[dict[str, Any]]:
    others = {
        Card(card).name: _without(state, _no(lambda other: other.att_drawn, card)) for card in _drawn(state.att_drawn)
    }
    return _row(rules, state, defence_value, state.def_drawn, state.def_left, others)


def _drawn(cards: Row) -> list[int]:
    return [card for card in range(CARDS) if cards[card] > 0]


def _row(
    rules: Rules,
    state: State,
    value: Callable[[Rules, State, int], int],
    drawn: Row,
    left: Row,
    others: dict[str, State],
) -> list[dict[str, Any]]:
    """A side's cards, the weakest first; nobody has fallen before all are drawn."""
    row = []
    for card in sorted(_drawn(drawn), key=lambda card: (value(rules, state, card), card)):
        worth = value(rules, state, card)
        bonus = _named((name, worth - value(rules, other, card)) for name, other in others.items())
        lost = 0 if state.phase == Phase.DRAW else drawn[card] - left[card]
        row += [
            {"card": Card(card).name, "value": worth, "bonus": bonus, "standing": i >= lost} for i in range(drawn[card])
        ]
    return row


def _attack_extra(rules: Rules, state: State) -> list[Bonus]:
    """The dice that belong to no card."""
    bare = _without(state, _no_cards)
    dice = attack_dice(rules, bare)
    changes: dict[str, Change] = {"fortress": _no_building, "ear": _no_ear}
    return _named((name, dice - attack_dice(rules, _without(bare, change))) for name, change in changes.items())


def _defence_extra(rules: Rules, state: State) -> list[Bonus]:
    owner, building = state.owner[state.target], Building(state.building[state.target])
    source = {CROWN: "crown", NEUTRAL: "neutral"}.get(owner, building.name.lower())
    return _named(iter([(source, defence_dice(rules, _without(state, _no_cards)))]))


def _taken(rules: Rules, state: State) -> list[Bonus]:
    """What assassins and trebuchets take from the defence."""
    dice = dice_taken(rules, state)
    return _named(
        (card.name, dice - dice_taken(rules, _without(state, _no(lambda other: other.att_drawn, card))))
        for card in (Card.AS, Card.TB)
    )


# Dice on the table.
def _faces(dice: Row) -> list[int]:
    """The highest first."""
    return [face for face in range(FACES - 1, 0, -1) for _ in range(dice[face])]


def _pairs(state: State, attack: list[int], defence: list[int]) -> list[dict[str, Any]]:
    """The dice that met in the clash just fought; unpaired dice do nothing."""
    if state.phase == Phase.ROLL_A or state.phase == Phase.ROLL_D:
        return []
    met = zip(attack, defence, strict=False)
    return [{"attack": first, "defence": second, "lost_by": _loser(first, second)} for first, second in met]


def _loser(attack: int, defence: int) -> str:
    return "defence" if attack > defence else "attack"
