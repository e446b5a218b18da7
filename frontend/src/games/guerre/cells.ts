// The land around each place: all that is nearer to it than to any other. It is washed with the colours of its house.

import type { Point } from '../../lib/cursor';

/** An edge of a cell, and the place on its other side; null at the edge of the sheet. */
export interface Edge {
  from: Point;
  to: Point;
  beyond: string | null;
}

export interface Cell {
  id: string;
  edges: readonly Edge[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a convex outline that is nearer to `here` than to `other`. */
function clip(edges: readonly Edge[], here: Point, other: Point, id: string): Edge[] {
  const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
  const depth = ({ x, y }: Point): number => (middle.x - x) * (other.x - here.x) + (middle.y - y) * (other.y - here.y);
  const kept: Edge[] = [];
  let cut: { leaves?: Point; comes?: Point } = {};
  for (const edge of edges) {
    const [first, last] = [depth(edge.from), depth(edge.to)];
    const share = first / (first - last);
    const meets = {
      x: edge.from.x + (edge.to.x - edge.from.x) * share,
      y: edge.from.y + (edge.to.y - edge.from.y) * share,
    };
    if (first >= 0 && last >= 0) kept.push(edge);
    else if (first >= 0) {
      kept.push({ ...edge, to: meets });
      cut = { ...cut, leaves: meets };
    } else if (last >= 0) {
      kept.push({ ...edge, from: meets });
      cut = { ...cut, comes: meets };
    }
  }
  if (!cut.leaves || !cut.comes) return kept;
  const at = kept.findIndex(({ to }) => to === cut.leaves);
  return kept.toSpliced(at + 1, 0, { from: cut.leaves, to: cut.comes, beyond: id });
}

export function cells(places: ReadonlyMap<string, Point>, { x, y, width, height }: Box): Cell[] {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const sheet = corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] as Point, beyond: null }));
  return [...places].map(([id, here]) => ({
    id,
    edges: [...places].reduce<Edge[]>(
      (edges, [name, other]) => (name === id ? edges : clip(edges, here, other, name)),
      sheet,
    ),
  }));
}

/** The outline of a cell as a path. */
export const path = ({ edges }: Cell): string =>
  `M${edges.map(({ from }) => `${from.x.toFixed(1)},${from.y.toFixed(1)}`).join('L')}Z`;
