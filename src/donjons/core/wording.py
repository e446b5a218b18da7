"""Words that agree, in every game's sentences: numbers with their nouns, forms of a noun, lists, and typesetting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from donjons.core.parameters import Language

Forms = Mapping[str, str]  # a noun: the name of each form that a sentence may ask for -> the word, "" -> the plain one

NO_BREAK_SPACE = "\u00a0"
SINGULAR: Mapping[Language, tuple[int, ...]] = {"en": (1,), "fr": (0, 1)}
AND: Mapping[Language, str] = {"en": " and ", "fr": " et "}
OR: Mapping[Language, str] = {"en": " or ", "fr": " ou "}
MORE: Mapping[Language, str] = {"en": "{count:# other|# others}", "fr": "{count:# autre|# autres}"}
MOST_NAMED = 6  # names in a row; of more only the first are named


@dataclass(frozen=True)
class Count:
    """A number with its noun: `{troops:# troop|# troops}`, or with a form for none before these two."""

    number: int
    language: Language

    def __format__(self, forms: str) -> str:
        if not forms:
            return str(self.number)
        *none, one, many = forms.split("|")
        is_singular = self.number in SINGULAR[self.language]
        form = none[0] if none and self.number == 0 else one if is_singular else many
        return form.replace("#", str(self.number))


@dataclass(frozen=True)
class Noun:
    """A noun: `{knight}`, or `{knight:s}` in that form of the language."""

    forms: Forms

    def __format__(self, form: str) -> str:
        return self.forms[form]


@dataclass(frozen=True)
class Options:
    """What to choose from: `{sites}`, or `{sites:nothing can move|move from #}` where there may be none."""

    names: str

    def __format__(self, forms: str) -> str:
        none, _, some = forms.partition("|")
        return (some or "#").replace("#", self.names) if self.names else none


def either(language: Language, words: Sequence[object]) -> str:
    """A list of which one holds: 2, 3 or 5."""
    return _joined(words, OR[language])


def both(language: Language, words: Sequence[object]) -> str:
    """A list of which all hold: 2, 3 and 5."""
    return _joined(words, AND[language])


def shortened(language: Language, words: Sequence[object]) -> list[object]:
    """The first of a long list, and how many more there are."""
    if len(words) <= MOST_NAMED:
        return list(words)
    kept = words[: MOST_NAMED - 1]
    return [*kept, MORE[language].format(count=Count(len(words) - len(kept), language))]


def _joined(words: Sequence[object], last: str) -> str:
    *head, tail = [format(word) for word in words] or [""]
    return f"{', '.join(head)}{last}{tail}" if head else tail


def typeset(language: Language, text: str) -> str:
    """Begin with a capital letter; French sets a space that never breaks before a colon or a semicolon."""
    if language == "fr":
        for mark in ":;":
            text = text.replace(f" {mark}", NO_BREAK_SPACE + mark)
    return text[:1].upper() + text[1:]


def sentence(language: Language, text: str) -> str:
    """A clause as a sentence."""
    return typeset(language, text) + "."
