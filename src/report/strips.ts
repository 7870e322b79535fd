import { facts, type Fact, type Item } from '../learning/index.js';
import { routes } from '../rules/routes.js';
import { factsIn } from './class-report.js';
import type { Knowledge } from './knowledge.js';

/** A way to work out a fact: doubling a number, a sum or difference, a number of tens, or another fact in reverse order. */
export type Tip =
  | { readonly kind: 'double'; readonly of: number }
  | { readonly kind: 'sum'; readonly parts: readonly [number, number]; readonly less: boolean }
  | { readonly kind: 'tens'; readonly count: number }
  | { readonly kind: 'times'; readonly a: number; readonly b: number };

/** A question on a strip. */
export interface Question {
  readonly item: Item;
  /** The question in ASCII: `7*8`. */
  readonly prompt: string;
  readonly answer: number;
  readonly tip: Tip;
}

const onStrip = { known: 2, work: 6, due: 2 } as const;
const all = 10;

function productTip(a: number, b: number): Tip {
  if (a === 10 || b === 10) return { kind: 'tens', count: a === 10 ? b : a };
  const { routes: ways, opens } = routes(a, b);
  const way = ways.find(({ kind }) => kind === opens) ?? ways[0];
  if (way.kind === 'doubling') return { kind: 'double', of: (a * b) / 2 };
  const [one, other] = way.parts.map(({ rows, columns }) => rows * columns);
  // A small product is not split: one row less, and one more row.
  const parts = other === undefined ? ([one - Math.max(a, b), Math.max(a, b)] as const) : ([one, other] as const);
  return { kind: 'sum', parts, less: way.less };
}

/** Returns the question of a fact with its answer, and a way to work it out. */
export function questionOf({ item, kind, a, b }: Fact): Question {
  if (kind === 'P') return { item, prompt: `${a}*${b}`, answer: a * b, tip: productTip(a, b) };
  if (kind === 'Q') return { item, prompt: `${a * b}/${a}`, answer: b, tip: { kind: 'times', a, b } };
  if (kind === 'N') return { item, prompt: `${a}`, answer: a, tip: { kind: 'sum', parts: [a - 1, 1], less: false } };
  const overTen = a + b > 10 && b < 10;
  const tip: Tip =
    a === b ? { kind: 'double', of: a } : { kind: 'sum', parts: overTen ? [10, a + b - 10] : [b, a], less: false };
  return { item, prompt: `${a}+${b}`, answer: a + b, tip };
}

const factOf: ReadonlyMap<Item, Fact> = new Map(facts.map((fact) => [fact.item, fact]));

/** Returns the question of an item; undefined if it is not a fact. */
export function questionAt(item: Item): Question | undefined {
  const fact = factOf.get(item);
  return fact && questionOf(fact);
}

/**
 * Returns ten questions for a pupil to practise: two that are known, then six being worked on, then two that are due. If fewer are being
 * worked on, the easiest facts that were not met are added.
 */
export function stripOf(pupil: Knowledge): Question[] {
  const numbers = ({ kind }: Fact): boolean => kind !== 'N';
  const known = factsIn(pupil, ['knows', 'by-heart']).filter(numbers);
  const first = known.filter(({ grade }) => grade === 0).slice(-onStrip.known);
  const work = factsIn(pupil, ['working']).filter(numbers).slice(0, onStrip.work);
  const due = known.filter((fact) => !first.includes(fact)).slice(0, onStrip.due);
  const unmet = factsIn(pupil, ['not-met']).filter(numbers);
  const start = [...first, ...work];
  const more = unmet.slice(0, Math.max(0, onStrip.known + onStrip.work - start.length));
  const strip = [...start, ...more, ...due];
  const rest = [...known, ...unmet].filter((fact) => !strip.includes(fact));
  return [...strip, ...rest].slice(0, all).map(questionOf);
}
