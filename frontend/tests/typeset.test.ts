import { expect, test } from 'vitest';
import { bound, typeset } from '../src/lib/typeset';
import { fr } from '../src/words/fr';

test('no line ends before a sign that stands apart', () => {
  expect(bound('Ordinateur : 12 % « ou » non ?')).toBe('Ordinateur\u00a0: 12\u00a0% «\u00a0ou\u00a0» non\u00a0?');
  expect(bound('Sign: none')).toBe('Sign: none');
});

test('sentences that are made of something are bound, too', () => {
  const words = typeset({
    plain: 'ici !',
    of: (name: string) => `${name} : là`,
    list: ['a ; b'],
    count: 3,
    none: null,
  });
  expect(words.of('Zoé')).toBe('Zoé\u00a0: là');
  expect([words.plain, words.list, words.count, words.none]).toEqual(['ici\u00a0!', ['a\u00a0; b'], 3, null]);
  expect(fr.percent(0.5)).toBe('50\u00a0%');
});
