"""What a step brought to light and no position keeps: cards laid open, dice that met, bids turned over."""

from __future__ import annotations

from typing import cast

from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.games.guerre.battle import cards_to_defend, dice_beaten, dice_in, lay_open, suffer
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.explain_chance import tell
from donjons.games.guerre.facts import reading
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NO_BID, Phase, Power, State
from donjons.games.guerre.steps import Kind, kind_of, number_of
from donjons.games.guerre.verbs import play
from donjons.games.guerre.view_battle import lines
from donjons.games.guerre.view_types import GuerreAuctionScene, GuerreBattle, GuerreBattleScene, GuerreScene, Outcome

DICE = (Kind.ATTACK_DIE, Kind.DEFENCE_DIE)


def is_bit(rules: Rules, state: State, step: int) -> bool:
    """A card that others follow, or a die of a clash before its last."""
    kind = kind_of(step)
    if kind == Kind.CARD:
        return not _is_last_card(rules, state)
    return kind in DICE and not _is_last_die(state, kind)


def _is_last_card(rules: Rules, state: State) -> bool:
    drawn = cards_in(state.att_drawn) + cards_in(state.def_drawn)
    return drawn + 1 == state.sent + cards_to_defend(rules, state)


def _is_last_die(state: State, kind: int) -> bool:
    return kind == Kind.DEFENCE_DIE and dice_in(state.def_dice) + 1 == state.def_pool


def scene(records: Records, state: Records, step: int, language: Language) -> GuerreScene | None:
    """What is to be seen at a step, or None."""
    rules, before = reading(records, state)
    _, after = reading(records, state.copy())
    kind = kind_of(step)
    if is_bit(rules, before, step):
        return None
    if kind in (Kind.CARD, Kind.DEFENCE_DIE, Kind.CLASH):
        play(rules, after, step)
        return _battle(rules, reading(records, state.copy())[1], step, after)
    if before.phase in (Phase.BID, Phase.TIE):
        play(rules, after, step)
        return _auction(rules, before, after, " ".join(tell(records, [(state, step)], language)))
    return None


def _battle(rules: Rules, fought: State, step: int, after: State) -> GuerreBattleScene:
    """Both sides after the step, as they stood before a beaten one left the field."""
    number = number_of(step)
    if kind_of(step) == Kind.CARD:
        drawn = fought.att_drawn if cards_in(fought.att_drawn) < fought.sent else fought.def_drawn
        drawn[number] += 1
        lay_open(rules, fought)
    else:
        if kind_of(step) == Kind.DEFENCE_DIE:
            fought.def_dice[number] += 1
        pairs = min(fought.att_pool, fought.def_pool)
        suffer(rules, fought, number if kind_of(step) == Kind.CLASH else pairs - dice_beaten(fought))
    fought.phase = Phase.PRESS
    return {"kind": "battle", "battle": cast(GuerreBattle, lines(rules, fought)), "then": _then(after)}


def _then(after: State) -> Outcome:
    if after.phase in (Phase.ROLL_A, Phase.PRESS):
        return "on"
    return "won" if after.phase == Phase.OCCUPY else "over"


def _auction(rules: Rules, before: State, after: State, sentence: str) -> GuerreAuctionScene | None:
    """All bids for a power, once they are open: who gets it, or between whom chance decides."""
    is_running = after.phase == Phase.BID and (after.power, before.phase) == (before.power, Phase.BID)
    if is_running or after.phase == Phase.REVEAL:
        return None
    is_tied = after.phase == Phase.TIE
    holder = int(after.holder[before.power])
    bids = [int(after.last_bids[seat]) for seat in range(rules.players)]
    return {
        "kind": "auction",
        "power": Power(before.power).name.lower(),
        "bids": [None if bid == NO_BID else bid for bid in bids],
        "tied": [seat for seat in range(rules.players) if is_tied and after.tied[seat]],
        "holder": None if is_tied or holder == NOBODY else holder,
        "sentence": sentence,
    }
