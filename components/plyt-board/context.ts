import type { PlytEvent, PlytMove, PlytOptions, PlytState } from '../../src/rules/plyt/index.js';
import type { RouteKind } from '../../src/rules/routes.js';
import type { PlytWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';
import type { CardInteraction } from '../screens/cards/controls.js';

/** What the element remembers about the player's interaction, apart from the match. */
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
  /** Whether the first product of a longer sum has been opened in a lesson. */
  opened: boolean;
  /** The same sum once more, after a lesson: asked again, or answered. */
  practice: 'asked' | 'right' | 'wrong' | undefined;
  /** The position after the right answer to a puzzle, and its events. */
  solved: { readonly state: PlytState; readonly events: readonly PlytEvent[] } | undefined;
  /** The number of moves shown in the replay; undefined for all of them. */
  backTo: number | undefined;
}

/** The types of PLYT. */
export interface PlytTypes {
  readonly options: PlytOptions;
  readonly state: PlytState;
  readonly move: PlytMove;
  readonly event: PlytEvent;
  readonly words: PlytWords;
  readonly context: PlytContext;
}

/** What the screens of PLYT render and act on. */
export interface PlytContext extends GameContext<PlytTypes> {
  readonly interaction: InteractionState;
}
