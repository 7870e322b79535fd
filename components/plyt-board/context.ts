import type { PlytEvent, PlytMove, PlytOptions, PlytState } from '../../src/rules/plyt/index.js';
import type { RouteKind } from '../../src/rules/routes.js';
import type { PlytWords } from '../../src/words/types.js';
import type { GameContext } from '../parts/context.js';
import type { CardInteraction } from '../parts/cards/controls.js';

/** The state of a person's input that the element keeps besides the match. */
export interface InteractionState extends CardInteraction {
  /** The digits typed as an answer. */
  typed: string;
  /** The number of dice chosen to throw; undefined for the Standard. */
  dice: number | undefined;
  /** The faces of real dice entered so far, the Master first. */
  faces: readonly number[];
  /** The square that has the keyboard focus. */
  focusSquare: number;
  /** The digits of the square to go to; undefined while no square is being entered. */
  going: string | undefined;
  /** The route to the answer that was chosen in a lesson; undefined for the one that suits the numbers. */
  route: RouteKind | undefined;
  /** True if the first product of a longer sum has been opened in a lesson. */
  opened: boolean;
  /** After a lesson: whether the same sum is asked again for practice, and how it was answered. */
  practice: 'asked' | 'right' | 'wrong' | undefined;
  /** The position after the right answer to a puzzle, and its events. */
  solved: { readonly state: PlytState; readonly events: readonly PlytEvent[] } | undefined;
  /** The number of moves shown in the replay; undefined for all of them. */
  backTo: number | undefined;
}

/** The input that belongs to one position. */
export const untouched = {
  typed: '',
  dice: undefined,
  faces: [],
  going: undefined,
  route: undefined,
  opened: false,
  practice: undefined,
  solved: undefined,
  openAt: -1,
  inHand: undefined,
  backTo: undefined,
} satisfies Partial<InteractionState>;

/** The types of PLYT. */
export interface PlytTypes {
  readonly options: PlytOptions;
  readonly state: PlytState;
  readonly move: PlytMove;
  readonly event: PlytEvent;
  readonly words: PlytWords;
  readonly context: PlytContext;
}

/** The data that the screens of PLYT render, and their actions. */
export interface PlytContext extends GameContext<PlytTypes> {
  readonly interaction: InteractionState;
}
