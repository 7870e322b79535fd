import { sumText } from '../../src/words/notation.js';
import type { GameContext, Played } from './context.js';
import type { GameHost } from './controllers.js';
import type { FocusController } from './focus-controller.js';
import type { HintLadder } from './hint-ladder.js';
import type { LearnerController } from './learner-controller.js';
import type { MatchController } from './match-controller.js';
import type { NextGame } from './next-game.js';
import type { Notices } from './notices-controller.js';
import type { Reader } from './reader.js';
import type { SavingController } from './saving-controller.js';
import type { Screens } from './screens.js';

/** The parts of an element from which the context of its screens is made. */
export interface ContextParts<T extends Played<T>> {
  readonly element: GameHost<T>;
  readonly reader: Reader<T['words']>;
  readonly moves: MatchController<T>;
  readonly screens: Screens;
  readonly next: NextGame<T>;
  readonly saving: SavingController<T>;
  readonly focusing: FocusController;
  readonly notices: Notices;
  readonly learner: LearnerController<T> | undefined;
  /** The hints of the game, once one has been requested. */
  readonly hints: HintLadder<T> | undefined;
  say(sentence: string): void;
}

/** Returns the part of the context that the screens of all games share. */
export function gameContext<T extends Played<T>>(of: ContextParts<T>): GameContext<T> {
  const { element, reader, moves, screens, next, saving, focusing, notices, learner, say } = of;
  const { playback, puzzle } = moves;
  const { forgotten } = saving;
  return {
    ...reader,
    openHowTo: () => (screens.showsHowTo = true),
    closeHowTo: () => (screens.showsHowTo = false),
    backToGame: () => screens.backToGame(),
    page: screens.page,
    openReplay: (seat) => screens.openReplay(seat),
    practised: screens.practised,
    openPractice: () => screens.show('practice'),
    closePractice: (count = 0) => {
      screens.practised = count;
      if (count) say(reader.words.finish.practice.says(count));
      screens.show('finish');
    },
    newGame: () => screens.show('set-up'),
    seats: element.game.seats,
    realDice: element.realDice,
    match: playback.match!,
    isLive: moves.live !== undefined,
    moment: playback.current,
    preferred: { speed: element.speed ?? 'normal', sounds: element.sounds },
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
    undo: () => element.undo(),
    redo: () => element.redo(),
    hints: puzzle ? puzzle.hints : of.hints,
    sought: puzzle?.sought,
    host: element,
    fault: (code, message, fault) => notices.show(code, message, fault),
    draft: { ...next.draft, isMarked: element.isMarked },
    change: (draft) => next.change(draft),
    fitLevel: next.fitting.level,
    startFromForm: () => {
      if (!next.agree()) return;
      element.realDice = next.draft.realDice;
      element.newGame();
      saving.memory.started(next.draft);
    },
    saving: saving.saving && { forget: () => saving.forget() },
    bringBack: forgotten && (() => element.begin(forgotten)),
    names: saving.memory.names,
    best: moves.best,
    again: () => element.newGame(),
    focusOn: (selector) => focusing.to(selector),
    ...learner?.context(),
  };
}
