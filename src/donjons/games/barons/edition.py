"""What an edition is: its parameters, how they fill the family's record, and its own words.

Rules read the record and never ask which edition they serve. A field of the record that bears the name of a parameter
takes its value; `family` gives the fields that an edition fixes or names otherwise; everything else is off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import numpy as np

from donjons.boards.hexagon import LARGEST, hexagon
from donjons.core.layout import Records
from donjons.core.parameters import Language, Parameters
from donjons.core.taste import PLAIN, TASTES
from donjons.core.wording import Forms
from donjons.games.barons import rules as codes
from donjons.games.barons.rules import FACES, RANK_KEYS, RULES
from donjons.games.barons.state import KINDS, Phase

SWITCHES: Mapping[str, type[IntEnum]] = {
    "color_choice": codes.ColorChoice,
    "fair_setup": codes.FairSetup,
    "objectives_mode": codes.ObjectivesMode,
    "roll_when": codes.RollWhen,
    "blocker_owner": codes.BlockerOwner,
    "block_rule": codes.BlockRule,
    "knight_command": codes.KnightCommand,
    "disperse_blocked": codes.DisperseBlocked,
    "troop_move_scope": codes.TroopMoveScope,
    "losses_to": codes.LossesTo,
    "capture_mode": codes.CaptureMode,
    "end_check": codes.EndCheck,
}
OFF: Mapping[str, Any] = {  # what is neither a parameter of an edition nor given by its family values
    "donjons_per_player": LARGEST,
    "exhaustion_limit": -1,
    "recruit_base": 1,
    "capture_mode": codes.CaptureMode.OFF,
    "taste": (PLAIN,) * TASTES,
}


@dataclass(frozen=True)
class Nouns:
    """How an edition calls things in one language (section 2 of its specification)."""

    tile: Forms
    baron: Forms
    knight: Forms
    kinds: Mapping[int, Forms]


@dataclass(frozen=True)
class Signs:
    """How an edition is drawn: signs one column wide, and the styles of the kinds of tile."""

    knight: str
    kinds: Mapping[int, tuple[str, str]]  # kind -> sign and style


@dataclass(frozen=True)
class Words:
    """How an edition writes what the family calls otherwise (sections 2 and 13 of its specification)."""

    knight: str  # the letter of a knight's move
    draw: str  # the letter of the draw of its start tile, and of its tiles in positions
    phases: Mapping[Phase, str]  # names of phases that differ from the family's
    kinds_begin: int  # the first kind of tile, in lists by kind
    maps: Mapping[str, Callable[[int], int]]  # test maps by name: tile -> kind
    kinds: Callable[[int], int]  # tile -> kind in positions that say nothing else
    grammar: tuple[str, ...]  # the forms of section 13.1 beyond those that all editions have
    mountains: Mapping[int, str]  # radius -> the mountains of test positions
    nouns: Mapping[Language, Nouns]
    signs: Signs


@dataclass(frozen=True)
class Edition:
    key: str
    parameters: type[Parameters]
    family: Callable[[Any, int], Mapping[str, Any]]
    words: Words
    variant: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the family's record that a variant changes beyond its edition's parameters."""

    def rules(self, parameters: Parameters, players: int) -> Records:
        """The record that the compiled rules read."""
        record = np.zeros(1, RULES)
        row: Any = record[0]
        named = {name: value for name, value in parameters if name in (RULES.names or ())}
        given = {**OFF, **named, **self.family(parameters, players), **self.variant, "players": players}
        for name, value in given.items():
            row[name] = self.field(name, value)
        row["move_die"][0] = row["move_base"]  # before any roll a piece walks as without a bonus
        board = hexagon(parameters.board_radius)  # type: ignore[attr-defined]
        row["tiles"] = board.tiles
        for name in ("bit", "tile_at", "ray", "ray_length", "distance"):
            row[name] = getattr(board, name)
        return record

    def field(self, name: str, value: Any) -> Any:
        """A parameter's value as the record holds it."""
        if isinstance(value, str):
            return SWITCHES[name][value.upper()]
        if name in ("tile_counts", "tile_points"):
            return _padded((0,) * self.words.kinds_begin + tuple(value), KINDS)
        if name == "diversity_bonus":
            return _padded(tuple(value), KINDS + 1)
        if name == "rank_keys":
            return _padded(tuple(value), RANK_KEYS)
        if isinstance(value, tuple) and len(value) == FACES - 1:
            return (0, *value)  # lists by die face are indexed by the face
        return value


def _padded(values: tuple[int, ...], length: int) -> tuple[int, ...]:
    return values + (0,) * (length - len(values))
