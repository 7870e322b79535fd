import type { LiveBoard } from '../../src/live/client/live-board.js';
import type { Strength } from '../../src/puzzles/strength.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import type { Played } from '../parts/context.js';
import type { GameDefinition } from './definition.js';
import type { FocusController } from './focus-controller.js';
import type { AskedGame } from './game-attributes.js';
import { HintController } from './hint-controller.js';
import type { LazyModules } from './lazy-modules.js';
import type { LearnerController } from './learner-controller.js';
import type { Locale } from './locale.js';
import { MatchController } from './match-controller.js';
import { NextGame } from './next-game.js';
import type { Notices } from './notices-controller.js';
import { OpeningController } from './opening-controller.js';
import { PrefetchedModule } from './prefetched-module.js';
import { SavingController } from './saving-controller.js';
import { Screens } from './screens.js';
import type { Theme } from './theme.js';
import type { FinishModule } from '../parts/finish-types.js';
import type { Lessons } from '../parts/lessons.js';
import type { HostElement, MatchOf, PlayingOf } from '../parts/game-types.js';

/** The element of a game as its controllers see it: its attributes, unchecked, and its public functions. */
export interface GameHost<T extends Played<T>> extends HostElement {
  readonly rules: MatchOf<T>['game'];
  readonly match: PlayingOf<T> | undefined;
  readonly players: string | undefined;
  readonly position: string | undefined;
  readonly recorded: unknown;
  readonly persist: string | undefined;
  puzzle: string | undefined;
  readonly puzzleStrength: Strength | undefined;
  readonly live: string | undefined;
  readonly liveBoard: LiveBoard | undefined;
  readonly theme: Theme | undefined;
  readonly isMarked: boolean | undefined;
  realDice: boolean;
  newGame(): void;
  begin(match: MatchOf<T>): void;
  undo(): boolean;
  redo(): boolean;
  fromText(text: string): { readonly ok: boolean };
}

/** The parts and functions of an element that its controllers are handed. */
interface Given<T extends Played<T>> {
  readonly element: GameHost<T>;
  readonly definition: GameDefinition<T>;
  readonly Learner: typeof LearnerController<T> | undefined;
  readonly modules: LazyModules;
  readonly notices: Notices;
  readonly focusing: FocusController;
  readonly locale: Locale<T['words']>;
  words(): MainWords<CommonWords>;
  context(): T['context'];
  say(sentence: string): void;
  resetInteraction(): void;
  /** Returns the options that follow the language. */
  optionsOfLanguage(): object;
  /** Reads the players and options of the next game from the attributes. */
  readAttributes(): AskedGame;
  /** Called once the words have loaded. */
  checkLook(): void;
}

/** The controllers of the element of a game, with what they were handed. */
export interface Controllers<T extends Played<T>> extends Given<T> {
  readonly screens: Screens;
  readonly next: NextGame<T>;
  readonly moves: MatchController<T>;
  readonly saving: SavingController<T>;
  readonly opening: OpeningController<T>;
  /** The learner; undefined in games that ask for no facts. */
  readonly learner: LearnerController<T> | undefined;
  /** The lessons; undefined in games that give none. */
  readonly lessons: PrefetchedModule<Lessons<T>> | undefined;
  /** The hints of the game. */
  readonly hints: HintController<T>;
  /** The end of a game. */
  readonly finish: PrefetchedModule<FinishModule<T>>;
}

/** Creates the controllers of the element of a game, which know each other by name. */
export function controllersOf<T extends Played<T>>(given: Given<T>): Controllers<T> {
  // Each is handed all of them, also those that are created after it: it uses them only once all exist.
  const all: Controllers<T> = {
    ...given,
    get screens() {
      return screens;
    },
    get next() {
      return next;
    },
    get moves() {
      return moves;
    },
    get saving() {
      return saving;
    },
    get learner() {
      return learner;
    },
    get lessons() {
      return lessons;
    },
    get hints() {
      return hints;
    },
    get finish() {
      return finish;
    },
    get opening() {
      return opening;
    },
  };
  const screens = new Screens(all);
  const next = new NextGame<T>(all);
  const moves = new MatchController<T>(all);
  const saving = new SavingController<T>(all);
  const learner = given.Learner && new given.Learner(all);
  const lessons = given.definition.lessons && new PrefetchedModule<Lessons<T>>(all, 'lesson');
  const hints = new HintController<T>(all);
  const finish = new PrefetchedModule<FinishModule<T>>(all, 'finish');
  const opening = new OpeningController<T>(all);
  return all;
}
