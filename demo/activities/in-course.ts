import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../components/style/icons.js';
import type { CourseWords } from '../../src/words/types.js';

/** The scores that may count in the gradebook of a course. */
export const grades = ['best', 'last', 'none'] as const;
export type Grade = (typeof grades)[number];

/** An activity as a teacher has chosen it for a course; the detail of the event `course-choice`. */
export interface CourseChoice {
  readonly title: string;
  /** The query of its address. */
  readonly activity: string;
  readonly grade: Grade;
}

interface InCourseView {
  readonly words: CourseWords;
  readonly grade: Grade;
  /** True if the activity gives marks. */
  readonly hasMarks: boolean;
  readonly choose: (grade: Grade) => void;
  readonly add: () => void;
}

/** Renders what a teacher decides about an activity in a course, and the button that adds it. */
export const inCourse = ({ words: w, grade, hasMarks, choose, add }: InCourseView): TemplateResult =>
  html`${
      hasMarks
        ? html`<fieldset class="grades">
            <legend>${w.grades.title}</legend>
            ${grades.map(
              (one) =>
                html`<label class="way ${one === grade ? 'on' : ''}"
                  ><input
                    type="radio"
                    name="grade"
                    value=${one}
                    .checked=${one === grade}
                    @change=${() => choose(one)}
                  /><span>${w.grades[one]}</span></label
                >`,
            )}
          </fieldset>`
        : nothing
    }
    <p><button type="button" class="button primary" @click=${add}>${icon('tick')}${w.add}</button></p>`;

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
