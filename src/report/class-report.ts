import { facts, type Fact, type FactKind, type Item } from '../learning/index.js';
import type { Found } from './found.js';
import { groupsOf, type Tomorrow } from './groups.js';
import { knowledgeOf, type Knowledge, type Said } from './knowledge.js';
import { together } from './pupils.js';

/** A pupil in the report. */
export interface Pupil extends Knowledge {
  /** The number in place of the name: by the alphabet, from 1. */
  readonly number: number;
  /** The next facts, at most five. */
  readonly next: readonly Item[];
  /** Whether hardly anything is judged from three days. */
  readonly isFew: boolean;
}

export interface ClassReport {
  /** In alphabetical order, never in order of results. */
  readonly pupils: readonly Pupil[];
  readonly answers: number;
  /** The days of the answers, in order, each once. */
  readonly days: readonly number[];
  /** Whether the time of any answer is used; without, "by heart" cannot be told. */
  readonly isTimed: boolean;
  readonly tomorrow: Tomorrow<Pupil>;
}

const fewest = 5;
const mostNext = 5;

/** What has not been met is said of every item that nothing else is said of. */
export const notMet: Said = { shown: 'not-met', sure: false };

/** What is said of an item of a pupil. */
export const saidOf = ({ said }: Pick<Knowledge, 'said'>, item: Item): Said => said.get(item) ?? notMet;

/** Facts of the kinds that a pupil has met; products where none was. */
export function kindsOf({ said }: Pick<Knowledge, 'said'>): FactKind[] {
  const met = new Set([...said.keys()].map((item) => item[0]));
  const kinds = (['P', 'Q', 'S', 'N'] as const).filter((kind) => met.has(kind));
  return kinds.length > 0 ? kinds : ['P'];
}

/** The facts of a pupil in one of some states: the one not seen for longest first, then the easiest. */
export function factsIn(pupil: Knowledge, shown: readonly Said['shown'][]): Fact[] {
  const kinds = kindsOf(pupil);
  const day = ({ item }: Fact): number => saidOf(pupil, item).day ?? 0;
  return facts
    .filter(({ item, kind }) => kinds.includes(kind) && shown.includes(saidOf(pupil, item).shown))
    .sort((a, b) => day(a) - day(b) || a.grade - b.grade);
}

/**
 * Makes the report of a class out of all files that were read.
 * @param today days since 1 January 2024
 * @param compare compares names in the reader's language
 */
export function classReport(
  files: readonly Found[],
  today: number,
  compare: (one: string, other: string) => number,
): ClassReport {
  const pupils = together(files)
    .map((found) => knowledgeOf(found, today))
    .sort((a, b) => compare(a.name, b.name) || (a.key < b.key ? -1 : 1))
    .map((known, i): Pupil => {
      const sure = [...known.said.values()].filter(({ sure }) => sure).length;
      const next = [...factsIn(known, ['working']), ...factsIn(known, ['not-met'])].slice(0, mostNext);
      return { ...known, number: i + 1, next: next.map(({ item }) => item), isFew: sure < fewest };
    });
  return {
    pupils,
    answers: pupils.reduce((sum, { answers }) => sum + answers, 0),
    days: [...new Set(pupils.flatMap(({ days }) => days))].sort((a, b) => a - b),
    isTimed: pupils.some(({ isTimed }) => isTimed),
    tomorrow: groupsOf(pupils),
  };
}

/** How a class stands at one item. */
export interface Cell {
  readonly met: number;
  /** How many of those know it, or have it by heart. */
  readonly known: number;
}

/** Fewer pupils than this are hatched. */
export const fewPupils = 5;

export function cellOf(pupils: readonly Knowledge[], item: Item): Cell {
  const shown = pupils.map((pupil) => saidOf(pupil, item).shown).filter((one) => one !== 'not-met');
  return { met: shown.length, known: shown.filter((one) => one !== 'working').length };
}
