"""Why a step is refused and what to do instead: the case of each rule that applies, then its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from donjons.boards.roads import has
from donjons.core.parameters import Language
from donjons.core.wording import Count, Options, either, sentence, shortened
from donjons.games.guerre import explain_refusals_en, explain_refusals_fr
from donjons.games.guerre.atlas import place_name
from donjons.games.guerre.attack import falls_unfought
from donjons.games.guerre.draws import drawn_kind, is_chance
from donjons.games.guerre.explain_cards import card_noun
from donjons.games.guerre.explain_scene import Scene
from donjons.games.guerre.explain_words import Name, alphabetical
from donjons.games.guerre.movement import tokens_that_may_leave
from donjons.games.guerre.places import most_of, room
from donjons.games.guerre.pope import pope_sites
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import PLACES, Phase, PlaceKind, State
from donjons.games.guerre.steps import Kind, kind_of, other_of, place_of

REFUSALS: Mapping[Language, Mapping[tuple[Rule, str], str]] = {
    "en": explain_refusals_en.REFUSALS,
    "fr": explain_refusals_fr.REFUSALS,
}
TEXTS = {"en": explain_refusals_en, "fr": explain_refusals_fr}
ROADS = (Kind.MOVE, Kind.ATTACK)


def explain_refusal(rules: Rules, state: State, step: int, rule: Rule, language: Language) -> str:
    scene = Refusal(rules, state, step, rule, language)
    case = CASES[rule](scene) if rule in CASES else ""
    return sentence(language, scene.says(REFUSALS[language][rule, case]))


class Refusal(Scene):
    """What only refusals name: who stands in the way, and what is possible instead."""

    def __init__(self, rules: Rules, state: State, step: int, rule: Rule, language: Language) -> None:
        super().__init__(rules, state, step, language)
        self.rule, self.words = rule, TEXTS[language]

    def open_steps(self) -> list[int]:
        """The legal steps of the same kind."""
        return [step for step in self.legal_steps(self.state) if kind_of(step) == self.kind]

    def options(self, places: Iterable[int]) -> Options:
        names = alphabetical(place_name(place) for place in set(places))
        return Options(either(self.language, shortened(self.language, names)))

    # Why a step is not offered now.
    @property
    def what(self) -> str:
        return self.says(self.words.WHAT[self.kind])

    @property
    def expected(self) -> str:
        if is_chance(self.state.phase):
            return str(self.words.EXPECTED_OF_CHANCE[drawn_kind(self.rules, self.state)])
        moves_again = self.state.phase == Phase.ACT and self.state.moved
        return self.says(self.words.EXPECTED["moved" if moves_again else Phase(self.state.phase)])

    @property
    def drawn(self) -> Name:
        return Name(card_noun(self, self.amount))

    @property
    def party(self) -> Name:
        return self.house_of(self.amount)

    @property
    def rolling(self) -> Name:
        return self.houses([seat for seat in range(self.rules.players) if self.state.tied[seat]])

    @property
    def pairs(self) -> Count:
        return self.number(min(self.state.att_pool, self.state.def_pool))

    # Who holds a place.
    @property
    def about(self) -> int:
        """The place that the refusal is about: of a road its far end, unless the near one is not one's own."""
        return self.at if self.kind not in ROADS or self.rule == Rule.NOT_YOURS else self.goal

    @property
    def where(self) -> Name:
        return self.town(self.about)

    @property
    def status(self) -> str:
        """What the place is: neutral, the crown's, or a house's."""
        owner = self.state.owner[self.about]
        template: str = self.words.STATUS[owner if owner < 0 else 0]
        return template.format(place=self.where, house=self.house_of(owner))

    @property
    def sort(self) -> str:
        text: str = self.words.KINDS[PlaceKind(self.state.kind[self.about])]
        return text

    @property
    def holder(self) -> Name:
        return self.house_of(self.state.owner[self.about])

    # What is possible instead.
    @property
    def sites(self) -> Options:
        """Where such a step can be made: its places, or of roads their origins."""
        return self.options(place_of(step) for step in self.open_steps())

    @property
    def targets(self) -> Options:
        """Where such a step can lead, from its own origin if that is possible, else from anywhere."""
        steps = self.open_steps()
        near = [other_of(step) for step in steps if place_of(step) == self.at]
        return self.options(near or [other_of(step) for step in steps])

    @property
    def capital(self) -> Name:
        """The capital just chosen in the set-up."""
        return self.town(self.state.origin)

    @property
    def free(self) -> Count:
        """The tokens that may leave the origin."""
        if self.kind == Kind.MOVE:
            return self.number(tokens_that_may_leave(self.rules, self.state, self.at))
        return self.number(max(0, self.state.tokens[self.at] - self.rules.attack_leave))

    @property
    def room(self) -> Count:
        return self.number(room(self.rules, self.state, self.goal))

    @property
    def there(self) -> Count:
        return self.number(self.state.tokens[self.goal])

    @property
    def most(self) -> Count:
        return self.number(most_of(self.rules, self.amount))

    @property
    def missing(self) -> int:
        """The gold that a building lacks."""
        return self.cost.number - self.gold.number

    @property
    def other_building(self) -> str:
        return f"{self.noun_of(3 - self.amount):a}"

    @property
    def most_inside(self) -> Count:
        holds = (
            self.rules.cap_village if self.state.kind[self.state.target] == PlaceKind.VILLAGE else self.rules.cap_city
        )
        return self.number(min(holds, self.state.att_tokens))

    @property
    def pope_towns(self) -> Options:
        sites = pope_sites(self.rules, self.state, self.state.seat)
        return self.options(place for place in range(PLACES) if has(sites, place))


def _phase(scene: Refusal) -> str:
    """Not offered at all, or an outcome that chance cannot draw."""
    if not is_chance(scene.state.phase) or scene.kind != drawn_kind(scene.rules, scene.state):
        return ""
    return {Kind.CARD: "card", Kind.ROLLOFF: "rolloff", Kind.CLASH: "clash"}.get(scene.kind, "")


def _not_linked(scene: Refusal) -> str:
    if scene.kind == Kind.VILLAGE:
        return "village"
    return "same" if scene.at == scene.goal else ""


def _full(scene: Refusal) -> str:
    if scene.kind in (Kind.MOVE, Kind.RECRUIT):
        return scene.kind.name.lower()
    return "attack" if scene.kind == Kind.ATTACK else "occupy"


def _foreign(scene: Refusal) -> str:
    return "neutral" if falls_unfought(scene.rules, scene.state, scene.goal) else "guarded"


def _keep_one(scene: Refusal) -> str:
    name = scene.kind.name.lower()
    return name if scene.free.number else f"{name} none"


CASES: dict[Rule, Callable[[Refusal], str]] = {
    Rule.PHASE: _phase,
    Rule.TAKEN: lambda scene: scene.kind.name.lower(),
    Rule.NOT_LINKED: _not_linked,
    Rule.NOT_A_VILLAGE: lambda scene: scene.kind.name.lower(),
    Rule.GOLD: lambda scene: scene.kind.name.lower(),
    Rule.NOT_YOURS: lambda scene: scene.kind.name.lower(),
    Rule.FULL: _full,
    Rule.FOREIGN: _foreign,
    Rule.KEEP_ONE: _keep_one,
}
"""Which of a rule's sentences applies; a rule without an entry has only one."""
