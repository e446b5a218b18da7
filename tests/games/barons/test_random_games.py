"""The random games that the other tests watch are not dull: everything a turn can hold happens in them."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind, is_second, is_starred, kind_of
from playing import Moment, moments, points
from strategies import SEEDS, starts

EVENTS = (
    *(kind.name for kind in Kind),
    *(
        "pause",
        "raze",
        "automatic capture",
        "skirmish",
        "recruits fall",
        "second order",
        "bonus move",
        "bonus recruits",
    ),
    *("troops wait on a donjon", "over by target", "over by exhaustion", "over by rounds", "three players or more"),
)


def ending(moment: Moment) -> str:
    now, rules = moment.after, moment.setting.rules[0]
    if any(points(moment.setting, now, seat) >= rules["target_points"] for seat in now.seats):
        return "target"
    return "exhaustion" if any(now.available(seat) <= rules["exhaustion_limit"] for seat in now.seats) else "rounds"


def events(moment: Moment) -> list[str]:
    """What happened in one step, by name."""
    before, after, kind = moment.before, moment.after, Kind(kind_of(moment.step))
    seat = before.seat
    found = [kind.name]
    runs = kind in (Kind.SEND, Kind.PULL)
    losses = any(after.discard[other] > before.discard[other] for other in before.seats if other != seat)
    waiting = (
        after.donjon[tile] not in (-1, after.troop_owner[tile]) and after.troop_count[tile] > 0 for tile in after.tiles
    )
    ended = after.phase == Phase.OVER
    named = {
        "pause": after.phase == Phase.ACT and after.is_pausing(),
        "raze": sum(after.razed) > sum(before.razed),
        "automatic capture": runs and len(after.donjons_of(seat)) > len(before.donjons_of(seat)),
        "skirmish": runs and losses,
        "recruits fall": kind == Kind.RECRUIT and losses,
        "second order": is_second(moment.step),
        "bonus move": kind in (Kind.MOVE_BARON, Kind.MOVE_KNIGHT) and is_starred(moment.step),
        "bonus recruits": kind == Kind.RECRUIT and is_starred(moment.step),
        "troops wait on a donjon": any(waiting),
        f"over by {ending(moment)}": ended,
        "three players or more": ended and moment.setting.players > 2,
    }
    return found + [name for name, happened in named.items() if happened]


def test_everything_that_can_happen_happens_in_the_random_games() -> None:
    seen: Counter[str] = Counter()

    @settings(max_examples=120)
    @given(start=starts(), seed=SEEDS)
    def play(start: str, seed: int) -> None:
        for moment in moments(start, seed, 120):
            seen.update(events(moment))

    play()
    assert {name: seen[name] for name in EVENTS if seen[name] < 3} == {}
