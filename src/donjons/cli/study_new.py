"""The questions of donjons study new, and the file that comes of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import typer
from rich.text import Text

from donjons.cli.console import err
from donjons.cli.study_words import WORDS
from donjons.core.errors import DonjonsError
from donjons.core.game import Game
from donjons.core.parameters import Language, allowed, describe, read_value
from donjons.engines.names import check, names
from donjons.games import CATALOGUE, find
from donjons.lab.measures import measures_of
from donjons.lab.reading import read_study
from donjons.lab.refusing import unknown

T = TypeVar("T")
USUAL = ("seats", "length", "endings")


def ask(path: Path | None, language: Language) -> Path:
    """Ask until every answer holds, write the file, and check it as a whole."""
    words = WORDS[language]
    game = answer(words["game"].format(names=", ".join(one.key for one in CATALOGUE)), CATALOGUE[0].key, find)
    question = typer.prompt(words["question"], default="", show_default=False, err=True)
    counts = game.parameters.PLAYERS
    players = answer(
        words["players"].format(low=min(counts), high=max(counts)),
        ",".join(str(count) for count in counts),
        lambda said: read_players(game, said),
    )
    bots = answer(
        words["bots"].format(names=", ".join(names(game.key)[:6])), "greedy", lambda said: read_bots(game, said)
    )
    known = measures_of(game)
    measures = answer(
        words["measures"].format(names=", ".join(known)),
        ",".join(name for name in USUAL if name in known),
        lambda said: read_measures(list(known), said),
    )
    varied = read_varied(game, language)
    games = answer(words["games"], "1000", int)
    path = path or Path(typer.prompt(words["file"], default=f"{game.key}.toml", err=True))
    if path.exists():
        typer.confirm(words["exists"].format(path=path), abort=True, err=True)
    text = written(game.key, question, players, bots, games, measures, varied)
    read_study(path, text)
    path.write_text(text, encoding="utf-8")
    return path


def answer(question: str, default: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be read."""
    while True:
        said = typer.prompt(question, default=default, err=True).strip()
        try:
            return read(said)
        except (DonjonsError, ValueError) as error:
            err.print(Text(str(error)))


def read_players(game: Game, said: str) -> list[int]:
    counts = [int(word) for word in said.split(",")]
    for count in counts:
        game.setting(count)
    return counts


def read_bots(game: Game, said: str) -> str:
    for name in said.split(","):
        check(game.key, name.strip())
    return said


def read_measures(known: list[str], said: str) -> list[str]:
    measures = [word.strip() for word in said.split(",")]
    for measure in measures:
        if measure not in known:
            raise ValueError(unknown("measure called", measure, known))
    return measures


def read_varied(game: Game, language: Language) -> tuple[str, list[str]] | None:
    """The parameter to vary and its values, if there is to be one."""
    words, model = WORDS[language], game.parameters

    def known(said: str) -> str:
        if said and said not in model.model_fields:
            raise ValueError(unknown(f"parameter of {game.key} called", said, model.model_fields))
        return said

    name = answer(words["parameter"].format(game=game.key), "", known)
    if not name:
        return None
    now = next(one for one in describe(model, language) if one.name == name)

    def values(said: str) -> list[str]:
        for value in said.split():
            read_value(model, name, value)
        return said.split()

    question = words["values"].format(name=name, default=now.default, allowed=allowed(model.model_fields[name]))
    return name, answer(question, now.default.split(" / ")[0], values)


def written(
    game: str,
    question: str,
    players: list[int],
    bots: str,
    games: int,
    measures: list[str],
    varied: tuple[str, list[str]] | None,
) -> str:
    """The file. Strings are written as JSON writes them, which TOML reads."""
    rows = {
        "question": question,
        "game": game,
        "players": players,
        "bots": bots,
        "games": games,
        "seed": 1,
        "measures": measures,
    }
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in rows.items()]
    if varied:
        name, values = varied
        lines += ["", "[vary]", f"{name} = {json.dumps(values)}"]
    return "\n".join(lines) + "\n"
