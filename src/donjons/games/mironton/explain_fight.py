"""A combat round as sentences: who fights where, the dice, who wins, and what it costs (§8.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from donjons.core.wording import both
from donjons.games.mironton.crew import Figure, Party
from donjons.games.mironton.explain_words import Words, sentence
from donjons.games.mironton.names import monster
from donjons.games.mironton.odds import dice_of_side
from donjons.games.mironton.state import Side
from donjons.games.mironton.steps import Unit, number_of, other_of, subject_of

Roll = tuple[Words, int]  # the position before, and the step


class Round:
    """The dice of one combat round, from the first to be told on, and the position after the last."""

    def __init__(self, rolls: Sequence[Roll], after: Words) -> None:
        words = rolls[0][0]
        self.words, self.rolls, self.after = words, rolls, after
        self.state, self.language, self.texts = words.state, words.language, words.texts
        self.parties = [self.party_of(side) for side in (0, 1)]

    def party_of(self, side: int) -> list[Party]:
        """The units of a side; none for a trap."""
        state = self.state
        kind, number = state.side[side], state.side_number[side]
        here = [party for party in self.words.crew() if party.place == state.fight_place]
        if kind == Side.BAND:
            return [party for party in here if party.name == f"b{number}"]
        if kind == Side.STRAY:
            return [party for party in here if party.name == f"w{number}"]
        if kind == Side.FIGURE:
            return [party for party in here if party.name == f"b{state.blow_band}"]
        if kind == Side.REGULARS:
            return [party for party in here if party.unit in (Unit.GROUP, Unit.LONE, Unit.GUARDIAN)]
        return [party for party in here if self._targets(party, state.side_number[1 - side])]

    def _targets(self, party: Party, band: int) -> bool:
        if party.unit == Unit.GUARDIAN:
            return self.state.guardian_target == band
        return party.unit == Unit.GROUP and self.state.group_target[party.slot] == band

    def name_of(self, side: int) -> str:
        kind, number = self.state.side[side], self.state.side_number[side]
        if kind == Side.TRAP:
            return str(self.texts.SIDES["mtrap" if self.state.trap_magic[number] else "trap"])
        if kind == Side.FIGURE:
            return f"{self.words.noun(self._struck(side)):the}"
        dragon = monster(self.language, "DRG")["the"]
        return both(
            self.language, [dragon if party.unit == Unit.GUARDIAN else party.name for party in self.parties[side]]
        )

    def _struck(self, side: int) -> Figure:
        """The figure of a low blow."""
        return self.parties[side][0].figures[self.state.side_number[side]]

    def count_of(self, side: int) -> int:
        return max(1, len(self.parties[side]))

    def says(self, name: str, **values: object) -> str:
        return self.words.says(self.texts.LOG, name, **values)

    @property
    def hits(self) -> tuple[int, int]:
        """What both sides have rolled when the last dice lie."""
        last, step = self.rolls[-1]
        state = last.state
        totals = [state.side_hits[0], state.side_hits[1]]
        totals[state.rolling] += other_of(step)
        return totals[0], totals[1]

    def dealt_to(self, side: int) -> int:
        """The losses that a side must take."""
        a, b = self.hits
        divisor = self.words.rules.loser_divisor
        if side == 0:
            return b if b > a else -(-b // divisor)
        return a if a >= b else -(-a // divisor)

    @property
    def is_sack(self) -> bool:
        """Do those who slew the dragon carry the hoard off?"""
        bands = [party for side in (0, 1) for party in self.parties[side] if party.unit == Unit.BAND]
        is_slain = any(
            party.unit == Unit.GUARDIAN and self._is_beaten(side) for side in (0, 1) for party in self.parties[side]
        )
        return is_slain and not any(self._is_beaten(side) for side in (0, 1) if bands[0] in self.parties[side])

    def _is_beaten(self, side: int) -> bool:
        """Has a side taken as many losses as it had hit points?"""
        return self.dealt_to(side) >= sum(party.hp for party in self.parties[side])

    def sentences(self, is_over: bool) -> Iterator[str]:
        if self._is_from_start():
            yield sentence(self.language, self._opening())
        yield sentence(
            self.language, self.texts.SEMICOLON.join([*self._dice(), *([self._result()] if is_over else [])])
        )
        if is_over:
            costs = [*self._costs(0), *self._costs(1)] or [self.says("unhurt")]
            yield sentence(self.language, self.texts.SEMICOLON.join(costs))

    def whole(self) -> Iterator[str]:
        """The round told by its last dice alone: those before lie in its totals."""
        totals = [self._thrown(side) for side in (0, 1)]
        yield sentence(self.language, self._opening())
        yield sentence(self.language, self.texts.SEMICOLON.join([*filter(None, totals), self._result()]))
        costs = [*self._costs(0), *self._costs(1)] or [self.says("unhurt")]
        yield sentence(self.language, self.texts.SEMICOLON.join(costs))

    def _thrown(self, side: int) -> str:
        """All dice of a side; nothing for one without any."""
        dice = dice_of_side(self.words.rules, self.state, side)
        if not dice:
            return ""
        count, hits = self.words.number(self.count_of(side)), self.words.number(self.hits[side])
        return self.says("hits", side=self.name_of(side), count=count, dice=self.words.dice(dice), hits=hits)

    def _is_from_start(self) -> bool:
        state = self.state
        return state.rolling == 0 and state.side_hits[0] == 0

    def _opening(self) -> str:
        attacker, defender = self.name_of(0), self.name_of(1)
        if self.state.side[0] == Side.FIGURE:
            return self.says("low_blow", band=self.parties[0][0].name, attacker=attacker, defender=defender)
        place, count = self.words.place_of(self.state.fight_place), self.words.number(self.count_of(0))
        return self.says("fight", place=place, attacker=attacker, defender=defender, count=count)

    def _dice(self) -> Iterator[str]:
        for words, step in self.rolls:
            side = words.state.rolling
            yield self.says(
                "hits",
                side=self.name_of(side),
                count=self.words.number(self.count_of(side)),
                dice=self.words.dice(((number_of(step), subject_of(step)),)),
                hits=self.words.number(other_of(step)),
            )

    def _result(self) -> str:
        a, b = self.hits
        if a == b:
            return self.says("tied", a=a)
        winner = 0 if a > b else 1
        count = self.words.number(self.count_of(winner))
        return self.says("won", side=self.name_of(winner), count=count, a=max(a, b), b=min(a, b))

    def _costs(self, side: int) -> Iterator[str]:
        """What a side has lost."""
        kind = self.state.side[side]
        if kind == Side.TRAP:
            yield self.says("trap_gone")
        elif kind != Side.FIGURE or side == 0:  # both figures of a low blow belong to one band
            for party in self.parties[side]:
                yield from self._cost(party, side)
            yield from self._deserters(side)

    def _cost(self, party: Party, side: int) -> Iterator[str]:
        left = next((other for other in self.after.crew() if other.name == party.name), None)
        is_beaten = self._is_beaten(side)
        if party.unit == Unit.GUARDIAN:
            if is_beaten:
                yield self.says("slain")
            elif left and left.figures != party.figures:
                yield self._hurt(f"{self.words.noun(party.figures[0]):the}", left.figures[0])
        elif left is None:
            yield from self._end_of(party, is_beaten or self.state.side[side] == Side.FIGURE)
        elif left.figures != party.figures:
            is_single = party.unit in (Unit.LONE, Unit.STRAY)
            yield from [self._hurt(party.name, left.figures[0])] if is_single else self._losses(party, left.figures)

    def _hurt(self, name: str, figure: Figure) -> str:
        """Of a unit of one figure."""
        return self.says("hurt", unit=name, hp=self.words.number(figure.hp), level=figure.level)

    def _end_of(self, party: Party, is_beaten: bool) -> Iterator[str]:
        if party.unit == Unit.BAND:
            yield self.says("eliminated" if is_beaten else "hoard", unit=party.name, band=party.name)
            return
        orphans = self._orphans(party)
        if orphans:
            dead = self.words.figures(lost(party.figures, orphans))
            yield self.says("boss_dies", unit=party.name, figures=dead)
        else:
            yield self.says("dies", unit=party.name)

    def _orphans(self, party: Party) -> list[Figure]:
        """The followers that are lone monsters now."""
        known = {other.name for other in self.words.crew()}
        return [
            other.figures[0]
            for other in self.after.crew()
            if other.unit == Unit.LONE
            and other.name not in known
            and (other.place, other.owner) == (party.place, party.owner)
        ]

    def _losses(self, party: Party, left: tuple[Figure, ...]) -> Iterator[str]:
        dead = lost(party.figures, left)
        if dead:
            yield self.says("loses", unit=party.name, figures=self.words.figures(dead))
        hurt = [figure for figure in (Counter(left) - Counter(party.figures)).elements() if figure.is_wounded]
        if hurt:
            yield self.says("wounded", unit=party.name, figures=self.words.figures(hurt))

    def _deserters(self, side: int) -> Iterator[str]:
        """Lone monsters elsewhere that have left because there are too many now."""
        if self.state.side[side] not in (Side.REGULARS, Side.TARGETING):
            return
        here = {party.name for party in self.parties[side]}
        left = {party.name for party in self.after.crew()}
        for party in self.words.crew():
            if party.unit == Unit.LONE and party.name not in here | left:
                yield self.says("deserts", unit=party.name)


def lost(before: Sequence[Figure], after: Sequence[Figure]) -> list[Figure]:
    """The figures that are no longer there, named without their wounds."""
    gone = Counter(map(_unhurt, before)) - Counter(map(_unhurt, after))
    return list(gone.elements())


def _unhurt(figure: Figure) -> Figure:
    return replace(figure, hp=figure.level)
