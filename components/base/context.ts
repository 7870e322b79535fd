import type { CommonWords, MainWords, SetUpWords, StudyWords } from '../../src/words/types.js';
import type { Best } from './device-memory.js';
import type { Seat } from '../../src/rules/game.js';
import type { Draft } from './draft.js';
import type { Fault } from './notices.js';
import type { Moment } from './moments.js';
import type { HintsDelegate } from './hints-delegate.js';
import type { Preferences } from './preferences.js';
import type { GameTypes, HostElement, MatchOf, TableOf } from './types.js';

/** What the form before a game is drawn from, and acts on. */
export interface FormContext<W> {
  /** The fewest and the most players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** A game that waits behind the form; undefined where there is none. */
  readonly match: object | undefined;
  readonly words: SetUpWords<CommonWords>;
  readonly gameWords: W;
  readonly languageTag: string;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  readonly draft: Draft;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Shows how to play; undefined where the form stands for itself. */
  readonly openHowTo?: (() => void) | undefined;
  /** Where the game is kept in this browser; undefined where it is not. */
  readonly saving: { forget(): void } | undefined;
  /** What is preferred beside the rules; undefined where the form stands for itself. */
  readonly preferred?: Preferences;
  /** Changes what a person prefers, and remembers it where the game is kept. */
  prefer?(preferences: Preferences): void;
  /** The people who have played here before, the last ones first. */
  readonly names: readonly string[];
}

/** What the screens of every game are drawn from, and act on; each game adds what is its own. */
export interface GameContext<T extends GameTypes> extends Omit<FormContext<T['words']>, 'words' | 'gameWords'> {
  readonly words: MainWords<CommonWords>;
  readonly gameWords: MainWords<T['words']>;
  readonly realDice: boolean;
  /** Turns, par and best of a game that one person has played alone to the end; undefined for any other game. */
  readonly best: Best | undefined;
  /** The match as it is shown: while a move is being shown, the match before that move. */
  readonly match: MatchOf<T>;
  /** The move that is being shown, and how far; nobody can move meanwhile. */
  readonly moment: Moment<T> | undefined;
  openHowTo(): void;
  closeHowTo(): void;
  readonly preferred: Preferences;
  prefer(preferences: Preferences): void;
  /** Goes on from a beat that waits for somebody; ends any other moment. */
  goOn(): void;
  readonly table: TableOf<T>;
  readonly rtl: boolean;
  /** An event as a sentence; `state` is the one it led to. Empty where another event of the same move says it. */
  announce(event: T['event'], state: T['state']): string;
  /** Makes a move; false when it was refused. */
  play(move: T['move']): boolean;
  undo(): void;
  redo(): void;
  /** Draws hints and their marks, once one was asked for. */
  readonly hints: HintsDelegate<T> | undefined;
  /** In a puzzle the answer that hints lead to. */
  readonly sought: T['move'] | undefined;
  /** The element itself. */
  readonly host: HostElement;
  /** Shows what went wrong, and tells the page. */
  fault(code: string, message: string, fault: Fault): void;
  /** Opens the set-up form. */
  newGame(): void;
  /** Opens the replay with its review, or another page of it: each player has one. */
  openReplay(seat: Seat): void;
  /** Opens the practice of the facts that people missed. */
  openPractice(): void;
  /** Goes back to the end of the game; `count`: so many facts were practised, and all are known now. */
  closePractice(count?: number): void;
  /** How many facts were practised after this game; 0 before. */
  readonly practised: number;
  /** Whose page of the replay is open. */
  readonly page: Seat;
  /** Starts the same game anew. */
  again(): void;
  /** Moves the focus there after the next update, if the focus is in the element. */
  focusOn(selector: string): void;
}

/** What a context has besides in the study module, whose words have come with it. */
export interface WithStudyWords<T extends GameTypes> {
  readonly words: StudyWords<CommonWords>;
  readonly gameWords: StudyWords<T['words']>;
}

/** What a context has besides in the set-up module, likewise. */
export interface WithSetUpWords<T extends GameTypes> {
  readonly words: SetUpWords<CommonWords>;
  readonly gameWords: SetUpWords<T['words']>;
}

/** The context of a game in its study module, and in its set-up module. */
export type StudyContext<T extends GameTypes> = T['context'] & WithStudyWords<T>;
export type SetUpContext<T extends GameTypes> = T['context'] & WithSetUpWords<T>;
