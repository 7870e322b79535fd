import { dayOf } from '../../src/learning/index.js';
import { StoredMemory, learningKey } from '../../src/results/stored-memory.js';
import { fingerprint } from '../../src/results/state.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';
import { storage } from '../parts/storage.js';

/** Returns today's date in days since 1 January 2024, by the clock of the device. Not cached: a page may stay open overnight. */
export const today = (): number => dayOf(new Date());

/** The maximum length of a learner key, in characters. */
const mostKey = 200;

/** The memories of learners by key, shared by all elements of the page. */
const shared = new Map<string, StoredMemory>();

/** Returns the memory of a learner; without a key, a new one that lasts as long as the page. */
export function memoryOf(key: string | undefined): StoredMemory {
  const stored = key === undefined ? undefined : learningKey(fingerprint(key));
  const memory = shared.get(key ?? '') ?? new StoredMemory(stored, storage, today);
  if (key !== undefined) shared.set(key, memory);
  return memory;
}

/** Reads the attribute `learner`; the key is undefined if it is missing or invalid. */
export function readLearner(given: unknown): { key: string | undefined; bad: readonly BadAttribute[] } {
  if (given === undefined || given === null || given === '') return { key: undefined, bad: [] };
  if (typeof given === 'string' && given.length <= mostKey) return { key: given, bad: [] };
  const message = `learner must have 1 to ${mostKey} characters.`;
  return { key: undefined, bad: [{ name: 'learner', value: asText(given), message }] };
}

/** The name of the note, stored with a learner's knowledge, that holds the levels of adaptive computer players in all games. */
export const levelsNote = 'fit';
