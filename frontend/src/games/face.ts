// What a game adds to the page: its board, its panels and its words. Everything else of the page knows no game.

import type { Component } from 'svelte';
import type { Drag } from '../lib/drag';
import type { Chart, Choice, OddsFacts, Scene, Step, View } from '../lib/messages';
import type { Motion } from '../lib/motion';
import type { Picker } from '../lib/picker.svelte';
import type { Place } from '../lib/place';
import type { Language } from '../lib/reader.svelte';
import type { Table } from '../lib/table.svelte';

export type Places = ReadonlySet<Place>;

/** An arrow from where a step began to where it led. */
export interface Arrow {
  key: string;
  from: Place;
  to: Place;
  colour: string;
  strong: boolean;
}

/** A moment of a game, live or looked back at: what every drawing of it begins from. */
export interface Moment<V extends View = View, C = Chart | null> {
  game: string;
  view: V;
  chart: C;
}

/** What a board draws, and what may be picked on it. Whatever can be pointed at is a place, and carries it in `data-place`. */
export interface BoardProps<V extends View = View, C = Chart | null, M extends Motion<V> = Motion<V>> extends Moment<
  V,
  C
> {
  motion: M | null; // what is in the air
  arrows: readonly Arrow[];
  beginnings: Places; // a step can begin here
  targets: Places; // the picked action can lead here
  bonus: Places; // and would spend the bonus
  changed: Places; // the preview changes what stands here
  odds: ReadonlyMap<Place, OddsFacts>; // of the fights that the picked action would open
  picked: Place | null;
  chosen: Place | null; // the chosen step leads here
  actor: number | null; // whose steps are picked
  onpoint: (words: string) => void;
  onpick: ((place: Place) => void) | undefined;
  ondrag: Drag | undefined;
}

export interface SeatProps<V extends View = View, C = Chart | null> extends Moment<V, C> {
  seat: number;
  table: Table;
}

export interface TheatreProps<V extends View = View, C = Chart | null> extends Moment<V, C> {
  scene: Scene;
  table: Table;
  ondone: () => void;
}

export interface DeskProps<V extends View = View, C = Chart | null> extends Moment<V, C> {
  picker: Picker;
  table: Table;
}

/** What a button must know of the step that it plays or begins. */
export type Wording = Pick<Step, 'kind' | 'piece' | 'bonus'> & Partial<Step>;

/** The words that the page needs of a game; the game's own drawings may have more. */
export interface FaceWords<V extends View = View, C = Chart> {
  /** What a button says that plays or begins a step. */
  step: (step: Wording, game: string) => string;
  /** How many go, or how much is bid. */
  count: (step: Wording & { count: number }) => string;
  /** What tells a step from others that are alike in all the rest. */
  option?: (step: Wording & { option: string }) => string;
  /** What to do now, when nothing is picked. */
  prompt: (view: V, choices: readonly Choice[]) => string;
  /** The running round, where one can be named. */
  when: (view: V) => string | null;
  /** Something that everybody must know, such as that this round is the last. */
  alarm?: (view: V) => string | null;
  /** Why one might not want to play this step; null where nothing speaks against it. */
  doubt?: (choice: Choice, choices: readonly Choice[], view: V, chart: C | null) => string | null;
  /** What a fight promises. */
  odds?: (odds: OddsFacts) => string;
  /** What a seat is called as long as nobody gave it a name. */
  seat: (view: V, seat: number) => string | null;
  /** One line about a seat, below its name. */
  summary: (view: V, seat: number) => string;
  /** How the keys work on this board, for those who listen. */
  help: string;
}

export interface Face<V extends View = View, C = Chart | null, M extends Motion<V> = Motion<V>> {
  /** Drawings that others refer to, put on the page once. */
  Art: Component;
  Board: Component<BoardProps<V, C, M>>;
  /** The board in words. */
  BoardText: Component<Moment<V, C>>;
  /** What stands below whose turn it is: a die, an event. */
  Status?: Component<Moment<V, C>>;
  /** The body of a seat's panel. */
  Seat: Component<SeatProps<V, C>>;
  /** What the player's hand needs beside buttons: a shop, an auction. */
  Desk?: Component<DeskProps<V, C>>;
  /** Shows what a step brought to light and no view keeps, over the board, and says when that has been seen. */
  Theatre?: Component<TheatreProps<V, C>>;
  /** What is to be seen when the game is over, beside the sentence and the ranking. */
  Ending?: Component<Moment<V, C>>;
  words: Record<Language, FaceWords<V, C>>;

  /** The letter of a seat's arms; null as long as it has none. */
  colour(view: V, seat: number): string | null;
  /** The seat whose turn it is. */
  turnOf(view: V): number | null;
  /** What a seat has reached so far, for the head of its panel. */
  score(view: V, seat: number): { value: number; of: number | null } | null;
  rank(view: V, seat: number): number | null;
  /** What moved between two views; null when nothing can be seen to move. */
  motion(before: V, after: V): M | null;
  /** Does this step end the turn, or a part of it? Key E plays it. */
  ends(choice: Choice): boolean;
  /** Is this step, which begins on no place, looked at before it is played although the turn goes on? */
  looks?(choice: Choice): boolean;
  /** Does this step open a fight whose odds are worth asking for? */
  weighs?(choice: Choice): boolean;
  /** Does the desk, or the board alone, show this step? Then the hand makes no button of it. */
  atDesk?(choice: Choice): boolean;
}
