// The WebSocket of a table: it says hello, pairs answers with questions, and comes back when the network does.

import type { FromPage, FromServer, Refused } from './messages';
import { FIRST_RETRY, LONGEST_RETRY } from './timings';
import { bound } from './typeset';

type Ask = FromPage extends infer Request ? (Request extends { id: number } ? Omit<Request, 'id'> : never) : never;
type Answer = Extract<FromServer, { id: number }>;
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export const CLOSED_UNKNOWN_KEY = 4401;

export interface Listener {
  onmessage(message: FromServer): void;
  onlink(link: Link): void;
}

/** The answer to a request whose connection was lost: nothing is known to have changed. */
const LOST: Refused = { type: 'refused', id: null, code: 'unavailable', sentence: '', rule: null };

export class Live {
  #socket: WebSocket | null = null;
  #id = 0;
  #waiting = new Map<number, (answer: Answer | Refused) => void>();
  #retry = FIRST_RETRY;
  #timer = 0;
  #hello: Ask;

  constructor(
    private readonly listener: Listener,
    hello: Ask,
  ) {
    this.#hello = hello;
    addEventListener('online', this.#again);
    this.connect();
  }

  /** The network is back: no need to wait for the next try. */
  #again = (): void => {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.connect();
  };

  connect(): void {
    clearTimeout(this.#timer);
    this.listener.onlink('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#send(this.#hello);
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#receive(JSON.parse(bound(data)) as FromServer);
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  /** Says hello again, in another language. */
  greet(hello: Ask): void {
    this.#hello = hello;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(hello);
  }

  ask(request: Ask): Promise<Answer | Refused> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
    const id = this.#send(request);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): void {
    removeEventListener('online', this.#again);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(request: Ask): number {
    const id = ++this.#id;
    this.#socket?.send(JSON.stringify({ id, ...request }));
    return id;
  }

  #receive(message: FromServer): void {
    this.#retry = FIRST_RETRY;
    const id = 'id' in message ? message.id : null;
    const resolve = id === null ? undefined : this.#waiting.get(id);
    if (id === null || resolve === undefined) return this.listener.onmessage(message);
    this.#waiting.delete(id);
    resolve(message as Answer);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    for (const resolve of this.#waiting.values()) resolve(LOST);
    this.#waiting.clear();
    if (code === CLOSED_UNKNOWN_KEY) return this.listener.onlink('closed');
    this.listener.onlink('lost');
    this.#timer = window.setTimeout(() => this.connect(), this.#retry);
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY);
  }
}
