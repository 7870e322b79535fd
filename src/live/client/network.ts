/** The functions that a connection needs from its page or its test. */
import type { Timers } from '../../match/clock.js';

/** A connection that transmits texts in both directions. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** The events of a socket, until this side closes it. */
export interface SocketEvents {
  opened(): void;
  /** A message from outside; `text` may be anything. */
  received(text: unknown): void;
  /** The socket was closed, or could not be opened. */
  closed(): void;
}

export interface Network {
  readonly timers: Timers;
  /** Returns the given number of unpredictable random bytes, each 0 to 255. */
  bytes(count: number): ArrayLike<number>;
  /** Opens a WebSocket. @throws Error if that is forbidden here */
  socket(url: string, protocol: string, on: SocketEvents): Socket;
  /** Posts a text and resolves to the answer. Rejects if there is none, or if it reports an error. */
  post(url: string, body: string, signal: AbortSignal): Promise<string>;
  /** Stores texts that survive a reload of the page, in this window only; undefined deletes one. Never throws. */
  readonly storage: { get(key: string): string | undefined; set(key: string, text: string | undefined): void };
  /** Warns developers of an unexpected problem. */
  warn(message: string): void;
}
