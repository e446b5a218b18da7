"""The colours that sentences can name, and the templates of each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType

from donjons.core.parameters import Language
from donjons.core.wording import Forms
from donjons.games.barons import explain_en, explain_fr

TEXTS: Mapping[Language, ModuleType] = {"en": explain_en, "fr": explain_fr}


@dataclass(frozen=True)
class Colour:
    """A colour: `{enemy}` is the player's name, `{enemy:f}` the adjective in that form of the language."""

    letter: str
    language: Language

    def __format__(self, form: str) -> str:
        forms: Forms = TEXTS[self.language].COLOURS[self.letter]
        return forms[form]
