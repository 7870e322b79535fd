import type { DeviceStorage } from './device-storage.js';
import { memoryKey, starsKey } from './stored-keys.js';

export type SlotOutcome =
  | 'saved'
  /** Another window has written in the meantime; nothing was overwritten. */
  | 'taken'
  /** The storage is full or blocked. */
  | 'failed';

/** Returns the key of the copy of an unreadable text. */
const aside = (key: string): string => `${key}.unread`;
/**
 * A saved value under one key. It detects other writers, so that no window silently overwrites another window's game.
 */
export class Slot {
  /** The texts known to be written by this slot: the newest, and older ones that remain stored if writing it fails. */
  #known: readonly (string | undefined)[] = [];
  /** The value to write after the one being written. */
  #next: { readonly text: string; readonly force: boolean } | undefined;
  #writing: Promise<SlotOutcome> | undefined;
  /** The number of forced saves, which overwrite another writer's value. */
  #forced = 0;

  constructor(
    readonly key: string,
    private readonly storage: DeviceStorage,
  ) {}

  /** True while a write is pending or in progress. */
  get isBehind(): boolean {
    return this.#writing !== undefined;
  }

  /**
   * Resolves to the saved value, to undefined if there is none, or to null if it cannot be parsed. Rejects if the
   * storage does.
   */
  async load(): Promise<unknown> {
    const text = await this.storage.get(this.key);
    this.#known = [text];
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return null;
    }
  }

  /**
   * Saves the value unless another writer has saved in the meantime; `force` overwrites that writer's value. Values
   * that arrive while another is being written wait for it, and only the newest of them is written.
   */
  save(value: unknown, force = false): Promise<SlotOutcome> {
    const text = textOf(value);
    if (text === undefined) return Promise.resolve('failed');
    if (force) this.#forced++;
    this.#next = { text, force: force || this.#next?.force === true };
    this.#writing ??= this.#write();
    return this.#writing;
  }

  /** Writes immediately over whatever is stored, for a page that is being closed. */
  async saveNow(value: unknown): Promise<SlotOutcome> {
    const text = textOf(value);
    if (text === undefined) return 'failed';
    this.#next = undefined;
    this.#known = [text, ...this.#known.slice(0, 2)];
    try {
      await this.storage.put(this.key, text);
      return 'saved';
    } catch {
      return 'failed';
    }
  }

  /** Copies a text that could not be parsed to a separate key. Resolves to false if that fails. */
  async setAside(): Promise<boolean> {
    const [text] = this.#known;
    try {
      if (text !== undefined) await this.storage.put(aside(this.key), text);
      return true;
    } catch {
      return false;
    }
  }

  /** Deletes the value and the copy of an unreadable one. Resolves to false if that fails. */
  async forget(): Promise<boolean> {
    this.#next = undefined;
    try {
      await this.storage.delete(this.key, aside(this.key), memoryKey(this.key), starsKey(this.key));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Calls back when another window has stored a value that this slot did not write. Returns a function that stops
   * watching.
   */
  watch(onForeign: () => void): () => void {
    let isOn = true;
    const look = async (): Promise<void> => {
      const forced = this.#forced;
      const there = await this.storage.get(this.key);
      // A value that a forced save is about to overwrite is not reported.
      if (isOn && forced === this.#forced && !this.#accepts(there)) onForeign();
    };
    const stop = this.storage.watch(this.key, () => void look().catch(() => undefined));
    return () => {
      isOn = false;
      stop();
    };
  }

  async #write(): Promise<SlotOutcome> {
    let outcome: SlotOutcome = 'saved';
    while (this.#next) {
      const { text, force } = this.#next;
      this.#next = undefined;
      outcome = await this.#swap(text, force);
    }
    this.#writing = undefined;
    return outcome;
  }

  async #swap(text: string, force: boolean): Promise<SlotOutcome> {
    let isTaken = false;
    try {
      await this.storage.swap(this.key, text, (there) => {
        isTaken = !force && !this.#accepts(there);
        if (!isTaken) this.#known = [text, there];
        return !isTaken;
      });
      return isTaken ? 'taken' : 'saved';
    } catch {
      return 'failed';
    }
  }

  /** Accepts a deleted value, because nothing can be lost. */
  #accepts(there: string | undefined): boolean {
    return there === undefined || this.#known.includes(there);
  }
}

function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
