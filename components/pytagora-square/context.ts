import type {
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import type { UpAndDownWords } from '../../src/words/types.js';
import type { GameContext } from '../parts/context.js';

/** The state of a person's input that the element keeps besides the match. */
export interface InteractionState {
  /** The piece of the hand that has the keyboard focus. */
  focusPiece: number;
  /** The tapped piece that does not fit, and the number of wrong taps so far. */
  wrong: { readonly index: number; readonly times: number } | undefined;
  /** An arrow to the next place after a piece that does not fit, for players without a voice. */
  arrow: readonly [from: readonly [number, number], to: readonly [number, number]] | undefined;
  /** A piece that fits at both ends, so that its place has to be tapped; or one that was hinted at. */
  held: number | undefined;
  /** True if the start is the form in words, for grown-ups; false if it is in pictures. */
  inWords: boolean;
  /** The number of moves shown in the replay; undefined for all of them. */
  backTo: number | undefined;
}

/** The input that belongs to one position. */
export const untouched = {
  wrong: undefined,
  arrow: undefined,
  held: undefined,
  inWords: false,
  backTo: undefined,
} satisfies Partial<InteractionState>;

/** The types of Up and down. */
export interface SquareTypes {
  readonly options: UpAndDownOptions;
  readonly state: UpAndDownState;
  readonly move: UpAndDownMove;
  readonly event: UpAndDownEvent;
  readonly words: UpAndDownWords;
  readonly context: SquareContext;
}

/** The data that the screens of Up and down render, and their actions. */
export interface SquareContext extends GameContext<SquareTypes> {
  readonly interaction: InteractionState;
  /** True if the voice is switched off. */
  readonly isMute: boolean;
  /** True if the next number is shown; otherwise players have to know it. */
  readonly aided: boolean;
  setAided(aided: boolean): void;
  /** Says a sentence aloud if the voice is on. */
  sayAloud(sentence: string): void;
  /** Animates the next piece that is laid from a part of the element, given by its selector. */
  flyFrom(selector: string): void;
  /** Draws an arrow from a part of the element to the place where the game continues. */
  pointFrom(selector: string): void;
}
