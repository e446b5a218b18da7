// Stepping through a game: a place in its line of play, and how the board looked there.

import type { Seen, View } from './messages';
import type { Motion } from './motion';
import { likesStillness } from './reader.svelte';
import type { Table } from './table.svelte';
import { REVIEW_STEP } from './timings';

export class Review {
  on = $state(false);
  place = $state(0);
  running = $state(false);
  shown = $state.raw<View | null>(null);
  motion = $state.raw<Motion | null>(null);

  readonly #table: Table;
  #seen = new Map<number, Seen>();
  #timer = 0;
  length = $derived.by(() => this.#table.line.length);
  /** The step that led to the place. */
  step = $derived.by(() => this.#table.line[this.place - 1] ?? null);

  constructor(table: Table) {
    this.#table = table;
  }

  async open(place = this.length): Promise<void> {
    this.#seen.clear();
    this.on = true;
    await this.go(place);
  }

  close = (): void => {
    this.stop();
    this.on = false;
    this.shown = null;
  };

  /** Goes to a place; one step on is shown as motion. */
  async go(place: number): Promise<void> {
    const before = this.place;
    this.place = Math.max(0, Math.min(place, this.length));
    const goal = this.place;
    void this.#table.tell(Math.max(0, goal - 1), goal);
    const seen = await this.#look(goal);
    if (seen === null || this.place !== goal || !this.on) return;
    const old = this.shown;
    const isNext = old && goal === before + 1 && !likesStillness();
    const moving = (isNext && this.#table.face?.motion(old, seen.view)) || null;
    this.motion = moving;
    if (moving) {
      this.shown = moving.meanwhile;
      await new Promise((resolve) => setTimeout(resolve, Math.min(moving.time, REVIEW_STEP)));
      if (this.motion !== moving) return;
      this.motion = null;
    }
    this.shown = seen.view;
  }

  /** Plays through the rest of the game, or all of it. */
  run(whenOver: () => void = this.stop): void {
    this.stop();
    this.running = true;
    if (this.place === this.length) void this.go(0);
    this.#timer = window.setInterval(() => {
      if (this.place < this.length) void this.go(this.place + 1);
      else whenOver();
    }, REVIEW_STEP);
  }

  /** Shows once more what happened since a place, and comes back to the game. */
  async replay(place: number): Promise<void> {
    await this.open(place);
    this.run(this.close);
  }

  stop = (): void => {
    this.running = false;
    clearInterval(this.#timer);
  };

  async #look(place: number): Promise<Seen | null> {
    const known = this.#seen.get(place);
    if (known) return known;
    const seen = await this.#table.look(place);
    if (seen) this.#seen.set(place, seen);
    return seen;
  }
}
