"""Combat of the naive game: one round between two sides of figures (§8.1, §8.7, §8.8, §8.17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from donjons.core.verbs import NOBODY
from mironton_naive import (
    CLASS_WORDS,
    TYPES,
    Answered,
    Ask,
    Asking,
    Band,
    Figure,
    Group,
    Lone,
    Over,
    Stray,
    World,
    binomial,
)


@dataclass
class Trooper:
    """One figure on a side: of a band, of monsters (the guardian's unit is None), or a trap."""

    unit: Any
    figure: Figure
    level: int
    weak: str  # the class that doubles its dice against this figure
    order: tuple[int, ...]  # in which figures suffer
    dice: int = 0
    need: int = 0


class Fighting(World):
    phase = ""
    seat = 0

    def ask(self, actor: str, options: dict[str, Any]) -> Answered:
        """A point with one legal step is none."""
        if len(options) == 1:
            return next(iter(options))
        return (yield Ask(self.phase, actor, options))

    def roll(self, dice: int, need: int) -> Any:
        if dice == 0:
            return 0
        token = yield from self.ask("*", binomial(dice, need))
        return int(token.rpartition("=")[2])

    # Who fights, and with what
    def level_of(self, kind: str) -> int:
        return int(self.rules.guardian_level if kind == "DRG" else TYPES[kind]["level"])

    def dice_for(self, level: int, hp: int) -> int:
        return hp if self.rules.wounded_dice == "hp" else level

    def band_side(self, band: Band) -> list[Trooper]:
        side = []
        for figure in band.figures:
            letter, level, hp = figure
            side.append(Trooper(band, figure, level, "", (level, hp == level, hp, 0, "WCTM".index(letter))))
        return side

    def monster_side(self, units: Sequence[Group | Lone | Stray | None]) -> list[Trooper]:
        """Lone monsters and groups by their serials, the guardian last."""
        side = []
        for unit in units:
            figures = [["DRG", self.dragon]] if unit is None else unit.figures
            for place, figure in enumerate(figures):
                kind, hp = figure
                level, powers = self.level_of(kind), len(TYPES[kind]["powers"])
                boss = isinstance(unit, Group) and place == 0
                side.append(Trooper(unit, figure, level, TYPES[kind]["weak"], (level, hp == level, hp, boss, powers)))
        return side

    def arm(self, place: str, side: list[Trooper], foes: list[Trooper]) -> None:
        rules = self.rules
        total = sum(foe.level for foe in foes if foe.weak)
        for trooper in side:
            if isinstance(trooper.unit, Band):
                letter, level, hp = trooper.figure
                against = sum(foe.level for foe in foes if foe.weak == CLASS_WORDS[letter])
                doubled = against > 0 if rules.double_rule == "any" else 2 * against > total
                trooper.dice = self.dice_for(level, hp) * (2 if doubled else 1)
                trooper.need = rules.hit_jinx if letter in trooper.unit.jinx else rules.hit
            elif isinstance(trooper.unit, tuple):
                is_magic = trooper.weak == "mage"
                thief = any(isinstance(foe.unit, Band) and foe.figure[0] == "T" for foe in foes)
                trooper.dice = trooper.level
                trooper.need = rules.hit_trap_thief if thief and not is_magic else rules.hit
            else:
                kind, hp = trooper.figure
                wet = "aquatic" in TYPES[kind]["powers"] and self.is_flooded(place)
                trooper.dice = self.dice_for(trooper.level, hp) * (2 if wet else 1)
                trooper.need = self.need_of_monster(trooper, kind, place)

    def need_of_monster(self, trooper: Trooper, kind: str, place: str) -> int:
        rules = self.rules
        needs, undead = [rules.hit], "undead" in TYPES[kind]["powers"]
        if undead:
            needs.append(rules.hit_undead)
        if self.is_lair(kind, place):
            needs.append(rules.hit_lair_undead if undead else rules.hit_lair)
        if isinstance(trooper.unit, Group) and trooper.unit.banner:
            needs.append(rules.banner_hit)
        return int(min(needs))

    def is_lair(self, kind: str, place: str) -> bool:
        if kind == "DRG":
            return bool(self.rules.guardian_lair)
        if not self.map.is_room(place):
            return False
        home = {"undead": "vault", "goblinoid": "dorms", "fire": "forges", "aquatic": "lake", "magical": "grotto"}
        return home.get(TYPES[kind]["family"]) == self.map.rooms[place].theme

    # The round
    def fight(self, place: str, attackers: list[Trooper], defenders: list[Trooper]) -> Asking:
        self.arm(place, attackers, defenders)
        self.arm(place, defenders, attackers)
        yield from self.exchange(attackers, defenders)
        self.count_prowess(attackers, defenders)
        self.count_prowess(defenders, attackers)
        for trooper in (*attackers, *defenders):
            if isinstance(trooper.unit, Band):
                trooper.unit.jinx = set()
            elif isinstance(trooper.unit, Group | Lone | Stray):
                trooper.unit.fought = self.rules.regen_needs_rest
                if isinstance(trooper.unit, Group):
                    trooper.unit.banner = False
            elif trooper.unit is None:
                self.dragon = trooper.figure[1]
        quarrel = isinstance(attackers[0].unit, Band) and isinstance(defenders[0].unit, Band)
        for side in (attackers, defenders):
            self.bury(side, counts=not quarrel or self.rules.quarrel_counts)
        self.disband()
        if self.dragon <= 0:
            self.slay()

    def exchange(self, attackers: list[Trooper], defenders: list[Trooper]) -> Asking:
        hits = []
        for side in (attackers, defenders):
            total = 0
            for need in sorted({trooper.need for trooper in side}):
                total += yield from self.roll(sum(t.dice for t in side if t.need == need), need)
            hits.append(total)
        divisor = self.rules.loser_divisor
        first_wins = hits[0] >= hits[1]
        suffer(defenders, hits[0] if first_wins else -(-hits[0] // divisor))
        suffer(attackers, hits[1] if not first_wins else -(-hits[1] // divisor))

    def count_prowess(self, side: list[Trooper], foes: list[Trooper]) -> None:
        dead = sum(t.level for t in side if isinstance(t.unit, Band) and t.figure[-1] <= 0)
        owners = {foe.unit.owner for foe in foes if isinstance(foe.unit, Group | Lone)}
        owners |= {foe.unit[1] for foe in foes if isinstance(foe.unit, tuple)}
        for seat in owners - {NOBODY}:
            self.prowess[seat] += dead

    def bury(self, side: list[Trooper], counts: bool) -> None:
        for trooper in side:
            unit = trooper.unit
            if isinstance(unit, Band):
                unit.figures = [figure for figure in unit.figures if figure[-1] > 0]
                if not unit.figures and unit in self.bands:
                    self.bands.remove(unit)
                    self.eliminated.append((unit.value, unit.count, bool(counts)))
            elif isinstance(unit, Stray) and trooper.figure[-1] <= 0:
                self.strays.remove(unit)
            elif isinstance(unit, tuple):
                del self.traps[unit[0]]

    def disband(self) -> None:
        self.lone = [unit for unit in self.lone if unit.figures[0][1] > 0]
        for group in list(self.groups):
            boss, *rest = group.figures
            rest = [figure for figure in rest if figure[1] > 0]
            group.figures = [boss, *rest]
            if boss[1] <= 0:
                self.groups.remove(group)
                for figure in rest:
                    self.lone.append(
                        Lone(self.serial("l"), group.owner, group.place, group.since, [figure], True, group.fought)
                    )
        while len(self.lone) > self.rules.lone_max:
            self.lone.remove(min(self.lone, key=lambda unit: (self.level_of(unit.figures[0][0]), unit.serial)))

    def slay(self) -> None:
        self.dragon = self.rules.guardian_level
        if self.rules.guardian_slain == "defeat":
            self.outcome = "fallen"
            raise Over
        if self.bands_at(self.map.heart):
            self.sacks += 1
            self.treasury = min(self.treasury, 0)
        self.bands = [band for band in self.bands if band.place != self.map.heart]

    def serial(self, kind: str) -> int:
        self.next[kind] += 1
        return self.next[kind] - 1

    def spring(self, unit: Band | Stray) -> Asking:
        """8.8: the trap of a room against who entered."""
        level, magic, owner = self.traps[unit.place]
        trap = [Trooper((unit.place, owner), [0], level, "mage" if magic else "none", (0,))]
        victim = self.band_side(unit) if isinstance(unit, Band) else self.monster_side([unit])
        if self.rules.trap_attacker == "trap":
            yield from self.fight(unit.place, trap, victim)
        else:
            yield from self.fight(unit.place, victim, trap)

    def stab(self, band: Band, by: str, at: str) -> Asking:
        """A low blow: the two figures alone."""
        first = next(figure for figure in band.figures if word_of(figure) == by)
        second = next(figure for figure in band.figures if word_of(figure) == at and figure is not first)
        sides = [[t for t in self.band_side(band) if t.figure is figure] for figure in (first, second)]
        for side, times in zip(sides, (2, 1), strict=True):
            side[0].dice, side[0].need = times * side[0].level, self.rules.hit
        yield from self.exchange(*sides)
        for side in sides:
            if side[0].figure[-1] <= 0:
                self.prowess[self.seat] += side[0].level
        self.bury([trooper for side in sides for trooper in side], counts=True)


def suffer(side: list[Trooper], losses: int) -> None:
    for trooper in sorted(side, key=lambda trooper: trooper.order):
        if not isinstance(trooper.unit, tuple):
            lost = min(losses, trooper.figure[-1])
            trooper.figure[-1] -= lost
            losses -= lost


def word_of(figure: Figure) -> str:
    """An adventurer as the notation writes it."""
    letter, level, hp = figure
    return f"{letter}{level}" + (f"/{hp}" if hp < level else "")
