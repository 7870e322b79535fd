import { html, nothing, type TemplateResult } from 'lit';
import type { FactKind } from '../../src/learning/index.js';
import type { ClassReport, Pupil } from '../../src/report/class-report.js';
import { dateOf } from '../../src/report/days.js';
import { signOf, sumText } from '../../src/words/notation.js';
import type { TeacherWords } from '../../src/words/types.js';

/** The kinds of facts that have a map. */
export type MapKind = 'P' | 'Q' | 'S';

/** The data that the parts of the screen render, and their actions. */
export interface Context {
  readonly words: TeacherWords;
  readonly locale: string;
  readonly report: ClassReport;
  readonly hasNames: boolean;
  readonly kind: MapKind;
  /** True if the page with the warm-up has an address to link to. */
  readonly hasWarmUp: boolean;
  chooseKind(kind: MapKind): void;
  print(pupils: readonly Pupil[]): void;
  copyLink(table: number): void;
}

/** Returns the sign of a kind of facts. */
export const kindSign = ({ words: { notation } }: Pick<Context, 'words'>, kind: MapKind): string =>
  signOf(notation, { P: '*', Q: '/', S: '+' }[kind]);

export const figure = ({ locale }: Pick<Context, 'locale'>, value: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(value);

/** Renders a sum in the reader's notation. */
export function sum(context: Pick<Context, 'words' | 'locale'>, text: string): TemplateResult {
  const { notation } = context.words;
  return html`<bdi>${sumText(text, { notation, figure: (value) => figure(context, value) }, ' ')}</bdi>`;
}

/** Formats a date: `Thursday 19 November`. */
export const dayName = ({ locale }: Pick<Context, 'locale'>, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(dateOf(day));

export const list = ({ locale }: Pick<Context, 'locale'>, items: readonly string[]): string =>
  new Intl.ListFormat(locale).format(items);

/** Returns the number of a pupil, or the name while names are shown. */
export const nameOf = (context: Pick<Context, 'hasNames' | 'locale'>, { name, number }: Pupil): string =>
  context.hasNames ? name : figure(context, number);

/** Renders pupils as chips, dashed if the statement about them is based on few answers. */
export const chips = (context: Context, pupils: readonly Pupil[], isFew: (pupil: Pupil) => boolean): TemplateResult =>
  html`<ul class="chips">
    ${pupils.map((pupil) => {
      const few = isFew(pupil);
      const name = nameOf(context, pupil);
      return html`<li class="chip ${few ? 'few' : ''} ${context.hasNames ? 'name' : ''}">
        <span aria-hidden=${few ? 'true' : nothing}><bdi>${name}</bdi></span
        >${few ? html`<span class="visually-hidden">${context.words.chip(name)}</span>` : nothing}
      </li>`;
    })}
  </ul>`;

/** Returns the code of an item, with the smaller number first. */
export const itemAt = (kind: FactKind, a: number, b: number): string => `${kind}${Math.min(a, b)}.${Math.max(a, b)}`;
