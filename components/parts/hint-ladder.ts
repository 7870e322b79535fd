import type { TemplateResult } from 'lit';
import type { Marks } from '../../src/hints/hint.js';
import type { GameTypes, HostElement, PlayingOf, TableOf } from './game-types.js';
import type { Reader } from './reader.js';

/** The part of a game's context that says whether the person to act may get a hint. */
export type MayHint<T extends GameTypes> = Pick<
  T['context'],
  Extract<keyof T['context'], 'interaction' | 'isCovered' | 'match'>
>;

/** The part of a game's context that the marks of a hint depend on. */
export type Hinted<T extends GameTypes> = MayHint<T> & { readonly host: HostElement; readonly table: TableOf<T> };

/** The part of a game's context that the card of a hint is drawn from. */
export type HintView<T extends GameTypes> = Hinted<T> &
  Pick<Reader<T['words']>, 'figure' | 'gameWords' | 'notation' | 'words'> & {
    readonly match: PlayingOf<T>;
    readonly sought: T['move'] | undefined;
    written(text: string): string;
    focusOn(selector: string): void;
  };

/** The marks of the current hint; `rung` is 0 without a hint, else 1 to 3. */
export interface HintMarks extends Marks {
  readonly rung: number;
}

/** The current hint, for what is drawn of the game. */
export interface Hint extends HintMarks {
  /** Returns the accessible name of a marked item. */
  nameOf(label: string): string;
}

/** The hints of a game as its element uses them: a ladder of rungs, each more specific than the one before. */
export interface HintLadder<T extends GameTypes> {
  /**
   * Gives the next hint. `asked` aborts when the position for which it was requested has passed. Resolves with the move
   * that the ladder leads to.
   */
  climb(context: T['context'], asked: AbortSignal): Promise<T['move'] | undefined>;
  /** Returns the card of the current hint; undefined if there is none. */
  card(v: HintView<T>): TemplateResult | undefined;
  /** Closes the hint; returns false if there is none. */
  close(v: Hinted<T>): boolean;
  /** Returns the marks of the current hint. */
  marks(v: Hinted<T>): HintMarks;
  /** Returns the current hint: its marks, and their names. */
  current(v: Hinted<T> & Pick<Reader<T['words']>, 'notation' | 'words'>): Hint;
}
