import type { LiveBoard } from '../../src/live/client/live-board.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { inStudy, type Played } from './context.js';
import type { GameDefinition } from './definition.js';
import { FirstGame } from './first-game.js';
import type { FocusController } from './focus-controller.js';
import type { AskedGame } from './game-attributes.js';
import type { LazyModules } from './lazy-modules.js';
import type { LearnerController } from './learner-controller.js';
import type { Locale } from './locale.js';
import { MatchController } from './match-controller.js';
import { NextGame, type GamePlan } from './next-game.js';
import type { Notices } from './notices-controller.js';
import { OpeningController } from './opening-controller.js';
import { SavingController } from './saving-controller.js';
import { Screens } from './screens.js';
import type { HostElement, MatchOf, PlayingOf } from './types.js';

/** The element of a game as its controllers see it: its attributes, unchecked, and its public functions. */
export interface GameHost<T extends Played<T>> extends HostElement {
  readonly game: MatchOf<T>['game'];
  readonly match: PlayingOf<T> | undefined;
  readonly players: string | undefined;
  readonly position: string | undefined;
  readonly persist: string | undefined;
  puzzle: string | undefined;
  readonly puzzleStrength: string | undefined;
  readonly live: string | undefined;
  readonly liveBoard: LiveBoard | undefined;
  readonly theme: string | undefined;
  readonly isMarked: boolean | undefined;
  realDice: boolean;
  readonly plan: ((plan: GamePlan) => void) | undefined;
  newGame(): void;
  begin(match: MatchOf<T>): void;
  undo(): boolean;
  redo(): boolean;
  fromText(text: string): { readonly ok: boolean };
}

/** The parts and functions of an element that its controllers are handed. */
interface Parts<T extends Played<T>> {
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

/** The controllers of the element of a game. */
export interface Controllers<T extends Played<T>> {
  readonly screens: Screens;
  readonly next: NextGame<T>;
  readonly moves: MatchController<T>;
  readonly saving: SavingController<T>;
  readonly opening: OpeningController<T>;
  /** The learner; undefined in games that ask for no facts. */
  readonly learner: LearnerController<T> | undefined;
}

/** Creates the controllers of the element of a game, and hands each what it needs. */
export function controllersOf<T extends Played<T>>(parts: Parts<T>): Controllers<T> {
  const { element, definition, Learner, notices, locale, words, context, say } = parts;
  const screens = new Screens(
    element,
    () => moves,
    (screen) => learner?.shown(screen),
  );
  const next = new NextGame<T>(element, definition.bot, notices, () => learner);
  const moves: MatchController<T> = new MatchController<T>(element, {
    ...parts,
    screens,
    words: () => locale.language?.common,
    hasSounds: () => element.sounds,
    memory: () => saving.memory,
    save: () => saving.saving?.save(),
    begun: (match) => {
      next.follow(match);
      screens.practised = 0;
      saving.forgotten = undefined;
    },
  });
  const guide = new FirstGame(
    element,
    () => words().startHere,
    () => saving.prefer({ hasMet: true }),
  );
  const saving: SavingController<T> = new SavingController<T>({
    element,
    notices,
    say,
    words,
    table: moves.localTable,
    game: () => element.game,
    botLevels: definition.bot.levels,
    realDice: () => element.realDice,
    resumed: (realDice) => {
      element.realDice = realDice;
      moves.begun(true);
    },
    met: () => guide.meet(),
  });
  const learner: LearnerController<T> | undefined = Learner && new Learner({ ...parts, screens, next, moves });
  const opening = new OpeningController<T>(element, {
    ...parts,
    screens,
    moves,
    next,
    saving,
    fetchWords: () => locale.fetch(),
    findWhatFits: () => learner?.findWhatFits(),
    openLive: ({ open }) => {
      moves.live = open<T>({
        ...moves.forLive(),
        element,
        say,
        reader: context,
        report: (bad) => notices.report(bad),
      });
      element.requestUpdate();
    },
    openPuzzle: ({ openPuzzle, hints }) =>
      openPuzzle?.({ ...parts, ...moves.forPuzzle(), hints, context: () => inStudy<T>(context()) }),
  });
  return { screens, next, moves, saving, opening, learner };
}
