// What the course of a turn tells its player.

import type { Choice, MirontonView } from '../../lib/messages';

export type Warning = MirontonView['warnings'][number];

/** The warnings that speak against ending a phase, as something can still be done about them in it. */
const WEIGHTY: Record<string, readonly Warning['warning'][]> = {
  '3': ['approaches'],
  '9': ['purse'],
};

/** What would be left undone by ending a phase: units that could move, and what should not be overlooked. */
export function undone(
  choice: Choice,
  choices: readonly Choice[],
  view: MirontonView,
): { units: string[]; warnings: Warning[] } {
  const { phase } = view.turn;
  if (choice.kind !== 'done') return { units: [], warnings: [] };
  const weighty = WEIGHTY[phase] ?? [];
  const warnings = view.warnings.filter(({ warning }) => weighty.includes(warning));
  const units =
    warnings.length > 0
      ? [...new Set(choices.flatMap(({ kind, origin }) => (kind === 'go' ? String(origin) : [])))]
      : [];
  return { units, warnings };
}

/** The warnings worth a line while something can be done about them. */
export function standingWarnings(view: MirontonView): Warning[] {
  return view.warnings.filter(({ warning }) => warning !== 'bossless');
}
