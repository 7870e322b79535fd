import { write, type ToClient } from '../../../src/live/protocol/messages.js';
import type { Network, SocketEvents } from '../../../src/live/client/network.js';
import { timers } from '../../../components/parts/environment.js';

/** A server that sends what a test scripts, and records what it receives. */
export class ScriptedServer {
  readonly received: Record<string, unknown>[] = [];
  /** False while neither sockets nor requests reach the server. */
  isReachable = true;
  #on: SocketEvents | undefined;
  readonly #stored = new Map<string, string>();

  readonly network: Network = {
    timers,
    bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    socket: (_url, _protocol, on) => {
      this.#on = on;
      queueMicrotask(this.isReachable ? on.opened : on.closed);
      return {
        send: (text) => {
          const { say = [], ...said } = JSON.parse(text) as Record<string, unknown> & { say?: [] };
          this.received.push(said, ...say);
        },
        close: () => undefined,
      };
    },
    post: () => Promise.reject(new Error('There is only the socket.')),
    storage: {
      get: (key) => this.#stored.get(key),
      set: (key, text) => void (text === undefined ? this.#stored.delete(key) : this.#stored.set(key, text)),
    },
    warn: (message) => {
      throw new Error(message);
    },
  };

  say(message: ToClient): void {
    this.#on!.received(write(message));
  }

  /** Breaks the connection. */
  cut(): void {
    this.#on!.closed();
  }

  /** Returns the last message of that kind that was received. */
  last(t: string): Record<string, unknown> | undefined {
    return this.received.findLast((message) => message['t'] === t);
  }
}
