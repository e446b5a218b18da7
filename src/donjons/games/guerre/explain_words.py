"""Names with their prepositions, lists of names, and the templates of each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from unicodedata import normalize

from donjons.core.parameters import Language
from donjons.games.guerre import explain_en, explain_fr

TEXTS: Mapping[Language, ModuleType] = {"en": explain_en, "fr": explain_fr}
CONTRACTED = {"de": "du", "à": "au"}
VOWELS = "AEIOUÉ"


@dataclass(frozen=True)
class Name:
    """A place or a party; in French `{place:de}` and `{place:à}` bring the preposition: du Mans, d'Évreux."""

    text: str

    def __format__(self, preposition: str) -> str:
        if not preposition:
            return self.text
        if self.text.startswith("Le "):
            return CONTRACTED[preposition] + self.text[2:]
        if preposition == "de" and self.text[0] in VOWELS:
            return f"d'{self.text}"
        return f"{preposition} {self.text}"


def alphabetical(names: Iterable[str]) -> list[str]:
    """Names in order, whatever their accents."""
    return sorted(names, key=lambda name: normalize("NFD", name))
