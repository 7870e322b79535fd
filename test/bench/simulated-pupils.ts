/**
 * Simulated pupils, whose true knowledge is known and can be compared with the estimate. They answer by another model than the one that
 * judges them. `gaussian`: thinking times are ex-Gaussian and answers independent. `wald`: times of a random walk to a boundary (inverse
 * Gaussian), and dependent answers within a day.
 */
import type { Evidence, Grade } from '../../src/learning/index.js';

/** Returns a random number from 0 to below 1. */
export type Chance = () => number;

/** Returns a generator (mulberry32): the same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A pupil's true state for a fact: 0 not yet known, 1 works it out, 2 right and quick. */
export type Truth = 0 | 1 | 2;

export type Family = 'gaussian' | 'wald';

const normal = (chance: Chance): number => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** Returns an inverse Gaussian time of this mean and shape (Michael, Schucany and Haas 1976). */
function wald(chance: Chance, mean: number, shape: number): number {
  const y = normal(chance) ** 2;
  const x =
    mean + (mean * mean * y) / (2 * shape) - (mean / (2 * shape)) * Math.sqrt(4 * mean * shape * y + (mean * y) ** 2);
  return chance() <= mean / (mean + x) ? x : (mean * mean) / x;
}

/** Seconds of thinking in each state: the mean, its spread, and the tail of ex-Gaussian times. */
const seconds = [
  { mean: 6, spread: 1.6, tail: 2.5 },
  { mean: 3.2, spread: 0.8, tail: 1.4 },
  { mean: 0.9, spread: 0.25, tail: 0.45 },
] as const;
/** The chance of a wrong answer in each state: a bad guess, a slip. */
const wrong = [0.75, 0.1, 0.02] as const;

export interface Habits {
  /** Factor of the pupil's thinking times. */
  readonly slowness?: number;
  /** Factor of the time for working out. */
  readonly working?: number;
  /** The chance of a lapse of attention: a slow answer, half of them wrong. */
  readonly lapses?: number;
}

export interface Pupil {
  /** Milliseconds to the first key on the pupil's device. */
  readonly key: number;
  readonly device: 0 | 1 | 2;
  /** The true state of each fact. */
  readonly truths: Truth[];
  answer(item: string, truth: Truth): Evidence;
  /** Begins a new day: the answers of a day have something in common. */
  wake(): void;
}

const devices = [600, 1000, 1800] as const;

/** By grade, the shares of facts not known, and not known or worked out: 30 % and 63 % of all products. */
const shares = [
  [0.14, 0.44],
  [0.36, 0.72],
  [0.58, 0.94],
] as const;

/** Returns a pupil with facts of these grades. */
export function pupil(chance: Chance, family: Family, grades: readonly Grade[], habits: Habits = {}): Pupil {
  const { slowness = 1, working = 1, lapses = 0.04 } = habits;
  const own = Math.exp(0.25 * normal(chance)) * slowness;
  const device = Math.floor(chance() * 3) as 0 | 1 | 2;
  const key = devices[device];
  const truths = grades.map((grade): Truth => {
    const drawn = chance();
    const [none, worked] = shares[grade];
    return drawn < none ? 0 : drawn < worked ? 1 : 2;
  });
  let day = 0;
  const think = (truth: Truth): number => {
    const { mean, spread, tail } = seconds[truth];
    const part = truth === 1 ? working : 1;
    if (family === 'gaussian')
      return Math.max(0.25, part * (mean + spread * normal(chance) - tail * Math.log(1 - chance())));
    const whole = part * (mean + tail);
    return wald(chance, whole, whole * (truth === 2 ? 6 : 5)) * Math.exp(0.12 * day);
  };
  return {
    key,
    device,
    truths,
    wake() {
      day = family === 'wald' ? normal(chance) : 0;
    },
    answer(item, truth) {
      const isLapse = chance() < lapses;
      const isBad = family === 'wald' && day > 1 ? 1.4 : 1;
      const right = isLapse ? chance() < 0.5 : chance() >= Math.min(0.95, wrong[truth] * isBad);
      const time = (isLapse ? 4 + 4 * chance() : 0) + think(truth) * own;
      return { item, right, think: Math.round(1000 * time + key * (0.85 + 0.3 * chance())) };
    },
  };
}
