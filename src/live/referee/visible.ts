/** Reduces the moves of a match to the data that a seat may receive: never more than its player may know. */
import type { Game, GameEvent, Seat } from '../../rules/game.js';
import type { By, ResolvedPly } from '../protocol/entry.js';

/** A move as a seat receives it, without the move itself, which may contain hidden data. */
export interface VisiblePly {
  readonly by: By;
  readonly events: readonly unknown[];
  /** The position as the seat sees it. */
  readonly view: unknown;
}

/** Returns moves in the form in which a seat, or a spectator, receives them. */
export const visiblePlies = <O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  plies: readonly ResolvedPly<S, E>[],
  seat: Seat | 'public',
): VisiblePly[] =>
  plies.map(({ by, state, events }) => ({
    by,
    events: game.hear?.(events, seat) ?? events,
    view: game.view(state, seat),
  }));
