"""Positions as text (§13.2): what `position.read_position` reads."""

from __future__ import annotations

from donjons.boards.hexagon import hexagon
from donjons.core.errors import BadPosition
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.barons.board import is_mountain, knights_of
from donjons.games.barons.edition import Edition
from donjons.games.barons.facts import colour_letter, knight_tiles, reading
from donjons.games.barons.lines import key_of
from donjons.games.barons.position import DISCARD_PER_DONJON, fixed_objectives
from donjons.games.barons.rules import BlockerOwner, ObjectivesMode, Rules
from donjons.games.barons.state import NEUTRAL, NO_TILE, OBJECTIVE_KIND, Action, Phase, Piece, State

ORDER_LETTERS = {Phase.DISPERSE: "D", Phase.GATHER: "G", Phase.ROLL: "R"}


def write_position(edition: Edition, setting: Setting, records: Records) -> str:
    """A state as a `pos` line."""
    rules, state = reading(setting.rules, records)
    if state.phase < Phase.ROLL or state.phase == Phase.OVER:
        raise BadPosition("only a game in progress has a position; a set-up or a finished game is written as a record.")
    words = ["pos", f"to={colour_letter(state, state.seat)}"]
    words += _board_words(edition, rules, state) + _turn_words(edition, rules, state)
    words += [f"{name}={value}" for name, value in setting.parameters.changes(setting.players).items()]
    groups = [_group(edition, rules, state, seat) for seat in range(rules.players)]
    return " | ".join([" ".join(words), *groups])


def _numbers(tiles: list[int]) -> str:
    return ",".join(str(tile + 1) for tile in tiles)


def _board_words(edition: Edition, rules: Rules, state: State) -> list[str]:
    words = []
    if state.die:
        words.append(f"die={state.die}")
    mountains = _numbers([tile for tile in range(rules.tiles) if is_mountain(rules, state, tile)]) or "-"
    radius = next(radius for radius in edition.words.mountains if hexagon(radius).tiles == rules.tiles)
    if mountains != edition.words.mountains[radius]:
        words.append(f"mt={mountains}")
    words += _kind_words(edition, rules, state)
    if rules.blocker_owner == BlockerOwner.NEUTRAL:
        words.append(f"sab={knight_tiles(rules, state, NEUTRAL) or '-'}")
    if state.final_round:
        words.append("final=1")
    if state.round_no != 1:
        words.append(f"round={state.round_no}")
    return words


def _kind_words(edition: Edition, rules: Rules, state: State) -> list[str]:
    if rules.objectives_mode != ObjectivesMode.NONE:
        objectives = [tile for tile in range(rules.tiles) if state.kind[tile] == OBJECTIVE_KIND]
        return [] if objectives == fixed_objectives(rules) else [f"obj={_numbers(objectives) or '-'}"]
    changed = [tile for tile in range(rules.tiles) if state.kind[tile] != edition.words.kinds(tile)]
    kinds = ",".join(f"{tile + 1}:{state.kind[tile]}" for tile in changed)
    return [f"kind={kinds}"] if kinds else []


def _turn_words(edition: Edition, rules: Rules, state: State) -> list[str]:
    words = []
    if state.first_action == Action.MOVE:
        letter = "B" if state.first_piece == Piece.BARON else edition.words.knight
        words.append(f"first={letter}{state.first_from + 1}-{state.first_to + 1}")
    elif state.first_action == Action.ORDER:
        words.append("first=order")
    if state.bonus_used:
        words.append("bonus=used")
    moved = [f"{tile + 1}:{state.moved[tile]}" for tile in range(rules.tiles) if state.moved[tile]]
    if moved:
        words.append("moved=" + ",".join(moved))
    if state.command_tile != NO_TILE:
        words.append(f"order={ORDER_LETTERS[Phase(state.phase)]}{state.command_tile + 1}")
    if state.substeps:
        named = next(tile for tile in range(rules.tiles) if key_of(rules, state.command_tile, tile) == state.last_key)
        words.append(f"named={named + 1}")
    razed = [tile for tile in range(rules.tiles) if state.razed[tile]]
    if razed:
        words.append(f"razed={_numbers(razed)}")
    if state.last_capture:
        words.append(f"captured={state.last_capture}")
    return words


def _group(edition: Edition, rules: Rules, state: State, seat: int) -> str:
    words = [colour_letter(state, seat), f"b{state.baron[seat] + 1}"]
    if knights_of(rules, seat):
        words.append(edition.words.draw + knight_tiles(rules, state, seat))
    donjons = [tile for tile in range(rules.tiles) if state.donjon[tile] == seat]
    if donjons:
        words.append(f"d{_numbers(donjons)}")
    troops = [f"{tile + 1}*{state.troop_count[tile]}" for tile in range(rules.tiles) if state.troop_owner[tile] == seat]
    if troops:
        words.append("t" + ",".join(troops))
    if not rules.builders_return and state.discard[seat] != DISCARD_PER_DONJON * len(donjons):
        words.append(f"x{state.discard[seat]}")
    return " ".join(words)
