"""The nouns of the dungeon in both languages, by the words that the notation knows them by, and how they agree.

Forms of every noun: `s` the plural, `a` and `the` with their articles. French adds `de` and `à`, contracted with the
article (du caveau, aux cuisines), and `e`, the ending of what agrees with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final

from donjons.core.parameters import Language
from donjons.core.wording import Forms
from donjons.games.mironton import names_en, names_fr

ENDING: Final = "e"  # the one form that is no word of its own
NAMES: Final[Mapping[Language, ModuleType]] = {"en": names_en, "fr": names_fr}


def monster(language: Language, name: str) -> Forms:
    """A type of the catalogue, such as ORL."""
    forms: Forms = NAMES[language].MONSTERS[name]
    return forms


def fighter(language: Language, letter: str) -> Forms:
    """A class of adventurers, such as W."""
    forms: Forms = NAMES[language].FIGHTERS[letter]
    return forms


def item(language: Language, name: str) -> Forms:
    """A magic item, such as low_blow."""
    forms: Forms = NAMES[language].ITEMS[name]
    return forms


def family(language: Language, name: str) -> str:
    """A family in the plural, such as the undead."""
    word: str = NAMES[language].FAMILIES[name]
    return word


def theme(language: Language, name: str) -> str:
    """What a themed room is, in a word: a vault."""
    word: str = NAMES[language].THEMES[name]
    return word


def room(language: Language, name: str, is_named: bool) -> Forms:
    """A room with its id in parentheses; only the rooms of the default dungeon have names."""
    words = NAMES[language]
    forms: Forms = words.ROOMS[name] if is_named else words.ROOM
    marked = {form: word + (f" ({name})" if is_named else f" {name}") for form, word in forms.items()}
    return marked | {ENDING: forms.get(ENDING, "")}


def cell(language: Language, name: str) -> Forms:
    """A corridor cell by its coordinates, such as 20.8."""
    return {form: f"{word} {name}" for form, word in NAMES[language].CELL.items()}
