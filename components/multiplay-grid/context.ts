import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import type { RouteKind } from '../../src/rules/routes.js';
import type { MultiplayWords } from '../../src/words/types.js';
import type { GameContext } from '../parts/context.js';

/** An answer that a person is typing, for a cube or for a factor (MUL-06). */
export type Typing =
  | { readonly cell: number; readonly typed: string }
  | { readonly factor: number; readonly typed: string };

/** The state of a person's input that the element keeps besides the match. */
export interface InteractionState {
  typing: Typing | undefined;
  /** The cell that has the keyboard focus. */
  focusCell: number;
  /** True if a person has moved, so that the focus should move to the next action. */
  leads: boolean;
  /** After a wrong answer: whether the same sum is asked again for practice, and how it was answered. */
  practice: 'asked' | 'right' | 'wrong' | undefined;
  /** The answer typed for practice. */
  practised: string;
  /** The route to the answer that was chosen in a lesson. */
  route: RouteKind | undefined;
  /** The cell of a move that was refused. */
  refused: number | undefined;
  /** The position after the right answer to a puzzle, and its events. */
  solved: { readonly state: MultiplayState; readonly events: readonly MultiplayEvent[] } | undefined;
  /** The step shown in the replay; undefined for the last. */
  backTo: number | undefined;
}

/** The input that belongs to one position. */
export const untouched = {
  typing: undefined,
  practice: undefined,
  practised: '',
  route: undefined,
  refused: undefined,
  solved: undefined,
  backTo: undefined,
} satisfies Partial<InteractionState>;

/** The types of Multiplay. */
export interface MultiplayTypes {
  readonly options: MultiplayOptions;
  readonly state: MultiplayState;
  readonly move: MultiplayMove;
  readonly event: MultiplayEvent;
  readonly words: MultiplayWords;
  readonly context: MultiplayContext;
}

/** The data that the screens of Multiplay render, and their actions. */
export interface MultiplayContext extends GameContext<MultiplayTypes> {
  readonly interaction: InteractionState;
}
