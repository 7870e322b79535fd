import type { Player } from '../../src/match/players.js';

/** The content of the set-up form: the next game. */
export interface Draft {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly realDice: boolean;
  /** The preset chosen last; some of its options may have been changed since. */
  readonly preset?: string | undefined;
  /** True for a plan made for others: the form does not start a game, and colours follow the seats, as in attributes. */
  readonly isPlan?: boolean;
  /** True if a platform grades the games: then the form does not offer practice undo. */
  readonly isMarked?: boolean | undefined;
}
