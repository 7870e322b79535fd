import { facts, type Shown } from '../learning/index.js';
import { saidOf, type ClassReport } from './class-report.js';
import { isoDay } from './days.js';
import type { Separator } from './separators.js';

const states: Readonly<Record<Shown, string>> = {
  'not-met': 'not met',
  working: 'working on it',
  knows: 'knows',
  'by-heart': 'by heart',
};

const signs = { P: 'x', Q: ':', S: '+', N: '' } as const;

/** Returns a cell: quoted if necessary, and guarded if a spreadsheet would interpret it as a formula. */
function cell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes a report as a table, `pupil, fact, state, sure, last_day`, with a line for each fact that was met. Its words are English in every
 * language, because it is read by programs.
 * @param hasNames true if pupils are named; otherwise they have their numbers
 * @param separator between columns: a spreadsheet expects a semicolon if its decimal sign is a comma
 */
export function csv({ pupils }: ClassReport, hasNames: boolean, separator: Separator = ','): string {
  const lines = pupils.flatMap((pupil) =>
    facts
      .filter(({ item }) => pupil.said.has(item))
      .map(({ item, kind, a, b }) => {
        const { shown, sure, day } = saidOf(pupil, item);
        const fact = kind === 'N' ? String(a) : kind === 'Q' ? `${a * b}:${a}` : `${a}${signs[kind]}${b}`;
        const who = hasNames ? pupil.name : String(pupil.number);
        return [who, fact, states[shown], sure ? 'yes' : 'no', day === undefined ? '' : isoDay(day)]
          .map(cell)
          .join(separator);
      }),
  );
  return [['pupil', 'fact', 'state', 'sure', 'last_day'].join(separator), ...lines, ''].join('\r\n');
}
