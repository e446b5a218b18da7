import { describe, expect, it } from 'vitest';
import { actionsAt, choicesTo, leads, onlyAction, targets } from '../src/lib/picking';
import { choice } from './views';

const moves = [
  choice('B19-20', { piece: 'baron', origin: 19, target: 20 }),
  choice('B19-30*', { piece: 'baron', origin: 19, target: 30, bonus: true }),
  choice('N19-20', { piece: 'knight', origin: 19, target: 20 }),
];
const recruits = [
  choice('R19', { kind: 'recruit', origin: 19 }),
  choice('R19*', { kind: 'recruit', origin: 19, bonus: true }),
];
const end = choice('=', { kind: 'end', then: 'chance' });

describe('what can be done from a place', () => {
  it('is one action for each piece, however far it goes', () => {
    const [baron, knight] = actionsAt([...moves, end], 19);
    expect(baron && targets(baron)).toEqual([20, 30]);
    expect(knight && targets(knight)).toEqual([20]);
  });

  it('tells a recruitment with the bonus from one without', () => {
    expect(actionsAt(recruits, 19).map(({ bonus }) => bonus)).toEqual([false, true]);
  });

  it('orders steps to the same tile by their number of troops', () => {
    const sends = [3, 1, 2].map((count) => choice(`${count}>26`, { kind: 'send', origin: 19, target: 26, count }));
    const [action] = actionsAt(sends, 19);
    expect(action && choicesTo(action, 26).map(({ count }) => count)).toEqual([1, 2, 3]);
  });
});

describe('a running order', () => {
  const done = choice('.', { kind: 'done' });

  it('that disperses needs no tile to be picked first', () => {
    const sends = [20, 21].map((target) => choice(`1>${target}`, { kind: 'send', origin: 19, target, count: 1 }));
    expect(onlyAction([...sends, done])?.origin).toBe(19);
    expect(actionsAt([...sends, done], null).flatMap(({ choices }) => choices)).toEqual([done]);
  });

  it('that gathers begins on any tile with troops', () => {
    const pulls = [20, 21].map((origin) => choice(`1<${origin}`, { kind: 'pull', origin, target: 19, count: 1 }));
    expect(onlyAction([...pulls, done])).toBeNull();
  });

  it('is not mistaken for one recruitment that happens to be all', () => {
    expect(onlyAction([...recruits, end])).toBeNull();
  });
});

describe('what begins on no place', () => {
  const bids = [0, 1, 2].map((count) => choice(`$${count}`, { kind: 'bid', count }));
  const wares = ['EGO', 'CAV'].map((target) =>
    choice(`stray:RAT:at=${target}`, { kind: 'stray', piece: 'RAT', target }),
  );

  it('may be a number', () => {
    const [bid, ...others] = actionsAt(bids, null);
    expect(others).toEqual([]);
    expect(bid && choicesTo(bid, null).map(({ count }) => count)).toEqual([0, 1, 2]);
  });

  it('may still have to be put somewhere, on a place with a name', () => {
    const [rat] = actionsAt([...bids, ...wares], null).filter(leads);
    expect(rat && targets(rat)).toEqual(['EGO', 'CAV']);
  });
});
