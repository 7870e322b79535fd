import { html, nothing, type TemplateResult } from 'lit';
import { rich } from '../../components/style/rich-text.js';
import type { ActivitiesWords } from '../../src/words/types.js';
import { isPackage, moodleSettings, outputCard, type Output, type View } from '../builder/outputs.js';
import { sign, type Sign } from '../builder/pictures.js';

/** The ways to take an activity along, as a teacher names them. */
export const wayNames = ['course', 'page', 'link', 'file'] as const;
export type WayName = (typeof wayNames)[number];

interface Way {
  readonly sign: Sign;
  readonly output: Output;
  /** The output of an activity that gives no marks. */
  readonly withoutMarks?: Output;
}

/** A frame is the first for a page: it needs nothing to be set up on the server of the scripts. */
export const ways: Readonly<Record<WayName, Way>> = {
  course: { sign: 'cap', output: 'scorm12', withoutMarks: 'html' },
  page: { sign: 'window', output: 'iframe' },
  link: { sign: 'code', output: 'link' },
  file: { sign: 'file', output: 'html' },
};

/** The formats for those who know that they need one of them. */
const others: readonly Output[] = ['scorm2004', 'cmi5', 'h5p', 'div', 'script', 'iframe'];

interface WaysView extends View {
  readonly own: ActivitiesWords;
  /** The way that is chosen; `others` for one of the other formats. */
  readonly way: WayName | 'others' | undefined;
  /** True if the activity gives marks to a course. */
  readonly hasMarks: boolean;
  readonly take: (way: WayName | 'others', output: Output) => void;
}

/** Renders the four ways in one row, the steps of the chosen one below them, and the other formats, folded. */
export const waysOut = (view: WaysView): TemplateResult =>
  html`<div class="ways-row" role="radiogroup" aria-label=${view.words.takeAs}>
      ${wayNames.map((name) => wayCard(view, name))}
    </div>
    ${view.way && view.way !== 'others' ? steps(view, view.way) : html`<p class="soft">${view.own.chooseWay}</p>`}
    <details class="others">
      <summary>${view.own.others}</summary>
      <div role="radiogroup" aria-label=${view.own.others}>
        ${others
          .filter((output) => view.hasMarks || !isPackage(output))
          .map((output) =>
            outputCard(
              {
                ...view,
                chosen: view.way === 'others' ? view.chosen : undefined,
                choose: (to) => view.take('others', to),
                more: html`${output === 'script' ? html`<p class="soft">${view.own.otherSite}</p>` : nothing}${view.more}`,
              },
              output,
            ),
          )}
      </div>
    </details>`;

function wayCard({ own, way, hasMarks, take }: WaysView, name: WayName): TemplateResult {
  const { sign: picture, output, withoutMarks = output } = ways[name];
  return html`<label class="way ${way === name ? 'on' : ''}">
    <input
      type="radio"
      name="way"
      value=${name}
      .checked=${way === name}
      @change=${() => take(name, hasMarks ? output : withoutMarks)}
    />
    ${sign(picture, 'big')}<span>${own.ways[name]}</span>
  </label>`;
}

function steps(view: WaysView, way: WayName): TemplateResult {
  const { words: w, own, chosen, refusal, act, more, hasMarks, isOnlyHere } = view;
  if (!chosen) return html``;
  if (refusal) return html`<div class="steps">${refusal}</div>`;
  return html`<div class="steps">
    ${way === 'course' && !hasMarks ? html`<p class="hint">${own.warmUpCourse}</p>` : nothing}
    ${way === 'page' ? html`<p class="soft">${rich(own.frameNeeds)}</p>` : nothing}
    <ol>
      <li><div>${act}</div></li>
      ${w.outputs[chosen].steps.map((step) => html`<li><span>${rich(step)}</span></li>`)}
    </ol>
    ${
      chosen === 'scorm12'
        ? html`<details class="folded">
            <summary>${w.moodle.title}</summary>
            ${moodleSettings(w)}
          </details>`
        : nothing
    }
    ${
      more === nothing || isOnlyHere
        ? more
        : html`<details class="folded">
            <summary>${w.folder}</summary>
            ${more}
          </details>`
    }
  </div>`;
}
