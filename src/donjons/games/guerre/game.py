"""Guerre du passé as a Game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from donjons.core.drawing import Drawing
from donjons.core.game import Game, Setting
from donjons.core.gesture import Gesture, Shortcut, Wish
from donjons.core.layout import Records
from donjons.core.odds import Odds
from donjons.core.parameters import Language
from donjons.games.guerre import (
    explain,
    explain_chance,
    explain_ending,
    explain_refusals,
    facts,
    gestures,
    notation,
    odds,
    picture,
    position,
    position_text,
    view,
    view_chart,
    view_scene,
)
from donjons.games.guerre import verbs as _verbs  # noqa: F401 (importing them registers them)
from donjons.games.guerre.counts import COUNTED
from donjons.games.guerre.facts import reading
from donjons.games.guerre.parameters import Guerre, rules_record
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NO_BID, Ending, Phase
from donjons.games.guerre.victory import rank_of

EVENT_PHASES = (Phase.BID, Phase.TIE, Phase.REVEAL, Phase.EVENT, Phase.RECRUIT, Phase.PILLAGE_TIE, Phase.PILLAGE)


class GuerreDuPasse(Game):
    key = "guerre"
    parameters = Guerre
    phases: ClassVar = tuple(phase.name.lower() for phase in Phase)
    counted: ClassVar = COUNTED
    endings: ClassVar = tuple(ending.name.lower() for ending in Ending if ending != Ending.NONE)
    most_steps: ClassVar = 91 * 9 + 2 * 50 + 1  # every road and every building

    def rules(self, parameters: Any, players: int) -> Records:
        return rules_record(parameters, players)

    def new(self, setting: Setting) -> Records:
        return position.empty_state(setting.rules)

    def parse(self, setting: Setting, state: Records, token: str) -> tuple[int, ...]:
        return notation.parse(token)

    def write(self, setting: Setting, state: Records, step: int) -> str:
        return notation.write(step)

    def join(self, tokens: Sequence[str]) -> list[str]:
        return notation.join(tokens)

    def split(self, token: str) -> list[str]:
        return notation.split(token)

    def is_sealed(self, setting: Setting, state: Records, step: int, seat: int) -> bool:
        _, now = reading(setting.rules, state)
        return now.phase == Phase.BID and seat != now.seat

    def sealed_steps(self, setting: Setting, state: Records) -> int:
        rules, now = reading(setting.rules, state)
        return sum(now.bids[seat] != NO_BID for seat in range(rules.players)) if now.phase == Phase.BID else 0

    def rule_name(self, rule: int) -> str:
        return Rule(rule).name

    def read_position(self, text: str) -> tuple[Setting, Records]:
        return position.read_position(self, text)

    def write_position(self, setting: Setting, state: Records) -> str:
        return position_text.write_position(setting, state)

    def fact(self, setting: Setting, state: Records, name: str) -> str:
        return facts.fact(setting.rules, state, name)

    def turn_label(self, setting: Setting, state: Records) -> str:
        _, now = reading(setting.rules, state)
        if now.round_no == 0:
            return ""
        return f"{now.round_no}.@" if now.phase in EVENT_PHASES else f"{now.round_no}.{now.seat}"

    def seat_name(self, setting: Setting, state: Records, seat: int) -> str:
        return str(seat)

    def ranking(self, setting: Setting, state: Records) -> list[int]:
        rules, now = reading(setting.rules, state)
        return [1 + rank_of(rules, now, seat) for seat in range(rules.players)]

    def rounds(self, states: Records) -> Any:
        return states["round_no"]

    def view(self, setting: Setting, state: Records, seat: int | None) -> dict[str, Any]:
        return view.view(*reading(setting.rules, state), seat)

    def chart(self, setting: Setting) -> dict[str, Any]:
        return view_chart.chart(cast(Rules, setting.still_rules))

    def explain_step(self, setting: Setting, state: Records, step: int, language: Language) -> str:
        return explain.explain_step(setting.rules, state, step, language)

    def explain_refusal(self, setting: Setting, state: Records, step: int, rule: int, language: Language) -> str:
        return explain_refusals.explain_refusal(*reading(setting.rules, state), step, Rule(rule), language)

    def explain_result(self, setting: Setting, state: Records, language: Language) -> str:
        return explain_ending.explain_result(*reading(setting.rules, state), language)

    def gesture(self, setting: Setting, state: Records, step: int) -> Gesture:
        return gestures.gesture(reading(setting.rules, state)[1], step)

    def meant(self, setting: Setting, state: Records, wish: Wish) -> list[int]:
        return gestures.meant(*reading(setting.rules, state), wish)

    def shortcuts(self, setting: Setting, state: Records) -> Iterable[Shortcut]:
        return gestures.shortcuts(*reading(setting.rules, state))

    def odds(self, setting: Setting, state: Records, step: int) -> Odds | None:
        return odds.odds_of(*reading(setting.rules, state), step)

    def is_bit(self, setting: Setting, state: Records, step: int) -> bool:
        return view_scene.is_bit(*reading(setting.rules, state), step)

    def scene(self, setting: Setting, state: Records, step: int, language: Language) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", view_scene.scene(setting.rules, state, step, language))

    def tell(self, setting: Setting, played: Sequence[tuple[Records, int]], language: Language) -> list[str]:
        return explain_chance.tell(setting.rules, played, language)

    def draw(self, setting: Setting, state: Records, language: Language) -> Drawing:
        return picture.draw(*reading(setting.rules, state), language)


GAME = GuerreDuPasse()
