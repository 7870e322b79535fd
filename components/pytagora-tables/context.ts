import type { TablesEvent, TablesMove, TablesOptions, TablesState } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/tables.js';
import type { TableView } from '../base/context.js';
import type * as Beside from './beside.js';

/** What the element remembers of a person's doings, beside the match. */
export interface Fingers {
  /** The piece of the hand that the keyboard is on. */
  focusPiece: number;
  /** The pieces of the hand that have been put beside the equals sign, in order. */
  chosen: readonly number[];
  /** The piece that was tapped and has no place, and how many times that has happened. */
  wrong: { readonly index: number; readonly times: number } | undefined;
  /** Whether the sum is shown as dots, too. */
  dots: boolean;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What the screens of Multiplication tables are drawn from, and act on. */
export interface TablesView extends TableView<TablesOptions, TablesState, TablesMove, TablesEvent, TablesWords> {
  readonly fingers: Fingers;
  /** A room that may still be on its way. */
  beside(): typeof Beside | undefined;
}
