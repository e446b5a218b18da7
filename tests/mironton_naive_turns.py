"""A whole game of mironton, naively, as a generator that asks for tokens: seats and the turn (§5 to §7, §8.11 on)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from mironton_naive import (
    CATALOGUE,
    COPIES,
    FAMILIES,
    HIRED,
    ITEMS,
    OUT,
    TYPES,
    WILD,
    Ask,
    Asking,
    Group,
    Lone,
    Over,
    Stray,
    number_in,
    opposite,
    uniform,
)
from mironton_naive_bands import Banding
from mironton_naive_fights import word_of

Options = dict[str, Any]
OWNERS = {1: (0, 0, 0, 0), 2: (0, 1, 0, 1), 3: (0, 1, 2, 0), 4: (0, 1, 2, 3)}
PHASES = ("1", "W1", "2", "3", "W2", "4", "5", "6", "7", "8", "9", "10")
JINXES = {"amnesia": "M", "rust": "W", "doubt": "C"}
BOSS, TRAP, PENTA = range(3)


class Game(Banding):
    """Answers come as tokens; the world is up to date whenever it asks."""

    def from_the_start(self) -> Asking:
        try:
            yield from self.set_up()
            yield from self.turns("1", self.order()[0])
        except Over:
            self.phase = "over"

    def from_phase(self, phase: str, seat: int) -> Asking:
        """From the beginning of a phase; earlier seats have finished."""
        try:
            yield from self.turns(phase, seat)
        except Over:
            self.phase = "over"

    def turns(self, phase: str, seat: int) -> Asking:
        while True:
            for name in PHASES[PHASES.index(phase) :]:
                self.phase = name
                yield from self.play_phase(name, seat)
                seat = self.order()[0]
            self.turn += 1
            self.begin_turn()
            phase, seat = "1", self.order()[0]

    def play_phase(self, name: str, seat: int) -> Asking:
        automatic = {
            "1": self.arrivals,
            "2": self.activations,
            "4": self.attacks,
            "6": self.wanderings,
            "7": self.plunderings,
            "8": self.revenues,
            "10": self.end_of_turn,
        }
        if name in automatic:
            yield from automatic[name]()
            return
        by_seat = {"W1": self.window, "W2": self.window, "3": self.groups_move, "5": self.lone_move, "9": self.recruit}
        order = self.order()
        for self.seat in order[order.index(seat) :]:
            yield from by_seat[name]()

    def begin_turn(self) -> None:
        for band in self.bands:
            band.act = False
        for group in self.groups:
            group.act = False
        for lone in self.lone:
            lone.act = False
        for unit in self.monsters:
            unit.fought = False
        for group in self.groups:
            group.horn = 0
        self.reached = self.sacks = 0
        self.eliminated, self.bought = [], set()

    # The set-up
    def set_up(self) -> Asking:
        self.phase = "setup"
        taken: set[str] = set()
        for owner in OWNERS[self.seats]:
            free: Options = {f"family:{family}": None for family in FAMILIES if family not in taken}
            family = (yield Ask("setup", f"p{owner}", free))[7:]
            taken.add(family)
            most = -(-4 // len(self.map.inner))
            here = [room for room in self.map.inner if sum(group.place == room for group in self.groups) < most]
            room = (yield from self.ask(f"p{owner}", {f"start:{room}": None for room in here}))[6:]
            starter = CATALOGUE["starters"][family]
            troop = [[starter["troop"], 1] for _ in range(3)]
            self.groups.append(Group(self.serial("g"), owner, room, 0, [[starter["boss"], 3], *troop]))
        for _ in range(self.rules.start_strays):
            die = number_in((yield Ask("setup", "*", uniform("wtype", 6))))
            kind = CATALOGUE["wandering_setup"]["die"][die - 1]
            rooms = [room for room in self.map.rooms if room not in (self.map.heart, *self.map.entrance_rooms)]
            rooms = [room for room in rooms if not self.strays_at(room)] or rooms
            token = yield from self.ask("*", uniform("wroom", len(rooms)))
            self.strays.append(Stray(self.serial("w"), rooms[number_in(token) - 1], 0, [[kind, 1]]))

    # Items (8.15)
    def window(self) -> Asking:
        while len(options := self.plays()) > 1:
            token = yield Ask(self.phase, f"p{self.seat}", options)
            if token == "pass":
                return
            yield from self.play(token)

    def plays(self) -> Options:
        found = ["pass"]
        for item in ITEMS:
            if self.stock[item] and (item != "horn" or self.phase == "W1"):
                found += [f"play:{item}:{words}" for words in self.arguments(item)]
        return dict.fromkeys(found)

    def arguments(self, item: str) -> list[str]:
        bands = self.inside
        if item == "low_blow":
            return [
                f"on=b{band.serial}:by={word_of(one)}:at={word_of(other)}"
                for band in bands
                for one in band.figures
                for other in band.figures
                if one is not other
            ]
        if item in JINXES:
            letter = JINXES[item]
            return [f"on=b{band.serial}" for band in bands if band.has(letter) and letter not in band.jinx]
        if item == "false_map":
            return [f"on=b{band.serial}:face={face}" for band in bands if not band.map for face in range(1, 7)]
        if item in ("webs", "false_bottom"):
            return [f"on=b{band.serial}" for band in bands if not (band.web if item == "webs" else band.bottom)]
        if item in ("banner", "horn"):
            return [
                f"on=g{group.serial}" for group in self.groups if not (group.banner if item == "banner" else group.horn)
            ]
        if item == "draught":
            return self.thirsty()
        rooms, level = self.free_rooms(), max(1, self.level)
        if item == "pocket_trap":
            return [f"at={room}" for room in rooms]
        if len(self.strays) >= self.rules.strays_max:
            return []
        return [f"as={kind}:at={room}" for kind in WILD if TYPES[kind]["level"] <= level for room in rooms]

    def thirsty(self) -> list[str]:
        found = [f"on=g{group.serial}" for group in self.groups if self.is_wounded(group)]
        found += [f"on=l{lone.serial}" for lone in first_alike(self.lone) if self.is_wounded(lone)]
        return [*found, "on=DRG"] if self.dragon < self.rules.guardian_level else found

    def is_wounded(self, unit: Group | Lone) -> bool:
        return any(hp < self.level_of(kind) for kind, hp in unit.figures)

    def play(self, token: str) -> Asking:
        _, item, *words = token.split(":")
        said = dict(word.split("=") for word in words)
        self.stock[item] -= 1
        name = said.get("on", "")
        units: dict[str, Sequence[Any]] = {"b": self.bands, "g": self.groups, "l": self.lone}
        unit: Any = next((unit for unit in units.get(name[:1], ()) if f"{name[0]}{unit.serial}" == name), None)
        if item == "low_blow":
            yield from self.stab(unit, said["by"], said["at"])
        elif item in JINXES:
            unit.jinx.add(JINXES[item])
        elif item == "false_map":
            unit.map = int(said["face"])
        elif item == "webs":
            unit.web = True
        elif item == "false_bottom":
            unit.bottom = True
        elif item == "banner":
            unit.banner = True
        elif item == "horn":
            unit.horn = self.rules.horn_bonus
        elif item == "pocket_trap":
            self.traps[said["at"]] = (max(1, self.level), False, self.seat)
        elif item == "summons":
            self.wild(said["as"], said["at"])
        elif unit is None:
            self.dragon = self.rules.guardian_level
        else:
            for figure in unit.figures:
                figure[1] = self.level_of(figure[0])

    def wild(self, kind: str, room: str) -> None:
        self.strays.append(Stray(self.serial("w"), room, self.turn, [[kind, TYPES[kind]["level"]]]))

    # Phase 3
    def groups_move(self) -> Asking:
        while True:
            mine = [group for group in self.groups if group.owner == self.seat and not group.act]
            able = [g for g in mine if not self.bands_at(g.place) or self.takes(g, set())]
            options = {f"pick:g{group.serial}": None for group in able} | {"done": None}
            token = yield from self.ask(f"p{self.seat}", options)
            if token == "done":
                return
            group = next(g for g in able if token == f"pick:g{g.serial}")
            yield from self.move_group(group)
            group.act = True

    def move_group(self, group: Group) -> Asking:
        dropped: set[int] = set()
        taken = False
        while True:
            engaged = bool(self.bands_at(group.place))
            options: Options = {"stay": None}
            options |= {f"take:l{lone.serial}": None for lone in self.takes(group, dropped)}
            if not engaged:
                options |= {f"go:{place}": None for place in self.reach(group)}
                if not taken and len(self.lone) < self.rules.lone_max:
                    options |= {f"drop:{self.monster_word(figure)}": None for figure in group.figures[1:]}
            token = yield from self.ask(f"p{self.seat}", options)
            kind, _, what = token.partition(":")
            if kind == "stay":
                return
            if kind == "go":
                group.place, group.since = what, self.turn
                return
            if kind == "take":
                lone = next(lone for lone in self.lone if f"l{lone.serial}" == what)
                self.lone.remove(lone)
                group.figures += lone.figures
                group.since, group.fought = max(group.since, lone.since), group.fought or lone.fought
                taken = True
            else:
                figure = next(figure for figure in group.figures[1:] if self.monster_word(figure) == what)
                group.figures = [other for other in group.figures if other is not figure]
                serial = self.serial("l")
                dropped.add(serial)
                self.lone.append(Lone(serial, group.owner, group.place, group.since, [figure], False, group.fought))

    def monster_word(self, figure: list[Any]) -> str:
        kind, hp = figure
        return kind if hp == self.level_of(kind) else f"{kind}/{hp}"

    def takes(self, group: Group, dropped: set[int]) -> list[Lone]:
        boss = group.figures[0][0]
        rule = self.rules.command_rule
        if len(group.figures) - 1 >= (TYPES[boss]["level"] if rule == "level" else int(rule)):
            return []
        return [
            lone
            for lone in first_alike(self.lone)
            if lone.place == group.place
            and TYPES[lone.figures[0][0]]["family"] == TYPES[boss]["family"]
            and (self.rules.share_recruits or lone.owner == group.owner)
            and lone.serial not in dropped
        ]

    # Phase 5
    def lone_move(self) -> Asking:
        while True:
            mine = first_alike([lone for lone in self.lone if lone.owner == self.seat and not lone.act])
            able = {f"pick:l{lone.serial}": lone for lone in mine if not self.bands_at(lone.place)}
            token = yield from self.ask(f"p{self.seat}", dict.fromkeys([*able, "done"]))
            if token == "done":
                return
            lone = able[token]
            options = {f"go:{place}": None for place in self.reach(lone)} | {"stay": None}
            token = yield from self.ask(f"p{self.seat}", options)
            lone.act = True
            if token != "stay":
                lone.place, lone.since = token[3:], self.turn

    # Phase 6
    def wanderings(self) -> Asking:
        for stray in list(self.strays):
            if stray in self.strays:
                yield from self.wander(stray)

    def wander(self, stray: Stray) -> Asking:
        if (yield from self.meets_enemy(stray)):
            return
        left = self.speed(stray)
        while left >= 1:
            if self.map.is_room(stray.place):
                mouths = {mouth for mouth, _ in self.map.entrances}
                ways = [(side, out) for side, _, out in self.map.exits[stray.place] if out not in mouths]
                if not ways:
                    return
            else:
                closed = (OUT, self.map.heart)
                back = opposite(stray.heading)
                beyond = {side: self.map.ways[stray.place].get(side, (OUT, None))[0] for side in "NESW"}
                ways = [(s, place) for s, place in beyond.items() if place not in closed and s != back]
                if not ways and beyond[back] in closed:
                    return
                ways = ways or [(back, beyond[back])]
            token = yield from self.ask("*", uniform("wander", len(ways)))
            stray.heading, stray.place = ways[number_in(token) - 1]
            stray.since = self.turn
            left = 0 if self.map.is_room(stray.place) else left - 1
            if stray.place in self.traps:
                yield from self.spring(stray)
                if stray in self.strays:
                    yield from self.meets_enemy(stray)
                return
            if (yield from self.meets_enemy(stray)):
                return

    def meets_enemy(self, stray: Stray) -> Any:
        bands = self.bands_at(stray.place)
        others = [other for other in self.strays_at(stray.place) if other is not stray]
        if bands:
            yield from self.fight(stray.place, self.monster_side([stray]), self.band_side(bands[0]))
        elif others:
            yield from self.fight(stray.place, self.monster_side([stray]), self.monster_side([others[0]]))
        return bool(bands or others)

    # Phases 7 and 8
    def plunderings(self) -> Asking:
        for band in self.inside:
            room = band.place
            if self.map.is_room(room) and not self.is_hostile(room) and room not in band.plundered:
                die = number_in((yield Ask("7", "*", uniform("plunder", 6))))
                level = max(figure[1] for figure in band.figures)
                thieves = band.has("T")
                loss = (die + thieves) * level if self.rules.plunder_rule == "example" else die + thieves * level
                self.treasury -= 0 if band.bottom else loss
                band.bottom = False
                band.plundered.add(room)

    def revenues(self) -> Asking:
        gold = [self.rules.revenue_per_level * value for value, _, _ in self.eliminated]
        self.treasury += sum(gold)
        slices = self.rules.item_slice
        dice = sum(gold) // slices if self.rules.item_slices == "turn" else sum(one // slices for one in gold)
        hits = yield from self.roll(dice, self.rules.item_face)
        for _ in range(hits):
            deck = {item: COPIES[item] - self.stock[item] for item in ITEMS}
            cards = sum(deck.values())
            if cards:
                options = {f"draw:{item}": Fraction(count, cards) for item, count in deck.items() if count}
                self.stock[(yield from self.ask("*", options))[5:]] += 1

    # Phase 9
    def recruit(self) -> Asking:
        while True:
            token = yield from self.ask(f"p{self.seat}", dict.fromkeys(["done", *self.purchases()]))
            if token == "done":
                return
            self.treasury -= self.purchases()[token]
            self.buy(*token.split(":"))

    def has_bought(self, mark: int) -> bool:
        return (self.buyer, mark) in self.bought

    @property
    def buyer(self) -> int:
        return self.seat if self.rules.limits_scope == "seat" else 0

    def purchases(self) -> dict[str, int]:
        """Tokens and prices of all that can be bought and paid."""
        rules, highest = self.rules, self.level + self.rules.level_margin
        found: dict[str, int] = {}
        in_play = [(figure[0], figure is one.figures[0]) for one in self.groups for figure in one.figures]
        in_play += [(lone.figures[0][0], False) for lone in self.lone]
        for kind in HIRED:
            row, level = TYPES[kind], TYPES[kind]["level"]
            price = (rules.price_monster + rules.price_power * len(row["powers"])) * level
            if level > highest or sum(kind == other for other, _ in in_play) >= row["supply"]:
                continue
            if len(self.lone) < rules.lone_max:
                found[f"hire:{kind}"] = price
            bosses = sum(kind == other and boss for other, boss in in_play)
            if bosses < rules.boss_max and len(self.groups) < rules.groups_max and not self.has_bought(BOSS):
                found[f"boss:{kind}"] = price + rules.price_boss_extra * level
        for room in self.free_rooms():
            for kind in WILD:
                row, level = TYPES[kind], TYPES[kind]["level"]
                if level <= highest and len(self.strays) < rules.strays_max:
                    price = (rules.price_stray + rules.price_power * len(row["powers"])) * level
                    found[f"stray:{kind}:at={room}"] = price
            for level in range(1, 0 if self.has_bought(TRAP) else highest + 1):
                times = level * level if rules.trap_price_rule == "square" else level
                found[f"trap:{level}:at={room}"] = rules.price_trap * times
                found[f"mtrap:{level}:at={room}"] = rules.price_mtrap * times
        if not self.has_bought(PENTA) and len(self.pairs) < rules.pentacle_pairs_max:
            rooms = [r for r in self.map.rooms if r != self.map.heart and not self.pair_of(r) and not self.bands_at(r)]
            for place, one in enumerate(rooms):
                for other in rooms[place + 1 :]:
                    found[f"penta:{one}-{other}"] = rules.price_pentacles * self.level
        return {token: price for token, price in found.items() if price <= self.treasury}

    def buy(self, what: str, subject: str, room: str = "") -> None:
        room = room.removeprefix("at=")
        if what == "hire":
            figure = [subject, TYPES[subject]["level"]]
            self.lone.append(Lone(self.serial("l"), self.seat, self.map.heart, self.turn, [figure]))
        elif what == "boss":
            figure = [subject, TYPES[subject]["level"]]
            self.groups.append(Group(self.serial("g"), self.seat, self.map.heart, self.turn, [figure]))
            self.bought.add((self.buyer, BOSS))
        elif what == "stray":
            self.wild(subject, room)
        elif what == "penta":
            one, other = subject.split("-")
            self.pairs.append((one, other))
            self.bought.add((self.buyer, PENTA))
        else:
            self.traps[room] = (int(subject), what == "mtrap", self.seat)
            self.bought.add((self.buyer, TRAP))

    # Phase 10
    def end_of_turn(self) -> Asking:
        rules = self.rules
        counted = sum(count for _, count, counts in self.eliminated if counts)
        gained = (self.kills + counted) // rules.kills_per_level - self.kills // rules.kills_per_level
        self.kills += counted
        self.level += gained - rules.heart_loss * self.reached - rules.sack_loss * self.sacks
        if self.level < 1:
            if self.bands_at(self.map.heart) or self.sacks:
                self.end("fallen")
            self.level = 1
        if self.level >= rules.target_level:
            self.end("victory")
        self.regenerate()
        if self.turn == rules.turn_cap:
            self.end("held")
        yield from ()

    def regenerate(self) -> None:
        for unit in self.monsters:
            if unit.since < self.turn and not (self.rules.regen_needs_rest and unit.fought):
                for figure in unit.figures:
                    if self.is_lair(figure[0], unit.place):
                        figure[1] = self.level_of(figure[0])
        if self.rules.guardian_lair:
            self.dragon = self.rules.guardian_level

    def end(self, outcome: str) -> None:
        self.outcome = outcome
        raise Over

    def score(self) -> int:
        rules = self.rules
        purse = max(-rules.score_purse, min(self.treasury, rules.score_purse))
        score = rules.score_level * max(self.level, 0) + rules.score_kill * self.kills + purse
        if self.outcome == "victory":
            score += rules.score_victory + rules.score_turn * (rules.turn_cap - self.turn)
        return int(score)


def first_alike(lone: list[Lone]) -> list[Lone]:
    """Of monsters that cannot be told apart the first."""
    found: dict[tuple[Any, ...], Lone] = {}
    for one in lone:
        found.setdefault((tuple(one.figures[0]), one.owner, one.place, one.since, one.fought), one)
    return list(found.values())
