// Guerre du passé on the page.

import type { GuerreChart, GuerreView } from '../../lib/messages';
import type { Face } from '../face';
import { arms } from './arms';
import Art from './Art.svelte';
import Board from './Board.svelte';
import BoardText from './BoardText.svelte';
import Desk from './Desk.svelte';
import House from './House.svelte';
import { motion, type March } from './marches';
import Status from './Status.svelte';
import Theatre from './Theatre.svelte';
import { en } from './words/en';
import { fr } from './words/fr';

/** Steps for which the desk has its own buttons, and standing still, which the step after it says. */
const AT_DESK = ['bid', 'press', 'retreat', 'stay'];

export const face: Face<GuerreView, GuerreChart, March> = {
  Art,
  Board,
  BoardText,
  Status,
  Seat: House,
  Desk,
  Theatre,
  words: { en, fr },
  colour: (_, seat) => arms(seat),
  turnOf: ({ turn, over }) => (over ? null : turn.seat),
  score: ({ houses }, seat) => {
    const house = houses[seat];
    return house ? { value: house.influence, of: house.influence + house.missing.influence } : null;
  },
  rank: ({ houses }, seat) => houses[seat]?.rank ?? null,
  motion,
  ends: ({ kind }) => kind === 'pass' || kind === 'done',
  weighs: ({ kind }) => kind === 'attack',
  atDesk: ({ kind }) => AT_DESK.includes(kind),
};
