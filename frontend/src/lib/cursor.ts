// Going about a board with arrow keys, by where its places lie.

import type { Place } from './place';

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ASIDE = 2; // how much farther off a place is for each unit that it lies beside the way

/** The place that an arrow key leads to from another: the nearest on that side, one straight ahead before one aside. */
export function nearest(places: ReadonlyMap<Place, Point>, from: Place, key: string): Place | null {
  const [direction, here] = [DIRECTIONS[key], places.get(from)];
  if (!direction || !here) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const [place, { x, y }] of places) {
    const ahead = (x - here.x) * direction.x + (y - here.y) * direction.y;
    const aside = Math.abs((x - here.x) * direction.y) + Math.abs((y - here.y) * direction.x);
    const distance = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ASIDE * ahead && distance < least) [best, least] = [place, distance];
  }
  return best;
}
