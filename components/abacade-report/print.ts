import { html, type TemplateResult } from 'lit';
import type { Pupil } from '../../src/report/class-report.js';
import { stripOf, type Question, type Tip } from '../../src/report/strips.js';
import { sumDirection } from '../../src/words/notation.js';
import { dayName, figure, nameOf, sum, type Context } from './context.js';

const onPage = 4;

function tipText(context: Context, tip: Tip): TemplateResult | string {
  const { strip } = context.words;
  if (tip.kind === 'double') return strip.double(figure(context, tip.of));
  if (tip.kind === 'tens') return strip.tens(figure(context, tip.count));
  if (tip.kind === 'times') return sum(context, `${tip.a}*${tip.b}=${tip.a * tip.b}`);
  return sum(context, tip.parts.join(tip.less ? '-' : '+'));
}

const head = (context: Context, pupil: Pupil, title: TemplateResult | string, note: string): TemplateResult =>
  html`<h3>
    <b><bdi>${nameOf(context, pupil)}</bdi></b
    >${title}<small>${note}</small>
  </h3>`;

const front = (context: Context, pupil: Pupil, questions: readonly Question[]): TemplateResult => {
  const { strip } = context.words;
  return html`<section class="strip">
    ${head(context, pupil, context.hasNames ? '' : html`${strip.name} <u></u>`, strip.task)}
    <ol>
      ${questions.map(({ prompt }) => html`<li>${sum(context, `${prompt}=`)}<i></i></li>`)}
    </ol>
  </section>`;
};

const back = (context: Context, pupil: Pupil, questions: readonly Question[]): TemplateResult => {
  const { strip } = context.words;
  return html`<section class="strip back">
    ${head(context, pupil, strip.answers, strip.fold)}
    <ol>
      ${questions.map(
        ({ prompt, answer, tip }) =>
          html`<li>
            <span
              ><bdi dir=${sumDirection(context.words.notation)}
                >${sum(context, `${prompt}=`)}<b>${figure(context, answer)}</b></bdi
              ></span
            ><em>${tipText(context, tip)}</em>
          </li>`,
      )}
    </ol>
  </section>`;
};

/**
 * Renders strips to cut out, four on a page. The back of each page has the answers and ways to find them, and is printed
 * flipped on its long edge.
 */
export const strips = (context: Context, pupils: readonly Pupil[], today: number): TemplateResult => {
  const { strip } = context.words;
  const day = dayName(context, today);
  const pages = Array.from({ length: Math.ceil(pupils.length / onPage) }, (_, i) =>
    pupils.slice(i * onPage, (i + 1) * onPage).map((pupil) => [pupil, stripOf(pupil)] as const),
  );
  return html`<div class="strips">
    ${pages.map(
      (page) => html`
        <div class="sheet">
          ${page.map(([pupil, questions]) => front(context, pupil, questions))}
          <p>${strip.front(day)}</p>
        </div>
        <div class="sheet">
          ${page.map(([pupil, questions]) => back(context, pupil, questions))}
          <p>${strip.back(day)}</p>
        </div>
      `,
    )}
  </div>`;
};
