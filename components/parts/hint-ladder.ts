import type { TemplateResult } from 'lit';
import type { Marks } from '../../src/hints/hint.js';
import type { GameTypes } from './game-types.js';

/** The hints of a game as its element uses them: a ladder of rungs, each more specific than the one before. */
export interface HintLadder<T extends GameTypes> {
  /**
   * Gives the next hint. `asked` aborts when the position for which it was requested has passed. Resolves with the move
   * that the ladder leads to.
   */
  climb(context: T['context'], asked: AbortSignal): Promise<T['move'] | undefined>;
  /** Returns the card of the current hint; undefined if there is none. */
  card(context: T['context']): TemplateResult | undefined;
  /** Closes the hint; returns false if there is none. */
  close(context: T['context']): boolean;
  /** Returns the current marks; `rung` is 0 without a hint, else 1 to 3. */
  marks(context: T['context']): Marks & { readonly rung: number };
  /** Returns the accessible name of a marked item. */
  marked(context: T['context'], label: string): string;
}
