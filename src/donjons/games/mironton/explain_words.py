"""How each language names what stands in a position: units, figures, places, dice; and its templates."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType

from donjons.boards.dungeon import Dungeon
from donjons.core import wording
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.wording import Count, Noun, both
from donjons.games.mironton import explain_en, explain_fr, names
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.crew import Figure, Party, crew
from donjons.games.mironton.facts_units import Inquiry
from donjons.games.mironton.odds import Dice
from donjons.games.mironton.reading import reading
from donjons.games.mironton.state import NO_SERIAL, Item, Phase
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import Family
from donjons.games.mironton.units_text import LETTERS

TEXTS: Mapping[Language, ModuleType] = {"en": explain_en, "fr": explain_fr}
ACTIVE_UNIT: Mapping[Phase, Unit] = {  # whom a phase activates one after the other
    Phase.BANDS: Unit.BAND,
    Phase.GROUPS: Unit.GROUP,
    Phase.FIGHT: Unit.GROUP,
    Phase.LONE: Unit.LONE,
    Phase.STRAYS: Unit.STRAY,
    Phase.PLUNDER: Unit.BAND,
}
NAME = re.compile("[bglwp][0-9]")
DEFAULT_DUNGEON = "butte"  # whose rooms have names


def sentence(language: Language, text: str) -> str:
    """A clause as a sentence; names of units and seats keep their small letters."""
    said = wording.sentence(language, text)
    return text[:1] + said[1:] if NAME.match(text) else said


class Words:
    """One position in one language."""

    def __init__(self, rules: Records, state: Records, dungeon: Dungeon, language: Language) -> None:
        self.records = rules, state
        self.rules, self.state = reading(rules, state)
        self.dungeon, self.language = dungeon, language
        self.texts = TEXTS[language]

    def number(self, number: int) -> Count:
        return Count(number, self.language)

    def percent(self, chance: float) -> str:
        template: str = self.texts.PERCENT
        return template.format(number=round(100 * chance))

    def seat(self, seat: int) -> str:
        return f"p{seat}"

    def place_of(self, place: int) -> Noun:
        """A room or a corridor cell; nothing for those who are outside."""
        if place < 0:
            return Noun({})
        name = self.dungeon.place_id(place)
        if place >= len(self.dungeon.rooms):
            return Noun(names.cell(self.language, name))
        return Noun(names.room(self.language, name, is_named=self.dungeon.key == DEFAULT_DUNGEON))

    def rooms_named(self, rooms: Iterable[int]) -> list[str]:
        """The ids of rooms."""
        return [self.dungeon.place_id(room) for room in rooms]

    def monster_of(self, kind: int) -> Noun:
        return Noun(names.monster(self.language, monsters()[kind].id))

    def family_of(self, family: int) -> str:
        return names.family(self.language, Family(family).name.lower())

    def item_of(self, item: int) -> Noun:
        return Noun(names.item(self.language, Item(item).name.lower()))

    def speed_of(self, party: Party) -> int:
        return Inquiry(self.dungeon, *self.records, party.unit, party.slot).speed()

    def dice_of(self, party: Party) -> Dice:
        """What it would roll where it is: against the regular monsters there, or the band of lowest serial."""
        counts = Inquiry(self.dungeon, *self.records, party.unit, party.slot).dice_counts()
        return tuple((threshold, dice) for threshold, dice in counts.items() if dice)

    def noun(self, figure: Figure) -> Noun:
        if len(figure.kind) == 1:
            return Noun(names.fighter(self.language, figure.kind))
        return Noun(names.monster(self.language, figure.kind))

    def figures(self, figures: Sequence[Figure]) -> str:
        """So many of each kind, and how wounded they are: two warriors and a mage (3 of 4)."""
        whole = Counter(figure.kind for figure in figures if not figure.is_wounded)
        nouns = {figure.kind: self.noun(figure) for figure in figures}
        listed = [
            f"{nouns[kind]:a}" if count == 1 else self.texts.SEVERAL.format(count=count, many=f"{nouns[kind]:s}")
            for kind, count in whole.items()
        ]
        listed += [
            self.texts.WOUNDED.format(name=f"{nouns[figure.kind]:a}", hp=self.number(figure.hp), level=figure.level)
            for figure in figures
            if figure.is_wounded
        ]
        return both(self.language, listed)

    def dice(self, dice: Dice) -> str:
        """Dice at each threshold: 4 dice at 3+ and 5 dice at 4+."""
        template: str = self.texts.DICE
        return both(
            self.language,
            [template.format(dice=self.number(count), threshold=threshold) for threshold, count in dice],
        )

    def names(self, parties: Iterable[Party]) -> str:
        return both(self.language, [party.name for party in parties])

    def crew(self) -> list[Party]:
        return list(crew(self.rules, self.state))

    def active_name(self) -> str:
        """The unit whose activation is under way, or nothing."""
        unit = ACTIVE_UNIT.get(Phase(self.state.phase))
        return "" if unit is None or self.state.active == NO_SERIAL else f"{LETTERS[unit]}{self.state.active}"

    def by_name(self) -> dict[str, Party]:
        return {party.name: party for party in self.crew()}

    def says(self, table: Mapping[str, str], name: str, **values: object) -> str:
        return table[name].format(**values)
