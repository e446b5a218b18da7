"""Every step code that the notation of guerre can express, by kind of step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from donjons.games.guerre.state import CARDS, SEATS
from donjons.games.guerre.steps import Kind, encode, kind_of, other_of, place_of
from guerre_map import PLACES, ROADS
from guerre_playing import Look

ALL = range(len(PLACES))
TOKENS = range(1, 10)
NUMBERS = {
    Kind.BID: range(100),
    Kind.OCCUPY: TOKENS,
    Kind.ROLLOFF: range(SEATS),
    Kind.TIE_DIE: range(1, 7),
    Kind.EVENT_DIE: range(1, 7),
    Kind.CARD: range(CARDS),
    Kind.ATTACK_DIE: range(1, 7),
    Kind.DEFENCE_DIE: range(1, 7),
    Kind.CLASH: range(100),
    Kind.BUILD: range(1, 3),
    Kind.MOVE: TOKENS,
    Kind.ATTACK: TOKENS,
}
AT_PLACE = (Kind.CAPITAL, Kind.VILLAGE, Kind.RECRUIT, Kind.YIELD, Kind.BUILD, Kind.ELECT)
BETWEEN = (Kind.MOVE, Kind.ATTACK)


def codes(kind: Kind) -> Iterator[int]:
    """All steps of one kind."""
    places = ALL if kind in AT_PLACE or kind in BETWEEN else range(1)
    for place in places:
        for other in ALL if kind in BETWEEN else range(1):
            for number in NUMBERS.get(kind, range(1)):
                yield encode(kind, place, other, number)


@cache
def all_codes() -> tuple[int, ...]:
    return tuple(step for kind in Kind for step in codes(kind))


@cache
def road_codes() -> tuple[int, ...]:
    """All steps but movements and attacks where there is no road."""
    linked = {(PLACES.index(place), PLACES.index(other)) for place in PLACES for other in ROADS[place]}
    return tuple(
        step for step in all_codes() if kind_of(step) not in BETWEEN or (place_of(step), other_of(step)) in linked
    )


def some_codes(random: Random, count: int, now: Look) -> list[int]:
    """Some steps of a seat, of every kind; movements and attacks mostly start from its places and follow roads."""
    return [some_code(random, now) for _ in range(count)]


def some_code(random: Random, now: Look) -> int:
    kind = random.choice([*list(Kind)[: Kind.ROLLOFF], *BETWEEN, *BETWEEN])
    place, number = random.choice(ALL), random.choice(NUMBERS.get(kind, range(1)))
    if random.random() < 0.8 and now.places_of(now.seat):
        place = random.choice(now.places_of(now.seat))
    other = random.choice(ALL)
    if random.random() < 0.9:
        other = PLACES.index(random.choice(ROADS[PLACES[place]]))
    if kind not in BETWEEN:
        other = 0
    return encode(kind, place if kind in AT_PLACE or kind in BETWEEN else 0, other, number)
