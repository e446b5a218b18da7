"""A worker process in which engines think: one JSON question a line on standard input, one answer a line.

It knows no table and no key: it is told the rules, the position and the engine, and answers with a step. It ends when
its input does, so that it never outlives its server.
"""

from __future__ import annotations

import functools
import json
import sys
from typing import Any

import numpy as np

from donjons.core.game import Setting
from donjons.core.record import read_setting
from donjons.engines.players import engine
from donjons.engines.stepping import Stepping
from donjons.games import find


@functools.lru_cache(maxsize=64)
def setting_of(game: str, opening: str) -> Setting:
    return read_setting(find(game), opening)


@functools.lru_cache(maxsize=8)  # the strongest levels think in megabytes
def engine_of(game: str, opening: str, name: str) -> Stepping:
    ours = engine(setting_of(game, opening), name, threads=1)
    if ours is None:
        raise ValueError(f"there is no engine {name}")
    return ours


def answer(question: dict[str, Any]) -> str:
    """The step an engine plays in a position."""
    game, opening = question["game"], question["opening"]
    setting = setting_of(game, opening)
    blank = setting.game.new(setting)
    state = np.frombuffer(bytes.fromhex(question["state"]), blank.dtype).copy()
    step = engine_of(game, opening, question["engine"]).step(state, question["played"], question["seed"])
    return setting.game.write(setting, state, step)


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        print(json.dumps({"token": answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
