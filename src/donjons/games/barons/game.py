"""Each edition of the Barons family as a Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from donjons.boards.hexagon import LARGEST
from donjons.core.drawing import Drawing
from donjons.core.game import Game, Setting
from donjons.core.layout import Records
from donjons.core.parameters import Language, Parameters
from donjons.games.barons import explain, explain_refusals, facts, notation, picture, position, view
from donjons.games.barons import verbs as _verbs  # noqa: F401 (importing them registers them)
from donjons.games.barons.end import Ending, places_before
from donjons.games.barons.facts import reading
from donjons.games.barons.parameters import Barons2025, rules_record
from donjons.games.barons.refusals import Rule
from donjons.games.barons.state import Phase

ALIGNED = 18  # no tile is in line with more
MOST_TROOPS = 100


class Barons(Game):
    """What the editions share; an edition adds its key and its parameters."""

    endings: ClassVar = tuple(ending.name.lower() for ending in Ending)
    most_steps: ClassVar = ALIGNED * MOST_TROOPS + LARGEST + 1

    def rules(self, parameters: Any, players: int) -> Records:
        return rules_record(parameters, players)

    def new(self, setting: Setting) -> Records:
        rules, _ = reading(setting.rules, position.NO_STATE)
        return position.empty_state(rules)

    def parse(self, setting: Setting, state: Records, token: str) -> tuple[int, ...]:
        return (notation.parse(token, int(setting.rules["tiles"][0])),)

    def write(self, setting: Setting, state: Records, step: int) -> str:
        return notation.write(step)

    def rule_name(self, rule: int) -> str:
        return Rule(rule).name

    def read_position(self, text: str) -> tuple[Setting, Records]:
        return position.read_position(self, text)

    def write_position(self, setting: Setting, state: Records) -> str:
        return position.write_position(setting, state)

    def fact(self, setting: Setting, state: Records, name: str) -> str:
        return facts.fact(*reading(setting.rules, state), name)

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
        return view.view(*reading(setting.rules, state), seat)

    def explain_step(self, setting: Setting, state: Records, step: int, language: Language) -> str:
        return explain.explain_step(setting.rules, state, step, language)

    def explain_refusal(self, setting: Setting, state: Records, step: int, rule: int, language: Language) -> str:
        return explain_refusals.explain_refusal(*reading(setting.rules, state), step, Rule(rule), language)

    def explain_result(self, setting: Setting, state: Records, language: Language) -> str:
        return explain.explain_result(*reading(setting.rules, state), language)

    def draw(self, setting: Setting, state: Records, language: Language) -> Drawing:
        return picture.draw(*reading(setting.rules, state), language)

    def macro(self, setting: Setting, words: Sequence[str]) -> list[str]:
        if list(words) == ["tiles", "M0"]:
            tiles = int(setting.rules["tiles"][0])
            return [f"@t{tile + 1}={position.default_kind(tile)}" for tile in range(tiles)]
        return super().macro(setting, words)


class Barons2025Game(Barons):
    key: ClassVar = "barons-2025"
    parameters: ClassVar[type[Parameters]] = Barons2025
