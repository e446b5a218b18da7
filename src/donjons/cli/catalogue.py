"""donjons games, donjons rules: what there is and what can be changed."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from donjons.cli.console import AsJson, Lang, language, out, print_json
from donjons.games import CATALOGUE, find


def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games.

    Examples:

    - `donjons games`
    - `donjons games --json`
    - `donjons games --lang fr`
    """
    tongue = language(lang)
    if as_json:
        print_json(
            [
                {"key": entry.key, "title": entry.title, "players": entry.players, "pitch": entry.pitch[tongue]}
                for entry in CATALOGUE
            ]
        )
        return
    table = Table(box=None, pad_edge=False)
    for heading in {"en": ("game", "players", "title", ""), "fr": ("jeu", "joueurs", "titre", "")}[tongue]:
        table.add_column(heading)
    for entry in CATALOGUE:
        table.add_row(f"[bold]{entry.key}", entry.players, entry.title, entry.pitch[tongue])
    out.print(table)


def rules(
    game: Annotated[str, typer.Argument(help="Key of a game, see donjons games.")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the parameters of a game: default, range, meaning.

    Examples:

    - `donjons rules barons-2025`
    - `donjons rules barons-2025 --json --lang fr`
    """
    from donjons.core.parameters import describe

    tongue = language(lang)
    model = find(game).parameters
    described = describe(model, tongue)
    if as_json:
        print_json([vars(description) for description in described])
        return
    players = " / ".join(str(number) for number in model.PLAYERS)
    headings = {
        "en": ("parameter", f"default ({players} players)", "allowed", "meaning"),
        "fr": ("paramètre", f"défaut ({players} joueurs)", "permis", "sens"),
    }[tongue]
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for row in described:
        table.add_row(f"[bold]{row.name}", row.default, row.allowed, row.meaning)
    out.print(table)
