import type {
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import type { SquareWords } from '../../src/words/square.js';
import type { TableView } from '../base/context.js';
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
export interface SquareView extends TableView<
  UpAndDownOptions,
  UpAndDownState,
  UpAndDownMove,
  UpAndDownEvent,
  SquareWords
> {
  readonly fingers: Fingers;
  /** Whether what comes next is shown; else the player is to know it. */
  readonly aided: boolean;
  setAided(aided: boolean): void;
  /** A room that may still be on its way. */
  beside(): typeof Beside | undefined;
  /** The piece that is laid next comes from there: a part of the element, by its selector. */
  flyFrom(selector: string): void;
}
