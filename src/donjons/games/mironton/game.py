"""Donjon Mironton as a Game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

from donjons.boards.dungeon import Dungeon, Plan, read_plan
from donjons.core.drawing import Drawing
from donjons.core.errors import BadMap, BadParameter
from donjons.core.game import Game, Setting
from donjons.core.gesture import Gesture, Shortcut, Wish
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.mironton import (
    claims,
    explain,
    explain_ending,
    explain_log,
    explain_refusals,
    facts,
    gestures,
    notation,
    picture,
    position,
    position_text,
    view,
    view_fights,
    view_map,
)
from donjons.games.mironton import verbs as _verbs  # noqa: F401 (importing them registers them)
from donjons.games.mironton.counts import COUNTED
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.labyrinth import generated
from donjons.games.mironton.parameters import Mironton, rules_record
from donjons.games.mironton.plan_text import dungeon_of, write_plan
from donjons.games.mironton.reading import reading
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Ending, Phase

BUTTE = "butte"  # the default dungeon
GENERATED = "generated"


class DonjonMironton(Game):
    key = "mironton"
    parameters = Mironton
    phases: ClassVar = tuple(phase.name.lower() for phase in Phase)
    counted: ClassVar = COUNTED
    endings: ClassVar = tuple(ending.name.lower() for ending in Ending if ending != Ending.NONE)
    most_steps: ClassVar = 2560  # low blows: every figure of every band against every other
    has_clock: ClassVar = True  # the Inspection
    is_shared: ClassVar = True
    labels_needed: ClassVar = False
    has_secrets: ClassVar = False

    def __init__(self, plans: Mapping[str, Plan] | None = None) -> None:
        self.plans = dict(plans or {})  # dungeons of the file whose cases are run

    def attach(self, kind: str, name: str, text: str) -> Game:
        if kind != "dungeon":
            return self
        try:
            plan = read_plan(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise BadMap(f"the dungeon {name[:40]} is no TOML: {error}.") from None
        return DonjonMironton({**self.plans, name: plan})

    def setting(self, players: int, changes: Mapping[str, str] | None = None) -> Setting:
        """A table carries the plan of its dungeon, so that its records need neither the generator nor a file."""
        setting = super().setting(players, changes)
        parameters = setting.parameters
        assert isinstance(parameters, Mironton)
        if parameters.dungeon != BUTTE and not parameters.plan:
            plan = write_plan(self.plan_of(parameters))
            setting = replace(setting, parameters=parameters.model_copy(update={"plan": plan}))
        self.dungeon(setting)  # complains where the plan and the parameters do not fit
        return setting

    def plan_of(self, parameters: Mironton) -> Plan:
        """The plan behind the name of a dungeon that is not La Butte."""
        if parameters.dungeon == GENERATED:
            return generated(parameters)
        if parameters.dungeon not in self.plans:
            known = ", ".join([BUTTE, GENERATED, *self.plans])
            raise BadParameter(f"there is no dungeon {parameters.dungeon!r}: choose one of {known}.")
        return self.plans[parameters.dungeon]

    def dungeon(self, setting: Setting) -> Dungeon:
        """The dungeon of a table."""
        parameters = setting.parameters
        assert isinstance(parameters, Mironton)
        return dungeon_of(parameters.plan, parameters.entrances)

    def rules(self, parameters: Any, players: int) -> Records:
        return rules_record(parameters, players, dungeon_of(parameters.plan, parameters.entrances))

    def new(self, setting: Setting) -> Records:
        return position.empty_state(setting.rules)

    def parse(self, setting: Setting, state: Records, token: str) -> tuple[int, ...]:
        _, now = reading(setting.rules, state)
        return (notation.parse(self.dungeon(setting), now, token),)

    def write(self, setting: Setting, state: Records, step: int) -> str:
        _, now = reading(setting.rules, state)
        return notation.write(self.dungeon(setting), now, step)

    def rule_name(self, rule: int) -> str:
        return Rule(rule).name

    def read_position(self, text: str) -> tuple[Setting, Records]:
        return position.read_position(self, text)

    def write_position(self, setting: Setting, state: Records) -> str:
        return position_text.write_position(self, setting, state)

    def fact(self, setting: Setting, state: Records, name: str) -> str:
        return facts.fact(self.dungeon(setting), setting.rules, state, name)

    def restated(self, setting: Setting, state: Records, word: str) -> str:
        return claims.restated(self.dungeon(setting), setting.rules, state, word)

    def turn_label(self, setting: Setting, state: Records) -> str:
        _, now = reading(setting.rules, state)
        turn = 0 if now.phase == Phase.SETUP else now.turn
        return f"{turn}.{facts.PHASE_WORDS[Phase(now.phase)]}.{facts.actor_word(now)}"

    def seat_name(self, setting: Setting, state: Records, seat: int) -> str:
        return f"p{seat}"

    def ranking(self, setting: Setting, state: Records) -> list[int]:
        """All seats share the result."""
        return [1] * setting.players

    def rounds(self, states: Records) -> Any:
        return states["turn"]

    def view(self, setting: Setting, state: Records, seat: int | None) -> dict[str, Any]:
        return dict(view.view(setting, state, self.dungeon(setting), seat))

    def chart(self, setting: Setting) -> dict[str, Any]:
        return dict(view_map.chart(self.dungeon(setting), cast(Rules, setting.still_rules)))

    def scene(self, setting: Setting, state: Records, step: int, language: Language) -> dict[str, Any] | None:
        """A round of combat, at the dice that decide it."""
        seen = view_fights.scene(setting.rules, state, self.dungeon(setting), step, language)
        return None if seen is None else dict(seen)

    def explain_step(self, setting: Setting, state: Records, step: int, language: Language) -> str:
        return explain.explain_step(setting.rules, state, self.dungeon(setting), step, language)

    def explain_refusal(self, setting: Setting, state: Records, step: int, rule: int, language: Language) -> str:
        dungeon = self.dungeon(setting)
        return explain_refusals.explain_refusal(setting.rules, state, dungeon, step, Rule(rule), language)

    def explain_result(self, setting: Setting, state: Records, language: Language) -> str:
        return explain_ending.explain_result(Words(setting.rules, state, self.dungeon(setting), language))

    def tell(self, setting: Setting, played: Sequence[tuple[Records, int]], language: Language) -> list[str]:
        return explain_log.tell(setting.rules, self.dungeon(setting), played, language)

    def gesture(self, setting: Setting, state: Records, step: int) -> Gesture:
        return gestures.gesture(self.dungeon(setting), reading(setting.rules, state)[1], step)

    def meant(self, setting: Setting, state: Records, wish: Wish) -> list[int]:
        return gestures.meant(self.dungeon(setting), *reading(setting.rules, state), wish)

    def shortcuts(self, setting: Setting, state: Records) -> Iterable[Shortcut]:
        return gestures.shortcuts(setting, self.dungeon(setting), state)

    def is_bit(self, setting: Setting, state: Records, step: int) -> bool:
        return view_fights.is_bit(setting, state, step)

    def draw(self, setting: Setting, state: Records, language: Language) -> Drawing:
        return picture.draw(setting.rules, state, self.dungeon(setting), language)


GAME = DonjonMironton()
