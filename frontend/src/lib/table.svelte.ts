// A table as the page knows it: what the server said last, and what the board shows of it at the moment.

import { loadFace } from '../games';
import type { Face } from '../games/face';
import { Live, type Link } from './live';
import type {
  Because,
  Chart,
  CurvePoint,
  FromServer,
  Hinted,
  Judged,
  Played,
  Previewed,
  Refused,
  Scene,
  Seen,
  State,
  TableFacts,
  Update,
  View,
  Weighed,
  Why,
} from './messages';
import type { Motion } from './motion';
import { likesStillness, reader, type Language } from './reader.svelte';
import { AT_LEISURE, BETWEEN_FLIGHTS } from './timings';

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A step that is still to be seen. */
interface Sight {
  view: View | null; // null where it was left out
  played: Played;
}

export class Table {
  facts = $state.raw<TableFacts | null>(null);
  state = $state.raw<State | null>(null);
  line = $state.raw<readonly Played[]>([]);
  chart = $state.raw<Chart | null>(null);
  /** How this game is drawn; null until it is loaded, and for ever where the page cannot draw it. */
  face = $state.raw<Face | null>(null);
  canDraw = $state(true);
  link = $state<Link>('connecting');
  /** How everybody stood in a game that is over, as far as it is known, and how many points it will have. */
  curve = $state.raw<{ points: readonly CurvePoint[]; length: number }>({ points: [], length: 0 });
  /** What the board shows: it follows the state step by step, so that motion can be seen. */
  shown = $state.raw<View | null>(null);
  motion = $state.raw<Motion | null>(null);
  /** What a step brought to light, as long as it is looked at. */
  scene = $state.raw<Scene | null>(null);
  /** Steps are being shown one after the other. */
  moving = $state(false);
  /** What is being shown, step by step: those that were seen, the last one at this moment. */
  showing = $state.raw<readonly Played[]>([]);
  /** The seat whose person has said that he is the one at a shared screen. */
  unveiled = $state<number | null>(null);
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
  /** The seat to which a shared screen must be handed over before it shows what is for that seat's eyes only. */
  awaited = $derived(this.state?.is_private && this.state.actor !== this.unveiled ? this.state.actor : null);

  #live: Live;
  #undone = Promise.resolve(true);
  #sights: Sight[] = [];
  #leave: (() => void) | null = null;

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
  /** Takes a step back; whoever asks twice in a hurry takes two, each from where the one before it led. */
  undo = (): Promise<boolean> =>
    (this.#undone = this.#undone.then(() => (this.state?.may_undo ? this.#change({ type: 'undo' }) : false)));
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

  async weigh(tokens: string[], after: string[] = []): Promise<Weighed | null> {
    return this.#expect('weighed', await this.#live.ask({ type: 'weigh', tokens, after }));
  }

  /** Asks for the sentences of a stretch of the line of play, as far as they are not known. */
  async tell(start: number, end: number): Promise<void> {
    const places = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
    if (places.every((place) => this.sentences.has(place))) return;
    const told = this.#expect('told', await this.#live.ask({ type: 'tell', start, end }));
    if (told) this.#learn(told.sentences.map((sentence, at) => [start + at, sentence]));
  }

  #learn(told: readonly (readonly [number, string | null])[]): void {
    const news = told.filter(([place, sentence]) => sentence !== null && !this.sentences.has(place));
    if (news.length === 0) return; // sealed steps stay unknown, and are not asked for over and over
    this.sentences = new Map([...this.sentences, ...(news as [number, string][])]);
  }

  async hint(): Promise<Hinted | null> {
    return this.#expect('hinted', await this.#live.ask({ type: 'hint' }));
  }

  /** How everybody stands; null where it is not known, which is nothing to complain of. */
  async judge(): Promise<Judged | null> {
    const answer = await this.#live.ask({ type: 'judge' });
    return answer.type === 'judged' ? answer : null;
  }

  /** Asks for the curve of the game, which comes bit by bit. */
  async watch(): Promise<void> {
    if (this.curve.length === 0) await this.#live.ask({ type: 'watch' });
  }

  async look(place: number): Promise<Seen | null> {
    return this.#expect('seen', await this.#live.ask({ type: 'look', place }));
  }

  /** What somebody is called: his name, or what the game calls his seat. */
  nameOf = (seat: number): string => {
    const name = this.facts?.seats[seat]?.name;
    const called = this.state && this.face?.words[reader.language].seat(this.state.view, seat);
    return name || called || reader.words.make.seat(seat);
  };

  colourOf = (seat: number): string | null => (this.state && this.face?.colour(this.state.view, seat)) ?? null;

  /** Shows at once what is still to be seen. */
  skip = (): void => {
    if (this.state) this.#show(this.state.view);
  };

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
        this.chart = message.chart;
        void this.#draw(message.table.game.family);
        this.sentences = new Map();
        this.#show(message.state.view);
        return;
      case 'update':
        return this.#update(message);
      case 'table':
        this.facts = message;
        return;
      case 'curve':
        this.curve = {
          points: [...this.curve.points.slice(0, message.start), ...message.points],
          length: message.length,
        };
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
    if (event !== 'play' || !this.face || likesStillness() || document.hidden) return this.#show(state.view);
    const seen = line.filter(({ bit }) => !bit);
    this.#sights.push(...seen.map((played) => ({ view: played === seen.at(-1) ? state.view : played.view, played })));
    void this.#run();
  }

  /** Shows a view at once; what was still to be seen of older ones is forgotten. */
  #show(view: View): void {
    this.#sights = [];
    this.leaveScene();
    this.motion = null;
    this.shown = view;
  }

  async #draw(family: string): Promise<void> {
    this.face ??= await loadFace(family);
    this.canDraw = this.face !== null;
  }

  /** The scene was looked at for long enough. */
  leaveScene = (): void => {
    this.scene = null;
    this.#leave?.();
  };

  #enact(scene: Scene): Promise<void> {
    this.scene = scene;
    return new Promise((resolve) => (this.#leave = resolve));
  }

  async #run(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    this.showing = [];
    while (this.#sights.length > 0) {
      const haste = Math.min(1, AT_LEISURE / this.#sights.length);
      const sight = this.#sights.shift() as Sight;
      if (this.shown) await this.#perform(this.shown, sight, haste);
    }
    this.moving = false;
  }

  /** Lets what a step did be seen; the more there is to come, the faster. */
  async #perform(before: View, { view, played }: Sight, haste: number): Promise<void> {
    const moving = (view && this.face?.motion(before, view)) ?? null;
    this.showing = [...this.showing, played];
    if (played.scene && this.face?.Theatre) {
      await this.#enact(played.scene);
      if (this.shown !== before) return; // something newer was shown at once
    }
    if (moving) {
      const motion = { ...moving, time: moving.time * haste };
      this.motion = motion;
      this.shown = motion.meanwhile;
      await pause(motion.time);
      if (this.motion !== motion) return; // something newer was shown at once
    }
    this.motion = null;
    this.shown = view ?? before;
    if (moving && this.#sights.length > 0) await pause(BETWEEN_FLIGHTS * haste);
  }
}
