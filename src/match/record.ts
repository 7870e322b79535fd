import type { Drawn, GameEvent } from '../rules/game.js';
import type { Match } from './match.js';
import type { Player } from './players.js';

/** A match as plain data: it replays to the same position. */
export interface MatchRecord<M> {
  readonly abacade: 1;
  readonly game: string;
  readonly players: readonly Player[];
  /** The position it began with, options included. */
  readonly start: string;
  readonly moves: readonly M[];
  /** How many of the moves stand; those behind were taken back. Left out when all do. */
  readonly at?: number;
  /**
   * What was drawn before a choice was taken back and made otherwise: it comes next. Left out when there is none. Records
   * of 0.1.0 have moves of chance here.
   */
  readonly waiting?: readonly (Drawn | M)[];
}

export function record<O, S, M, E extends GameEvent>(match: Match<O, S, M, E>): MatchRecord<M> {
  const { game, players, start, plies, undone, waiting } = match;
  return {
    abacade: 1,
    game: game.name,
    players,
    start: game.write(start),
    moves: [...plies, ...undone].map(({ move }) => move),
    ...(undone.length ? { at: plies.length } : {}),
    ...(waiting.length ? { waiting: [...waiting] } : {}),
  };
}
