import type { Player } from '../../src/match/players.js';

/** What the set-up form holds: the next game. */
export interface Draft {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly realDice: boolean;
  /** The preset that was chosen last; some of its options may have been changed since. */
  readonly preset?: string | undefined;
  /** The seat whose name is being given: names to pick stand below it. */
  readonly naming?: number | undefined;
  /** A plan for others to play by: nothing starts from the form, and colours go by the seats, as attributes have them. */
  readonly isPlan?: boolean;
}
