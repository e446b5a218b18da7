"""A step in its position: every value that a sentence may name, computed when a template asks for it."""

from __future__ import annotations

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.wording import Count, Noun
from donjons.games.mironton.bestiary import type_index
from donjons.games.mironton.crew import Party, party
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.groups import command_limit
from donjons.games.mironton.market import boss_price, hire_price, pentacle_price, stray_price, trap_price
from donjons.games.mironton.state import Item
from donjons.games.mironton.steps import (
    NO_SLOT,
    Kind,
    Unit,
    kind_of,
    number_of,
    other_of,
    slot_of,
    subject_of,
    unit_of,
)
from donjons.games.mironton.verbs import legal

MOST_STEPS = 4000  # more than any position has
UNIT_KINDS = (Kind.PICK, Kind.TAKE, Kind.TARGET)
TYPE_KINDS = (Kind.DROP, Kind.HIRE, Kind.BOSS, Kind.STRAY)
PLACED = (Item.POCKET_TRAP, Item.SUMMONS)  # items that are not played on a unit


class Scene(Words):
    """A position and a step that is about to be made, or refused, in it."""

    def __init__(self, rules: Records, state: Records, dungeon: Dungeon, step: int, language: Language) -> None:
        super().__init__(rules, state, dungeon, language)
        self.step, self.kind = step, Kind(kind_of(step))
        self.subject, self.object = subject_of(step), other_of(step)
        self.card = Item(number_of(step)) if self.kind == Kind.PLAY else None

    def __getitem__(self, name: str) -> object:
        """A value below, or a number of the rulebook under its own name."""
        return getattr(self, name) if hasattr(self, name) else self.number(getattr(self.rules, name))

    def fills(self, template: str, **more: object) -> str:
        """A template with the values of this scene, and some more."""
        return template.format_map(_Values(self, more))

    def legal_steps(self) -> list[int]:
        out = [0] * MOST_STEPS
        return out[: legal(self.rules, self.state, out)]

    # Whom the step names.
    @property
    def party(self) -> Party | None:
        """The unit that the step is about; None where there is no such unit."""
        names_unit = self.kind in UNIT_KINDS or (self.card is not None and self.card not in PLACED)
        if not names_unit or slot_of(self.subject) == NO_SLOT:
            return None
        return party(self.rules, self.state, Unit(unit_of(self.subject)), slot_of(self.subject))

    @property
    def mover(self) -> Party | None:
        """The unit whose activation is under way."""
        return self.by_name().get(self.active_name())

    @property
    def unit(self) -> str:
        """Its name; the dragon has a noun."""
        if self.party is None:
            return ""
        return f"{self.noun(self.party.figures[0]):the}" if self.party.unit == Unit.GUARDIAN else self.party.name

    @property
    def active(self) -> str:
        return self.active_name()

    # What it names.
    @property
    def type(self) -> int:
        """The type of monster."""
        if self.kind in TYPE_KINDS or self.card == Item.SUMMONS:
            return self.subject
        assert self.party is not None
        return self.type_of(self.party)

    def type_of(self, about: Party) -> int:
        """The type of a unit's first figure: of a group its boss."""
        return type_index()[about.figures[0].kind]

    @property
    def monster(self) -> Noun:
        return self.monster_of(self.type)

    @property
    def family(self) -> str:
        """The family that is chosen, or that of the type."""
        return self.family_of(self.subject if self.kind == Kind.FAMILY else self.rules.type_family[self.type])

    @property
    def chosen(self) -> str:
        """The family chosen just before, in the set-up."""
        return self.family_of(self.state.chosen)

    @property
    def item(self) -> Noun:
        return self.item_of(self.subject if self.card is None else self.card)

    @property
    def level(self) -> int:
        """Of a trap, or of a type."""
        if self.card == Item.POCKET_TRAP:
            return max(1, self.state.level)
        return self.subject if self.kind in (Kind.TRAP, Kind.MTRAP) else self.rules.type_level[self.type]

    # Places.
    @property
    def place(self) -> Noun:
        return self.place_of(self.subject)

    @property
    def room(self) -> Noun:
        """Where something is put."""
        return self.place_of(self.object)

    @property
    def here(self) -> Noun:
        """Where the active unit is."""
        return self.place_of(self.mover.place if self.mover else -1)

    @property
    def there(self) -> Noun:
        """Where the unit is that the step is about."""
        return self.place_of(self.party.place if self.party else -1)

    # Numbers.
    @property
    def price(self) -> int:
        if self.kind == Kind.PENTA:
            return pentacle_price(self.rules, self.state)
        if self.kind in (Kind.TRAP, Kind.MTRAP):
            return trap_price(self.rules, self.subject, self.kind == Kind.MTRAP)
        price_of = {Kind.HIRE: hire_price, Kind.BOSS: boss_price, Kind.STRAY: stray_price}[self.kind]
        return price_of(self.rules, self.subject)

    @property
    def treasury(self) -> int:
        return self.state.treasury

    @property
    def speed(self) -> Count:
        """Of the active unit, or of the one that the step is about."""
        about = self.mover or self.party
        assert about is not None
        return self.number(self.speed_of(about))

    @property
    def command(self) -> Count:
        """Followers that the boss of the active group commands."""
        assert self.mover is not None
        return self.number(command_limit(self.rules, self.state, self.mover.slot))

    @property
    def face(self) -> int:
        return self.object

    @property
    def way(self) -> str:
        return str(self.texts.FACES[self.object])


class _Values(dict[str, object]):
    """Values by name; those that are not given are the scene's."""

    def __init__(self, scene: Scene, values: dict[str, object]) -> None:
        super().__init__(values)
        self.scene = scene

    def __missing__(self, name: str) -> object:
        return self.scene[name]
