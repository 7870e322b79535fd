/** Compares the estimates of the model for simulated pupils with the truth and with simpler rules. */
import {
  chanceRight,
  due,
  empty,
  facts,
  state,
  update,
  withKeys,
  type Item,
  type Memory,
  type Pace,
  type Shown,
} from '../../src/learning/index.js';
import { chanceOf, pupil, type Chance, type Family, type Habits, type Truth } from './simulated-pupils.js';

const ofProducts = facts.filter(({ kind }) => kind === 'P');
export const products: readonly Item[] = ofProducts.map(({ item }) => item);
const grades = ofProducts.map(({ grade }) => grade);

const classOf: Readonly<Record<Shown, Truth>> = { 'not-met': 0, working: 0, knows: 1, 'by-heart': 2 };

/** Adds three copy questions, as the first warm-up asks them. */
const known = (memory: Memory, key: number, chance: Chance): Memory =>
  withKeys(
    memory,
    [0, 0, 0].map(() => key * (0.9 + 0.2 * chance())),
  );

export interface StillCase {
  readonly seed: number;
  readonly family: Family;
  readonly pupils: number;
  readonly days: number;
  readonly habits?: Habits;
  readonly pace?: Pace;
  /** If true, judges by the full time, without subtracting the time for the keys. */
  readonly raw?: boolean;
  /** If true, answers have no time. */
  readonly untimed?: boolean;
}

/** Shares from 0 to 1, after `days` days. */
export interface Still {
  readonly days: number;
  /** Facts whose estimated state is right, of three states. */
  readonly right: number;
  /** Facts for which known or not known is estimated rightly. */
  readonly knows: number;
  /** `isTrue`: of the facts estimated to be by heart, those that are; `found`: of those that are, those estimated to be. */
  readonly isTrue: number;
  readonly found: number;
  /** `found` on the slowest third of the devices, and on the others. */
  readonly foundSlow: number;
  readonly foundOthers: number;
  /** Facts estimated to be by heart. */
  readonly said: number;
  /** The mean error of P(R), over ten groups of facts by P(R). */
  readonly calibration: number;
  /** The rule "by heart if the last three answers were right", for by heart and for known or not. */
  readonly lastThree: number;
  readonly lastThreeKnows: number;
}

const share = (part: number, of: number): number => (of ? part / of : 0);

/**
 * Pupils whose facts do not change answer each fact once a week, as three warm-ups of 24 questions a week ask 66 facts. Returns the
 * estimates after each answer.
 */
export function standingStill({ seed, family, pupils, days, habits, pace, raw, untimed }: StillCase): Still[] {
  const chance = chanceOf(seed);
  const rows = Array.from({ length: days }, () => ({
    ...{ all: 0, right: 0, knows: 0, said: 0, isTrue: 0, quick: 0, found: 0, threes: 0, three: 0, threeKnows: 0 },
    bySlow: [0, 0],
    foundBy: [0, 0],
    bins: Array.from({ length: 10 }, () => [0, 0, 0]),
  }));
  for (let i = 0; i < pupils; i++) {
    const one = pupil(chance, family, grades, habits);
    let memory = raw ? { ...empty(pace), key: 0, copied: true } : known(empty(pace), one.key, chance);
    const last = products.map((): boolean[] => []);
    for (let count = 0; count < days; count++) {
      const day = 7 * count;
      one.wake();
      for (const [at, item] of products.entries()) {
        const { think, ...told } = one.answer(item, one.truths[at]);
        memory = update(memory, [untimed ? told : { ...told, think: think! }], day);
        last[at] = [...last[at], told.right].slice(-3);
      }
      const row = rows[count];
      const slow = one.device === 2 ? 1 : 0;
      for (const [at, item] of products.entries()) {
        const truth = one.truths[at];
        const { shown, r } = state(memory, item, day);
        const says = classOf[shown];
        row.all++;
        if (says === truth) row.right++;
        if (says > 0 === truth > 0) row.knows++;
        if (says === 2) row.said++;
        if (says === 2 && truth === 2) row.isTrue++;
        if (truth === 2) {
          row.quick++;
          row.bySlow[slow]++;
          if (says === 2) {
            row.found++;
            row.foundBy[slow]++;
          }
        }
        const bin = row.bins[Math.min(9, Math.floor(r * 10))];
        bin[0]++;
        bin[1] += r;
        if (truth === 2) bin[2]++;
        if (last[at].length === 3) {
          const three = last[at].every(Boolean);
          row.threes++;
          if ((three ? 2 : 0) === truth || (three && truth === 2)) row.three++;
          if (three === truth > 0) row.threeKnows++;
        }
      }
    }
  }
  return rows.map((row, day) => ({
    days: day + 1,
    right: share(row.right, row.all),
    knows: share(row.knows, row.all),
    isTrue: share(row.isTrue, row.said),
    found: share(row.found, row.quick),
    foundSlow: share(row.foundBy[1], row.bySlow[1]),
    foundOthers: share(row.foundBy[0], row.bySlow[0]),
    said: row.said,
    calibration: row.bins.reduce((sum, [, p, truth]) => sum + Math.abs(p - truth), 0) / row.all,
    lastThree: share(row.three, row.threes),
    lastThreeKnows: share(row.threeKnows, row.threes),
  }));
}

// ---- eight weeks ----

/** The ways in which a warm-up chooses its facts. */
export const orders = ['chance', 'retire', 'weakest', 'due'] as const;
export type Order = (typeof orders)[number];

export interface Weeks {
  readonly order: Order;
  /** Facts by heart, of 66: at the start, after eight weeks, and four weeks after that. */
  readonly start: number;
  readonly end: number;
  readonly later: number;
  /** Share of the facts met whose estimated state is right. */
  readonly right: number;
  /** The mean error of the chance of a right answer, over ten groups; and its Brier score. */
  readonly calibration: number;
  readonly brier: number;
}

const perWarmUp = 24;
/** Monday, Wednesday and Friday. */
const weekDays = [0, 2, 4];

/**
 * The true state changes with days and practice, by a memory model other than the estimator's: a strength that doubles with each spaced
 * recall.
 */
interface Strength {
  truth: Truth;
  /** Number of days for which the fact is remembered. */
  lasts: number;
  last: number;
}

function slip(fact: Strength, day: number, chance: Chance): void {
  if (fact.truth === 2 && chance() > 2 ** (-(day - fact.last) / (4 * fact.lasts))) fact.truth = 1;
  if (fact.truth === 1 && chance() > 2 ** (-(day - fact.last) / (40 * fact.lasts))) fact.truth = 0;
}

function learn(fact: Strength, day: number, chance: Chance): void {
  const isSpaced = day > fact.last;
  if (fact.truth === 0 && chance() < 0.14) fact.truth = 1;
  else if (fact.truth === 1 && chance() < (isSpaced ? 0.16 : 0.06)) fact.truth = 2;
  if (isSpaced) fact.lasts = Math.min(60, fact.lasts * 1.7);
  fact.last = day;
}

function asked(order: Order, memory: Memory, day: number, streaks: number[], chance: Chance): Item[] {
  const shuffled = products.map((item, at) => ({ item, at, by: chance() })).sort((a, b) => a.by - b.by);
  switch (order) {
    case 'chance':
      return Array.from({ length: perWarmUp }, () => products[Math.floor(chance() * products.length)]);
    case 'retire': {
      const open = shuffled.filter(({ at }) => streaks[at] < 3);
      return [...open, ...shuffled].slice(0, perWarmUp).map(({ item }) => item);
    }
    case 'weakest':
      return shuffled
        .map(({ item }) => ({ item, right: chanceRight(state(memory, item, day)) }))
        .sort((a, b) => a.right - b.right)
        .slice(0, perWarmUp / 2)
        .flatMap(({ item }) => [item, item]);
    case 'due':
      return due(memory, day, perWarmUp, products);
  }
}

/** Simulates eight weeks with three warm-ups of 24 questions each, then four weeks without. */
export function eightWeeks(order: Order, seed: number, family: Family, pupils: number): Weeks {
  let [start, end, later, right, met, brier, answers] = [0, 0, 0, 0, 0, 0, 0];
  const bins = Array.from({ length: 10 }, () => [0, 0]);
  for (let i = 0; i < pupils; i++) {
    // The pupils are the same for every order.
    const chance = chanceOf(seed + 7919 * i);
    const one = pupil(chance, family, grades);
    const all = one.truths.map((truth): Strength => ({ truth, lasts: truth === 2 ? 4 : 1, last: 0 }));
    const quick = (): number => all.filter(({ truth }) => truth === 2).length;
    const streaks = products.map(() => 0);
    let memory = known(empty(), one.key, chance);
    start += quick();
    for (let week = 0; week < 8; week++)
      for (const weekDay of weekDays) {
        const day = 7 * week + weekDay;
        one.wake();
        for (const item of asked(order, memory, day, streaks, chance)) {
          const at = products.indexOf(item);
          const fact = all[at];
          slip(fact, day, chance);
          const expected = chanceRight(state(memory, item, day));
          const told = one.answer(item, fact.truth);
          const came = told.right ? 1 : 0;
          const bin = bins[Math.min(9, Math.floor(expected * 10))];
          bin[0] += expected;
          bin[1] += came;
          brier += (expected - came) ** 2;
          answers++;
          streaks[at] = told.right ? streaks[at] + 1 : 0;
          memory = update(memory, told, day);
          learn(fact, day, chance);
        }
      }
    const last = 7 * 7 + 4;
    for (const [at, item] of products.entries()) {
      slip(all[at], last, chance);
      all[at].last = Math.max(all[at].last, last);
      const { shown } = state(memory, item, last);
      if (shown === 'not-met') continue;
      met++;
      if (classOf[shown] === all[at].truth) right++;
    }
    end += quick();
    for (const fact of all) slip(fact, last + 28, chance);
    later += quick();
  }
  return {
    order,
    start: start / pupils,
    end: end / pupils,
    later: later / pupils,
    right: share(right, met),
    calibration: bins.reduce((sum, [p, came]) => sum + Math.abs(p - came), 0) / answers,
    brier: brier / answers,
  };
}
