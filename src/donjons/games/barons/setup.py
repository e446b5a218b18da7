"""The set-up: draws one by one, the draft of colours, and the first turn (§5)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.core.verbs import NOBODY
from donjons.games.barons.deck import (
    draws_in,
)
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import NEUTRAL, OBJECTIVE_KIND, Phase, State
from donjons.games.barons.steps import Kind, encode, kind_of, other_of, tile_of
from donjons.games.barons.turn import first_phase


@compiled
def picking_seat(rules: Rules, state: State) -> int:
    """The last seat picks first, down to seat 1 (R2)."""
    return rules.players - 1 - state.drawn


@compiled
def is_taken(rules: Rules, state: State, colour: int) -> bool:
    for seat in range(rules.players):
        if state.colour[seat] == colour:
            return True
    return False


@compiled
def why_not_pick(rules: Rules, state: State, colour: int) -> Rule:
    if colour >= rules.players or is_taken(rules, state, colour):
        return Rule.TAKEN
    return Rule.NONE


@compiled
def list_picks(rules: Rules, state: State, out: Row) -> int:
    count = 0
    for colour in range(rules.players):
        if why_not_pick(rules, state, colour) == Rule.NONE:
            out[count] = encode(Kind.PICK, 0, colour, 0, 0)
            count += 1
    return count


@compiled
def seat_everybody(rules: Rules, state: State) -> None:
    """Seats without a pick take what is left, in order: seat 0 after a draft, everybody without one."""
    for seat in range(rules.players):
        colour = 0
        while state.colour[seat] == NOBODY:
            if not is_taken(rules, state, colour):
                state.colour[seat] = colour
            colour += 1


@compiled
def swap_sets(rules: Rules, state: State, a: int, b: int) -> None:
    """Exchange the start tiles held at two places."""
    state.baron[a], state.baron[b] = state.baron[b], state.baron[a]
    for number in range(rules.knights_per_player):
        state.knight[a, number], state.knight[b, number] = state.knight[b, number], state.knight[a, number]


@compiled
def hand_out_pieces(rules: Rules, state: State) -> None:
    """Start tiles were kept by colour; from now on they are kept by seat."""
    for seat in range(rules.players):
        # Earlier swaps may have carried this seat's set on: follow them to where it lies now.
        place = state.colour[seat]
        while place < seat:
            place = state.colour[place]
        swap_sets(rules, state, seat, place)


@compiled
def begin_play(rules: Rules, state: State) -> None:
    seat_everybody(rules, state)
    hand_out_pieces(rules, state)
    for seat in range(rules.players):
        state.reserve[seat] = rules.troops_per_player
        state.donjons_left[seat] = rules.donjons_per_player
    state.drawn = 0
    state.round_no = 1
    state.phase = first_phase(rules)


@compiled
def skip_finished_phases(rules: Rules, state: State) -> None:
    """Go on to the next phase of the set-up that has something left to draw or pick."""
    while state.phase <= Phase.PICK and state.drawn >= draws_in(rules, state.phase):
        state.phase += 1
        state.drawn = 0
    if state.phase > Phase.PICK:
        begin_play(rules, state)


@compiled
def place_knight(state: State, owner: int, number: int, tile: int) -> None:
    """Add a knight to the `number` that an owner has already drawn, keeping them in increasing order."""
    while number > 0 and state.knight[owner, number - 1] > tile:
        state.knight[owner, number] = state.knight[owner, number - 1]
        number -= 1
    state.knight[owner, number] = tile


@compiled
def play_setup(rules: Rules, state: State, step: int) -> None:
    """A step of the set-up: a draw, or the pick of a colour."""
    kind = kind_of(step)
    if kind == Kind.TILE:
        state.kind[tile_of(step)] = other_of(step)
    elif kind == Kind.MOUNTAIN:
        state.open_tiles &= ~rules.bit[tile_of(step)]
    elif kind == Kind.OBJECTIVE:
        state.kind[tile_of(step)] = OBJECTIVE_KIND
    elif kind == Kind.NEUTRAL:
        place_knight(state, NEUTRAL, state.drawn, tile_of(step))
    elif kind == Kind.BARON:
        state.baron[other_of(step)] = tile_of(step)
    elif kind == Kind.KNIGHT:
        place_knight(state, other_of(step), state.drawn % rules.knights_per_player, tile_of(step))
    else:
        state.colour[picking_seat(rules, state)] = other_of(step)
    state.drawn += 1
    skip_finished_phases(rules, state)
