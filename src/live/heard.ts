/** What a seat is told of a match: never more than its player may know. */
import type { Game, GameEvent, Seat } from '../rules/game.js';
import type { By, Told } from './entry.js';

/** A move as a seat hears of it: not the move itself, which may name what is hidden. */
export interface HeardPly {
  readonly by: By;
  readonly events: readonly unknown[];
  /** The position as the seat sees it. */
  readonly view: unknown;
}

/** Returns what a seat, or a spectator, hears of moves. */
export const heard = <O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  told: readonly Told<S, E>[],
  seat: Seat | 'public',
): HeardPly[] =>
  told.map(({ by, state, events }) => ({
    by,
    events: game.hear?.(events, seat) ?? events,
    view: game.view(state, seat),
  }));
