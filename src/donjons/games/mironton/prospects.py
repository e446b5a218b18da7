"""What a fight between a band and the monsters of its place may be expected to come to (§15.1)."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from donjons.core.compiled import compiled
from donjons.games.mironton.dice import base_dice, fighter_threshold, monster_dice, monster_threshold
from donjons.games.mironton.rules import DoubleRule, Rules
from donjons.games.mironton.state import State
from donjons.games.mironton.tables import GUARDIAN, Fighter

ROUNDS: Final = 4  # that are looked ahead
STEEPNESS: Final = 0.95  # of the chance of winning a round, in standard deviations
FACES: Final = 6


class Force(NamedTuple):
    """One side of a fight, or one figure of it."""

    hits: float  # to be expected in a round
    variance: float
    hp: float
    levels: float
    weak_to_warriors: float  # levels against which a class doubles its dice
    weak_to_mages: float
    weak_to_clerics: float


class Prospect(NamedTuple):
    """What may come of a fight."""

    killed: float  # share of the band's hit points
    lost: float  # share of the monsters'


NOBODY_THERE: Final = Force(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@compiled
def together(one: Force, other: Force) -> Force:
    return Force(
        one.hits + other.hits,
        one.variance + other.variance,
        one.hp + other.hp,
        one.levels + other.levels,
        one.weak_to_warriors + other.weak_to_warriors,
        one.weak_to_mages + other.weak_to_mages,
        one.weak_to_clerics + other.weak_to_clerics,
    )


@compiled
def scaled(force: Force, share: float) -> Force:
    return Force(
        force.hits * share,
        force.variance * share,
        force.hp * share,
        force.levels * share,
        force.weak_to_warriors * share,
        force.weak_to_mages * share,
        force.weak_to_clerics * share,
    )


@compiled
def monster_force(rules: Rules, kind: int, hp: int, place: int, banner: int) -> Force:
    """One monster in a place."""
    dice = monster_dice(rules, kind, hp, place)
    chance = (FACES + 1 - monster_threshold(rules, kind, place, banner)) / FACES
    level = float(rules.type_level[kind])
    weak = rules.type_weak[kind]
    return Force(
        dice * chance,
        dice * chance * (1 - chance),
        float(hp),
        level,
        level if weak == Fighter.WARRIOR else 0.0,
        level if weak == Fighter.MAGE else 0.0,
        level if weak == Fighter.CLERIC else 0.0,
    )


@compiled
def group_force(rules: Rules, state: State, group: int, place: int) -> Force:
    """A group, were it in this place."""
    force = NOBODY_THERE
    for member in range(state.group_size[group]):
        kind, hp = int(state.member_type[group, member]), int(state.member_hp[group, member])
        force = together(force, monster_force(rules, kind, hp, place, state.group_banner[group]))
    return force


@compiled
def force_at(rules: Rules, state: State, place: int) -> Force:
    """All that attack together in a place: groups, and the guardian in the Heart."""
    force = NOBODY_THERE
    for group in range(state.groups):
        if state.group_place[group] == place:
            force = together(force, group_force(rules, state, group, place))
    if place == rules.heart:
        force = together(force, monster_force(rules, GUARDIAN, state.guardian_hp, place, 0))
    return force


@compiled
def is_doubled(rules: Rules, monsters: Force, fighter: int) -> bool:
    """Does a class double its dice against these monsters?"""
    weak = 0.0
    if fighter == Fighter.WARRIOR:
        weak = monsters.weak_to_warriors
    elif fighter == Fighter.MAGE:
        weak = monsters.weak_to_mages
    elif fighter == Fighter.CLERIC:
        weak = monsters.weak_to_clerics
    return weak > 0 if rules.double_rule == DoubleRule.ANY else 2 * weak > monsters.levels


@compiled
def band_force(rules: Rules, state: State, band: int, monsters: Force) -> Force:
    """A band against such monsters."""
    hits, variance, hp, levels = 0.0, 0.0, 0.0, 0.0
    for figure in range(state.band_figures[band]):
        fighter = int(state.figure_class[band, figure])
        dice = base_dice(rules, int(state.figure_level[band, figure]), int(state.figure_hp[band, figure]))
        if is_doubled(rules, monsters, fighter):
            dice *= 2
        chance = (FACES + 1 - fighter_threshold(rules, state, band, fighter)) / FACES
        hits += dice * chance
        variance += dice * chance * (1 - chance)
        hp += state.figure_hp[band, figure]
        levels += state.figure_level[band, figure]
    return Force(hits, variance, hp, levels, 0.0, 0.0, 0.0)


@compiled
def win_chance(ours: float, theirs: float, variance: float) -> float:
    """The chance to have more hits, from what both may expect and the variance of the difference."""
    distance = STEEPNESS * (ours - theirs) / sqrt(variance + 0.01)
    return 0.5 * (1 + distance / sqrt(1 + distance * distance))


@compiled
def foresee(rules: Rules, monsters: Force, band: Force) -> Prospect:
    """A few rounds in which everything happens as it may be expected, and who is hurt rolls fewer dice."""
    standing, opposing = 1.0, 1.0  # shares of the hit points
    for _ in range(ROUNDS):
        ours, theirs = monsters.hits * standing, band.hits * opposing
        wins = win_chance(ours, theirs, monsters.variance * standing + band.variance * opposing)
        dealt = ours * (wins + (1 - wins) / rules.loser_divisor)
        suffered = theirs * ((1 - wins) + wins / rules.loser_divisor)
        opposing = max(0.0, opposing - dealt / band.hp)
        standing = max(0.0, standing - suffered / monsters.hp)
        if opposing == 0.0 or standing == 0.0:
            break
    return Prospect(1 - opposing, 1 - standing)
