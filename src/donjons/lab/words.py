"""How figures, cells and differences are written in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Sequence

from donjons.core.parameters import Language
from donjons.lab.cells import Cell
from donjons.lab.columns import Kind
from donjons.lab.comparing import Difference
from donjons.lab.estimates import Estimate

NARROW = "\u202f"  # a thin blank that does not break
PERCENT = (Kind.SHARE, Kind.RATIO)

PLAYERS = {"en": ("player", "players"), "fr": ("joueur", "joueurs")}
BARE = ("bots", "variant")  # what needs no name before its value


def decimal(value: float, digits: int, language: Language) -> str:
    """A number with so many decimals and with its thousands apart."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "−∞"
    said = f"{value:,.{digits}f}".replace("-", "−")
    return said.replace(",", NARROW).replace(".", ",") if language == "fr" else said


def figure(kind: Kind, value: float, language: Language) -> str:
    if kind in PERCENT:
        return f"{decimal(100 * value, 1, language)}{NARROW}%"
    return decimal(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 1 else 2, language)


def interval(kind: Kind, low: float, high: float, language: Language) -> str:
    if kind in PERCENT:
        return f"{decimal(100 * low, 1, language)} – {decimal(100 * high, 1, language)}{NARROW}%"
    return f"{figure(kind, low, language)} – {figure(kind, high, language)}"


def estimated(one: Estimate, language: Language) -> str:
    """A figure with its interval in brackets."""
    return f"{figure(one.kind, one.value, language)} ({interval(one.kind, one.low, one.high, language)})"


def change(one: Difference, language: Language) -> str:
    """A difference with its sign: of shares in points."""
    return (
        f"{signed(one.kind, one.value, language)}{unit(one.kind)} "
        f"({signed(one.kind, one.low, language)} {'to' if language == 'en' else 'à'} "
        f"{signed(one.kind, one.high, language)})"
    )


def unit(kind: Kind) -> str:
    return f"{NARROW}points" if kind in PERCENT else ""


def signed(kind: Kind, value: float, language: Language) -> str:
    scaled = 100 * value if kind in PERCENT else value
    digits = 1 if kind in PERCENT or abs(scaled) >= 1 else 2
    said = decimal(scaled, digits, language)
    return f"+{said}" if scaled > 0 else said


def varying(cells: Sequence[Cell]) -> list[str]:
    """What is not the same in all cells: only that need be said of one."""
    labels = [cell.label() for cell in cells]
    names = dict.fromkeys(name for label in labels for name in label)
    return [name for name in names if len({label.get(name) for label in labels}) > 1]


def said_of(cell: Cell, names: Sequence[str], language: Language) -> str:
    """A cell in a few words: those of what varies."""
    label = cell.label()
    words = []
    for name in names:
        if name not in label:
            continue
        if name == "players":
            words.append(f"{cell.players} {PLAYERS[language][cell.players > 1]}")
        elif name in BARE:
            words.append(label[name])
        else:
            words.append(f"{name} = {label[name]}")
    return " · ".join(words) or ("all games" if language == "en" else "toutes les parties")


def count(number: int, language: Language) -> str:
    return decimal(number, 0, language)
