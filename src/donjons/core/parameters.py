"""Every number of a rulebook, under the specification's own name, with a default, a range and a meaning.

A game declares its parameters as a frozen Pydantic model. People write them as `name=value`: whole numbers, lists with
commas, switches by their word, names. Values that depend on the number of players are resolved when a table is created.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, get_args, get_origin

import pydantic
from pydantic.fields import FieldInfo

from donjons.core.errors import BadParameter

Language = Literal["en", "fr"]


def number(default: int, low: int, high: int, en: str, fr: str) -> Any:
    """A whole number in a range."""
    return pydantic.Field(default, ge=low, le=high, json_schema_extra={"en": en, "fr": fr})


def numbers(default: tuple[int, ...], low: int, high: int, en: str, fr: str) -> Any:
    """A list of whole numbers, each in a range."""
    extra: dict[str, Any] = {"en": en, "fr": fr, "low": low, "high": high}
    return pydantic.Field(default, json_schema_extra=extra)


def switch(default: Any, en: str, fr: str) -> Any:
    """A choice among a few words."""
    return pydantic.Field(default, json_schema_extra={"en": en, "fr": fr})


def word(default: str, pattern: str, expected: str, en: str, fr: str) -> Any:
    """A text without blanks: what a pattern describes, and `expected` says in words."""
    extra: dict[str, Any] = {"en": en, "fr": fr, "expected": expected}
    return pydantic.Field(default, pattern=f"^({pattern})$", json_schema_extra=extra)


def fraction(default: float, low: float, high: float, en: str, fr: str) -> Any:
    """A share or a probability."""
    return pydantic.Field(default, ge=low, le=high, json_schema_extra={"en": en, "fr": fr})


@dataclass(frozen=True)
class Description:
    """One parameter as people read about it."""

    name: str
    default: str
    allowed: str
    meaning: str


class Parameters(pydantic.BaseModel, frozen=True, extra="forbid", strict=True):
    """The parameters of one game. Subclasses give the fields, and `constraints` over several of them."""

    GAME: ClassVar[str]
    PLAYERS: ClassVar[tuple[int, ...]]
    BY_PLAYERS: ClassVar[Mapping[str, Mapping[int, Any]]] = {}
    """Defaults that depend on the number of players: name -> players -> value."""
    PRESETS: ClassVar[Mapping[str, Mapping[str, Mapping[str, Any]]]] = {}
    """Parameters whose words stand for other defaults: name -> word -> name -> value."""

    @classmethod
    def table(cls, players: int, changes: Mapping[str, str]) -> Self:
        """The parameters of a table: defaults for so many players, those of a preset, then the changes, checked."""
        check_players(cls, players)
        given = {name: read_value(cls, name, text) for name, text in changes.items()}
        values: dict[str, Any] = {name: by[players] for name, by in cls.BY_PLAYERS.items()}
        for name, presets in cls.PRESETS.items():
            values |= presets[given.get(name, cls.model_fields[name].default)]
        values |= given
        parameters = cls(**values)
        broken = parameters.broken_constraint(players)
        if broken:
            raise BadParameter(f"{broken} Change one of these parameters.")
        return parameters

    def broken_constraint(self, players: int) -> str | None:
        """A sentence for the first constraint between parameters that does not hold."""
        return None

    def changes(self, players: int) -> dict[str, str]:
        """What differs from the defaults for so many players, as text; a preset is named, not spelt out."""
        own = type(self)
        chosen = {
            name: getattr(self, name) for name in own.PRESETS if getattr(self, name) != own.model_fields[name].default
        }
        default = own.table(players, chosen)
        return chosen | {name: write_value(value) for name, value in self if value != getattr(default, name)}


def check_players(model: type[Parameters], players: int) -> None:
    if players not in model.PLAYERS:
        low, high = min(model.PLAYERS), max(model.PLAYERS)
        raise BadParameter(
            f"{model.GAME} is for {low} to {high} players, not {players}: choose a number in that range."
        )


def write_value(value: Any) -> str:
    """A parameter's value as it is written in positions and records."""
    if value == ():
        return "none"
    if isinstance(value, tuple):
        return ",".join(str(int(item)) if isinstance(item, bool) else str(item) for item in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def read_value(model: type[Parameters], name: str, text: str) -> Any:
    """A value as people write it, or BadParameter with what is allowed."""
    field = model.model_fields.get(name)
    if field is None:
        raise BadParameter(
            f"{model.GAME} has no parameter {name[:40]!r}{did_you_mean(model, name)}: "
            f"`donjons rules {model.GAME}` lists them all."
        )
    value = _parse(field, text)
    if value is None:
        raise BadParameter(f"{name}={text[:40]} is not allowed in {model.GAME}: expected {allowed(field)}.")
    return value


def did_you_mean(model: type[Parameters], name: str) -> str:
    close = difflib.get_close_matches(name, list(model.model_fields), n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def _parse(field: FieldInfo, text: str) -> Any:
    """The value that a text stands for, or None when the field does not allow it."""
    kind = field.annotation
    if get_origin(kind) is Literal:
        words = {write_value(choice): choice for choice in get_args(kind)}
        return words.get(text)
    if kind is bool:
        return {"true": True, "false": False}.get(text)
    if kind is str:
        (shape,) = field.metadata
        return text if re.fullmatch(shape.pattern, text) else None
    if get_origin(kind) is tuple:
        return _parse_list(field, text)
    low, high = bounds(field)
    return _fraction(text, low, high) if kind is float else _whole(text, low, high)


def _parse_list(field: FieldInfo, text: str) -> tuple[Any, ...] | None:
    kinds = get_args(field.annotation)
    parts = text.split(",")
    if kinds[-1] is Ellipsis:
        return _parse_words(kinds[0], parts)
    if len(parts) != len(kinds):
        return None
    if get_origin(kinds[0]) is Literal:
        return tuple(parts) if all(part in get_args(kinds[0]) for part in parts) else None
    if kinds[0] is bool:
        flags = [{"1": True, "0": False}.get(part) for part in parts]
        return None if None in flags else tuple(flags)
    low, high = bounds(field)
    items = [_whole(part, low, high) for part in parts]
    return None if None in items else tuple(items)


def _parse_words(kind: Any, parts: list[str]) -> tuple[Any, ...] | None:
    """A list of any length, each word at most once; `none` is the empty list."""
    words = {write_value(choice): choice for choice in get_args(kind)}
    if parts == ["none"]:
        return ()
    if len(set(parts)) < len(parts) or not all(part in words for part in parts):
        return None
    return tuple(words[part] for part in parts)


def _whole(text: str, low: int, high: int) -> int | None:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        return None
    return int(text) if low <= int(text) <= high else None


def _fraction(text: str, low: float, high: float) -> float | None:
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text):
        return None
    return float(text) if low <= float(text) <= high else None


def bounds(field: FieldInfo) -> tuple[int, int]:
    """The range of a number, or of each number of a list."""
    extra = field.json_schema_extra
    assert isinstance(extra, dict)
    if "low" in extra:
        return int(str(extra["low"])), int(str(extra["high"]))
    limits = {type(limit).__name__: limit for limit in field.metadata}
    return int(limits["Ge"].ge), int(limits["Le"].le)


def allowed(field: FieldInfo) -> str:
    """What a field accepts, in words."""
    kind = field.annotation
    if kind is str:
        assert isinstance(field.json_schema_extra, dict)
        return str(field.json_schema_extra["expected"])
    if get_origin(kind) is Literal:
        return " or ".join(write_value(choice) for choice in get_args(kind))
    if kind is bool:
        return "true or false"
    if get_origin(kind) is tuple:
        kinds = get_args(kind)
        if kinds[-1] is Ellipsis:
            return "none, or a list of " + ", ".join(write_value(choice) for choice in get_args(kinds[0]))
        if get_origin(kinds[0]) is Literal:
            return f"{len(kinds)} words, each of {', '.join(get_args(kinds[0]))}"
        items = "0 or 1" if kinds[0] is bool else "{} to {}".format(*bounds(field))
        return f"{len(kinds)} values, each {items}"
    return "{} to {}".format(*bounds(field))


def describe(model: type[Parameters], language: Language) -> list[Description]:
    """All parameters of a game, in the specification's order."""
    described = []
    for name, field in model.model_fields.items():
        extra = field.json_schema_extra
        assert isinstance(extra, dict)
        by_players = model.BY_PLAYERS.get(name)
        default = (
            " / ".join(write_value(by_players[players]) for players in model.PLAYERS)
            if by_players
            else write_value(field.default)
        )
        described.append(Description(name, default, allowed(field), str(extra[language])))
    return described
