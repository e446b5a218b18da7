"""Where a band turns: what the faces of the orientation die mean in a room and at a junction (§8.3)."""

from __future__ import annotations

from typing import Final

from donjons.boards.walks import NO_EXIT, NO_PLACE
from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import State

STRAIGHT: Final = 0  # the turns from a heading, clockwise; compass points are numbered clockwise as well
RIGHT: Final = 1
BACK: Final = 2
LEFT: Final = 3

LEFTWARDS: Final = 1  # faces of the die,
RIGHTWARDS: Final = 2
STRAIGHT_ON: Final = 3
BACKWARDS: Final = 6  # and on all others towards the Heart

NO_WAY: Final = -1


@compiled
def way(rules: Rules, state: State, band: int, face: int) -> int:
    """The way that a band takes on a face of the die: an exit of its room, or a side of its corridor cell."""
    place = int(state.band_place[band])
    heading, via = int(state.band_heading[band]), int(state.band_via[band])
    chosen = NO_WAY
    if face == LEFTWARDS:
        chosen = first_of(rules, place, heading, via, LEFT, STRAIGHT, RIGHT)
    elif face == RIGHTWARDS:
        chosen = first_of(rules, place, heading, via, RIGHT, STRAIGHT, LEFT)
    elif face == STRAIGHT_ON:
        chosen = turned(rules, place, heading, via, STRAIGHT)
        if chosen == NO_WAY:
            chosen = heart_ward(rules, place, heading, via, True)
    if (chosen == NO_WAY and face <= STRAIGHT_ON) or face == BACKWARDS:
        chosen = way_back(rules, place, heading, via, face)
    return chosen if chosen != NO_WAY else heart_ward(rules, place, heading, via, False)


@compiled
def first_of(rules: Rules, place: int, heading: int, via: int, one: int, two: int, three: int) -> int:
    """The first of three turns that exists."""
    for turn in (one, two, three):
        chosen = turned(rules, place, heading, via, turn)
        if chosen != NO_WAY:
            return chosen
    return NO_WAY


@compiled
def way_back(rules: Rules, place: int, heading: int, via: int, face: int) -> int:
    """The exit by which the band came; after a pentacle only who wants to go back turns round."""
    if place < rules.rooms and via != NO_EXIT:
        return via
    if place < rules.rooms and face != BACKWARDS:
        return NO_WAY
    return turned(rules, place, heading, via, BACK)


@compiled
def turned(rules: Rules, place: int, heading: int, via: int, turn: int) -> int:
    """The way that leaves with this turn, the nearest and then the lowest of several, or NO_WAY."""
    chosen, least = NO_WAY, 0
    for candidate in range(ways_from(rules, place)):
        if rules.beyond[place, candidate] != NO_PLACE and turn_of(rules, place, heading, via, candidate) == turn:
            cells = rules.cross[place, via, candidate] if place < rules.rooms and via != NO_EXIT else 0
            if chosen == NO_WAY or cells < least:
                chosen, least = candidate, int(cells)
    return chosen


@compiled
def ways_from(rules: Rules, place: int) -> int:
    """Ways of a place are numbered from 0 up to, but without, this."""
    return rules.links[place] if place < rules.rooms else 4


@compiled
def turn_of(rules: Rules, place: int, heading: int, via: int, candidate: int) -> int:
    """How one must turn to leave by a way; an exit beside the one by which one came lies to the left or right."""
    if place < rules.rooms and via != NO_EXIT:
        if candidate == via:
            return BACK
        flank = rules.flank[place, via, candidate]
        if flank != 0:
            return RIGHT if flank > 0 else LEFT
    return (rules.way_side[place, candidate] - heading) % 4


@compiled
def heart_ward(rules: Rules, place: int, heading: int, via: int, not_back: bool) -> int:
    """The way with the shortest walk to the Heart, the lowest number of several; NO_WAY if all lead back."""
    chosen = NO_WAY
    for candidate in range(ways_from(rules, place)):
        if rules.beyond[place, candidate] != NO_PLACE:
            if not_back and turn_of(rules, place, heading, via, candidate) == BACK:
                continue
            if chosen == NO_WAY or rules.pull[place, candidate] < rules.pull[place, chosen]:
                chosen = candidate
    return chosen
