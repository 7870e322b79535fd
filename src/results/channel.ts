import type { Result } from '../rules/game.js';
import type { Mode, Outcome, Status } from './adapter.js';
import type { QueuedAnswer, Ack } from './queued-answer.js';
import type { GameResult } from './result.js';
import type { Saved } from './state.js';

export type Promised<T> = T | Promise<T>;

/** The data that a host reports when a session begins. */
export interface Attached {
  /** The learner's id, which distinguishes the learners on a shared device. */
  readonly learner: string;
  /** The learner's id across all activities of the host; `learner` also names the activity. */
  readonly person?: string;
  /** The learner's knowledge according to other activities, as text of `abacade/learning`. */
  readonly learning?: string | undefined;
  /** The learner's name according to the host; untrusted. */
  readonly name?: unknown;
  readonly mode: Mode;
  /** The state saved with the host: the raw text, and the result of reading it; undefined if it has none yet. */
  readonly state?: { readonly raw: string; readonly read: Result<Saved> } | undefined;
  /** The number of answers that the host has, if it numbers them. */
  readonly count?: number;
  /** The best score that the host has recorded, 0 to 100. Like the two flags below, it is never lowered. */
  readonly best?: number | undefined;
  readonly completed: boolean;
  readonly passed: boolean;
  /** The passing score set by the host, 0 to 100. */
  readonly passAt?: number | undefined;
}

/** All data that the host should have now. Sending it twice does no harm. */
export interface Payload {
  readonly saved: Saved | undefined;
  readonly result: GameResult | undefined;
  /** Answers that the host may lack, in order. */
  readonly answers: readonly QueuedAnswer[];
  /** Answers that the host already has: a host that numbers answers may need them again before it accepts later ones. */
  readonly acknowledged: readonly QueuedAnswer[];
  readonly best: number | undefined;
  readonly status: Status;
  /**
   * True if the attempt stores the learner's knowledge. Once an attempt is completed, a host may begin the next one with no data of the
   * last, so this one must stay open.
   */
  readonly storesLearning: boolean;
  /** Milliseconds since the session opened. */
  readonly ms: number;
  readonly at: Date;
  /** True if the page is being closed. */
  readonly leaving: boolean;
}

/** A value that the host has rejected. */
export interface Rejection {
  /** The id of the answer to which the value belongs, if it belongs to one. */
  readonly answer?: string;
  /** The rejected value, and the host's message. */
  readonly message: string;
}

export interface Receipt {
  /** The ids of the answers that the host now has. */
  readonly accepted: readonly string[];
  /** Tells whether there is evidence that the data arrived, or only the host's word. */
  readonly ack: Ack;
  readonly rejected: readonly Rejection[];
}

/**
 * A connection to a host by one standard. It knows no game, stores nothing and never retries; `Delivery` does that. After a failed call,
 * nothing in the payload counts as saved.
 */
export interface Channel {
  /** The learner's id, if the launch contains it, so that it is known before the host answers. */
  readonly learner?: string | undefined;
  /** True if the host is on this device and needs no network. */
  readonly isLocal?: boolean;
  /** The indexes that the host gave to the answers of the last payload, by id, if it numbers them. */
  readonly indexes?: ReadonlyMap<string, number>;
  open(): Promised<Outcome<Attached>>;
  /** Makes the next payload contain all data again, because another window may have changed data that the host had confirmed. */
  doubt?(): void;
  send(payload: Payload): Promised<Outcome<Receipt>>;
  /** Sends the payload and ends the session. */
  close(payload: Payload): Promised<Outcome<Receipt>>;
}
