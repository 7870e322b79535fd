import type { TemplateResult } from 'lit';
import { factsOf, usualGame } from '../../src/games.js';
import type { LessonSettings } from '../../src/live/protocol/lesson-messages.js';
import type { LessonWords } from '../../src/words/types.js';
import type { GamePlan } from '../game/next-game.js';
import { createBoard, type Surroundings } from '../lesson/games.js';
import { openScreen } from './open-screen.js';

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
  surroundings(): Surroundings;
  /** Fetches the element of a game. Returns whether it has loaded. */
  fetch(tag: string): boolean;
  changed(): void;
  open(lesson: LessonSettings): void;
}

/** The lesson that a teacher is about to open. Its options are edited in the form of the game's own element. */
export class Opening {
  #lesson = usualLesson;
  #level = 1;
  #form: HTMLElement | undefined;
  #plan: GamePlan | undefined;

  constructor(private readonly host: OpeningHost) {}

  render(words: LessonWords, figure: (value: number) => string): TemplateResult {
    const { most = 2, levels: count = 1 } = this.#plan ?? {};
    const levels = Array.from({ length: count }, (_, i) => i + 1);
    const level = Math.min(this.#level, levels.length);
    return openScreen({
      words,
      lesson: this.#lesson,
      most,
      levels,
      level,
      form: this.#formOf(this.#lesson.game),
      figure,
      change: (change) => this.#change(change),
      chooseLevel: (chosen) => {
        this.#level = chosen;
        this.host.changed();
      },
      open: () => this.#open(level),
    });
  }

  #change(change: Partial<LessonSettings>): void {
    if (change.game) this.#form = this.#plan = undefined;
    this.#lesson = { ...this.#lesson, ...change, ...(change.game && { options: {}, size: 2 }) };
    this.host.changed();
  }

  #open(level: number): void {
    const { how, size, options } = this.#lesson;
    this.host.open({
      ...this.#lesson,
      size: how === 'computer' ? 1 : size,
      options: { ...options, ...(level > 1 && { level }) },
    });
  }

  /** Returns the form of a game's options; undefined until its element has loaded. */
  #formOf(game: string): HTMLElement | undefined {
    if (!this.host.fetch(factsOf(game)!.tag)) return undefined;
    if (!this.#form) {
      const plan = (planned: GamePlan): void => {
        if (this.#lesson.game !== game) return;
        this.#plan = planned;
        this.#change({ options: planned.options });
      };
      this.#form = Object.assign(createBoard(game, this.host.surroundings())!, { plan });
      this.#form.className = 'plan';
    }
    return this.#form;
  }
}
