// What the player has picked, and what the server says about it before it is played.

import { flights } from './flights';
import type { Choice, Possibility, Previewed } from './messages';
import {
  actionsAt,
  choicesTo,
  elsewhere,
  firstTile,
  lastTile,
  onlyAction,
  targets,
  tileOf,
  type Action,
} from './picking';
import { reader } from './reader.svelte';
import type { Table } from './table.svelte';

export class Picker {
  tile = $state<number | null>(null);
  actionKey = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** Why not: what could be thought of here, and what the rules say. */
  reasons = $state.raw<readonly Possibility[]>([]);
  /** The reasons were asked for, by picking what cannot be done. */
  asked = $state(false);
  /** A step that ends the turn although something else could be done. */
  doubted = $state.raw<Choice | null>(null);
  busy = $state(false);

  /** The turn whose end was asked for while a step was on its way. */
  #wished: string | null = null;

  readonly #table: Table;
  choices: readonly Choice[] = $derived.by(() => this.#table.state?.choices ?? []);
  /** Whose steps are picked. */
  seat = $derived.by(() => this.#table.state?.actor ?? null);
  only = $derived(onlyAction(this.choices));
  origin = $derived(this.tile ?? this.only?.tile ?? null);
  actions: readonly Action[] = $derived(this.origin === null ? [] : actionsAt(this.choices, this.origin));
  action: Action | null = $derived(
    this.actions.find(({ key }) => key === this.actionKey) ??
      (this.only && this.tile === null ? this.only.action : null),
  );
  beginnings = $derived(new Set(this.choices.map(firstTile).filter((tile) => tile !== null)));
  targets = $derived(new Set(this.action === null ? [] : targets(this.action)));
  loose: readonly Choice[] = $derived(elsewhere(this.choices));
  /** Steps like the chosen one but for their number of troops. */
  counts: readonly Choice[] = $derived.by(() => {
    const tile = this.choice && lastTile(this.choice);
    return tile == null || this.choice?.count == null || this.action === null ? [] : choicesTo(this.action, tile);
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** Something happened at the table: one picks anew. An end that was wished for meanwhile is not forgotten. */
  renew = (): void => {
    const wished = this.#wished;
    this.#wished = null;
    this.busy = false;
    this.clear();
    const end = wished === this.#turn && this.loose.find(({ kind }) => kind === 'end');
    if (end) void this.finish(end);
  };

  /** What tells one turn from another. */
  get #turn(): string {
    return `${this.seat} ${this.#table.state?.label}`;
  }

  /** Forgets everything that was picked. */
  clear = (): void => {
    this.tile = null;
    this.actionKey = null;
    this.reasons = [];
    this.asked = false;
    this.doubted = null;
    this.#forget();
  };

  #forget(): void {
    this.choice = null;
    this.preview = null;
  }

  /** A tile was picked, by whatever means. */
  async pick(tile: number): Promise<void> {
    if (!this.#table.mayAct || this.busy) return;
    if (this.choice && lastTile(this.choice) === tile) return this.confirm();
    if (this.action && this.targets.has(tile)) return this.choose(choicesTo(this.action, tile).at(-1) ?? null);
    if (tile === this.tile && this.choice === null) return this.clear();
    if (this.beginnings.has(tile)) return this.begin(tile);
    await this.#askWhy(tile);
  }

  /** Shows what can be done from a tile; of several actions the first that leads somewhere is taken up. */
  async begin(tile: number): Promise<void> {
    this.clear();
    this.tile = tile;
    const leading = this.actions.find((action) => targets(action).some((target) => target !== tile));
    if (leading) this.actionKey = leading.key;
    const [only] = this.actions;
    if (this.actions.length === 1 && only && targets(only).length === 1) await this.take(only);
    const because = await this.#table.why({ origin: tile });
    if (this.tile === tile) this.reasons = because?.possibilities.filter(({ legal }) => !legal) ?? [];
  }

  /** An action was picked: where it can lead to is shown, or, if there is but one place, the step itself. */
  async take(action: Action): Promise<void> {
    this.#forget();
    this.actionKey = action.key;
    const [target, ...others] = targets(action);
    if (others.length > 0) return;
    await this.choose((target === undefined ? action.choices : choicesTo(action, target)).at(-1) ?? null);
  }

  async choose(choice: Choice | null): Promise<void> {
    this.choice = choice;
    this.preview = null;
    this.doubted = null;
    if (choice === null) return;
    if (!reader.likings.preview && choice.then === 'same') return this.confirm();
    const previewed = await this.#table.preview([choice.token]);
    if (this.choice !== choice) return;
    this.preview = previewed;
    if (this.#opens(previewed)) await this.confirm();
  }

  /** Does a step only open others? Then nothing is to be seen before it is played. */
  #opens(previewed: Previewed | null): boolean {
    const [before, after] = [this.#table.state?.view, previewed?.played.at(-1)?.view];
    return previewed?.then === 'same' && before != null && after != null && flights(before, after).length === 0;
  }

  /** A step that belongs to no tile was picked: the end of a turn needs no second look, but may be doubted. */
  async finish(choice: Choice): Promise<void> {
    if (this.busy) {
      if (choice.kind === 'end' && this.choice?.kind !== 'end') this.#wished = this.#turn;
      return;
    }
    const isPlain = choice.kind === 'end' || choice.then === 'same';
    if (!isPlain || choice.kind === 'capture') return this.choose(choice);
    this.preview = null;
    this.choice = choice;
    return this.confirm();
  }

  /** Plays what is chosen. A turn that ends too early is doubted first. */
  async confirm(): Promise<void> {
    const choice = this.choice;
    if (choice === null || this.busy) return;
    if (choice.kind === 'end' && reader.likings.warn && this.doubted !== choice && this.left.length > 0) {
      this.doubted = choice;
      return;
    }
    this.busy = true;
    const keep = this.tile;
    if (await this.#table.play([choice.token])) return; // what came of it was shown before, and something may be picked
    this.busy = false;
    this.#wished = null;
    this.tile = keep;
  }

  /** The kinds of steps that could still be taken instead of ending the turn. */
  left: readonly string[] = $derived([
    ...new Set(this.choices.map(({ kind }) => kind).filter((kind) => kind !== 'end' && kind !== 'move')),
  ]);

  async #askWhy(tile: number): Promise<void> {
    const action = this.action;
    const origin = this.origin;
    this.#forget();
    const question =
      action && origin !== null && tileOf(action.choices[0]?.target) !== null
        ? { kind: action.kind, piece: action.piece, origin: tileOf(action.choices[0]?.origin), target: tile }
        : { origin: tile };
    if (!('kind' in question)) this.clear();
    const because = await this.#table.why(question);
    this.asked = true;
    this.reasons = because?.possibilities.filter(({ legal }) => !legal) ?? [];
  }
}
