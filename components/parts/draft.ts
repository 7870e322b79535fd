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
  /** True for a plan made for others: the form does not start a game, and colours follow the seats, as in attributes. */
  readonly isPlan?: boolean;
  /** True if a platform grades the games: then the form does not offer practice undo. */
  readonly isMarked?: boolean | undefined;
  /** True if the players are chosen elsewhere: the form contains only the options of the game. */
  readonly hasNoPlayers?: boolean;
}
