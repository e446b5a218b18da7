"""The signs and styles of the drawing, each one column wide; the styles are Rich's."""

from __future__ import annotations

from typing import Final

DONJON: Final = "♜"
BARON: Final = "♚"
KNIGHT: Final = "♞"
BLOCKED: Final = "⊘"
PEAK: Final = "▲"
TURN: Final = "▶"
KIND_SIGNS: Final = {0: "·", 1: "~", 2: "≈", 3: "♣", 4: "♦"}

COLOUR_STYLES: Final = {"B": "bold dodger_blue1", "R": "bold red1", "G": "bold green3", "Y": "bold dark_goldenrod"}
KIND_STYLES: Final = {0: "", 1: "grey62", 2: "dodger_blue3", 3: "green4", 4: "red3"}
LINE_STYLE: Final = "grey50"
NUMBER_STYLE: Final = "bold"
QUIET_STYLE: Final = "grey46"
WARNING_STYLE: Final = "bold magenta"
