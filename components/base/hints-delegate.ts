import type { TemplateResult } from 'lit';
import type { Marks } from '../../src/hints/hint.js';
import type { GameTypes } from './types.js';

/** What an element asks of a ladder of hints. */
export interface HintsDelegate<T extends GameTypes> {
  /** One rung more. `asked`: aborts when the position for which it was asked has passed. Resolves with the move the ladder leads to. */
  climb(context: T['context'], asked: AbortSignal): Promise<T['move'] | undefined>;
  /** The card of the hint that was given; undefined without one. */
  card(context: T['context']): TemplateResult | undefined;
  /** Puts the hint away; false where there is none. */
  close(context: T['context']): boolean;
  /** What is marked now; `rung` is 0 without a hint, else 1 to 3. */
  marks(context: T['context']): Marks & { readonly rung: number };
  /** The accessible name of something that is marked. */
  marked(context: T['context'], label: string): string;
}
