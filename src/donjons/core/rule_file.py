"""Changed rules as a file, to be kept, sent and played: a game, perhaps a number of players, and what is changed.

game = "co-2023"
players = 2

[set]
target_points = 5
objectives_mode = "fixed"
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from donjons.core.errors import BadParameter
from donjons.core.game import Setting
from donjons.core.parameters import write_value

KEYS = {"game": str, "players": int, "set": dict}


@dataclass(frozen=True)
class RuleFile:
    """What a file says; whether the game allows it shows when a table is agreed on."""

    game: str
    players: int | None
    changes: Mapping[str, str]


def read_rule_file(text: str) -> RuleFile:
    """The rules of a file; BadParameter when it is not written as one."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadParameter(f"this is not TOML, {error}: write lines such as target_points = 5.") from error
    for key, value in said.items():
        if type(value) is not KEYS.get(key):
            raise BadParameter(f'{key[:40]}: a rule file has game = "...", players = a number, and a table [set].')
    if "game" not in said:
        raise BadParameter('the rule file does not say of which game: begin it with a line such as game = "co-2023".')
    changes = {name: as_text(value) for name, value in said.get("set", {}).items()}
    return RuleFile(said["game"], said.get("players"), changes)


def as_text(value: Any) -> str:
    """A value of a TOML file as people write it after name=."""
    return write_value(tuple(value) if isinstance(value, list) else value)


def write_rule_file(setting: Setting, comments: Sequence[str] = ()) -> str:
    """The rules of a table as a file."""
    parameters = setting.parameters
    lines = [*(f"# {line}" for line in comments), f'game = "{setting.game.key}"', f"players = {setting.players}"]
    changed = [f"{name} = {as_toml(getattr(parameters, name))}" for name in parameters.changes(setting.players)]
    return "\n".join([*lines, "", "[set]", *changed, ""])


def as_toml(value: Any) -> str:
    """A parameter's value in TOML, which writes numbers, words and lists as JSON does."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
