import type { CommonWords, SetUpWords, StudyWords } from '../../src/words/types.js';
import type { Best } from './best.js';
import type { Seat } from '../../src/rules/game.js';
import type { Knows } from '../../src/rules/routes.js';
import type { Draft } from './draft.js';
import type { FormReader } from './game-form.js';
import type { Fault } from './notices.js';
import type { Moment } from './beats.js';
import type { HintLadder } from './hint-ladder.js';
import type { Lessons } from './lessons.js';
import type { Preferences } from './preferences.js';
import type { Reader } from './reader.js';
import type { GameTypes, HostElement, PlayingOf, TableOf } from './game-types.js';

/** The data and actions of the set-up form. */
export interface FormContext<W> extends FormReader<W> {
  /** The minimum and maximum number of players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The game that is in progress behind the form, if any. */
  readonly match: object | undefined;
  readonly languageTag: string;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Shows how to play; undefined in a form without a game. */
  readonly openHowTo?: (() => void) | undefined;
  closeHowTo?(): void;
  /** The level at which an adaptive computer player plays next; undefined in a form without a game. */
  readonly fitLevel?: number;
  /** Opens a warm-up before the game; undefined if the game asks for no products. */
  readonly openWarmUp?: (() => void) | undefined;
  /** Deletes the game saved in this browser; undefined if games are not saved. */
  readonly saving: { forget(): void } | undefined;
  /** Resumes the game that was just deleted; undefined if there is none. */
  readonly bringBack?: (() => void) | undefined;
  /** Preferences, which are not part of the rules; undefined in a form without a game. */
  readonly preferred?: Preferences;
  /** Changes preferences, and stores them if games are saved. */
  prefer?(preferences: Preferences): void;
  /** The people who have played here before, most recent first. */
  readonly names: readonly string[];
}

/** The screens of an element, for what is on one of them and leads to another. */
export interface ScreensOf {
  /** The seat whose page of the replay is open. */
  readonly page: Seat;
  /** The number of facts practised after this game. */
  readonly practised: number;
  /** Opens the form, or the practice of the facts that people answered wrong. */
  show(screen: 'set-up' | 'practice'): void;
  openHowTo(): void;
  backToGame(): void;
  /** Opens the replay with its review, at the page of one player. */
  openReplay(seat: Seat): void;
  /** Returns to the end of the game; `count` is the number of facts that were practised successfully. */
  closePractice(count?: number): void;
}

/** The data that the screens of every game draw, in the reader's language. */
export interface GameView<T extends GameTypes> extends Reader<T['words']> {
  /** The match as shown: while a move is being shown, the match before that move. */
  readonly match: PlayingOf<T>;
  /** The move that is being shown, and its current beat; nobody can move until it has been shown. */
  readonly moment: Moment<T> | undefined;
  readonly realDice: boolean;
  /** True if a server runs the match: players cannot pause it, start another game or ask for hints. */
  readonly isLive: boolean;
  /** Turns, par and best of a finished single-player game; undefined for any other game. */
  readonly best: Best | undefined;
  /** Renders hints and their marks; undefined until a hint is requested. */
  readonly hints: HintLadder<T> | undefined;
  /** Gives lessons after wrong answers; undefined until they have loaded, and in a game without any. */
  readonly lessons: Lessons<T> | undefined;
  /** In a puzzle, the answer that hints lead to. */
  readonly sought: T['move'] | undefined;
  /** Returns an equation in ASCII, or one of its signs, in the reader's notation. */
  written(text: string): string;
  /** Describes an event in a sentence; `state` is the resulting state. Empty if another event of the same move covers it. */
  announce(event: T['event'], state: T['state']): string;
  /** Returns how well the player at a seat knows each product; undefined for everyone except a learner. */
  knows?(seat: Seat): Knows | undefined;
}

/** The actions of the screens of every game. */
export interface GameActions<T extends GameTypes> {
  /** The element itself. */
  readonly host: HostElement;
  readonly screens: ScreensOf;
  readonly table: TableOf<T>;
  /** Makes a move, or sends it; returns false if it was refused. */
  play(move: T['move']): boolean;
  /** Continues after a beat that waits for a person; ends any other moment. */
  goOn(): void;
  /** Announces a sentence to screen readers. */
  say(sentence: string): void;
  /** Moves the focus to the selector after the next update if the focus is in the element. */
  focusOn(selector: string): void;
  /** Changes preferences, and stores them if games are saved. */
  prefer(preferences: Preferences): void;
  /** Shows a notice about an error, and fires `game-error`. */
  fault(code: string, message: string, fault: Fault): void;
  /** Opens the garden of the learner; undefined without one. */
  openGarden?(): void;
}

/**
 * The context from which an element renders its screens, and which those hand on; each game extends it. A function that is not
 * a screen names the members that it needs: `Pick<PlytContext, 'match' | 'moment'>`.
 */
export interface GameContext<T extends GameTypes> extends GameView<T>, GameActions<T> {}

/** The words that the study module adds to the context. */
export interface WithStudyWords<T extends GameTypes> {
  readonly words: StudyWords<CommonWords>;
  readonly gameWords: StudyWords<T['words']>;
}

/** The words that the set-up module adds to the context. */
export interface WithSetUpWords<T extends GameTypes> {
  readonly words: SetUpWords<CommonWords>;
  readonly gameWords: SetUpWords<T['words']>;
}

/** The context of a game in its study module, and in its set-up module. */
export type StudyContext<T extends GameTypes> = T['context'] & WithStudyWords<T>;
export type SetUpContext<T extends GameTypes> = T['context'] & WithSetUpWords<T> & FormActions;

/** The part of the context that how to play needs. */
export type HowToView<T extends GameTypes> = Pick<GameContext<T>, 'figure' | 'languageTag' | 'notation'> &
  Pick<FormActions, 'closeHowTo' | 'draft'> &
  WithSetUpWords<T>;

/** The part of the context that the practice of missed facts needs. */
export type PracticeView<T extends GameTypes> = Pick<
  GameContext<T>,
  'figure' | 'focusOn' | 'host' | 'knows' | 'match' | 'notation' | 'say' | 'screens'
> &
  Pick<WithStudyWords<T>, 'words'>;

/** The part of the context that the review of a game needs. */
export type ReviewView<T extends GameTypes> = Pick<
  GameContext<T>,
  'figure' | 'host' | 'match' | 'notation' | 'say' | 'screens' | 'written'
> &
  Pick<T['context'], Extract<keyof T['context'], 'interaction'>> &
  WithStudyWords<T>;

/** The part of the context that a replay with its review needs. */
export type ReplayView<T extends GameTypes> = ReviewView<T> & Pick<GameContext<T>, 'announce' | 'isLive'>;

/** The data and actions that only the set-up form and how to play have. */
export type FormActions = Omit<FormContext<unknown>, keyof Reader<object> | 'match' | 'say' | 'prefer'> & {
  readonly preferred: Preferences;
  closeHowTo(): void;
};

/** The types of a game whose context extends that of all games. */
export type Played<T extends GameTypes> = GameTypes & { readonly context: GameContext<T> };

/** Returns whether the study module has loaded, which brings its words; the set-up module. */
export const forStudy = <T extends Played<T>, V extends Pick<T['context'], 'words'> = T['context']>(
  v: V,
): v is V & WithStudyWords<T> => 'replay' in v.words;
export const forSetUp = <T extends Played<T>, V extends Pick<T['context'], 'words'> = T['context']>(
  v: V,
): v is V & WithSetUpWords<T> => 'form' in v.words;

/** The part of the context that a learner adds; in the form, also the tables to practise and the warm-up. */
export type LearnerContext = Pick<GameContext<GameTypes>, 'knows' | 'openGarden'>;
