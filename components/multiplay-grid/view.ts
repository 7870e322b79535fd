import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import type { MultiplayWords } from '../../src/words/multiplay.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from '../parts/draft.js';
import type * as Beside from './beside.js';
import type * as Pads from './pads.js';

/** What a person is about to do: typing an answer for a cube or for a factor (MUL-06). */
export type Typing =
  { readonly cell: number; readonly typed: string } | { readonly factor: number; readonly typed: string };

/** What the element remembers of a person's doings, beside the match. */
export interface Fingers {
  typing: Typing | undefined;
  /** The cell that the keyboard is on. */
  focusCell: number;
  /** A cell that was hinted at, or refused. */
  marked: { readonly cell: number; readonly mark: 'hint' | 'refused' } | undefined;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What the screens of Multiplay are drawn from, and act on. */
export interface MultiplayView {
  readonly fingers: Fingers;
  readonly realDice: boolean;
  readonly match: Match<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent>;
  readonly table: Table<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent>;
  readonly words: CommonWords;
  readonly gameWords: MultiplayWords;
  readonly languageTag: string;
  readonly rtl: boolean;
  /** Rooms that may still be on their way. */
  pads(): typeof Pads | undefined;
  beside(): typeof Beside | undefined;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  tell(event: MultiplayEvent, state: MultiplayState): string;
  say(sentence: string): void;
  /** Makes a move; false when it was refused. */
  play(move: MultiplayMove): boolean;
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
