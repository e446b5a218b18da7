// What engines tell the reader: a hint for the step at hand, and how everybody stands.

import type { Hinted } from './messages';
import type { Picker } from './picker.svelte';
import { identity } from './picking';
import { reader } from './reader.svelte';
import type { Table } from './table.svelte';

export class Adviser {
  hint = $state.raw<Hinted | null>(null);
  asking = $state(false);
  /** What each seat may expect; of an older position, as long as the newer one is thought about. */
  standing = $state.raw<readonly number[] | null>(null);

  readonly #table: Table;
  readonly #picker: Picker;
  /** Help is given where the table allows it, and after the game. */
  mayHelp = $derived.by(() => this.#table.facts?.hints === true || this.#table.state?.result != null);
  #judging = false;

  constructor(table: Table, picker: Picker) {
    this.#table = table;
    this.#picker = picker;
  }

  /** Something happened: a hint is for one moment only. */
  renew = (): void => {
    this.hint = null;
    void this.#judge();
  };

  /** Asks for the best step, and shows it as if it had been picked. */
  ask = async (): Promise<void> => {
    this.asking = true;
    const hint = await this.#table.hint();
    this.asking = false;
    const best = hint?.ideas[0];
    if (!best || hint.number !== this.#table.state?.number) return;
    this.hint = hint;
    const choice = this.#picker.choices.find((each) => identity(each) === best.step.token);
    if (choice) await this.#picker.show(choice);
  };

  /** One question at a time: what happened while it was thought about is asked next. */
  async #judge(): Promise<void> {
    if (this.#judging || !reader.likings.balance || !this.mayHelp) return;
    this.#judging = true;
    let number: number | undefined;
    do {
      number = this.#table.state?.number;
      const judged = await this.#table.judge();
      if (judged) this.standing = judged.chances;
    } while (this.#table.state?.number !== number && this.#table.link === 'open');
    this.#judging = false;
  }
}
