import type { DeviceStorage } from './device-storage.js';

export type SlotOutcome =
  | 'saved'
  /** Another window has written since: nothing was overwritten. */
  | 'taken'
  /** The storage is full or forbidden. */
  | 'failed';

/** Where a copy stands of what could not be read. */
const aside = (key: string): string => `${key}.unread`;

/** A saved value under one key. Two writers are told apart, so that neither loses a game to the other unseen. */
export class Slot {
  /** Texts that are ours where they stand there: the newest, and those that stand there still should it not arrive. */
  #known: readonly (string | undefined)[] = [];
  /** What is to be written after what is being written. */
  #next: { readonly text: string; readonly force: boolean } | undefined;
  #writing: Promise<SlotOutcome> | undefined;

  constructor(
    readonly key: string,
    private readonly storage: DeviceStorage,
  ) {}

  /** Whether something that was to be saved is not known to stand there. */
  get isBehind(): boolean {
    return this.#writing !== undefined;
  }

  /** The saved value; undefined where there is none, null where it cannot be read. Rejects where the storage does. */
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
   * Saves unless another writer came between; `force` overwrites that writer's game. What comes while another value is
   * being written waits for it, and only the newest of these is written.
   */
  save(value: unknown, force = false): Promise<SlotOutcome> {
    const text = textOf(value);
    if (text === undefined) return Promise.resolve('failed');
    this.#next = { text, force: force || this.#next?.force === true };
    this.#writing ??= this.#write();
    return this.#writing;
  }

  /** Hands the value to the browser at once, over whatever stands there: for a page that is being left. */
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

  /** Keeps a copy of what was read there under a key of its own; false where there is no room for it. */
  async setAside(): Promise<boolean> {
    const [text] = this.#known;
    try {
      if (text !== undefined) await this.storage.put(aside(this.key), text);
      return true;
    } catch {
      return false;
    }
  }

  /** Deletes what is kept, and the copy of what could not be read; false where that failed. */
  async forget(): Promise<boolean> {
    this.#next = undefined;
    try {
      await this.storage.delete(this.key, aside(this.key));
      return true;
    } catch {
      return false;
    }
  }

  /** Tells when another window has put a game there that is not ours; what is returned ends it. */
  watch(onForeign: () => void): () => void {
    let isOn = true;
    const look = async (): Promise<void> => {
      const there = await this.storage.get(this.key);
      if (isOn && !this.#accepts(there)) onForeign();
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

  /** Where the game was deleted, nobody's is lost. */
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
