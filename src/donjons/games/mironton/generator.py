"""The dungeon generator (§4.3): attempts from seeded private random numbers, until one keeps every guarantee."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from donjons.boards.dungeon import Plan, check_dungeon, lay_out, read_plan
from donjons.core.errors import BadMap, BadParameter
from donjons.games.mironton.carving import carve
from donjons.games.mironton.guarantees import Guarantees
from donjons.games.mironton.lattice import Dice, draw_lattice

ATTEMPTS: Final = 501
SEEDS_PER_DUNGEON: Final = 1000


@lru_cache(maxsize=64)
def generate(
    seed: int, entrances: int, rooms: int, crossroads: int, loop: float, min_cells: int, max_cells: int
) -> Plan:
    """The dungeon that a seed and the `gen_` parameters stand for."""
    for attempt in range(ATTEMPTS):
        dice = Dice(seed * SEEDS_PER_DUNGEON + attempt)
        lattice = draw_lattice(dice, entrances, rooms, crossroads, loop)
        if lattice is not None:
            plan = read_plan(carve(dice, lattice, "generated"))
            if is_sound(plan, entrances, min_cells, max_cells):
                return plan
    raise BadParameter(
        f"no dungeon of {ATTEMPTS} tried with gen_seed={seed} keeps its guarantees: "
        "try another seed, or gen_ parameters nearer to their defaults."
    )


def is_sound(plan: Plan, entrances: int, min_cells: int, max_cells: int) -> bool:
    """Does a plan keep every guarantee, and is it a dungeon at all?"""
    dungeon = lay_out(plan, entrances)
    if next(Guarantees(dungeon, min_cells, max_cells).broken(), None) is not None:
        return False
    try:
        check_dungeon(dungeon)
    except BadMap:
        return False
    return True
