import { describe, expect, it } from 'vitest';
import {
  due,
  empty,
  evidence,
  facts,
  items,
  judge,
  merge,
  read,
  readSummary,
  state,
  summary,
  update,
  write,
  type Memory,
} from '../../src/learning/index.js';
import type { Result } from '../../src/rules/game.js';

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Returns the memory of a child who answers every product of this list right and quickly on the days given. */
const quick = (list: readonly string[], days: readonly number[]): Memory =>
  days.reduce(
    (memory, day) => list.reduce((next, item) => update(next, [{ item, right: true, think: 1500 }], day), memory),
    empty(),
  );

describe('items', () => {
  it('are 236: 66 products, as many divisions, 78 sums, 12 names, 14 skills', () => {
    const count = (letter: string): number => items.filter((item) => item.startsWith(letter)).length;
    expect(['P', 'Q', 'S', 'N', 'K'].map(count)).toEqual([66, 66, 78, 12, 14]);
    expect(items).toHaveLength(236);
    expect(new Set(items).size).toBe(236);
  });
});

describe('a fact', () => {
  it('not met is never shown as known', () => {
    expect(state(empty(), 'P2.2', 9).shown).toBe('not-met');
  });

  it('is known by heart after three quick days, and not after one', () => {
    expect(state(quick(['P7.8'], [1]), 'P7.8', 1).shown).not.toBe('by-heart');
    expect(state(quick(['P7.8'], [1, 2, 4, 8]), 'P7.8', 8)).toMatchObject({ shown: 'by-heart', sure: true });
  });
});

it('text and summary are read back, within what the text can hold', () => {
  const memory = quick(
    facts.slice(0, 66).map(({ item }) => item),
    [1, 2, 4],
  );
  const text = write(memory);
  expect(text.length).toBeLessThanOrEqual(400);
  expect(write(unwrap(read(text)))).toBe(text);
  const said = unwrap(readSummary(summary(memory, 5)));
  expect(summary(memory, 5)).toHaveLength(124);
  expect(said.day).toBe(5);
  expect(said.items['P7.8']).toEqual({ shown: state(memory, 'P7.8', 5).shown, sure: true });
  expect(merge(memory, memory)).toEqual(memory);
});

it('an answer is evidence of its fact', () => {
  const event = {
    type: 'answered',
    seat: 0,
    prompt: '8*7',
    given: 56,
    expected: 56,
    right: true,
    ms: 2000,
    think: 900,
  };
  expect(evidence(event, { game: 'plyt' })).toEqual([{ item: 'P7.8', right: true, think: 900 }]);
});

it('two known facts come first', () => {
  const all = facts.slice(0, 66).map(({ item }) => item);
  const list = due(quick(['P2.2', 'P2.3', 'P2.4'], [1, 2, 4]), 6, 24, all);
  expect(list.slice(0, 2)).toEqual(['P2.2', 'P2.3']);
  expect(list).toHaveLength(24);
});

it('kinds of errors', () => {
  expect(judge(Array.from({ length: 5 }, () => ({ prompt: '7*8', given: 49, expected: 56 }))).main).toBe('near-table');
});
