// What moved between two views, as motion: seen from what stands where, so that it needs no rule.

import type { BaronsView, TileView } from '../../lib/messages';
import type { Motion } from '../../lib/motion';
import { FLIGHT } from '../../lib/timings';
import type { Figure } from './stand';

export interface Flight {
  figure: Figure;
  colour: string | null;
  count: number;
  from: number | null; // null: it appears
  to: number | null; // null: it goes off the board
}

/** What is in the air between two views. */
export interface Flying extends Motion<BaronsView> {
  flights: readonly Flight[];
}

type Crowd = Map<number, number>; // tile -> how many

function crowds(view: BaronsView): Map<string, Crowd> {
  const found = new Map<string, Crowd>();
  const add = (figure: Figure, colour: string | null, tile: number, count = 1): void => {
    const name = `${figure}:${colour ?? ''}`;
    const crowd = found.get(name) ?? new Map<number, number>();
    found.set(name, crowd.set(tile, (crowd.get(tile) ?? 0) + count));
  };
  for (const tile of view.tiles) {
    for (const colour of tile.barons) add('baron', colour, tile.number);
    for (const colour of tile.knights ?? []) add('blocker', colour, tile.number);
    if (tile.neutral) add('blocker', null, tile.number, tile.neutral);
    if (tile.troops) add('troops', tile.troops.colour, tile.number, tile.troops.count);
    if (tile.donjon) add('donjon', tile.donjon, tile.number);
  }
  return found;
}

export function motion(before: BaronsView, after: BaronsView): Flying | null {
  const found = flights(before, after);
  if (found.length === 0) return null;
  const touched = found.flatMap(({ from, to }) => [from, to].filter((tile) => tile !== null));
  return { meanwhile: meanwhile(before, found), touched, time: FLIGHT, flights: found };
}

export function flights(before: BaronsView, after: BaronsView): Flight[] {
  const old = crowds(before);
  const now = crowds(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [figure, colour] = name.split(':') as [Figure, string];
    return moves(old.get(name) ?? new Map(), now.get(name) ?? new Map()).map((move) => ({
      ...move,
      figure,
      colour: colour || null,
    }));
  });
}

/** Who left goes to where somebody came; who is left over appears or vanishes. */
function moves(old: Crowd, now: Crowd): Pick<Flight, 'count' | 'from' | 'to'>[] {
  const tiles = [...new Set([...old.keys(), ...now.keys()])];
  const change = tiles.map((tile) => ({ tile, count: (now.get(tile) ?? 0) - (old.get(tile) ?? 0) }));
  const left = change.filter(({ count }) => count < 0).map(({ tile, count }) => ({ tile, count: -count }));
  const came = change.filter(({ count }) => count > 0);
  const found: Pick<Flight, 'count' | 'from' | 'to'>[] = [];
  for (const source of left) {
    for (const goal of came) {
      const count = Math.min(source.count, goal.count);
      if (count === 0) continue;
      found.push({ count, from: source.tile, to: goal.tile });
      source.count -= count;
      goal.count -= count;
    }
  }
  for (const { tile, count } of left) if (count > 0) found.push({ count, from: tile, to: null });
  for (const { tile, count } of came) if (count > 0) found.push({ count, from: null, to: tile });
  return found;
}

/** The view while these flights are in the air: as before, without what has left. */
export function meanwhile(before: BaronsView, flights: readonly Flight[]): BaronsView {
  const leaving = flights.filter(({ from }) => from !== null);
  if (leaving.length === 0) return before;
  return {
    ...before,
    tiles: before.tiles.map((tile) => leaving.filter(({ from }) => from === tile.number).reduce(without, tile)),
  };
}

function without(tile: TileView, { figure, colour, count }: Flight): TileView {
  switch (figure) {
    case 'baron':
      return { ...tile, barons: tile.barons.filter((baron) => baron !== colour) };
    case 'donjon':
      return { ...tile, donjon: null };
    case 'troops': {
      const stay = (tile.troops?.count ?? 0) - count;
      return { ...tile, troops: tile.troops && stay > 0 ? { ...tile.troops, count: stay } : null };
    }
    case 'blocker':
      if (colour === null) return { ...tile, neutral: Math.max(0, (tile.neutral ?? 0) - count) };
      return { ...tile, knights: fewer(tile.knights ?? [], colour, count) };
  }
}

function fewer(letters: readonly string[], letter: string, count: number): string[] {
  let left = count;
  return letters.filter((each) => each !== letter || left-- <= 0);
}
