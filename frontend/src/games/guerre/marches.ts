// What moved between two views, as motion: seen from who stands where, so that it needs no rule.

import type { GuerrePlace, GuerreView } from '../../lib/messages';
import type { Motion } from '../../lib/motion';
import { FLIGHT } from '../../lib/timings';

/** Troops of a house on their way along a road, appearing, or leaving the map. */
export interface Troop {
  seat: number;
  count: number;
  from: string | null;
  to: string | null;
}

export interface March extends Motion<GuerreView> {
  marches: readonly Troop[];
}

interface Change {
  id: string;
  seat: number;
  count: number; // how many more than before
}

/** How many more troops of each house stand at a place, and how many fewer. */
function changes(before: GuerrePlace, after: GuerrePlace): Change[] {
  const { id } = after;
  const left = before.owner === null ? [] : [{ id, seat: before.owner, count: -before.tokens }];
  const came = after.owner === null ? [] : [{ id, seat: after.owner, count: after.tokens }];
  if (before.owner !== after.owner) return [...left, ...came];
  return left.map((change) => ({ ...change, count: after.tokens - before.tokens })).filter(({ count }) => count !== 0);
}

/** Who left goes to where troops of the same house came; who is left over appears or falls. */
function marches(all: readonly Change[]): Troop[] {
  const left = all.filter(({ count }) => count < 0).map((change) => ({ ...change, count: -change.count }));
  const came = all.filter(({ count }) => count > 0).map((change) => ({ ...change }));
  const found: Troop[] = [];
  for (const source of left) {
    for (const goal of came.filter(({ seat }) => seat === source.seat)) {
      const count = Math.min(source.count, goal.count);
      if (count === 0) continue;
      found.push({ seat: source.seat, count, from: source.id, to: goal.id });
      source.count -= count;
      goal.count -= count;
    }
  }
  for (const { id, seat, count } of left) if (count > 0) found.push({ seat, count, from: id, to: null });
  for (const { id, seat, count } of came) if (count > 0) found.push({ seat, count, from: null, to: id });
  return found;
}

export function motion(before: GuerreView, after: GuerreView): March | null {
  const pairs = after.places.map((place, index) => [before.places[index] ?? place, place] as const);
  const moving = marches(pairs.flatMap(([old, now]) => changes(old, now)));
  const touched = pairs.filter(([old, now]) => differs(old, now)).map(([, { id }]) => id);
  if (touched.length === 0) return null;
  const leaving = new Map<string, number>();
  for (const { from, count } of moving) if (from !== null) leaving.set(from, (leaving.get(from) ?? 0) + count);
  const places = before.places.map((place) => without(place, leaving.get(place.id) ?? 0));
  return { meanwhile: { ...before, places }, touched, time: moving.length > 0 ? FLIGHT : 0, marches: moving };
}

const differs = (old: GuerrePlace, now: GuerrePlace): boolean =>
  old.owner !== now.owner || old.tokens !== now.tokens || old.building !== now.building || old.pope !== now.pope;

function without(place: GuerrePlace, count: number): GuerrePlace {
  if (count === 0) return place;
  const tokens = place.tokens - count;
  return tokens > 0 ? { ...place, tokens } : { ...place, tokens: 0, owner: null };
}
