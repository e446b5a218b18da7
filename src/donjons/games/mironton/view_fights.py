"""What the page is told when it asks: how a fight would go and why, and where bands may get to (§14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from donjons.boards.dungeon import Dungeon
from donjons.boards.walks import OUTSIDE
from donjons.core.layout import Records
from donjons.games.mironton.bestiary import type_index
from donjons.games.mironton.crew import Party, party
from donjons.games.mironton.dice import is_doubled, is_flooded, is_lair, living
from donjons.games.mironton.odds import Dice, opened_attack, round_odds
from donjons.games.mironton.outlook import outlook
from donjons.games.mironton.reading import reading
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import Fighter, Power
from donjons.games.mironton.units import band_at, has_power


def fight(rules: Records, state: Records, groups: Sequence[int], band: int) -> dict[str, Any]:
    """One round of groups, by their slots, against a band where it stands, the guardian with them if it would be."""
    table, now = reading(rules, state)
    place = now.band_place[band]
    scratch = opened_attack(table, now, groups, band, place == table.heart and band_at(now, place) == band)
    odds = round_odds(table, scratch)
    return {
        "attack": _dice(odds.attack),
        "defence": _dice(odds.defence),
        "doubled": [
            fighter.name.lower()
            for fighter in Fighter
            if living(scratch, band, fighter) and is_doubled(table, scratch, 1, fighter)
        ],
        "reasons": {group.name: _reasons(table, scratch, group) for group in _parties(table, scratch, groups)},
        "wins": odds.wins,
        "destroys": odds.destroys,
        "falls": odds.falls,
        "deals": odds.deals,
        "suffers": odds.suffers,
    }


def _parties(rules: Rules, state: State, groups: Sequence[int]) -> list[Party]:
    return [party(rules, state, Unit.GROUP, slot) for slot in groups]


def _dice(dice: Dice) -> list[dict[str, int]]:
    return [{"threshold": threshold, "dice": number} for threshold, number in dice]


def _reasons(rules: Rules, state: State, group: Party) -> list[str]:
    """What makes its dice more, or better, than its levels."""
    kinds = {type_index()[figure.kind] for figure in group.figures}
    found = {
        "lair": any(is_lair(rules, kind, group.place) for kind in kinds),
        "water": is_flooded(rules, group.place) and any(has_power(rules, kind, Power.AQUATIC) for kind in kinds),
        "undead": any(has_power(rules, kind, Power.UNDEAD) for kind in kinds),
        "banner": bool(state.group_banner[group.slot]),
    }
    return [name for name, holds in found.items() if holds]


def threats(rules: Records, state: Records, dungeon: Dungeon) -> list[dict[str, Any]]:
    """For each band inside, where it may stand after its next activation."""
    table, now = reading(rules, state)
    found = []
    for band in range(now.bands):
        if now.band_place[band] >= 0:
            chances = outlook(table, now, band)
            places = {dungeon.place_id(place): chance for place, chance in chances.items() if place != OUTSIDE}
            found.append(
                {
                    "band": f"b{now.band_serial[band]}",
                    "heart": chances.get(table.heart, 0.0),
                    "leaves": chances.get(OUTSIDE, 0.0),
                    "places": places,
                }
            )
    return found
