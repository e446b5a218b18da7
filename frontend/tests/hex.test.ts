import { describe, expect, it } from 'vitest';
import { centre, frame, neighbour } from '../src/games/barons/hex';

describe('the board', () => {
  it('puts the middle tile into the middle', () => {
    expect(centre({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 });
  });

  it('is framed on all sides', () => {
    const { x, y, width, height } = frame([{ q: 0, r: 0 }], 10);
    expect([x, y, width, height].map(Math.round)).toEqual([-53, -60, 107, 120]);
  });

  it('is walked with arrow keys, up and down leaning towards the middle', () => {
    expect(neighbour({ q: 0, r: 0 }, 'ArrowRight')).toEqual([{ q: 1, r: 0 }]);
    expect(neighbour({ q: 2, r: 0 }, 'ArrowDown')[0]).toEqual({ q: 1, r: 1 });
    expect(neighbour({ q: -2, r: 0 }, 'ArrowDown')[0]).toEqual({ q: -2, r: 1 });
    expect(neighbour({ q: 0, r: 0 }, 'x')).toEqual([]);
  });
});
