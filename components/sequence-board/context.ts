import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import type { SequenceWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';

/** What the element remembers of a person's doings, beside the match. */
export interface InteractionState {
  /** The mask of the dice that are kept or named, for one point of the game. */
  picked: { readonly ply: number; readonly mask: number } | undefined;
  /** At which point of the game a player is asked whether to pass; undefined where nobody is. */
  unsure: number | undefined;
  /** Faces of real dice tapped so far. */
  faces: readonly number[];
  /** Whether the table says what the dice make. */
  shows: boolean;
  /** In the look back, how many moves have been made; undefined for all. */
  backTo: number | undefined;
}

/** What Sequence's rules, words and screens are about. */
export interface SequenceTypes {
  readonly options: SequenceOptions;
  readonly state: SequenceState;
  readonly move: SequenceMove;
  readonly event: SequenceEvent;
  readonly words: SequenceWords;
  readonly context: SequenceContext;
}

/** What the screens of Sequence are drawn from, and act on. */
export interface SequenceContext extends GameContext<SequenceTypes> {
  readonly interaction: InteractionState;
}
