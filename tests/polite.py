"""Whatever people write, the answer is a value or one short sentence: any other exception is a bug."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from donjons.core.errors import DonjonsError

T = TypeVar("T")
LONGEST = 400


def politely(question: Callable[[], T], refusals: type[DonjonsError] = DonjonsError) -> T | None:
    """The answer to a question, or None when it was refused in one line."""
    try:
        return question()
    except refusals as refusal:
        sentence = str(refusal)
    assert sentence
    assert sentence.isprintable()
    assert len(sentence) <= LONGEST
    return None
