import { describe, expect, it } from 'vitest';
import type { Played } from '../src/lib/messages';
import { lastTurns, turns } from '../src/lib/turns';

const played = (place: number, seat: number | null, label: string): Played => ({
  place,
  seat,
  label,
  step: null,
  sentence: null,
  view: null,
  bit: false,
  scene: null,
});
const line = [
  played(0, null, ''),
  played(1, null, '1.B'),
  played(2, 0, '1.B'),
  played(3, null, '1.R'),
  played(4, 1, '1.R'),
  played(5, null, '1.G'),
  played(6, 2, '1.G'),
  played(7, null, '2.B'),
];

describe('turns', () => {
  it('are consecutive steps with one label, and know whose they are', () => {
    expect(turns(line).map(({ label, seat }) => [label, seat])).toEqual([
      ['', null],
      ['1.B', 0],
      ['1.R', 1],
      ['1.G', 2],
      ['2.B', null],
    ]);
  });

  it('of the others are those since my own last one', () => {
    expect(lastTurns(line, [0], 3).map(({ label }) => label)).toEqual(['1.R', '1.G']);
  });

  it('of the others are one for each of them at most', () => {
    expect(lastTurns(line, [], 2).map(({ label }) => label)).toEqual(['1.G']);
  });
});
