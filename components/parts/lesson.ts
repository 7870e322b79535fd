import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { isClose, known, routes, routesFor, type Knows, type Route, type RouteKind } from '../../src/rules/routes.js';
import type { TipLine } from '../../src/rules/tips.js';
import {
  inRows,
  listed,
  productText,
  readFact,
  readProduct,
  sumText,
  type Writing as SumWriting,
} from '../../src/words/notation.js';
import type { CommonWords } from '../../src/words/types.js';
import { tick } from '../style/icons.js';
import { rich } from '../style/rich-text.js';

/* The lesson after a wrong answer, in every game that asks for products. */

type LessonWords = CommonWords['lesson'];

/** The words and the notation in which a lesson writes and says sums. */
export interface Writing extends SumWriting {
  readonly words: LessonWords;
}

/** Returns the part of a game's context that a lesson uses. */
export const lessonWriting = (v: SumWriting & { readonly words: { readonly lesson: LessonWords } }): Writing => ({
  words: v.words.lesson,
  notation: v.notation,
  figure: v.figure,
});

interface Lesson extends Writing {
  readonly factors: readonly [number, number];
  /** The chosen route; undefined for the one that suits the numbers best. */
  readonly route: RouteKind | undefined;
  onRoute(route: RouteKind): void;
  /** Returns how well the child knows each product; if given, the first route uses known products. */
  readonly knows?: Knows | undefined;
  /** True if the same question is being asked again: then only the picture is shown, without results. */
  readonly isPractice?: boolean;
}

/**
 * Returns a comment on a wrong answer: which product it is, or that it is close. Empty if there is nothing to say.
 * @param product how a product is written, or read aloud
 */
export function aboutAnswer(v: Writing, given: number, expected: number, product = productText): string {
  const factors = known(given);
  if (factors) return v.words.is(v.figure(given), product(v, ...factors));
  return isClose(given, expected) ? v.words.close(v.figure(Math.abs(given - expected))) : '';
}

function routesOf({
  notation,
  factors,
  knows,
}: Pick<Lesson, 'notation' | 'factors' | 'knows'>): ReturnType<typeof routes> {
  const drawn = inRows(notation, ...factors);
  return knows ? routesFor(...drawn, knows) : routes(...drawn);
}

const shownOf = ({ routes: all, opens }: ReturnType<typeof routes>, route: RouteKind | undefined): Route =>
  all.find(({ kind }) => kind === (route ?? opens)) ?? all[0];

/** Renders the routes to a product: a tab for each, and the dots or bars of one with its calculation. */
export function routeCard(lesson: Lesson): TemplateResult {
  const { words, onRoute, isPractice = false } = lesson;
  const found = routesOf(lesson);
  const shown = shownOf(found, lesson.route);
  const ways = isPractice ? [] : found.routes;
  const tab = (route: Route): TemplateResult => {
    const { kind } = route;
    const label = kind !== 'near' ? words[kind] : route.less ? words.oneLess : words.oneMore;
    return html`<button type="button" part="action" aria-pressed=${kind === shown.kind} @click=${() => onRoute(kind)}>
      ${icons[kind]} <span>${label}</span>
    </button>`;
  };
  return html`<div class="routes ${isPractice ? 'practice' : ''}">
    ${
      // A single route needs no tabs.
      ways.length > 1 ? html`<div class="tabs" role="group" aria-label=${words.ways}>${ways.map(tab)}</div>` : nothing
    }
    <div class="route-picture ${shown.kind}">
      ${shown.kind === 'doubling' ? bars(lesson, shown, isPractice) : [array(shown, isPractice ? readProduct(lesson, ...lesson.factors) : undefined), isPractice ? nothing : steps(lesson, shown)]}
    </div>
  </div>`;
}

const icons: Readonly<Record<RouteKind, SVGTemplateResult | TemplateResult>> = {
  rows: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path class="dots" d="M5 6h.01M12 6h.01M19 6h.01M5 13h.01M12 13h.01M19 13h.01M5 20h.01M12 20h.01M19 20h.01"></path>
  </svg>`,
  doubling: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 3h5v5H2zM2 10h10v5H2zM2 17h20v5H2z"></path>
  </svg>`,
  tens: html`<b aria-hidden="true">10</b>`,
  near: html`<b aria-hidden="true">±1</b>`,
};

/** Renders the dots of a product in rows, with the fact for readers who do not see them. */
export const dotsOf = (v: Writing, a: number, b: number): TemplateResult => {
  const [rows, columns] = inRows(v.notation, a, b);
  return array({ kind: 'rows', parts: [{ rows, columns }], less: false }, readFact(v, a, b));
};

/**
 * Renders the array of a route. The second part differs in shape as well as in colour.
 * @param label the dots in words; undefined if they stand beside them
 */
function array({ kind, parts, less }: Exclude<Route, { kind: 'doubling' }>, label?: string): TemplateResult {
  const [one, two] = parts;
  const below = two !== undefined && two.rows !== one.rows;
  const gap = 0.4;
  /** True if the second part is subtracted from the columns of the first. */
  const isTaken = kind !== 'rows' && less;
  const width = isTaken ? one.columns : one.columns + (two && !below ? two.columns : 0);
  const height = one.rows + (two && below ? two.rows : 0);
  const extra = two ? gap : 0;
  const dot = (column: number, row: number): SVGTemplateResult => {
    const isSecond = isTaken ? column >= one.columns - two!.columns : below ? row >= one.rows : column >= one.columns;
    const [x, y] = [column + 0.5 + (isSecond && !below ? gap : 0), row + 0.5 + (isSecond && below ? gap : 0)];
    if (!isSecond) return svg`<circle class="part-one" cx=${x} cy=${y} r="0.38"></circle>`;
    return less
      ? svg`<circle class="taken" cx=${x} cy=${y} r="0.36"></circle>`
      : svg`<rect class="part-two" x=${x - 0.36} y=${y - 0.36} width="0.72" height="0.72" rx="0.12"></rect>`;
  };
  const box = `0 0 ${width + (below ? 0 : extra)} ${height + (below ? extra : 0)}`;
  // Limits the size of the dots if there are only a few.
  const style = `max-inline-size:calc(var(--u) * ${16 * width})`;
  return html`<svg
    class="route-dots"
    viewBox=${box}
    .style=${style}
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    ${Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, column) => dot(column, row)))}
  </svg>`;
}

/** Renders the calculations of a route with dots, each with the symbol of its part, and the total below. */
function steps(v: Writing, { parts, less }: Exclude<Route, { kind: 'doubling' }>): TemplateResult {
  const { words } = v;
  const values = parts.map(({ rows, columns }) => rows * columns);
  const line = (i: number): string => productText(v, ...inRows(v.notation, parts[i].rows, parts[i].columns), values[i]);
  const [first, second] = values as [number, number?];
  return html`<ol class="route-sums">
    <li><i class="part-one"></i><span>${line(0)}</span></li>
    ${
      second === undefined
        ? nothing
        : html`<li><i class=${less ? 'taken' : 'part-two'}></i><span>${less ? words.less(line(1)) : line(1)}</span></li>
            <li class="whole">
              <i></i
              ><span
                >${sumText(`${first}${less ? '-' : '+'}${second}=${first + (less ? -second : second)}`, v, ' ')}</span
              >
            </li>`
    }
  </ol>`;
}

/** Renders bars that double in length. */
function bars(v: Writing, { number, by }: Extract<Route, { kind: 'doubling' }>, isPractice: boolean): TemplateResult {
  const { figure, words } = v;
  const whole = by.at(-1)!;
  const doubled = [words.double, words.doubleTwice, words.doubleThrice][by.length - 1];
  const numbers = listed(
    [1, ...by].map((n) => (n === whole ? `*${figure(number * n)}*` : figure(number * n))),
    v.notation,
  );
  // A single bar would not show the doubling.
  const shown = whole > 2 ? by : [1, ...by];
  return html`<ol class="bars">
      ${shown.map((n, i) => {
        const makes = isPractice && n === whole ? '?' : number * n;
        return html`<li>
          <span>${n > 1 ? productText(v, number, n, makes) : figure(number)}</span
          ><i class=${i ? 'halves' : ''} .style="inline-size:${(100 * n) / whole}%"></i>
        </li>`;
      })}
    </ol>
    ${isPractice ? nothing : html`<p><bdi>${rich(doubled(numbers))}</bdi></p>`}`;
}

/** Describes a route for screen readers: "5 times 8 is 40, 2 times 8 is 16, 56". */
export function spokenRoute(v: Writing, factors: readonly [number, number], route?: RouteKind, knows?: Knows): string {
  const { figure, words, notation } = v;
  const shown = shownOf(routesOf({ notation, factors, knows }), route);
  if (shown.kind === 'doubling')
    return listed(
      shown.by.map((n) => readFact(v, shown.number, n)),
      notation,
    );
  const lines = shown.parts.map(({ rows, columns }) => readFact(v, ...inRows(notation, rows, columns)));
  const [first, second] = lines as [string, string?];
  if (second === undefined) return first;
  return listed([first, shown.less ? words.less(second) : second, figure(factors[0] * factors[1])], notation);
}

/** Renders the comment on an answer, with a tick if it was right in practice. */
export const aboutLine = (sentence: string, isRight = false): TemplateResult =>
  html`<p class="about">${isRight ? tick : nothing}<bdi>${sentence}</bdi></p>`;

/** Renders a picture with the steps that it shows, or a sum, below it. */
export const pictureCard = (picture: TemplateResult, below: unknown): TemplateResult =>
  html`<div class="routes with-picture">
    <div class="route-picture">
      ${picture}${typeof below === 'string' ? html`<p class="makes">${below}</p>` : below}
    </div>
  </div>`;

interface Steps extends Writing {
  /** True if the result is asked. */
  readonly isPractice?: boolean;
  /** Opens the routes to the first product. */
  readonly onOpen?: () => void;
}

/** Renders the steps of a calculation. The first product opens its routes. */
export function workedSteps(v: Steps, lines: readonly TipLine[]): TemplateResult {
  const { figure, isPractice = false, notation, onOpen } = v;
  return html`<ol class="worked">
    ${lines.map(({ terms, sign, value }, i) => {
      const makes = isPractice && i === lines.length - 1 ? (notation.gap ?? '?') : figure(value);
      return html`<li>
        <span>${sumText(terms.join(sign), v, ' ')}</span> <i>=</i>
        ${
          onOpen && sign === '*' && i === 0
            ? html`<button type="button" part="action" @click=${onOpen}>${makes}</button>`
            : html`<b>${makes}</b>`
        }
      </li>`;
    })}
  </ol>`;
}

interface LessonAction {
  readonly label: string;
  act(): void;
}

/** Renders the buttons after a lesson. They are away from the place of "OK", so that a second tap does not hit them. */
export function lessonFoot(first: LessonAction, second?: LessonAction): TemplateResult {
  return html`<div class="foot">
    <button type="button" class="button primary" part="action" data-home @click=${first.act}>${first.label}</button>
    ${second ? html`<button type="button" class="button" part="action" @click=${second.act}>${second.label}</button>` : nothing}
  </div>`;
}
