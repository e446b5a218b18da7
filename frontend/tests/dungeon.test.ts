import { describe, expect, it } from 'vitest';
import type { MirontonMap, MirontonUnit, MirontonView } from '../src/lib/messages';
import { placesOf, waysOf } from '../src/games/mironton/plan';
import { route, walk } from '../src/games/mironton/route';
import { standing } from '../src/games/mironton/stand';
import { motion } from '../src/games/mironton/walking';

const room = (
  id: string,
  box: number[],
  doors: MirontonMap['rooms'][number]['doors'],
): MirontonMap['rooms'][number] => ({
  id,
  names: { en: id, fr: id },
  zone: 'mid',
  theme: null,
  lair_of: [],
  flooded: false,
  box,
  doors,
});

/** Two rooms with two corridors between them: a straight one, and one around by the south. */
const MAP: MirontonMap = {
  key: 'test',
  names: { en: 'test', fr: 'test' },
  size: [8, 5],
  rooms: [
    room('ONE', [0, 0, 3, 3], [
      { inside: [2, 1], outside: [3, 1], side: 'E' },
      { inside: [2, 2], outside: [2, 3], side: 'S' },
    ]),
    room('TWO', [5, 0, 3, 3], [
      { inside: [5, 1], outside: [4, 1], side: 'W' },
      { inside: [5, 2], outside: [5, 3], side: 'S' },
    ]),
  ],
  cells: [[3, 1], [4, 1], [2, 3], [3, 3], [4, 3], [5, 3]],
  junctions: [],
  entrances: [],
}; // prettier-ignore
const WAYS = waysOf(MAP);

const unit = (name: string, more: Partial<MirontonUnit>): MirontonUnit => ({
  name,
  kind: 'band',
  place: 'ONE',
  owner: null,
  figures: [{ word: 'W1', kind: 'W', level: 1, hp: 1, boss: false }],
  hp: 1,
  dice: [],
  speed: 8,
  pace: [],
  activated: false,
  since: null,
  heading: null,
  via: null,
  value: null,
  count: null,
  infravision: null,
  plundered: null,
  jinx: null,
  web: null,
  map: null,
  false_bottom: null,
  banner: null,
  horn: null,
  command: null,
  ...more,
});
const view = (...units: MirontonUnit[]): MirontonView =>
  ({ family: 'mironton', units, rooms: [], pentacles: [] }) as unknown as MirontonView;

describe('the way of a unit', () => {
  it('is the shortest walk', () => {
    expect(walk(WAYS, 'ONE', 'TWO')).toEqual(['ONE', '3.1', '4.1', 'TWO']);
    expect(walk(WAYS, '2.3', '5.3')).toEqual(['2.3', '3.3', '4.3', '5.3']);
  });

  it('comes through the door that the band remembers', () => {
    const band = unit('b1', { place: 'TWO', via: 1 });
    expect(route(MAP, WAYS, 'ONE', band)).toEqual(['ONE', '2.3', '3.3', '4.3', '5.3', 'TWO']);
    expect(route(MAP, WAYS, 'ONE', unit('b1', { place: 'TWO', via: 0 }))).toEqual(['ONE', '3.1', '4.1', 'TWO']);
    expect(route(MAP, WAYS, 'ONE', unit('b1', { place: null }))).toEqual([]);
  });
});

describe('tokens', () => {
  it('stand side by side in their room, like lone monsters as one', () => {
    const lone = (name: string): MirontonUnit => unit(name, { kind: 'lone', owner: 0 });
    const stands = standing(view(unit('b1', {}), lone('l1'), lone('l2'), unit('b2', { place: null })), placesOf(MAP));
    expect(stands.map(({ names }) => names)).toEqual([['b1'], ['l1', 'l2']]);
    expect(new Set(stands.map(({ x }) => x)).size + new Set(stands.map(({ y }) => y)).size).toBeGreaterThan(2);
  });
});

describe('motion', () => {
  it('tells who walked and who fell, and where', () => {
    const before = view(unit('b1', {}), unit('w1', { kind: 'stray', place: 'TWO' }));
    const moved = motion(before, view(unit('b1', { place: 'TWO' })));
    expect(moved?.walkers).toEqual([{ unit: unit('b1', { place: 'TWO' }), from: 'ONE' }]);
    expect(moved?.fallen.map(({ name }) => name)).toEqual(['w1']);
    expect(moved?.meanwhile.units).toEqual([]);
    expect(motion(before, before)).toBeNull();
  });
});
