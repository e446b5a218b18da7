"""donjons engines: who can play a seat."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from donjons.cli.console import AsJson, Lang, language, out, print_json
from donjons.engines.roster import roster
from donjons.games import CATALOGUE, listed

WORDS = {
    "en": (
        ("name", "who it is", "how it plays"),
        "Also: search:400 or search:0.5s (iterations or seconds), or the path of a program such as ./my-bot.",
    ),
    "fr": (
        ("nom", "qui c'est", "comment il joue"),
        "Aussi : search:400 ou search:0.5s (itérations ou secondes), ou le chemin d'un programme comme ./mon-robot.",
    ),
}


def engines(
    game: Annotated[str, typer.Argument(help="Key of a game, see donjons games.")] = CATALOGUE[0].key,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List who can play a seat of a game: engines, levels from the weakest to the strongest, installed bots.

    Examples:

    - `donjons engines barons-2025`
    - `donjons engines guerre --json`
    - `donjons play barons-2025 --seat human --seat baron`
    """
    listed(game)
    tongue = language(lang)
    offers = roster(game)
    if as_json:
        print_json(
            [{"name": offer.key, "title": offer.title[tongue], "about": offer.about[tongue]} for offer in offers]
        )
        return
    headings, more = WORDS[tongue]
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for offer in offers:
        table.add_row(Text(offer.key, style="bold"), Text(offer.title[tongue]), Text(offer.about[tongue]))
    out.print(table)
    out.print(Text(more))
