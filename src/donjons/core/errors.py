"""Every error a person can meet, as one family:

DonjonsError
├── BadParameter     a parameter that is unknown or out of range
├── BadNotation      a text that is no step at all
├── BadPosition      a position that cannot be set up
├── BadRecord        a record that cannot be read or replayed
├── BadCase          a case that cannot be run as it is written
├── BadMap           a map or board whose description does not hold together
├── BadStudy         a study file that cannot be carried out as it is written
├── NotFound         a game or file that does not exist
├── BotFailed        a bot of somebody else's that died, hung or answered nonsense
└── IllegalStep      a step that the rules refuse; carries the rule's name

Each message is one sentence that says what, where, and what to do.
"""

from __future__ import annotations


class DonjonsError(Exception):
    """Something the caller can put right; the message says how.

    What others wrote may be quoted in it: control characters are shown as escapes, so that no terminal obeys them.
    """

    def __init__(self, message: str) -> None:
        super().__init__("".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in message))


class BadParameter(DonjonsError):
    pass


class BadNotation(DonjonsError):
    pass


class BadPosition(DonjonsError):
    pass


class BadRecord(DonjonsError):
    pass


class BadCase(DonjonsError):
    pass


class BadMap(DonjonsError):
    pass


class BadStudy(DonjonsError):
    pass


class NotFound(DonjonsError):
    pass


class BotFailed(DonjonsError):
    pass


class IllegalStep(DonjonsError):
    """The rules refuse this step; `rule` is the name of the rule that does."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule
