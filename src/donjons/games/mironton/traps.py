"""Traps: who walks into one fights it for one round, and it is gone (§8.8)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.fight import open_round
from donjons.games.mironton.rules import Rules, TrapAttacker
from donjons.games.mironton.state import Side, State


@compiled
def has_trap(rules: Rules, state: State, place: int) -> bool:
    return place < rules.rooms and state.trap_level[place] > 0


@compiled
def spring(rules: Rules, state: State, side: int, serial: int, room: int) -> None:
    """The trap of a room attacks the band or stray that entered."""
    if rules.trap_attacker == TrapAttacker.TRAP:
        open_round(rules, state, room, Side.TRAP, room, side, serial)
    else:
        open_round(rules, state, room, side, serial, Side.TRAP, room)
