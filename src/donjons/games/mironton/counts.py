"""What is counted for those who study the game (§14)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.games.mironton.state import Item
from donjons.games.mironton.tables import GUARDIAN

TABLE: Final = 0  # the row of what concerns no seat alone


class Count(IntEnum):
    """The columns of what `observe` counts; after them the monsters bought (`BOUGHT`) and the items used (`USED`)."""

    FAMILY = 0  # the steps of a seat, in the order of `Kind`
    START = 1
    PICK = 2
    DROP = 3
    TAKE = 4
    GO = 5
    STAY = 6
    TARGET = 7
    PLAY = 8
    PASS = 9
    HIRE = 10
    BOSS = 11
    STRAY = 12
    TRAP = 13
    MTRAP = 14
    PENTA = 15
    DONE = 16
    BAND = 17  # of the table, as all that follows: bands that came,
    KILLED = 18  # were wiped out,
    LEFT = 19  # left the dungeon,
    BACK = 20  # and came back
    REACHED = 21  # entries into the Heart
    SACK = 22
    ATTACK = 23  # rounds in which monsters attacked a band,
    ATTACK_WON = 24
    ATTACK_TIED = 25  # won because the attack wins ties
    RAID = 26  # rounds in which a band attacked monsters,
    RAID_WON = 27
    TRAP_ROUND = 28  # traps that were sprung,
    TRAP_HITS = 29  # and what they rolled
    ARRIVAL_TURNS = 30  # the turns in which bands came, added up,
    DEATH_TURNS = 31  # and those in which bands were wiped out
    SPENT = 32  # gold, on monsters,
    SPENT_TRAPS = 33  # on traps and pentacles
    STRAY_LOST = 34  # wandering monsters that died


BOUGHT: Final = len(Count)  # a column for each type of monster,
USED: Final = BOUGHT + GUARDIAN  # and for each magic item
COUNTED: Final = (
    *(count.name.lower() for count in Count),
    *(f"bought_{kind}" for kind in range(GUARDIAN)),
    *(f"used_{item.name.lower()}" for item in Item),
)
