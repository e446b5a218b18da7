"""What is counted for those who study the game (§14)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.games.mironton.state import BANDS, Item
from donjons.games.mironton.tables import GUARDIAN, Family, Fighter

TABLE: Final = 0  # the row of what concerns no seat alone
LARGE: Final = 5  # figures of a band: only an open die brings more than this
HIGH: Final = 1  # levels above the dungeon's: only a second open die brings more than this
WHOLE: Final = 100  # parts of a turn in which the turns are counted that traps cost


class Count(IntEnum):
    """The columns of what `observe` counts; after them those of types, items, families, classes, bands: see below."""

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
    TRAP_HITS = 29  # what they rolled,
    TRAP_BAND = 30  # those that a band sprang and outlived,
    TRAP_TURNS = 31  # and the parts of a turn that it cost the band
    KILLED_AGE = 32  # the turns that bands lived which were wiped out, added up
    LARGE_BAND = 33  # bands that came with more than LARGE figures,
    LARGEST_BAND = 34  # the most figures of one,
    HIGH_BAND = 35  # bands more than HIGH levels above the dungeon,
    HIGHEST_BAND = 36  # and the most levels above it
    SPENT = 37  # gold, on monsters,
    SPENT_TRAPS = 38  # on traps and pentacles
    EARNED = 39  # gold of bands wiped out,
    PLUNDERED = 40  # and gold that bands took
    STRAY_LOST = 41  # wandering monsters that died,
    STRAY_BY_STRAY = 42  # of them in a fight with another
    STRAY_ROUND = 43  # rounds of a wandering monster against a band,
    STRAY_SLEW = 44  # the adventurers that died in them,
    STRAY_KILLED = 45  # and the bands
    LAIR_ROUND = 46  # rounds of regular monsters, some of which are in their lair,
    LAIR_WON = 47
    MONSTER_ROUND = 48  # and all of their rounds,
    MONSTER_WON = 49


BOUGHT: Final = len(Count)  # a column for each type of monster,
USED: Final = BOUGHT + GUARDIAN  # for each magic item,
FAMILY_SPENT: Final = USED + len(Item)  # for each family: gold spent on it,
FAMILY_DICE: Final = FAMILY_SPENT + len(Family)  # the dice it threw against bands,
FAMILY_ROUND: Final = FAMILY_DICE + len(Family)  # rounds in which it did,
FAMILY_WON: Final = FAMILY_ROUND + len(Family)
CLASS_ROUND: Final = FAMILY_WON + len(Family)  # for each class: rounds against monsters and traps,
DOUBLED: Final = CLASS_ROUND + len(Fighter)  # in which its dice were doubled,
DECISIVE: Final = DOUBLED + len(Fighter)  # and without which its side would not have won
ARRIVED: Final = DECISIVE + len(Fighter)  # for each band in the game: when it came, see `follow_bands`
COUNTED: Final = (
    *(count.name.lower() for count in Count),
    *(f"bought_{kind}" for kind in range(GUARDIAN)),
    *(f"used_{item.name.lower()}" for item in Item),
    *(f"{word}_{family.name.lower()}" for word in ("spent", "dice", "rounds", "won") for family in Family),
    *(f"{word}_{fighter.name.lower()}" for word in ("fought", "doubled", "decisive") for fighter in Fighter),
    *(f"arrived_{band}" for band in range(BANDS)),
)
