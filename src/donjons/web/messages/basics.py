"""What all messages are made of: the base of all, texts in both languages, and how long things may be."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Language = Literal["en", "fr"]

LONGEST_RECORD = 300_000
LONGEST_RULES = 20_000
LONGEST_MESSAGE = 32_768
MOST_TOKENS = 200
MOST_ASKED = 200

Seat = Annotated[int, Field(ge=0, le=7)]
Key = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Tokens = Annotated[list[Token], Field(min_length=1, max_length=MOST_TOKENS)]
Name = Annotated[str, StringConstraints(max_length=40)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60)]
PlaceOnBoard = Annotated[int, Field(ge=0, le=9999)] | Annotated[str, StringConstraints(min_length=1, max_length=60)]
"""A tile's number as the notation writes it, or another game's name of a place."""


class Message(BaseModel):
    """What is sent knows no other fields than these, and what comes in with others is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Text(Message):
    """A text in both languages."""

    en: str
    fr: str


class Request(Message):
    """What a page asks. `id` is the page's own number of it: the answer carries it."""

    id: Annotated[int, Field(ge=0, le=2**53)]
