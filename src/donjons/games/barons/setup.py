"""The set-up: tiles, mountains and start tiles drawn one by one, then the draft of colours (§5)."""

from __future__ import annotations

from donjons.boards.hexagon import region, size_of
from donjons.core.chance import below
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import is_in
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import ColorChoice, FairSetup, Rules
from donjons.games.barons.state import KINDS, Phase, State
from donjons.games.barons.steps import Kind, count_of, encode, kind_of, other_of, tile_of


@compiled
def draws_in(rules: Rules, phase: int) -> int:
    """How many draws or picks a phase of the set-up takes."""
    if phase == Phase.TILES:
        return rules.tiles
    if phase == Phase.MOUNTAINS:
        return rules.mountains
    if phase == Phase.BARONS:
        return rules.players
    if phase == Phase.KNIGHTS:
        return rules.players * rules.knights_per_player
    return rules.players - 1 if rules.color_choice == ColorChoice.DRAFT else 0


@compiled
def all_tiles(rules: Rules) -> int:
    """The set of all tiles of the board."""
    tiles = 0
    for tile in range(rules.tiles):
        tiles |= rules.bit[tile]
    return tiles


@compiled
def tiles_left(rules: Rules, state: State, kind: int) -> int:
    """How many tiles of a kind are still to be placed."""
    placed = 0
    for tile in range(state.drawn):
        if state.kind[tile] == kind:
            placed += 1
    return rules.tile_counts[kind] - placed


@compiled
def next_colour(rules: Rules, state: State) -> int:
    """The colour whose piece is drawn now: barons one by one, knights all of blue, then all of red, ..."""
    return state.drawn if state.phase == Phase.BARONS else state.drawn // rules.knights_per_player


@compiled
def cards_left(rules: Rules, state: State) -> int:
    """The set of tiles whose card is still in the deck: no mountain and no start tile."""
    cards = state.open_tiles
    if state.phase == Phase.BARONS or state.phase == Phase.KNIGHTS:
        barons = state.drawn if state.phase == Phase.BARONS else rules.players
        for colour in range(barons):
            cards &= ~rules.bit[state.baron[colour]]
    if state.phase == Phase.KNIGHTS:
        for index in range(state.drawn):
            colour, number = index // rules.knights_per_player, index % rules.knights_per_player
            cards &= ~rules.bit[state.knight[colour, number]]
    return cards


@compiled
def main_region(rules: Rules, state: State) -> int:
    """The largest connected set of tiles that are no mountains; among equals, the one with the smallest number."""
    largest = 0
    for tile in range(rules.tiles):
        if is_in(rules, tile, state.open_tiles & ~largest):
            around = region(rules.bit[tile], state.open_tiles)
            if size_of(around) > size_of(largest):
                largest = around
    return largest


@compiled
def eligible_cards(rules: Rules, state: State) -> int:
    """The set of tiles that may be drawn now (R4)."""
    cards = cards_left(rules, state)
    if state.phase != Phase.MOUNTAINS and rules.fair_setup == FairSetup.MAIN_REGION:
        fair = cards & main_region(rules, state)
        return fair if fair != 0 else cards
    return cards


@compiled
def card_step(rules: Rules, state: State, tile: int) -> int:
    """The step that draws this card now."""
    if state.phase == Phase.MOUNTAINS:
        return encode(Kind.MOUNTAIN, tile, 0, 0, 0)
    kind = Kind.BARON if state.phase == Phase.BARONS else Kind.KNIGHT
    return encode(kind, tile, next_colour(rules, state), 0, 0)


@compiled
def list_outcomes(rules: Rules, state: State, out: Row) -> int:
    """Write every outcome that chance may draw now."""
    count = 0
    if state.phase == Phase.ROLL:
        for face in range(1, 7):
            out[count] = encode(Kind.ROLL, 0, 0, face, 0)
            count += 1
    elif state.phase == Phase.TILES:
        for kind in range(KINDS):
            if tiles_left(rules, state, kind) > 0:
                out[count] = encode(Kind.TILE, state.drawn, kind, 0, 0)
                count += 1
    else:
        cards = eligible_cards(rules, state)
        for tile in range(rules.tiles):
            if is_in(rules, tile, cards):
                out[count] = card_step(rules, state, tile)
                count += 1
    return count


@compiled
def draw_tile(rules: Rules, state: State, number: int) -> int:
    pick = below(rules.tiles - state.drawn, number)
    kind = 0
    left = tiles_left(rules, state, kind)
    while pick >= left:
        pick -= left
        kind += 1
        left = tiles_left(rules, state, kind)
    return encode(Kind.TILE, state.drawn, kind, 0, 0)


@compiled
def draw_card(rules: Rules, state: State, number: int) -> int:
    cards = eligible_cards(rules, state)
    pick = below(size_of(cards), number)
    tile = 0
    while pick > 0 or not is_in(rules, tile, cards):
        if is_in(rules, tile, cards):
            pick -= 1
        tile += 1
    return card_step(rules, state, tile)


@compiled
def draw_outcome(rules: Rules, state: State, number: int) -> int:
    """The outcome that a random number stands for."""
    if state.phase == Phase.ROLL:
        return encode(Kind.ROLL, 0, 0, 1 + below(6, number), 0)
    if state.phase == Phase.TILES:
        return draw_tile(rules, state, number)
    return draw_card(rules, state, number)


@compiled
def why_not_outcome(rules: Rules, state: State, step: int) -> Rule:
    """An outcome is refused when it cannot be drawn now: not next in order, used up, or not eligible."""
    possible = False
    if state.phase == Phase.ROLL:
        possible = 1 <= count_of(step) <= 6
    elif state.phase == Phase.TILES:
        kind = other_of(step)
        possible = tile_of(step) == state.drawn and kind < KINDS and tiles_left(rules, state, kind) > 0
    elif is_in(rules, tile_of(step), eligible_cards(rules, state)):
        possible = step == card_step(rules, state, tile_of(step))
    return Rule.NONE if possible else Rule.OUTCOME


@compiled
def outcome_weight(rules: Rules, state: State, step: int) -> float:
    """The probability of an outcome."""
    if why_not_outcome(rules, state, step) != Rule.NONE:
        return 0.0
    if state.phase == Phase.ROLL:
        return 1 / 6
    if state.phase == Phase.TILES:
        return tiles_left(rules, state, other_of(step)) / (rules.tiles - state.drawn)
    return 1 / size_of(eligible_cards(rules, state))


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
    state.phase = Phase.ROLL


@compiled
def skip_finished_phases(rules: Rules, state: State) -> None:
    """Go on to the next phase of the set-up that has something left to draw or pick."""
    while state.phase <= Phase.PICK and state.drawn >= draws_in(rules, state.phase):
        state.phase += 1
        state.drawn = 0
    if state.phase > Phase.PICK:
        begin_play(rules, state)


@compiled
def place_knight(rules: Rules, state: State, colour: int, tile: int) -> None:
    """Add a knight to those a colour has already drawn, keeping them in increasing order."""
    number = state.drawn % rules.knights_per_player
    while number > 0 and state.knight[colour, number - 1] > tile:
        state.knight[colour, number] = state.knight[colour, number - 1]
        number -= 1
    state.knight[colour, number] = tile


@compiled
def play_setup(rules: Rules, state: State, step: int) -> None:
    """A step of the set-up: a draw, or the pick of a colour."""
    kind = kind_of(step)
    if kind == Kind.TILE:
        state.kind[tile_of(step)] = other_of(step)
    elif kind == Kind.MOUNTAIN:
        state.open_tiles &= ~rules.bit[tile_of(step)]
    elif kind == Kind.BARON:
        state.baron[other_of(step)] = tile_of(step)
    elif kind == Kind.KNIGHT:
        place_knight(rules, state, other_of(step), tile_of(step))
    else:
        state.colour[picking_seat(rules, state)] = other_of(step)
    state.drawn += 1
    skip_finished_phases(rules, state)
