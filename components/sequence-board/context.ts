import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import type { SequenceWords } from '../../src/words/sequence.js';
import type { TableView } from '../base/context.js';
import type * as Beside from './beside.js';
import type * as Climb from './climb.js';
import type * as Pads from './pads.js';

/** What the element remembers of a person's doings, beside the match. */
export interface Fingers {
  /** The mask of the dice that are kept or named, for one point of the game. */
  picked: { readonly ply: number; readonly mask: number } | undefined;
  /** At which point of the game a player is asked whether to pass; undefined where nobody is. */
  unsure: number | undefined;
  /** Faces of real dice tapped so far. */
  faces: readonly number[];
  /** Whether the table says what the dice make. */
  shows: boolean;
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
}
