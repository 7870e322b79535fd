import type { Player } from '../../src/match/players.js';

/** What the set-up form holds: the next game. */
export interface Draft {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly realDice: boolean;
}
