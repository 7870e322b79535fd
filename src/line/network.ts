/** What a line needs of the page or the test that it is in. */
import type { Timers } from '../match/clock.js';

/** A connection that carries texts both ways. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket calls back, until it was closed by this side. */
export interface SocketEvents {
  opened(): void;
  /** `text` comes from outside: it may be anything. */
  heard(text: unknown): void;
  /** It was closed, or could not be opened. */
  closed(): void;
}

export interface Network {
  readonly timers: Timers;
  /** Returns so many random bytes, each 0 to 255, that nobody can guess. */
  bytes(count: number): ArrayLike<number>;
  /** Opens a WebSocket. @throws Error if that is forbidden here */
  socket(url: string, protocol: string, on: SocketEvents): Socket;
  /** Posts a text and resolves with the answer. Rejects if there is none, or it says that something went wrong. */
  post(url: string, body: string, signal: AbortSignal): Promise<string>;
  /** Texts that a reload of the page survives, in this window only; undefined takes one away. Never throws. */
  readonly kept: { get(key: string): string | undefined; set(key: string, text: string | undefined): void };
  /** Tells developers of something that should not be. */
  warn(message: string): void;
}
