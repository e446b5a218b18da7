"""Random positions of guerre in the middle of a game, full of neighbours, as `pos` lines."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from guerre_map import PLACES, ROADS, SITES, crown_cities, grown, sites_of_popes
from guerre_playing import GAME, parameters

CODES = ("LA", "AR", "CV", "FA", "TE", "CT", "BE", "TG", "MU", "EC", "AS", "VI", "TB", "HO", "BO")
LETTERS = {"F": "fortress_max", "C": "church_max"}


def random_position(random: Random, players: int, changes: Mapping[str, str]) -> str:
    """A `pos` line in the middle of a game that nobody has won yet, with much to fight about."""
    return _Country(random, players, changes).line()


class _Country:
    """Owners, tokens and buildings, within the rules' numbers."""

    def __init__(self, random: Random, players: int, changes: Mapping[str, str]) -> None:
        self.random, self.players, self.changes = random, players, changes
        self.rules = parameters(GAME.setting(players, changes))
        self.crown = crown_cities(players, self.rules.small_max)
        self.owner: dict[str, int] = {}
        self.building: dict[str, str] = {}
        self.scarcity = random.choice((0.1, 0.4, 0.8))
        self.capitals = random.sample(SITES, players)
        self.living = list(range(players))
        if players > 2 and random.random() < 0.3:
            self.living = sorted(random.sample(self.living, random.randint(2, players - 1)))
        self.settle()
        self.build()

    def is_village(self, place: str) -> bool:
        vacant_city = place in SITES and self.rules.vacant_site == "city"
        return place not in (*self.capitals, *self.crown) and not vacant_city

    def settle(self) -> None:
        """Every living house has a region of its own, a village in it, and some hold capitals, at least two."""
        free = set(PLACES) - set(SITES)
        villages = [place for place in sorted(free) if self.is_village(place)]
        for seat, start in zip(self.living, self.random.sample(villages, len(self.living)), strict=True):
            self.owner[start] = seat
        free -= set(self.owner)
        for start, seat in sorted(self.owner.items()):
            size = self.random.randint(1, 2 + 24 // len(self.living))
            for place in sorted(grown(self.random, start, size, free)):
                self.owner[place] = seat
            free -= set(self.owner)
        masters = [*self.living, *self.random.choices(self.living, k=self.players)]
        for capital, seat in zip(self.capitals, masters, strict=False):
            self.owner[capital] = seat
        for site in SITES:
            if site not in self.capitals and self.random.random() < 0.4:
                self.owner[site] = self.random.choice(self.living)
        self.is_nearly_dethroned = self.random.random() < 0.2
        if self.is_nearly_dethroned:
            self.scarcity = 0.0
            near = [place for place in ROADS[self.crown[0]] if place not in SITES]
            self.owner |= dict.fromkeys((*self.crown[1:], *near), self.living[0])
            if self.random.random() < 0.7:
                self.owner[self.crown[0]] = self.living[1]
        if self.crown and all(self.owner.get(place) == self.living[0] for place in self.crown):
            self.owner[self.crown[0]] = self.living[1]

    def build(self) -> None:
        """Buildings of houses, and some that were left on neutral places."""
        taste = self.random.choice(("C", "CF", "CCCF"))
        for place in self.random.sample(PLACES, len(PLACES)):
            seat, letter = self.owner.get(place), self.random.choice(taste)
            held = [self.building.get(other) for other, owner in self.owner.items() if owner == seat]
            full = held.count(letter) >= getattr(self.rules, LETTERS[letter])
            if self.random.random() < (0.5 if seat is not None else 0.1) and not (seat is not None and full):
                if place not in self.capitals and not (seat is None and place in self.crown):
                    self.building[place] = letter

    def capacity(self, place: str) -> int:
        return int(self.rules.cap_village if self.is_village(place) else self.rules.cap_city)

    def word(self, place: str) -> str:
        star = "*" if place in self.capitals else ""
        tokens = self.random.randint(1, self.capacity(place)) if place in self.owner else 0
        is_last_stand = self.is_nearly_dethroned and place == self.crown[0]
        if tokens > 1 and (is_last_stand or self.random.random() < self.scarcity):
            tokens = 1
        return f"{place}{star}{tokens}{self.building.get(place, '')}"

    def sites(self, seat: int) -> list[str]:
        own = {place for place, owner in self.owner.items() if owner == seat}
        churches = {place for place in own if self.building.get(place) == "C"}
        return sorted(
            sites_of_popes(churches, own, self.rules.pope_churches, self.rules.pope_link == "territory")
            if len(churches) >= self.rules.pope_churches
            else set()
        )

    def power_words(self) -> list[str]:
        """Holders, popes, and whom the holder of the support has attacked."""
        random, words, popes = self.random, [], set()
        for seat in self.living:
            if self.sites(seat) and random.random() < 0.5:
                popes.add(seat)
                words.append(f"own.{seat}={random.choice(self.sites(seat))}:{random.randrange(self.rules.pope_turns)}")
        for name in ("ear", "pope", "guild"):
            able = [seat for seat in self.living if name != "pope" or seat not in popes]
            if able and random.random() < 0.7:
                holder = random.choice(able)
                words.append(f"{name}={holder}")
                freed = [str(seat) for seat in self.living if seat != holder and random.random() < 0.4]
                words += [f"freed={','.join(freed)}"] if name == "pope" and freed else []
        return [*words, f"anchor={random.randrange(self.players)}"]

    def pile_words(self) -> list[str]:
        kept = [self.random.randint(0, count) for count in self.rules.deck_counts]
        if self.random.random() < 0.3:
            kept = [self.random.choice((0, 0, 0, 1)) for _ in kept]
        gone = [count - left for count, left in zip(self.rules.deck_counts, kept, strict=True)]
        return [f"deck={cards(kept)}", f"disc={cards(gone)}"] if self.random.random() < 0.7 else []

    def line(self) -> str:
        random, rules = self.random, self.rules
        rich = [random.randint(0, rules.gold_cap) if seat in self.living else 0 for seat in range(self.players)]
        most = rules.win_influence - 1
        influence = [random.randint(min(rules.influence_floor, most), most) for _ in range(self.players)]
        words = ["pos", f"n={self.players}"]
        if self.is_nearly_dethroned:
            words += [f"to={self.living[0]}", "phase=ACT"]
        else:
            words += [f"to={random.choice(self.living)}", f"phase={random.choice(('ACT', 'MOVE', 'MOVE', 'EVENT'))}"]
        words.append(f"moved={random.randint(0, 1)}")
        words += [f"round={random.randint(1, rules.max_rounds)}", f"english={random.randrange(rules.english_steps)}"]
        words += ["gold=" + ",".join(map(str, rich)), "inf=" + ",".join(map(str, influence))]
        words += self.power_words() + self.pile_words() + [f"{name}={text}" for name, text in self.changes.items()]
        groups = [self.group(str(seat), seat) for seat in self.living]
        neutral = [place for place in (*self.capitals, *self.building) if place not in self.owner]
        groups += [" ".join(["-", *(self.word(place) for place in neutral)])] if neutral else []
        return " | ".join([" ".join(words), *groups])

    def group(self, name: str, seat: int) -> str:
        return " ".join([name, *(self.word(place) for place in PLACES if self.owner.get(place) == seat)])


def cards(counts: list[int]) -> str:
    return ",".join(f"{code}{count}" for code, count in zip(CODES, counts, strict=True) if count) or "-"
