"""A cheap estimate of the common payoff, for engines (§15).

What the dungeon has and what threatens it is counted in levels of monsters.
"""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.core.layout import Values
from donjons.games.mironton.clock import first_seat
from donjons.games.mironton.groups import command_limit
from donjons.games.mironton.prospects import (
    NOBODY_THERE,
    Force,
    band_force,
    force_at,
    foresee,
    group_force,
    scaled,
    together,
)
from donjons.games.mironton.reach import group_speed
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.score import share_result
from donjons.games.mironton.state import ITEMS, Phase, State

KILL: Final = 20.0  # half a level of the dungeon, and what else a band might have done
ENTRY: Final = 20.0  # a band in the Heart costs a level, and may cost the game
GOLD: Final = 0.06  # a level of monsters costs eight
CARD: Final = 0.4
FOLLOWER: Final = 0.1  # how much more a level counts, by the level of its figure
BOSS: Final = 0.3  # and for a boss
ALONE: Final = 0.6  # of a lone monster's worth, where no boss may take it,
WELCOME: Final = 0.2  # and how much more beside a boss that may
STRAYED: Final = 0.012  # what a level in a group loses for each cell between it and the Heart,
HOME: Final = 3  # but for so many: the inner rooms
REACH: Final = 10  # cells over which a group strikes
NEAR: Final = 8  # cells to the Heart at which the danger is half as great
LOSS: Final = 1.0  # of a level that a fight is expected to cost
HUNT: Final = 0.2  # of what a fight would bring that is possible, but not begun
JOINING: Final = 0.8  # of a group that may still come to a fight in this phase
HELD_UP: Final = 0.5  # of the danger of a band that has to fight on its way
PAR: Final = 35.0  # levels of monsters of a dungeon on its course
SCALE: Final = 150.0  # levels: the estimate is half way from the middle to certainty


@compiled
def estimate(rules: Rules, state: State, out: Values) -> None:
    if state.phase == Phase.OVER:
        share_result(rules, state, out)
        return
    standing = progress(rules, state) + monsters(rules, state) - PAR + threats(rules, state)
    share = 0.5 * (1 + standing / (SCALE + abs(standing)))
    for seat in range(rules.players):
        out[seat] = share


@compiled
def progress(rules: Rules, state: State) -> float:
    """The dungeon's level beside that of a steady course, the kills of this turn, gold and cards."""
    points = KILL * rules.kills_per_level * (state.level - steady_level(rules, state))
    points += KILL * (state.kills % rules.kills_per_level)
    for index in range(state.elims):
        points += KILL * state.elim_count[index] * state.elim_level[index]
    if state.phase < Phase.REVENUE:
        for index in range(state.elims):
            points += GOLD * rules.revenue_per_level * state.elim_value[index]
    points -= ENTRY * (rules.heart_loss * state.reach + rules.sack_loss * state.sacks)
    for item in range(ITEMS):
        points += CARD * state.stock[item]
    return points + GOLD * state.treasury


@compiled
def steady_level(rules: Rules, state: State) -> float:
    """The level of a dungeon that reaches its target on the last turn."""
    return rules.start_level + (rules.target_level - rules.start_level) * state.turn / rules.turn_cap


@compiled
def worth(rules: Rules, kind: int, hp: int) -> float:
    """A monster by its level, less what its wounds take of it."""
    level = float(rules.type_level[kind])
    return (1 + FOLLOWER * level) * (level + hp) / 2


@compiled
def monsters(rules: Rules, state: State) -> float:
    """Groups, and lone monsters, which count more the nearer they are to a boss that may take them."""
    points = 0.0
    for group in range(state.groups):
        points += BOSS * rules.type_level[state.member_type[group, 0]]
        away = int(rules.apart[state.group_place[group], rules.heart])
        points -= STRAYED * group_levels(rules, state, group) * max(0, away - HOME)
        for member in range(state.group_size[group]):
            points += worth(rules, int(state.member_type[group, member]), int(state.member_hp[group, member]))
    for lone in range(state.lone):
        alone = worth(rules, int(state.lone_type[lone]), int(state.lone_hp[lone]))
        points += alone * (ALONE + WELCOME * welcome(rules, state, lone))
    return points


@compiled
def group_levels(rules: Rules, state: State, group: int) -> float:
    levels = 0.0
    for member in range(state.group_size[group]):
        levels += rules.type_level[state.member_type[group, member]]
    return levels


@compiled
def welcome(rules: Rules, state: State, lone: int) -> float:
    """How near the nearest boss is that may take a lone monster, between 0 and 1."""
    best = 0.0
    family = rules.type_family[state.lone_type[lone]]
    for group in range(state.groups):
        is_kin = rules.type_family[state.member_type[group, 0]] == family
        if is_kin and state.group_size[group] <= command_limit(rules, state, group):
            cells = int(rules.apart[state.lone_place[lone], state.group_place[group]])
            best = max(best, 1 / (1 + cells / REACH))
    return best


@compiled
def threats(rules: Rules, state: State) -> float:
    """What bands inside may do, and what may be done to them."""
    points = 0.0
    for band in range(state.bands):
        place = int(state.band_place[band])
        if place >= 0:
            points += threat(rules, state, band, place)
    return points


@compiled
def bounty(rules: Rules, state: State, band: int) -> float:
    """What it brings to eliminate a band."""
    return KILL * state.band_count[band] + GOLD * rules.revenue_per_level * state.band_value[band]


@compiled
def danger(rules: Rules, state: State, place: int) -> float:
    """How likely a band is to reach the Heart from a place, roughly."""
    return 1 / (1 + rules.apart[place, rules.heart] / NEAR)


@compiled
def threat(rules: Rules, state: State, band: int, place: int) -> float:
    """A band's danger, less what the monsters in its place may do to it, and what it may do to them."""
    harm = ENTRY * danger(rules, state, place)
    force = force_at(rules, state, place)
    if force.hp > 0 and state.phase == Phase.GROUPS:
        force = together(force, scaled(joiners(rules, state, place), JOINING))
    if force.hp == 0:
        return hunt(rules, state, band, place) - harm
    prospect = foresee(rules, force, band_force(rules, state, band, force))
    gain = bounty(rules, state, band) * prospect.killed * prospect.killed
    return gain - force.levels * LOSS * prospect.lost - harm * (1 - prospect.killed) * HELD_UP


@compiled
def joiners(rules: Rules, state: State, place: int) -> Force:
    """Groups that may still come to a fight in this phase."""
    force = NOBODY_THERE
    first = first_seat(rules, state)
    acting = (state.seat - first) % rules.players
    for group in range(state.groups):
        is_to_act = (state.group_owner[group] - first) % rules.players >= acting and not state.group_acted[group]
        here = int(state.group_place[group])
        if is_to_act and here != place and rules.apart[here, place] <= group_speed(rules, state, group):
            force = together(force, group_force(rules, state, group, place))
    return force


@compiled
def hunt(rules: Rules, state: State, band: int, place: int) -> float:
    """What groups that are near may do to a band soon."""
    force = NOBODY_THERE
    for group in range(state.groups):
        nearness = near(int(rules.apart[state.group_place[group], place]))
        if nearness > 0:
            force = together(force, scaled(group_force(rules, state, group, place), nearness))
    if force.hp == 0:
        return 0.0
    prospect = foresee(rules, force, band_force(rules, state, band, force))
    return HUNT * bounty(rules, state, band) * prospect.killed * prospect.killed


@compiled
def near(cells: int) -> float:
    """How likely a group is to strike soon over such a distance."""
    if cells <= REACH:
        return 1.0
    return max(0.0, 1 - (cells - REACH) / REACH)
