/** The texts of positions as version 0.2.0 wrote them: options have a place instead of a letter. */
import type { MultiplayState } from '../../../src/rules/multiplay/index.js';
import type { PytagoraState } from '../../../src/rules/pytagora/index.js';
import type { TablesState } from '../../../src/rules/tables/index.js';
import type { UpAndDownState } from '../../../src/rules/up-and-down/index.js';

/** Writes the numbers, with practice undo at their end. */
const placed = (numbers: readonly unknown[], { practiceUndo }: { readonly practiceUndo: boolean }): string =>
  numbers.map(Number).join('_') + (practiceUndo ? '_z' : '');

/** Replaces the first parts of a text of today. */
const begins = (today: string, parts: number, ...earlier: readonly string[]): string =>
  [...earlier, ...today.split('.').slice(parts)].join('.');

export function earlierMultiplay({ options: o, scores }: MultiplayState, today: string): string {
  const answer = ['off', 'factor', 'product'].indexOf(o.answer);
  return begins(today, 3, 'mp1', placed([o.size, scores.length, o.endAt, answer, o.timer], o));
}

export function earlierPytagora({ game, options: o }: PytagoraState, today: string): string {
  const late = [o.direction === 'rtl', o.zeroDividend, o.first === 'drawn', o.sayScore];
  const kept = late.slice(0, late.lastIndexOf(true) + 1);
  const exchange = ['any-time', 'only-when-stuck', 'free'].indexOf(o.exchange);
  const early = [o.target, o.precedence === 'left-to-right', exchange, ...o.pieces.split(',')];
  return begins(today, 2, game === 'pytagora' ? 'py1' : 'pm1', placed([...early, ...kept], o));
}

export function earlierUpAndDown({ options: o }: UpAndDownState, today: string): string {
  const variant = ['plain', 'even-and-odd', 'both-ways'].indexOf(o.variant);
  return begins(today, 3, 'ud1', placed([variant, ...today.split('.')[2].split('_')], o));
}

export const earlierTables = ({ options: o }: TablesState, today: string): string =>
  begins(today, 3, 'tb1', placed([o.answer, ...today.split('.')[2].split('_')], o));
