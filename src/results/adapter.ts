import type { Answer, GameResult } from './result.js';
import type { Saved } from './state.js';

/** The cause of a failure. The code is for programs, the message for people. */
export type FailureCode =
  /** There is no host to report to: the page was opened on its own. */
  | 'no-host'
  /** The launch, or an option, does not conform to the standard. */
  | 'launch'
  /** The host rejected a value, and would reject it again. */
  | 'refused'
  /** The host has disappeared or ended the session. */
  | 'lost'
  /** The host cannot be reached at the moment. */
  | 'unreachable'
  /** There is no network connection, so nothing has reached the host, whatever it answers. It is sent when there is a connection. */
  | 'offline'
  /** Another window reports the same attempt. */
  | 'taken'
  /** The saved state is damaged. It stays until `replace` is called, and a copy is put aside. */
  | 'state'
  /** The saved state is of another version. It stays until `replace` is called, and a copy is put aside. */
  | 'version'
  /**
   * The session started while another game was already in progress, and the host or the device has a saved game. The saved one stays until
   * `replace` or `goBack` is called.
   */
  | 'kept'
  /** The game was continued in two places independently. Both games stay until `replace` or `goBack` is called. */
  | 'forked'
  /** The device's storage is full or blocked. Anything that the host does not accept is lost when the page is closed. */
  | 'not-kept'
  /** `open` has not been called. */
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

/** The mode of the session; in `browse` and `review` nothing is judged, so nothing is reported. */
export type Mode = 'normal' | 'browse' | 'review';

export interface Opened {
  /** The game to resume; undefined for a fresh start. */
  readonly saved?: Saved;
  /** The best score of this attempt so far, 0 to 100. */
  readonly best?: number;
  readonly mode: Mode;
  /** The learner's first name, if the host reports it: for display only, never stored. */
  readonly name?: string;
  /** The learner's knowledge according to other activities of the host, as text of `abacade/learning`. */
  readonly learning?: string;
}

/** Completion (a game was played to its end) and success (a score that passes) are independent. */
export interface Status {
  readonly completed: boolean;
  readonly success: 'unknown' | 'passed' | 'failed';
}

/**
 * Reports a learner's games to a host. No call throws; what the host does not accept is stored and sent again. In the
 * modes `browse` and `review`, nothing is reported or stored: every call succeeds and changes nothing.
 */
export interface ResultAdapter {
  /**
   * Finds the host, starts a session, and returns what to resume. On failure it is retried with growing pauses, and
   * `onOpened` reports success.
   */
  open(): Promise<Outcome<Opened>>;
  /** An answer was given. Do not pass on answers of seats other than the learner's. */
  answer(answer: Answer): Outcome;
  /** The position of the game has changed. */
  progress(result: GameResult): Outcome;
  /** The learner's knowledge has changed. `learning` is the text of a memory of `abacade/learning`, saved with the game. */
  learned(learning: string): Outcome;
  /** A game is over. */
  result(result: GameResult): Outcome;
  /**
   * Sends everything unsent. Called after every turn: it waits for a quiet moment and sends several turns at once. With `now`, it sends
   * before it returns, provided that the host answers synchronously; for a page that is hidden, and for a button.
   */
  commit(now?: boolean): Promise<Outcome>;
  /** Sends what is left and ends the session. With `leaving`, the page is closing, so there is no time to wait. */
  close(leaving?: boolean): Promise<Outcome>;
  /** Call if the saved state cannot be resumed: it stays on the host, next to score and answers, until `replace` is called. */
  hold(): void;
  /**
   * Call after `taken`: this window reports from here on. If only the other window has continued the game, its game is taken over, see
   * `onNewer`; if both have, `forked` is reported, and neither game is lost.
   */
  takeOver(): Promise<Outcome>;
  /** Call after `state`, `version`, `kept` and `forked`: discards the other game and continues this one. */
  replace(): Promise<Outcome>;
  /**
   * Call after `kept` and `forked`: discards this game and returns the other one, which becomes the game of the attempt. The score of this
   * game remains.
   */
  goBack(): Outcome<Saved>;
  /** The games that `goBack` would return, in this order. */
  readonly offered: readonly Saved[];
  /** `normal` until the session is open. */
  readonly mode: Mode;
  /** The learner's id, the same in all activities of the host; undefined before the session is open, or if there is none. */
  readonly learner: string | undefined;
  /** True while the host may lack anything that was reported. Until then, do not tell the player that anything is saved. */
  readonly unsaved: boolean;
  /** The current failures, in the order in which they were reported. */
  readonly failures: readonly Failure[];
  readonly status: Status;
  readonly best: number | undefined;
  /** The number of answers waiting to be sent. */
  readonly waiting: number;
}
