import { html, nothing, type TemplateResult } from 'lit';
import { writeCode } from '../../src/live/protocol/codes.js';
import type { KeptLesson } from '../../src/live/protocol/lesson-messages.js';
import type { LessonWords } from '../../src/words/types.js';
import { titleOf } from '../lesson/games.js';
import { icon } from '../style/icons.js';

export interface KeptLessons {
  readonly words: LessonWords;
  /** The lessons that the teacher can go on with, the newest first. */
  readonly kept: readonly KeptLesson[];
  figure(value: number): string;
  goOn(lesson: KeptLesson): void;
}

/** Renders the lessons that the server has: the teacher may have closed the window, or come with another device. */
export function keptLessons({ words, kept, goOn, figure }: KeptLessons): TemplateResult {
  const { open: w, games, lobby, round, after } = words;
  const one = (lesson: KeptLesson): TemplateResult =>
    html`<li>
      <button type="button" class="button" part="action" @click=${() => goOn(lesson)}>
        <b>${titleOf(lesson.game, games)}</b>
        <span>${w.pupils(lesson.pupils)}</span>
        ${lesson.round ? html`<span>${round.each(figure(lesson.round))}</span>` : nothing}
        <span>${lobby.code(writeCode(lesson.code))}</span>
        <b class="go-on">${after.goOn}${icon('play')}</b>
      </button>
    </li>`;
  const list = (title: string, lessons: readonly KeptLesson[]): TemplateResult | typeof nothing =>
    lessons.length === 0
      ? nothing
      : html`<section class="card kept">
          <h3>${title}</h3>
          <ul>
            ${lessons.map(one)}
          </ul>
        </section>`;
  const running = kept.filter(({ isWaiting }) => !isWaiting);
  const waiting = kept.filter(({ isWaiting }) => isWaiting);
  return html`${list(w.running, running)} ${list(w.waiting, waiting)}`;
}
