"""Steps as text and back (§13.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from donjons.core.errors import BadNotation
from donjons.games.guerre.atlas import place_id, place_index
from donjons.games.guerre.state import Building, Card
from donjons.games.guerre.steps import Kind, encode, kind_of, number_of, other_of, place_of

PLACE = "([A-Z]{3})"
TOKENS = "([1-9])"
FORMS = {
    Kind.CAPITAL: rf"\*{PLACE}",
    Kind.VILLAGE: rf"\+{PLACE}",
    Kind.BID: r"\$([0-9]{1,2})",
    Kind.RECRUIT: rf"\^{PLACE}",
    Kind.YIELD: rf"!{PLACE}",
    Kind.STAY: "-",
    Kind.MOVE: rf"{PLACE}>{PLACE}\.{TOKENS}",
    Kind.PASS: "/",
    Kind.ATTACK: rf"{PLACE}x{PLACE}\.{TOKENS}",
    Kind.BUILD: rf"{PLACE}=([FC])",
    Kind.DONE: r"\.",
    Kind.PRESS: ">>",
    Kind.RETREAT: "<<",
    Kind.OCCUPY: f">{TOKENS}",
    Kind.ELECT: f"&{PLACE}",
    Kind.DECLINE: "&-",
    Kind.ROLLOFF: "@s([0-7])",
    Kind.TIE_DIE: "@t([1-6])",
    Kind.EVENT_DIE: "@e([1-6])",
    Kind.CARD: "@c([A-Z]{2})",
    Kind.ATTACK_DIE: "@a([1-6]+)",
    Kind.DEFENCE_DIE: "@d([1-6]+)",
    Kind.CLASH: "@l([0-9]{1,2})",
}
PATTERNS = {kind: re.compile(form) for kind, form in FORMS.items()}
DICE = {Kind.ATTACK_DIE: "@a", Kind.DEFENCE_DIE: "@d"}
BUILDINGS = {"F": Building.FORTRESS, "C": Building.CHURCH}
LETTERS = {building: letter for letter, building in BUILDINGS.items()}
MOST_DICE_WRITTEN = 400


def parse(token: str) -> tuple[int, ...]:
    """The steps of a token: one, but for dice, which are written together."""
    for kind, pattern in PATTERNS.items():
        match = pattern.fullmatch(token)
        if match and len(token) <= MOST_DICE_WRITTEN:
            return _steps(kind, list(match.groups()), token)
    raise BadNotation(f"{token[:40]!r} is no step of guerre: write steps such as ROU>EVR.2, EVRxPAR.3, EVR=C or /.")


def _steps(kind: Kind, parts: list[str], token: str) -> tuple[int, ...]:
    if kind in DICE:
        return tuple(encode(kind, 0, 0, int(face)) for face in parts[0])
    if kind in (Kind.MOVE, Kind.ATTACK):
        return (encode(kind, _place(parts[0], token), _place(parts[1], token), int(parts[2])),)
    if kind == Kind.BUILD:
        return (encode(kind, _place(parts[0], token), 0, BUILDINGS[parts[1]]),)
    if kind == Kind.CARD:
        return (encode(kind, 0, 0, read_card(parts[0], token)),)
    if not parts:
        return (encode(kind, 0, 0, 0),)
    if parts[0].isdigit():
        return (encode(kind, 0, 0, int(parts[0])),)
    return (encode(kind, _place(parts[0], token), 0, 0),)


def _place(name: str, token: str) -> int:
    if name not in place_index():
        raise BadNotation(f"{token[:40]!r}: there is no place {name!r} on the map; Rouen, for example, is ROU.")
    return place_index()[name]


def read_card(name: str, token: str) -> Card:
    if name not in Card.__members__:
        raise BadNotation(
            f"{token[:40]!r}: there is no card {name[:40]!r}: the cards are {', '.join(Card.__members__)}."
        )
    return Card[name]


def join(tokens: Sequence[str]) -> list[str]:
    """Consecutive dice of one side are written together."""
    joined: list[str] = []
    for token in tokens:
        if joined and token[:2] in DICE.values() and joined[-1][:2] == token[:2]:
            joined[-1] += token[2:]
        else:
            joined.append(token)
    return joined


def split(token: str) -> list[str]:
    """What `join` has written together."""
    return [token[:2] + face for face in token[2:]] if token[:2] in DICE.values() else [token]


def write(step: int) -> str:
    """The token of a step."""
    kind, number = Kind(kind_of(step)), number_of(step)
    here = place_id(place_of(step))
    match kind:
        case Kind.CAPITAL | Kind.VILLAGE | Kind.RECRUIT | Kind.YIELD | Kind.ELECT:
            return FORMS[kind].removesuffix(PLACE).lstrip("\\") + here
        case Kind.MOVE | Kind.ATTACK:
            return f"{here}{'>' if kind == Kind.MOVE else 'x'}{place_id(other_of(step))}.{number}"
        case Kind.BUILD:
            return f"{here}={LETTERS[Building(number)]}"
        case Kind.CARD:
            return f"@c{Card(number).name}"
        case Kind.BID:
            return f"${number}"
        case Kind.OCCUPY:
            return f">{number}"
        case _ if "(" in FORMS[kind]:
            return FORMS[kind].partition("(")[0] + str(number)
        case _:
            return FORMS[kind].lstrip("\\")
