import { facts, type Fact, type FactKind, type Item } from '../learning/index.js';
import { gameCount, type Found } from './found.js';
import { groupsOf, type Tomorrow } from './groups.js';
import { knowledgeOf, type Knowledge, type Said } from './knowledge.js';
import { together } from './pupils.js';

/** A pupil in the report. */
export interface Pupil extends Knowledge {
  /** The number shown in place of the name: in alphabetical order, from 1. */
  readonly number: number;
  /** The facts to practise next, at most five. */
  readonly next: readonly Item[];
  /** True if hardly any judgement is based on three days. */
  readonly isFew: boolean;
}

export interface ClassReport {
  /** In alphabetical order, never sorted by results. */
  readonly pupils: readonly Pupil[];
  readonly answers: number;
  /** The days of the answers, in ascending order without duplicates. */
  readonly days: readonly number[];
  /** True if the time of any answer is used; if none is, "by heart" cannot be determined. */
  readonly isTimed: boolean;
  readonly tomorrow: Tomorrow<Pupil>;
  /** Number of matches in lessons. */
  readonly games: number;
  /** False if nothing was met that can be known: then there are only matches. */
  readonly hasFacts: boolean;
}

const fewest = 5;
const mostNext = 5;

/** The judgement of every item that has no other one. */
export const notMet: Said = { shown: 'not-met', sure: false };

/** Returns the judgement of a pupil's item. */
export const saidOf = ({ said }: Pick<Knowledge, 'said'>, item: Item): Said => said.get(item) ?? notMet;

/** Returns the kinds of facts that a pupil has met; products if there are none. */
export function kindsOf({ said }: Pick<Knowledge, 'said'>): FactKind[] {
  const met = new Set([...said.keys()].map((item) => item[0]));
  const kinds = (['P', 'Q', 'S', 'N'] as const).filter((kind) => met.has(kind));
  return kinds.length > 0 ? kinds : ['P'];
}

/** Returns a pupil's facts in one of the given states: the one not seen for longest first, then the easiest. */
export function factsIn(pupil: Knowledge, shown: readonly Said['shown'][]): Fact[] {
  const kinds = kindsOf(pupil);
  const day = ({ item }: Fact): number => saidOf(pupil, item).day ?? 0;
  return facts
    .filter(({ item, kind }) => kinds.includes(kind) && shown.includes(saidOf(pupil, item).shown))
    .sort((a, b) => day(a) - day(b) || a.grade - b.grade);
}

/**
 * Creates the report of a class from all files that were read.
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
    games: gameCount(pupils),
    hasFacts: pupils.some(({ said }) => said.size > 0),
  };
}

/** The state of a class at one item. */
export interface Cell {
  readonly met: number;
  /** Number of those pupils who know it, or know it by heart. */
  readonly known: number;
}

/** With fewer pupils than this, a cell is hatched. */
export const fewPupils = 5;

export function cellOf(pupils: readonly Knowledge[], item: Item): Cell {
  const shown = pupils.map((pupil) => saidOf(pupil, item).shown).filter((one) => one !== 'not-met');
  return { met: shown.length, known: shown.filter((one) => one !== 'working').length };
}
