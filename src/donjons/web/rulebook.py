"""The specification of a game as a page: where the link beside a refusal leads."""

from __future__ import annotations

import html
import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

from donjons.core.errors import NotFound
from donjons.core.parameters import Language
from donjons.games import CATALOGUE

RULEBOOK = Path(__file__).resolve().parents[3] / "rulebook"
REFUSAL = re.compile(r"<code>([A-Z_]{3,})</code>")
HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>", re.DOTALL)
WORDS: dict[Language, dict[str, str]] = {
    "en": {"title": "Rules of {title}", "note": ""},
    "fr": {
        "title": "Règles de {title}",
        "note": "La règle est écrite en anglais ; son chapitre 2 donne chaque mot dans les deux langues.",
    },
}
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/rules.css">
<link rel="icon" href="data:,">
</head>
<body>
<p>{note}</p>
<main lang="en">
{body}
</main>
</body>
</html>
"""


@cache
def page(game: str, language: Language) -> str:
    """The page of a game's rules; NotFound where there is none."""
    entry = next((entry for entry in CATALOGUE if entry.key == game), None)
    path = RULEBOOK / game / "specification.md"
    if entry is None or not path.exists():
        raise NotFound(f"there are no rules of {game[:40]!r} here.")
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(path.read_text(encoding="utf-8"))
    words = WORDS[language]
    return PAGE.format(
        language=language,
        title=html.escape(words["title"].format(title=entry.title)),
        note=words["note"],
        body=with_anchors(body).replace("<th></th>", "<td></td>"),  # a head that says nothing is none
    )


def with_anchors(body: str) -> str:
    """Give every heading its number as an anchor, and every name of a refusal the place where it is explained."""
    body = HEADING.sub(lambda found: f'<h{found[1]} id="{anchor(found[2])}">{found[2]}</h{found[1]}>', body)
    begin = body.find("Names of refusals")
    named: set[str] = set()

    def mark(found: re.Match[str]) -> str:
        if found[1] in named:
            return found[0]
        named.add(found[1])
        return f'<code id="{found[1]}">{found[1]}</code>'

    return body if begin < 0 else body[:begin] + REFUSAL.sub(mark, body[begin:])


def anchor(heading: str) -> str:
    """The anchor of a heading: its number where it has one, else its words."""
    text = re.sub(r"<[^>]*>", "", heading)
    number = re.match(r"([0-9]+(?:\.[0-9]+)*|E[0-9]+)\b", text)
    return f"s{number[1]}" if number else re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
