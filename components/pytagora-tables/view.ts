import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type { TablesEvent, TablesMove, TablesOptions, TablesState } from '../../src/rules/tables/index.js';
import type { TablesWords } from '../../src/words/tables.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from '../parts/draft.js';
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
export interface TablesView {
  readonly fingers: Fingers;
  readonly match: Match<TablesOptions, TablesState, TablesMove, TablesEvent>;
  readonly table: Table<TablesOptions, TablesState, TablesMove, TablesEvent>;
  readonly words: CommonWords;
  readonly gameWords: TablesWords;
  readonly languageTag: string;
  readonly rtl: boolean;
  /** A room that may still be on its way. */
  beside(): typeof Beside | undefined;
  /** A number in the reader's digits. */
  figure(value: number): string;
  tell(event: TablesEvent, state: TablesState): string;
  say(sentence: string): void;
  /** Makes a move; false when it was refused. */
  play(move: TablesMove): boolean;
  undo(): void;
  redo(): void;
  /** Where the game is kept, if it is. */
  readonly saving: { forget(): void } | undefined;
  readonly draft: Draft;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Opens the set-up form. */
  newGame(): void;
  /** Starts the same game anew. */
  again(): void;
  /** Where the focus goes once the screen is drawn anew, if it was in here. */
  focusOn(selector: string): void;
  /** Whether a tap comes so soon after a move that it was not meant. */
  isHasty(event: Event): boolean;
}
