import type { CSSResult, TemplateResult } from 'lit';
import type { MatchStep } from '../../src/match/match.js';
import type { LazySetUpWords, LazyStudyWords } from '../../src/words/words.js';
import type { SetUpContext, StudyContext } from './context.js';
import type { HintsDelegate } from './hints-delegate.js';
import type { GameTypes, HostElement, MatchOf, TableOf } from './types.js';

/** A puzzle in place of a game: it takes what would be moves, hints and drawing. */
export interface PuzzleDelegate<T extends GameTypes> {
  play(move: T['move'], ply?: number): MatchStep<T['state'], T['event']>;
  hint(): Promise<T['move']>;
  /** The marks of a hint, or of an answer that is shown. */
  readonly hints: HintsDelegate<T> | undefined;
  /** The answer that hints lead to. */
  readonly sought: T['move'] | undefined;
  renderPlay(context: T['context']): TemplateResult;
}

/** The element of a puzzle, with its attributes, not yet checked. */
interface PuzzleElement<T extends GameTypes> extends HostElement {
  /** Undefined once the puzzle has been left. */
  puzzle: string | undefined;
  readonly puzzleStrength: string | undefined;
  readonly position: string | undefined;
  readonly persist: string | undefined;
  readonly game: MatchOf<T>['game'];
  readonly table: TableOf<T>;
}

/** What a puzzle asks of its element. */
export interface PuzzleHost<T extends GameTypes> {
  readonly element: PuzzleElement<T>;
  /** The hints of the game. */
  readonly hints: HintsDelegate<T>;
  context(): StudyContext<T>;
  renderPlay(context: T['context']): TemplateResult;
  /** Forgets the interaction with another position. */
  resetInteraction(): void;
  /** The puzzle is ready: it takes the place of the game. */
  begin(puzzle: PuzzleDelegate<T>): void;
}

/** The lazy module of hints, replay with review, and puzzles. */
export interface StudyModule<T extends GameTypes> {
  readonly words: LazyStudyWords<T['words']>;
  readonly styles: readonly CSSResult[];
  readonly hints: HintsDelegate<T>;
  /** The screen after a game: its end, its growth, and every move to step through and to review. */
  renderReplay(context: StudyContext<T>): TemplateResult;
  /** The facts that people missed, to be tried again; undefined in games that ask for none. */
  renderPractice?(context: StudyContext<T>): TemplateResult;
  /** Opens the puzzle that the attributes ask for. Resolves with false, after a notice, where that is not possible. */
  openPuzzle?(host: PuzzleHost<T>): Promise<boolean>;
}

/** The lazy module of what helps before a game: the set-up form, and how to play. */
export interface SetUpModule<T extends GameTypes> {
  readonly words: LazySetUpWords<T['words']>;
  readonly styles: readonly CSSResult[];
  render(context: SetUpContext<T>): TemplateResult;
  /** How to play, as an open dialog. */
  howTo(context: SetUpContext<T>): TemplateResult;
}
