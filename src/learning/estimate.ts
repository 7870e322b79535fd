/**
 * A Bayesian filter over three hidden states of a fact: not yet known, worked out, right and quick (Corbett and Anderson
 * 1995; Baroody 2006), which also uses response times. `docs/learning-model.md` has the equations and parameters.
 */
import { isTime, type Evidence } from './evidence.js';
import { facts, placeOf, type Grade, type Item } from './items.js';
import { isOfToday, keyRange, paceOf, type KnownFact, type KnownSkill, type Memory } from './memory.js';

/** The probabilities of the three states: not yet known, worked out, right and quick. */
type Chances = readonly [u: number, d: number, r: number];

/** For each box, the days after which a fact should be asked again. */
export const intervals: readonly number[] = [1, 3, 7, 16, 35, 90];

/** The likelihood of each band of answers in each state. */
const likelihood = {
  wrong: [0.75, 0.15, 0.04],
  slow: [0.12, 0.3, 0.04],
  medium: [0.08, 0.4, 0.12],
  fast: [0.05, 0.15, 0.8],
  /** Right, in an unknown time. */
  right: [0.25, 0.85, 0.96],
} as const satisfies Record<string, Chances>;
type Band = keyof typeof likelihood;

/** The exponent of the likelihood: the answers of a child are not independent, least of all repeated ones. */
const fully = 0.7;
const partly = 0.25;

/** The likelihoods to a power, computed once: a child may answer a thousand times. */
const powersOf = (power: number): Record<Band, Chances> =>
  Object.fromEntries(
    Object.entries(likelihood).map(([band, chances]) => [band, chances.map((chance) => chance ** power)]),
  ) as unknown as Record<Band, Chances>;
const weights = { full: powersOf(fully), part: powersOf(partly) } as const;

/** The probability of a right answer in each state. */
const rightIn = likelihood.right;

/** The priors of a fact by grade. */
const priors: Readonly<Record<Grade, Chances>> = {
  0: [0.2, 0.35, 0.45],
  1: [0.35, 0.4, 0.25],
  2: [0.5, 0.35, 0.15],
};
/** The weight of a prior, as a number of facts of the same kind and grade. */
const priorWeight = 6;

/** By pace, the milliseconds up to which a right answer is fast and medium. */
const limits = { usual: [3000, 6000], calm: [6000, 12_000] } as const;

/** Maximum number of stored times of the easiest facts, and the minimum number needed to use them. */
const mostTimes = 20;
const enoughTimes = 10;

const chancesOf = ({ u, d, r }: KnownFact): Chances => [u, d, r];

const groups: Record<string, number[]> = {};
/** For each fact, the places of those of its kind and grade: one list for all of them. */
const alike = facts.map(({ kind, grade }, at) => {
  const group = (groups[kind + grade] ??= []);
  group.push(at);
  return group;
});

/** Returns the probabilities for a fact that was not met: its prior, shifted towards similar facts that were. */
function before(memory: Memory, at: number): Chances {
  let weight = priorWeight;
  let [u, d, r] = priors[facts[at].grade].map((chance) => chance * weight);
  for (const place of alike[at]) {
    const known = memory.facts[place];
    if (!known) continue;
    u += known.u;
    d += known.d;
    r += known.r;
    weight++;
  }
  return [u / weight, d / weight, r / weight];
}

/** Returns the fraction of quick recall that remains after some days, by the forgetting curve of FSRS-6. */
function aged([u, d, r]: Chances, days: number, box: number): Chances {
  const lost = r * (1 - (1 + (0.9803 * days) / intervals[box]) ** -0.1542);
  return [u + 0.15 * lost, d + 0.85 * lost, r - lost];
}

/** Applies Bayes' rule. */
function observed([u, d, r]: Chances, weight: Chances): Chances {
  const next = [u * weight[0], d * weight[1], r * weight[2]] as const;
  const all = next[0] + next[1] + next[2];
  return [next[0] / all, next[1] / all, next[2] / all];
}

/** Applies learning: the right answer is always shown, so the child learns from every answer. */
const learned = ([u, d, r]: Chances): Chances => [u * 0.88, d * 0.92 + u * 0.1, r + u * 0.02 + d * 0.08];

const daysSince = (last: number, day: number): number => (day > last ? day - last : 0);

/** Returns the time of an answer in milliseconds, or 0 if it is unknown or must not count. */
const timeOf = (memory: Memory, { think }: Evidence): number =>
  isTime(think) && paceOf(memory) !== 'none' ? think : 0;

function bandOf(memory: Memory, told: Evidence, isRepeat: boolean): Band {
  if (!told.right) return 'wrong';
  if (told.part || isRepeat) return 'right';
  if (told.slow) return 'slow';
  const time = timeOf(memory, told);
  if (!time) return 'right';
  const think = time - memory.key;
  const [fast, medium] = limits[memory.pace as keyof typeof limits];
  return think <= fast ? 'fast' : think <= medium ? 'medium' : 'slow';
}

function nextFact(memory: Memory, at: number, told: Evidence, day: number): KnownFact {
  const known = memory.facts[at];
  const age = known ? daysSince(known.day, day) : 0;
  const isRepeat = isOfToday(known, day);
  const box = known?.box ?? 0;
  const start = known ? aged(chancesOf(known), age, box) : before(memory, at);
  const band = bandOf(memory, told, isRepeat);
  const seen = observed(start, weights[told.part || (told.right && isRepeat) ? 'part' : 'full'][band]);
  const [u, d, r] = told.part ? seen : learned(seen);
  if (told.part) return { ...known!, u, d, r };
  const isLasting = told.right && (band === 'fast' || paceOf(memory) === 'none');
  const isLater = !isRepeat && (!known || age >= intervals[box] / 2);
  return {
    u,
    d,
    r,
    box: !told.right ? Math.max(0, box - 2) : isLasting && isLater ? Math.min(5, box + 1) : box,
    days: (known?.days ?? 0) + (isRepeat ? 0 : 1),
    day,
  };
}

const nextSkill = (known: KnownSkill | null, right: boolean, day: number): KnownSkill => ({
  right: 0.9 * (known?.right ?? 0) + (right ? 1 : 0),
  answered: 0.9 * (known?.answered ?? 0) + 1,
  days: (known?.days ?? 0) + (isOfToday(known, day) ? 0 : 1),
  day,
});

const within = (value: number): number => Math.min(keyRange[1], Math.max(keyRange[0], value));

/** Returns the times in ascending order. A typed array is sorted as numbers without a callback. */
const rising = (times: readonly number[]): Float64Array => Float64Array.from(times).sort();

/** Returns the median of numbers in ascending order. */
function median(sorted: Float64Array): number {
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

/** Stores the time of a right answer to an easy fact: the shortest of these times show how long typing takes. */
function withTime(memory: Memory, think: number): Memory {
  const times = [...memory.times, think].slice(-mostTimes);
  if (times.length < enoughTimes) return { ...memory, times };
  const sorted = rising(times);
  const key = memory.copied ? memory.key : within(sorted[Math.floor((times.length - 1) / 4)]);
  // If even the easiest facts take longer than medium, input is slow, whatever the reason.
  const [, medium] = limits[memory.pace as keyof typeof limits];
  return { ...memory, times, key, untimed: median(sorted) - key > medium };
}

/**
 * Returns a memory with the typing time set to the median time of three questions that only ask to copy a number, in
 * milliseconds. Times that are not positive numbers are ignored; if there are no others, nothing changes.
 */
export function withKeys(memory: Memory, times: readonly number[]): Memory {
  const good = times.filter(isTime);
  return good.length ? { ...memory, key: within(median(rising(good))), copied: true } : memory;
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => {
  const copy = list.slice();
  copy[at] = value;
  return copy;
};

function updateOne(memory: Memory, told: Evidence, day: number): Memory {
  const at = placeOf(told?.item);
  if (at === undefined || typeof told.right !== 'boolean') return memory;
  if (at >= facts.length) {
    const place = at - facts.length;
    return told.part
      ? memory
      : { ...memory, skills: replaced(memory.skills, place, nextSkill(memory.skills[place], told.right, day)) };
  }
  const known = memory.facts[at];
  if (told.part && !known) return memory;
  const next = { ...memory, facts: replaced(memory.facts, at, nextFact(memory, at, told, day)) };
  const isEasyTime = told.right && !told.slow && !told.part && facts[at].grade === 0 && !isOfToday(known, day);
  const time = isEasyTime ? timeOf(memory, told) : 0;
  return time ? withTime(next, time) : next;
}

/**
 * Returns the memory updated with evidence, in the order given. Invalid evidence and an invalid day change nothing.
 * @param day Days since 1 January 2024, an integer from 0.
 */
export const update = (memory: Memory, evidence: Evidence | readonly Evidence[], day: number): Memory =>
  Number.isInteger(day) && day >= 0
    ? [evidence].flat().reduce((next: Memory, told) => updateOne(next, told, day), memory)
    : memory;

/** The reported state of an item. */
export type Shown = 'not-met' | 'working' | 'knows' | 'by-heart';

/** The knowledge about an item on a day. */
export interface ItemState {
  /** The probabilities, which add up to 1, that it is not known yet, is worked out, and is right and quick. */
  readonly u: number;
  readonly d: number;
  readonly r: number;
  readonly box: number;
  readonly days: number;
  readonly shown: Shown;
  /** True if there are answers on at least three days. */
  readonly sure: boolean;
}

const enough = 0.8;
const sureDays = 3;

/**
 * Returns what is known about an item on a day. For a fact not met, the probabilities are its prior; for a skill, `d` is the
 * probability of success. An item that does not exist is reported as not met.
 */
export function state(memory: Memory, item: Item, day: number): ItemState {
  const at = placeOf(item) ?? -1;
  const fact = memory.facts[at];
  const skill = memory.skills[at - facts.length];
  const known = fact ?? skill;
  const { days = 0, box = 0 }: Partial<KnownFact> = known ?? {};
  let [u, d, r]: Chances = [1, 0, 0];
  if (fact) [u, d, r] = aged(chancesOf(fact), daysSince(fact.day, day), box);
  else if (facts[at]) [u, d, r] = before(memory, at);
  else if (skill) {
    d = (skill.right + 1) / (skill.answered + 2);
    u = 1 - d;
  }
  const isQuick = r >= enough && box >= 2 && paceOf(memory) !== 'none';
  const met: Shown = isQuick ? 'by-heart' : d + r >= enough ? 'knows' : 'working';
  return { u, d, r, box, days, shown: known ? met : 'not-met', sure: days >= sureDays };
}

/** Returns the probability that a fact in this state is answered right. */
export const chanceRight = ({ u, d, r }: Pick<ItemState, 'u' | 'd' | 'r'>): number =>
  u * rightIn[0] + d * rightIn[1] + r * rightIn[2];
