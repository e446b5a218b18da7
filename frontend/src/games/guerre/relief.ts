// Hints of the land, and what fills the seas: where hills, woods, ships and names stand.

import type { Degrees } from './geography';

export const PEAKS: readonly Degrees[] = [
  // Pyrenees
  [-1.35, 43.02], [-1.0, 42.86], [-0.62, 42.78], [-0.25, 42.66], [0.15, 42.62], [0.5, 42.74], [0.9, 42.66],
  [1.3, 42.52], [1.7, 42.56], [2.1, 42.4], [2.5, 42.46], [2.9, 42.36], [0.0, 42.46], [0.75, 42.48], [1.9, 42.3],
  // Alps and Jura
  [5.62, 45.02], [5.95, 45.2], [6.2, 44.9], [5.75, 44.6], [6.1, 44.35], [5.5, 44.32], [6.3, 45.6], [5.98, 45.6],
  [5.85, 46.75], [6.1, 46.45], [6.25, 46.9], [5.72, 46.3], [6.4, 44.0], [6.6, 45.2],
  // Vosges
  [6.15, 48.25], [6.3, 48.0], [6.4, 48.5],
]; // prettier-ignore

export const HILLS: readonly Degrees[] = [
  // Auvergne and the Cévennes
  [2.62, 45.42], [2.8, 45.2], [2.45, 45.2], [3.22, 45.32], [3.5, 45.3], [2.98, 44.62], [3.15, 44.36], [3.72, 44.2],
  [3.95, 44.42], [4.2, 44.7], [1.95, 45.55], [1.75, 45.35],
  // Morvan, Armorica, Beaujolais
  [3.86, 47.28], [4.02, 47.12], [-3.35, 48.36], [-2.95, 48.22], [4.4, 46.05], [4.5, 45.85], [5.15, 47.66],
]; // prettier-ignore

export const WOODS: readonly Degrees[] = [
  [4.55, 49.72], [4.75, 49.55], [4.36, 49.82], [5.05, 49.3], [-2.2, 48.05], [-2.4, 48.2], [-0.98, 44.42],
  [-1.02, 44.08], [-0.72, 44.2], [0.62, 48.52], [0.82, 48.32], [1.95, 47.5], [2.75, 46.85], [2.62, 49.25],
  [-0.1, 46.95], [1.75, 46.75], [1.2, 46.9], [-0.9, 46.75], [2.85, 47.55], [4.2, 47.75], [1.62, 44.45], [4.5, 48.55],
]; // prettier-ignore

export const SHIPS: readonly Degrees[] = [[-4.1, 46.75], [5.3, 42.5], [-3.35, 43.9]]; // prettier-ignore

export const ROSE: Degrees = [-3.65, 45.15];

/** Names of seas and lands: where they stand, how they lean, and how large they are. */
export interface Caption {
  name: 'channel' | 'ocean' | 'mediterranean' | 'england' | 'empire' | 'arles' | 'aragon';
  at: Degrees;
  lean: number;
  size: number;
}

export const CAPTIONS: readonly Caption[] = [
  { name: 'channel', at: [-2.95, 49.62], lean: -9, size: 25 },
  { name: 'ocean', at: [-3.55, 46.15], lean: 0, size: 27 },
  { name: 'mediterranean', at: [4.95, 42.92], lean: 0, size: 19 },
  { name: 'england', at: [-2.6, 51.15], lean: -4, size: 20 },
  { name: 'empire', at: [5.35, 50.45], lean: 0, size: 20 },
  { name: 'arles', at: [5.62, 43.85], lean: 0, size: 17 },
  { name: 'aragon', at: [-0.75, 42.42], lean: 8, size: 16 },
];

/** Names along rivers. */
export const NAMED_RIVERS = ['Loire', 'Seine', 'Garonne', 'Rhône'];
