// Who stands where: units of a place side by side, like lone monsters together, so that each token can be told apart.

import type { Point } from '../../lib/cursor';
import type { MirontonUnit, MirontonView } from '../../lib/messages';
import type { Place } from '../../lib/place';
import { CELL, isCell, middle, type Box } from './plan';

/** One token: a unit, or several lone monsters that are alike. */
export interface Stand extends Point {
  key: string;
  unit: MirontonUnit;
  names: string[];
  scale: number;
}

export const TOKEN = { width: 2.6 * CELL, height: 2.4 * CELL };
const TITLE = 0.95 * CELL; // the strip of a room that is left for its name
const DRAGON = 0.52; // the share of the Heart that the dragon lies in when others are there
const LEAST = 0.42;
const LARGEST = 1.25;

const alike = ({ kind, name, place, owner, activated, figures }: MirontonUnit): string =>
  kind === 'lone' ? [place, owner, activated, figures[0]?.word].join(' ') : name;

/** Bands first, as they are the matter; then those who face them. */
const ORDER: MirontonUnit['kind'][] = ['guardian', 'band', 'group', 'lone', 'stray'];

/** The token of each unit inside the dungeon, with where it stands and how large it is; the Heart's lie below its dragon. */
export function standing(view: MirontonView, places: ReadonlyMap<Place, Box>): Stand[] {
  const heart = view.units.find(({ kind }) => kind === 'guardian')?.place;
  const crowds = new Map<string, Map<string, MirontonUnit[]>>();
  for (const unit of view.units) {
    if (unit.place === null || unit.kind === 'guardian') continue;
    const crowd = crowds.get(unit.place) ?? new Map<string, MirontonUnit[]>();
    crowds.set(unit.place, crowd.set(alike(unit), [...(crowd.get(alike(unit)) ?? []), unit]));
  }
  return [...crowds].flatMap(([place, crowd]) => {
    const box = places.get(place);
    if (!box) return [];
    const area = isCell(place) ? corridor(box) : place === heart ? lower(box) : floor(box);
    return placed([...crowd.values()], area);
  });
}

function placed(crowd: MirontonUnit[][], area: Box): Stand[] {
  const sorted = crowd.toSorted(([one], [other]) => rank(one) - rank(other));
  const { scale, columns } = fit(sorted.length, area);
  const rows = Math.ceil(sorted.length / columns);
  return sorted.flatMap((units, at) => {
    const [unit] = units;
    if (!unit) return [];
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? sorted.length - row * columns : columns;
    const x = area.x + area.width / 2 + ((at % columns) - (inRow - 1) / 2) * TOKEN.width * scale;
    const y = area.y + area.height / 2 + (row - (rows - 1) / 2) * TOKEN.height * scale;
    return [{ key: unit.name, unit, names: units.map(({ name }) => name), x, y, scale }];
  });
}

const rank = (unit: MirontonUnit | undefined): number => (unit ? ORDER.indexOf(unit.kind) : 0);

/** Where tokens may stand in a room, and about a corridor cell. */
const floor = ({ x, y, width, height }: Box): Box => ({ x, y: y + TITLE, width, height: height - TITLE });

/** The part of the Heart that its dragon leaves to others. */
const lower = ({ x, y, width, height }: Box): Box => ({
  x,
  y: y + DRAGON * height,
  width,
  height: (1 - DRAGON) * height,
});

function corridor(box: Box): Box {
  const { x, y } = middle(box);
  return { x: x - 1.5 * CELL, y: y - 1.2 * CELL, width: 3 * CELL, height: 2.4 * CELL };
}

/** The largest tokens that so many can have in an area, and how many stand side by side. */
function fit(count: number, { width, height }: Box): { scale: number; columns: number } {
  let best = { scale: LEAST, columns: Math.max(1, Math.floor(width / (TOKEN.width * LEAST))) };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(LARGEST, width / (columns * TOKEN.width), height / (rows * TOKEN.height));
    if (scale > best.scale) best = { scale, columns };
  }
  return best;
}
