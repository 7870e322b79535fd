import type { Player } from '../../src/match/players.js';

/** What the set-up form holds: the next game. */
export interface Draft {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly realDice: boolean;
  /** A plan for others to play by: nothing starts from the form, and colours go by the seats, as attributes have them. */
  readonly isPlan?: boolean;
}
