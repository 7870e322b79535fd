import { sumText } from '../../src/words/notation.js';
import type { FormActions, GameContext, Played } from '../parts/context.js';
import type { GameHost } from './controllers.js';
import type { FocusController } from './focus-controller.js';
import type { HintController } from './hint-controller.js';
import type { LearnerController } from './learner-controller.js';
import type { MatchController } from './match-controller.js';
import type { NextGame } from './next-game.js';
import type { Notices } from './notices-controller.js';
import type { Lessons } from '../parts/lessons.js';
import type { Reader } from '../parts/reader.js';
import type { SavingController } from './saving-controller.js';
import type { Screens } from './screens.js';

/** The parts of an element that its form is about. */
export interface FormParts<T extends Played<T>> {
  readonly element: GameHost<T>;
  readonly screens: Screens;
  readonly next: NextGame<T>;
  readonly saving: SavingController<T>;
  readonly learner: LearnerController<T> | undefined;
}

/** The parts of an element from which the context of its screens is made. */
export interface ContextParts<T extends Played<T>> extends FormParts<T> {
  readonly moves: MatchController<T>;
  readonly hints: HintController<T>;
  readonly focusing: FocusController;
  readonly notices: Notices;
  readonly lessons: { readonly current: Lessons<T> | undefined } | undefined;
  say(sentence: string): void;
}

/** Returns the part of the context that the screens of all games share. */
export function gameContext<T extends Played<T>>(of: ContextParts<T>, reader: Reader<T['words']>): GameContext<T> {
  const { element, moves, screens, saving, focusing, notices, say } = of;
  const { playback, puzzle } = moves;
  return {
    ...reader,
    screens,
    realDice: element.realDice,
    match: playback.match!,
    isLive: Boolean(moves.live),
    moment: playback.current,
    prefer: (preferences) => saving.prefer(preferences),
    goOn: () => playback.goOn(),
    table: moves.table,
    written: (text) => sumText(text, reader),
    announce: (event, state) => moves.announcements.sentence(event, state),
    say,
    play: (move) => {
      const step = moves.play(move);
      return step.ok || step.reason === 'sent';
    },
    lessons: of.lessons?.current,
    hints: puzzle ? puzzle.hints : of.hints.current,
    sought: puzzle?.sought,
    host: element,
    fault: (code, message, fault) => notices.show(code, message, fault),
    best: moves.best,
    focusOn: (selector) => focusing.to(selector),
    ...of.learner?.context(),
  };
}

/** Returns what the set-up form and how to play have besides. */
export function formActions<T extends Played<T>>(of: FormParts<T>): FormActions {
  const { element, screens, next, saving } = of;
  const { forgotten } = saving;
  return {
    openHowTo: () => screens.openHowTo(),
    closeHowTo: () => screens.openHowTo(false),
    backToGame: () => screens.backToGame(),
    seats: element.rules.seats,
    preferred: { speed: element.speed ?? 'normal', sounds: element.sounds },
    draft: { ...next.draft, isMarked: element.isMarked },
    change: (draft) => {
      next.draft = draft;
    },
    fitLevel: next.fitting.level,
    startFromForm: () => next.start(),
    saving: saving.saving && { forget: () => saving.forget() },
    bringBack: forgotten && (() => element.begin(forgotten)),
    names: saving.memory.names,
    ...of.learner?.formActions(),
  };
}
