"""The random games that the other tests watch are not dull: everything a turn can hold happens in them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from codes import kinds_of, words_of
from donjons.games.barons.refusals import Rule
from donjons.games.barons.state import Action, Phase
from donjons.games.barons.steps import Kind, encode, is_second, is_starred, kind_of
from hexes import neighbours
from lines_of_play import play_until
from playing import EDITIONS, Moment, Start, moments, points
from strategies import SEEDS, starts

COMMON = (
    *("raze", "skirmish", "troops wait on a donjon", "the baron is silenced"),
    *("over by target", "over by rounds", "three players or more"),
)
EVENTS = {
    "barons-2025": (
        *("pause", "automatic capture", "recruits fall", "second order", "bonus move", "bonus recruits"),
        "over by exhaustion",
    ),
    "barons-2024": ("an immune donjon is attacked", "a mountain stops a gather"),
    "co-2023": (
        *("a mountain stops a gather", "a final round begins", "over at once"),
        *("an order is due after this move", "an order is due before the end"),
    ),
}


def is_here(key: str, kind: Kind) -> bool:
    return (key, kind) != ("co-2023", Kind.UNBUILD)  # it is written there, and never legal


def ending(moment: Moment) -> str:
    now, rules = moment.after, moment.setting.rules[0]
    if now.final_round or any(points(moment.setting, now, seat) >= rules["target_points"] for seat in now.seats):
        return "target"
    return "exhaustion" if any(now.available(seat) <= rules["exhaustion_limit"] for seat in now.seats) else "rounds"


def waiting_on_donjons(moment: Moment) -> list[int]:
    """The tiles where troops stand on another's donjon."""
    now = moment.after
    return [
        tile for tile in now.tiles if now.troop_count[tile] > 0 and now.donjon[tile] not in (-1, now.troop_owner[tile])
    ]


def comes_to_rest(moment: Moment) -> bool:
    """A pulled troop stands neither on the command tile nor on an enemy donjon, so a mountain stopped it."""
    before, after = moment.before, moment.after
    return kind_of(moment.step) == Kind.PULL and any(
        after.troop_owner[tile] == before.seat
        and after.troop_count[tile] > before.troop_count[tile]
        and tile != before.command_tile
        and before.donjon[tile] in (-1, before.seat)
        for tile in before.tiles
    )


def is_a_bare_move_refused(moment: Moment) -> bool:
    now = moment.before
    start = now.baron[now.seat]
    moves = [encode(Kind.MOVE_BARON, start, near - 1, 0, 0) for near in neighbours(now.radius, start + 1)]
    return any(moment.setting.referee.why(moment.state, move) == Rule.ORDER_DUE for move in moves)


def lost(moment: Moment) -> bool:
    """Does an opponent lose troops in a skirmish?"""
    before, after = moment.before, moment.after
    if moment.setting.game.key == "barons-2025":
        return any(after.discard[seat] > before.discard[seat] for seat in before.seats if seat != before.seat)
    return any(
        after.available(seat) == before.available(seat) and after.reserve[seat] > before.reserve[seat]
        for seat in before.seats
        if seat != before.seat
    )


def events(moment: Moment) -> list[str]:
    """What happened in one step, by name."""
    before, after, kind, rules = moment.before, moment.after, Kind(kind_of(moment.step)), moment.setting.rules[0]
    seat, ended = before.seat, after.phase == Phase.OVER
    runs, acts = kind in (Kind.SEND, Kind.PULL), before.phase == Phase.ACT
    duty, waiting = bool(rules["move_requires_order"]) and acts, waiting_on_donjons(moment)
    crowded = (after.troop_count[tile] >= rules["raze_troops"] for tile in waiting)
    named = {
        "pause": after.phase == Phase.ACT and after.is_pausing(),
        "raze": sum(after.razed) > sum(before.razed),
        "automatic capture": runs and len(after.donjons_of(seat)) > len(before.donjons_of(seat)),
        "skirmish": runs and lost(moment),
        "recruits fall": kind == Kind.RECRUIT and lost(moment),
        "second order": is_second(moment.step),
        "bonus move": kind in (Kind.MOVE_BARON, Kind.MOVE_KNIGHT) and is_starred(moment.step),
        "bonus recruits": kind == Kind.RECRUIT and is_starred(moment.step),
        "troops wait on a donjon": bool(waiting),
        "an immune donjon is attacked": runs and any(crowded),
        "a mountain stops a gather": comes_to_rest(moment),
        "the baron is silenced": acts
        and moment.setting.referee.why(moment.state, encode(Kind.RECRUIT, before.baron[seat], 0, 0, 0)) == Rule.BLOCKED,
        "a final round begins": after.final_round > before.final_round,
        "an order is due after this move": duty and before.actions == 0 and is_a_bare_move_refused(moment),
        "an order is due before the end": duty
        and before.first_action == Action.MOVE
        and moment.setting.referee.why(moment.state, encode(Kind.END, 0, 0, 0, 0)) == Rule.ORDER_DUE,
        f"over by {ending(moment)}": ended,
        "over at once": ended and ending(moment) == "target" and not after.final_round,
        "three players or more": ended and moment.setting.players > 2,
    }
    return [kind.name, *(name for name, happened in named.items() if happened)]


@pytest.mark.parametrize("key", EDITIONS)
def test_everything_that_can_happen_happens_in_the_random_games(key: str) -> None:
    seen: Counter[str] = Counter()

    @settings(max_examples=200)
    @given(start=starts(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        for moment in moments(start, seed, 120):
            seen.update(events(moment))

    kinds = [kind.name for kind in kinds_of(words_of(key)) if is_here(key, kind)]
    play_until(seen, (*kinds, *COMMON, *EVENTS[key]), play)
