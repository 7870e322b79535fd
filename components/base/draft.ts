import type { Player } from '../../src/match/players.js';

/** The content of the set-up form: the next game. */
export interface Draft {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly realDice: boolean;
  /** The preset chosen last; some of its options may have been changed since. */
  readonly preset?: string | undefined;
  /** The seat whose name is being edited: suggestions are shown below it. */
  readonly naming?: number | undefined;
  /** Whether it is a plan for others: the form starts no game, and colours follow the seats, as in attributes. */
  readonly isPlan?: boolean;
  /** Whether a platform marks the games: then the form does not offer practice undo. */
  readonly isMarked?: boolean | undefined;
  /** Whether who plays is chosen elsewhere: the form has the options of the game alone. */
  readonly hasNoPlayers?: boolean;
}
