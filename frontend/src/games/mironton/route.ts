// The way that somebody went from one place to another, for motion and for tracks: the shortest, by the door he came in.

import type { Point } from '../../lib/cursor';
import type { MirontonMap, MirontonUnit } from '../../lib/messages';
import { CELL, cellName, isCell, type Ways } from './plan';

/** The places on the shortest walk, both ends included, that does not lead through a place; nothing where there is none. */
export function walk(ways: Ways, from: string, to: string, avoided: string | null = null): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let place = queue.shift(); place !== undefined && place !== to; place = queue.shift()) {
    for (const next of ways.get(place) ?? []) {
      if (before.has(next) || next === avoided) continue;
      before.set(next, place);
      queue.push(next);
    }
  }
  const way: string[] = [];
  for (let place = before.has(to) ? to : null; place !== null; place = before.get(place) ?? null) way.unshift(place);
  return way;
}

/** The way of a unit that stood somewhere and stands elsewhere now: it came by the door that it remembers. */
export function route(map: MirontonMap, ways: Ways, from: string, unit: MirontonUnit): string[] {
  const to = unit.place;
  if (to === null) return [];
  const door = unit.via === null ? undefined : map.rooms.find(({ id }) => id === to)?.doors[unit.via];
  const through = door && cellName(door.outside);
  if (through === undefined || through === from) return walk(ways, from, to);
  const way = walk(ways, from, through, to);
  return way.length === 0 ? walk(ways, from, to) : [...way, to];
}

/** A way as a line through the doors of its rooms. */
export function line(map: MirontonMap, way: readonly string[], middle: (place: string) => Point): Point[] {
  const points: Point[] = [];
  way.forEach((place, at) => {
    if (isCell(place)) {
      points.push(middle(place));
      return;
    }
    const doors = map.rooms.find(({ id }) => id === place)?.doors ?? [];
    const inside = (other: string | undefined): Point[] =>
      doors
        .filter(({ outside }) => cellName(outside) === other)
        .map(({ inside: [x = 0, y = 0] }) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }));
    points.push(...inside(way[at - 1]).slice(0, 1));
    if (at === 0 || at === way.length - 1) points.push(middle(place));
    points.push(...inside(way[at + 1]).slice(0, 1));
  });
  return points;
}

export const asPath = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}`).join('');
