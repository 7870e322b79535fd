import type { DeviceStorage } from '../match/device-storage.js';
import { Slot, type SlotOutcome } from '../match/slot.js';
import { unsent, withForwarded, type QueuedAnswer } from './queued-answer.js';
import { fingerprint } from './state.js';
import {
  emptyCopy,
  parsed,
  readCopy,
  readForwarded,
  storedCopy,
  writeForwarded,
  type AttemptCopy,
} from './stored-copy.js';

/** The device's copy of one learner's attempt at one activity. */
export class DeviceCopy {
  readonly #slot: Slot;
  readonly #asideKey: string;
  /** The key of the answers that windows have forwarded, see `forward`. */
  readonly #forwardedKey: string;
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
    this.#asideKey = `${this.#slot.key}.aside`;
    this.#forwardedKey = `${this.#slot.key}.left`;
  }

  /**
   * Resolves to the stored copy, with the answers that other windows have forwarded; undefined if there is none or if it is
   * unreadable, in which case its text is set aside.
   */
  async load(): Promise<AttemptCopy | undefined> {
    try {
      const value = await this.#slot.load();
      this.#isRead = true;
      const copy = readCopy(value);
      if (!copy && value !== undefined) await this.#slot.setAside();
      const forwarded = await this.forwarded();
      if (!forwarded.length) return copy;
      return { ...(copy ?? emptyCopy), answers: withForwarded(copy?.answers ?? [], forwarded) };
    } catch {
      return undefined;
    }
  }

  /**
   * Forwards answers of this window, which no longer reports the attempt, to the window that does. `attempt` is the id of the attempt in
   * which they were given; another attempt gets only those that did not arrive.
   */
  async forward(answers: readonly QueuedAnswer[], attempt: string): Promise<void> {
    try {
      const theirs = readCopy(parsed((await this.storage.get(this.#slot.key)) ?? ''))?.attempt;
      const isSame = theirs === undefined || theirs === attempt;
      const ours = isSame ? answers : answers.filter(({ ack }) => ack === undefined).map(unsent);
      if (!ours.length) return;
      for (let isDone = false; !isDone;) {
        const there = await this.storage.get(this.#forwardedKey);
        const text = writeForwarded([...readForwarded(there), ...ours]);
        isDone = await this.storage.swap(this.#forwardedKey, text, (now) => now === there);
      }
    } catch {
      // The failure of the storage was already reported while the answers were given.
    }
  }

  /** Resolves to the answers that other windows have forwarded. They stay until a copy with them has been saved. */
  async forwarded(): Promise<readonly QueuedAnswer[]> {
    const text = await this.storage.get(this.#forwardedKey);
    const answers = readForwarded(text);
    this.#found = text === undefined ? undefined : { text, ids: answers.map(({ id }) => id) };
    return answers;
  }

  /** Deletes the forwarded answers, unless more have been forwarded since. */
  async #deleteForwarded({ answers }: AttemptCopy): Promise<void> {
    const found = this.#found;
    const known = new Set(answers.map(({ id }) => id));
    if (!found?.ids.every((id) => known.has(id))) return;
    this.#found = undefined;
    try {
      if ((await this.storage.get(this.#forwardedKey)) === found.text) await this.storage.delete(this.#forwardedKey);
    } catch {
      // The answers stay. When they are read again, their ids show that they are known.
    }
  }

  /** True once the stored copy has been read. Nothing is written before that, because it might overwrite data. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Stores the copy; the browser may defer the write. */
  async save(copy: AttemptCopy): Promise<SlotOutcome> {
    if (!this.#isRead) return 'failed';
    const outcome = await this.#slot.save(storedCopy(copy));
    if (outcome === 'saved') await this.#deleteForwarded(copy);
    return outcome;
  }

  /** Passes the copy to the browser synchronously, for a page that is being closed. */
  async saveNow(copy: AttemptCopy): Promise<SlotOutcome> {
    return this.#isRead ? this.#slot.saveNow(storedCopy(copy)) : 'failed';
  }

  /** Keeps a copy of a text that cannot be used, before it is overwritten. Resolves to true if that worked. */
  async setAside(text: string): Promise<boolean> {
    try {
      await this.storage.put(this.#asideKey, text);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Calls back when another window has opened the attempt, and when one has forwarded answers. Returns a function that stops
   * watching.
   */
  watch(onForeign: () => void, onForwarded: () => void): () => void {
    const stops = [this.#slot.watch(onForeign), this.storage.watch(this.#forwardedKey, onForwarded)];
    return () => stops.forEach((stop) => stop());
  }
}
