import { describe, expect, it } from 'vitest';
import { nearestPoint, turningPoints } from '../src/lib/curve';

const points = [0.5, 0.52, 0.3, 0.31, 0.75, 1].map((chance, at) => ({
  place: 3 * at,
  chances: [chance, 1 - chance],
}));

describe('a game that is over', () => {
  it('turned where somebody could expect much more or less', () => {
    expect(turningPoints(points).map(({ before, after }) => [before.place, after.place])).toEqual([
      [3, 6],
      [9, 12],
      [12, 15],
    ]);
    expect(turningPoints(points).map(({ change }) => Math.sign(change))).toEqual([-1, 1, 1]);
  });

  it('did not turn where nobody was ever ahead', () => {
    expect(turningPoints(points.slice(0, 2))).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });

  it('has a point near every place', () => {
    expect(nearestPoint(points, 7)?.place).toBe(6);
    expect(nearestPoint([], 7)).toBeNull();
  });
});
