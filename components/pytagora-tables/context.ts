import type { TablesEvent, TablesMove, TablesOptions, TablesState } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/types.js';
import type { GameContext } from '../parts/context.js';

/** The state of a person's input that the element keeps besides the match. */
export interface InteractionState {
  /** The piece of the hand that has the keyboard focus. */
  focusPiece: number;
  /** The pieces of the hand that have been put beside the equals sign, in order. */
  chosen: readonly number[];
  /** The tapped piece that cannot be placed, and the number of such taps so far. */
  wrong: { readonly index: number; readonly times: number } | undefined;
  /** True if the sum is also shown as dots. */
  dots: boolean;
  /** The number of rows of dots that have been counted. */
  counted: number;
  /** The number of moves shown in the replay; undefined for all of them. */
  backTo: number | undefined;
}

/** The input that belongs to one position. */
export const untouched = {
  chosen: [],
  wrong: undefined,
  counted: 0,
  backTo: undefined,
} satisfies Partial<InteractionState>;

/** The types of Multiplication tables. */
export interface TablesTypes {
  readonly options: TablesOptions;
  readonly state: TablesState;
  readonly move: TablesMove;
  readonly event: TablesEvent;
  readonly words: TablesWords;
  readonly context: TablesContext;
}

/** The data that the screens of Multiplication tables render, and their actions. */
export interface TablesContext extends GameContext<TablesTypes> {
  readonly interaction: InteractionState;
}
