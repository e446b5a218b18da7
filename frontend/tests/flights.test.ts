import { describe, expect, it } from 'vitest';
import { flights, meanwhile } from '../src/games/barons/flights';
import type { TileView, BaronsView } from '../src/lib/messages';
import { tile, view } from './views';

const after = (before: BaronsView, changes: Record<number, Partial<TileView>>): BaronsView => ({
  ...before,
  tiles: before.tiles.map((each) => ({ ...each, ...changes[each.number] })),
});

describe('flights', () => {
  it('show nothing when nothing moved', () => {
    const still = view([tile(1, { barons: ['R'] }), tile(2)]);
    expect(flights(still, still)).toEqual([]);
  });

  it('follow a baron from tile to tile', () => {
    const before = view([tile(1, { barons: ['R'] }), tile(2)]);
    expect(flights(before, after(before, { 1: { barons: [] }, 2: { barons: ['R'] } }))).toEqual([
      { figure: 'baron', colour: 'R', count: 1, from: 1, to: 2 },
    ]);
  });

  it('tell the knights of a colour that stay from the one that leaves', () => {
    const before = view([tile(1, { knights: ['B', 'B', 'R'] }), tile(2, { knights: [] })]);
    const [flight, ...others] = flights(before, after(before, { 1: { knights: ['B', 'R'] }, 2: { knights: ['B'] } }));
    expect(flight).toEqual({ figure: 'blocker', colour: 'B', count: 1, from: 1, to: 2 });
    expect(others).toEqual([]);
  });

  it('show recruits appear, and troops that became a donjon leave', () => {
    const before = view([tile(1, { troops: { colour: 'G', count: 3 } }), tile(2)]);
    const now = after(before, { 1: { troops: null, donjon: 'G' }, 2: { troops: { colour: 'B', count: 2 } } });
    expect(flights(before, now)).toEqual([
      { figure: 'troops', colour: 'G', count: 3, from: 1, to: null },
      { figure: 'donjon', colour: 'G', count: 1, from: null, to: 1 },
      { figure: 'troops', colour: 'B', count: 2, from: null, to: 2 },
    ]);
  });

  it('leave behind what stays, while others are in the air', () => {
    const before = view([tile(1, { troops: { colour: 'G', count: 5 }, barons: ['G'], neutral: 2 })]);
    const leaving = meanwhile(before, [
      { figure: 'troops', colour: 'G', count: 2, from: 1, to: 2 },
      { figure: 'blocker', colour: null, count: 1, from: 1, to: 2 },
    ]);
    expect(leaving.tiles[0]).toMatchObject({ troops: { colour: 'G', count: 3 }, barons: ['G'], neutral: 1 });
  });
});
