import type { CSSResult, LitElement, TemplateResult } from 'lit';
import type { Strength } from '../../src/puzzles/strength.js';
import type { OnceMore } from '../../src/learning/once-more.js';
import type { MatchStep } from '../../src/match/match.js';
import type { SetUpWords } from '../../src/words/types.js';
import type { LazySetUpWords, LazyStudyWords } from '../../src/words/words.js';
import type { SetUpContext, StudyContext } from './context.js';
import type { Draft } from './draft.js';
import type { FormOptions, FormReader, FormRules, WithoutElement } from './game-form.js';
import type { HintLadder, HintView } from './hint-ladder.js';
import type { GameTypes, HostElement, LocalTableOf, MatchOf } from './game-types.js';
import type { optionsAlone } from './options-alone.js';

/** A move that was refused. */
export type Refusal<T extends GameTypes> = Extract<MatchStep<T['state'], T['event']>, { ok: false }>;

/** A puzzle in place of a game: it handles moves, hints and rendering. */
export interface PuzzleInPlay<T extends GameTypes> {
  /** Judges a move and returns the result. */
  play(move: T['move']): MatchStep<T['state'], T['event']>;
  hint(): Promise<T['move']>;
  /** Renders the marks of a hint, or of an answer that is shown. */
  readonly hints: HintLadder<T> | undefined;
  /** The answer that hints lead to. */
  readonly sought: T['move'] | undefined;
  /** Renders the puzzle around its board. */
  renderPlay(v: HintView<T>, board: TemplateResult): TemplateResult;
}

/** The element of a puzzle, with its unchecked attributes. */
interface PuzzleElement<T extends GameTypes> extends HostElement {
  /** Undefined once the puzzle has been left. */
  puzzle: string | undefined;
  readonly puzzleStrength: Strength | undefined;
  readonly position: string | undefined;
  readonly persist: string | undefined;
  readonly rules: MatchOf<T>['game'];
}

/** The match of an element as a puzzle uses it. */
interface PuzzleMoves<T extends GameTypes> {
  readonly localTable: LocalTableOf<T>;
  /** Announces and shows why the rules refuse a move. */
  refuse(refusal: Refusal<T>): void;
  /** The puzzle that is played instead of the game. */
  puzzle: PuzzleInPlay<T> | undefined;
}

/** The data and functions that a puzzle is handed by its element. */
export interface PuzzleNeeds<T extends GameTypes> {
  readonly element: PuzzleElement<T>;
  readonly moves: PuzzleMoves<T>;
  readonly screens: { backToGame(): void };
  /** The hints of the game. */
  readonly hints: HintLadder<T>;
  context(): T['context'];
  readonly next: { readonly draft: Draft };
  /** Returns the options that follow the language. */
  optionsOfLanguage(): object;
  /** Clears input, because the position has changed. */
  resetInteraction(): void;
}

/** The data and functions that the controller of the card of a missed fact is handed. */
export interface OnceMoreNeeds {
  readonly element: LitElement;
  /** Returns the fact to ask; `asked` lists the facts already asked again. */
  find(asked: readonly string[]): OnceMore | undefined;
  /** Called with an answer. */
  judge(fact: OnceMore, right: boolean): void;
  /** Returns whether a computer player's move is being shown. */
  isOthers(): boolean;
  /** Moves the focus to the game. */
  leave(): void;
}

/** The lazy module of hints, replay with review, and puzzles. */
export interface StudyModule<T extends GameTypes> {
  readonly words: LazyStudyWords<T['words']>;
  readonly styles: readonly CSSResult[];
  /** Undefined in games without hints. */
  readonly hints?: HintLadder<T>;
  /** Renders the screen after a game: its end, its curve, and every move with its review. */
  renderReplay(context: StudyContext<T>): unknown;
  /** Renders the practice of missed facts; undefined in games that ask for no facts. */
  renderPractice?(context: StudyContext<T>): TemplateResult;
  /** Asks missed facts again, and renders the card of each; undefined in games that ask for no facts. */
  readonly OnceMoreController?: new (needs: OnceMoreNeeds) => { update(context: StudyContext<T>): unknown };
  /** Opens the puzzle requested by the attributes. Resolves to false, after a notice, if that is not possible. */
  openPuzzle?(needs: PuzzleNeeds<T>): Promise<boolean>;
}

/** The lazy module of the set-up form and how to play. */
export interface SetUpModule<T extends GameTypes> {
  readonly words: LazySetUpWords<T['words']>;
  readonly styles?: readonly CSSResult[];
  readonly withoutElement?: WithoutElement;
  rules(v: Pick<FormReader<unknown>, 'notation'>): FormRules;
  /** Describes the options of the game. */
  options(v: FormReader<SetUpWords<T['words']>>): FormOptions;
  readonly optionsAlone: typeof optionsAlone;
  render(context: SetUpContext<T>): unknown;
  /** Renders how to play as an open dialog. */
  howTo(context: SetUpContext<T>): unknown;
}
