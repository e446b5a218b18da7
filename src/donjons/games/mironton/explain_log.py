"""The log of what runs by itself: dice, bands and wandering monsters on their ways, gold, levels, turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.mironton.crew import Party
from donjons.games.mironton.explain_changes import changes, newcomers
from donjons.games.mironton.explain_ending import ending
from donjons.games.mironton.explain_fight import Roll, Round
from donjons.games.mironton.explain_words import Words, sentence
from donjons.games.mironton.plunder import booty
from donjons.games.mironton.state import COMING, Await, Item, Phase, State
from donjons.games.mironton.steps import Kind, Unit, kind_of, number_of, other_of, subject_of
from donjons.games.mironton.units import band_slot
from donjons.games.mironton.verbs import play


def tell(rules: Records, dungeon: Dungeon, played: Sequence[tuple[Records, int]], language: Language) -> list[str]:
    """What came of the steps just played; the dice of one combat round are told together."""
    told: list[str] = []
    rolls: list[Roll] = []
    for records, step in played:
        was, now = Words(rules, records, dungeon, language), Words(rules, records.copy(), dungeon, language)
        play(now.rules, now.state, step)
        if was.state.fighting:
            rolls.append((was, step))
            if is_same_round(was.state, now.state):
                continue
            fight = Round(rolls, now)
            told += [*fight.sentences(is_over=True), *Event(was, now, step, fight.is_sack).sentences()]
            rolls = []
        else:
            told += Event(was, now, step).sentences()
    if rolls:
        told += Round(rolls, now).sentences(is_over=False)
    return told


def tell_one(rules: Records, dungeon: Dungeon, records: Records, step: int, language: Language) -> list[str]:
    """What came of one step; the last dice of a round tell the whole round."""
    was, now = Words(rules, records, dungeon, language), Words(rules, records.copy(), dungeon, language)
    play(now.rules, now.state, step)
    if not was.state.fighting or is_same_round(was.state, now.state):
        return tell(rules, dungeon, [(records, step)], language)
    fight = Round([(was, step)], now)
    return [*fight.whole(), *Event(was, now, step, fight.is_sack).sentences()]


def is_same_round(before: State, after: State) -> bool:
    """Do the next dice belong to the same round as these? Attackers roll first, lower thresholds first."""
    place = (before.rolling, before.threshold)
    return bool(after.fighting) and after.awaits == Await.HITS and (after.rolling, after.threshold) > place


class Event:
    """One step and what follows it."""

    def __init__(self, was: Words, now: Words, step: int, is_sack: bool = False) -> None:
        self.was, self.now, self.step, self.is_sack = was, now, step, is_sack
        self.rules, self.before, self.after = was.rules, was.state, now.state
        self.language, self.texts = was.language, was.texts
        self.kind, self.face = Kind(kind_of(step)), subject_of(step)

    def says(self, name: str, **values: object) -> str:
        return self.was.says(self.texts.LOG, name, **values)

    def sentences(self) -> Iterator[str]:
        own = TOLD.get(self.kind)
        clauses = list(own(self)) if own and not self.before.fighting else []
        for clause in clauses:
            yield sentence(self.language, clause)
        for clause in changes(self.was, self.now, self._mover(), self._purse()):
            yield sentence(self.language, clause)
        if self.after.phase == Phase.OVER:
            yield ending(self.now)

    def _mover(self) -> str:
        """The band whose own way the step's clause tells."""
        return f"b{self.before.active}" if self.kind == Kind.ORIENT else ""

    def _purse(self) -> int:
        """What this step itself leaves in the treasury, before any revenue."""
        purse = self.before.treasury
        if self.kind == Kind.PLUNDER:
            return purse - self._booty()
        return min(purse, 0) if self.is_sack else purse

    def _booty(self) -> int:
        slot = band_slot(self.before, self.before.active)
        return 0 if self.before.band_bottom[slot] else booty(self.rules, self.before, slot, self.face)

    # The set-up.
    def start(self) -> Iterator[str]:
        for group in newcomers(self.was, self.now, Unit.GROUP):
            place, figures = self.was.place_of(group.place), self.was.figures(group.figures)
            yield self.says("starts", unit=group.name, place=place, figures=figures)

    def appear(self) -> Iterator[str]:
        for stray in newcomers(self.was, self.now, Unit.STRAY):
            monster, place = self.was.noun(stray.figures[0]), self.was.place_of(stray.place)
            yield self.says("stray", unit=stray.name, monster=monster, place=place)

    # The arrival of bands.
    def arrive(self) -> Iterator[str]:
        threshold = self.rules.arrival_table[self.before.arrival]
        name = "band" if self.face >= threshold else "no_band"
        yield self.says(name, face=self.face, threshold=threshold)

    def return_(self) -> Iterator[str]:
        band = f"b{self.before.met}"
        name = "comes_back" if self.face >= self.rules.return_threshold else "waits"
        yield self.says(name, band=band, face=self.face, threshold=self.rules.return_threshold)

    def enter(self) -> Iterator[str]:
        """A band comes in, new or returning."""
        coming = next(party for party in self.was.crew() if party.place == COMING)
        inside = self._in(self.now, coming.name) or coming
        yield self.says(
            "enters",
            band=coming.name,
            face=self.face,
            place=self.was.place_of(self.rules.mouth[self.face - 1]),
            figures=self.was.figures(inside.figures),
            level=max(figure.level for figure in inside.figures),
        )
        slot = band_slot(self.after, int(coming.name[1:]))
        if slot >= 0 and self.after.band_infra[slot]:
            yield self.says("infravision", band=coming.name)

    def _in(self, words: Words, name: str) -> Party | None:
        return next((party for party in words.crew() if party.name == name), None)

    # Bands on their way.
    def orient(self) -> Iterator[str]:
        band = f"b{self.before.active}"
        here = self._in(self.was, band)
        there = self._in(self.now, band)
        assert here is not None
        rolls = self.says(
            "orients",
            band=band,
            place=self.was.place_of(here.place),
            face=self.face,
            way=self.texts.FACES[self.face],
        )
        yield rolls + self.texts.COLON + self._whereto(band, here, there)

    def _whereto(self, band: str, here: Party, there: Party | None) -> str:
        if there is None:
            return self.says("gone", band=band)
        if there.place < 0:
            return self.says("leaves", band=band)
        if there.place == here.place:
            return self.says("stops", band=band)
        return self.says("goes", band=band, place=self.was.place_of(there.place))

    def meet(self) -> Iterator[str]:
        band, other = f"b{self.before.active}", f"b{self.before.met}"
        here = self._in(self.was, band)
        assert here is not None
        yield self.says(
            "meets",
            band=band,
            other=other,
            place=self.was.place_of(here.place),
            face=self.face,
            what=self.says(self._meeting(band, other)),
        )

    def _meeting(self, band: str, other: str) -> str:
        if self.face <= self.rules.meet_quarrel:
            return "quarrel"
        if self.face < self.rules.meet_merge:
            return "pass"
        is_merged = None in (self._in(self.now, band), self._in(self.now, other))
        return "merge" if is_merged else "crowd"

    def hits(self) -> Iterator[str]:
        """Dice that belong to no fight: of mages at a pentacle, or for magic items."""
        name = "item_dice" if self.before.phase == Phase.REVENUE else "pentacle"
        dice = self.was.dice(((number_of(self.step), subject_of(self.step)),))
        yield self.says(name, band=f"b{self.before.active}", dice=dice, hits=self.was.number(other_of(self.step)))

    # Gold.
    def plunder(self) -> Iterator[str]:
        slot = band_slot(self.before, self.before.active)
        band, place = f"b{self.before.active}", self.was.place_of(self.before.band_place[slot])
        name = "false_bottom" if self.before.band_bottom[slot] else "plunders"
        yield self.says(name, band=band, place=place, face=self.face, count=self.was.number(self._booty()))

    def draw(self) -> Iterator[str]:
        yield self.says("item", item=self.was.item_of(Item(self.face)))


TOLD: dict[Kind, Callable[[Event], Iterator[str]]] = {
    Kind.FAMILY: Event.start,
    Kind.START: Event.start,
    Kind.WROOM: Event.appear,
    Kind.ARRIVE: Event.arrive,
    Kind.RETURN: Event.return_,
    Kind.ENTRANCE: Event.enter,
    Kind.ORIENT: Event.orient,
    Kind.MEET: Event.meet,
    Kind.HITS: Event.hits,
    Kind.PLUNDER: Event.plunder,
    Kind.DRAW: Event.draw,
}
"""What each kind of outcome has to say for itself; what it changes is told by `explain_changes`."""
