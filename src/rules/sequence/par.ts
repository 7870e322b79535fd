import type { SequenceOptions } from './options.js';

/**
 * The average number of turns of a computer player of level 2 playing alone, rounded, by summit; measured by `npm run
 * par`, see docs/par.md.
 */
const measured = {
  plain: { 20: 2, 40: 4, 60: 6, 72: 7, 96: 10, 113: 11 } as Readonly<Record<number, number>>,
  cards: { 20: 2, 40: 4, 60: 6, 72: 7, 96: 9, 113: 11 } as Readonly<Record<number, number>>,
};

/** Returns the par of a person playing alone, or undefined for a summit or cards that were not measured. */
export function par({ cards, cardsWhen, summit }: SequenceOptions): number | undefined {
  const counts = new Set(Object.values(cards));
  if (counts.size > 1) return undefined;
  const [each] = counts;
  return each === 0
    ? measured.plain[summit]
    : each === 4 && cardsWhen === 'at-once'
      ? measured.cards[summit]
      : undefined;
}
