"""The signs and styles of the drawing, each sign one column wide; the styles are Rich's."""

from __future__ import annotations

from typing import Final

CAPITAL: Final = "⌂"
CROWN_CITY: Final = "★"
CITY: Final = "●"  # a site that nobody chose, where the rules make it a city
VILLAGE: Final = "○"
SITE: Final = "◇"  # where a capital may still be chosen
CROWN: Final = "♛"
POPE: Final = "P"  # instead of the church's letter
EMPTY: Final = "·"
ARMY: Final = "●"
TURN: Final = "▶"
OUT: Final = "×"
HOLDS: Final = "✓"

# All of them can be read on black and on white, and a digit always says the same.
SEAT_STYLES: Final = (
    "bold dodger_blue1",
    "bold red1",
    "bold green4",
    "bold dark_goldenrod",
    "bold medium_orchid3",
    "bold turquoise4",
    "bold dark_orange3",
    "bold hot_pink3",
)
LINE_STYLE: Final = "grey50"
NUMBER_STYLE: Final = "bold"
QUIET_STYLE: Final = "grey50"
WARNING_STYLE: Final = "bold magenta"
FRONT: Final = " reverse"  # added where a battle is fought
