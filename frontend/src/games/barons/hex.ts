// Where the tiles of a hexagonal board lie on the page: pointy-top hexagons, one unit of `SIZE` from centre to corner.

import type { Point } from '../../lib/cursor';

export const SIZE = 50;
const WIDTH = SIZE * Math.sqrt(3);

export interface Axial {
  q: number;
  r: number;
}

export function centre({ q, r }: Axial): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The six corners of a hexagon of this size around the origin, from the top, clockwise. */
export function corners(size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

export function outline(size: number, at: Point = { x: 0, y: 0 }): string {
  return `M${corners(size)
    .map(({ x, y }) => `${(at.x + x).toFixed(1)},${(at.y + y).toFixed(1)}`)
    .join('L')}Z`;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

/** The rectangle around the tiles, with a margin. */
export function frame(places: readonly Axial[], margin: number): Frame {
  const centres = places.map(centre);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - SIZE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  };
}

const NEIGHBOURS: Record<string, Axial> = {
  ArrowRight: { q: 1, r: 0 },
  ArrowLeft: { q: -1, r: 0 },
  ArrowUp: { q: 0, r: -1 },
  ArrowDown: { q: 0, r: 1 },
};

/** The place that an arrow key leads to; up and down lean the way that keeps to the middle of the board. */
export function neighbour(place: Axial, key: string): Axial[] {
  const step = NEIGHBOURS[key];
  if (step === undefined) return [];
  const straight = { q: place.q + step.q, r: place.r + step.r };
  if (step.r === 0) return [straight];
  const leaning = { q: straight.q - step.r, r: straight.r };
  return centre(place).x > 0 === step.r > 0 ? [leaning, straight] : [straight, leaning];
}
