"""The page of measures, made from the laboratory's registry: `python docs/measures.py` renews it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from donjons.core.game import Game
from donjons.engines.watcher import LineUp
from donjons.games import CATALOGUE, find
from donjons.lab.columns import Column, Kind, Measure
from donjons.lab.measures import ALL

PAGE = Path(__file__).with_name("measures.md")
BEGIN, END = "<!-- measures: made by docs/measures.py -->", "<!-- end of measures -->"
UNITS = {
    Kind.SHARE: "share of games",
    Kind.NUMBER: "number per game",
    Kind.RATIO: "share",
    Kind.RATE: "number for each",
}


def columns(measure: Measure, game: Game) -> list[Column]:
    """What is told of the game's smallest table."""
    setting = game.setting(min(count for count in game.parameters.PLAYERS if count > 1))
    found = measure.columns(setting, LineUp(("greedy",) * setting.players))
    return [column for column in found if column.kind is not Kind.HIDDEN]


def section(measure: Measure, games: list[Game]) -> Iterator[str]:
    yield f"### `{measure.key}`: {measure.title['en']} / {measure.title['fr']}"
    whose = "all games" if len(games) == len(CATALOGUE) else ", ".join(game.key for game in games)
    yield f"\n{measure.meaning['en']} For {whose}.\n"
    for column in columns(measure, games[0]):
        yield f"- {column.title['en']} ({UNITS[column.kind]})"
    yield ""


def listing() -> str:
    games = [find(entry.key) for entry in CATALOGUE]
    lines: list[str] = []
    for measure in ALL:
        lines += section(measure, [game for game in games if measure.fits(game)])
    return "\n".join(lines)


def page() -> str:
    """The page as it should be: what stands between the two marks is made, the rest is as it is."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + f"{BEGIN}\n{listing()}\n{END}" + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
