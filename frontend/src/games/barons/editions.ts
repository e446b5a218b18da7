// How an edition is drawn and what it calls its things; what is drawn on a tile.

import type { TileView } from '../../lib/messages';

export type Land =
  | 'wind' | 'water' | 'forest' | 'fire'
  | 'moor' | 'promontory' | 'farmland' | 'quarry'
  | 'plain' | 'objective' | 'mountain' | 'blank'; // prettier-ignore

/** How an edition is drawn and what it calls its things. */
export interface Edition {
  key: 'barons-2025' | 'barons-2024' | 'co-2023';
  kinds: readonly Land[];
  blocker: 'knight' | 'saboteur';
}

const EDITIONS: readonly Edition[] = [
  { key: 'barons-2025', kinds: ['plain', 'wind', 'water', 'forest', 'fire'], blocker: 'knight' },
  { key: 'barons-2024', kinds: ['moor', 'promontory', 'forest', 'farmland', 'quarry'], blocker: 'saboteur' },
  { key: 'co-2023', kinds: [], blocker: 'saboteur' },
];

export function edition(game: string): Edition {
  const found = EDITIONS.find(({ key }) => key === game);
  if (found === undefined) throw new Error(`this page cannot draw ${game}`);
  return found;
}

/** What is drawn on a tile. */
export function land(tile: TileView, { kinds }: Edition): Land {
  if (tile.mountain) return 'mountain';
  if (tile.objective !== null) return tile.objective ? 'objective' : 'plain';
  return tile.kind === null ? 'blank' : (kinds[tile.kind] ?? 'plain');
}
