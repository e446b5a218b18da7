// Why one might not want to play a step that the rules allow.

import type { Choice, GuerreChart, GuerrePlace, GuerreView } from '../../lib/messages';

export type Doubt =
  | { kind: 'capture'; places: string[] } // neutral places could still be taken
  | { kind: 'empty'; place: string; pope: boolean } // a village is left to nobody
  | { kind: 'waste'; gold: number }; // gold that a harvest would bring finds no room

const MOST_NAMED = 4;

export function doubts(
  choice: Choice,
  choices: readonly Choice[],
  view: GuerreView,
  chart: GuerreChart | null,
): Doubt | null {
  const name = (id: string): string => chart?.places.find((spot) => spot.id === id)?.name ?? id;
  if (choice.kind === 'move') return emptied(choice, view, name);
  return choice.kind === 'pass' ? idle(choices, view, name) : null;
}

function emptied({ origin, count }: Choice, view: GuerreView, name: (id: string) => string): Doubt | null {
  const place = view.places.find(({ id }) => id === origin);
  if (!place || place.tokens !== count) return null;
  return { kind: 'empty', place: name(place.id), pope: place.pope === place.owner };
}

function idle(choices: readonly Choice[], view: GuerreView, name: (id: string) => string): Doubt | null {
  const attacked = new Set(choices.filter(({ kind }) => kind === 'attack').map(({ target }) => target));
  const places = view.places.filter((place) => attacked.has(place.id) && isFree(place)).map(({ id }) => name(id));
  if (places.length > 0) return { kind: 'capture', places: places.slice(0, MOST_NAMED) };
  const gold = view.houses[view.turn.seat]?.waste ?? 0;
  return gold > 0 && choices.some(({ kind }) => kind === 'build') ? { kind: 'waste', gold } : null;
}

/** Is this a place that falls without a fight? */
export const isFree = ({ owner, dice }: GuerrePlace): boolean => owner === null && !dice;
