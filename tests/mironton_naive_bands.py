"""What bands do in the naive game: they come, walk, meet and are attacked (§8.3 to §8.6, §8.9, §8.10, §8.18)."""

from __future__ import annotations

from typing import Any

from mironton_naive import OUT, SIDES, Ask, Asking, Band, Group, number_in, opposite, turned, uniform
from mironton_naive_fights import Fighting


class Banding(Fighting):
    # Phase 1
    def arrivals(self) -> Asking:
        self.phase = "1"
        rules = self.rules
        if not self.map.entrances:
            return
        waiting = list(self.outside)
        if len(self.inside) < rules.bands_max:
            need = rules.arrival_table[self.arrival]
            if need == 0 or number_in((yield from self.ask("*", uniform("arrive", 6)))) >= need:
                self.arrival = 1
                yield from self.create()
            else:
                self.arrival = min(5, self.arrival + 1)
        for band in waiting:
            if not rules.returning_bands or len(self.inside) >= rules.bands_max:
                break
            if number_in((yield from self.ask("*", uniform("return", 6)))) >= rules.return_threshold:
                for figure in band.figures:
                    if band.plundered:
                        gained = max(0, min(rules.return_bonus, rules.band_level_max - figure[1]))
                        figure[1] += gained
                        band.value += gained
                    figure[2] = figure[1]
                yield from self.come_in(band)

    def create(self) -> Asking:
        rules = self.rules
        dominant = "WTMC"[number_in((yield Ask("1", "*", uniform("dominant", 4)))) - 1]
        size = rules.band_base
        while True:
            die = number_in((yield Ask("1", "*", uniform("size", 6))))
            size += (die + 1) // 2
            if size >= rules.band_size_max or die < (6 if rules.open_d3_on == "die6" else 5):
                break
        size = min(size, rules.band_size_max)
        letters = [dominant] * min(size, rules.band_dominant)
        while len(letters) < size:
            die = number_in((yield Ask("1", "*", uniform("class", 6))))
            letters.append(dominant if die > 4 else "WTMC"[die - 1])
        level = yield from self.level_chain()
        sight = number_in((yield Ask("1", "*", uniform("sight", 6))))
        band = Band(self.serial("b"), OUT, "N", None, [[letter, level, level] for letter in letters])
        band.value, band.infra = level * size, sight >= rules.infravision_face
        self.bands.append(band)
        yield from self.come_in(band)

    def level_chain(self) -> Any:
        rules, level, before = self.rules, self.level, 0
        for _ in range(20 if rules.level_chain == "table" else 1000):
            die = number_in((yield Ask("1", "*", uniform("lvl", 6))))
            change = {1: -1, 6: 1}.get(die, 0)
            if change == 0 or (rules.level_chain == "same" and change == -before):
                break
            level, before = level + change, change
            if (change < 0 and level <= 1) or (change > 0 and level >= rules.band_level_max):
                break
        return max(rules.band_level_min, min(level, rules.band_level_max))

    def come_in(self, band: Band) -> Asking:
        token = yield from self.ask("*", uniform("entrance", len(self.map.entrances)))
        band.place, band.heading = self.map.entrances[number_in(token) - 1]
        band.via, band.new, band.act = None, True, False

    # Phase 2
    def activations(self) -> Asking:
        self.phase = "2"
        for band in list(self.inside):
            if band in self.bands and not band.act:
                yield from self.activate(band)
                band.act, band.new = True, False

    def activate(self, band: Band) -> Asking:
        webbed, band.web = band.web, False
        if self.is_hostile(band.place):
            yield from self.assault(band)
            return
        if webbed:
            return
        fast = band.infra or band.has("T")
        left, crossing, teleported = self.rules.speed_band_fast if fast else self.rules.speed_band, False, False
        while left >= 1:
            way = yield from self.choose_way(band)
            cost, side, place, via = self.step(band, way, crossing)
            if cost > left:
                return
            left -= cost
            band.heading = side
            if place == OUT:
                self.leave(band)
                return
            band.place, band.via, crossing = place, via, via is not None
            while True:
                stops = yield from self.arrive(band)
                if stops:
                    return
                twin = self.pair_of(band.place)
                if not band.has("M") or teleported or twin is None:
                    break
                if (yield from self.roll(band.has("M"), self.rules.portal_face)) == 0:
                    break
                teleported, crossing = True, False
                band.place, band.via = twin, None

    def step(self, band: Band, way: Any, crossing: bool) -> tuple[int, str, str, int | None]:
        """Cost, direction, place and exit of entry."""
        if self.map.is_room(band.place):
            side, _, outside = self.map.exits[band.place][way]
            return 1 + (self.map.cross(band.place, band.via, way) if crossing else 0), side, outside, None
        other, door = self.map.ways[band.place][way]
        return 1, way, other, door

    def leave(self, band: Band) -> None:
        if not self.rules.returning_bands:
            self.bands.remove(band)
            return
        if len(self.outside) >= self.rules.outside_max:
            self.bands.remove(self.outside[0])
        band.place = OUT

    def choose_way(self, band: Band) -> Any:
        is_room = self.map.is_room(band.place)
        count = len(self.map.exits[band.place] if is_room else self.map.ways[band.place])
        if count < (2 if is_room else 3):
            return self.way(band, 3)
        if band.new:
            band.new = False
            return self.way(band, 3)
        if band.map:
            face, band.map = band.map, 0
            return self.way(band, face)
        return self.way(band, number_in((yield Ask("2", "*", uniform("orient", 6)))))

    def way(self, band: Band, face: int) -> Any:
        """8.3"""
        if self.map.is_room(band.place):
            return self.way_in_room(band, face)
        ways, h = self.map.ways[band.place], band.heading
        straight, right, back, left = (turned(h, quarters) for quarters in range(4))
        to_heart = sorted(ways, key=lambda side: (self.map.value(band.place, side), SIDES.index(side)))
        wanted = {
            1: [left, straight, right, back],
            2: [right, straight, left, back],
            3: [straight, *[side for side in to_heart if side != back], back],
            6: [back, *to_heart],
        }.get(face, to_heart)
        return next(side for side in wanted if side in ways)

    def way_in_room(self, band: Band, face: int) -> int:
        exits = self.map.exits[band.place]
        classes: dict[str, list[int]] = {"left": [], "straight": [], "right": [], "back": []}
        for number in range(len(exits)):
            if number != band.via:
                classes[self.class_of(band, number)].append(number)
        if band.via is not None:
            classes["back"].append(band.via)
        for name in ("left", "straight", "right"):
            classes[name].sort(key=lambda number: (self.map.cross(band.place, band.via, number), number))
        to_heart = sorted(range(len(exits)), key=lambda number: (self.map.to_heart[exits[number][2]], number))
        left, straight, right, back = (classes[name] for name in ("left", "straight", "right", "back"))
        at_last = back if band.via is not None else to_heart
        wanted = {
            1: [*left, *straight, *right, *at_last],
            2: [*right, *straight, *left, *at_last],
            3: [*straight, *[number for number in to_heart if number not in back], *at_last],
            6: [*back, *to_heart],
        }.get(face, to_heart)
        return wanted[0]

    def class_of(self, band: Band, number: int) -> str:
        exits, h = self.map.exits[band.place], band.heading
        side = exits[number][0]
        if side != opposite(h):
            return ("straight", "right", "", "left")[(SIDES.index(side) - SIDES.index(h)) % 4]
        if band.via is None:
            return "back"
        here, there = exits[band.via][1], exits[number][1]
        dx, dy = there[0] - here[0], there[1] - here[1]
        to_the_right = {"N": dx, "E": dy, "S": -dx, "W": -dy}[h]
        return "right" if to_the_right > 0 else "left"

    def arrive(self, band: Band) -> Any:
        """8.5, 1 to 4: does it stop here?"""
        if band.place == self.map.heart:
            self.reached += 1
        if band.place in self.traps:
            yield from self.spring(band)
            if band in self.bands and self.is_hostile(band.place):
                yield from self.assault(band)
            return True
        if self.is_hostile(band.place):
            yield from self.assault(band)
            return True
        for other in self.bands_at(band.place):
            if other is not band:
                die = number_in((yield Ask("2", "*", uniform("meet", 6))))
                if die <= self.rules.meet_quarrel:
                    yield from self.quarrel(band, other)
                    return True
                fits = len(band.figures) + len(other.figures) <= self.rules.band_size_max
                if die >= self.rules.meet_merge and fits:
                    self.merge(band, other)
                    return True
        return False

    def assault(self, band: Band) -> Asking:
        place = band.place
        regulars = self.regulars_at(place)
        if regulars:
            yield from self.fight(place, self.band_side(band), self.monster_side(regulars))
        for stray in self.strays_at(place):
            if band in self.bands:
                yield from self.fight(place, self.band_side(band), self.monster_side([stray]))

    def quarrel(self, band: Band, other: Band) -> Asking:
        for _ in range(self.rules.quarrel_round_cap):
            if band in self.bands and other in self.bands:
                yield from self.fight(band.place, self.band_side(band), self.band_side(other))

    def merge(self, band: Band, other: Band) -> None:
        low, high = sorted((band, other), key=lambda one: one.serial)
        low.figures += high.figures
        low.value += high.value
        low.count += high.count
        low.plundered |= high.plundered
        low.jinx |= high.jinx
        low.infra |= high.infra
        low.web |= high.web
        low.bottom |= high.bottom
        low.map = band.map or other.map
        low.heading, low.via = band.heading, band.via
        low.act, low.new = True, False
        self.bands.remove(high)

    # Phase 4
    def attacks(self) -> Asking:
        self.phase = "4"
        target: list[tuple[Group | None, int]] = []
        for group in self.groups:
            bands = self.bands_at(group.place)
            if bands:
                token = yield from self.ask(f"p{group.owner}", {f"target:b{band.serial}": None for band in bands})
                target.append((group, int(token[8:])))
        if self.bands_at(self.map.heart):
            target.append((None, self.bands_at(self.map.heart)[0].serial))
        for band in list(self.inside):
            units = [unit for unit, serial in target if serial == band.serial and (unit is None or unit in self.groups)]
            if units and band in self.bands:
                yield from self.fight(band.place, self.monster_side(units), self.band_side(band))
