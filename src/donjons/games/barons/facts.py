"""Facts: what cases may ask of a position (§13.2)."""

from __future__ import annotations

import re
from typing import cast

from donjons.core.errors import BadNotation
from donjons.core.layout import Records, view
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import knights_of
from donjons.games.barons.edition import Words
from donjons.games.barons.end import available, donjons, places_before, points
from donjons.games.barons.knights import active, silences
from donjons.games.barons.rules import Rules
from donjons.games.barons.setup import picking_seat
from donjons.games.barons.state import COLOURS, NEUTRAL, Phase, State

ABOUT_TILE = re.compile(r"(t|d|act|blk|moved)([1-9][0-9]?)")
ABOUT_COLOUR = re.compile(rf"(b|k|s|res|dis|dres|all|pts|don|rank)\.([{COLOURS}])")


def reading(rules: Records, state: Records) -> tuple[Rules, State]:
    """The records as the rules see them."""
    return cast(Rules, view(rules, 0)), cast(State, view(state, 0))


def colour_letter(state: State, seat: int) -> str:
    """The letter of a seat, or - for nobody or a seat without colour."""
    return "-" if seat < 0 or state.colour[seat] == NOBODY else COLOURS[state.colour[seat]]


def seat_of(rules: Rules, state: State, letter: str) -> int:
    """The seat of a colour; during the set-up pieces are kept by colour."""
    colour = COLOURS.index(letter)
    for seat in range(rules.players):
        if (seat if state.phase <= Phase.PICK else state.colour[seat]) == colour:
            return seat
    raise BadNotation(f"nobody plays {letter} in this game.")


def acting_seat(rules: Rules, state: State) -> int:
    """Whose turn it is, the roll included; NOBODY during the draws of the set-up and when the game is over."""
    if state.phase == Phase.PICK:
        return picking_seat(rules, state)
    return NOBODY if state.phase < Phase.PICK or state.phase == Phase.OVER else state.seat


def fact(words: Words, rules: Rules, state: State, name: str) -> str:
    """The value of a fact, as cases write it."""
    if about := ABOUT_TILE.fullmatch(name):
        tile = int(about[2]) - 1
        if tile >= rules.tiles:
            raise BadNotation(f"{name!r} asks for tile {tile + 1}, but the board has tiles 1 to {rules.tiles}.")
        return _tile_fact(rules, state, about[1], tile)
    if about := ABOUT_COLOUR.fullmatch(name):
        return _colour_fact(rules, state, about[1], seat_of(rules, state, about[2]))
    return _turn_fact(words, rules, state, name)


def _tile_fact(rules: Rules, state: State, name: str, tile: int) -> str:
    match name:
        case "t":
            owner = colour_letter(state, state.troop_owner[tile])
            return "-" if owner == "-" else f"{owner}{state.troop_count[tile]}"
        case "d":
            return colour_letter(state, state.donjon[tile])
        case "act":
            return colour_letter(state, active(rules, state, tile, NOBODY))
        case "blk":
            blocked = [seat for seat in range(rules.players) if silences(rules, state, seat, tile, NOBODY)]
            return "".join(sorted((colour_letter(state, seat) for seat in blocked), key=COLOURS.index)) or "-"
        case _:
            return str(state.moved[tile])


def knight_tiles(rules: Rules, state: State, owner: int) -> str:
    """The tiles of an owner's knights, as they are written."""
    return ",".join(str(state.knight[owner, number] + 1) for number in range(knights_of(rules, owner)))


def _colour_fact(rules: Rules, state: State, name: str, seat: int) -> str:
    match name:
        case "b":
            return str(state.baron[seat] + 1)
        case "k" | "s":
            return knight_tiles(rules, state, seat)
        case "res":
            return str(state.reserve[seat])
        case "dis":
            return str(state.discard[seat])
        case "dres":
            return str(state.donjons_left[seat])
        case "all":
            return str(available(rules, state, seat))
        case "pts":
            return str(points(rules, state, seat))
        case "don":
            return str(donjons(rules, state, seat))
        case _:
            return str(1 + places_before(rules, state, seat)) if state.phase == Phase.OVER else "-"


def _turn_fact(words: Words, rules: Rules, state: State, name: str) -> str:
    match name:
        case "to":
            return colour_letter(state, acting_seat(rules, state))
        case "phase":
            phase = Phase(state.phase)
            return words.phases.get(phase, phase.name)
        case "sab":
            return knight_tiles(rules, state, NEUTRAL) or "-"
        case "final":
            return str(state.final_round)
        case "bonus":
            return "used" if state.bonus_used else "free"
        case "acts":
            return str(state.actions)
        case "round":
            return str(state.round_no)
    raise BadNotation(f"{name[:40]!r} is no fact: see section 13.2 of the specification.")
