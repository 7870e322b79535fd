import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import type { SequenceWords } from '../../src/words/sequence.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from '../parts/draft.js';
import type * as Beside from './beside.js';
import type * as Climb from './climb.js';
import type * as Pads from './pads.js';

/** The move that is best, and what it is worth: of a keep also the player's own choice. */
export interface Tip {
  readonly ply: number;
  /** Undefined while it is being worked out. */
  readonly move?: SequenceMove;
  /** The expected steps of each mask of kept dice, where dice are to be kept. */
  readonly values?: ArrayLike<number>;
}

/** What the element remembers of a person's doings, beside the match. */
export interface Fingers {
  /** The mask of the dice that are kept or named, for one point of the game. */
  picked: { readonly ply: number; readonly mask: number } | undefined;
  /** Faces of real dice tapped so far. */
  faces: readonly number[];
  /** Whether the table says what the dice make. */
  shows: boolean;
  tip: Tip | undefined;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What the screens of Sequence are drawn from, and act on. */
export interface SequenceView {
  readonly fingers: Fingers;
  readonly realDice: boolean;
  readonly match: Match<SequenceOptions, SequenceState, SequenceMove, SequenceEvent>;
  readonly table: Table<SequenceOptions, SequenceState, SequenceMove, SequenceEvent>;
  readonly words: CommonWords;
  readonly gameWords: SequenceWords;
  readonly languageTag: string;
  readonly rtl: boolean;
  /** Rooms that may still be on their way. */
  pads(): typeof Pads | undefined;
  beside(): typeof Beside | undefined;
  climb(): typeof Climb | undefined;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  tell(event: SequenceEvent, state: SequenceState): string;
  say(sentence: string): void;
  /** Makes a move; false when it was refused. */
  play(move: SequenceMove): boolean;
  /** Asks for a tip, or puts it away. */
  tip(): void;
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
