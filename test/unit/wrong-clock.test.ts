import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  due,
  empty,
  items,
  merge,
  read,
  state,
  summary,
  update,
  write,
  type KnownFact,
  type KnownSkill,
  type Memory,
} from '../../src/learning/index.js';
import { families } from '../../src/learning/families.js';
import { answeredOnceMore } from '../../src/learning/once-more.js';
import { tableItems } from '../../src/learning/question.js';
import { readWeeks, since, withDay, writeWeeks } from '../../src/learning/weeks.js';
import { classReport, saidOf } from '../../src/report/class-report.js';
import type { Answer, Found, Sitting } from '../../src/report/found.js';
import { laterSummary, mergeSummaries } from '../../src/report/summaries.js';
import { StoredMemory, learningKey } from '../../src/results/stored-memory.js';
import { LearnerProfile } from '../../src/results/learner-profile.js';
import { Lrs, type Fetch } from '../../src/results/lrs.js';
import { expectEqual } from './support/expect-equal.js';
import { FakeTimers } from './support/fake-timers.js';
import { MemoryStorage } from './support/memory-storage.js';
import { seeded } from './support/random.js';

/* The clock of a device may be wrong: ahead, behind, and right again. */

const today = 1000;
const years = 730;
const key = learningKey('abc');
const products = tableItems('P', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** Returns the memory of a child who answers facts right and quickly on some days. */
const knowing = (list: readonly string[], days: readonly number[], before = empty()): Memory =>
  days.reduce(
    (memory, day) => list.reduce((next, item) => update(next, { item, right: true, think: 900 }, day), memory),
    before,
  );

const met = ({ facts, skills }: Memory): number => [...facts, ...skills].filter(Boolean).length;
const factOf = (memory: Memory, item: string): KnownFact => memory.facts[items.indexOf(item)]!;

/** Opens the memory of a device whose clock shows a day. */
async function opened(storage: MemoryStorage, day: number): Promise<StoredMemory> {
  const kept = new StoredMemory(key, storage.window(), () => day);
  await kept.load();
  return kept;
}

/** Simulates a visit on which facts are answered. */
async function visit(storage: MemoryStorage, day: number, list: readonly string[]): Promise<Memory> {
  const kept = await opened(storage, day);
  kept.change(knowing(list, [day], kept.memory));
  await kept.written();
  return kept.memory;
}

describe('one visit with a clock that is', () => {
  it.each([
    ['two years ahead', today + years],
    ['ten years ahead', today + 3650],
    ['a month ahead', today + 30],
    ['two years behind', today - years],
    ['at the beginning of time', 0],
  ])('%s loses nothing', async (_, wrong) => {
    const storage = new MemoryStorage();
    const before = knowing(products, [today - 20, today - 18, today - 10, today - 1]);
    storage.kept.set(key, write(before));
    await visit(storage, wrong, ['P7.8']);

    const after = (await opened(storage, today)).memory;
    expect(met(after)).toBe(66);
    for (const item of products.filter((one) => one !== 'P7.8'))
      expect(state(after, item, today).shown, item).toBe(state(before, item, today).shown);
    expect(factOf(after, 'P7.8').days).toBeGreaterThanOrEqual(4);
    // From the next day on, it is practised and counted like any other.
    await visit(storage, today, ['P7.8']);
    expect(factOf(await visit(storage, today + 1, ['P7.8']), 'P7.8')).toMatchObject({ days: 6, day: today + 1 });
  });
});

describe('a day later than today counts as today', () => {
  const ahead = knowing(['P7.8', 'K2'], [today - 9, today - 6, today + years]);
  const ofToday = {
    ...ahead,
    facts: ahead.facts.map((known) => known && { ...known, day: Math.min(known.day, today) }),
    skills: ahead.skills.map((known) => known && { ...known, day: Math.min(known.day, today) }),
  };

  it('for what is said, and for what an answer says', () => {
    expect(state(ahead, 'P7.8', today)).toEqual(state(ofToday, 'P7.8', today));
    expect(families(ahead, today)).toEqual(families(ofToday, today));
    expect(summary(ahead, today)).toBe(summary(ofToday, today));
    for (const told of [
      { item: 'P7.8', right: true, think: 900 },
      { item: 'P7.8', right: false },
      { item: 'K2', right: true },
    ])
      expect(update(ahead, told, today)).toEqual({
        ...update(ofToday, told, today),
        ...rest(ahead, ofToday, told.item),
      });
    expect(answeredOnceMore(ahead, 'P7.8', true, today).facts).toEqual(
      answeredOnceMore(ofToday, 'P7.8', true, today).facts,
    );
  });

  /** Returns the part of a memory that an answer to one item leaves unchanged; it keeps its day. */
  const rest = (from: Memory, answeredIn: Memory, item: string): Partial<Memory> =>
    item.startsWith('K')
      ? { facts: from.facts }
      : { skills: from.skills, ...(answeredIn.pace === from.pace ? {} : { pace: from.pace }) };

  it('is dated anew by the next answer', () => {
    expect(factOf(update(ahead, { item: 'P7.8', right: true }, today), 'P7.8').day).toBe(today);
  });

  it('and keeps no fact from being asked until then', () => {
    const all = knowing(products, [today - 9, today + years]);
    expect(due(all, today, 66, products)).toHaveLength(66);
    const learnt = knowing(['P2.2', 'P2.3', 'P2.4'], [today - 30, today - 28, today - 20, today + years]);
    expect(due(learnt, today, 24, ['P2.2', 'P2.3', 'P2.4'])).toHaveLength(3);
    // The fact that has not been seen for longest still comes first.
    const [first] = due(knowing(['P3.3'], [today - 2], all), today, 66, products);
    expect(first).toBe('P3.3');
  });

  it('a day that no text can hold is the last one that it can', () => {
    const day = dayOf(new Date(2099, 5, 1));
    const memory = knowing(['P7.8'], [day]);
    const back = read(write(memory));
    expect(back.ok && factOf(back.value, 'P7.8').day).toBe(day);
  });
});

/** Generates memories of a few items, so that two of them overlap, as they are on a device or come from a text. */
const memories = fc
  .array(
    fc.record({
      item: fc.constantFrom('P7.8', 'P2.5', 'Q6.6', 'K1', 'K9'),
      right: fc.boolean(),
      day: fc.integer({ min: today - 12, max: today + 4 }),
    }),
    { maxLength: 30 },
  )
  .chain((told) =>
    fc.record({
      memory: fc.constant(told.reduce((memory, { item, right, day }) => update(memory, { item, right }, day), empty())),
      isText: fc.boolean(),
      pace: fc.constantFrom('usual' as const, 'calm' as const, 'none' as const),
    }),
  )
  .map(({ memory, isText, pace }): Memory => {
    const back = read(write({ ...memory, pace }));
    return isText && back.ok ? back.value : { ...memory, pace };
  });

type Known = KnownFact | KnownSkill;
const known = (memory: Memory): (Known | null)[] => [...memory.facts, ...memory.skills];

/** Compares two versions of an item by plain criteria, one after another; 0 if they do not decide. */
function plainly(one: Known, other: Known): number {
  const days = (known: Known): number => (known.days > 7 ? 7 : known.days);
  if (days(one) !== days(other)) return days(one) - days(other);
  if ('answered' in one && 'answered' in other) {
    const quarters = ({ answered }: KnownSkill): number => Math.round(answered * 4);
    if (quarters(one) !== quarters(other)) return quarters(one) - quarters(other);
  }
  if (one.day > today && other.day <= today) return -1;
  if (other.day > today && one.day <= today) return 1;
  return one.day - other.day;
}

describe('merging two memories', () => {
  it('is commutative, associative and idempotent, whatever the clocks showed', () => {
    fc.assert(
      fc.property(memories, memories, memories, (a, b, c) => {
        const both = merge(a, b, today);
        expectEqual(both, merge(b, a, today));
        expectEqual(merge(a, a, today), a);
        expectEqual(merge(both, c, today), merge(a, merge(b, c, today), today));
        expectEqual(merge(both, b, today), both);
      }),
      { numRuns: 400 },
    );
  });

  it('takes of each item one of the two versions, by plain rules', () => {
    fc.assert(
      fc.property(memories, memories, (a, b) => {
        const [ones, others, both] = [a, b, merge(a, b, today)].map(known);
        both.forEach((taken, at) => {
          const [one, other] = [ones[at], others[at]];
          if (!one || !other) return expectEqual(taken, one ?? other);
          const order = plainly(one, other);
          const isFirst = order === 0 && isDeepStrictEqual(taken, one);
          expectEqual(taken, order > 0 || isFirst ? one : other);
        });
      }),
      { numRuns: 400 },
    );
  });

  it('prefers more evidence to a later date', () => {
    const much = knowing(['P7.8', 'K2'], [today - 400, today - 300, today - 200]);
    for (const later of [today - 1, today, today + years]) {
      const little = update(
        update(empty(), { item: 'P7.8', right: false }, later),
        { item: 'K2', right: false },
        later,
      );
      expect(known(merge(much, little, today))).toEqual(known(much));
      expect(known(merge(little, much))).toEqual(known(much));
    }
    const often = Array.from({ length: 6 }).reduce<Memory>(
      (memory) => update(memory, { item: 'K2', right: true }, today - 2),
      empty(),
    );
    const once = update(empty(), { item: 'K2', right: false }, today);
    expect(known(merge(often, once, today))).toEqual(known(often));
  });

  it('of as much evidence takes the later one, but not one dated ahead', () => {
    const days = [1, 2, 3, 5, 8, 9, 12].map((ago) => today - 30 - ago);
    const base = knowing(['P7.8'], days);
    const older = update(base, { item: 'P7.8', right: true }, today - 9);
    const newer = update(base, { item: 'P7.8', right: false }, today);
    const ahead = update(base, { item: 'P7.8', right: true }, today + years);
    expect(known(merge(older, newer, today))).toEqual(known(newer));
    expect(known(merge(ahead, newer, today))).toEqual(known(newer));
    expect(known(merge(ahead, older, today))).toEqual(known(older));
  });
});

describe('devices whose clocks leap', () => {
  it('lose no item and no evidence, and a day on which the clock is right counts', async () => {
    for (let seed = 0; seed < 24; seed++) {
      const random = seeded(seed);
      const devices = [new MemoryStorage(), new MemoryStorage()];
      const evidence = devices.map(() => new Map<string, number>());
      let platform: string | undefined;
      let day = today;
      for (let step = 0; step < 25; step++) {
        day += 1 + random(3);
        const at = random(2);
        const leap = random(3) ? 0 : [-today, -500, -3, 2, 400, 800, 5000][random(7)];
        const clock = Math.min(4095, Math.max(0, day + leap));
        const kept = await opened(devices[at], clock);
        const given = read(platform);
        if (given.ok && random(2)) kept.change(merge(kept.memory, given.value, clock));
        const answered = products[random(6)];
        if (random(4)) kept.change(update(kept.memory, { item: answered, right: random(4) > 0 }, clock));
        await kept.written();
        if (random(2)) platform = write(kept.memory);

        const now = (await opened(devices[at], clock)).memory;
        for (const [item, before] of evidence[at])
          if (Math.min(7, factOf(now, item)?.days ?? 0) < before) expect.fail(`${seed} ${step} ${item}: ${before}`);
        products.forEach((item) => {
          const fact = now.facts[items.indexOf(item)];
          if (fact) evidence[at].set(item, Math.min(7, fact.days));
        });
      }
      for (const storage of devices) {
        day += 1;
        await visit(storage, day, ['P2.2']);
        const before = factOf((await opened(storage, day)).memory, 'P2.2');
        expect(before.day).toBe(day);
        const after = factOf(await visit(storage, day + 1, ['P2.2']), 'P2.2');
        expect(after).toMatchObject({ day: day + 1, days: before.days + 1 });
      }
    }
  });
});

it('the levels of a week ago outlast a clock that leaps either way', () => {
  let days = withDay(withDay([], today - 10, 20), today - 3, 24);
  for (const wrong of [today + years, 0]) days = withDay(days, wrong, 24);
  days = readWeeks(writeWeeks(days));
  expect(since(withDay(days, today, 25), today)).toBe(20);
  for (let i = 0; i < 40; i++) days = withDay(days, today + years + i, 1);
  days = withDay(days, today, 25);
  expect(since(days, today + 7)).toBe(25);
});

it('a profile is told again where the clock was set back', async () => {
  let document = '';
  let puts = 0;
  const fetch: Fetch = (_, { method, body = '' }) => {
    if (method !== 'GET') {
      puts++;
      document = body;
    }
    return Promise.resolve({ status: document ? 200 : 404, text: () => Promise.resolve(document) });
  };
  const profile = new LearnerProfile(new Lrs(fetch, new FakeTimers(), 'https://lrs.example/', 't'), '{}', () => today);
  const minute = 60_000;
  profile.update(write(knowing(['P7.8'], [today])), 900 * minute);
  await profile.updateNow(undefined);
  profile.update(write(knowing(['P7.8', 'P2.2'], [today])), 800 * minute);
  await profile.updateNow(undefined);
  expect(puts).toBe(2);
});

describe('the report', () => {
  const answer = (a: number, b: number, id: string): Answer => ({
    ...{ prompt: `${a}*${b}`, given: a * b, expected: a * b, right: true, id },
  });
  const file = (...sittings: readonly Sitting[]): Found => ({
    ...{ kind: 'interactions', pupils: [{ key: 'Ada', name: 'Ada', sittings }], leftOut: 0, notes: [] },
  });
  const reportOf = (...sittings: readonly Sitting[]) => classReport([file(...sittings)], today, () => 0);

  it('says no day after today, and still counts days apart', () => {
    const sittings = [today + years, today + years + 1, today + years + 2].map((day, i) => ({
      day,
      answers: [answer(7, 8, `${i}`)],
    }));
    const memory: Sitting = { day: undefined, answers: [], memory: write(knowing(['P3.4'], [today + years])) };
    const report = reportOf(...sittings, memory);
    expect(report.days).toEqual([today - 2, today - 1, today]);
    expect(saidOf(report.pupils[0], 'P7.8')).toMatchObject({ sure: true, day: today });
    expect(saidOf(report.pupils[0], 'P3.4')).toMatchObject({ day: today });
  });

  it('believes the platform when an attempt was, not the summary of a device', () => {
    for (const leap of [-today + 30, -years, years]) {
      const last = today - 6 + leap;
      const learnt = knowing(['P7.8'], [last - 24, last - 22, last - 14, last]);
      const sitting = { attempt: 1, began: today - 6, day: today - 5, answers: [answer(7, 8, 'a')] };
      const report = reportOf({ ...sitting, summary: summary(learnt, last) });
      expect(saidOf(report.pupils[0], 'P7.8')).toMatchObject({ shown: 'by-heart', sure: true });
      expect(report.days).toEqual([leap < 0 ? today - 6 : today - 5]);
    }
  });

  it('a summary dated ahead takes no later one’s place, nor does one that began anew', () => {
    const much = knowing(products.slice(0, 20), [today - 9, today - 6, today - 2]);
    const ahead = summary(knowing(['P2.2'], [today + years]), today + years);
    const real = summary(much, today - 2);
    expect(laterSummary(ahead, real)).toBe(real);
    expect(laterSummary(real, ahead)).toBe(real);
    const merged = mergeSummaries([
      { day: today - 2, text: real },
      { day: today, text: summary(update(empty(), { item: 'P2.2', right: false }, today), today) },
    ])!;
    expect(merged.items['P2.2']).toMatchObject({ sure: true });
    expect(merged.day).toBe(today);
  });
});
