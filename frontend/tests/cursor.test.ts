import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/cursor';

const towns = new Map([
  ['CAE', { x: 0, y: 0 }],
  ['ROU', { x: 10, y: 1 }],
  ['PAR', { x: 16, y: 6 }],
  ['REN', { x: -3, y: 9 }],
]);

describe('arrow keys', () => {
  it('lead to the nearest place on that side', () => {
    expect(nearest(towns, 'CAE', 'ArrowRight')).toBe('ROU');
    expect(nearest(towns, 'CAE', 'ArrowDown')).toBe('REN');
    expect(nearest(towns, 'PAR', 'ArrowLeft')).toBe('ROU');
  });

  it('lead nowhere at the edge, and other keys nowhere at all', () => {
    expect(nearest(towns, 'CAE', 'ArrowUp')).toBeNull();
    expect(nearest(towns, 'CAE', 'x')).toBeNull();
  });
});
