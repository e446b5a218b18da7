"""Each edition of the Barons family as a Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from donjons.boards.hexagon import LARGEST
from donjons.core.drawing import Drawing
from donjons.core.game import Game, Setting
from donjons.core.gesture import Gesture, Wish
from donjons.core.layout import Records, Still
from donjons.core.parameters import Language
from donjons.games.barons import (
    explain,
    explain_refusals,
    facts,
    gestures,
    notation,
    picture,
    position,
    position_text,
    view,
)
from donjons.games.barons import verbs as _verbs  # noqa: F401 (importing them registers them)
from donjons.games.barons.counts import COUNTED
from donjons.games.barons.edition import Edition
from donjons.games.barons.end import Ending, places_before
from donjons.games.barons.facts import reading
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.setup import skip_finished_phases
from donjons.games.barons.state import Phase, State

ALIGNED = 18  # no tile is in line with more
MOST_TROOPS = 100


class Barons(Game):
    """One edition of the family, or a variant of one: what they share is here, what differs is the edition's."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.key = edition.key
        self.parameters = edition.parameters

    phases: ClassVar = tuple(phase.name.lower() for phase in Phase)
    counted: ClassVar = COUNTED
    endings: ClassVar = tuple(ending.name.lower() for ending in Ending)
    has_secrets: ClassVar = False
    most_steps: ClassVar = ALIGNED * MOST_TROOPS + LARGEST + 1

    def rules(self, parameters: Any, players: int) -> Records:
        return self.edition.rules(parameters, players)

    def new(self, setting: Setting) -> Records:
        rules, _ = reading(setting.rules, position.NO_STATE)
        state = position.empty_state(rules)
        skip_finished_phases(*reading(setting.rules, state))
        return state

    def parse(self, setting: Setting, state: Records, token: str) -> tuple[int, ...]:
        return (notation.parse(self.edition.words, token, int(setting.rules["tiles"][0])),)

    def write(self, setting: Setting, state: Records, step: int) -> str:
        return notation.write(self.edition.words, step)

    def rule_name(self, rule: int) -> str:
        return Rule(rule).name

    def read_position(self, text: str) -> tuple[Setting, Records]:
        return position.read_position(self, text)

    def write_position(self, setting: Setting, state: Records) -> str:
        return position_text.write_position(self.edition, setting, state)

    def fact(self, setting: Setting, state: Records, name: str) -> str:
        return facts.fact(self.edition.words, *reading(setting.rules, state), name)

    def turn_label(self, setting: Setting, state: Records) -> str:
        _, now = reading(setting.rules, state)
        return "" if now.phase <= Phase.PICK else f"{now.round_no}.{facts.colour_letter(now, now.seat)}"

    def seat_name(self, setting: Setting, state: Records, seat: int) -> str:
        return facts.colour_letter(reading(setting.rules, state)[1], seat)

    def ranking(self, setting: Setting, state: Records) -> list[int]:
        rules, now = reading(setting.rules, state)
        return [1 + places_before(rules, now, seat) for seat in range(rules.players)]

    def rounds(self, states: Records) -> Any:
        return states["round_no"]

    def view(self, setting: Setting, state: Records, seat: int | None) -> dict[str, Any]:
        rules, now = cast(Rules, setting.still_rules), cast(State, Still(state, 0))
        return dict(view.view(self.edition.words, rules, now, seat))

    def explain_step(self, setting: Setting, state: Records, step: int, language: Language) -> str:
        return explain.explain_step(self.edition.words, setting.rules, state, step, language)

    def explain_refusal(self, setting: Setting, state: Records, step: int, rule: int, language: Language) -> str:
        return explain_refusals.explain_refusal(
            self.edition.words, *reading(setting.rules, state), step, Rule(rule), language
        )

    def explain_result(self, setting: Setting, state: Records, language: Language) -> str:
        return explain.explain_result(*reading(setting.rules, state), language)

    def gesture(self, setting: Setting, state: Records, step: int) -> Gesture:
        return gestures.gesture(reading(setting.rules, state)[1], step)

    def meant(self, setting: Setting, state: Records, wish: Wish) -> list[int]:
        return gestures.meant(*reading(setting.rules, state), wish)

    def draw(self, setting: Setting, state: Records, language: Language) -> Drawing:
        return picture.draw(self.edition.words, *reading(setting.rules, state), language)

    def macro(self, setting: Setting, words: Sequence[str]) -> list[str]:
        kinds = self.edition.words.maps.get(words[1]) if words[0] == "tiles" and len(words) == 2 else None
        if kinds is None:
            return super().macro(setting, words)
        return [f"@t{tile + 1}={kinds(tile)}" for tile in range(int(setting.rules["tiles"][0]))]
