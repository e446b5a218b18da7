"""A whole game of guerre, naively, as a generator that asks for tokens: set-up, auctions, events, turns (§5–§8.5)."""

from __future__ import annotations

from fractions import Fraction

from donjons.core.verbs import NOBODY
from donjons.games.guerre.state import NEUTRAL
from guerre_map import ROADS
from guerre_naive import Ask, Asking, Over, chance, die
from guerre_naive_battle import Fighting


class Game(Fighting):
    """Answers come as tokens; the world is up to date whenever it asks."""

    def from_the_start(self) -> Asking:
        try:
            yield from self.set_up()
            yield from self.auctions(at_start=True)
            self.round = 1
            yield from self.rounds()
        except Over:
            return

    def from_phase(self, phase: str, seat: int, moved: bool) -> Asking:
        """From a position before a movement, before an action, or before an event."""
        try:
            if phase == "EVENT":
                yield from self.event()
            else:
                yield from self.turn(seat, phase, moved)
                yield from self.rest_of_round(self.starter, seat)
                yield from self.end_round()
            yield from self.rounds()
        except Over:
            return

    def clockwise(self, begin: int) -> list[int]:
        return [(begin + place) % len(self.seats) for place in self.seats]

    def rolloff(self, phase: str, seats: list[int]) -> Asking:
        """The seat that chance names is left alone in `tied`."""
        self.tied = seats
        token = yield from chance(phase, {f"@s{seat}": Fraction(1, len(seats)) for seat in seats})
        self.tied = [int(token[2:])]

    # The set-up
    def set_up(self) -> Asking:
        yield from self.rolloff("FIRST", list(self.seats))
        self.first = self.anchor = self.tied.pop()
        for seat in self.clockwise(self.first):
            token = yield Ask("CAPITAL", seat, dict.fromkeys(self.legal("CAPITAL", seat)))
            self.capital = token[1:]
            self.choose_capital(seat, self.capital)
            for _ in range(self.rules.start_villages):
                token = yield Ask("VILLAGE", seat, dict.fromkeys(self.legal("VILLAGE", seat)))
                self.choose_village(seat, token[1:])

    # Auctions
    def auctions(self, at_start: bool) -> Asking:
        for power in range(3):
            begin = self.first if at_start else self.anchor
            able = [s for s in self.clockwise(begin) if s in self.alive and not (power == 1 and s in self.popes)]
            self.bids = {}
            for seat in able:
                token = yield Ask("BID", seat, dict.fromkeys(self.legal("BID", seat)))
                self.bids[seat] = int(token[1:])
            if not able:
                self.vacate()
                continue
            self.was = dict(self.bids)
            yield from self.resolve(power, at_start)
            self.bids, self.tied = {}, []

    def vacate(self) -> None:
        self.holder[1], self.released = NOBODY, set()

    def resolve(self, power: int, at_start: bool) -> Asking:
        """Steps 3 to 7; what is neither assigned nor vacated is kept."""
        highest = max(self.bids.values())
        tied = sorted(seat for seat in self.bids if self.bids[seat] == highest)
        if highest == 0 and self.rules.zero_bid == "abstains":
            if at_start and power == 0:
                yield from self.rolloff("TIE", sorted(self.bids))
                self.assign(power, self.tied[0])
            elif power == 1 and not at_start:
                self.vacate()
        elif len(tied) == 1:
            self.assign(power, tied[0])
        elif at_start:
            if power != 1 or self.rules.start_pope_tie == "roll":
                yield from self.rolloff("TIE", tied)
                self.assign(power, self.tied[0])
        elif power == 0:
            self.tied = tied
            face = int((yield from chance("TIE", die("t")))[2:])
            self.assign(0, self.nearest(tied, -1 if face % 2 == 0 else 1))
        elif power == 1:
            self.vacate()

    def nearest(self, tied: list[int], step: int) -> int:
        seat = self.anchor + step
        wanted = self.alive if self.rules.crown_tie == "neighbour" else set(tied)
        while seat % len(self.seats) not in wanted:
            seat += step
        return seat % len(self.seats)

    def assign(self, power: int, seat: int) -> None:
        self.gold[seat] -= self.bids[seat]
        self.holder[power] = seat
        if power == 0:
            self.anchor = seat
        if power == 1:
            self.released = set()

    # Rounds
    def rounds(self) -> Asking:
        while True:
            self.starter = self.anchor
            yield from self.rest_of_round(self.starter, None)
            yield from self.end_round()

    def rest_of_round(self, starter: int, after: int | None) -> Asking:
        """The turns of a round, or those after one seat's."""
        seats = self.clockwise(starter)
        for seat in seats if after is None else seats[seats.index(after) + 1 :]:
            if seat in self.alive:
                if seat in self.popes:
                    place, age = self.popes[seat]
                    self.popes[seat] = place, age + 1
                    self.victory()
                yield from self.turn(seat, "MOVE", False)

    def end_round(self) -> Asking:
        if self.round >= self.rules.max_rounds:
            self.end(self.order()[0], "cap")
        self.round += 1
        yield from self.event()

    # Events
    def event(self) -> Asking:
        face = int((yield from chance("EVENT", die("e")))[2:])
        self.last_event = face
        match self.rules.event_table[face - 1]:
            case "famine":
                self.famine()
            case "change":
                yield from self.auctions(at_start=False)
            case "harvest":
                for seat in self.alive:
                    self.gold[seat] = min(self.rules.gold_cap, self.gold[seat] + self.income(seat))
            case "recruit":
                yield from self.recruitment()
            case "english":
                self.english += 1
                if self.english == self.rules.english_steps:
                    self.english = 0
                    yield from self.strike()

    def famine(self) -> None:
        for place, tokens in self.tokens.items():
            if tokens >= 2:
                lost = Fraction(tokens, self.rules.famine_divisor)
                self.tokens[place] -= -int(-lost // 1) if self.rules.famine_rounding == "up" else int(lost // 1)

    def income(self, seat: int) -> int:
        cities, villages = self.cities(seat), len(self.villages_of(seat))
        if seat == self.holder[2]:
            return int(self.rules.guild_city * cities + self.rules.guild_village * villages)
        return int(self.rules.harvest_city * cities + villages // self.rules.harvest_villages_per_ingot)

    def recruitment(self) -> Asking:
        for seat in self.clockwise(self.anchor):
            if seat in self.alive:
                villages = len(self.villages_of(seat)) // self.rules.recruit_villages_per_token
                self.left = self.rules.recruit_city * self.cities(seat) + villages
                while self.left > 0 and self.legal("RECRUIT", seat):
                    token = yield Ask("RECRUIT", seat, dict.fromkeys(self.legal("RECRUIT", seat)))
                    self.tokens[token[1:]] += 1
                    self.left -= 1
        self.left = 0

    def strike(self) -> Asking:
        troops = {seat: self.troops(seat) for seat in self.alive}
        houses = len(self.alive) if self.rules.english_count == "living" else len(self.seats)
        if sum(troops.values()) > self.rules.english_power_per_player * houses:
            self.reward([seat for seat in troops if troops[seat] == max(troops.values())])
            self.victory()
            return
        weakest = sorted(seat for seat in troops if troops[seat] == min(troops.values()))
        if len(weakest) > 1:
            yield from self.rolloff("PILLAGE_TIE", weakest)
            weakest, self.tied = self.tied, []
        (victim,) = weakest
        if self.villages_of(victim):
            token = yield Ask("PILLAGE", victim, dict.fromkeys(self.legal("PILLAGE", victim)))
            self.lose(token[1:])
            self.eliminate(victim)
            self.victory()
        yield from self.auctions(at_start=False)

    def reward(self, strongest: list[int]) -> None:
        for seat in self.alive:
            if [seat] == strongest:
                self.influence[seat] += self.rules.english_top
            elif seat in strongest or self.rules.english_reward == "all_and_top":
                self.influence[seat] += self.rules.english_all

    # Turns
    def turn(self, x: int, phase: str, moved: bool) -> Asking:
        self.built, self.moved = (), moved
        if phase == "MOVE":
            token = yield Ask("MOVE", x, dict.fromkeys(self.legal("MOVE", x)))
            self.moved = token != "-"
            if self.moved:
                self.walk(x, token)
            if x not in self.alive:
                return
        token = yield Ask("ACT", x, dict.fromkeys(self.legal("ACT", x)))
        if "x" in token:
            yield from self.attack(x, token)
        elif ">" in token:
            self.walk(x, token)
            if x not in self.alive:
                return
        elif "=" in token:
            yield from self.builds(x, token)
        idle = token == "/" if self.rules.upkeep_when == "pass_only" else "x" not in token
        if idle:
            self.gold[x] = max(0, self.gold[x] - self.rules.upkeep)
        if x not in self.popes and self.pope_sites(x):
            token = yield Ask("ELECT", x, dict.fromkeys(self.legal("ELECT", x)))
            if token != "&-":
                self.popes[x] = token[1:], 0
                if self.holder[1] == x:
                    self.vacate()

    def walk(self, x: int, token: str) -> None:
        f, t, k = token[:3], token[4:7], int(token[8:])
        self.tokens[f] -= k
        if self.owner[t] == NEUTRAL:
            self.gain(t, x, k)
        else:
            self.tokens[t] += k
        if self.tokens[f] == 0:
            self.lose(f)
            self.eliminate(x)
        self.victory()

    def attack(self, x: int, token: str) -> Asking:
        f, t, k = token[:3], token[4:7], int(token[8:])
        assert t in ROADS[f]
        if x == self.holder[1] and self.owner[t] >= 0:
            self.released.add(self.owner[t])
        if self.owner[t] == NEUTRAL and self.rules.neutral_dice == 0:
            self.tokens[f] -= k
            self.gain(t, x, k)
            self.victory()
        else:
            yield from self.fight(x, f, t, k)

    def builds(self, x: int, token: str) -> Asking:
        while token != ".":
            place, letter = token.split("=")
            self.gold[x] -= self.rules.fortress_cost if letter == "F" else self.rules.church_cost
            self.building[place] = letter
            self.check_pope(x)
            self.built = (*self.built, place)
            options = self.legal("BUILD_MORE", x)
            if len(self.built) >= self.rules.builds_per_action or options == ["."]:
                return
            token = yield Ask("BUILD_MORE", x, dict.fromkeys(options))
