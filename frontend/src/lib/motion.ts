// What a view and the next one have between them: which game draws it, and how, is that game's matter.

import type { View } from './messages';
import type { Place } from './place';

export interface Motion<V extends View = View> {
  /** What the board shows while something is in the air: as before, without what has left. */
  meanwhile: V;
  /** The places where something changes. */
  touched: readonly Place[];
  /** How long it takes to be seen, in milliseconds. */
  time: number;
}
