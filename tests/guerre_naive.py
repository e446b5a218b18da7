"""A second, naive Guerre du passé, from the specification alone: places, houses, popes, victories (§8.1, §8.2, §9).

Places are three-letter ids, cards lie in lists, sets are sets. The turns are in guerre_naive_turns: a whole game is one
generator there that asks for tokens; the battles are in guerre_naive_battle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from donjons.core.game import Setting
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.guerre.state import CROWN, NEUTRAL, Ending, Phase
from guerre_map import MAP_KIND, PLACES, crown_cities, sites_of_popes
from guerre_playing import Look, parameters
from guerre_positions import CODES

KINDS = ("VILLAGE", "CITY", "CAPITAL")
BUILDINGS = ("", "F", "C")


class Over(Exception):
    """The game has ended."""


@dataclass(frozen=True)
class Ask:
    """A question of the game: who must answer, and which tokens it may be; at chance, with their probabilities."""

    phase: str
    actor: int
    options: dict[str, Fraction | None]


Asking = Generator[Ask, str, None]


@dataclass
class Battle:
    """Two sides; cards are (value, number of the card), sorted."""

    at: int
    dt: int
    attack: list[tuple[int, int]] = field(default_factory=list)
    defence: list[tuple[int, int]] = field(default_factory=list)
    dice: list[int] = field(default_factory=lambda: [0, 0])
    wounds: list[int] = field(default_factory=lambda: [0, 0])


class World:
    """What lies on the table."""

    def __init__(self, setting: Setting, now: Look) -> None:
        self.rules = parameters(setting)
        self.seats = range(setting.players)
        self.crown = crown_cities(setting.players, self.rules.small_max)
        self.owner = dict(zip(PLACES, now.owner, strict=True))
        self.tokens = dict(zip(PLACES, now.tokens, strict=True))
        self.kind = {place: KINDS[kind] for place, kind in zip(PLACES, now.kind, strict=True)}
        self.building = {place: BUILDINGS[building] for place, building in zip(PLACES, now.building, strict=True)}
        self.gold, self.influence = list(now.gold), list(now.influence)
        self.alive = set(now.living)
        self.out = [seat for seat in now.eliminated if seat != NOBODY]
        self.popes = {s: (PLACES[now.pope_place[s]], now.pope_age[s]) for s in self.seats if now.pope_place[s] >= 0}
        self.holder = list(now.holder)
        self.released = {seat for seat in self.seats if now.released[seat]}
        self.anchor, self.starter, self.first = now.anchor, now.starter, 0
        self.english, self.round, self.last_event = now.english, now.round_no, now.last_event
        self.deck = [code for code, count in zip(CODES, now.deck, strict=True) for _ in range(count)]
        self.discard = [code for code, count in zip(CODES, now.discard, strict=True) for _ in range(count)]
        self.bids: dict[int, int] = {}
        self.was = {seat: bid for seat, bid in enumerate(now.last_bids) if bid >= 0}
        self.tied: list[int] = []
        self.left = 0
        self.battle: Battle | None = None
        self.result: tuple[int, str] | None = None

    # Places
    def places_of(self, seat: int) -> list[str]:
        return [place for place in PLACES if self.owner[place] == seat]

    def villages_of(self, seat: int) -> list[str]:
        return [place for place in self.places_of(seat) if self.kind[place] == "VILLAGE"]

    def cities(self, seat: int) -> int:
        return len(self.places_of(seat)) - len(self.villages_of(seat))

    def troops(self, seat: int) -> int:
        return sum(self.tokens[place] for place in self.places_of(seat))

    def capacity(self, place: str) -> int:
        return int(self.rules.cap_village if self.kind[place] == "VILLAGE" else self.rules.cap_city)

    def value(self, place: str) -> int:
        return int(self.rules.value_village if self.kind[place] == "VILLAGE" else self.rules.value_city)

    def buildings(self, seat: int, letter: str) -> int:
        return [self.building[place] for place in self.places_of(seat)].count(letter)

    def most(self, letter: str) -> int:
        return int(self.rules.fortress_max if letter == "F" else self.rules.church_max)

    def choose_capital(self, seat: int, place: str) -> None:
        self.kind[place], self.owner[place] = "CAPITAL", seat
        self.tokens[place] = self.rules.start_capital_tokens

    def choose_village(self, seat: int, place: str) -> None:
        self.owner[place], self.tokens[place] = seat, self.rules.start_village_tokens

    def lose(self, place: str) -> None:
        seat = self.owner[place]
        self.owner[place], self.tokens[place] = NEUTRAL, 0
        self.influence[seat] = max(self.rules.influence_floor, self.influence[seat] - self.value(place))
        self.check_pope(seat)

    def gain(self, place: str, seat: int, tokens: int) -> None:
        self.owner[place], self.tokens[place] = seat, tokens
        self.influence[seat] += self.value(place)
        letter = self.building[place]
        if letter:
            too_many = self.buildings(seat, letter) > self.most(letter)
            if too_many or self.rules.building_on_capture == "razed":
                self.building[place] = ""

    # Popes
    def pope_sites(self, seat: int) -> set[str]:
        own = set(self.places_of(seat))
        churches = {place for place in own if self.building[place] == "C"}
        return sites_of_popes(churches, own, self.rules.pope_churches, self.rules.pope_link == "territory")

    def check_pope(self, seat: int) -> None:
        if seat in self.popes:
            place = self.popes[seat][0]
            stands = self.owner[place] == seat and self.building[place] == "C"
            if not stands or (self.rules.pope_needs_churches and place not in self.pope_sites(seat)):
                del self.popes[seat]

    # Houses
    def eliminate(self, seat: int) -> None:
        needed = self.villages_of(seat) if self.rules.elimination == "no_village" else self.places_of(seat)
        if needed:
            return
        for place in self.places_of(seat):
            self.owner[place], self.tokens[place] = NEUTRAL, 0
        self.alive.discard(seat)
        self.out.append(seat)
        self.gold[seat] = 0
        self.popes.pop(seat, None)
        if self.holder[1] == seat:
            self.released = set()
        self.holder = [NOBODY if holder == seat else holder for holder in self.holder]

    def order(self) -> list[int]:
        """The living seats, the first in the ranking first (§9)."""
        return sorted(
            self.alive,
            key=lambda seat: (
                -self.influence[seat],
                -len(self.places_of(seat)),
                -self.troops(seat),
                -self.gold[seat],
                (seat - self.anchor) % len(self.seats),
            ),
        )

    def reason(self, seat: int) -> str | None:
        if self.alive == {seat}:
            return "last"
        held = [self.owner[place] for place in PLACES if self.kind[place] == "CAPITAL" and self.owner[place] >= 0]
        if held and set(held) == {seat}:
            return "capitals"
        if {self.owner[place] for place in self.crown} == {seat}:
            return "crown"
        if self.influence[seat] >= self.rules.win_influence:
            return "influence"
        return "pope" if seat in self.popes and self.popes[seat][1] >= self.rules.pope_turns else None

    def victory(self) -> None:
        if self.round >= 1:
            for seat in self.order():
                reason = self.reason(seat)
                if reason:
                    self.end(seat, reason)

    def end(self, winner: int, reason: str) -> None:
        self.result = winner, reason
        raise Over

    def ranking(self) -> list[int]:
        """Each seat's rank, from 1."""
        assert self.result
        winner = self.result[0]
        line = [winner, *(seat for seat in self.order() if seat != winner), *reversed(self.out)]
        return [1 + line.index(seat) for seat in self.seats]

    # What can be seen
    def sight(self) -> dict[str, object]:
        """Everything that lasts from step to step, comparable with `sight_of`."""
        return {
            "board": [(p, self.owner[p], self.tokens[p], self.kind[p], self.building[p]) for p in PLACES],
            "houses": (self.gold, self.influence, sorted(self.alive), self.out, sorted(self.popes.items())),
            "powers": (self.holder, sorted(self.released), self.anchor, self.english, self.round, self.last_event),
            "cards": (Counter(self.deck), Counter(self.discard)),
            "bids": ([self.bids.get(s, -1) for s in self.seats], [self.was.get(s, -1) for s in self.seats]),
            "chance": (sorted(self.tied), self.left),
            "battle": self.battle_sight(),
            "result": self.result,
        }

    def battle_sight(self) -> object:
        if self.battle is None:
            return None
        fight = self.battle
        return [fight.at, fight.dt, *fight.dice, *fight.wounds, fight.attack, fight.defence]


def sight_of(setting: Setting, now: Look) -> dict[str, object]:
    """What the engine's state shows of the same."""
    world = World(setting, now)
    sight = world.sight()
    sight["bids"] = (now.bids, now.last_bids)
    sight["chance"] = (sorted(seat for seat in now.seats if now.tied[seat]), now.recruits_left)
    if now.phase == Phase.OVER:
        sight["result"] = now.winner, Ending(now.ending).name.lower()
    return sight


def start_kind(rules: Any, players: int, place: str) -> tuple[str, int]:
    """The kind and the owner of a place before the set-up (§4.1)."""
    if place in crown_cities(players, rules.small_max):
        return "CITY", CROWN
    vacant = MAP_KIND[place] == "capital" and rules.vacant_site == "city"
    return ("CITY" if vacant else "VILLAGE"), NEUTRAL


def chance(phase: str, outcomes: dict[str, Fraction | None]) -> Generator[Ask, str, str]:
    return (yield Ask(phase, CHANCE, outcomes))


def die(letter: str) -> dict[str, Fraction | None]:
    return {f"@{letter}{face}": Fraction(1, 6) for face in range(1, 7)}
