import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import type { RouteKind } from '../../src/rules/routes.js';
import type { MultiplayWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';

/** What a person is about to do: typing an answer for a cube or for a factor (MUL-06). */
export type Typing =
  | { readonly cell: number; readonly typed: string }
  | { readonly factor: number; readonly typed: string };

/** What the element remembers of a person's input, besides the match. */
export interface InteractionState {
  typing: Typing | undefined;
  /** The cell that the keyboard is on. */
  focusCell: number;
  /** Whether a person has moved, and the focus is to be led to what comes next. */
  leads: boolean;
  /** After a wrong answer: whether the same sum is asked again for practice, and how it was answered. */
  practice: 'asked' | 'right' | 'wrong' | undefined;
  /** What was typed for practice. */
  practised: string;
  /** The route that was chosen to learn by. */
  route: RouteKind | undefined;
  /** A cell that was refused. */
  refused: number | undefined;
  /** What the right answer to a puzzle brings about. */
  solved: { readonly state: MultiplayState; readonly events: readonly MultiplayEvent[] } | undefined;
  /** The step of the replay that is shown; undefined for the last. */
  backTo: number | undefined;
}

/** What Multiplay's rules, words and screens are about. */
export interface MultiplayTypes {
  readonly options: MultiplayOptions;
  readonly state: MultiplayState;
  readonly move: MultiplayMove;
  readonly event: MultiplayEvent;
  readonly words: MultiplayWords;
  readonly context: MultiplayContext;
}

/** What the screens of Multiplay are drawn from, and act on. */
export interface MultiplayContext extends GameContext<MultiplayTypes> {
  readonly interaction: InteractionState;
}
