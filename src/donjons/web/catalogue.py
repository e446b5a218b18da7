"""The games, their numbers and the engines, as the page lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from donjons.core.game import Setting
from donjons.core.parameters import Language, Parameters, bounds, write_value
from donjons.core.rule_file import read_rule_file
from donjons.engines.levels import WITH_TASTE
from donjons.engines.roster import PLAIN, Offer, characters, ladder
from donjons.games import CATALOGUE, find
from donjons.table.clock import ClockRule
from donjons.web.messages import making, offers, shown
from donjons.web.messages.basics import Text

USUAL_PLAYERS = 2
USUAL_ENGINE = "knight"  # for whoever does not choose
PRESETS = {
    "barons-2025": (
        offers.Preset(
            key="small",
            title=Text(en="Small board (19 tiles)", fr="Petit plateau (19 tuiles)"),
            changes={"board_radius": "2", "tile_counts": "4,5,5,5"},
        ),
        offers.Preset(
            key="short",
            title=Text(en="Short game (half the target)", fr="Partie courte (défi réduit de moitié)"),
            changes={"target_points": "8"},
        ),
    ),
    "co-2023": (
        offers.Preset(
            key="fixed",
            title=Text(en="Objectives in the centre and the corners", fr="Objectifs au centre et aux coins"),
            changes={"objectives_mode": "fixed"},
        ),
    ),
    "guerre": (
        offers.Preset(
            key="short", title=Text(en="Short (40 rounds)", fr="Courte (40 tours)"), changes={"max_rounds": "40"}
        ),
        offers.Preset(
            key="medium", title=Text(en="Medium (80 rounds)", fr="Moyenne (80 tours)"), changes={"max_rounds": "80"}
        ),
    ),
}


def catalogue() -> offers.Catalogue:
    return offers.Catalogue(
        games=[game_facts(entry.key) for entry in CATALOGUE], engines=list(engines()), usual_engine=USUAL_ENGINE
    )


@cache
def engines() -> tuple[offers.EngineFacts, ...]:
    """Who can take a seat: the levels from the strongest to the weakest, the personalities, then the plain engines."""
    everywhere = [entry.key for entry in CATALOGUE]
    return (
        *offered("level", reversed(ladder()), everywhere),
        *offered("personality", characters(), WITH_TASTE),
        *offered("plain", reversed(PLAIN), everywhere),
    )


def offered(kind: offers.EngineKind, listed: Iterable[Offer], games: Iterable[str]) -> list[offers.EngineFacts]:
    return [
        offers.EngineFacts(
            key=offer.key, kind=kind, games=list(games), title=text(offer.title), about=text(offer.about)
        )
        for offer in listed
    ]


def text(languages: Mapping[Language, str]) -> Text:
    return Text(en=languages["en"], fr=languages["fr"])


def has_engine(game: str, key: str) -> bool:
    """Can this engine take a seat of that game?"""
    return any(engine.key == key and game in engine.games for engine in engines())


@cache
def game_facts(key: str) -> offers.GameFacts:
    entry = next(entry for entry in CATALOGUE if entry.key == key)
    fewest, _, most = entry.players.partition("-")
    return offers.GameFacts(
        key=entry.key,
        family=entry.family,
        title=entry.title,
        players=list(range(int(fewest), int(most or fewest) + 1)),
        pitch=Text(**entry.pitch),
        is_cooperative=entry.is_cooperative,
    )


def game_rules(key: str) -> offers.GameRules:
    """All numbers of a game; NotFound when there is no such game."""
    model = find(key).parameters
    return offers.GameRules(
        game=game_facts(key),
        parameters=[_parameter(model, name, field) for name, field in model.model_fields.items()],
        presets=list(PRESETS.get(key, ())),
    )


def _parameter(model: type[Parameters], name: str, field: FieldInfo) -> offers.ParameterFacts:
    kind, choices, length = _shape(field.annotation)
    low, high = bounds(field) if kind in ("number", "numbers") and not choices else (None, None)
    by_players = model.BY_PLAYERS.get(name, {})
    return offers.ParameterFacts(
        name=name,
        meaning=_meaning(field),
        default={count: write_value(by_players.get(count, field.default)) for count in model.PLAYERS},
        kind=kind,
        low=low,
        high=high,
        choices=choices,
        length=length,
        fixed=kind == "choice" and len(choices) == 1,
    )


def _shape(annotation: Any) -> tuple[Literal["number", "choice", "numbers", "words", "text"], list[str], int | None]:
    """How a value is written: its kind, the words to choose from, how many values."""
    if get_origin(annotation) is Literal:
        return "choice", [write_value(choice) for choice in get_args(annotation)], None
    if annotation is bool:
        return "choice", ["true", "false"], None
    if annotation in (str, float):
        return "text", [], None
    if get_origin(annotation) is not tuple:
        return "number", [], None
    items = get_args(annotation)
    if items[-1] is Ellipsis:
        return "words", [write_value(choice) for choice in get_args(items[0])], None
    if get_origin(items[0]) is Literal:
        return "words", [write_value(choice) for choice in get_args(items[0])], len(items)
    if items[0] is bool:
        return "numbers", ["0", "1"], len(items)
    return "numbers", [], len(items)


def _meaning(field: FieldInfo) -> Text:
    extra: Any = field.json_schema_extra
    return Text(en=extra["en"], fr=extra["fr"])


def changed_rules(text: str) -> making.ChangedRules:
    """What a rule file asks for; a sentence when the game does not allow it."""
    file = read_rule_file(text)
    game = find(file.game)
    players = file.players or min(game.parameters.PLAYERS, key=lambda count: abs(count - USUAL_PLAYERS))
    setting = game.setting(players, file.changes)
    return making.ChangedRules(game=game.key, players=players, changes=setting.parameters.changes(players))


def changed_parameters(setting: Setting) -> list[shown.ChangedParameter]:
    """What a table plays otherwise than the rulebook."""
    model = type(setting.parameters)
    default = model.table(setting.players, {})
    return [
        shown.ChangedParameter(
            name=name,
            meaning=_meaning(model.model_fields[name]),
            value=value,
            default=write_value(getattr(default, name)),
        )
        for name, value in setting.parameters.changes(setting.players).items()
    ]


def clock_facts(rule: ClockRule | None) -> making.Clock | None:
    if rule is None:
        return None
    if rule.kind == "days":
        return making.Clock(kind="days", days=rule.days)
    return making.Clock(kind="fischer", initial=rule.initial, increment=rule.increment)
