"""The last lines of the drawing: what its letters and signs mean, and the names behind the ids of types in sight."""

from __future__ import annotations

from donjons.core.drawing import Drawing, paragraph, unbroken
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.picture_words import TEXTS
from donjons.games.mironton.steps import Unit


def draw_legend(words: Words, width: int) -> Drawing:
    explained = [
        text.format(
            contact=signs.CONTACT,
            trap=signs.TRAP,
            magic=signs.MAGIC,
            pentacle=signs.PENTACLE,
            junction=signs.JUNCTION[0],
            water=signs.WATER,
        )
        for text in TEXTS[words.language].LEGEND
    ]
    return paragraph("; ".join(unbroken(entry) for entry in [*explained, *_types(words)]), width, signs.QUIET_STYLE)


def _types(words: Words) -> list[str]:
    """The types of monsters that are in the dungeon."""
    seen = {figure.kind for party in words.crew() if party.unit != Unit.BAND for figure in party.figures}
    return [
        f"{monster.id} {words.monster_of(kind)}"
        for kind, monster in enumerate(monsters())
        if monster.id in seen and monster.id != "DRG"
    ]
