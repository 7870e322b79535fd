/** The part of the browser's storage that is needed. It is handed in; reaching for it may throw, so it is a function. */
export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type SaveOutcome =
  | 'saved'
  /** Somebody else, another tab, has written since: nothing was overwritten. */
  | 'taken'
  /** The storage is full or forbidden. */
  | 'failed';

/** Where a copy stands of what could not be read. */
const aside = (key: string): string => `${key}.unread`;

/** A saved game under one key. Two writers are told apart, so that neither loses a game to the other unseen. */
export class Store {
  /** What stood there when we last looked. */
  #known: string | null = null;

  constructor(
    readonly key: string,
    private readonly storage: () => Storage | undefined,
  ) {}

  /** The saved value; undefined where there is none, null where what stands there cannot be read. */
  load(): unknown {
    let text: string | null;
    try {
      text = this.storage()?.getItem(this.key) ?? null;
    } catch {
      return undefined;
    }
    this.#known = text;
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return null;
    }
  }

  /** Keeps a copy of what stands there under a key of its own; false where there is no room for it. */
  setAside(): boolean {
    try {
      if (this.#known !== null) this.storage()?.setItem(aside(this.key), this.#known);
      return true;
    } catch {
      return false; // a full or forbidden storage keeps what it has
    }
  }

  /** Deletes what is kept, and the copy of what could not be read. */
  forget(): void {
    this.#known = null;
    try {
      const storage = this.storage();
      storage?.removeItem(this.key);
      storage?.removeItem(aside(this.key));
    } catch {
      // a forbidden storage keeps nothing
    }
  }

  /** Saves unless another writer came between; `force` overwrites that writer's game. */
  save(value: unknown, force = false): SaveOutcome {
    try {
      const storage = this.storage();
      if (!storage) return 'failed';
      const there = storage.getItem(this.key);
      // Where the game was deleted, nobody's is lost.
      if (!force && there !== null && there !== this.#known) return 'taken';
      const text = JSON.stringify(value);
      storage.setItem(this.key, text);
      this.#known = text;
      return 'saved';
    } catch {
      return 'failed';
    }
  }

  /** Whether another tab's message that `key` now holds `value` tells of a game that is not ours. */
  isForeign(key: string | null, value: string | null): boolean {
    return key === this.key && value !== this.#known && value !== null;
  }
}
