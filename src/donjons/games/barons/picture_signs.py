"""The signs and styles that all editions share, each one column wide; the styles are Rich's."""

from __future__ import annotations

from typing import Final

DONJON: Final = "♜"
BARON: Final = "♚"
BLOCKED: Final = "⊘"
PEAK: Final = "▲"
SAFE: Final = "⌂"  # a donjon here can be neither razed nor unbuilt
TURN: Final = "▶"
UNHELD: Final = "·"

COLOUR_STYLES: Final = {"B": "bold dodger_blue1", "R": "bold red1", "G": "bold green3", "Y": "bold dark_goldenrod"}
LINE_STYLE: Final = "grey50"
NUMBER_STYLE: Final = "bold"
QUIET_STYLE: Final = "grey46"
WARNING_STYLE: Final = "bold magenta"
