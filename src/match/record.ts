import type { GameEvent } from '../rules/game.js';
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
}

export function record<O, S, M, E extends GameEvent>(match: Match<O, S, M, E>): MatchRecord<M> {
  const { game, players, start, plies, undone } = match;
  return {
    abacade: 1,
    game: game.name,
    players,
    start: game.write(start),
    moves: [...plies, ...undone].map(({ move }) => move),
    ...(undone.length ? { at: plies.length } : {}),
  };
}
