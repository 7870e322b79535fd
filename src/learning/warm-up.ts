import { due } from './due.js';
import { state, update } from './estimate.js';

import type { Evidence } from './evidence.js';
import type { Item } from './items.js';
import type { Memory } from './memory.js';

/**
 * A warm-up: questions for about two minutes, selected by a child's knowledge. A value without a clock; the page decides when time is up.
 * `docs/learning.md` describes the order of the questions.
 */
export interface WarmUp {
  /** The child's knowledge, including the answers of this warm-up. */
  readonly memory: Memory;
  /** The child's knowledge before the warm-up. */
  readonly before: Memory;
  /** Days since 2024-01-01. */
  readonly day: number;
  /** The remaining questions, in order. */
  readonly queue: readonly Item[];
  /** Facts answered wrong that are asked once more, each after a number of answers. */
  readonly again: readonly { readonly item: Item; readonly from: number }[];
  readonly answers: readonly WarmUpAnswer[];
}

export interface WarmUpAnswer {
  readonly item: Item;
  readonly right: boolean;
  /** True if it had been answered wrong before in this warm-up. */
  readonly isAgain: boolean;
}

/** Maximum number of questions in a warm-up. */
export const mostQuestions = 24;
/** Milliseconds after which no further question is asked. */
export const warmUpMs = 120_000;
/** The number of other answers between a wrong one and the repetition of its question. */
const apart = 4;

/** Begins a warm-up on a day with the allowed facts; `first` is asked before all others. */
export function beginWarmUp(memory: Memory, day: number, allowed: readonly Item[], first?: Item): WarmUp {
  const queue = due(memory, day, mostQuestions, allowed);
  const wanted = first === undefined ? queue : [first, ...queue.filter((item) => item !== first)];
  return { memory, before: memory, day, queue: wanted.slice(0, mostQuestions), again: [], answers: [] };
}

/** Returns the current question; undefined if there is none left. */
export function question({ queue, again, answers }: WarmUp): { item: Item; isAgain: boolean } | undefined {
  if (answers.length >= mostQuestions) return undefined;
  const [repeat] = again;
  if (repeat && repeat.from <= answers.length) return { item: repeat.item, isAgain: true };
  return queue.length ? { item: queue[0], isAgain: false } : undefined;
}

/** Returns the warm-up after an answer; unchanged if the answer is not to its current question. */
export function answered(warmUp: WarmUp, evidence: Evidence): WarmUp {
  const asked = question(warmUp);
  if (!asked || asked.item !== evidence.item) return warmUp;
  const { item, isAgain } = asked;
  const { memory, day, queue, again, answers } = warmUp;
  const { right } = evidence;
  return {
    ...warmUp,
    memory: update(memory, evidence, day),
    queue: isAgain ? queue : queue.slice(1),
    again: isAgain ? again.slice(1) : right ? again : [...again, { item, from: answers.length + 1 + apart }],
    answers: [...answers, { item, right, isAgain }],
  };
}

/** The result of a warm-up. */
export interface WarmUpSummary {
  readonly questions: number;
  readonly again: number;
  /** Facts answered wrong at first, each once. */
  readonly missed: readonly Item[];
  /** True if there were repetitions and all of them were right. */
  readonly cameRight: boolean;
  /** Facts that have become known. */
  readonly nowKnown: readonly Item[];
  /** Number of these facts that a warm-up on the next day would include. */
  readonly tomorrow: number;
}

const isKnown = (memory: Memory, item: Item, day: number): boolean =>
  ['knows', 'by-heart'].includes(state(memory, item, day).shown);

export function summaryOf(warmUp: WarmUp, allowed: readonly Item[]): WarmUpSummary {
  const { memory, before, day, answers } = warmUp;
  const items = [...new Set(answers.map(({ item }) => item))];
  const repeated = answers.filter(({ isAgain }) => isAgain);
  const next = new Set(due(memory, day + 1, mostQuestions, allowed));
  return {
    questions: answers.length,
    again: repeated.length,
    missed: [...new Set(answers.filter(({ right, isAgain }) => !right && !isAgain).map(({ item }) => item))],
    cameRight: repeated.length > 0 && repeated.every(({ right }) => right),
    nowKnown: items.filter((item) => isKnown(memory, item, day) && !isKnown(before, item, day)),
    tomorrow: items.filter((item) => next.has(item)).length,
  };
}
