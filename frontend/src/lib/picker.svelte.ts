// What the player has picked, and what the server says about it before it is played.

import type { Choice, OddsFacts, Possibility, Previewed } from './messages';
import {
  actionsAt,
  choicesTo,
  firstPlace,
  identity,
  lastPlace,
  leads,
  onlyAction,
  targets,
  tokens,
  type Action,
} from './picking';
import type { Place } from './place';
import { reader } from './reader.svelte';
import type { Table } from './table.svelte';

/** A step that one may not want to play, and why. */
export interface Doubt {
  choice: Choice;
  sentence: string;
}

export class Picker {
  place = $state<Place | null>(null);
  actionKey = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** Why not: what could be thought of here, and what the rules say. */
  reasons = $state.raw<readonly Possibility[]>([]);
  /** The reasons were asked for, by picking what cannot be done. */
  asked = $state(false);
  /** What the fights promise that can be opened from the picked place, by the identity of their steps. */
  odds = $state.raw<ReadonlyMap<string, OddsFacts>>(new Map());
  doubted = $state.raw<Doubt | null>(null);
  busy = $state(false);

  /** The step that was to end the turn, asked for while another was on its way; and which turn that was. */
  #wished: { step: string; turn: string } | null = null;

  readonly #table: Table;
  choices: readonly Choice[] = $derived.by(() => this.#table.state?.choices ?? []);
  /** Whose steps are picked. */
  seat = $derived.by(() => this.#table.state?.actor ?? null);
  only = $derived(onlyAction(this.choices));
  /** What begins on no place, such as the end of the turn. */
  loose: readonly Action[] = $derived(actionsAt(this.choices, null));
  #taken = $derived(this.loose.find(({ key }) => key === this.actionKey) ?? null);
  origin = $derived(this.#taken ? null : (this.place ?? this.only?.origin ?? null));
  actions: readonly Action[] = $derived(this.origin === null ? [] : actionsAt(this.choices, this.origin));
  action: Action | null = $derived(
    this.#taken ??
      this.actions.find(({ key }) => key === this.actionKey) ??
      (this.place === null && this.origin !== null ? this.only : null),
  );
  /** Other actions from the same place that lead somewhere: they need not be taken up first. */
  #rivals = $derived(this.actions.filter((action) => action.key !== this.action?.key && leads(action)));
  beginnings = $derived(
    this.action === null && this.place === null
      ? new Set(this.choices.map(firstPlace).filter((place) => place !== null))
      : new Set(this.#rivals.flatMap(targets)),
  );
  targets = $derived(new Set(this.action === null ? [] : targets(this.action)));
  #alike: readonly Choice[] = $derived(
    this.choice === null || this.action === null ? [] : choicesTo(this.action, lastPlace(this.choice)),
  );
  /** Steps like the chosen one but for how many go. */
  counts: readonly Choice[] = $derived(
    this.#alike.filter(({ count, option }) => count !== null && option === this.choice?.option),
  );
  /** Steps like the chosen one but for something that only a word can tell. */
  options: readonly Choice[] = $derived(
    this.#alike.filter(({ count, option }) => option !== null && count === this.choice?.count),
  );

  constructor(table: Table) {
    this.#table = table;
  }

  /** Something happened at the table: one picks anew. An end that was wished for meanwhile is not forgotten. */
  renew = (): void => {
    const wished = this.#wished;
    this.#wished = null;
    this.busy = false;
    this.clear();
    const end = wished?.turn === this.#turn && this.choices.find((choice) => identity(choice) === wished.step);
    if (end) void this.finish(end);
  };

  /** What tells one turn from another. */
  get #turn(): string {
    return `${this.seat} ${this.#table.state?.label}`;
  }

  /** Forgets everything that was picked. */
  clear = (): void => {
    this.place = null;
    this.actionKey = null;
    this.reasons = [];
    this.odds = new Map();
    this.asked = false;
    this.doubted = null;
    this.#forget();
  };

  #forget(): void {
    this.choice = null;
    this.preview = null;
  }

  /** A place was picked, by whatever means. */
  async pick(place: Place): Promise<void> {
    if (!this.#table.mayAct || this.busy) return;
    if (this.choice && lastPlace(this.choice) === place) return this.confirm();
    const action = this.#leadingTo(place);
    if (action) return this.#aim(action, place);
    if (place === this.place && this.choice === null) return this.clear();
    if (this.choices.some((choice) => firstPlace(choice) === place)) return this.begin(place);
    await this.#askWhy(place);
  }

  /** Something is being dragged from a place: where it can go is shown. */
  grab(from: Place): void {
    if (!this.#table.mayAct || this.busy || from === this.origin) return;
    this.clear();
    this.place = from;
    this.actionKey = this.actions.find(leads)?.key ?? null;
  }

  /** Something was dragged from one place to another. */
  async drag(from: Place, to: Place): Promise<void> {
    if (!this.#table.mayAct || this.busy) return;
    this.grab(from);
    this.#forget();
    const action = this.actions.find((each) => targets(each).includes(to));
    if (action) return this.#aim(action, to);
    await this.#askWhy(to);
  }

  /** What is meant by a place that something could lead to: the action that was taken up, or one beside it. */
  #leadingTo(place: Place): Action | null {
    if (this.action && this.targets.has(place)) return this.action;
    return this.#rivals.find((action) => targets(action).includes(place)) ?? null;
  }

  async #aim(action: Action, place: Place): Promise<void> {
    this.actionKey = action.key;
    await this.choose(usual(action, choicesTo(action, place)));
  }

  /** Shows what can be done from a place; of several actions the first that leads somewhere is taken up. */
  async begin(place: Place): Promise<void> {
    this.clear();
    this.place = place;
    this.actionKey = this.actions.find(leads)?.key ?? null;
    const [only] = this.actions;
    if (this.actions.length === 1 && only && targets(only).length === 1) await this.take(only);
    void this.#weigh(this.actions.flatMap(({ choices }) => choices));
    const reasons = await this.#whyNot(place);
    if (this.place === place) this.reasons = reasons;
  }

  /** What cannot be done from a place: neither now nor after a step that others begin with. */
  async #whyNot(place: Place): Promise<Possibility[]> {
    const begun = this.actions
      .flatMap(({ choices }) => choices)
      .find(({ first, token }) => first[0] && first[0] !== token);
    const questions = [{ origin: place }, ...(begun ? [{ origin: place, after: begun.first }] : [])];
    const answers = await Promise.all(questions.map((question) => this.#table.why(question)));
    const found = new Map<string, Possibility>();
    for (const possibility of answers.flatMap((because) => because?.possibilities ?? [])) {
      const { kind, piece, target } = possibility.step;
      const key = `${kind} ${piece} ${target}`;
      if (!found.has(key)) found.set(key, possibility);
    }
    return [...found.values()].filter(({ legal }) => !legal);
  }

  /** Asks what fights promise; those of one question begin alike. */
  async #weigh(choices: readonly Choice[]): Promise<void> {
    const { face } = this.#table;
    const fights = choices.filter((choice) => face?.weighs?.(choice)).slice(0, MOST_WEIGHED);
    const [one] = fights;
    if (!one) return;
    const { place } = this;
    const weighed = await this.#table.weigh(
      fights.map(({ token }) => token),
      one.first,
    );
    if (weighed === null || this.place !== place) return;
    this.odds = new Map(
      weighed.odds.flatMap((odds, at) => (odds && fights[at] ? [[identity(fights[at]), odds] as const] : [])),
    );
  }

  /** An action was picked: where it can lead to is shown, or, if there is but one place, the step itself. */
  async take(action: Action): Promise<void> {
    if (action.origin === null) this.clear();
    this.#forget();
    this.actionKey = action.key;
    const [target, ...others] = targets(action);
    if (others.length > 0) return;
    await this.choose(usual(action, choicesTo(action, target ?? null)));
  }

  /** Shows a step as if it had been picked, and plays nothing. */
  async show(choice: Choice): Promise<void> {
    this.clear();
    this.place = firstPlace(choice);
    this.actionKey = actionsAt(this.choices, this.place).find(({ choices }) => choices.includes(choice))?.key ?? null;
    this.choice = choice;
    this.preview = await this.#table.preview(tokens(choice));
  }

  async choose(choice: Choice | null): Promise<void> {
    this.choice = choice;
    this.preview = null;
    this.doubted = null;
    if (choice === null) return;
    const isOne = this.counts.length < 2 && this.options.length < 2;
    if (!reader.likings.preview && choice.then === 'same' && isOne) return this.confirm();
    const previewed = await this.#table.preview(tokens(choice));
    if (this.choice !== choice) return;
    this.preview = previewed;
    if (isOne && this.#opens(choice, previewed)) await this.confirm();
  }

  /** Does a step only open others? Then nothing is to be seen before it is played. */
  #opens(choice: Choice, previewed: Previewed | null): boolean {
    const { face, state } = this.#table;
    const [before, after] = [state?.view, previewed?.played.at(-1)?.view];
    if (previewed?.then !== 'same' || !face || !before || !after || face.looks?.(choice)) return false;
    return face.motion(before, after) === null;
  }

  /** Something that begins on no place was picked. */
  async start(action: Action): Promise<void> {
    const [choice, ...others] = action.choices;
    if (choice === undefined) return;
    if (others.length > 0 || choice.target !== null) return this.busy ? undefined : this.take(action);
    await this.finish(choice);
  }

  /** A step that belongs to no place was picked: the end of a turn needs no second look, but may be doubted. */
  async finish(choice: Choice): Promise<void> {
    const { face } = this.#table;
    const isEnd = face?.ends(choice) ?? false;
    if (this.busy) {
      if (isEnd && !(this.choice && face?.ends(this.choice)))
        this.#wished = { step: identity(choice), turn: this.#turn };
      return;
    }
    const isPlain = isEnd || (choice.then === 'same' && !face?.looks?.(choice));
    if (!isPlain) return this.choose(choice);
    return this.play(choice);
  }

  /** Plays what is chosen. What one may not want is doubted first. */
  async confirm(): Promise<void> {
    const choice = this.choice;
    if (choice === null || this.busy) return;
    const sentence = this.#doubt(choice);
    if (sentence !== null && reader.likings.warn && this.doubted?.choice !== choice) {
      this.doubted = { choice, sentence };
      return;
    }
    this.busy = true;
    const keep = this.place;
    if (await this.#table.play(tokens(choice))) return; // what came of it was shown before, and something may be picked
    this.busy = false;
    this.#wished = null;
    this.place = keep;
  }

  /** Plays a step that was looked at elsewhere. */
  async play(choice: Choice): Promise<void> {
    this.preview = null;
    this.choice = choice;
    await this.confirm();
  }

  #doubt(choice: Choice): string | null {
    const { face, state } = this.#table;
    if (!face || !state) return null;
    return face.words[reader.language].doubt?.(choice, this.choices, state.view, this.#table.chart) ?? null;
  }

  async #askWhy(place: Place): Promise<void> {
    const { action } = this;
    this.#forget();
    const step = action && leads(action) ? action.choices[0] : undefined;
    const question = step
      ? { kind: step.kind, piece: step.piece, origin: step.origin, target: place, after: step.first }
      : { origin: place };
    if (!step) this.clear();
    const because = await this.#table.why(question);
    this.asked = true;
    this.reasons = because?.possibilities.filter(({ legal }) => !legal) ?? [];
  }
}

const MOST_WEIGHED = 30; // fights of one question

/** The step that is shown first of those that are alike: all that can go; what begins on no place, a bid say, begins small. */
const usual = (action: Action, alike: readonly Choice[]): Choice | null =>
  (action.origin === null ? alike[0] : alike.at(-1)) ?? null;
