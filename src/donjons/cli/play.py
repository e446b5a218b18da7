"""donjons play: a game in the terminal."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from donjons.cli.console import (
    Changes,
    Lang,
    RulesFile,
    agree_on_game,
    compiling,
    language,
    naming,
    read_rules,
    read_text,
)
from donjons.cli.words import HUMAN
from donjons.core.errors import BadParameter, BadRecord
from donjons.games import find

if TYPE_CHECKING:
    from donjons.core.match import Match
    from donjons.core.rule_file import RuleFile

DEFAULT_ENGINE = "greedy"


def play(
    game: Annotated[str | None, typer.Argument(help="Key of a game, see donjons games.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays a seat, in the order of play: human, or see donjons engines; repeat for each seat."
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the seats named, at least 2).")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same dice (default: drawn).", min=0)] = None,
    rules: RulesFile = None,
    changes: Changes = None,
    save: Annotated[Path | None, typer.Option(help="File that keeps the game (default: among your games).")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game kept in this file.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="For programs: one JSON object a line, out for events, in for steps.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, against people around it or engines.

    Seats that are not named are played by the greedy engine; with no --seat at all you play the first. Every step is
    kept in a file as it is played: Ctrl-C, a closed window or a killed process loses nothing.

    Examples:

    - `donjons play barons-2025`
    - `donjons play barons-2025 --seat human --seat baron`
    - `donjons play barons-2025 --seat greedy --seat human`
    - `donjons play barons-2025 --players 3 --set target_points=9`
    - `donjons play --rules studies/rules/co-2023-2-players.toml`
    - `donjons play --resume my-game.txt`
    """
    from donjons.cli.json_game import JsonGame
    from donjons.cli.terminal import TerminalGame
    from donjons.engines.names import check

    if resume is not None:
        table = _resumed(resume)
    else:
        table = _started(game, seat, players, seed, read_rules(rules, changes), save)
    for name in table.seats:
        if name != HUMAN:
            check(table.match.setting.game.key, name)
    if as_json:
        JsonGame(table.match, table.seats, table.path, language(lang)).run()
    else:
        TerminalGame(table.match, table.seats, table.path, language(lang), resume is not None).run()


class Table(NamedTuple):
    """A match, who plays it, and the file that keeps it."""

    match: Match
    seats: list[str]
    path: Path


def _started(
    game: str | None,
    seats: list[str] | None,
    players: int | None,
    seed: int | None,
    rules: RuleFile,
    save: Path | None,
) -> Table:
    game = agree_on_game(game, rules)
    named = seats or [HUMAN]
    count = players or rules.players or max(2, len(named))
    if len(named) > count:
        raise BadParameter(f"{len(named)} seats are named for {count} players: name at most {count}.")
    everybody = named + [DEFAULT_ENGINE] * (count - len(named))
    chosen = secrets.randbelow(2**31) if seed is None else seed
    with compiling(f"Compiling the rules of {game} (the first time only) ..."):
        match = find(game).start(count, chosen, rules.changes)
    path = save or _new_file(game)
    if path.exists():
        raise BadParameter(f"{path} exists already: name another file, or go on with it by --resume {path}.")
    return Table(match, everybody, path)


def _resumed(path: Path) -> Table:
    from donjons.core.record import read_record, resume

    text = read_text(path)
    with naming(path), compiling("Replaying the game ..."):
        record = read_record(text)
        match = resume(record, find(record.game()))
        seats = record.headers.get("seats", "").split()
        if len(seats) != match.setting.players:
            raise BadRecord("the record does not say who plays: add a line such as `# seats: human greedy`.")
    if match.seed is None:
        match.deal_from(secrets.randbelow(2**31))
    return Table(match, seats, path)


def _new_file(game: str) -> Path:
    """A new file among the player's games."""
    from donjons.core.cache import state_home

    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return state_home() / "games" / f"{stamp}-{game}.txt"
