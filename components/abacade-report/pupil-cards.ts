import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Shown } from '../../src/learning/index.js';
import { saidOf, type Pupil } from '../../src/report/class-report.js';
import type { PlayedGame } from '../../src/report/games.js';
import { questionAt } from '../../src/report/strips.js';
import { firstOf } from './class-map.js';
import { figure, itemAt, nameOf, sum, type Context } from './context.js';

/** The shape of a state in a square of 10: larger for more knowledge. */
const shapes: Readonly<Record<Shown, (x: number, y: number) => string>> = {
  'by-heart': (x, y) => `M${x + 0.5} ${y + 0.5}h9v9h-9z`,
  knows: (x, y) => `M${x + 2.2} ${y + 2.2}h5.6v5.6h-5.6z`,
  working: (x, y) => `M${x + 2.4} ${y + 5}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0`,
  'not-met': (x, y) => `M${x + 4.2} ${y + 5}a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`,
};
const states = Object.keys(shapes) as Shown[];

/** Returns the shape of a state. Without times the highest state is "knows", so it fills the square. */
const shapeOf = (shown: Shown, isTimed: boolean): ((x: number, y: number) => string) =>
  shapes[shown === 'knows' && !isTimed ? 'by-heart' : shown];

/** Renders what a pupil knows as a small map, with one path per state. */
function miniMap({ words, kind }: Context, pupil: Pupil): TemplateResult {
  const first = firstOf(kind);
  const size = 13 - first;
  const paths: Record<Shown, string> = { 'by-heart': '', knows: '', working: '', 'not-met': '' };
  const counts: Record<Shown, number> = { 'by-heart': 0, knows: 0, working: 0, 'not-met': 0 };
  for (let row = first; row <= 12; row++) {
    for (let column = first; column <= 12; column++) {
      const { shown } = saidOf(pupil, itemAt(kind, row, column));
      paths[shown] += shapeOf(shown, pupil.isTimed)((column - first) * 10, (row - first) * 10);
      if (column >= row) counts[shown]++;
    }
  }
  const label = words.miniMap(counts['by-heart'], counts.knows, counts.working, counts['not-met']);
  return html`<svg class="mini" viewBox="0 0 ${size * 10} ${size * 10}" role="img" aria-label=${label}>
    ${states.map((shown) => svg`<path class=${shown} d=${paths[shown]}></path>`)}
  </svg>`;
}

/** Returns what a game measured of a pupil, in words; empty if it measured nothing. */
function measuredIn(context: Context, { measures: m }: PlayedGame): string[] {
  const w = context.words.measured;
  const of = (value: number): string => figure(context, value);
  return [
    ...(m.answers ? [w.answers(of(m.answers.right), of(m.answers.of))] : []),
    ...(m.products === undefined ? [] : [w.products(of(m.products))]),
    ...(m.rows === undefined ? [] : [w.rows(of(m.rows))]),
    ...(m.equations ? [w.equations(of(m.equations.count), of(m.equations.points))] : []),
    ...(m.sequences ? [w.sequences(of(m.sequences.count), of(m.sequences.steps))] : []),
    ...(m.pieces === undefined ? [] : [w.pieces(of(m.pieces))]),
  ];
}

/** Renders the matches that a pupil played in lessons. */
function played(context: Context, { games }: Pupil): TemplateResult {
  const { words } = context;
  const title = (game: string): string => words.games[game as keyof typeof words.games] ?? game;
  return html`<p class="next">${words.played}</p>
    <ul class="played">
      ${games.map((one) => {
        const outcome = one.isOver ? words.outcomes[one.outcome] : words.notOver;
        return html`<li>
          <b>${title(one.game)}</b> · ${outcome}
          ${measuredIn(context, one).map((measured) => html`<span>${measured}</span>`)}
        </li>`;
      })}
    </ul>`;
}

const card = (context: Context, pupil: Pupil, hasTags: { few: boolean; untimed: boolean }): TemplateResult => {
  const { words } = context;
  return html`<li class="card pupil">
    <h4>
      <span class=${context.hasNames ? '' : 'number'}><bdi>${nameOf(context, pupil)}</bdi></span>
      ${pupil.isFew && hasTags.few ? html`<em>${words.few}</em>` : nothing}
      ${!pupil.isTimed && hasTags.untimed ? html`<em>${words.untimed}</em>` : nothing}
    </h4>
    ${
      context.report.hasFacts
        ? html`<div class="pupil-body">
            ${miniMap(context, pupil)}
            <div>
              <p class="next">${words.next}</p>
              <ul>
                ${pupil.next.map((item) => html`<li>${sum(context, questionAt(item)?.prompt ?? '')}</li>`)}
              </ul>
            </div>
          </div>`
        : nothing
    }
    ${pupil.games.length ? played(context, pupil) : nothing}
    ${pupil.games.length || pupil.answers ? nothing : html`<p class="soft">${words.notPlayed}</p>`}
    ${pupil.error ? html`<p class="mistake soft">${words.slips} <b>${words.errors[pupil.error]}</b></p>` : nothing}
  </li>`;
};

const key = ({ words }: Context): TemplateResult =>
  html`<p class="legend">
    ${states.map(
      (shown) =>
        html`<span class="legend-item"
          ><svg class="mini key" viewBox="0 0 10 10" aria-hidden="true">
            ${svg`<path class=${shown} d=${shapes[shown](0, 0)}></path>`}</svg
          >${words.key[shown]}</span
        >`,
    )}
  </p>`;

/** Renders the cards of all pupils in alphabetical order. What applies to all of them is said once, not on every card. */
export const pupilCards = (context: Context): TemplateResult => {
  const { words, report } = context;
  const { pupils } = report;
  const { hasFacts } = report;
  const allFew = hasFacts && pupils.every(({ isFew }) => isFew);
  return html`<section>
    <div class="section-head">
      <h3 class="heading">${words.pupilsTitle} <small>${words.order}</small></h3>
      ${hasFacts ? key(context) : nothing}
    </div>
    ${allFew ? html`<p class="note">${words.allFew}</p>` : nothing}
    ${report.isTimed || !hasFacts ? nothing : html`<p class="note">${words.allUntimed}</p>`}
    <ul class="pupils">
      ${pupils.map((pupil) => card(context, pupil, { few: hasFacts && !allFew, untimed: hasFacts && report.isTimed }))}
    </ul>
  </section>`;
};
