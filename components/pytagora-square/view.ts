import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type {
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import type { SquareWords } from '../../src/words/square.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from '../parts/draft.js';
import type * as Beside from './beside.js';

/** What the element remembers of a person's doings, beside the match. */
export interface Fingers {
  /** The piece of the hand that the keyboard is on. */
  focusPiece: number;
  /** The piece that was tapped and is not looked for, and how many times that has happened. */
  wrong: { readonly index: number; readonly times: number } | undefined;
  /** A number whose place is to be tapped, for it fits at both ends; or one that was hinted at. */
  held: number | undefined;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What the screens of Up and down are drawn from, and act on. */
export interface SquareView {
  readonly fingers: Fingers;
  readonly match: Match<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent>;
  readonly table: Table<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent>;
  readonly words: CommonWords;
  readonly gameWords: SquareWords;
  readonly languageTag: string;
  readonly rtl: boolean;
  /** Whether what comes next is shown; else the player is to know it. */
  readonly aided: boolean;
  /** A room that may still be on its way. */
  beside(): typeof Beside | undefined;
  /** A number in the reader's digits. */
  figure(value: number): string;
  tell(event: UpAndDownEvent, state: UpAndDownState): string;
  say(sentence: string): void;
  /** Makes a move; false when it was refused. */
  play(move: UpAndDownMove): boolean;
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
  /** The piece that is laid next comes from there: a part of the element, by its selector. */
  flyFrom(selector: string): void;
  /** Whether a tap comes so soon after a move that it was not meant. */
  isHasty(event: Event): boolean;
}
