import type {
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import type { SquareWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';

/** What the element remembers of a person's doings, beside the match. */
export interface InteractionState {
  /** The piece of the hand that the keyboard is on. */
  focusPiece: number;
  /** The piece that was tapped and is not looked for, and how many times that has happened. */
  wrong: { readonly index: number; readonly times: number } | undefined;
  /** From a piece that is not looked for to the next place, for those who hear no voice. */
  arrow: readonly [from: readonly [number, number], to: readonly [number, number]] | undefined;
  /** A number whose place is to be tapped, for it fits at both ends; or one that was hinted at. */
  held: number | undefined;
  /** Whether nothing is said. */
  mute: boolean;
  /** Whether the start is the form in words, for grown-ups; else it is in pictures. */
  inWords: boolean;
  /** In the replay, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What Up and down's rules, words and screens are about. */
export interface SquareTypes {
  readonly options: UpAndDownOptions;
  readonly state: UpAndDownState;
  readonly move: UpAndDownMove;
  readonly event: UpAndDownEvent;
  readonly words: SquareWords;
  readonly context: SquareContext;
}

/** What the screens of Up and down are drawn from, and act on. */
export interface SquareContext extends GameContext<SquareTypes> {
  readonly interaction: InteractionState;
  /** Whether what comes next is shown; else the player is to know it. */
  readonly aided: boolean;
  setAided(aided: boolean): void;
  /** Says a sentence aloud, where the voice is on. */
  sayAloud(sentence: string): void;
  /** The piece that is laid next comes from there: a part of the element, by its selector. */
  flyFrom(selector: string): void;
  /** Shows from there where the game goes on. */
  pointFrom(selector: string): void;
}
