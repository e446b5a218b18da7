// The three Barons editions on the page.

import type { BaronsView } from '../../lib/messages';
import type { Face } from '../face';
import Art from './Art.svelte';
import Board from './Board.svelte';
import BoardText from './BoardText.svelte';
import { motion, type Flying } from './flights';
import Seat from './Seat.svelte';
import Status from './Status.svelte';
import { en } from './words/en';
import { fr } from './words/fr';

export const face: Face<BaronsView, null, Flying> = {
  Art,
  Board,
  BoardText,
  Status,
  Seat,
  words: { en, fr },
  colour: (view, seat) => view.players[seat]?.colour ?? null,
  turnOf: (view) => view.turn.seat,
  score: (view, seat) => ({ value: view.players[seat]?.points ?? 0, of: view.target }),
  rank: (view, seat) => view.players[seat]?.rank ?? null,
  motion,
  ends: ({ kind }) => kind === 'end' || kind === 'done',
  looks: ({ kind }) => kind === 'capture',
};
