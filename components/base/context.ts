import type { CommonWords, MainWords, SetUpWords, StudyWords } from '../../src/words/types.js';
import type { Notation } from '../../src/words/notation.js';
import type { Best } from './device-memory.js';
import type { Seat } from '../../src/rules/game.js';
import type { Knows } from '../../src/rules/routes.js';
import type { Draft } from './draft.js';
import type { Fault } from './notices.js';
import type { Moment } from './moments.js';
import type { HintsDelegate } from './hints-delegate.js';
import type { Preferences } from './preferences.js';
import type { GameTypes, HostElement, PlayingOf, TableOf } from './types.js';

/** What the set-up form renders and what it can do. */
export interface FormContext<W> {
  /** The fewest and the most players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The game that waits behind the form, if any. */
  readonly match: object | undefined;
  readonly words: SetUpWords<CommonWords>;
  readonly gameWords: W;
  readonly languageTag: string;
  /** How sums are written and read. */
  readonly notation: Notation;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  readonly draft: Draft;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Shows how to play; undefined in a form without a game. */
  readonly openHowTo?: (() => void) | undefined;
  /** The level at which a computer player that fits plays next; undefined in a form without a game. */
  readonly fitLevel?: number;
  /** The tables that the learner is to practise next, two or none. */
  readonly tablesToPractise?: readonly number[];
  /** Opens a warm-up before the game; undefined if the game asks for no products. */
  readonly openWarmUp?: (() => void) | undefined;
  /** Deletes the game saved in this browser; undefined if games are not saved. */
  readonly saving: { forget(): void } | undefined;
  /** Goes on with the game that was just deleted; undefined if there is none. */
  readonly bringBack?: (() => void) | undefined;
  /** Preferences, which are not part of the rules; undefined in a form without a game. */
  readonly preferred?: Preferences;
  /** Changes preferences, and stores them if games are saved. */
  prefer?(preferences: Preferences): void;
  /** The people who have played here before, most recent first. */
  readonly names: readonly string[];
}

/** What the screens of every game render and can do; each game extends it. */
export interface GameContext<T extends GameTypes> extends Omit<FormContext<T['words']>, 'words' | 'gameWords'> {
  readonly words: MainWords<CommonWords>;
  readonly gameWords: MainWords<T['words']>;
  /** A sum in ASCII, or one of its signs, as the reader writes it. */
  written(text: string): string;
  readonly realDice: boolean;
  /** Turns, par and best of a finished single-player game; undefined for any other game. */
  readonly best: Best | undefined;
  /** The match as it is shown: while a move is being shown, the match before that move. */
  readonly match: PlayingOf<T>;
  /** The move that is being shown, and its current beat; nobody can move meanwhile. */
  readonly moment: Moment<T> | undefined;
  /** Returns how well the player at a seat knows products; undefined for all but a learner. */
  knows?(seat: Seat): Knows | undefined;
  openHowTo(): void;
  closeHowTo(): void;
  readonly preferred: Preferences;
  prefer(preferences: Preferences): void;
  /** Continues after a beat that waits for somebody; ends any other moment. */
  goOn(): void;
  readonly table: TableOf<T>;
  readonly rtl: boolean;
  /** Describes an event in a sentence; `state` is the resulting one. Empty if another event of the same move covers it. */
  announce(event: T['event'], state: T['state']): string;
  /** Makes a move, or sends it; returns false if it was refused. */
  play(move: T['move']): boolean;
  undo(): void;
  redo(): void;
  /** Renders hints and their marks; undefined until one was requested. */
  readonly hints: HintsDelegate<T> | undefined;
  /** In a puzzle, the answer that hints lead to. */
  readonly sought: T['move'] | undefined;
  /** The element itself. */
  readonly host: HostElement;
  /** Shows a notice about an error, and fires `game-error`. */
  fault(code: string, message: string, fault: Fault): void;
  /** Opens the set-up form. */
  newGame(): void;
  /** Opens the replay with its review, at the page of a player. */
  openReplay(seat: Seat): void;
  /** Opens the practice of the facts that people missed. */
  openPractice(): void;
  /** Returns to the end of the game; `count` is the number of facts that were practised successfully. */
  closePractice(count?: number): void;
  /** The number of facts practised after this game. */
  readonly practised: number;
  /** Whether a server keeps the match: nobody here pauses, begins another game or asks for hints. */
  readonly isLive: boolean;
  /** Whose page of the replay is open. */
  readonly page: Seat;
  /** Opens the garden of the learner; undefined without one. */
  openGarden?(): void;
  /** Starts a new game with the same settings. */
  again(): void;
  /** Moves the focus there after the next update if it is within the element. */
  focusOn(selector: string): void;
}

/** What the context has in addition in the study module, which brings its own words. */
export interface WithStudyWords<T extends GameTypes> {
  readonly words: StudyWords<CommonWords>;
  readonly gameWords: StudyWords<T['words']>;
}

/** What the context has in addition in the set-up module, likewise. */
export interface WithSetUpWords<T extends GameTypes> {
  readonly words: SetUpWords<CommonWords>;
  readonly gameWords: SetUpWords<T['words']>;
}

/** The context of a game in its study module, and in its set-up module. */
export type StudyContext<T extends GameTypes> = T['context'] & WithStudyWords<T>;
export type SetUpContext<T extends GameTypes> = T['context'] & WithSetUpWords<T>;
