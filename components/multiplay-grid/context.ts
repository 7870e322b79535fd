import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import type { MultiplayWords } from '../../src/words/multiplay.js';
import type { TableView } from '../base/context.js';
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
  /** A cell that was refused. */
  refused: number | undefined;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What the screens of Multiplay are drawn from, and act on. */
export interface MultiplayView extends TableView<
  MultiplayOptions,
  MultiplayState,
  MultiplayMove,
  MultiplayEvent,
  MultiplayWords
> {
  readonly fingers: Fingers;
  /** Rooms that may still be on their way. */
  pads(): typeof Pads | undefined;
  beside(): typeof Beside | undefined;
}
