"""Rooms, corridors and themes of a generated dungeon, carved into its lattice (§4.3, 5 to 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from donjons.boards.dungeon import Cell, Side, beside
from donjons.games.mironton.lattice import COLUMNS, HEART, INNER, ROWS, Dice, Lattice, Link, Slot

SLOT_WIDTH: Final = 5
SLOT_HEIGHT: Final = 4
WIDTH: Final = COLUMNS * (SLOT_WIDTH + 1) + 1  # a column or row of gap before, between and after the slots
HEIGHT: Final = ROWS * (SLOT_HEIGHT + 1) + 1
LEAST_SIDE: Final = 3
THEMES: Final = ("vault", "dorms", "forges", "lake", "grotto")


@dataclass(frozen=True)
class Box:
    """A rectangle of cells; a crossroads is one of a single cell."""

    x: int
    y: int
    w: int
    h: int
    is_room: bool = True

    def wall(self, dice: Dice, side: Side) -> Cell:
        """A random cell of the wall on one side."""
        if side in (Side.N, Side.S):
            return self.x + dice.below(self.w), self.y if side == Side.N else self.y + self.h - 1
        return self.x if side == Side.W else self.x + self.w - 1, self.y + dice.below(self.h)


@dataclass
class Carving:
    """A dungeon's description as it grows."""

    boxes: dict[Slot, Box]
    names: dict[Slot, str]
    corridors: list[dict[str, Any]]
    doors: list[dict[str, Any]]
    entrances: list[dict[str, Any]]


def carve(dice: Dice, lattice: Lattice, key: str) -> dict[str, Any]:
    """A description in the form of the default dungeon's file."""
    rooms = lattice.rooms()
    rims = {slot: dice.pick(rim_sides(slot)) for slot in lattice.entrances}
    boxes = {slot: room_box(dice, slot, rims.get(slot)) for slot in rooms}
    boxes |= {slot: crossroads_box(dice, slot) for slot in lattice.crossroads}
    names = {slot: f"R{number:02}" if number else "COE" for number, slot in enumerate(rooms)}
    carving = Carving(boxes, names, [], [], [])
    for link in lattice.links:
        carve_link(dice, carving, link)
    for number, slot in enumerate(lattice.entrances, 1):
        carve_entrance(dice, carving, number, slot, rims[slot])
    themes, flooded = draw_themes(dice, lattice.mid)
    return {
        "dungeon": {"key": key, "width": WIDTH, "height": HEIGHT},
        "entrance_sets": {len(lattice.entrances): list(range(1, len(lattice.entrances) + 1))},
        "room": [
            {
                "id": names[slot],
                "zone": zone(lattice, slot),
                "theme": themes.get(slot, "none"),
                "flooded": slot in flooded,
                "x": boxes[slot].x,
                "y": boxes[slot].y,
                "w": boxes[slot].w,
                "h": boxes[slot].h,
            }
            for slot in rooms
        ],
        "corridor": carving.corridors,
        "door": carving.doors,
        "entrance": carving.entrances,
    }


def zone(lattice: Lattice, slot: Slot) -> str:
    if slot == HEART:
        return "heart"
    if slot in INNER:
        return "inner"
    return "rim" if slot in lattice.entrances else "mid"


def rim_sides(slot: Slot) -> list[Side]:
    """The sides on which a slot touches the rim."""
    touches = {Side.N: slot[1] == 0, Side.E: slot[0] == COLUMNS - 1, Side.S: slot[1] == ROWS - 1, Side.W: slot[0] == 0}
    return [side for side in Side if touches[side]]


def corner(slot: Slot) -> Cell:
    """The north-west cell of a slot."""
    return 1 + (SLOT_WIDTH + 1) * slot[0], 1 + (SLOT_HEIGHT + 1) * slot[1]


def room_box(dice: Dice, slot: Slot, rim: Side | None) -> Box:
    """A room somewhere in its slot: the Heart fills it, an entrance room touches the rim."""
    left, top = corner(slot)
    if slot == HEART:
        return Box(left, top, SLOT_WIDTH, SLOT_HEIGHT)
    w = LEAST_SIDE + dice.below(SLOT_WIDTH - LEAST_SIDE + 1)
    h = LEAST_SIDE + dice.below(SLOT_HEIGHT - LEAST_SIDE + 1)
    x, y = dice.below(SLOT_WIDTH - w + 1), dice.below(SLOT_HEIGHT - h + 1)
    if rim in (Side.W, Side.E):
        x = 0 if rim == Side.W else SLOT_WIDTH - w
    elif rim in (Side.N, Side.S):
        y = 0 if rim == Side.N else SLOT_HEIGHT - h
    return Box(left + x, top + y, w, h)


def crossroads_box(dice: Dice, slot: Slot) -> Box:
    left, top = corner(slot)
    return Box(left + dice.below(SLOT_WIDTH), top + dice.below(SLOT_HEIGHT), 1, 1, is_room=False)


def carve_link(dice: Dice, carving: Carving, link: Link) -> None:
    """A corridor from a slot to the gap beside it, along the gap, and on to the next slot."""
    is_level = link[0][1] == link[1][1]
    start = leave(dice, carving, link[0], Side.E if is_level else Side.S)
    end = leave(dice, carving, link[1], Side.W if is_level else Side.N)
    right, below = corner(link[1])
    turns = [(right - 1, start[1]), (right - 1, end[1])] if is_level else [(start[0], below - 1), (end[0], below - 1)]
    path = [start, *turns, end]
    carving.corridors.append({"path": [list(cell) for cell in dict.fromkeys(path)]})


def leave(dice: Dice, carving: Carving, slot: Slot, side: Side) -> Cell:
    """The first corridor cell of a link; where it leaves a room, with a door."""
    box = carving.boxes[slot]
    inside = box.wall(dice, side)
    if not box.is_room:
        return inside
    outside = beside(inside, side)
    carving.doors.append({"room": carving.names[slot], "in": list(inside), "out": list(outside)})
    return outside


def carve_entrance(dice: Dice, carving: Carving, number: int, slot: Slot, rim: Side) -> None:
    inside = carving.boxes[slot].wall(dice, rim)
    carving.entrances.append(
        {
            "n": number,
            "room": carving.names[slot],
            "in": list(inside),
            "cell": list(beside(inside, rim)),
            "heading": Side((rim + 2) % 4).name,
        }
    )


def draw_themes(dice: Dice, mid: list[Slot]) -> tuple[dict[Slot, str], set[Slot]]:
    """Five of the mid rooms with a theme, and the flooded ones: the lake and a sixth."""
    chosen = dice.shuffled(mid)
    themes = dict(zip(chosen, THEMES, strict=False))
    return themes, {chosen[THEMES.index("lake")], chosen[len(THEMES)]}
