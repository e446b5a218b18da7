"""What stands in the way of a step, and what is possible instead: the values that the sentences of refusals name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records, copied
from donjons.core.parameters import Language
from donjons.core.wording import Count, Noun, Options, both, either, shortened
from donjons.games.mironton import explain_refusals_en, explain_refusals_fr
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.draws import faces, is_chance
from donjons.games.mironton.explain_scene import Scene
from donjons.games.mironton.groups import are_alike
from donjons.games.mironton.items import conjured_level, has_any_use, has_use_on
from donjons.games.mironton.market import highest_level
from donjons.games.mironton.reach import cost_of, find_ways
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.state import Await, Item, Phase
from donjons.games.mironton.steps import (
    NO_SLOT,
    Kind,
    Unit,
    at_of,
    by_of,
    kind_of,
    number_of,
    other_of,
    slot_of,
    subject_of,
    unit_of,
)
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, Family, Zone
from donjons.games.mironton.units import NO_UNIT, band_at, paired_room
from donjons.games.mironton.units_text import adventurer_word, unit_word

TEXTS: Mapping[Language, ModuleType] = {"en": explain_refusals_en, "fr": explain_refusals_fr}
IN_ROOMS = (Kind.STRAY, Kind.TRAP, Kind.MTRAP)


class Refusal(Scene):
    """What only refusals name: who stands in the way, and what is possible instead."""

    def __init__(
        self, rules: Records, state: Records, dungeon: Dungeon, step: int, rule: Rule, language: Language
    ) -> None:
        super().__init__(rules, state, dungeon, step, language)
        self.rule, self.words = rule, TEXTS[language]

    # What is possible instead.
    def open_steps(self, kind: Kind) -> list[int]:
        return [step for step in self.legal_steps() if kind_of(step) == kind]

    def choice(self, names: Iterable[str]) -> Options:
        return Options(either(self.language, shortened(self.language, list(dict.fromkeys(names)))))

    @property
    def options(self) -> Options:
        """What the legal steps of the same kind name."""
        kind = Kind.TAKE if self.kind in (Kind.DROP, Kind.GO) else self.kind
        steps = self.open_steps(kind)
        if self.rule == Rule.ARGUMENT or self.rule == Rule.ROOM:
            steps = [step for step in steps if self._is_akin(step)] or steps
        return self.choice(self._named(step) for step in steps)

    def _is_akin(self, step: int) -> bool:
        """Does a legal step agree with this one up to what is wrong with it?"""
        if self.rule == Rule.ROOM:
            return self.kind == Kind.PENTA or subject_of(step) == self.subject
        is_same = number_of(step) == number_of(self.step)
        return is_same and (self.wrong_argument() in ("on", "as", "as tame") or subject_of(step) == self.subject)

    def _named(self, step: int) -> str:
        """What tells a legal step from others of its kind."""
        kind, subject = kind_of(step), subject_of(step)
        if kind == Kind.FAMILY:
            return Family(subject).name.lower()
        if kind in (Kind.PICK, Kind.TAKE, Kind.TARGET):
            return unit_word(self.state, unit_of(subject), slot_of(subject))
        if kind == Kind.PLAY:
            return self._played(step)
        if kind in IN_ROOMS and self.rule == Rule.ROOM:
            return self.dungeon.place_id(other_of(step))
        if kind in (Kind.TRAP, Kind.MTRAP):
            return str(subject)
        if kind in (Kind.HIRE, Kind.BOSS, Kind.STRAY):
            return monsters()[subject].id
        return self.dungeon.place_id(subject)

    def _played(self, step: int) -> str:
        """The item of a legal play, or the argument of it that was wrong here."""
        subject, other = subject_of(step), other_of(step)
        if self.rule != Rule.ARGUMENT:
            return Item(number_of(step)).name.lower()
        argument = self.wrong_argument()
        if argument == "on":
            return unit_word(self.state, unit_of(subject), slot_of(subject))
        if argument in ("as", "as tame"):
            return monsters()[subject].id
        if argument in ("by", "at figure"):
            figure = by_of(other) if argument == "by" else at_of(other)
            return adventurer_word(self.state, slot_of(subject), figure)
        return str(other) if argument == "face" else self.dungeon.place_id(other)

    @property
    def rooms(self) -> Options:
        """The rooms that the active unit can reach, the nearest first."""
        rooms = [subject_of(step) for step in self.open_steps(Kind.GO) if subject_of(step) < self.rules.rooms]
        rooms.sort(key=lambda room: cost_of(self.rules, self.state, room))
        return Options(both(self.language, shortened(self.language, self.rooms_named(rooms))))

    @property
    def followers(self) -> Options:
        assert self.mover is not None
        return Options(both(self.language, self.mover.words[1:]) if len(self.mover.words) > 1 else "")

    # Why a step is not offered now.
    @property
    def what(self) -> str:
        return self.fills(self.words.WHAT[self.kind])

    @property
    def expected(self) -> str:
        expected = self.words.EXPECTED
        if self.state.phase == Phase.OVER:
            return str(expected["over"])
        if is_chance(self.state):
            return str(expected["chance"])
        if self.state.awaits == Await.PICK:
            return str(expected["groups" if self.state.phase == Phase.GROUPS else "lone"])
        return self.fills(expected[Await(self.state.awaits)])

    # Chance.
    @property
    def number_named(self) -> int:
        return self.subject

    @property
    def outcomes(self) -> int:
        return faces(self.rules, self.state, self.kind)

    @property
    def pending(self) -> str:
        return self.dice(((self.state.threshold, self.state.dice),))

    @property
    def most(self) -> int:
        return self.state.dice

    # Who stands in the way.
    @property
    def owner(self) -> str:
        return self.seat(self.party.owner if self.party else self.state.seat)

    @property
    def enemies(self) -> str:
        """The bands in the place that the refusal is about."""
        about = self.party if self.kind == Kind.PICK else self.mover
        place = self.subject if self.rule == Rule.OUT_OF_REACH else about.place if about else -1
        bands = [party.name for party in self.crew() if party.unit == Unit.BAND and party.place == place]
        return both(self.language, bands)

    @property
    def twin(self) -> str:
        """The like unit of the lowest serial."""
        slot = slot_of(self.subject)
        first = next(other for other in range(slot + 1) if are_alike(self.state, other, slot))
        return unit_word(self.state, Unit.LONE, first)

    @property
    def boss(self) -> Noun:
        assert self.mover is not None
        return self.monster_of(self.type_of(self.mover))

    @property
    def led(self) -> str:
        """The family of the active boss."""
        assert self.mover is not None
        return self.family_of(self.rules.type_family[self.type_of(self.mover)])

    @property
    def count(self) -> Count:
        """Groups in the room that was chosen to start in."""
        here = [party for party in self.crew() if party.unit == Unit.GROUP and party.place == self.subject]
        return self.number(len(here))

    @property
    def far(self) -> int:
        """The cells to a place for a unit as fast as need be, or UNREACHED."""
        assert self.mover is not None
        scratch = copied(self.state)
        find_ways(self.rules, scratch, self.mover.place, self.dungeon.places, self.mover.unit == Unit.GROUP)
        return cost_of(self.rules, scratch, self.subject)

    # Items and purchases.
    @property
    def needs(self) -> str:
        return str(self.words.NEEDS[self.card])

    @property
    def target(self) -> str:
        return self.unit

    @property
    def scope(self) -> str:
        return str(self.words.SCOPES[self.rules.limits_scope])

    @property
    def supply(self) -> Count:
        return self.number(self.rules.type_supply[self.type])

    @property
    def dungeon_level(self) -> int:
        return self.state.level

    @property
    def most_level(self) -> int:
        return conjured_level(self.state) if self.card else highest_level(self.rules, self.state)

    @property
    def unfree(self) -> str:
        """Why nothing can be put into a room."""
        return self.fills(self.words.UNFREE[self._unfree_case()])

    @property
    def spot(self) -> Noun:
        """The room that cannot be used."""
        return self.place_of(self._wrong_room())

    def _wrong_room(self) -> int:
        if self.kind != Kind.PENTA:
            return self.object
        return self.subject if self._shut_to_pentacle(self.subject) else self.object

    def _shut_to_pentacle(self, room: int) -> str:
        if room >= self.rules.rooms:
            return "corridor"
        if room == self.rules.heart:
            return "heart"
        if paired_room(self.state, room) >= 0:
            return "pentacle"
        return "band" if band_at(self.state, room) != NO_UNIT else ""

    def _unfree_case(self) -> str:
        room = self._wrong_room()
        if self.kind == Kind.PENTA:
            return self._shut_to_pentacle(room) or "same"
        if self.rules.zone[room] in (Zone.HEART, Zone.INNER):
            return "heart" if room == self.rules.heart else "inner"
        return "trap" if self.state.trap_level[room] else "unit"

    def wrong_argument(self) -> str:
        """Which argument of a play is at fault."""
        rules, state, card = self.rules, self.state, self.card
        assert card is not None
        if not has_any_use(rules, state, card):
            return "useless"
        if card == Item.POCKET_TRAP:
            return "at"
        if card == Item.SUMMONS:
            if not FIRST_STRAY <= self.subject < GUARDIAN:
                return "as tame"
            return "as" if rules.type_level[self.subject] > conjured_level(state) else "at"
        if self.party is None or not has_use_on(rules, state, card, self.subject):
            return "on"
        if card == Item.FALSE_MAP:
            return "face"
        return "by" if by_of(self.object) == NO_SLOT else "at figure"
