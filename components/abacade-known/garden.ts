import { html, nothing, type TemplateResult, svg, type SVGTemplateResult } from 'lit';
import { state, type Item, type Memory } from '../../src/learning/index.js';
import { allTables } from '../../src/learning/question.js';
import { knownFamilies, type Family } from '../../src/learning/families.js';
import type { LearningWords } from '../../src/words/types.js';
import { inTable, sumText, type Writing } from '../../src/words/notation.js';
import { tick } from '../style/icons.js';
import { keyOf } from '../style/keys.js';
import { rich } from '../style/rich-text.js';

/** The plant of a fact: empty soil, a seed, a leaf or a flower. */
type Plant = 'empty' | 'seed' | 'leaf' | 'flower';

const blade = (path: string): SVGTemplateResult => svg`<path class="blade" d=${path}></path>`;

/** Six petals around the heart of a flower. */
const petals = Array.from({ length: 6 }, (_, i) => {
  const turn = (i * Math.PI) / 3;
  return svg`<circle class="petal" cx=${20 + 6.2 * Math.cos(turn)} cy=${12 + 6.2 * Math.sin(turn)} r="4.4"></circle>`;
});

/** Drawings of the soil and the plant on it, in a box of 40 × 38. They differ in shape as well as in colour. */
const drawn: Readonly<Record<Plant, SVGTemplateResult>> = {
  empty: svg`<path class="soil bare" d="M6 34Q20 27 34 34"></path>`,
  seed: svg`<path class="soil" d="M6 34Q20 27 34 34"></path><path class="grain" d="M20 31c-8 0-8-13 1-13s8 13-1 13z"></path>`,
  leaf: svg`<path class="soil" d="M6 34Q20 27 34 34"></path><path class="stalk" d="M20 32V15"></path>
    ${blade('M20 23C11 23 8 17 8 11c8 0 12 5 12 12z')}${blade('M20 18c0-7 5-11 12-11 0 7-5 11-12 11z')}`,
  flower: svg`<path class="soil" d="M6 34Q20 27 34 34"></path><path class="stalk" d="M20 33V16"></path>
    ${blade('M20 30c-6 0-9-3-9-8 5 0 9 3 9 8z')}${blade('M20 30c6 0 9-3 9-8-5 0-9 3-9 8z')}
    ${petals}<circle class="heart" cx="20" cy="12" r="4"></circle>`,
};

const plant = (kind: Plant): SVGTemplateResult =>
  svg`<svg class="plant" viewBox="0 0 40 38" aria-hidden="true">${drawn[kind]}</svg>`;

/** An eye, which marks a fact worth looking at. */
const eye = svg`<svg class="eye" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"></circle>
  <path d="M4 12c4-6 12-6 16 0-4 6-12 6-16 0z"></path><circle class="pupil" cx="12" cy="12" r="2.6"></circle></svg>`;

/** The data that the garden renders, and its actions. */
export interface GardenView extends Writing {
  readonly words: LearningWords['garden'];
  readonly memory: Memory;
  /** Days since 1 January 2024. */
  readonly day: number;
  readonly families: readonly Family[];
  /** The families to learn next, three at most. */
  readonly next: readonly Family[];
  /** Increase in the number of known facts within a week; 0 if that is unknown. */
  readonly newSince: number;
  /** The family whose card is open, as row and column; zeros for none. */
  readonly open: readonly [number, number];
  /** The table whose tiles are shown where there is not enough room for all. */
  readonly table: number;
  choose(row: number, column: number): void;
  chooseTable(table: number): void;
  /** Opens a warm-up, optionally with a fact to ask first. */
  warmUp(fact?: string, operation?: 'division'): void;
}

const familyOf = ({ families }: GardenView, one: number, other: number): Family =>
  families.find(({ numbers: [a, b] }) => a === Math.min(one, other) && b === Math.max(one, other))!;

function plantOf({ shown, isComplete, hasSlipped }: Family): Plant {
  if (shown === 'not-met') return 'empty';
  if (isComplete) return 'flower';
  return shown === 'working' && !hasSlipped ? 'seed' : 'leaf';
}

const sum = (v: GardenView, text: string): TemplateResult => html`<bdi>${sumText(text, v)}</bdi>`;

/** Renders the heading, the tiles, the card of one of them, and the legend of the plants. */
export function garden(v: GardenView): TemplateResult {
  return html`<div class="app garden" part="garden">
    <div class="garden-inside">
      ${heading(v)}
      <div class="garden-body">${triangle(v)} ${oneTable(v)} ${card(v)}</div>
      ${key(v)}
    </div>
  </div>`;
}

function heading(v: GardenView): TemplateResult {
  const { words: w, families, next, newSince } = v;
  const known = knownFamilies(families);
  const isEmpty = families.every(({ shown }) => shown === 'not-met');
  const title = isEmpty ? w.title : known === families.length ? w.knownAll(known) : w.known(known);
  return html`<header class="garden-head">
    <h2><bdi>${rich(title)}</bdi></h2>
    ${isEmpty ? html`<p>${w.empty(families.length)}</p>` : nothing}
    ${
      !isEmpty && next.length
        ? html`<div class="learn-next" role="group" aria-label=${w.next}>
            <span aria-hidden="true">${w.next}</span>
            ${next.map(
              ({ numbers: [a, b] }) =>
                html`<button type="button" class="button" part="action" @click=${() => v.warmUp(`${a}*${b}`)}>
                  ${sum(v, `${a}*${b}`)}
                </button>`,
            )}
          </div>`
        : nothing
    }
    ${newSince > 0 ? html`<p class="new-facts">${tick}<span>${rich(w.sinceLastWeek(newSince))}</span></p>` : nothing}
  </header>`;
}

/**
 * Renders a tile as a button. It is labelled `row` × `column`, unless the tile is in a table that lists `written`. `isFirst`:
 * the Tab key reaches this tile while no card is open.
 */
function tile(
  v: GardenView,
  row: number,
  column: number,
  isFirst: boolean,
  written: readonly [number, number] = [row, column],
): TemplateResult {
  const family = familyOf(v, row, column);
  const isOpen = v.open[0] === row && v.open[1] === column;
  return html`<button
    type="button"
    class="tile ${plantOf(family)} ${family.hasSlipped ? 'look' : ''}"
    part="tile"
    tabindex=${isOpen || isFirst ? 0 : -1}
    data-at="${row}.${column}"
    aria-pressed=${isOpen}
    @click=${() => v.choose(row, column)}
  >
    ${plant(plantOf(family))}${family.hasSlipped ? eye : nothing}<b>${sum(v, written.join('*'))}</b
    ><span class="visually-hidden">: ${said(v, family)} ${last(v, family)}</span>
  </button>`;
}

/** Returns the sentence about a family of facts. */
function said({ words: { said: w } }: GardenView, { shown, isComplete, hasSlipped }: Family): string {
  if (hasSlipped) return w.look;
  return isComplete && shown === 'knows' ? w.complete : w[shown];
}

function last({ words: w }: GardenView, { age }: Family): string {
  if (age === undefined) return '';
  return age === 0 ? w.lastToday : age === 1 ? w.lastYesterday : w.daysAgo(age);
}

/** Renders all families at once, each where its row meets its column. */
function triangle(v: GardenView): TemplateResult {
  const [row, column] = v.open;
  const isOpenHere = row >= column && row > 0;
  return html`<table class="all-tables" @keydown=${move}>
    <caption class="visually-hidden">
      ${v.words.caption}
    </caption>
    <tbody>
      ${allTables.map(
        (row) =>
          html`<tr>
            <th scope="row">${v.figure(row)}</th>
            ${allTables.map((column) =>
              column <= row
                ? html`<td>${tile(v, row, column, !isOpenHere && row === 2)}</td>`
                : html`<td class="none"></td>`,
            )}
          </tr>`,
      )}
      <tr>
        <td class="none"></td>
        ${allTables.map((column) => html`<th scope="col">${v.figure(column)}</th>`)}
      </tr>
    </tbody>
  </table>`;
}

/** Renders the tiles of one table, where there is not enough room for all. */
function oneTable(v: GardenView): TemplateResult {
  const { words: w, table } = v;
  return html`<div class="one-table">
    <div class="table-choice" role="radiogroup" aria-label=${w.tables}>
      ${allTables.map(
        (one) =>
          html`<label class=${one === table ? 'on' : ''}
            ><input
              type="radio"
              name="table"
              .checked=${one === table}
              @change=${() => v.chooseTable(one)}
            />${v.notation.times} ${v.figure(one)}</label
          >`,
      )}
    </div>
    <div class="tiles">${allTables.map((other) => tile(v, table, other, true, inTable(v.notation, table, other)))}</div>
  </div>`;
}

/** Moves the focus among the tiles of the triangle with the arrow keys, Home and End. */
function move(event: KeyboardEvent): void {
  const grid = event.currentTarget as HTMLElement;
  const [row, column] = (event.target as HTMLElement).dataset['at']?.split('.').map(Number) ?? [];
  if (!row) return;
  const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - forward],
    ArrowRight: [row, column + forward],
    Home: [row, 2],
    End: [row, row],
  };
  const to = steps[keyOf(event)];
  if (!to) return;
  event.preventDefault();
  const r = Math.min(12, Math.max(2, to[0]));
  const c = Math.min(r, Math.max(2, to[1]));
  grid.querySelector<HTMLElement>(`[data-at="${r}.${c}"]`)?.focus();
}

/** Renders the facts of the open family with a button to try them; before one is open, a button for the warm-up. */
function card(v: GardenView): TemplateResult {
  const { words: w, families } = v;
  const [a, b] = v.open;
  if (!a) {
    const isEmpty = families.every(({ shown }) => shown === 'not-met');
    return families.every(({ isComplete }) => isComplete)
      ? note('flower', w.around, w.aroundHelp(families.length), w.warmUpDivision, () => v.warmUp(undefined, 'division'))
      : note(isEmpty ? 'seed' : 'leaf', w.plant, w.plantHelp, w.warmUp, () => v.warmUp());
  }
  const family = familyOf(v, a, b);
  const line = (item: Item, one: string, other: string): TemplateResult => {
    const { shown } = state(v.memory, item, v.day);
    return html`<li>
      <b>${one === other ? sum(v, one) : [sum(v, one), ', ', sum(v, other)]}</b
      ><span>${shown === 'not-met' ? w.notAsked : w.states[shown]}</span>
    </li>`;
  };
  return html`<section class="fact-card" aria-live="polite">
    ${plant(plantOf(family))}
    <div>
      <h3>${sum(v, `${a}*${b}`)}</h3>
      <p><b>${said(v, family)}</b> ${last(v, family)}</p>
    </div>
    <ul>
      ${line(family.product, `${a}*${b}`, `${b}*${a}`)} ${line(family.division, `${a * b}/${a}`, `${a * b}/${b}`)}
    </ul>
    <button type="button" class="button primary" part="action" @click=${() => v.warmUp(`${a}*${b}`)}>${w.try}</button>
  </section>`;
}

const note = (kind: Plant, title: string, help: string, label: string, act: () => void): TemplateResult =>
  html`<section class="fact-card">
    ${plant(kind)}
    <div>
      <h3>${title}</h3>
      <p>${help}</p>
    </div>
    <button type="button" class="button primary" part="action" @click=${act}>${label}</button>
  </section>`;

/** Renders the legend of the plants. */
function key({ words: w }: GardenView): TemplateResult {
  const entries = [
    ['empty', w.states['not-met']],
    ['seed', w.states.working],
    ['leaf', w.states.knows],
    ['flower', w.states['by-heart']],
  ] as const;
  return html`<ul class="legend" aria-label=${w.key}>
    ${entries.map(([kind, label]) => html`<li>${plant(kind)}${label}</li>`)}
    <li>${eye}${w.states.look}</li>
  </ul>`;
}
