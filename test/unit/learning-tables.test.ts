import { describe, expect, it } from 'vitest';
import { empty, facts, state, tablesToPractise, update, type Memory } from '../../src/learning/index.js';
import { seeded } from './support/random.js';

const day = 700;
const products = facts.filter(({ kind }) => kind === 'P');

/** Returns a memory in which these products were answered on the three days before. */
const answered = (list: readonly string[], right: boolean, memory = empty()): Memory =>
  [day - 3, day - 2, day - 1].reduce(
    (before, on) => list.reduce((next, item) => update(next, [{ item, right, think: 1500 }], on), before),
    memory,
  );

/** Computes the same from the definition: every table is compared with all others, product by product. */
function slowTwin(memory: Memory): number[] {
  const tables = Array.from({ length: 11 }, (_, i) => i + 2);
  const left = (table: number): number => {
    let sum = 0;
    for (const other of tables) {
      const { shown, r } = state(memory, `P${Math.min(table, other)}.${Math.max(table, other)}`, day);
      sum += shown === 'not-met' ? 0.5 : 1 - r;
    }
    return sum;
  };
  const heavier = (table: number): number =>
    tables.filter((other) => left(other) > left(table) || (left(other) === left(table) && other < table)).length;
  return tables.filter((table) => heavier(table) < 2);
}

describe('the tables to practise', () => {
  it('are none before a product was asked', () => {
    expect(tablesToPractise(empty(), day)).toEqual([]);
    expect(tablesToPractise(answered(['Q7.8', 'S3.4'], false), day)).toEqual([]);
  });

  it('are those in which a child is wrong', () => {
    const isWrong = ({ a, b }: { a: number; b: number }): boolean => [a, b].some((n) => n === 7 || n === 8);
    const known = answered(
      products.filter((fact) => !isWrong(fact)).map(({ item }) => item),
      true,
    );
    const memory = answered(
      products.filter(isWrong).map(({ item }) => item),
      false,
      known,
    );
    expect(tablesToPractise(memory, day)).toEqual([7, 8]);
  });

  it('agree with their definition after random answers', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seeded(seed);
      let memory = empty();
      for (let on = day - 12; on < day; on += 1 + random(4)) {
        for (let i = random(40); i > 0; i--) {
          const { item } = products[random(products.length)];
          memory = update(memory, [{ item, right: random(3) > 0, think: 800 + random(6000) }], on);
        }
      }
      const isMet = products.some(({ item }) => state(memory, item, day).shown !== 'not-met');
      expect(tablesToPractise(memory, day)).toEqual(isMet ? slowTwin(memory) : []);
    }
  });
});
