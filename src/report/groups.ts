import { facts, type Item } from '../learning/index.js';
import type { Knowledge } from './knowledge.js';

/** Pupils who practise the same table. */
export interface Group<P extends Knowledge = Knowledge> {
  readonly table: number;
  /** The numbers that it is most often practised with, at most three, in order. */
  readonly partners: readonly number[];
  readonly pupils: readonly P[];
}

export interface Tomorrow<P extends Knowledge = Knowledge> {
  /** Tables that more than half the class works on: one line for all. */
  readonly everyone: readonly Group<P>[];
  /** At most three. */
  readonly groups: readonly Group<P>[];
  /** Whether the groups come from answers of three days at least. */
  readonly isSure: boolean;
}

const mostGroups = 3;
const fewestPupils = 3;
const mostPartners = 3;

/** The two numbers of a fact of the tables. */
const pairs: ReadonlyMap<Item, readonly [number, number]> = new Map(
  facts.filter(({ kind }) => kind === 'P' || kind === 'Q').map(({ item, a, b }) => [item, [a, b]]),
);

interface InWork<P> {
  readonly pupil: P;
  readonly pair: readonly [number, number];
}

const countBy = (numbers: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
};

function groupOf<P extends Knowledge>(table: number, all: readonly InWork<P>[]): Group<P> {
  const own = all.filter(({ pair }) => pair.includes(table));
  const partners = countBy(own.map(({ pair: [a, b] }) => (a === table ? b : a)));
  return {
    table,
    partners: [...partners]
      .sort(([a, one], [b, other]) => other - one || a - b)
      .slice(0, mostPartners)
      .map(([number]) => number)
      .sort((a, b) => a - b),
    pupils: [...new Set(own.map(({ pupil }) => pupil))],
  };
}

/**
 * Groups a class for the next lesson. A group is the table with most facts in work, from three pupils on; then the next
 * one, without those facts. A table that more than half the class works on is practised with everyone and takes no
 * group's place. Facts that are judged from fewer than three days count only where there are no others.
 */
export function groupsOf<P extends Knowledge>(pupils: readonly P[]): Tomorrow<P> {
  const inWork = pupils.flatMap((pupil) =>
    [...pupil.said].flatMap(([item, { shown, sure }]) => {
      const pair = pairs.get(item);
      return pair && shown === 'working' ? [{ pupil, pair, sure }] : [];
    }),
  );
  const sure = inWork.filter((one) => one.sure);
  let left: readonly InWork<P>[] = sure.length > 0 ? sure : inWork;
  const everyone: Group<P>[] = [];
  const groups: Group<P>[] = [];
  const tables = new Set(left.flatMap(({ pair }) => pair));
  while (tables.size > 0 && groups.length < mostGroups) {
    const counts = [...tables].map((table) => [table, left.filter(({ pair }) => pair.includes(table)).length] as const);
    const [[table]] = counts.sort(([a, one], [b, other]) => other - one || a - b);
    tables.delete(table);
    const group = groupOf(table, left);
    if (group.pupils.length < fewestPupils) continue;
    (group.pupils.length > pupils.length / 2 ? everyone : groups).push(group);
    left = left.filter(({ pair }) => !pair.includes(table));
  }
  return { everyone, groups, isSure: sure.length > 0 };
}
