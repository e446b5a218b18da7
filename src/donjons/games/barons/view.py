"""A position as JSON for the page: everything is public in this family, so all seats see the same.

Every edition gives the same fields; what it does not have is null.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from donjons.boards.hexagon import LARGEST_RADIUS, hexagon, tile_count
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import is_immune, is_mountain, is_neutral_on, knights_on
from donjons.games.barons.bonus import has_bonus, offer, recruits_on_offer
from donjons.games.barons.edition import Words
from donjons.games.barons.end import available, kinds_held, places_before, points, tile_points
from donjons.games.barons.facts import acting_seat, colour_letter
from donjons.games.barons.knights import active, silences
from donjons.games.barons.rules import BlockerOwner, BlockRule, EndCheck, LossesTo, ObjectivesMode, Rules
from donjons.games.barons.state import COLOURS, KINDS, NEUTRAL, NO_TILE, OBJECTIVE_KIND, Phase, State
from donjons.games.barons.view_types import (
    BaronsView,
    BonusView,
    OfferView,
    PlayerView,
    RecruitsView,
    TileView,
    TurnView,
)


def view(words: Words, rules: Rules, state: State, seat: int | None) -> BaronsView:
    """What any seat, or a spectator, sees. Tiles count from 1, letters are those of the notation."""
    return {
        "family": "barons",
        "seat": seat,
        "target": rules.target_points,
        "tiles": [_tile(rules, state, tile, place) for tile, place in enumerate(places(rules))],
        "players": [_player(rules, state, player) for player in range(rules.players)],
        "turn": _turn(words, rules, state),
        "over": state.phase == Phase.OVER,
    }


def places(rules: Rules) -> tuple[tuple[int, int], ...]:
    """The coordinates (q, r) of each tile."""
    radius = next(radius for radius in range(LARGEST_RADIUS + 1) if tile_count(radius) == rules.tiles)
    return hexagon(radius).coordinates


# What an edition has.
def has_objectives(rules: Rules) -> bool:
    return rules.objectives_mode != ObjectivesMode.NONE


def has_diversity(rules: Rules) -> bool:
    return any(rules.diversity_bonus[count] for count in range(KINDS))


def has_discard(rules: Rules) -> bool:
    return rules.losses_to == LossesTo.DISCARD


def has_donjon_pieces(rules: Rules) -> bool:
    """Is a donjon a piece of its own, of which there may be too few, and not a stack of troops?"""
    return not rules.builders_return


# What stands on a tile, and who owns what.
def piece_letter(state: State, holder: int) -> str:
    """The letter of a piece's holder: a seat, but a colour as long as the set-up lasts."""
    return COLOURS[holder] if state.phase <= Phase.PICK else colour_letter(state, holder)


def has_kind(rules: Rules, state: State, tile: int) -> bool:
    """Is the tile drawn, and no mountain? The kind under a mountain is void (R5)."""
    is_drawn = state.phase != Phase.TILES or tile < state.drawn
    return is_drawn and not is_mountain(rules, state, tile)


def is_objective(rules: Rules, state: State, tile: int) -> bool:
    return has_objectives(rules) and has_kind(rules, state, tile) and state.kind[tile] == OBJECTIVE_KIND


def is_safe(rules: Rules, state: State, tile: int) -> bool:
    """Can a donjon here be neither razed nor unbuilt?"""
    return has_kind(rules, state, tile) and is_immune(rules, state, tile)


def barons_on(rules: Rules, state: State, tile: int) -> list[str]:
    return [piece_letter(state, holder) for holder in range(rules.players) if state.baron[holder] == tile]


def knights_here(rules: Rules, state: State, tile: int) -> list[str]:
    """One letter for each knight of a player on the tile."""
    return [
        piece_letter(state, holder)
        for holder in range(rules.players)
        for _ in range(knights_on(rules, state, holder, tile))
    ]


def has_knights(rules: Rules, state: State, tile: int) -> bool:
    """Does a knight of anybody stand here? On most tiles none does."""
    owners = [NEUTRAL] if rules.blocker_owner == BlockerOwner.NEUTRAL else range(rules.players)
    knight, most = state.knight, max(rules.knights_per_player, rules.neutral_knights)
    return any(knight[owner, number] == tile for owner in owners for number in range(most))


def active_letter(rules: Rules, state: State, tile: int) -> str | None:
    """The colour left over from the melees, where knights fight any."""
    has_melee = rules.block_rule == BlockRule.MELEE and has_knights(rules, state, tile)
    leader = active(rules, state, tile, NOBODY) if has_melee else NOBODY
    return None if leader == NOBODY else piece_letter(state, leader)


def blocked_letters(rules: Rules, state: State, tile: int) -> list[str]:
    """The colours for which the tile is blocked."""
    if not has_knights(rules, state, tile):
        return []
    blocked = [holder for holder in range(rules.players) if silences(rules, state, holder, tile, NOBODY)]
    return sorted((piece_letter(state, holder) for holder in blocked), key=COLOURS.index)


def owner_letter(state: State, seat: int) -> str | None:
    return None if seat == NOBODY else colour_letter(state, seat)


def held_kinds(rules: Rules, state: State, seat: int) -> list[int]:
    """The distinct kinds under a seat's donjons."""
    held = kinds_held(rules, state, seat)
    return [kind for kind in range(KINDS) if held & 1 << kind]


def on_board(rules: Rules, state: State, seat: int) -> int:
    """A seat's troops on the board."""
    return available(rules, state, seat) - state.reserve[seat] if state.phase > Phase.PICK else 0


def donjons_of(rules: Rules, state: State, seat: int) -> list[int]:
    """The tiles of a seat's donjons."""
    return [tile for tile in range(rules.tiles) if state.donjon[tile] == seat]


def _tile(rules: Rules, state: State, tile: int, place: tuple[int, int]) -> TileView:
    owner = owner_letter(state, state.troop_owner[tile])
    kind = state.kind[tile] if has_kind(rules, state, tile) else None
    is_neutral = rules.blocker_owner == BlockerOwner.NEUTRAL
    return {
        "number": tile + 1,
        "q": place[0],
        "r": place[1],
        "kind": None if has_objectives(rules) else kind,
        "points": None if kind is None else rules.tile_points[kind],
        "objective": is_objective(rules, state, tile) if has_objectives(rules) else None,
        "immune": is_safe(rules, state, tile) if rules.immune_kinds else None,
        "mountain": is_mountain(rules, state, tile),
        "donjon": owner_letter(state, state.donjon[tile]),
        "troops": None if owner is None else {"colour": owner, "count": state.troop_count[tile]},
        "moved": state.moved[tile],
        "active": active_letter(rules, state, tile),
        "blocked": blocked_letters(rules, state, tile),
        "knights": None if is_neutral else knights_here(rules, state, tile),
        "neutral": int(is_neutral_on(rules, state, tile)) if is_neutral else None,
        "barons": barons_on(rules, state, tile),
    }


def _player(rules: Rules, state: State, seat: int) -> PlayerView:
    total, by_tiles = points(rules, state, seat), tile_points(rules, state, seat)
    letter = colour_letter(state, seat)
    return {
        "seat": seat,
        "colour": None if letter == "-" else letter,
        "points": total,
        "tile_points": by_tiles,
        "diversity": total - by_tiles if has_diversity(rules) else None,
        "kinds": held_kinds(rules, state, seat) if has_diversity(rules) else None,
        "available": available(rules, state, seat),
        "on_board": on_board(rules, state, seat),
        "reserve": state.reserve[seat],
        "discard": state.discard[seat] if has_discard(rules) else None,
        "donjons": len(donjons_of(rules, state, seat)),
        "donjons_left": state.donjons_left[seat] if has_donjon_pieces(rules) else None,
        "rank": 1 + places_before(rules, state, seat) if state.phase == Phase.OVER else None,
    }


def _turn(words: Words, rules: Rules, state: State) -> TurnView:
    seat = acting_seat(rules, state)
    letter, phase = colour_letter(state, seat), Phase(state.phase)
    recruits = recruits_on_offer(rules, state)
    bonus: BonusView = {"used": bool(state.bonus_used), "offer": cast(OfferView, asdict(offer(rules, state)))}
    return {
        "round": state.round_no,
        "final_round": bool(state.final_round) if rules.end_check == EndCheck.ROUND else None,
        "seat": None if seat == NOBODY else seat,
        "to": None if letter == "-" else letter,
        "phase": words.phases.get(phase, phase.name),
        "die": state.die or None,
        "actions": state.actions,
        "command_tile": None if state.command_tile == NO_TILE else state.command_tile + 1,
        "bonus": bonus if has_bonus(rules) else None,
        "recruits": None if recruits is None else cast(RecruitsView, asdict(recruits)),
    }
