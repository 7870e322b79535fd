import type { Result } from '../rules/game.js';
import type { Mode, Outcome, Status } from './adapter.js';
import type { Queued, Trust } from './local.js';
import type { GameResult } from './result.js';
import type { Saved } from './state.js';

export type Promised<T> = T | Promise<T>;

/** What a host says when a session begins. */
export interface Attached {
  /** Whose attempt it is: tells learners at one device apart. */
  readonly learner: string;
  /** The learner's name, as the host has it. */
  readonly name?: unknown;
  readonly mode: Mode;
  /** What was kept with the host, as it was found and as it was read. */
  readonly kept?: { readonly raw: string; readonly read: Result<Saved> };
  /** How many answers the host has, where it numbers them. */
  readonly count?: number;
  /** What the host has recorded already: none of it is to be lowered. */
  readonly best?: number;
  readonly completed: boolean;
  readonly passed: boolean;
  /** The score from which the host takes the attempt as passed, 0 to 100. */
  readonly passAt?: number;
}

/** All that is to be known by the host now. Sent twice it does no harm. */
export interface Parcel {
  readonly saved: Saved | undefined;
  readonly result: GameResult | undefined;
  /** In order; only those that the host may lack. */
  readonly answers: readonly Queued[];
  /** Those that it has: a host that numbers answers may need them again before it takes later ones. */
  readonly told: readonly Queued[];
  readonly best: number | undefined;
  readonly status: Status;
  /** Milliseconds since the session was opened. */
  readonly ms: number;
  readonly at: Date;
  /** The page goes away now. */
  readonly leaving: boolean;
}

/** A value that the host does not want. */
export interface Refusal {
  /** The answer's id, where it is one of those. */
  readonly answer?: string;
  /** What was refused, and what the host said. */
  readonly message: string;
}

export interface Receipt {
  /** The ids of the answers that the host has now. */
  readonly taken: readonly string[];
  /** Whether the host has shown that it has what was sent, or has only said so. */
  readonly trust: Trust;
  readonly refused: readonly Refusal[];
}

/**
 * One way to a host, in the words of its standard. It knows no game, keeps nothing and never tries again; that is what
 * `Delivery` does. A failed call means that nothing of the parcel may be taken as kept.
 */
export interface Channel {
  /** Known before the host answers, where the launch says it. */
  readonly learner?: string;
  /** The host is on this device: it is reached without a connection. */
  readonly isLocal?: boolean;
  /** The numbers that answers were sent with in this session, where the host numbers them. */
  readonly places?: ReadonlyMap<string, number>;
  open(): Promised<Outcome<Attached>>;
  /** Another window may have told the host something else since: what it has confirmed is sent again. */
  doubt?(): void;
  send(parcel: Parcel): Promised<Outcome<Receipt>>;
  /** Sends, and ends the session. */
  close(parcel: Parcel): Promised<Outcome<Receipt>>;
}
