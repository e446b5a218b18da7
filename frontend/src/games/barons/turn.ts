// What the course of a turn tells its player.

import type { BaronsView, Choice } from '../../lib/messages';

export const isLastRound = ({ turn, over }: BaronsView): boolean => turn.final_round === true && !over;

/** The kinds of steps that could still be taken instead of ending the turn. */
export function leftUndone(choice: Choice, choices: readonly Choice[]): string[] {
  if (choice.kind !== 'end') return [];
  return [...new Set(choices.map(({ kind }) => kind).filter((kind) => kind !== 'end' && kind !== 'move'))];
}
