// The lie of the land: where places are on the sheet, and the curves of coasts, rivers and the border.

import type { Point } from '../../lib/cursor';

/** Longitude and latitude. */
export type Degrees = readonly number[];

const SCALE = 110; // units of the sheet for one degree of latitude
const SHRINK = Math.cos((46.8 * Math.PI) / 180); // a degree of longitude at the middle of the kingdom
const WEST = -5.3;
const NORTH = 51.6;

export const onSheet = ([lon = 0, lat = 0]: Degrees): Point => ({
  x: (lon - WEST) * SHRINK * SCALE,
  y: (NORTH - lat) * SCALE,
});

function box(west: number, south: number, east: number, north: number) {
  const [corner, other] = [onSheet([west, north]), onSheet([east, south])];
  return { x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y };
}

/** What is seen of the sheet at first, and what is drawn of it: screens are wider or taller than the kingdom. */
export const FRAME = box(-4.9, 42.3, 6.4, 51.5);
export const SHEET = box(-22, 36, 24, 58);

/** Where the mountains part the kingdom from Navarre and Aragon. */
export const PYRENEES: readonly Degrees[] = [
  [-1.79, 43.37], [-1.4, 43.08], [-0.7, 42.86], [0.1, 42.72], [0.75, 42.8], [1.45, 42.6], [2.1, 42.42], [3.17, 42.44],
]; // prettier-ignore

const written = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** A line through points, bent where they turn. */
export function curve(degrees: readonly Degrees[], closed = false): string {
  const points = degrees.map(onSheet);
  const at = (index: number): Point =>
    points[closed ? (index + points.length) % points.length : Math.max(0, Math.min(points.length - 1, index))] as Point;
  const leans = points.map((here, index) => lean(at(index - 1), here, at(index + 1)));
  const bends = points.slice(0, closed ? undefined : -1).map((here, index) => {
    const [next, out, into] = [at(index + 1), leans[index] as Point, leans[(index + 1) % points.length] as Point];
    const first = { x: here.x + out.x, y: here.y + out.y };
    const second = { x: next.x - into.x, y: next.y - into.y };
    return `C${written(first)} ${written(second)} ${written(next)}`;
  });
  return `M${written(at(0))}${bends.join('')}${closed ? 'Z' : ''}`;
}

/** How a curve leans where it passes a point: along its neighbours, and never farther than the nearer of them allows. */
function lean(before: Point, here: Point, after: Point): Point {
  const [x, y] = [after.x - before.x, after.y - before.y];
  const room = Math.min(
    Math.hypot(here.x - before.x, here.y - before.y),
    Math.hypot(after.x - here.x, after.y - here.y),
  );
  const part = Math.min(1 / 6, room / 3 / (Math.hypot(x, y) || 1));
  return { x: x * part, y: y * part };
}

/** The continent as a closed outline; where the sheet ends it goes on far enough for every screen. */
export const outline = (coast: readonly Degrees[]): string => curve(coast.map(beyond), true);

/** Points on the edge of the map's data are carried beyond the sheet. */
function beyond([lon = 0, lat = 0]: Degrees): Degrees {
  const far = lon >= 6.7 ? 30 : lon <= -5.6 ? -30 : lon;
  return [far, lat >= 51.75 ? 62 : lat <= 41.9 ? 32 : lat];
}

function apart(one: Degrees, other: Degrees): number {
  const [first, second] = [onSheet(one), onSheet(other)];
  return Math.hypot(first.x - second.x, first.y - second.y);
}

function closest(line: readonly Degrees[], to: Degrees): number {
  const distances = line.map((point) => apart(point, to));
  return distances.indexOf(Math.min(...distances));
}

/** The kingdom: along the coast from Flanders to Bayonne, the mountains, the coast to the Rhône, and back along the border. */
export function kingdom(coast: readonly Degrees[], border: readonly Degrees[]): string {
  const [flanders, rhone] = [border[0] as Degrees, border.at(-1) as Degrees];
  const ocean = coast.slice(closest(coast, flanders), closest(coast, PYRENEES[0] as Degrees) + 1);
  const south = coast.slice(closest(coast, PYRENEES.at(-1) as Degrees) + 1, closest(coast, rhone) + 1);
  return curve([...ocean, ...PYRENEES.slice(1), ...south, ...[...border].reverse()], true);
}
