// A table as the page knows it: what the server said last, and what the board shows of it at the moment.

import { flights, meanwhile, type Flight } from './flights';
import { Live, type Link } from './live';
import type {
  Because,
  FromServer,
  Played,
  Previewed,
  Refused,
  Seen,
  State,
  TableFacts,
  Update,
  View,
  Why,
} from './messages';
import { likesStillness, reader, type Language } from './reader.svelte';
import { BETWEEN_FLIGHTS, FLIGHT, LONGEST_SHOW } from './timings';

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

interface Scene {
  view: View;
  played: Played | null;
}

export class Table {
  facts = $state.raw<TableFacts | null>(null);
  state = $state.raw<State | null>(null);
  line = $state.raw<readonly Played[]>([]);
  link = $state<Link>('connecting');
  /** What the board shows: it follows the state step by step, so that motion can be seen. */
  shown = $state.raw<View | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** Steps are being shown one after the other. */
  moving = $state(false);
  /** The step whose motion is being shown, or was last. */
  showing = $state.raw<Played | null>(null);
  /** Sentences about what happened, for those who listen. */
  heard = $state<string[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** What is known of the line of play in words: place -> sentence. */
  sentences = $state.raw<ReadonlyMap<number, string>>(new Map());

  yours = $derived(this.facts?.you.seats ?? []);
  yourTurn = $derived(this.state?.actor != null && this.yours.includes(this.state.actor));
  /** It is your turn, and the server listens. */
  mayAct = $derived(this.yourTurn && this.link === 'open');
  host = $derived(this.facts?.you.role === 'host');

  #live: Live;
  #scenes: Scene[] = [];

  constructor(
    readonly key: string,
    language: Language,
  ) {
    const listener = {
      onmessage: (message: FromServer) => this.#receive(message),
      onlink: (link: Link) => (this.link = link),
    };
    this.#live = new Live(listener, { type: 'hello', key, language });
  }

  close(): void {
    this.#live.close();
  }

  speak(language: Language): void {
    this.#live.greet({ type: 'hello', key: this.key, language });
  }

  play = (tokens: string[]): Promise<boolean> => this.#change({ type: 'play', tokens });
  undo = (): Promise<boolean> => this.#change({ type: 'undo' });
  propose = (what: 'takeback' | 'end'): Promise<boolean> => this.#change({ type: 'propose', what });
  answer = (agree: boolean): Promise<boolean> => this.#change({ type: 'answer', agree });

  async rename(seat: number, name: string): Promise<void> {
    this.#accept(await this.#live.ask({ type: 'rename', seat, name }));
  }

  async standIn(seat: number, engine: string | null): Promise<void> {
    this.#accept(await this.#live.ask({ type: 'stand_in', seat, engine }));
  }

  async preview(tokens: string[]): Promise<Previewed | null> {
    return this.#expect('previewed', await this.#live.ask({ type: 'preview', tokens }));
  }

  async why(question: Omit<Why, 'id' | 'type'>): Promise<Because | null> {
    return this.#expect('because', await this.#live.ask({ type: 'why', ...question }));
  }

  /** Asks for the sentences of a stretch of the line of play, as far as they are not known. */
  async tell(start: number, end: number): Promise<void> {
    const places = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
    if (places.every((place) => this.sentences.has(place))) return;
    const told = this.#expect('told', await this.#live.ask({ type: 'tell', start, end }));
    if (told) this.#learn(told.sentences.map((sentence, at) => [start + at, sentence]));
  }

  #learn(told: readonly (readonly [number, string | null])[]): void {
    const known = new Map(this.sentences);
    for (const [place, sentence] of told) if (sentence !== null) known.set(place, sentence);
    this.sentences = known;
  }

  async look(place: number): Promise<Seen | null> {
    return this.#expect('seen', await this.#live.ask({ type: 'look', place }));
  }

  /** What somebody is called: his name, or that of his colour. */
  nameOf = (seat: number): string => {
    const name = this.facts?.seats[seat]?.name;
    const colour = this.state?.view.players[seat]?.colour;
    return name || (colour ? reader.words.byColour(colour) : reader.words.make.seat(seat));
  };

  colourOf = (seat: number): string | null => this.state?.view.players[seat]?.colour ?? null;

  /** Says that a message was read. */
  dismiss(): void {
    this.refusal = null;
  }

  async #change(
    change:
      | { type: 'play'; tokens: string[] }
      | { type: 'undo' }
      | { type: 'propose'; what: 'takeback' | 'end' }
      | { type: 'answer'; agree: boolean },
  ): Promise<boolean> {
    return this.#accept(await this.#live.ask({ ...change, number: this.state?.number ?? 0 }));
  }

  #accept(answer: FromServer): boolean {
    this.refusal = answer.type === 'refused' && answer.sentence ? answer : null;
    return answer.type === 'done';
  }

  #expect<Type extends FromServer['type']>(type: Type, answer: FromServer): Extract<FromServer, { type: Type }> | null {
    if (answer.type === type) return answer as Extract<FromServer, { type: Type }>;
    this.#accept(answer);
    return null;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.link = 'open';
        this.facts = message.table;
        this.state = message.state;
        this.line = message.line;
        this.sentences = new Map();
        this.#show(message.state.view);
        return;
      case 'update':
        return this.#update(message);
      case 'table':
        this.facts = message;
        return;
      case 'refused':
        this.refusal = message;
        return;
    }
  }

  #update({ event, state, line, line_from }: Update): void {
    this.state = state;
    this.line = [...this.line.slice(0, line_from), ...line];
    this.sentences = new Map([...this.sentences].filter(([place]) => place < line_from));
    this.#learn(line.map(({ place, sentence }) => [place, sentence ?? null]));
    this.heard = line.map(({ sentence }) => sentence ?? '').filter((sentence) => sentence !== '');
    if (event !== 'play' || likesStillness() || document.hidden) return this.#show(state.view);
    this.#scenes.push(...line.map((played) => ({ view: played.view ?? state.view, played })));
    void this.#run();
  }

  /** Shows a view at once; what was still to be seen of older ones is forgotten. */
  #show(view: View): void {
    this.#scenes = [];
    this.flights = [];
    this.shown = view;
  }

  async #run(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    while (this.#scenes.length > 0) {
      const scene = this.#scenes.shift() as Scene;
      if (this.#scenes.length < LONGEST_SHOW && this.shown) await this.#perform(this.shown, scene);
      else this.shown = scene.view;
    }
    this.moving = false;
  }

  async #perform(before: View, { view, played }: Scene): Promise<void> {
    const moving = flights(before, view);
    this.showing = played;
    if (moving.length > 0) {
      this.flights = moving;
      this.shown = meanwhile(before, moving);
      await pause(FLIGHT);
      if (this.flights !== moving) return; // something newer was shown at once
    }
    this.flights = [];
    this.shown = view;
    if (moving.length > 0 && this.#scenes.length > 0) await pause(BETWEEN_FLIGHTS);
  }
}
