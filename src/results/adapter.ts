import type { Answer, GameResult } from './result.js';
import type { Saved } from './state.js';

/** Why something was not done. Programs read the code, people the message. */
export type FailureCode =
  /** Nobody to report to: the page stands alone. */
  | 'no-host'
  /** The launch, or an option, is not as the standard says. */
  | 'launch'
  /** The host said no to a value; it says so again if it is asked again. */
  | 'refused'
  /** The host is gone, or has ended the session. */
  | 'lost'
  /** The host cannot be reached just now. */
  | 'unreachable'
  /** There is no connection: what is told now is not with the host, whatever it answers. It is sent when there is one. */
  | 'offline'
  /** Another window reports the same attempt. */
  | 'taken'
  /** The kept state is damaged; it stays until `takeOver`, and a copy is put aside. */
  | 'state'
  /** The kept state is of another version; it stays until `takeOver`, and a copy is put aside. */
  | 'version'
  /**
   * The session began while another game was being played already, and the host or the device keeps one: it stays until
   * `takeOver` or `goBack`.
   */
  | 'kept'
  /** The device's storage is full or forbidden: what the host does not take is lost with the page. */
  | 'not-kept'
  /** `open` was not called. */
  | 'not-open'
  | 'closed';

export interface Failure {
  readonly ok: false;
  readonly code: FailureCode;
  /** English, for developers. */
  readonly message: string;
}

export type Outcome<T = undefined> = { readonly ok: true; readonly value: T } | Failure;

export const done: Outcome = { ok: true, value: undefined };
export const failure = (code: FailureCode, message: string): Failure => ({ ok: false, code, message });

/** Done normally; `browse` and `review` look without being judged, so nothing is reported. */
export type Mode = 'normal' | 'browse' | 'review';

export interface Opened {
  /** Where to go on; undefined for a fresh start. */
  readonly saved?: Saved;
  /** The best score of this attempt so far, 0 to 100. */
  readonly best?: number;
  readonly mode: Mode;
  /** The learner's first name, where the host tells it: to be shown, and kept nowhere. */
  readonly name?: string;
}

/** Completion and success are two things: a game played to its end, and a score that passes. */
export interface Status {
  readonly completed: boolean;
  readonly success: 'unknown' | 'passed' | 'failed';
}

/**
 * Reports a learner's games to a host. No call throws; what the host does not take is kept and sent again. In the modes
 * `browse` and `review` nothing is reported and nothing kept: every call succeeds, and changes nothing.
 */
export interface ResultAdapter {
  /**
   * Finds the host, begins a session, and gives what is to be gone on with. Where it fails it is tried again with growing
   * pauses, and `onOpened` tells of the try that has succeeded.
   */
  open(): Promise<Outcome<Opened>>;
  /** An answer was given. Those of other seats than the learner's are not to be passed on. */
  answer(answer: Answer): Outcome;
  /** The game stands elsewhere than before. */
  progress(result: GameResult): Outcome;
  /** A game is over. */
  result(result: GameResult): Outcome;
  /**
   * Sends what has not been sent, after every turn: in a quiet moment, a few turns at once. `now`: before this returns,
   * where the host answers at once; for a page that is hidden, and for a button.
   */
  commit(now?: boolean): Promise<Outcome>;
  /** Sends what is left and ends the session. `leaving`: the page goes away now, there is no time to wait. */
  close(leaving?: boolean): Promise<Outcome>;
  /** What the host has kept cannot be gone on with: it stays with the host, beside score and answers, until `takeOver`. */
  hold(): void;
  /**
   * Goes on here: overwritten is the other window's attempt after `taken`, the old state after `state`, `version` and
   * `kept`.
   */
  takeOver(): Promise<Outcome>;
  /** After `kept`: the game that was kept, which is the attempt's again. What the other one has scored stays. */
  goBack(): Outcome<Saved>;
  /** `normal` until the session is open. */
  readonly mode: Mode;
  /** Whether the host may lack anything that was told: then nothing is to be called saved. */
  readonly unsaved: boolean;
  /** What has gone wrong and is not over, in the order in which it was told. */
  readonly troubles: readonly Failure[];
  readonly status: Status;
  readonly best: number | undefined;
  /** How many answers wait to be sent. */
  readonly waiting: number;
}
