import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../components/style/icons.js';
import type { CourseWords } from '../../src/words/types.js';
import { ways, type Way } from './course-lesson.js';

/** The scores that may count in the gradebook of a course. */
export const grades = ['best', 'last', 'none'] as const;
export type Grade = (typeof grades)[number];

/** An activity as a teacher has chosen it for a course; the detail of the event `course-choice`. */
export interface CourseChoice {
  readonly title: string;
  /** The query of its address. */
  readonly activity: string;
  readonly grade: Grade;
  /** The settings of a lesson, in JSON; undefined if each pupil plays alone. */
  readonly lesson?: string | undefined;
}

interface InCourseView {
  readonly words: CourseWords;
  readonly grade: Grade;
  readonly way: Way;
  /** True if the activity is a game: it gives marks, and can be a lesson. */
  readonly isGame: boolean;
  readonly choose: (grade: Grade) => void;
  readonly chooseWay: (way: Way) => void;
  readonly add: () => void;
}

const choices = <T extends string>(
  name: string,
  title: string,
  all: readonly T[],
  chosen: T,
  label: (one: T) => string,
  choose: (one: T) => void,
): TemplateResult =>
  html`<fieldset class="grades">
    <legend>${title}</legend>
    ${all.map(
      (one) =>
        html`<label class="way ${one === chosen ? 'on' : ''}"
          ><input type="radio" name=${name} value=${one} .checked=${one === chosen} @change=${() => choose(one)} /><span
            >${label(one)}</span
          ></label
        >`,
    )}
  </fieldset>`;

/** Renders what a teacher decides about an activity in a course, and the button that adds it. */
export const inCourse = ({ words: w, grade, way, isGame, choose, chooseWay, add }: InCourseView): TemplateResult => {
  const hows = choices('how', w.play.title, ways, way, (one) => w.play[one], chooseWay);
  const marks = choices('grade', w.grades.title, grades, grade, (one) => w.grades[one], choose);
  return html`${isGame ? hows : nothing}
    ${isGame ? (way === 'alone' ? marks : html`<p class="soft">${w.play.help}</p>`) : nothing}
    <p><button type="button" class="button primary" @click=${add}>${icon('tick')}${w.add}</button></p>`;
};

export const inCourseStyles = css`
  .grades {
    display: grid;
    gap: var(--ab-space-4);
    margin: 0 0 var(--ab-space-5);
    padding: 0;
    border: 0;
  }
  .grades legend {
    margin-block-end: var(--ab-space-4);
    padding: 0;
    font-weight: 700;
    font-size: var(--ab-text-4);
  }
  .grades .way {
    align-content: center;
    justify-items: start;
    min-block-size: var(--ab-control-2);
    text-align: start;
  }
`;
