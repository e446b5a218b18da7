// The geometry of a dungeon: cells, rooms, where their walls and middles are, in the units of its drawing.

import type { Point } from '../../lib/cursor';
import type { MirontonMap, MirontonRoom } from '../../lib/messages';
import type { Place } from '../../lib/place';

export const CELL = 40;
const MARGIN = 1.6; // cells of rock around the dungeon

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The name of a corridor cell. */
export const cellName = ([x, y]: readonly number[]): string => `${x}.${y}`;

export const isCell = (place: string): boolean => /^\d+\.\d+$/.test(place);

/** Sides as directions. */
export const SIDES: Record<string, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export function boxOf({ box: [x = 0, y = 0, width = 1, height = 1] }: MirontonRoom): Box {
  return { x: x * CELL, y: y * CELL, width: width * CELL, height: height * CELL };
}

export const cellBox = ([x = 0, y = 0]: readonly number[]): Box => ({
  x: x * CELL,
  y: y * CELL,
  width: CELL,
  height: CELL,
});

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** What is drawn of a dungeon, from corner to corner. */
export function frameOf({ rooms, cells }: MirontonMap): Box {
  const boxes = [...rooms.map(boxOf), ...cells.map(cellBox)];
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN * CELL;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN * CELL;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN * CELL;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN * CELL;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box of every room and of every corridor cell. */
export function placesOf(map: MirontonMap): ReadonlyMap<Place, Box> {
  return new Map([
    ...map.rooms.map((room) => [room.id, boxOf(room)] as const),
    ...map.cells.map((cell) => [cellName(cell), cellBox(cell)] as const),
  ]);
}

/** The corridor cells and rooms that one may step to from a place. */
export type Ways = ReadonlyMap<string, readonly string[]>;

export function waysOf({ rooms, cells }: MirontonMap): Ways {
  const ways = new Map<string, string[]>(cells.map((cell) => [cellName(cell), []]));
  for (const [x = 0, y = 0] of cells) {
    for (const side of Object.values(SIDES)) {
      const other = cellName([x + side.x, y + side.y]);
      if (ways.has(other)) ways.get(cellName([x, y]))?.push(other);
    }
  }
  for (const { id, doors } of rooms) {
    ways.set(
      id,
      doors.map(({ outside }) => cellName(outside)),
    );
    for (const { outside } of doors) ways.get(cellName(outside))?.push(id);
  }
  return ways;
}
