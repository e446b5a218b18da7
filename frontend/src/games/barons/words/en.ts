// The words of the Barons family in English; French has the same shape.

import type { BaronsView, Choice } from '../../../lib/messages';
import { COLOURS, plural } from '../../../words/en';
import type { Wording } from '../../face';
import { edition as editionOf, type Edition, type Land } from '../editions';
import { isLastRound, leftUndone } from '../turn';

const LANDS: Record<Land, string> = {
  wind: 'wind',
  water: 'water',
  forest: 'forest',
  fire: 'fire',
  moor: 'moor',
  promontory: 'promontory',
  farmland: 'farmland',
  quarry: 'quarry',
  plain: 'plain',
  objective: 'objective',
  mountain: 'mountain',
  blank: 'not yet drawn',
};

const ACTIONS: Record<string, string> = {
  move: 'Move',
  recruit: 'Recruit',
  build: 'Build a donjon',
  unbuild: 'Take the donjon down',
  disperse: 'Disperse troops',
  gather: 'Gather troops',
  send: 'Send troops',
  pull: 'Call troops',
  capture: 'Capture the donjon',
  done: 'The order is given',
  end: 'End the turn',
  pick: 'Take',
};

const baron = ({ key }: Edition): string => (key === 'co-2023' ? 'commander' : 'baron');
const place = ({ key }: Edition): string => (key === 'co-2023' ? 'hex' : 'tile');

export const en = {
  // Words of the game.
  land: (land: Land): string => LANDS[land],
  baron,
  blocker: ({ blocker }: Edition): string => blocker,
  place,
  step: (step: Wording, game: string): string => {
    const edition = editionOf(game);
    if (step.kind === 'move') return `Move the ${step.piece === 'baron' ? baron(edition) : edition.blocker}`;
    if (step.kind === 'recruit') return step.bonus ? 'Recruit with the bonus' : 'Recruit';
    if (step.kind === 'pick') return `Take ${COLOURS[step.colour ?? ''] ?? ''}`;
    return ACTIONS[step.kind] ?? step.kind;
  },
  count: ({ count }: { count: number }): string => plural(count, 'troop'),

  // A tile in words.
  tile: (number: number, land: Land, points: number | null, edition: Edition): string =>
    `${place(edition)} ${number}, ${LANDS[land]}${points === null ? '' : `, ${plural(points, 'point')}`}`,
  standing: {
    donjon: (letter: string): string => `${COLOURS[letter] ?? ''} donjon`,
    baron: (letter: string, edition: Edition): string => `${COLOURS[letter] ?? ''} ${baron(edition)}`,
    blocker: (letter: string | null, edition: Edition): string =>
      letter === null ? `neutral ${edition.blocker}` : `${COLOURS[letter] ?? ''} ${edition.blocker}`,
    troops: (letter: string, count: number): string =>
      `${count} ${COLOURS[letter] ?? ''} ${count === 1 ? 'troop' : 'troops'}`,
  },
  active: (letter: string, { blocker }: Edition): string => `the ${COLOURS[letter] ?? ''} ${blocker} is active`,
  blocked: (letters: readonly string[]): string => `blocked for ${letters.map((letter) => COLOURS[letter]).join(', ')}`,
  empty: 'empty',

  // The turn.
  prompt: ({ turn }: BaronsView): string =>
    turn.command_tile === null ? 'Pick a highlighted piece or tile.' : 'Pick a highlighted tile, or end the order.',
  when: ({ turn }: BaronsView): string | null => (turn.round > 0 ? `Round ${turn.round}` : null),
  alarm: (view: BaronsView): string | null => (isLastRound(view) ? 'Last round' : null),
  doubt: (choice: Choice, choices: readonly Choice[]): string | null => {
    const kinds = leftUndone(choice, choices);
    return kinds.length === 0
      ? null
      : `You could still: ${kinds.map((kind) => (ACTIONS[kind] ?? kind).toLowerCase()).join(', ')}.`;
  },
  help: 'Arrow keys go from tile to tile, Enter picks, Escape lets go, U takes back, E ends the turn.',

  // A player's panel.
  seat: (view: BaronsView, seat: number): string | null => {
    const colour = COLOURS[view.players[seat]?.colour ?? ''];
    return colour ? colour.replace(/^./, (first) => first.toUpperCase()) : null;
  },
  summary: ({ players }: BaronsView, seat: number): string =>
    `${plural(players[seat]?.available ?? 0, 'troop')} available`,
  player: {
    points: (points: number, target: number): string => `${points} of ${plural(target, 'point')}`,
    split: (tiles: number, diversity: number): string => `${tiles} from tiles, ${diversity} for diversity`,
    reserve: 'in reserve',
    board: 'on the board',
    discard: 'discarded',
    donjons: (count: number): string => (count === 1 ? 'donjon' : 'donjons'),
    donjonsLeft: 'to build',
    few: (limit: number): string => `At ${limit} available troops or fewer the game ends`,
    kinds: 'Kinds held',
  },

  // The die.
  die: {
    title: 'Die',
    face: (face: number): string => `The die shows ${face}`,
    none: 'The die has not been rolled',
    used: 'The bonus is spent',
    bonus: 'The bonus, once a turn:',
    move: (tiles: number): string => `move up to ${plural(tiles, 'tile')}`,
    recruit: (plain: number, donjon: number): string =>
      plain === donjon ? `recruit ${plain}` : `recruit ${plain}, or ${donjon} on your donjon`,
    poor: (more: number): string => `${more} more on wind`,
    second: 'give a second order',
    nothing: 'nothing more this turn',
  },
};

export type BaronsWords = typeof en;
