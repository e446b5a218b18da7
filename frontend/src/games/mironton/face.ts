// Donjon Mironton on the page.

import type { MirontonChart, MirontonView } from '../../lib/messages';
import type { Face } from '../face';
import Art from './Art.svelte';
import Board from './Board.svelte';
import BoardText from './BoardText.svelte';
import Desk from './Desk.svelte';
import Seat from './Seat.svelte';
import { ARMS } from './signs';
import Status from './Status.svelte';
import Theatre from './Theatre.svelte';
import { motion, type Walking } from './walking';
import { en } from './words/en';
import { fr } from './words/fr';

/** What the desk shows itself: families, purchases, magic items, and what the group at hand does without moving. */
const AT_DESK = ['family', 'hire', 'boss', 'stray', 'trap', 'mtrap', 'penta', 'pick', 'drop', 'stay'];

export const face: Face<MirontonView, MirontonChart, Walking> = {
  Art,
  Board,
  BoardText,
  Status,
  Seat,
  Desk,
  Theatre,
  words: { en, fr },
  colour: (_view, seat) => ARMS[seat] ?? null,
  turnOf: (view) => view.turn.actor,
  score: () => null,
  rank: () => null,
  motion,
  ends: ({ kind }) => kind === 'done' || kind === 'pass',
  atDesk: ({ kind, target, option }) => AT_DESK.includes(kind) || target !== null || option !== null,
};
