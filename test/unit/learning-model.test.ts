import { describe, expect, it } from 'vitest';
import {
  dayOf,
  due,
  empty,
  evidence,
  facts,
  itemOf,
  items,
  judge,
  merge,
  read,
  readSummary,
  state,
  summary,
  update,
  withKeys,
  write,
  type Evidence,
  type Memory,
} from '../../src/learning/index.js';
import { eightWeeks, standingStill } from '../bench/simulations.js';
import { expectEqual } from './support/expect-equal.js';
import { slowState, slowUpdate, type SlowMemory } from './support/learning-slow.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

type Random = ReturnType<typeof seeded>;

const names = facts.map(({ item }) => item);

/** Returns random evidence of some facts. */
function told(random: Random, among = names): Evidence {
  const right = random(3) > 0;
  return {
    item: among[random(among.length)],
    right,
    ...(random(4) ? { think: 1 + random(15_000) } : {}),
    ...(right && !random(8) ? { slow: true as const } : {}),
    ...(right && !random(8) ? { part: true as const } : {}),
  };
}

/** Simulates a child over some weeks, sometimes with a device whose clock was set back. */
function history(random: Random, length: number, step: (told: Evidence, day: number) => void, among = names): number {
  let day = random(50);
  for (let i = 0; i < length; i++) {
    if (!random(2)) day += random(8);
    if (!random(40)) day = Math.max(0, day - random(5));
    step(told(random, among), day);
  }
  return day;
}

function memoryOf(seed: number, length = 40, among?: readonly string[]): { memory: Memory; day: number } {
  let memory = empty();
  const day = history(seeded(seed), length, (one, on) => (memory = update(memory, one, on)), among as string[]);
  return { memory, day };
}

describe('the estimator', () => {
  it('agrees with the slow one on random histories', () => {
    const random = seeded(16);
    let largest = 0;
    let others = 0;
    for (let n = 0; n < runs(3000, 10_000); n++) {
      const pace = (['usual', 'calm', 'none'] as const)[random(3)];
      const key = 300 + random(3000);
      let memory = withKeys(empty(pace), [key]);
      const slow: SlowMemory = { pace, key, kept: new Map() };
      // A few facts of one kind, so that they occur again, on one day and later, and are evidence for one another.
      const among = Array.from({ length: 1 + random(5) }, () => names[random(names.length)]);
      const day = history(
        random,
        12,
        (one, on) => {
          // Another test checks that the time is no longer used.
          memory = { ...update(memory, one, on), untimed: false };
          slowUpdate(slow, one, on);
        },
        among,
      );
      for (const item of among) {
        const fast = state(memory, item, day + 3);
        const plain = slowState(slow, item, day + 3);
        if (fast.shown !== plain.shown || fast.box !== plain.box || fast.days !== plain.days) others++;
        if (plain.shown === 'not-met') continue;
        const errors = [fast.u - plain.p[0], fast.d - plain.p[1], fast.r - plain.p[2]].map(Math.abs);
        largest = Math.max(largest, ...errors);
      }
    }
    expect(others).toBe(0);
    expect(largest).toBeLessThan(1e-9);
  });

  it('in any state, a quick answer lowers no R but by learning, and a wrong one raises no D + R', () => {
    const learnt = ({ u, d, r }: { u: number; d: number; r: number }) => ({
      u: 0.88 * u,
      d: 0.92 * d + 0.1 * u,
      r: r + 0.02 * u + 0.08 * d,
    });
    let wrongs = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { memory, day } = memoryOf(seed, 30, names.slice(0, 4));
      for (const item of names.slice(0, 4)) {
        const now = state(memory, item, day + 5);
        if (now.shown === 'not-met') continue;
        const fast = state(update(memory, { item, right: true, think: 400 }, day + 5), item, day + 5);
        const wrong = state(update(memory, { item, right: false }, day + 5), item, day + 5);
        if (fast.r < now.r || wrong.d + wrong.r > 1 - learnt(now).u + 1e-12) wrongs++;
      }
    }
    expect(wrongs).toBe(0);
  });

  it('says "by heart" neither after one day, nor of untimed, hinted or late answers, nor with the pace none', () => {
    const after = (one: Evidence, days: readonly number[], pace: Memory['pace'] = 'usual'): string =>
      state(
        days.reduce((memory, day) => update(memory, one, day), empty(pace)),
        one.item,
        days.at(-1)!,
      ).shown;
    const weeks = Array.from({ length: 60 }, (_, i) => 3 * i);
    const quick = { item: 'P2.5', right: true, think: 900 };
    expect(after(quick, Array<number>(50).fill(3))).toBe('knows');
    expect(after(quick, weeks)).toBe('by-heart');
    expect(after(quick, weeks, 'none')).toBe('knows');
    expect(after({ item: 'P2.5', right: true }, weeks)).toBe('knows');
    expect(after({ ...quick, slow: true }, weeks)).not.toBe('by-heart');
    expect(after({ ...quick, part: true }, weeks)).toBe('not-met');
  });

  it('no longer uses the time of a child whose input is slow', () => {
    let memory = withKeys(empty(), [1000]);
    for (const [i, { item }] of facts
      .filter(({ grade }) => grade === 0)
      .slice(0, 10)
      .entries())
      memory = update(memory, { item, right: true, think: 8000 }, i);
    expect(memory.untimed).toBe(true);
    expect(update(memory, { item: 'N3', right: true, think: 900 }, 20).times).toEqual(memory.times);
  });

  it('takes what the keys need from the quickest answers to easy facts, where no number was copied', () => {
    let memory = empty();
    for (let i = 0; i < 12; i++)
      memory = update(memory, { item: names[210 + i], right: true, think: 1200 + 100 * i }, 1);
    expect(memory.key).toBe(1400);
    expect(withKeys(memory, [900, 5000, 800]).key).toBe(900);
    expect(withKeys(memory, [1]).key).toBe(300);
    expect(withKeys(memory, [99_999]).key).toBe(4000);
    expect(withKeys(memory, [NaN, -1, Infinity])).toBe(memory);
  });

  it('counts skills', () => {
    let memory = empty();
    for (let i = 0; i < 8; i++) memory = update(memory, { item: 'K1', right: i !== 3 }, i);
    const answered = (1 - 0.9 ** 8) / 0.1;
    expect(state(memory, 'K1', 8).d).toBeCloseTo((answered - 0.9 ** 4 + 1) / (answered + 2), 12);
    expect(state(memory, 'K1', 8)).toMatchObject({ shown: 'working', sure: true, days: 8 });
  });

  it.each([
    { item: 'P7.9', right: 'yes' },
    { item: 'P9.7', right: true },
    { item: 'constructor', right: true },
    { item: 7, right: true },
    {},
    null,
    undefined,
    'P7.8',
  ])('takes %j for no evidence', (hostile) => {
    const memory = empty();
    expect(update(memory, hostile as Evidence, 1)).toBe(memory);
  });

  it.each([-1, 0.5, NaN, Infinity, '1', undefined])('takes %s for no day', (day) => {
    const memory = empty();
    expect(update(memory, { item: 'P7.8', right: true }, day as number)).toBe(memory);
    expect(() => state(memory, 'P7.8', day as number)).not.toThrow();
  });
});

describe('two memories of one child', () => {
  it('merge the same either way, and one with itself is itself', () => {
    for (let seed = 0; seed < 200; seed++) {
      const a = memoryOf(seed).memory;
      const b = { ...memoryOf(seed + 1000).memory, pace: 'calm' as const };
      const c = memoryOf(seed + 2000).memory;
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(a, a)).toEqual(a);
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
    }
  });

  it('lose nothing that either has met', () => {
    const a = update(empty(), { item: 'P7.8', right: true }, 5);
    const b = update(update(empty(), { item: 'P7.8', right: false }, 6), { item: 'K2', right: true }, 1);
    const both = merge(a, b);
    expect(state(both, 'P7.8', 6)).toEqual(state(b, 'P7.8', 6));
    expect(state(both, 'K2', 6)).toEqual(state(b, 'K2', 6));
  });
});

describe('the text of a memory', () => {
  it('comes back within 0.025, in as few characters as a host has room for', () => {
    let largest = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { memory, day } = memoryOf(seed, 200);
      const back = read(write(memory));
      expectEqual(back.ok, true);
      if (!back.ok) return;
      expectEqual(write(back.value), write(memory));
      for (const item of names) {
        const [a, b] = [state(memory, item, day), state(back.value, item, day)];
        expectEqual(b.box, a.box);
        if (a.shown === 'not-met') expectEqual(b.shown, 'not-met');
        else largest = Math.max(largest, Math.abs(a.u - b.u), Math.abs(a.d - b.d), Math.abs(a.r - b.r));
      }
    }
    expect(largest).toBeLessThanOrEqual(0.025);
  });

  it('has at most 400 characters for the products and 1,250 for everything', () => {
    const all = (list: readonly string[]): Memory => {
      let memory = empty();
      for (const item of list) memory = update(memory, { item, right: true, think: 900 }, 1000);
      return memory;
    };
    expect(write(all(names.slice(0, 66))).length).toBeLessThanOrEqual(400);
    expect(write(all(items)).length).toBeLessThanOrEqual(1250);
    expect(write(all(items))).toMatch(/^f1[\w-]+$/);
    expect(summary(all(items), 1000)).toHaveLength(124);
  });

  it('is refused where it is damaged, and whatever is read can be written', () => {
    const { memory } = memoryOf(3, 150);
    const texts = [write(memory), summary(memory, 900), write(empty())];
    const random = seeded(5);
    const alphabet = 'ABCf1s-_z9 é!\u0000';
    let refused = 0;
    for (let n = 0; n < 4000; n++) {
      const text = [...texts[n % 3]];
      for (let k = 0; k <= random(3); k++)
        text.splice(random(text.length), random(3), alphabet[random(alphabet.length)]);
      const [first, second] = [read(text.join('')), readSummary(text.join(''))];
      if (first.ok) expectEqual(write(first.value), text.join(''));
      else refused++;
      if (second.ok) expect(text.join('')).toBe(texts[1]);
    }
    expect(refused).toBeGreaterThan(2000);
  });

  it.each([undefined, null, 7, {}, [], '', 'f', 'f1', 'f2AAAA', 's1', 'x'.repeat(100_000), 'f1'.padEnd(2000, '_')])(
    'of %s there is none',
    (hostile) => {
      expect(read(hostile).ok).toBe(false);
      expect(readSummary(hostile).ok).toBe(false);
    },
  );
});

describe('questions', () => {
  it.each([
    ['7*8', 'P7.8'],
    ['12*3=?', 'P3.12'],
    ['7*?=56', 'Q7.8'],
    ['56/7=?', 'Q7.8'],
    ['9+3', 'S3.9'],
    ['1+1=?', 'S1.1'],
    ['7', 'N7'],
    ['1*7', 'K14'],
    ['0*7=?', 'K13'],
    ['0*1=?', 'K13'],
    ['3*4*5', 'K1'],
    ['1*2*3*4*5*6', 'K4'],
    ['1+2+3', 'K5'],
    ['1+2+3+4+5+6', 'K8'],
    ['7*?=7', 'K14'],
    ['13', undefined],
    ['7*13', undefined],
    ['7*?=55', undefined],
    ['56/0=?', undefined],
    ['1+2*3', undefined],
    ['7=?', undefined],
    ['(7)', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('%s asks for %s', (prompt, item) => {
    expect(itemOf(prompt)).toBe(item);
  });

  const event = {
    type: 'answered',
    seat: 0,
    prompt: '7*8',
    given: 56,
    expected: 56,
    right: true,
    ms: 2000,
    think: 900,
  };

  it('late, and after one hint, count as slow; after two hints, undone, or by somebody else, not at all', () => {
    expect(evidence({ ...event, right: false }, { game: 'plyt' })[0]).toMatchObject({ right: true, slow: true });
    expect(evidence(event, { hints: 1 })[0]).toMatchObject({ slow: true });
    expect(evidence(event, { hints: 2 })).toEqual([]);
    expect(evidence(event, { again: true })).toEqual([]);
    expect(evidence(event, { learners: [1] })).toEqual([]);
    expect(evidence({ ...event, type: 'time-up' })).toEqual([]);
  });

  it('of Multiplay and Multiplication tables are never timed, and a factor found is a product at a quarter', () => {
    const factor = { ...event, prompt: '7*?=56', given: 8, expected: 8 };
    expect(evidence(factor, { game: 'multiplay' })).toEqual([
      { item: 'Q7.8', right: true },
      { item: 'P7.8', right: true, part: true },
    ]);
    expect(evidence({ ...factor, given: 7 }, { game: 'multiplay' })).toEqual([{ item: 'Q7.8', right: false }]);
    expect(evidence(factor, { game: 'warm-up' })).toEqual([{ item: 'Q7.8', right: true, think: 900 }]);
    expect(evidence({ ...event, prompt: '7*8=?' }, { game: 'tables' })).toEqual([{ item: 'P7.8', right: true }]);
    expect(evidence(event, { game: 'pytagora' })).toEqual([]);
    expect(evidence(event, { game: 'up-and-down' })).toEqual([]);
  });

  it('a Sequence is a skill where its table was covered', () => {
    const declared = { type: 'declared', seat: 0, kind: 'novice', dice: 7, right: true };
    expect(evidence(declared, { game: 'sequence', covered: true })).toEqual([{ item: 'K11', right: true }]);
    expect(evidence(declared, { game: 'sequence' })).toEqual([]);
  });

  it.each([
    undefined,
    null,
    7,
    'answered',
    [],
    { type: 'answered' },
    { type: 'answered', prompt: {}, given: '5', expected: 5 },
  ])('%j is no evidence', (hostile) => {
    expect(evidence(hostile as never)).toEqual([]);
    expect(evidence(hostile as never, null as never)).toEqual([]);
  });
});

describe('errors', () => {
  it.each([
    ['7*8', 49, 56, 'near-table'],
    ['7*8', 21, 56, 'table'],
    ['7*8', 54, 56, 'product'],
    ['6*7', 13, 42, 'added'],
    ['7*9', 62, 63, 'off'],
    ['7*8', 46, 56, 'off'],
    ['7*9', 36, 63, 'table'],
    ['7*5', 53, 35, 'swapped'],
    ['7*8', 59, 56, 'other'],
    ['9+8', 71, 17, 'swapped'],
  ])('%s, answered %i for %i, is %s', (prompt, given, expected, kind) => {
    const errors = judge(Array.from({ length: 5 }, () => ({ prompt, given, expected })));
    expect(errors.counts[kind as 'off']).toBe(5);
    expect(judge([{ prompt, given, expected }]).main).toBeUndefined();
  });
});

describe('what is due', () => {
  const quick = (list: readonly string[], days: readonly number[]): Memory => {
    let memory = empty();
    for (const day of days) for (const item of list) memory = update(memory, { item, right: true, think: 900 }, day);
    return memory;
  };
  const products = names.slice(0, 66);

  it('asks nothing twice, nothing of that day, and nothing that is not allowed', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { memory, day } = memoryOf(seed, 60, products);
      const list = due(memory, day, 24, products.slice(0, 30));
      expect(new Set(list).size).toBe(list.length);
      expect(list.every((item) => products.indexOf(item) < 30)).toBe(true);
      expect(list.some((item) => memory.facts[names.indexOf(item)]?.day === day)).toBe(false);
    }
  });

  it('leaves alone what is by heart until it is due', () => {
    const memory = quick(products.slice(0, 5), [0, 2, 6, 14]);
    expect(due(memory, 15, 24, products).filter((item) => products.slice(0, 5).includes(item)).length).toBeLessThan(5);
    expect(due(memory, 60, 24, products.slice(0, 5))).toHaveLength(5);
  });

  it.each([0, -1, NaN, Infinity, 1000])('takes a count of %s', (count) => {
    const most = count > 0 ? 66 : 0;
    expect(due(empty(), 1, count, products).length).toBeLessThanOrEqual(most);
  });
});

it('days are counted from 2024 on, on the calendar of the device', () => {
  expect(dayOf(new Date(2024, 0, 1, 0, 5))).toBe(0);
  expect(dayOf(new Date(2024, 11, 31, 23, 55))).toBe(365);
  expect(dayOf(new Date(2020, 0, 1))).toBe(0);
  expect(dayOf(new Date(NaN))).toBe(0);
});

describe.each([
  ['gaussian', 501],
  ['wald', 502],
] as const)('simulated pupils, %s', (family, seed) => {
  it('who stay what they are, are told rightly, on slow devices too', () => {
    const rows = standingStill({ seed, family, pupils: 60, days: 6 });
    expect(rows[1].right).toBeGreaterThanOrEqual(0.75);
    expect(rows[3].right).toBeGreaterThanOrEqual(0.87);
    expect(rows[5].right).toBeGreaterThanOrEqual(0.91);
    expect(rows[3].isTrue).toBeGreaterThanOrEqual(0.9);
    // The devices of these pupils differ more than one would wish: docs/learning-model.md has the shares.
    expect(rows[3].found).toBeGreaterThanOrEqual(0.8);
    expect(Math.abs(rows[5].foundSlow - rows[5].foundOthers)).toBeLessThanOrEqual(0.06);
    expect(rows[0].said).toBe(0);
    expect(rows[5].right).toBeGreaterThan(rows[5].lastThree);
  });

  it('without a time, none is said to know anything by heart', () => {
    expect(standingStill({ seed, family, pupils: 10, days: 8, untimed: true }).map(({ said }) => said)).toEqual(
      Array(8).fill(0),
    );
  });

  it('learn more in eight weeks by what is due than by chance', () => {
    const [byChance, byDue] = (['chance', 'due'] as const).map((order) => eightWeeks(order, seed, family, 40));
    expect(byDue.start).toBe(byChance.start);
    expect(byDue.end).toBeGreaterThan(byChance.end);
    expect(byDue.right).toBeGreaterThan(byChance.right);
  });
});
