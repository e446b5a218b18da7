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


def columns(measure: Measure, game: Game, players: int) -> list[Column]:
    """What is told of a game with so many players."""
    setting = game.setting(players)
    found = measure.columns(setting, LineUp(("greedy",) * setting.players))
    return [column for column in found if column.kind is not Kind.HIDDEN]


def lines(measure: Measure, games: list[Game]) -> Iterator[str]:
    """Every figure of a measure, in which games and from how many players on where that is not all of them."""
    told: dict[str, list[Game]] = {}
    least: dict[str, int] = {}
    for game in games:
        for players in sorted(count for count in game.parameters.PLAYERS if count > 1):
            for column in columns(measure, game, players):
                line = f"{column.title['en']} ({UNITS[column.kind]})"
                least.setdefault(line, players)
                if game not in told.setdefault(line, []):
                    told[line].append(game)
    for line, whose in told.items():
        only = f"; {', '.join(game.key for game in whose)}" if len(whose) < len(games) else ""
        some = f"; from {least[line]} players" if least[line] > 2 else ""
        yield f"- {line}{only}{some}"


def section(measure: Measure, games: list[Game]) -> Iterator[str]:
    yield f"### `{measure.key}`: {measure.title['en']} / {measure.title['fr']}"
    whose = "all games" if len(games) == len(CATALOGUE) else ", ".join(game.key for game in games)
    yield f"\n{measure.meaning['en']} For {whose}.\n"
    yield from lines(measure, games)
    yield ""


def listing() -> str:
    games = [find(entry.key) for entry in CATALOGUE]
    found: list[str] = []
    for measure in ALL:
        found += section(measure, [game for game in games if measure.fits(game)])
    return "\n".join(found)


def page() -> str:
    """The page as it should be: what stands between the two marks is made, the rest is as it is."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + f"{BEGIN}\n{listing()}\n{END}" + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
