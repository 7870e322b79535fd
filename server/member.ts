/** A device in a class, as the class knows it. */
import type { ToClient } from '../src/live/messages.js';

/** Who it is: nobody yet, who has typed the code; a pupil with a token of this epoch; a teacher; a projector. */
export type Role =
  | { readonly kind: 'guest' }
  | { readonly kind: 'pupil'; readonly pupil: number; readonly epoch: number }
  | { readonly kind: 'teacher' }
  | { readonly kind: 'projector' };

export type Why = Extract<ToClient, { t: 'bye' }>['why'];

export interface Member {
  role: Role;
  /** The boards that a teacher or projector wants to see. */
  watched: ReadonlySet<string>;
  /** The boards that it has been shown and is told of, with the seat as which. */
  readonly shown: Set<string>;
  /** The last lobby that was sent: the same is not sent again. */
  lobby?: string | undefined;
  /** Milliseconds there and back; 0 if unknown. */
  readonly rtt: number;
  send(message: ToClient): void;
  /** Says goodbye and closes the connection. */
  bye(why: Why): void;
}
