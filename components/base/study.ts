import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { OnceMore } from '../../src/learning/once-more.js';
import type { MatchStep } from '../../src/match/match.js';
import type { LazySetUpWords, LazyStudyWords } from '../../src/words/words.js';
import type { SetUpContext, StudyContext } from './context.js';
import type { HintsDelegate } from './hints-delegate.js';
import type { GameTypes, HostElement, LocalTableOf, MatchOf } from './types.js';

/** A move that was refused. */
export type Refusal<T extends GameTypes> = Extract<MatchStep<T['state'], T['event']>, { ok: false }>;

/** A puzzle in place of a game: it handles moves, hints and rendering. */
export interface PuzzleDelegate<T extends GameTypes> {
  /** Judges a move and says what became of it. */
  play(move: T['move']): MatchStep<T['state'], T['event']>;
  hint(): Promise<T['move']>;
  /** Renders the marks of a hint, or of an answer that is shown. */
  readonly hints: HintsDelegate<T> | undefined;
  /** The answer that hints lead to. */
  readonly sought: T['move'] | undefined;
  renderPlay(context: T['context']): TemplateResult;
}

/** The element of a puzzle, with its unchecked attributes. */
interface PuzzleElement<T extends GameTypes> extends HostElement {
  /** Undefined once the puzzle has been left. */
  puzzle: string | undefined;
  readonly puzzleStrength: string | undefined;
  readonly position: string | undefined;
  readonly persist: string | undefined;
  readonly optionsOfLanguage: object;
  readonly game: MatchOf<T>['game'];
}

/** What a puzzle needs from its element. */
export interface PuzzleHost<T extends GameTypes> {
  readonly element: PuzzleElement<T>;
  readonly table: LocalTableOf<T>;
  /** The hints of the game. */
  readonly hints: HintsDelegate<T>;
  context(): StudyContext<T>;
  renderPlay(context: T['context']): TemplateResult;
  /** Resets the interaction state, because the position has changed. */
  resetInteraction(): void;
  /** Says why the rules refuse a move. */
  refuse(refusal: Refusal<T>): void;
  /** Called when the puzzle is ready; it replaces the game. */
  begin(puzzle: PuzzleDelegate<T>): void;
}

/** What the card of a missed fact needs of its element. */
export interface OnceMoreHost {
  /** Returns the fact to ask; `asked`: those that have come back. */
  find(asked: readonly string[]): OnceMore | undefined;
  /** Called with an answer. */
  judge(fact: OnceMore, right: boolean): void;
  /** Whether a computer player is seen to move. */
  isOthers(): boolean;
  /** Moves the focus to the game. */
  leave(): void;
}

/** The lazy module of hints, replay with review, and puzzles. */
export interface StudyModule<T extends GameTypes> {
  readonly words: LazyStudyWords<T['words']>;
  readonly styles: readonly CSSResult[];
  readonly hints: HintsDelegate<T>;
  /** Renders the screen after a game: its end, its curve, and every move with its review. */
  renderReplay(context: StudyContext<T>): TemplateResult;
  /** Renders the practice of missed facts; undefined in games that ask for no facts. */
  renderPractice?(context: StudyContext<T>): TemplateResult;
  /** Opens and ends the card of a missed fact that is asked once more, and renders it; undefined in the same games. */
  followOnceMore?(context: StudyContext<T>, host: OnceMoreHost): void;
  renderOnceMore?(context: StudyContext<T>, host: OnceMoreHost): TemplateResult | typeof nothing;
  /** Opens the puzzle requested by the attributes. Resolves to false, after a notice, if that is not possible. */
  openPuzzle?(host: PuzzleHost<T>): Promise<boolean>;
}

/** The lazy module of the set-up form and how to play. */
export interface SetUpModule<T extends GameTypes> {
  readonly words: LazySetUpWords<T['words']>;
  readonly styles: readonly CSSResult[];
  render(context: SetUpContext<T>): TemplateResult;
  /** Renders how to play as an open dialog. */
  howTo(context: SetUpContext<T>): TemplateResult;
}
