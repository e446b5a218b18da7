"""What is for sale, at what price, and what forbids to buy it (§8.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from donjons.core.verbs import NO_RULE
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.market import (
    boss_price,
    highest_level,
    hire_price,
    pentacle_price,
    stray_price,
    trap_price,
    why_not_boss,
    why_not_hire,
    why_not_pentacles,
    why_not_stray,
    why_not_trap,
)
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Await, State
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN
from donjons.games.mironton.units import in_play
from donjons.games.mironton.view_types import MirontonWare

Asked = Callable[[Rules, State, int], int]
SALES: dict[str, tuple[Asked, Callable[[Rules, int], int]]] = {
    "hire": (why_not_hire, hire_price),
    "boss": (why_not_boss, boss_price),
    "stray": (why_not_stray, stray_price),
}
"""By the kind of purchase: what forbids it, and its price."""


def market(rules: Rules, state: State) -> list[MirontonWare]:
    """Everything that could be bought now; nothing outside the phase of recruitment."""
    return list(_wares(rules, state)) if state.awaits == Await.BUY else []


def _wares(rules: Rules, state: State) -> Iterator[MirontonWare]:
    for kind in range(FIRST_STRAY):
        for sale in ("hire", "boss"):
            yield _monster(rules, state, sale, kind, rules.type_supply[kind] - in_play(state, kind))
    for kind in range(FIRST_STRAY, GUARDIAN):
        yield _monster(rules, state, "stray", kind, None)
    for level in range(1, highest_level(rules, state) + 1):
        for name in ("trap", "mtrap"):
            is_magic = name == "mtrap"
            rule = why_not_trap(rules, state, level, is_magic)
            yield _ware(name, None, level, trap_price(rules, level, is_magic), None, rule)
    yield _ware("penta", None, None, pentacle_price(rules, state), None, why_not_pentacles(rules, state))


def _monster(rules: Rules, state: State, sale: str, kind: int, left: int | None) -> MirontonWare:
    why_not, price = SALES[sale]
    rule = why_not(rules, state, kind)
    return _ware(sale, monsters()[kind].id, rules.type_level[kind], price(rules, kind), left, rule)


def _ware(kind: str, piece: str | None, level: int | None, price: int, left: int | None, rule: int) -> MirontonWare:
    return {
        "kind": kind,
        "piece": piece,
        "level": level,
        "price": price,
        "left": left,
        "rule": None if rule == NO_RULE else Rule(rule).name,
    }
