import type { DeviceStorage } from '../match/device-storage.js';
import { readSummary } from '../learning/index.js';
import { Slot, type SlotOutcome } from '../match/slot.js';
import { isWhole, longestMs } from '../rules/game.js';
import type { Answer } from './result.js';
import { fingerprint } from './state.js';

/** The kind of evidence that a host has something: only its own confirmation (`said`), or proof (`shown`). */
export type Trust = 'said' | 'shown';

/** An answer that is to be sent, or has been sent, to the host. */
export interface Queued extends Answer {
  /** Unique on this device, and the same in every attempt to send it. */
  readonly id: string;
  /** The time at which it was given, in milliseconds since 1970. */
  readonly at: number;
  /** The session in which it was given, and the revision at that time: every later state includes it. */
  readonly session?: string;
  readonly since?: number;
  /** Its number, if the host numbers answers. */
  readonly place?: number;
  /** The session that last sent it, and the revision sent with it. */
  readonly by?: string;
  readonly sent?: number;
  /** Undefined if the host may lack it. */
  readonly told?: Trust;
  /** True if the host may have lost it since, because another window has reused its number. */
  readonly isDoubted?: boolean;
  /**
   * Set if this is not an answer but the summary of the learner's knowledge, as `abacade/learning` writes it. When the summary has changed,
   * it is sent again with the same number.
   */
  readonly summary?: string;
}

/** Returns an answer without the data about sending. */
export const unsent = ({ place: _, by: __, sent: ___, told: ____, isDoubted: _____, ...answer }: Queued): Queued =>
  answer;

/**
 * Adds answers of a window that this one did not know of. If both windows used the same number, either may have overwritten the other on
 * the host: ours is set again, and theirs gets another number.
 */
export function withLeft(ours: readonly Queued[], left: readonly Queued[]): readonly Queued[] {
  const known = new Set(ours.map(({ id }) => id));
  const theirs = left.filter(({ id }) => !known.has(id));
  const places = (answers: readonly Queued[]): Set<number | undefined> =>
    new Set(answers.flatMap(({ place }) => place ?? []));
  const [oursAt, theirsAt] = [places(ours), places(theirs)];
  return [
    ...ours.map((answer) =>
      answer.told !== undefined && theirsAt.has(answer.place) ? { ...answer, isDoubted: true } : answer,
    ),
    ...theirs.map((answer) => (oursAt.has(answer.place) ? unsent(answer) : answer)),
  ];
}

/** The data that a device stores of an attempt. */
export interface Copy {
  /** The output of `writeState`; empty before the first game. */
  readonly state: string;
  /** True if the host may lack this state. */
  readonly unsent: boolean;
  /** The strongest confirmation that the host has given in this attempt; undefined if there was none. */
  readonly told?: Trust;
  /** The time of the host's first confirmation in this attempt, in milliseconds since 1970. */
  readonly since?: number;
  /** The answers of the attempt that this device knows. */
  readonly answers: readonly Queued[];
  /** Incremented when a window opens the attempt, so that the previous window can see that it is no longer the last. */
  readonly opened: number;
  /** The id of the attempt, the same as in its states. */
  readonly attempt?: string;
  /** Other states, if the player still has to choose among them. */
  readonly others: readonly string[];
}

export const emptyCopy: Copy = { state: '', unsent: false, answers: [], opened: 0, others: [] };

const mostAnswers = 2000;
const mostRevision = 1e9;
/** Maximum number of other states; nobody plays in that many windows. */
const mostOthers = 8;

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
  const { summary } = sending;
  if (!fits || (summary !== undefined && !readSummary(summary).ok)) return [];
  const { think, session, since, place, by, sent, told, isDoubted } = sending;
  return [
    {
      ...{ id, at, seat, prompt, given: said as number, expected: expected as number, right, ms: ms as number, hints },
      ...(isWhole(think, 1, longestMs) ? { think } : {}),
      ...(typeof session === 'string' ? { session: session.slice(0, 12) } : {}),
      ...(isWhole(since, 0, mostRevision) ? { since } : {}),
      ...(isWhole(place, 0, mostAnswers) ? { place } : {}),
      ...(typeof by === 'string' && isWhole(sent, 0, mostRevision) ? { by: by.slice(0, 12), sent } : {}),
      ...readTrust(told),
      ...(isDoubted === true ? { isDoubted } : {}),
      ...(summary === undefined ? {} : { summary: summary as string }),
    },
  ];
}

const readAnswers = (given: readonly unknown[]): Queued[] => given.slice(0, mostAnswers).flatMap(readAnswer);

function readLeft(text: string | undefined): Queued[] {
  const value = text === undefined ? undefined : parsed(text);
  const { answers } = Object(value) as { readonly answers?: unknown };
  return Array.isArray(answers) ? readAnswers(answers) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Version 0.2.0 stored at most one, as `other`. */
function readOthers({ other, others = [other] }: Readonly<Record<string, unknown>>): string[] {
  return (Array.isArray(others) ? others : []).filter((one) => typeof one === 'string').slice(0, mostOthers);
}

function readCopy(value: unknown): Copy | undefined {
  const { state, unsent, told, since, answers, opened, attempt, ...more } = Object(value) as Record<string, unknown>;
  const fits =
    typeof state === 'string' && typeof unsent === 'boolean' && Array.isArray(answers) && isWhole(opened, 0, 1e9);
  if (!fits) return undefined;
  return {
    state,
    unsent,
    // Version 0.1.0 did not distinguish them: it marked everything that the host had answered successfully as sent.
    ...(told === undefined && !unsent && state ? { told: 'shown' } : readTrust(told)),
    ...(isWhole(since, 0, 8.64e15) ? { since } : {}),
    answers: readAnswers(answers),
    opened,
    ...(typeof attempt === 'string' && /^[a-z0-9]{1,12}$/.test(attempt) ? { attempt } : {}),
    others: readOthers(more),
  };
}

/** The device's copy of one learner's attempt at one activity. */
export class Local {
  readonly #slot: Slot;
  readonly #aside: string;
  /** The key of the answers that windows have left, see `leave`. */
  readonly #left: string;
  /** The text last read there, and the ids of its answers. */
  #found: { readonly text: string; readonly ids: readonly string[] } | undefined;
  #isRead = false;

  /**
   * Learners may share a device, so each has their own copy. The learner's id itself is not stored, only a fingerprint.
   */
  constructor(
    key: string,
    learner: string,
    private readonly storage: DeviceStorage,
  ) {
    this.#slot = new Slot(`${key}.${fingerprint(learner)}`, storage);
    this.#aside = `${this.#slot.key}.aside`;
    this.#left = `${this.#slot.key}.left`;
  }

  /**
   * Resolves to the stored copy, with the answers that other windows have left; undefined if there is none or if it is
   * unreadable, in which case its text is set aside.
   */
  async load(): Promise<Copy | undefined> {
    try {
      const value = await this.#slot.load();
      this.#isRead = true;
      const copy = readCopy(value);
      if (!copy && value !== undefined) await this.#slot.setAside();
      const left = await this.left();
      if (!left.length) return copy;
      return { ...(copy ?? emptyCopy), answers: withLeft(copy?.answers ?? [], left) };
    } catch {
      return undefined;
    }
  }

  /**
   * Leaves answers of this window, which no longer reports the attempt, to the window that does. `attempt` is the id of the attempt in
   * which they were given; another attempt gets only those that did not arrive.
   */
  async leave(answers: readonly Queued[], attempt: string): Promise<void> {
    try {
      const theirs = readCopy(parsed((await this.storage.get(this.#slot.key)) ?? ''))?.attempt;
      const isSame = theirs === undefined || theirs === attempt;
      const ours = isSame ? answers : answers.filter(({ told }) => told === undefined).map(unsent);
      if (!ours.length) return;
      for (let isDone = false; !isDone;) {
        const there = await this.storage.get(this.#left);
        const text = JSON.stringify({ answers: [...readLeft(there), ...ours] });
        isDone = await this.storage.swap(this.#left, text, (now) => now === there);
      }
    } catch {
      // The failure of the storage was already reported while the answers were given.
    }
  }

  /** Resolves to the answers that other windows have left. They stay until a copy with them has been saved. */
  async left(): Promise<readonly Queued[]> {
    const text = await this.storage.get(this.#left);
    const answers = readLeft(text);
    this.#found = text === undefined ? undefined : { text, ids: answers.map(({ id }) => id) };
    return answers;
  }

  /** Deletes the answers that were left, unless more have been left since. */
  async #forgetLeft({ answers }: Copy): Promise<void> {
    const found = this.#found;
    const known = new Set(answers.map(({ id }) => id));
    if (!found?.ids.every((id) => known.has(id))) return;
    this.#found = undefined;
    try {
      if ((await this.storage.get(this.#left)) === found.text) await this.storage.delete(this.#left);
    } catch {
      // The answers stay. When they are read again, their ids show that they are known.
    }
  }

  /** True once the stored copy has been read. Nothing is written before that, because it might overwrite data. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Stores the copy; the browser may defer the write. */
  async save(copy: Copy): Promise<SlotOutcome> {
    if (!this.#isRead) return 'failed';
    const outcome = await this.#slot.save(copy);
    if (outcome === 'saved') await this.#forgetLeft(copy);
    return outcome;
  }

  /** Passes the copy to the browser synchronously, for a page that is being closed. */
  async saveNow(copy: Copy): Promise<SlotOutcome> {
    return this.#isRead ? this.#slot.saveNow(copy) : 'failed';
  }

  /** Keeps a copy of a text that cannot be used, before it is overwritten. Resolves to true if that worked. */
  async putAside(text: string): Promise<boolean> {
    try {
      await this.storage.put(this.#aside, text);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Calls back when another window has opened the attempt, and when one has left answers. Returns a function that stops
   * watching.
   */
  watch(onForeign: () => void, onLeft: () => void): () => void {
    const stops = [this.#slot.watch(onForeign), this.storage.watch(this.#left, onLeft)];
    return () => stops.forEach((stop) => stop());
  }
}
