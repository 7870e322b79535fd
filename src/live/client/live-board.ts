/** The interface of an element to a board that is played across devices; a connection creates it together with its server. */
import type { Seat } from '../../rules/game.js';
import type { ToClient } from '../protocol/messages.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** A change of a board. `disconnected`: there is no connection; a pending move is sent once there is one again. */
export type LiveChange =
  | Of<'view' | 'plies' | 'back' | 'here' | 'over' | 'no' | 'ok' | 'pause' | 'message'>
  | { t: 'connected' }
  | { t: 'disconnected' };

export interface LiveBoard {
  /** The seat of this device; `public` for a teacher, a projector, or a spectator. */
  readonly seat: Seat | 'public';
  /** The newest view that was received, with the plies since: `view`, `seq`, `ply` and `clock` are current. */
  readonly view: Of<'view'>;
  /** The end of the match, if it was received, and the last presence of the players: an element may subscribe later. */
  readonly over: Of<'over'> | undefined;
  readonly presence: Of<'here'>['seats'];
  readonly isConnected: boolean;
  /** The move that was sent and is not yet in the log; at most one. */
  readonly pending: { readonly id: string; readonly move: unknown } | undefined;
  /** Calls back for all further changes. Returns a function that ends the subscription. */
  subscribe(call: (change: LiveChange) => void): () => void;
  /** Sends a move, unless one is pending. Returns its id; undefined if it was not sent. */
  send(move: unknown, ply: number): string | undefined;
  undo(): void;
  help(isOn: boolean): void;
}
