"""The two sides of a combat round: who rolls how many dice, what they need, and why (§8.7.1, §8.7.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from donjons.boards.dungeon import Dungeon
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.dice import (
    base_dice,
    fighter_threshold,
    has_banner,
    is_doubled,
    is_flooded,
    is_lair,
    monster_dice,
    monster_threshold,
    trap_threshold,
)
from donjons.games.mironton.losses import hp_of
from donjons.games.mironton.odds import dice_of_side, round_odds
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.sides import (
    DRAGON,
    FIRST_MEMBER,
    NO_TYPE,
    figures,
    is_band_side,
    monster_at,
    monster_hp,
    side_band,
    stands,
)
from donjons.games.mironton.state import MEMBERS, Side, State
from donjons.games.mironton.tables import Fighter, Power
from donjons.games.mironton.units import has_power
from donjons.games.mironton.units_text import GUARDIAN_WORD
from donjons.games.mironton.view_types import MirontonFighters, MirontonRound, MirontonSide

Roller = tuple[str | None, str, int, int, tuple[str, ...]]  # unit, kind, dice, threshold, reasons


def round_of(dungeon: Dungeon, rules: Rules, state: State) -> MirontonRound:
    """The round that has been opened in a position, before its dice."""
    odds = round_odds(rules, state)
    return {
        "place": dungeon.place_id(state.fight_place),
        "attack": side_of(rules, state, 0),
        "defence": side_of(rules, state, 1),
        "wins": odds.wins,
        "destroys": odds.destroys,
        "falls": odds.falls,
        "deals": odds.deals,
        "suffers": odds.suffers,
    }


def side_of(rules: Rules, state: State, side: int) -> MirontonSide:
    rollers = Counter(_rollers(rules, state, side))
    return {
        "what": _WHAT[Side(state.side[side])],
        "units": list(dict.fromkeys(unit for unit, *_ in rollers if unit is not None)),
        "fighters": [_fighters(roller, count) for roller, count in rollers.items()],
        "dice": [{"threshold": threshold, "dice": dice} for threshold, dice in dice_of_side(rules, state, side)],
        "hp": sum(hp_of(rules, state, side, figure) for figure in range(figures(state, side))),
    }


def _fighters(roller: Roller, count: int) -> MirontonFighters:
    unit, kind, dice, threshold, reasons = roller
    return {
        "unit": unit,
        "kind": kind,
        "count": count,
        "dice": dice,
        "threshold": threshold,
        "reasons": list(reasons),
    }


def _rollers(rules: Rules, state: State, side: int) -> Iterator[Roller]:
    if state.side[side] == Side.TRAP:
        yield _trap(rules, state, side)
    elif is_band_side(state, side):
        yield from _adventurers(rules, state, side)
    else:
        yield from _monsters(rules, state, side)


def _trap(rules: Rules, state: State, side: int) -> Roller:
    room = state.side_number[side]
    threshold = trap_threshold(rules, state, room, 1 - side)
    reasons = ("thief",) if threshold != rules.hit else ()
    return None, "mtrap" if state.trap_magic[room] else "trap", state.trap_level[room], threshold, reasons


def _adventurers(rules: Rules, state: State, side: int) -> Iterator[Roller]:
    band = side_band(state, side)
    name = f"b{state.band_serial[band]}"
    for figure in range(state.band_figures[band]):
        fighter = Fighter(state.figure_class[band, figure])
        level, hp = state.figure_level[band, figure], state.figure_hp[band, figure]
        if not stands(state, side, figure):
            continue
        if state.side[side] == Side.FIGURE:
            yield name, fighter.name[0], level * (2 - side), rules.hit, ("blow",) if side == 0 else ()
            continue
        is_twice = bool(is_doubled(rules, state, side, fighter))
        threshold = fighter_threshold(rules, state, band, fighter)
        reasons = {"weak": is_twice, "jinx": threshold != rules.hit}
        dice = base_dice(rules, level, hp) * (2 if is_twice else 1)
        yield name, fighter.name[0], dice, threshold, _holding(reasons)


def _monsters(rules: Rules, state: State, side: int) -> Iterator[Roller]:
    place = state.fight_place
    for figure in range(figures(state, side)):
        kind = monster_at(rules, state, side, figure)
        if kind != NO_TYPE:
            banner = has_banner(state, side, figure)
            yield (
                _unit(state, side, figure),
                monsters()[kind].id,
                monster_dice(rules, kind, monster_hp(state, side, figure), place),
                monster_threshold(rules, kind, place, banner),
                _reasons(rules, kind, place, banner),
            )


def _unit(state: State, side: int, figure: int) -> str:
    """The unit that a monster of a side belongs to."""
    if state.side[side] == Side.STRAY:
        return f"w{state.side_number[side]}"
    if figure < FIRST_MEMBER:
        return f"l{state.lone_serial[figure]}"
    return GUARDIAN_WORD if figure == DRAGON else f"g{state.group_serial[(figure - FIRST_MEMBER) // MEMBERS]}"


def _reasons(rules: Rules, kind: int, place: int, banner: int) -> tuple[str, ...]:
    """What makes a monster's dice more, or better, than its level."""
    undead = bool(has_power(rules, kind, Power.UNDEAD))
    lair = rules.hit_lair_undead if undead else rules.hit_lair
    return _holding(
        {
            "water": bool(is_flooded(rules, place) and has_power(rules, kind, Power.AQUATIC)),
            "lair": bool(is_lair(rules, kind, place)) and lair < rules.hit,
            "undead": undead and rules.hit_undead < rules.hit,
            "banner": bool(banner) and rules.banner_hit < rules.hit,
        }
    )


def _holding(reasons: dict[str, bool]) -> tuple[str, ...]:
    return tuple(name for name, holds in reasons.items() if holds)


_WHAT: dict[Side, Literal["band", "stray", "trap", "regulars", "targeting", "figure"]] = {
    Side.BAND: "band",
    Side.STRAY: "stray",
    Side.TRAP: "trap",
    Side.REGULARS: "regulars",
    Side.TARGETING: "targeting",
    Side.FIGURE: "figure",
}
