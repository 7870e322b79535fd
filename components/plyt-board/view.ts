import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type { PlytEvent, PlytMove, PlytOptions, PlytState } from '../../src/rules/plyt/index.js';
import type { PlytWords } from '../../src/words/plyt.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from '../parts/draft.js';
import type * as Beside from './beside.js';
import type * as BoardView from './board-view.js';
import type * as Cards from './cards.js';
import type * as Lesson from './lesson.js';
import type * as AtHand from './at-hand.js';

/** What the element remembers of a person's doings, beside the match. */
export interface Fingers {
  /** The digits of an answer. */
  typed: string;
  /** How many dice were picked to be thrown; undefined for the Standard. */
  dice: number | undefined;
  /** Faces of real dice tapped so far, Master first. */
  faces: readonly number[];
  /** The square that the keyboard is on. */
  focusSquare: number;
  /** Digits of the square to go to; undefined when nobody asked to. */
  going: string | undefined;
  /** The ply up to which wrong answers have been looked at. */
  seen: number;
  /** The ply at which secret cards were laid open to their holder. */
  openAt: number;
  /** The card of the hand whose use is being chosen. */
  inHand: number | undefined;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What the screens of PLYT are drawn from, and act on. */
export interface PlytView {
  readonly fingers: Fingers;
  readonly realDice: boolean;
  readonly match: Match<PlytOptions, PlytState, PlytMove, PlytEvent>;
  readonly table: Table<PlytOptions, PlytState, PlytMove, PlytEvent>;
  readonly words: CommonWords;
  readonly gameWords: PlytWords;
  readonly languageTag: string;
  readonly rtl: boolean;
  /** Rooms that may still be on their way. */
  board(): typeof BoardView | undefined;
  pads(): typeof AtHand | undefined;
  beside(): typeof Beside | undefined;
  cards(): typeof Cards | undefined;
  lesson(): typeof Lesson | undefined;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  tell(event: PlytEvent, state: PlytState): string;
  say(sentence: string): void;
  /** Makes a move; false when it was refused. */
  play(move: PlytMove): boolean;
  undo(): void;
  redo(): void;
  readonly draft: Draft;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Where the game is kept in this browser; undefined where it is not. */
  readonly saving: { forget(): void } | undefined;
  /** Opens the set-up form. */
  newGame(): void;
  /** Starts the same game anew. */
  again(): void;
  /** Where the focus goes once the screen is drawn anew, if it was in here. */
  focusOn(selector: string): void;
}
