"""What the report of a study shows."""

from __future__ import annotations

from pathlib import Path

from donjons.lab import games
from donjons.lab.running import How
from studies import study

TEXT = """\
game = "barons-2025"
players = 2
bots = "random"
games = 20
measures = ["seats", "orders"]
[set]
max_rounds = 3
"""


def test_main_figures_have_a_table_of_their_own_where_there_are_any(tmp_path: Path) -> None:
    outcome = games.run(study(tmp_path, TEXT), tmp_path / "out", How(workers=1), "en")
    assert outcome.report
    sections = outcome.report.read_text(encoding="utf-8").split("<section")
    seats, orders = (next(one for one in sections if title in one) for title in ("Who wins", "Moves and orders"))
    assert seats.count("<table") == 2  # the main figures, and all of them
    assert orders.count("<table") == 1
    assert "Games with a shared first place" in seats
