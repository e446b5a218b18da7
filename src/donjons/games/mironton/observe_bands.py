"""What is read off bands: those that come, leave, come back, are wiped out or reach the Heart; how old they grow."""

from __future__ import annotations

from typing import Final

from donjons.boards.walks import OUTSIDE
from donjons.core.compiled import compiled
from donjons.core.layout import Grid
from donjons.games.mironton.counts import ARRIVED, HIGH, LARGE, TABLE, Count
from donjons.games.mironton.state import BANDS, NO_SERIAL, State
from donjons.games.mironton.units import NO_UNIT, band_slot

SERIAL_BITS: Final = 16
SERIAL: Final = (1 << SERIAL_BITS) - 1
GONE: Final = -4  # the place of a band that is not in the game any more: no other has this number


@compiled
def count_new_band(before: State, counts: Grid) -> None:
    """The last die of a new band: how many figures and levels its open dice have brought (§8.18)."""
    figures = int(before.band_figures[before.bands - 1])
    above = before.grade - before.level
    counts[TABLE, Count.LARGE_BAND] += figures > LARGE
    counts[TABLE, Count.LARGEST_BAND] = max(int(counts[TABLE, Count.LARGEST_BAND]), figures)
    counts[TABLE, Count.HIGH_BAND] += above > HIGH
    counts[TABLE, Count.HIGHEST_BAND] = max(int(counts[TABLE, Count.HIGHEST_BAND]), above)


@compiled
def count_bands(before: State, state: State, counts: Grid) -> None:
    counts[TABLE, Count.BAND] += state.next_band - before.next_band
    counts[TABLE, Count.REACHED] += max(0, state.reach - before.reach)
    counts[TABLE, Count.STRAY_LOST] += max(0, before.strays - state.strays)
    for band in range(before.bands):
        place = place_of(state, before.band_serial[band])
        counts[TABLE, Count.LEFT] += before.band_place[band] >= 0 and place == OUTSIDE
        counts[TABLE, Count.BACK] += before.band_place[band] == OUTSIDE and place >= 0


@compiled
def place_of(state: State, serial: int) -> int:
    """Where a band is now; at nobody's place when it is gone."""
    slot = band_slot(state, serial)
    return GONE if slot == NO_UNIT else int(state.band_place[slot])


# When each band came, so that its age is known: its serial number and that turn in one column
@compiled
def follow_bands(state: State, counts: Grid) -> None:
    """Forget the bands that are gone, and note the new ones."""
    for column in range(ARRIVED, ARRIVED + BANDS):
        serial = counts[TABLE, column] & SERIAL
        if serial != NO_SERIAL and band_slot(state, serial) == NO_UNIT:
            counts[TABLE, column] = NO_SERIAL
    for band in range(state.bands):
        serial = int(state.band_serial[band])
        if noted(serial, counts) == NO_UNIT:
            counts[TABLE, noted(NO_SERIAL, counts)] = state.turn << SERIAL_BITS | serial


@compiled
def noted(serial: int, counts: Grid) -> int:
    """The column of a band, or the first that is free for NO_SERIAL; NO_UNIT where there is none."""
    for column in range(ARRIVED, ARRIVED + BANDS):
        if counts[TABLE, column] & SERIAL == serial:
            return column
    return NO_UNIT


@compiled
def age_of(serial: int, turn: int, counts: Grid) -> int:
    """How many turns a band has lived; none if it was there before anybody looked."""
    column = noted(serial, counts)
    return 0 if column == NO_UNIT else turn - (counts[TABLE, column] >> SERIAL_BITS)
