import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import type { SequenceWords } from '../../src/words/types.js';
import type { GameContext } from '../parts/context.js';
import type { CardInteraction } from '../parts/cards/controls.js';

/** The state of a person's input that the element keeps besides the match. */
export interface InteractionState extends CardInteraction {
  /** The mask of the dice that are kept or named, and the ply for which it is valid. */
  picked: { readonly ply: number; readonly mask: number } | undefined;
  /** The ply at which the player is asked to confirm passing; undefined if the player is not asked. */
  unsure: number | undefined;
  /** The faces of real dice entered so far. */
  faces: readonly number[];
  /** True if the player has opened the eye, false if closed; undefined while the table is as the option says (SEQ-15). */
  eye: boolean | undefined;
  /** The ply at which the player's own cards are looked at before the dice have fallen; undefined if they are not. */
  looksAt: number | undefined;
  /** True while the mountain is open over the game. */
  seesMountain: boolean;
  /** The number of moves shown in the replay; undefined for all of them. */
  backTo: number | undefined;
}

/** The input that belongs to one position. */
export const untouched = {
  picked: undefined,
  unsure: undefined,
  faces: [],
  openAt: -1,
  inHand: undefined,
  looksAt: undefined,
  backTo: undefined,
} satisfies Partial<InteractionState>;

/** The types of Sequence. */
export interface SequenceTypes {
  readonly options: SequenceOptions;
  readonly state: SequenceState;
  readonly move: SequenceMove;
  readonly event: SequenceEvent;
  readonly words: SequenceWords;
  readonly context: SequenceContext;
}

/** The data that the screens of Sequence render, and their actions. */
export interface SequenceContext extends GameContext<SequenceTypes> {
  readonly interaction: InteractionState;
}
