import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { empty, facts, state, update, type Evidence, type Memory } from '../../src/learning/index.js';
import { StoredMemory, learningKey } from '../../src/results/stored-memory.js';
import { itemQuestion, tableItems } from '../../src/learning/question.js';
import { itemOf } from '../../src/learning/index.js';
import { families, knownFamilies } from '../../src/learning/families.js';
import { readWeeks, since, withDay, writeWeeks } from '../../src/learning/weeks.js';
import { answered, beginWarmUp, mostQuestions, question, summaryOf, type WarmUp } from '../../src/learning/warm-up.js';
import { MemoryStorage } from './support/memory-storage.js';

/** Returns a clock that shows one day. */
const on = (day: number) => (): number => day;

const seven = tableItems('P', [7]);
const products = tableItems('P', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** Answers every question; `isRight` says how. Returns the warm-up, and the items in the order they were asked. */
function play(begun: WarmUp, isRight: (item: string, at: number) => boolean): { warmUp: WarmUp; asked: string[] } {
  let warmUp = begun;
  const asked: string[] = [];
  for (let now = question(warmUp); now; now = question(warmUp)) {
    asked.push(now.item);
    warmUp = answered(warmUp, { item: now.item, right: isRight(now.item, asked.length - 1), think: 2000 });
  }
  return { warmUp, asked };
}

/** Returns a memory with answers of earlier days. */
const knowing = (items: readonly string[], days: readonly number[]): Memory =>
  days.reduce(
    (memory, day) =>
      update(
        memory,
        items.map((item): Evidence => ({ item, right: true, think: 1500 })),
        day,
      ),
    empty(),
  );

describe('Warm-up', () => {
  test('asks each fact of the table once when all answers are right', () => {
    const { asked } = play(beginWarmUp(empty(), 100, seven), () => true);
    expect(asked).toHaveLength(11);
    expect(new Set(asked)).toEqual(new Set(seven));
  });

  test('a wrong fact comes back once, four or more questions later, and not a third time', () => {
    const { asked, warmUp } = play(beginWarmUp(empty(), 100, seven), (_, at) => at !== 2);
    const missed = asked[2];
    const again = asked.lastIndexOf(missed);
    expect(again - 2).toBeGreaterThanOrEqual(5);
    expect(asked.filter((item) => item === missed)).toHaveLength(2);
    expect(summaryOf(warmUp, seven)).toMatchObject({ questions: 12, again: 1, missed: [missed], cameRight: true });
  });

  test('a fact that is wrong at the end waits for another day', () => {
    const { asked } = play(beginWarmUp(empty(), 100, seven), (_, at) => at < 10);
    expect(asked).toHaveLength(11);
  });

  test('has at most 24 questions, those that come back included', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (stream) => {
        const { asked } = play(beginWarmUp(empty(), 100, products), () => stream.next().value);
        expect(asked).toHaveLength(mostQuestions);
      }),
      { numRuns: 50 },
    );
  });

  test('begins with two that are known, and asks nothing that was answered today', () => {
    const memory = knowing(['P7.7', 'P3.7', 'P2.7'], [80, 84, 92]);
    const today = update(memory, { item: 'P4.7', right: true }, 100);
    const { asked } = play(beginWarmUp(today, 100, seven), () => true);
    for (const item of asked.slice(0, 2)) expect(state(memory, item, 100).shown).not.toBe('not-met');
    expect(asked).not.toContain('P4.7');
  });

  test('begins with the fact that is wanted, once', () => {
    const { asked } = play(beginWarmUp(empty(), 100, seven, 'P6.7'), () => true);
    expect(asked[0]).toBe('P6.7');
    expect(asked.filter((item) => item === 'P6.7')).toHaveLength(1);
  });

  test('an answer to something else changes nothing', () => {
    const begun = beginWarmUp(empty(), 100, seven);
    expect(answered(begun, { item: 'P2.2', right: true })).toBe(begun);
    const over = play(begun, () => true).warmUp;
    expect(answered(over, { item: 'P7.7', right: true })).toBe(over);
  });

  test('says what is known now, and what comes tomorrow', () => {
    const { warmUp } = play(beginWarmUp(empty(), 100, seven), () => true);
    const { nowKnown, tomorrow } = summaryOf(warmUp, seven);
    for (const item of nowKnown) expect(state(warmUp.memory, item, 100).shown).not.toBe('working');
    expect(tomorrow).toBe(11);
  });
});

describe('Questions of facts', () => {
  test('every product, division and sum is asked in a form that reads back as the fact', () => {
    for (const { item, kind } of facts) {
      if (kind === 'N') continue;
      for (const side of [0, 1])
        for (const form of [0, 1]) {
          const draws = [side, form];
          const { prompt, expected } = itemQuestion(item, () => draws.shift()!);
          expect(itemOf(prompt)).toBe(item);
          const [left, right] = prompt.replace('?', String(expected)).split('=');
          const value = (text: string): number => {
            const [a, b] = text.split(/[*+/]/).map(Number);
            return text.includes('*') ? a * b : text.includes('+') ? a + b : text.includes('/') ? a / b : a;
          };
          expect(value(left), prompt).toBe(value(right));
        }
    }
  });

  test('a table has eleven products, and as many divisions', () => {
    expect(tableItems('P', [7])).toHaveLength(11);
    expect(tableItems('Q', [7])).toHaveLength(11);
    expect(tableItems('P', [7, 8])).toHaveLength(21);
    expect(products).toHaveLength(66);
    expect(tableItems('P', [])).toEqual([]);
  });
});

/** Returns a storage in memory; `fails` makes every call reject. */
function storageOf(texts: Map<string, string>, fails = false): MemoryStorage {
  const storage = new MemoryStorage(texts);
  if (fails) storage.fault = () => new Error('forbidden');
  return storage;
}

describe('A memory that is kept on the device', () => {
  const key = learningKey('abc');
  const learned = (item: string, day = 100): Memory => update(empty(), { item, right: true, think: 1000 }, day);

  test('is there again, and two windows lose nothing', async () => {
    const texts = new Map<string, string>();
    const one = new StoredMemory(key, storageOf(texts), on(100));
    const two = new StoredMemory(key, storageOf(texts), on(100));
    await Promise.all([one.load(), two.load()]);
    one.change(learned('P7.8'));
    await one.written();
    two.change(learned('P3.4'));
    await two.written();
    const later = new StoredMemory(key, storageOf(texts), on(101));
    await later.load();
    expect(state(later.memory, 'P7.8', 101).shown).not.toBe('not-met');
    expect(state(later.memory, 'P3.4', 101).shown).not.toBe('not-met');
  });

  test('a fact that was right and is wrong later that day stays wrong, in every window', async () => {
    const storage = new MemoryStorage();
    const [one, two] = [storage, storage.window()].map((window) => new StoredMemory(key, window, on(100)));
    await Promise.all([one.load(), two.load()]);
    one.change(knowing(['P7.8'], [80, 84, 100]));
    await one.written();
    await two.written();
    expect(state(two.memory, 'P7.8', 100).box).toBe(3);
    two.change(update(two.memory, { item: 'P7.8', right: false }, 100));
    await two.written();
    await one.written();
    const again = new StoredMemory(key, storage.window(), on(100));
    await again.load();
    for (const { memory } of [one, two, again]) expect(state(memory, 'P7.8', 100).box).toBe(1);
  });

  test('takes over at once what another window has learned, and what it has forgotten', async () => {
    const storage = new MemoryStorage();
    const [one, two] = [storage, storage.window()].map((window) => new StoredMemory(key, window, on(100)));
    await Promise.all([one.load(), two.load()]);
    let calls = 0;
    two.listen(() => calls++);
    one.change(learned('P7.8'));
    await one.written();
    await two.written();
    expect(calls).toBe(1);
    expect(state(two.memory, 'P7.8', 100).shown).not.toBe('not-met');
    await one.forget();
    await two.written();
    expect(state(two.memory, 'P7.8', 100).shown).toBe('not-met');
    two.change(learned('P3.4'));
    await two.written();
    await one.written();
    expect(state(one.memory, 'P7.8', 100).shown).toBe('not-met');
    expect(state(one.memory, 'P3.4', 100).shown).not.toBe('not-met');
  });

  test('two windows that write at the same time lose nothing', async () => {
    const storage = new MemoryStorage();
    const windows = Array.from({ length: 4 }, () => new StoredMemory(key, storage.window(), on(100)));
    await Promise.all(windows.map((one) => one.load()));
    windows.forEach((one, i) => one.change(update(one.memory, { item: `P7.${8 + i}`, right: true }, 100)));
    await Promise.all(windows.map((one) => one.written()));
    const later = new StoredMemory(key, storage.window(), on(100));
    await later.load();
    for (const item of ['P7.8', 'P7.9', 'P7.10', 'P7.11'])
      expect(state(later.memory, item, 100).shown).not.toBe('not-met');
  });

  test('the calmest pace that is asked for holds, until the child chooses another', async () => {
    const storage = new MemoryStorage();
    const kept = new StoredMemory(key, storage, on(100));
    kept.ask('usual');
    kept.ask('calm');
    kept.ask('usual');
    await kept.load();
    expect(kept.memory.pace).toBe('calm');
    kept.change({ ...learned('P7.8'), pace: 'none' });
    await kept.written();
    const other = new StoredMemory(key, storage.window(), on(100));
    await other.load();
    expect(other.memory.pace).toBe('none');
    kept.change({ ...kept.memory, pace: 'usual' });
    await kept.written();
    await other.written();
    expect([kept.memory.pace, other.memory.pace]).toEqual(['usual', 'usual']);
  });

  test('without a key, or where the storage fails, lasts as long as the page', async () => {
    for (const kept of [
      new StoredMemory(undefined, storageOf(new Map()), on(100)),
      new StoredMemory(key, storageOf(new Map(), true), on(100)),
    ]) {
      await kept.load();
      kept.change(learned('P7.8'));
      await kept.written();
      expect(kept.isStored).toBe(false);
      expect(state(kept.memory, 'P7.8', 100).shown).not.toBe('not-met');
    }
  });

  test('hostile text is left aside, and what is learned is kept', async () => {
    for (const text of ['', 'f1', 'f9zz', '{"a":1}', 'f1'.padEnd(2000, '-')]) {
      const texts = new Map([[key, text]]);
      const kept = new StoredMemory(key, storageOf(texts), on(100));
      expect(await kept.load()).toEqual(empty());
      kept.change(learned('P7.8'));
      await kept.written();
      const again = new StoredMemory(key, storageOf(texts), on(100));
      await again.load();
      expect(state(again.memory, 'P7.8', 100).shown).not.toBe('not-met');
    }
  });

  test('can be forgotten, and says so to who listens', async () => {
    const texts = new Map<string, string>();
    const kept = new StoredMemory(key, storageOf(texts), on(100));
    let calls = 0;
    const stop = kept.listen(() => calls++);
    kept.change(learned('P7.8'));
    expect(await kept.forget()).toBe(true);
    expect(calls).toBe(2);
    stop();
    expect(texts.size).toBe(0);
    expect(state(kept.memory, 'P7.8', 100).shown).toBe('not-met');
  });
});

describe('Families of facts', () => {
  test('are 66, each with its product and its division', () => {
    const list = families(empty(), 100);
    expect(list).toHaveLength(66);
    expect(new Set(list.flatMap(({ product, division }) => [product, division])).size).toBe(132);
    expect(knownFamilies(list)).toBe(0);
    expect(list.every(({ shown, age }) => shown === 'not-met' && age === undefined)).toBe(true);
  });

  test('what is known counts, and what slips keeps its place', () => {
    const memory = knowing(['P7.8'], [60, 64, 72]);
    const find = (day: number) => families(memory, day).find(({ product }) => product === 'P7.8')!;
    expect(find(72)).toMatchObject({ age: 0, hasSlipped: false });
    expect(knownFamilies(families(memory, 72))).toBe(1);
    const later = find(72 + 390);
    if (later.shown === 'working') expect(later.hasSlipped).toBe(true);
    const wrong = update(memory, { item: 'P7.8', right: false }, 90);
    const [slipped] = families(wrong, 90).filter(({ product }) => product === 'P7.8');
    if (slipped.shown === 'working') expect(slipped.hasSlipped).toBe(state(wrong, 'P7.8', 90).box > 0);
  });

  test('without time, a fact known for weeks is complete', () => {
    const days = [10, 11, 13, 17, 25];
    const memory = days.reduce((now, day) => update(now, { item: 'P7.8', right: true }, day), empty('none'));
    const [fact] = families(memory, 26).filter(({ product }) => product === 'P7.8');
    expect(fact).toMatchObject({ shown: 'knows', isComplete: true });
  });
});

describe('A week ago', () => {
  test('is the last day that is seven days past or more', () => {
    const days = withDay(withDay(withDay([], 10, 3), 14, 5), 20, 9);
    expect(since(days, 20)).toBe(3);
    expect(since(days, 21)).toBe(5);
    expect(since(days, 16)).toBeUndefined();
    expect(readWeeks(writeWeeks(days))).toEqual(days);
    expect(withDay(days, 20, 11).at(-1)).toEqual([20, 11]);
  });

  test('hostile text is no day', () => {
    for (const text of [undefined, 7, '1', '1:2:3', 'a:b', ' ', '1:2  3:4', '9'.repeat(2000)])
      expect(readWeeks(text)).toEqual([]);
  });
});
