import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import type { SequenceWords } from '../../src/words/sequence.js';
import type { TableView } from '../parts/table-view.js';
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
export interface SequenceView extends TableView<
  SequenceOptions,
  SequenceState,
  SequenceMove,
  SequenceEvent,
  SequenceWords
> {
  readonly fingers: Fingers;
  /** Rooms that may still be on their way. */
  pads(): typeof Pads | undefined;
  beside(): typeof Beside | undefined;
  climb(): typeof Climb | undefined;
  /** Asks for a tip, or puts it away. */
  tip(): void;
}
