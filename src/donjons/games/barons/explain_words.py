"""Words that agree: numbers, nouns and colours that sentences can name, and the templates of each language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from donjons.core.parameters import Language
from donjons.games.barons import explain_en, explain_fr
from donjons.games.barons.edition import Forms

TEXTS: Mapping[Language, ModuleType] = {"en": explain_en, "fr": explain_fr}
NO_BREAK_SPACE = "\u00a0"


@dataclass(frozen=True)
class Count:
    """A number with its noun: `{troops:# troop|# troops}`, or with a form for none before these two."""

    number: int
    language: Language

    def __format__(self, forms: str) -> str:
        if not forms:
            return str(self.number)
        *none, one, many = forms.split("|")
        form = none[0] if none and self.number == 0 else one if self.is_singular else many
        return form.replace("#", str(self.number))

    @property
    def is_singular(self) -> bool:
        return self.number in TEXTS[self.language].SINGULAR


@dataclass(frozen=True)
class Noun:
    """A noun of the edition: `{knight}`, or `{knight:s}` in that form of the language."""

    forms: Forms

    def __format__(self, form: str) -> str:
        return self.forms[form]


@dataclass(frozen=True)
class Colour:
    """A colour: `{enemy}` is the player's name, `{enemy:f}` the adjective in that form of the language."""

    letter: str
    language: Language

    def __format__(self, form: str) -> str:
        forms: Forms = TEXTS[self.language].COLOURS[self.letter]
        return forms[form]


def either(language: Language, words: Sequence[object]) -> str:
    """A list of which one holds: 2, 3 or 5."""
    return _joined(words, TEXTS[language].OR)


def both(language: Language, words: Sequence[object]) -> str:
    """A list of which all hold: 2, 3 and 5."""
    return _joined(words, TEXTS[language].AND)


def _joined(words: Sequence[object], last: str) -> str:
    *head, tail = [format(word) for word in words] or [""]
    return f"{', '.join(head)}{last}{tail}" if head else tail


def typeset(language: Language, text: str) -> str:
    """Begin with a capital letter; French sets a space that never breaks before a colon or a semicolon."""
    if language == "fr":
        for mark in ":;":
            text = text.replace(f" {mark}", NO_BREAK_SPACE + mark)
    return text[:1].upper() + text[1:]
