// What signs stand for whom: classes of adventurers, families of monsters, and what the dungeon's rooms are to them.

import type { MirontonChart, MirontonMonster, MirontonNames, MirontonUnit } from '../../lib/messages';

/** The arms of the seats. */
export const ARMS = ['B', 'R', 'G', 'Y'] as const;

export const CLASSES: Record<string, string> = { W: 'warrior', T: 'thief', M: 'mage', C: 'cleric' };

export const monsterOf = (chart: MirontonChart, kind: string): MirontonMonster | undefined =>
  chart.monsters.find(({ id }) => id === kind);

/** What one monster of a type is called, or several. */
export function monsterName(chart: MirontonChart, kind: string, several: boolean): MirontonNames | undefined {
  const monster = monsterOf(chart, kind);
  return several ? monster?.plurals : monster?.names;
}

/** The sign of a figure: of its class, or of its family. */
export const signOf = (chart: MirontonChart, kind: string): string =>
  CLASSES[kind] ?? monsterOf(chart, kind)?.family ?? 'guardian';

/** The class that holds the most levels in a band. */
export function leading(unit: MirontonUnit): string {
  const levels = new Map<string, number>();
  for (const { kind, level } of unit.figures) levels.set(kind, (levels.get(kind) ?? 0) + level);
  return [...levels].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'W';
}

export const signOfUnit = (chart: MirontonChart, unit: MirontonUnit): string =>
  signOf(chart, unit.kind === 'band' ? leading(unit) : (unit.figures[0]?.kind ?? ''));

export const isWounded = (unit: MirontonUnit): boolean => unit.figures.some(({ hp, level }) => hp < level);

export const diceOf = (unit: MirontonUnit): number => unit.dice.reduce((sum, { dice }) => sum + dice, 0);

/** How often each word is there. */
export function tally(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
