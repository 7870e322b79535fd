/** What hints say: one sentence for each rung of a ladder, by the codes of `src/hints`. */
import type { Sentences } from './say.js';

/** Ways to work out a product or a sum. */
export type HintSums = Sentences<
  | 'sum-read'
  | 'sum-read-here'
  | 'sum-nought'
  | 'sum-once'
  | 'sum-twice'
  | 'sum-ten'
  | 'sum-half-of-ten'
  | 'sum-ten-less'
  | 'sum-ten-more'
  | 'sum-double'
  | 'sum-one-more'
  | 'sum-count-on'
  | 'sum-make-ten'
  | 'sum-order'
  | 'sum-tens'
  | 'sum-steps'
  | 'sum-last-step'
  | 'sum-answer'
>;

/** Cards of the trail. */
export type HintCards = Sentences<'card' | 'card-whom' | 'card-ahead' | 'card-back'>;

export type PlytHints = Sentences<
  | 'plyt-only'
  | 'plyt-throw'
  | 'plyt-count'
  | 'plyt-compare'
  | 'plyt-dice'
  | 'plyt-turned'
  | 'plyt-turned-useful'
  | 'plyt-turned-useless'
  | 'plyt-keep'
  | 'plyt-put-back'
  | 'plyt-hand'
  | 'plyt-hand-card'
  | 'plyt-hand-move'
  | 'plyt-hand-none'
  | 'plyt-advance'
  | 'plyt-done'
>;

export type SequenceHints = Sentences<
  | 'sequence-enough'
  | 'sequence-made'
  | 'sequence-rolls-bring'
  | 'sequence-stop'
  | 'sequence-together'
  | 'sequence-kept-brings'
  | 'sequence-keep-none'
  | 'sequence-towards'
  | 'sequence-begin'
  | 'sequence-keep'
  | 'sequence-look'
  | 'sequence-short'
  | 'sequence-pass'
  | 'sequence-kind'
  | 'sequence-kind-begin'
  | 'sequence-name'
  | 'sequence-yours'
  | 'sequence-same'
>;

export type MultiplayHints = Sentences<
  | 'multiplay-row'
  | 'multiplay-trap'
  | 'multiplay-quiet'
  | 'multiplay-row-here'
  | 'multiplay-trap-here'
  | 'multiplay-quiet-here'
  | 'multiplay-row-turn'
  | 'multiplay-trap-turn'
  | 'multiplay-quiet-turn'
  | 'multiplay-say'
  | 'multiplay-say-points'
  | 'multiplay-say-quiet'
  | 'multiplay-end'
  | 'multiplay-end-ahead'
  | 'multiplay-end-behind'
  | 'multiplay-end-level'
  | 'multiplay-end-now'
  | 'multiplay-end-later'
>;

export type PytagoraHints = Sentences<
  | 'pytagora-sign'
  | 'pytagora-crossing'
  | 'pytagora-apart'
  | 'pytagora-equation'
  | 'pytagora-none'
  | 'pytagora-exchange-left'
  | 'pytagora-exchange'
  | 'pytagora-pass-left'
  | 'pytagora-pass'
>;

export type SquareHints = Sentences<'square-next' | 'square-two' | 'square-here' | 'square-lay'>;

export type TablesHints = Sentences<'tables-rows' | 'tables-look' | 'tables-first' | 'tables-lay' | 'tables-pass'>;

/** What stands around a hint in all games. */
export interface HintPanelWords {
  /** How far up the ladder: "Hint 2 of 3". */
  readonly rung: (rung: string, of: string) => string;
  readonly more: string;
  /** What is added to the name of what is marked. */
  readonly marked: string;
  readonly close: string;
  readonly thinks: string;
  /** Nothing is to be chosen now. */
  readonly none: string;
  /** It could not be found. */
  readonly failed: string;
  /** Joins two steps of a sum: "…, then …". */
  readonly then: string;
}
