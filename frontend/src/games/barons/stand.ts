// What stands on a tile, and where: donjons behind, the others fanned out in front of them.

import type { TileView } from '../../lib/messages';

export type Figure = 'donjon' | 'baron' | 'blocker' | 'troops';

export interface Standing {
  key: string;
  figure: Figure;
  colour: string | null;
  count: number;
  moved: number;
  x: number;
  y: number;
  scale: number;
}

type Unplaced = Omit<Standing, 'x' | 'y' | 'scale'>;

/** Every figure on a tile, without its place. */
export function figures(tile: TileView): { donjon: Unplaced | null; others: Unplaced[] } {
  const one = (figure: Figure, colour: string | null, copy = 0): Unplaced => ({
    key: `${figure}-${colour ?? ''}-${copy}`,
    figure,
    colour,
    count: 1,
    moved: 0,
  });
  const others: Unplaced[] = tile.barons.map((colour) => one('baron', colour));
  if (tile.troops) {
    others.unshift({ ...one('troops', tile.troops.colour), count: tile.troops.count, moved: tile.moved });
  }
  others.push(...(tile.knights ?? []).map((colour, copy) => one('blocker', colour, copy)));
  others.push(...Array.from({ length: tile.neutral ?? 0 }, (_, copy) => one('blocker', null, copy)));
  return { donjon: tile.donjon === null ? null : one('donjon', tile.donjon), others };
}

/** Where figures stand beside one another, by their number: x and y of each, and their size. */
interface Formation {
  places: readonly (readonly [number, number])[];
  scale: number;
}

const ON_THE_GROUND: readonly Formation[] = [
  { places: [[0, -1]], scale: 1.2 },
  { places: [[-19, -1], [19, -1]], scale: 1.05 },
  { places: [[-26, -1], [0, -1], [26, -1]], scale: 0.86 },
  { places: [[-18, -15], [18, -15], [-18, 16], [18, 16]], scale: 0.78 },
  { places: [[-25, -15], [0, -15], [25, -15], [-14, 16], [14, 16]], scale: 0.76 },
  { places: [[-25, -15], [0, -15], [25, -15], [-25, 16], [0, 16], [25, 16]], scale: 0.74 },
]; // prettier-ignore

const BESIDE_A_DONJON: readonly Formation[] = [
  { places: [[20, 3]], scale: 1 },
  { places: [[21, -14], [21, 16]], scale: 0.8 },
  { places: [[11, 15], [32, 15], [22, -14]], scale: 0.68 },
  { places: [[11, -14], [32, -14], [11, 15], [32, 15]], scale: 0.64 },
]; // prettier-ignore

/** More figures than any formation has places for stand in rows of four. */
function rows(count: number): Formation {
  const places = Array.from(
    { length: count },
    (_, at) => [-30 + (at % 4) * 20, -22 + Math.floor(at / 4) * 20] as const,
  );
  return { places, scale: 0.52 };
}

function form(figures: Unplaced[], formations: readonly Formation[]): Standing[] {
  const { places, scale } = formations[figures.length - 1] ?? rows(figures.length);
  return figures.map((figure, at) => ({ ...figure, x: places[at]?.[0] ?? 0, y: places[at]?.[1] ?? 0, scale }));
}

export function standing(tile: TileView): Standing[] {
  const { donjon, others } = figures(tile);
  if (donjon === null) return form(others, ON_THE_GROUND);
  if (others.length === 0) return [{ ...donjon, x: 0, y: 4, scale: 1.02 }];
  if (others.length > BESIDE_A_DONJON.length) return form([donjon, ...others], []);
  return [{ ...donjon, x: -20, y: 4, scale: 0.88 }, ...form(others, BESIDE_A_DONJON)];
}
