"""The map: the plan of the dungeon with everybody in it, and where the picked unit may go."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.drawing import Canvas, Drawing, Span, lines_of, write
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.crew import Party
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.picture_plan import (
    CELL_WIDTH,
    height_of,
    inner_spots,
    is_named,
    plan,
    spot_of,
    walls,
    width_of,
)
from donjons.games.mironton.reach import cost_of
from donjons.games.mironton.state import UNREACHED, Await, State
from donjons.games.mironton.steps import Unit

ORDER = (Unit.BAND, Unit.GUARDIAN, Unit.GROUP, Unit.LONE, Unit.STRAY)  # of the names in a room


def draw_map(words: Words) -> Drawing:
    """Lines of the same length."""
    dungeon = words.dungeon
    canvas = plan(dungeon, words.language)
    _draw_reach(canvas, words)
    inside: dict[int, list[Party]] = {}
    for party in sorted(words.crew(), key=lambda party: ORDER.index(party.unit)):
        inside.setdefault(party.place, []).append(party)
    for room in range(len(dungeon.rooms)):
        _fill_room(canvas, words, room, inside.get(room, []))
    for cell, place in dungeon.place_at.items():
        if place in inside:
            _fill_cell(canvas, words, spot_of(cell), inside[place])
    return lines_of(canvas, height_of(dungeon), width_of(dungeon))


def style_of(words: Words, party: Party) -> str:
    """The colour of whoever a unit belongs to; the active one stands out."""
    styles = {Unit.BAND: signs.BAND_STYLE, Unit.STRAY: signs.STRAY_STYLE, Unit.GUARDIAN: signs.GUARDIAN_STYLE}
    style = styles.get(party.unit) or signs.SEAT_STYLES[party.owner]
    return style + signs.FRONT if party.name == words.active_name() else style


def _draw_reach(canvas: Canvas, words: Words) -> None:
    """The cost of every place that the picked unit can reach; in the wall of a room at its right end."""
    state = words.state
    if state.awaits != Await.MOVE:
        return
    occupied = {state.band_place[slot] for slot in range(state.bands)}
    for place in range(words.dungeon.places):
        cost = cost_of(words.rules, state, place)
        if cost not in (UNREACHED, 0):
            style = signs.CONTACT_STYLE if place in occupied else signs.REACH_STYLE
            text = str(cost)
            _write_cost(canvas, words, place, Span(text, style + signs.WIDE * (len(text) == CELL_WIDTH)))


def _write_cost(canvas: Canvas, words: Words, place: int, cost: Span) -> None:
    rooms = words.dungeon.rooms
    if place < len(rooms):
        upper, lower = walls(canvas, rooms[place])
        stretches = (upper[-1], lower[-1], *upper, *lower)
        stretch = next((stretch for stretch in stretches if len(stretch) >= len(cost.text)), None)
        if stretch:
            write(canvas, stretch[-len(cost.text)], [cost])
    else:
        cell = words.dungeon.cells[place - len(rooms)]
        write(canvas, spot_of(cell), [Span(cost.text.ljust(CELL_WIDTH), cost.style)])


def _fill_room(canvas: Canvas, words: Words, room: int, parties: list[Party]) -> None:
    """Names one after the other, as many as fit; then how many more there are."""
    box = words.dungeon.rooms[room]
    labels = [] if is_named(canvas, box) else [Span(box.id, signs.ROOM_STYLE)]
    labels += [Span(party.name, style_of(words, party)) for party in parties]
    labels += things(words.state, room)
    rows = list(inner_spots(box))
    lines = _packed(labels, [width for _, width in rows])
    for (spot, _), line in zip(rows, lines, strict=False):
        write(canvas, spot, line)


def _packed(labels: list[Span], widths: list[int]) -> list[list[Span]]:
    """Labels with spaces between, broken into lines of these widths."""
    lines: list[list[Span]] = [[] for _ in widths]
    row, waiting = 0, list(labels)
    while waiting and row < len(widths):
        used = sum(len(span.text) for span in lines[row])
        gap = [Span(" ")] if lines[row] else []
        is_last_row = row == len(widths) - 1
        kept_free = len(f" {signs.MORE}{len(waiting) - 1}") if is_last_row and len(waiting) > 1 else 0
        if used + len(gap) + len(waiting[0].text) + kept_free <= widths[row] or _rest_fits(
            waiting, widths[row] - used - len(gap), is_last_row
        ):
            lines[row] += [*gap, waiting.pop(0)]
        elif not is_last_row:
            row += 1
        else:
            lines[row] += [*gap, Span(f"{signs.MORE}{len(waiting)}", signs.ROOM_STYLE)]
            break
    return lines


def _rest_fits(waiting: list[Span], space: int, is_last_row: bool) -> bool:
    """Is there space in the last row for all that is left?"""
    return is_last_row and sum(len(span.text) + 1 for span in waiting) - 1 <= space


def things(state: State, room: int) -> Iterator[Span]:
    """What lies in a room: a trap with its level, a pentacle with the number of its pair."""
    if state.trap_level[room]:
        magic = signs.MAGIC if state.trap_magic[room] else ""
        yield Span(f"{signs.TRAP}{state.trap_level[room]}{magic}", signs.THING_STYLE)
    for pair in range(state.pairs):
        if room in (state.pentacle[pair, 0], state.pentacle[pair, 1]):
            yield Span(f"{signs.PENTACLE}{pair + 1}", signs.THING_STYLE)


def _fill_cell(canvas: Canvas, words: Words, spot: tuple[int, int], parties: list[Party]) -> None:
    """One name over a corridor cell, and a sign if there are more."""
    more = signs.MORE if len(parties) > 1 else ""
    write(canvas, spot, [Span(parties[0].name + more, style_of(words, parties[0]))])
