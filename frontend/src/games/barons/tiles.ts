// A tile in words, for those who listen and for the text form of the board.

import type { TileView } from '../../lib/messages';
import { reader } from '../../lib/reader.svelte';
import { land, type Edition } from './editions';
import { figures } from './stand';
import { said } from './words';

/** What stands on a tile, one phrase for each figure. */
export function standingInWords(tile: TileView, edition: Edition): string[] {
  const words = said();
  const { donjon, others } = figures(tile);
  const phrases = [donjon, ...others].flatMap((piece) => {
    if (piece === null) return [];
    const colour = piece.colour ?? '';
    switch (piece.figure) {
      case 'donjon':
        return [words.standing.donjon(colour)];
      case 'baron':
        return [words.standing.baron(colour, edition)];
      case 'blocker':
        return [words.standing.blocker(piece.colour, edition)];
      case 'troops':
        return [words.standing.troops(colour, piece.count)];
    }
  });
  if (tile.active !== null && (tile.knights?.length ?? 0) > 1) phrases.push(words.active(tile.active, edition));
  if (tile.blocked.length > 0) phrases.push(words.blocked(tile.blocked));
  return phrases;
}

export function tileInWords(tile: TileView, edition: Edition): string {
  const words = said();
  const here = words.tile(tile.number, land(tile, edition), tile.mountain ? null : tile.points, edition);
  const standing = standingInWords(tile, edition);
  return standing.length > 0 ? `${here}${reader.words.colon}${standing.join(', ')}` : here;
}
