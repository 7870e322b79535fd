import type { PlytEvent, PlytMove, PlytOptions, PlytState } from '../../src/rules/plyt/index.js';
import type { PlytWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';

/** What the element remembers of a person's doings, beside the match. */
export interface InteractionState {
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

/** What PLYT's rules, words and screens are about. */
export interface PlytTypes {
  readonly options: PlytOptions;
  readonly state: PlytState;
  readonly move: PlytMove;
  readonly event: PlytEvent;
  readonly words: PlytWords;
  readonly context: PlytContext;
}

/** What the screens of PLYT are drawn from, and act on. */
export interface PlytContext extends GameContext<PlytTypes> {
  readonly interaction: InteractionState;
}
