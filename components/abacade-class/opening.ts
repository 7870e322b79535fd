import type { TemplateResult } from 'lit';
import { factsOf, usualGame } from '../../src/games.js';
import { settled } from '../../src/rules/fitting.js';
import type { KeptLesson, LessonSettings } from '../../src/live/protocol/lesson-messages.js';
import type { Notation } from '../../src/words/notation.js';
import type { LessonWords } from '../../src/words/types.js';
import type { GameOptionsModule } from '../lesson/game-options.js';
import type { Draft } from '../parts/draft.js';
import { openScreen, type OptionsOfGame } from './open-screen.js';

const usualLesson: LessonSettings = {
  game: usualGame,
  options: {},
  how: 'pairs',
  size: 2,
  undo: 'off',
  admit: false,
  warmUp: false,
};

export interface OpeningHost {
  /** Returns the options of a game once they have been fetched. */
  options(game: string): GameOptionsModule | undefined;
  notation(): Notation;
  figure(value: number): string;
  say(sentence: string): void;
  changed(): void;
  open(lesson: LessonSettings): void;
  /** Goes on with a lesson that the server has. */
  goOn(lesson: KeptLesson): void;
}

/** The lesson that a teacher is about to open. */
export class Opening {
  #lesson = usualLesson;
  #level = 1;
  /** The options as chosen; undefined before anything has been chosen for the game. */
  #chosen: Pick<Draft, 'preset' | 'options'> | undefined;

  constructor(private readonly host: OpeningHost) {}

  /** @param kept The lessons that the teacher can go on with */
  render(words: LessonWords, kept: readonly KeptLesson[] = []): TemplateResult {
    const { game } = this.#lesson;
    const form = this.host.options(game);
    const levels = Array.from({ length: factsOf(game)!.levels }, (_, i) => i + 1);
    const level = Math.min(this.#level, levels.length);
    return openScreen({
      words,
      lesson: this.#lesson,
      most: form?.rules(this.#reader).game.seats.max ?? usualLesson.size,
      levels,
      level,
      options: form && this.#optionsOf(form),
      figure: this.host.figure,
      change: (change) => this.#change(change),
      chooseLevel: (chosen) => {
        this.#level = chosen;
        this.host.changed();
      },
      open: () => this.#open(level),
      kept,
      goOn: this.host.goOn,
    });
  }

  get #reader(): { notation: Notation; figure: (value: number) => string } {
    return { notation: this.host.notation(), figure: this.host.figure };
  }

  #change(change: Partial<LessonSettings>): void {
    if (change.game) this.#chosen = undefined;
    this.#lesson = { ...this.#lesson, ...change, ...(change.game && { size: 2 }) };
    this.host.changed();
  }

  #open(level: number): void {
    const { how, size } = this.#lesson;
    this.host.open({
      ...this.#lesson,
      size: how === 'computer' ? 1 : size,
      options: { ...this.#options, ...(level > 1 && { level }) },
    });
  }

  /** The options of the lesson; none until those of the game have been fetched: then each has its default. */
  get #options(): object {
    const rules = this.host.options(this.#lesson.game)?.rules(this.#reader);
    if (!rules) return {};
    const { game, options } = rules;
    const checked = game.options(settled(game.declaration, this.#chosen?.options ?? options));
    return checked.ok ? checked.value : options;
  }

  #optionsOf(form: GameOptionsModule): OptionsOfGame {
    const chosen = this.#chosen ?? { options: form.rules(this.#reader).options };
    const change = (to: typeof chosen): void => {
      this.#chosen = to;
      this.host.changed();
    };
    return { words: form.words, ...form.render(this.#reader, chosen, change, (reason) => this.host.say(reason)) };
  }
}
