import type { Random } from '../rules/game.js';

/** A computer player of one game. */
export interface Bot<S, M> {
  /** Levels are 1 to so many, from gentle to strong. */
  readonly levels: number;
  /** The move for the seat to act. It may take its time; an aborted thought rejects or is thrown away. */
  think(state: S, level: number, random: Random, signal?: AbortSignal): M | Promise<M>;
}
