import { Store, type SaveOutcome, type Storage } from '../match/store.js';
import { isWhole } from '../rules/game.js';
import type { Answer } from './result.js';
import { fingerprint } from './state.js';

/** An answer on its way to the host. */
export interface Queued extends Answer {
  /** The same for every try, and for no other answer of this device. */
  readonly id: string;
  /** When it was given: milliseconds since 1970. */
  readonly at: number;
}

/** What a device keeps of an attempt until the host has it. */
export interface Copy {
  /** As `writeState` wrote it; empty before the first game. */
  readonly state: string;
  /** Whether the host lacks this state. */
  readonly unsent: boolean;
  readonly answers: readonly Queued[];
  /** Grows whenever a window opens the attempt: the one that opened it before sees that it is no longer the last. */
  readonly opened: number;
}

export const emptyCopy: Copy = { state: '', unsent: false, answers: [], opened: 0 };

const mostAnswers = 2000;

function readAnswer(given: unknown): Queued[] {
  const { id, at, seat, prompt, given: said, expected, right, ms, hints } = Object(given) as Record<string, unknown>;
  const fits =
    typeof id === 'string' &&
    id.length <= 64 &&
    isWhole(at, 0, 8.64e15) &&
    isWhole(seat, 0, 99) &&
    typeof prompt === 'string' &&
    prompt.length <= 1000 &&
    Number.isFinite(said) &&
    Number.isFinite(expected) &&
    typeof right === 'boolean' &&
    Number.isFinite(ms) &&
    isWhole(hints, 0, 1_000_000);
  if (!fits) return [];
  return [
    { id, at, seat, prompt, given: said as number, expected: expected as number, right, ms: ms as number, hints },
  ];
}

/** The device's copy of one learner's attempt at one activity. */
export class Local {
  readonly #store: Store;

  /**
   * Devices are shared by learners, so each has a copy of their own. The learner's id is not kept, only its fingerprint.
   */
  constructor(key: string, learner: string, storage: () => Storage | undefined) {
    this.#store = new Store(`${key}.${fingerprint(learner)}`, storage);
  }

  /** What is kept; undefined where there is nothing, or nothing that can be read (a copy of that is put aside). */
  load(): Copy | undefined {
    const value = this.#store.load();
    const { state, unsent, answers, opened } = Object(value) as Record<string, unknown>;
    if (typeof state === 'string' && typeof unsent === 'boolean' && Array.isArray(answers) && isWhole(opened, 0, 1e9)) {
      return { state, unsent, answers: answers.slice(0, mostAnswers).flatMap(readAnswer), opened };
    }
    if (value !== undefined) this.#store.setAside();
    return undefined;
  }

  save(copy: Copy, force = false): SaveOutcome {
    return this.#store.save(copy, force);
  }
}

/** Puts a text aside that cannot be used here, so that it is not lost when it is written over. */
export function putAside(key: string, learner: string, text: string, storage: () => Storage | undefined): boolean {
  try {
    const there = storage();
    there?.setItem(`${key}.${fingerprint(learner)}.aside`, text);
    return there !== undefined;
  } catch {
    return false;
  }
}
