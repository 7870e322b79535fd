import { facts, type Item } from '../learning/index.js';
import type { Knowledge } from './knowledge.js';

/** Pupils who practise the same table. */
export interface Group<P extends Knowledge = Knowledge> {
  readonly table: number;
  /** The numbers with which the table is most often practised, at most three, in ascending order. */
  readonly partners: readonly number[];
  readonly pupils: readonly P[];
}

export interface Tomorrow<P extends Knowledge = Knowledge> {
  /** Tables that more than half of the class works on: one line for all. */
  readonly everyone: readonly Group<P>[];
  /** At most three groups. */
  readonly groups: readonly Group<P>[];
  /** True if the groups are based on answers from at least three days. */
  readonly isSure: boolean;
}

const mostGroups = 3;
const fewestPupils = 3;
const mostPartners = 3;

/** The two numbers of each fact of the tables. */
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
 * Groups a class for the next lesson. A group is the table with the most facts being worked on, by at least three pupils; then the next
 * table, without those facts. A table that more than half of the class works on is practised with everyone and does not count as a group.
 * Facts that are judged from fewer than three days count only if there are no others.
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
