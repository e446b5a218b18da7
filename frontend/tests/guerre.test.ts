import { describe, expect, it } from 'vitest';
import { cells } from '../src/games/guerre/cells';
import { doubts } from '../src/games/guerre/doubts';
import { curve, onSheet } from '../src/games/guerre/geography';
import { motion } from '../src/games/guerre/marches';
import type { GuerrePlace, GuerreView } from '../src/lib/messages';
import { choice } from './views';

const place = (id: string, owner: number | null, tokens: number, more: Partial<GuerrePlace> = {}): GuerrePlace => ({
  id,
  kind: 'village',
  owner,
  crown: false,
  tokens,
  capacity: 4,
  value: 1,
  building: null,
  pope: null,
  dice: owner === null ? 0 : null,
  shielded: false,
  ...more,
});

const view = (...places: GuerrePlace[]): GuerreView =>
  ({ family: 'guerre', places, houses: [{ waste: 0 }, { waste: 3 }], turn: { seat: 0 } }) as unknown as GuerreView;

describe('what moved between two views of the kingdom', () => {
  it('follows troops along a road', () => {
    const moved = motion(view(place('A', 0, 3), place('B', 0, 1)), view(place('A', 0, 1), place('B', 0, 3)));
    expect(moved?.marches).toEqual([{ seat: 0, count: 2, from: 'A', to: 'B' }]);
    expect(moved?.touched).toEqual(['A', 'B']);
    expect(moved?.meanwhile.places[0]?.tokens).toBe(1);
  });

  it('lets the fallen fall where another house moves in', () => {
    const moved = motion(view(place('A', 0, 3), place('B', 1, 2)), view(place('A', 0, 2), place('B', 0, 1)));
    expect(moved?.marches).toEqual([
      { seat: 0, count: 1, from: 'A', to: 'B' },
      { seat: 1, count: 2, from: 'B', to: null },
    ]);
    expect(moved?.meanwhile.places[1]).toMatchObject({ owner: null, tokens: 0 });
  });

  it('sees a building, and nothing where nothing changed', () => {
    const before = view(place('A', 0, 3));
    expect(motion(before, before)).toBeNull();
    expect(motion(before, view(place('A', 0, 3, { building: 'church' })))).toMatchObject({ touched: ['A'], time: 0 });
  });
});

describe('the land around places', () => {
  const points = new Map([
    ['A', { x: 20, y: 20 }],
    ['B', { x: 70, y: 30 }],
    ['C', { x: 50, y: 80 }],
  ]);
  const found = cells(points, { x: 0, y: 0, width: 100, height: 100 });

  it('is shared out without gap or overlap', () => {
    const areas = found.map(
      ({ edges }) => edges.reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) / 2,
    );
    expect(areas.reduce((sum, area) => sum + area)).toBeCloseTo(10_000);
  });

  it('knows who lives beyond each border', () => {
    const beyond = new Map(found.map(({ id, edges }) => [id, new Set(edges.map((edge) => edge.beyond))]));
    expect(beyond.get('A')).toEqual(new Set([null, 'B', 'C']));
  });
});

describe('what one may not want to do', () => {
  const own = place('A', 0, 2);

  it('is to leave a village to nobody', () => {
    const all = choice('A>B.2', { kind: 'move', origin: 'A', target: 'B', count: 2 });
    expect(doubts(all, [], view(own), null)).toEqual({ kind: 'empty', place: 'A', pope: false });
    expect(doubts({ ...all, count: 1 }, [], view(own), null)).toBeNull();
  });

  it('is to pass where something can be taken without a fight', () => {
    const pass = choice('/', { kind: 'pass' });
    const attack = choice('AxN.1', { kind: 'attack', origin: 'A', target: 'N', count: 1 });
    const places = view(own, place('N', null, 0), place('P', null, 0, { crown: true, dice: 8 }));
    expect(doubts(pass, [pass, attack], places, null)).toEqual({ kind: 'capture', places: ['N'] });
    expect(doubts(pass, [pass, { ...attack, target: 'P' }], places, null)).toBeNull();
  });

  it('is to let a harvest find no room', () => {
    const [pass, build] = [choice('/', { kind: 'pass' }), choice('A=C', { kind: 'build', origin: 'A' })];
    const rich = { ...view(own), turn: { seat: 1 } } as GuerreView;
    expect(doubts(pass, [pass, build], rich, null)).toEqual({ kind: 'waste', gold: 3 });
    expect(doubts(pass, [pass], rich, null)).toBeNull();
  });
});

describe('the sheet', () => {
  it('has the north above and the east on the right', () => {
    const [lille, bayonne] = [onSheet([3.06, 50.63]), onSheet([-1.48, 43.49])];
    expect(lille.y).toBeLessThan(bayonne.y);
    expect(lille.x).toBeGreaterThan(bayonne.x);
  });

  it('never lets a curve overshoot a lonely point', () => {
    expect(curve([[0, 45], [0.1, 45], [25, 45]])).not.toContain('NaN'); // prettier-ignore
  });
});
