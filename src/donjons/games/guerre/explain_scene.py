"""A step in its position: every value that a sentence may name, computed when a template asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from donjons.boards.roads import has
from donjons.core.parameters import Language
from donjons.core.wording import Count, Noun, both, shortened
from donjons.games.guerre.atlas import place_name
from donjons.games.guerre.build import cost_of
from donjons.games.guerre.explain_words import TEXTS, Name, alphabetical
from donjons.games.guerre.houses import NAMES
from donjons.games.guerre.places import buildings_of, capacity
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CROWN, NEUTRAL, PLACES, PlaceKind, State
from donjons.games.guerre.steps import Kind, kind_of, number_of, other_of, place_of
from donjons.games.guerre.verbs import legal

MOST_STEPS = 1000  # more than any position has


class Words:
    """How a language names what stands in a position."""

    def __init__(self, rules: Rules, state: State, language: Language) -> None:
        self.rules, self.state, self.language = rules, state, language
        self.texts = TEXTS[language]

    def number(self, number: int) -> Count:
        return Count(number, self.language)

    def town(self, place: int) -> Name:
        return Name(place_name(place))

    def towns(self, places: Iterable[int]) -> str:
        return both(self.language, shortened(self.language, alphabetical(place_name(place) for place in places)))

    def house_of(self, seat: int) -> Name:
        return Name(self.texts.HOUSE.format(name=NAMES[self.language][seat]))

    def houses(self, seats: Sequence[int]) -> Name:
        """One house or several: House Wolf; Houses Lion, Wolf and Lily."""
        template = self.texts.HOUSE if len(seats) == 1 else self.texts.HOUSES
        return Name(template.format(name=both(self.language, [NAMES[self.language][seat] for seat in seats])))

    def power_of(self, power: int) -> Name:
        return Name(self.texts.POWERS[power])

    def noun_of(self, building: int) -> Noun:
        return Noun(self.texts.BUILDINGS[building])

    def defender_of(self, place: int) -> Name:
        """Who defends a place: a house, the crown, or the place itself."""
        owner = self.state.owner[place]
        if owner == CROWN:
            return Name(self.texts.THE_CROWN)
        return self.town(place) if owner == NEUTRAL else self.house_of(owner)

    def legal_steps(self, state: State) -> list[int]:
        out = [0] * MOST_STEPS
        return out[: legal(self.rules, state, out)]

    def neighbours(self, place: int) -> list[int]:
        return [other for other in range(PLACES) if has(self.rules.linked[place], other)]


class Scene(Words):
    """`at` and `goal` are the places of the step, `amount` its number."""

    def __init__(self, rules: Rules, state: State, step: int, language: Language) -> None:
        super().__init__(rules, state, language)
        self.step, self.kind = step, Kind(kind_of(step))
        self.at, self.goal, self.amount = place_of(step), other_of(step), number_of(step)

    def __getitem__(self, name: str) -> object:
        """A value below, or a number of the rulebook under its own name."""
        return getattr(self, name) if hasattr(self, name) else self.number(getattr(self.rules, name))

    def says(self, template: str) -> str:
        return template.format_map(self)

    # What the step names.
    @property
    def place(self) -> Name:
        return self.town(self.at)

    @property
    def other(self) -> Name:
        return self.town(self.goal)

    @property
    def count(self) -> Count:
        return self.number(self.amount)

    @property
    def building(self) -> Noun:
        return self.noun_of(self.amount)

    @property
    def cost(self) -> Count:
        return self.number(cost_of(self.rules, self.amount))

    # The acting house.
    @property
    def house(self) -> Name:
        return self.house_of(self.state.seat)

    @property
    def gold(self) -> Count:
        return self.number(self.state.gold[self.state.seat])

    @property
    def owned(self) -> Count:
        """How many of the building the house holds."""
        return self.number(buildings_of(self.state, self.state.seat, self.amount))

    # Places and what they hold.
    @property
    def here(self) -> Count:
        return self.number(self.state.tokens[self.at])

    @property
    def holds_there(self) -> Count:
        return self.number(capacity(self.rules, self.state, self.goal))

    def villages_beside(self, capital: int) -> list[int]:
        """The villages that a house with this capital may choose."""
        return [
            place
            for place in self.neighbours(capital)
            if self.state.kind[place] == PlaceKind.VILLAGE and self.state.owner[place] == NEUTRAL
        ]

    @property
    def beside(self) -> str:
        return self.towns(self.villages_beside(self.at))

    @property
    def roads(self) -> str:
        return self.towns(self.neighbours(self.at))

    # The auction.
    @property
    def power(self) -> Name:
        return self.power_of(self.state.power)

    @property
    def gives(self) -> str:
        return self.says(self.texts.GIVES[self.state.power])

    # The battle.
    @property
    def origin(self) -> Name:
        return self.town(self.state.origin)

    @property
    def target(self) -> Name:
        return self.town(self.state.target)

    @property
    def defender(self) -> Name:
        return self.defender_of(self.state.target)

    @property
    def att_tokens(self) -> Count:
        return self.number(self.state.att_tokens)

    @property
    def def_tokens(self) -> Count:
        return self.number(self.state.def_tokens)

    @property
    def fallen(self) -> Count:
        return self.number(self.state.sent - self.state.att_tokens)

    @property
    def att_pool(self) -> Count:
        return self.number(self.state.att_pool)

    @property
    def def_pool(self) -> Count:
        return self.number(self.state.def_pool)
