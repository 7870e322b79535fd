import type { Answer, GameResult } from './result.js';
import type { Saved } from './state.js';

/** Why something failed. The code is for programs, the message for people. */
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
  /**
   * There is no connection, so the host has not received anything, whatever it answers. It is sent once there is one.
   */
  | 'offline'
  /** Another window reports the same attempt. */
  | 'taken'
  /** The saved state is damaged; it stays until `replace`, and a copy is put aside. */
  | 'state'
  /** The saved state is of another version; it stays until `replace`, and a copy is put aside. */
  | 'version'
  /**
   * The session started while another game was already in progress, and the host or the device has a saved one, which
   * stays until `replace` or `goBack`.
   */
  | 'kept'
  /** The game has gone on in two places, and neither has seen the other's; both stay until `replace` or `goBack`. */
  | 'forked'
  /** The device's storage is full or blocked: anything the host does not accept is lost with the page. */
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
  /** What the learner knows according to other activities of the host, as text of `abacade/learning`. */
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
  /** The learner knows something else now: the text of a memory of `abacade/learning`, saved with the game. */
  learned(learning: string): Outcome;
  /** A game is over. */
  result(result: GameResult): Outcome;
  /**
   * Sends what has not been sent, after every turn: in a quiet moment, several turns at once. `now`: before this
   * returns, if the host answers synchronously; for a page that is hidden, and for a button.
   */
  commit(now?: boolean): Promise<Outcome>;
  /** Sends what is left and ends the session. `leaving`: the page is closing, so there is no time to wait. */
  close(leaving?: boolean): Promise<Outcome>;
  /** The saved state cannot be resumed: it stays on the host, next to score and answers, until `replace`. */
  hold(): void;
  /**
   * After `taken`: reports from here on. If the other window has gone on, and this one has not, its game is continued, see
   * `onNewer`; if both have, `forked` is reported, and neither game is lost.
   */
  takeOver(): Promise<Outcome>;
  /** After `state`, `version`, `kept` and `forked`: gives up the other game, and continues this one. */
  replace(): Promise<Outcome>;
  /**
   * After `kept` and `forked`: gives up this game, and returns the other one, which becomes that of the attempt. The score of
   * this game remains.
   */
  goBack(): Outcome<Saved>;
  /** The games that `goBack` would return, one after the other. */
  readonly offered: readonly Saved[];
  /** `normal` until the session is open. */
  readonly mode: Mode;
  /** The learner's id in all activities of the host; undefined until the session is open, and without one. */
  readonly learner: string | undefined;
  /** Whether the host may lack anything that was reported; while true, nothing should be called saved. */
  readonly unsaved: boolean;
  /** The current failures, in the order in which they were reported. */
  readonly troubles: readonly Failure[];
  readonly status: Status;
  readonly best: number | undefined;
  /** The number of answers waiting to be sent. */
  readonly waiting: number;
}
