import type { DeviceStorage } from '../match/device-storage.js';
import { Slot, type SlotOutcome } from '../match/slot.js';
import { isWhole } from '../rules/game.js';
import type { Answer } from './result.js';
import { fingerprint } from './state.js';

/** By what a host has told that it has something: it has shown it, or only answered so. */
export type Trust = 'said' | 'shown';

/** An answer on its way to the host. */
export interface Queued extends Answer {
  /** The same for every try, and for no other answer of this device. */
  readonly id: string;
  /** When it was given: milliseconds since 1970. */
  readonly at: number;
  /** The session in which it was given, and the revision that had been reached by then: every later one came with it. */
  readonly session?: string;
  readonly since?: number;
  /** Its number with a host that numbers answers. */
  readonly place?: number;
  /** The session that sent it last, and the revision with which it did. */
  readonly by?: string;
  readonly sent?: number;
  /** Left out where the host may lack it. */
  readonly told?: Trust;
}

/** What a device keeps of an attempt. */
export interface Copy {
  /** As `writeState` wrote it; empty before the first game. */
  readonly state: string;
  /** Whether the host may lack this state. */
  readonly unsent: boolean;
  /** The most that the host has told of anything in this attempt; left out where it has told nothing. */
  readonly told?: Trust;
  /** Those of the attempt that this device knows. */
  readonly answers: readonly Queued[];
  /** Grows whenever a window opens the attempt: the one that opened it before sees that it is no longer the last. */
  readonly opened: number;
  /** Names the attempt, as its states do. */
  readonly attempt?: string;
  /** Another state, between which and this one the player has not chosen yet. */
  readonly other?: string;
}

export const emptyCopy: Copy = { state: '', unsent: false, answers: [], opened: 0 };

const mostAnswers = 2000;
const mostRevision = 1e9;

const readTrust = (given: unknown): { told?: Trust } => (given === 'said' || given === 'shown' ? { told: given } : {});

function readAnswer(given: unknown): Queued[] {
  const {
    id,
    at,
    seat,
    prompt,
    given: said,
    expected,
    right,
    ms,
    hints,
    ...sending
  } = Object(given) as Record<string, unknown>;
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
  const { session, since, place, by, sent, told } = sending;
  return [
    {
      ...{ id, at, seat, prompt, given: said as number, expected: expected as number, right, ms: ms as number, hints },
      ...(typeof session === 'string' ? { session: session.slice(0, 12) } : {}),
      ...(isWhole(since, 0, mostRevision) ? { since } : {}),
      ...(isWhole(place, 0, mostAnswers) ? { place } : {}),
      ...(typeof by === 'string' && isWhole(sent, 0, mostRevision) ? { by: by.slice(0, 12), sent } : {}),
      ...readTrust(told),
    },
  ];
}

function readCopy(value: unknown): Copy | undefined {
  const { state, unsent, told, answers, opened, attempt, other } = Object(value) as Record<string, unknown>;
  const fits =
    typeof state === 'string' && typeof unsent === 'boolean' && Array.isArray(answers) && isWhole(opened, 0, 1e9);
  if (!fits) return undefined;
  return {
    state,
    unsent,
    // Version 0.1.0 did not tell the two apart: what it took as sent had been answered well.
    ...(told === undefined && !unsent && state ? { told: 'shown' } : readTrust(told)),
    answers: answers.slice(0, mostAnswers).flatMap(readAnswer),
    opened,
    ...(typeof attempt === 'string' && /^[a-z0-9]{1,12}$/.test(attempt) ? { attempt } : {}),
    ...(typeof other === 'string' ? { other } : {}),
  };
}

/** The device's copy of one learner's attempt at one activity. */
export class Local {
  readonly #slot: Slot;
  readonly #aside: string;
  #isRead = false;

  /**
   * Devices are shared by learners, so each has a copy of their own. The learner's id is not kept, only its fingerprint.
   */
  constructor(
    key: string,
    learner: string,
    private readonly storage: DeviceStorage,
  ) {
    this.#slot = new Slot(`${key}.${fingerprint(learner)}`, storage);
    this.#aside = `${key}.${fingerprint(learner)}.aside`;
  }

  /** What is kept; undefined where there is nothing, or nothing that can be read (a copy of that is put aside). */
  async load(): Promise<Copy | undefined> {
    try {
      const value = await this.#slot.load();
      this.#isRead = true;
      const copy = readCopy(value);
      if (!copy && value !== undefined) await this.#slot.setAside();
      return copy;
    } catch {
      return undefined;
    }
  }

  /** Whether it is known what is kept. Before that nothing is written: it might be lost. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Writes when the browser has time for it. */
  async save(copy: Copy, force = false): Promise<SlotOutcome> {
    return this.#isRead ? this.#slot.save(copy, force) : 'failed';
  }

  /** Hands the copy to the browser before this returns: for a page that goes away. */
  async saveNow(copy: Copy): Promise<SlotOutcome> {
    return this.#isRead ? this.#slot.saveNow(copy) : 'failed';
  }

  /** Puts a text aside that cannot be used here, so that it is not lost when it is written over. */
  async putAside(text: string): Promise<boolean> {
    try {
      await this.storage.put(this.#aside, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Tells when another window has opened the attempt. */
  watch(onForeign: () => void): () => void {
    return this.#slot.watch(onForeign);
  }
}
