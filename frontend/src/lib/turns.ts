// The line of play by turns, and what the others did in their last one.

import type { Played } from './messages';

export interface Turn {
  label: string;
  seat: number | null; // whose turn it was; null for the set-up
  steps: readonly Played[];
}

/** Consecutive steps with the same label belong to one turn; the set-up has none. */
export function turns(line: readonly Played[]): Turn[] {
  const found: { label: string; seat: number | null; steps: Played[] }[] = [];
  for (const played of line) {
    const last = found.at(-1);
    if (last?.label === played.label) last.steps.push(played);
    else found.push({ label: played.label, seat: null, steps: [played] });
  }
  for (const turn of found)
    turn.seat = turn.label === '' ? null : (turn.steps.find(({ seat }) => seat !== null)?.seat ?? null);
  return found;
}

/** The turns since the last one of whoever looks on, at most one for each of the others. */
export function lastTurns(line: readonly Played[], mine: readonly number[], players: number): Turn[] {
  const recent: Turn[] = [];
  for (const turn of turns(line).reverse()) {
    if (turn.label === '' || recent.length >= Math.max(1, players - 1)) break;
    if (turn.seat === null) continue;
    if (mine.includes(turn.seat)) {
      if (recent.length > 0) break;
      continue;
    }
    recent.unshift(turn);
  }
  return recent;
}
