// The curve of a game that is over: where it turned.

import type { CurvePoint } from './messages';

/** A moment after which a seat could expect much more, or much less. */
export interface Turning {
  before: CurvePoint;
  after: CurvePoint;
  seat: number; // who gained or lost most
  change: number;
}

const LEAST = 0.08; // a smaller change is none
const MOST = 6;

/** The greatest changes from one point to the next, in the order of play. */
export function turningPoints(points: readonly CurvePoint[]): Turning[] {
  return points
    .slice(1)
    .map((after, at) => turning(points[at] as CurvePoint, after))
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .sort((one, other) => one.before.place - other.before.place);
}

function turning(before: CurvePoint, after: CurvePoint): Turning {
  const changes = after.chances.map((chance, seat) => ({ seat, change: chance - (before.chances[seat] ?? 0) }));
  const most = changes.reduce((best, each) => (Math.abs(each.change) > Math.abs(best.change) ? each : best));
  return { before, after, ...most };
}

/** The point that is nearest to a place of the line of play. */
export const nearestPoint = (points: readonly CurvePoint[], place: number): CurvePoint | null =>
  points.reduce<CurvePoint | null>(
    (best, point) => (best && Math.abs(best.place - place) <= Math.abs(point.place - place) ? best : point),
    null,
  );
