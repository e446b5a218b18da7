"""The signs and styles of the drawing, each sign one column wide; the styles are Rich's."""

from __future__ import annotations

from typing import Final

CORRIDOR: Final = "··"
JUNCTION: Final = "◆·"  # where bands roll for their way
WATER: Final = "~"
DOOR: Final = {"E": "╞", "W": "╡", "N": "╨", "S": "╥"}  # how the wall looks from outside
MOUTHS: Final = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}  # by the heading of those who come in
TRAP: Final = "^"
MAGIC: Final = "m"
PENTACLE: Final = "¤"
TURN: Final = "▶"
BOSS: Final = "*"
MORE: Final = "+"
CONTACT: Final = "!"

# All of them can be read on black and on white, and a sign always says the same.
SEAT_STYLES: Final = ("bold dodger_blue1", "bold green4", "bold medium_orchid3", "bold dark_goldenrod")
BAND_STYLE: Final = "bold red1"
STRAY_STYLE: Final = "bold turquoise4"
GUARDIAN_STYLE: Final = "bold dark_orange3"
WALL_STYLE: Final = "grey50"
ROOM_STYLE: Final = "bold"
WATER_STYLE: Final = "dodger_blue1"
QUIET_STYLE: Final = "grey50"
THING_STYLE: Final = "bold magenta"  # traps and pentacles
REACH_STYLE: Final = "bold green4"
CONTACT_STYLE: Final = "bold red1 reverse"
FRONT: Final = " reverse"  # added for the unit whose move it is
WIDE: Final = " underline"  # added to a number that fills its cell, so that it ends there
TITLE_STYLE: Final = "bold"
WARNING_STYLE: Final = "bold magenta"
