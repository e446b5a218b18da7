"""A position as JSON for the page: everything is public in this family, so all seats see the same."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from donjons.boards.hexagon import LARGEST_RADIUS, hexagon, tile_count
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import is_mountain
from donjons.games.barons.bonus import offer
from donjons.games.barons.end import available, kinds_held, places_before, points, tile_points
from donjons.games.barons.facts import acting_seat, colour_letter
from donjons.games.barons.knights import active
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import COLOURS, KINDS, NO_TILE, Phase, State


def view(rules: Rules, state: State, seat: int | None) -> dict[str, Any]:
    """What any seat, or a spectator, sees. Tiles count from 1, letters are those of the notation."""
    return {
        "seat": seat,
        "target": rules.target_points,
        "tiles": [_tile(rules, state, tile, place) for tile, place in enumerate(places(rules))],
        "players": [_player(rules, state, player) for player in range(rules.players)],
        "turn": _turn(rules, state),
        "over": state.phase == Phase.OVER,
    }


def places(rules: Rules) -> tuple[tuple[int, int], ...]:
    """The coordinates (q, r) of each tile."""
    radius = next(radius for radius in range(LARGEST_RADIUS + 1) if tile_count(radius) == rules.tiles)
    return hexagon(radius).coordinates


def piece_letter(state: State, holder: int) -> str:
    """The letter of a piece's holder: a seat, but a colour as long as the set-up lasts."""
    return COLOURS[holder] if state.phase <= Phase.PICK else colour_letter(state, holder)


def has_kind(rules: Rules, state: State, tile: int) -> bool:
    """Is the tile drawn, and no mountain? The kind under a mountain is void (R5)."""
    is_drawn = state.phase != Phase.TILES or tile < state.drawn
    return is_drawn and not is_mountain(rules, state, tile)


def barons_on(rules: Rules, state: State, tile: int) -> list[str]:
    return [piece_letter(state, holder) for holder in range(rules.players) if state.baron[holder] == tile]


def knights_here(rules: Rules, state: State, tile: int) -> list[str]:
    """One letter for each knight on the tile."""
    return [
        piece_letter(state, holder)
        for holder in range(rules.players)
        for number in range(rules.knights_per_player)
        if state.knight[holder, number] == tile
    ]


def active_letter(rules: Rules, state: State, tile: int) -> str | None:
    leader = active(rules, state, tile, NOBODY)
    return None if leader == NOBODY else piece_letter(state, leader)


def owner_letter(state: State, seat: int) -> str | None:
    return None if seat == NOBODY else colour_letter(state, seat)


def held_kinds(rules: Rules, state: State, seat: int) -> list[int]:
    """The distinct kinds under a seat's donjons."""
    held = kinds_held(rules, state, seat)
    return [kind for kind in range(KINDS) if held & 1 << kind]


def _tile(rules: Rules, state: State, tile: int, place: tuple[int, int]) -> dict[str, Any]:
    owner = owner_letter(state, state.troop_owner[tile])
    kind = state.kind[tile] if has_kind(rules, state, tile) else None
    return {
        "number": tile + 1,
        "q": place[0],
        "r": place[1],
        "kind": kind,
        "points": None if kind is None else rules.tile_points[kind],
        "mountain": is_mountain(rules, state, tile),
        "donjon": owner_letter(state, state.donjon[tile]),
        "troops": None if owner is None else {"colour": owner, "count": state.troop_count[tile]},
        "moved": state.moved[tile],
        "active": active_letter(rules, state, tile),
        "knights": knights_here(rules, state, tile),
        "barons": barons_on(rules, state, tile),
    }


def _player(rules: Rules, state: State, seat: int) -> dict[str, Any]:
    total, by_tiles = points(rules, state, seat), tile_points(rules, state, seat)
    letter = colour_letter(state, seat)
    return {
        "seat": seat,
        "colour": None if letter == "-" else letter,
        "points": total,
        "tile_points": by_tiles,
        "diversity": total - by_tiles,
        "kinds": held_kinds(rules, state, seat),
        "available": available(rules, state, seat),
        "reserve": state.reserve[seat],
        "discard": state.discard[seat],
        "donjons_left": state.donjons_left[seat],
        "rank": 1 + places_before(rules, state, seat) if state.phase == Phase.OVER else None,
    }


def _turn(rules: Rules, state: State) -> dict[str, Any]:
    seat = acting_seat(rules, state)
    letter = colour_letter(state, seat)
    return {
        "round": state.round_no,
        "seat": None if seat == NOBODY else seat,
        "to": None if letter == "-" else letter,
        "phase": Phase(state.phase).name,
        "die": state.die or None,
        "actions": state.actions,
        "command_tile": None if state.command_tile == NO_TILE else state.command_tile + 1,
        "bonus": {"used": bool(state.bonus_used), "offer": asdict(offer(rules, state))},
    }
