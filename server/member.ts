/** A device of a lesson, as the lesson sees it. */
import type { ToClient } from '../src/live/protocol/messages.js';

/** The role of a device: a guest, who has only typed the code; a pupil with a token of this epoch; a teacher; a projector. */
export type Role =
  | { readonly kind: 'guest' }
  | { readonly kind: 'pupil'; readonly pupil: number; readonly epoch: number }
  | { readonly kind: 'teacher' }
  | { readonly kind: 'projector' };

export type GoodbyeReason = Extract<ToClient, { t: 'bye' }>['why'];

export interface Member {
  role: Role;
  /** The id that the window of a guest has given itself; undefined if it has sent none. */
  readonly device?: string | undefined;
  /** The boards that a teacher or projector wants to see. */
  watched: ReadonlySet<string>;
  /** The names of the boards that were sent to the device and whose changes it receives. */
  readonly shown: Set<string>;
  /** True while the device waits for the teacher to let it in. */
  isAsking?: boolean;
  /** The last lobby that was sent, so that it is not sent again unchanged. */
  lobby?: string | undefined;
  /** Round-trip time in milliseconds; 0 if unknown. */
  readonly rtt: number;
  send(message: ToClient): void;
  /** Asks the device to connect again after so many milliseconds, and closes the connection. */
  comeAgain(ms: number): void;
  /** Sends a goodbye and closes the connection. */
  bye(why: GoodbyeReason): void;
}
