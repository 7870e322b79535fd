import { html, nothing, type TemplateResult } from 'lit';
import type { Item, Shown } from '../../src/learning/index.js';
import { cellOf, fewPupils, saidOf, type Pupil } from '../../src/report/class-report.js';
import { segments } from '../style/controls.js';
import { rich } from '../style/rich-text.js';
import { chips, figure, itemAt, kindSign, sum, type Context, type MapKind } from './context.js';

/** A cell of the map: the row and the column, 1 to 12. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface MapActions {
  /** The cell that is in the tab order. */
  readonly place: Place;
  /** The item whose pupils are shown. */
  readonly opened: Item | undefined;
  open(place: Place): void;
  close(): void;
}

const kinds = ['P', 'Q', 'S'] as const;

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);

/** The first number of a map. × 1 and ÷ 1 follow a single rule, so their maps begin at 2. */
export const firstOf = (kind: MapKind): number => (kind === 'S' ? 1 : 2);

/** Returns the cell that a key leads to, the same one at an edge; undefined for other keys. */
export function placeAfter(key: string, place: Place, kind: MapKind, isRtl: boolean): Place | undefined {
  const { row, column } = place;
  const first = firstOf(kind);
  const step = isRtl ? -1 : 1;
  const to: Readonly<Partial<Record<string, Place>>> = {
    ArrowRight: { row, column: column + step },
    ArrowLeft: { row, column: column - step },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row, column: first },
    End: { row, column: 12 },
  };
  const next = to[key];
  const isThere = (number: number): boolean => number >= first && number <= 12;
  return next && !(isThere(next.row) && isThere(next.column)) ? place : next;
}

function cell(context: Context, { place, opened, open }: MapActions, row: number, column: number): TemplateResult {
  const { words, kind, report } = context;
  const item = itemAt(kind, row, column);
  const { met, known } = cellOf(report.pupils, item);
  const fact = words.spoken[kind](row, column, row * column);
  const step = met === 0 ? 'none' : met < fewPupils ? 'few' : `share${Math.min(5, Math.floor((known / met) * 5) + 1)}`;
  const label = met === 0 ? words.cellNone(fact) : (met < fewPupils ? words.cellFew : words.cell)(fact, known, met);
  return html`<td>
    <button
      type="button"
      class="cell ${step} ${item === opened ? 'on' : ''}"
      data-cell="${row}-${column}"
      tabindex=${place.row === row && place.column === column ? 0 : -1}
      aria-label=${label}
      aria-expanded=${item === opened}
      @click=${() => open({ row, column })}
    >
      ${met === 0 ? '\u2013' : html`<b>${figure(context, known)}</b><i data-of=${`/${figure(context, met)}`}></i>`}
    </button>
  </td>`;
}

/** Renders × 1 or ÷ 1 as a single row with a column below it, without cells. */
function oneRule(context: Context): TemplateResult {
  const { words, kind, report } = context;
  const { met, known } = cellOf(report.pupils, 'K14');
  const isKnown = kind === 'P' && met > 0;
  return html`<tr>
    <th scope="row">1</th>
    <td class="one" colspan="12">
      ${words.oneRule(`${kindSign(context, kind)}\u00a0${figure(context, 1)}`)}:
      ${rich(isKnown ? words.oneKnown(known, met) : words.oneNone)}
    </td>
  </tr>`;
}

const table = (context: Context, actions: MapActions, onKey: (event: KeyboardEvent) => void): TemplateResult => {
  const { words, kind } = context;
  const first = firstOf(kind);
  const cells = numbers.filter((number) => number >= first);
  return html`<table class="map" @keydown=${onKey}>
    <caption class="visually-hidden">
      ${words.caption[kind]}
    </caption>
    <thead>
      <tr>
        <td class="corner">${kindSign(context, kind)}</td>
        ${numbers.map((number) => html`<th scope="col" class=${number < first ? 'ones' : nothing}>${figure(context, number)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${first > 1 ? oneRule(context) : nothing}
      ${cells.map(
        (row) =>
          html`<tr>
            <th scope="row">${figure(context, row)}</th>
            ${first > 1 && row === 2 ? html`<td class="one ones" rowspan="11"></td>` : nothing}
            ${cells.map((column) => cell(context, actions, row, column))}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

const legend = ({ words }: Context): TemplateResult =>
  html`<div class="legend">
    <b class="legend-title">${words.legend}</b>
    ${words.shares.map((share, i) => html`<span class="legend-item"><i class="swatch share${i + 1}"></i>${share}</span>`)}
    <span class="legend-item fewer"><i class="swatch few"></i>${words.legendFew}</span>
  </div>`;

const titleOf = (context: Context, kind: MapKind, a: number, b: number): TemplateResult =>
  kind === 'P'
    ? sum(context, `${a}*${b}=${a * b}`)
    : kind === 'S'
      ? sum(context, `${a}+${b}=${a + b}`)
      : html`${sum(context, `${a * b}/${a}`)}${a === b ? nothing : html`, ${sum(context, `${a * b}/${b}`)}`}`;

const order: readonly Shown[] = ['by-heart', 'knows', 'working', 'not-met'];

/** Renders which pupils know the selected fact. */
function detail(context: Context, item: Item): TemplateResult {
  const { words, kind, report } = context;
  const [a, b] = item.slice(1).split('.').map(Number);
  const { met, known } = cellOf(report.pupils, item);
  const isFew = (pupil: Pupil): boolean => {
    const { shown, sure } = saidOf(pupil, item);
    return shown !== 'not-met' && !sure;
  };
  return html`<h4>${titleOf(context, kind, a, b)}</h4>
    ${met > 0 ? html`<p>${rich(words.known(known, met))}</p>` : nothing}
    ${order.map((shown) => {
      const pupils = report.pupils.filter((pupil) => saidOf(pupil, item).shown === shown);
      if (pupils.length === 0) return nothing;
      return html`<h5>
          <i class="dot ${shown}"></i>${words.states[shown]} ${figure(context, pupils.length)}
          ${shown === 'by-heart' ? html`<small>${words.heartHelp}</small>` : nothing}
        </h5>
        ${chips(context, pupils, isFew)}`;
    })}
    ${report.pupils.some(isFew) ? html`<p class="soft small few-note"><i class="chip few"></i> ${words.dashed}</p>` : nothing}`;
}

/** Renders the map of the class, and beside it the pupils who know the selected fact. */
export const classMap = (
  context: Context,
  actions: MapActions,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult => {
  const { words, kind } = context;
  const labelled = kinds.map((value) => ({ value, label: `${kindSign(context, value)} ${words.kinds3[value]}` }));
  return html`<section>
    <div class="section-head">
      <h3 class="heading">${words.map} <small>${words.mapHelp}</small></h3>
      ${segments('kind', words.map, labelled, kind, context.chooseKind)}
    </div>
    <div class="map-layout">
      <div class="card map-card">${table(context, actions, onKey)}${legend(context)}</div>
      <div class="details ${actions.opened ? 'card' : ''}" aria-live="polite">
        ${
          actions.opened
            ? html`${detail(context, actions.opened)}
                <button type="button" class="button" @click=${() => actions.close()}>${words.close}</button>`
            : html`<p class="soft hint">${words.mapHelp}</p>`
        }
      </div>
    </div>
  </section>`;
};
