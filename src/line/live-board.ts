/** What an element needs of a board that is played across devices; a line with its server makes them. */
import type { Seat } from '../rules/game.js';
import type { ToClient } from '../live/messages.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** What a board tells those who show it. `off`: there is no connection; what is pending is sent once there is one again. */
export type LiveChange =
  | Of<'view' | 'plies' | 'back' | 'here' | 'over' | 'no' | 'ok' | 'pause' | 'message'>
  | { t: 'on' }
  | { t: 'off' };

export interface LiveBoard {
  /** Whose board it is; `public` for a teacher, a projector, or a spectator. */
  readonly seat: Seat | 'public';
  /** The newest view that was sent, with the plies since: `view`, `seq`, `ply`, `clock` are of now. */
  readonly view: Of<'view'>;
  readonly isConnected: boolean;
  /** The move that was sent and is not yet in the log; at most one. */
  readonly pending: { readonly id: string; readonly move: unknown } | undefined;
  /** Calls back for all that happens from now on. Returns how to stop. */
  subscribe(call: (change: LiveChange) => void): () => void;
  /** Sends a move, unless one is pending. Returns its id, undefined if it was not sent. */
  send(move: unknown, ply: number): string | undefined;
  undo(): void;
  help(isOn: boolean): void;
}
