// Views for tests: as the server sends them, with what a test is about filled in.

import type { Choice, TileView, BaronsView } from '../src/lib/messages';

export const tile = (number: number, changes: Partial<TileView> = {}): TileView => ({
  number,
  q: number,
  r: 0,
  kind: 1,
  points: 1,
  objective: null,
  immune: null,
  mountain: false,
  donjon: null,
  troops: null,
  moved: 0,
  active: null,
  blocked: [],
  knights: [],
  neutral: null,
  barons: [],
  ...changes,
});

export const view = (tiles: TileView[]): BaronsView => ({
  family: 'barons',
  seat: null,
  target: 16,
  tiles,
  players: [],
  turn: {
    round: 1,
    final_round: null,
    seat: 0,
    to: 'B',
    phase: 'ACT',
    die: 3,
    actions: 0,
    command_tile: null,
    bonus: null,
    recruits: null,
  },
  over: false,
});

export const choice = (token: string, changes: Partial<Choice> = {}): Choice => ({
  token,
  kind: 'move',
  piece: null,
  origin: null,
  target: null,
  count: null,
  colour: null,
  bonus: false,
  first: [],
  option: null,
  then: 'same',
  ...changes,
});
