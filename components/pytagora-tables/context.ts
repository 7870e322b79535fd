import type { TablesEvent, TablesMove, TablesOptions, TablesState } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';

/** What the element remembers of a person's doings, beside the match. */
export interface InteractionState {
  /** The piece of the hand that the keyboard is on. */
  focusPiece: number;
  /** The pieces of the hand that have been put beside the equals sign, in order. */
  chosen: readonly number[];
  /** The piece that was tapped and has no place, and how many times that has happened. */
  wrong: { readonly index: number; readonly times: number } | undefined;
  /** Whether the sum is shown as dots, too. */
  dots: boolean;
  /** How many rows of the dots have been counted. */
  counted: number;
  /** In the replay, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What Multiplication tables' rules, words and screens are about. */
export interface TablesTypes {
  readonly options: TablesOptions;
  readonly state: TablesState;
  readonly move: TablesMove;
  readonly event: TablesEvent;
  readonly words: TablesWords;
  readonly context: TablesContext;
}

/** What the screens of Multiplication tables are drawn from, and act on. */
export interface TablesContext extends GameContext<TablesTypes> {
  readonly interaction: InteractionState;
}
