"""The table of differences between the editions, made from their parameters: `python docs/differences.py` renews it.

A row is a field of the family's record whose value is not the same in all editions at 2, 3 and 4 players.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import donjons
from donjons.games.barons.edition import SWITCHES
from donjons.games.barons.rules import RULES, RankKey
from donjons.games.barons.state import KINDS

EDITIONS = ("co-2023", "barons-2024", "barons-2025")
PLAYERS = (2, 3, 4)
BOARD = {"players", "bit", "tile_at", "ray", "ray_length", "distance"}
PAGE = Path(__file__).with_name("architecture.md")
BEGIN, END = "<!-- differences: made by docs/differences.py -->", "<!-- end of differences -->"


def text(name: str, value: Any) -> str:
    """One value as people read it."""
    if isinstance(value, list):
        items = value[1:] if name in ("move_die", "recruit_die", "recruit_die_donjon", "two_orders_die") else value
        if name == "rank_keys":
            return ", ".join(RankKey(key).name.lower() for key in items if key)
        return " ".join(str(item) for item in items)
    if name == "immune_kinds":
        return " ".join(str(kind) for kind in range(KINDS) if value >> kind & 1) or "none"
    return SWITCHES[name](value).name.lower() if name in SWITCHES else str(value)


def cell(edition: str, name: str) -> str:
    """The values of a field at 2, 3 and 4 players, or the one they share."""
    game = donjons.game(edition)
    values = [text(name, game.setting(players).rules[0][name].tolist()) for players in PLAYERS]
    return values[0] if len(set(values)) == 1 else " / ".join(values)


def table() -> str:
    rows = ["| field | " + " | ".join(EDITIONS) + " |", "|---|" + "---|" * len(EDITIONS)]
    for name in RULES.names or ():
        cells = [] if name in BOARD else [cell(edition, name) for edition in EDITIONS]
        if len(set(cells)) > 1:
            rows.append(f"| `{name}` | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def page() -> str:
    """The page as it should be: what stands between the two marks is made, the rest is as it is."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + f"{BEGIN}\n{table()}\n{END}" + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
