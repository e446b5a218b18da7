// What moved between two views: who walks, who fell, who came.

import type { MirontonUnit, MirontonView } from '../../lib/messages';
import type { Motion } from '../../lib/motion';
import { WALK } from '../../lib/timings';

/** A unit on its way: as it is when it arrives, and where it set out; null stands for outside. */
export interface Walker {
  unit: MirontonUnit;
  from: string | null;
}

export interface Walking extends Motion<MirontonView> {
  walkers: readonly Walker[];
  /** Those who are no more, where they stood last. */
  fallen: readonly MirontonUnit[];
}

export function motion(before: MirontonView, after: MirontonView): Walking | null {
  const old = new Map(before.units.map((unit) => [unit.name, unit]));
  const now = new Map(after.units.map((unit) => [unit.name, unit]));
  const walkers = after.units.flatMap((unit) => {
    const from = old.get(unit.name)?.place ?? null;
    return unit.place !== null && from !== unit.place ? [{ unit, from }] : [];
  });
  const fallen = before.units.filter((unit) => unit.place !== null && (now.get(unit.name)?.place ?? null) === null);
  const changed = after.units.filter((unit) => {
    const was = old.get(unit.name);
    return was && was.place === unit.place && (was.hp !== unit.hp || was.figures.length !== unit.figures.length);
  });
  const laid = after.rooms.filter(({ trap }, at) => (trap === null) !== (before.rooms[at]?.trap === null));
  const touched = [
    ...walkers.flatMap(({ unit, from }) => [unit.place, from]),
    ...[...fallen, ...changed].map(({ place }) => place),
    ...laid.map(({ id }) => id),
    ...after.pentacles.slice(before.pentacles.length).flat(),
  ].filter((place) => place !== null);
  if (touched.length === 0) return null;
  const gone = new Set([...walkers.map(({ unit }) => unit.name), ...fallen.map(({ name }) => name)]);
  const meanwhile = { ...before, units: before.units.filter(({ name }) => !gone.has(name)) };
  return { meanwhile, touched, time: WALK, walkers, fallen };
}
