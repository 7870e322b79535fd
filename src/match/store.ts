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

/** A saved game under one key. Two writers are told apart, so that neither loses a game to the other unseen. */
export class Store {
  /** What stood there when we last looked. */
  #known: string | null = null;

  constructor(
    readonly key: string,
    private readonly storage: () => Storage | undefined,
  ) {}

  /** The saved value, or undefined where there is none or it cannot be read. */
  load(): unknown {
    try {
      const text = this.storage()?.getItem(this.key) ?? null;
      this.#known = text;
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** Saves unless another writer came between; `force` overwrites that writer's game. */
  save(value: unknown, force = false): SaveOutcome {
    try {
      const storage = this.storage();
      if (!storage) return 'failed';
      if (!force && storage.getItem(this.key) !== this.#known) return 'taken';
      const text = JSON.stringify(value);
      storage.setItem(this.key, text);
      this.#known = text;
      return 'saved';
    } catch {
      return 'failed';
    }
  }

  forget(): void {
    try {
      this.storage()?.removeItem(this.key);
    } catch {
      // nothing could be stored there either
    }
    this.#known = null;
  }

  /** Whether another tab's message that `key` now holds `value` tells of a game that is not ours. */
  isForeign(key: string | null, value: string | null): boolean {
    return key === this.key && value !== this.#known && value !== null;
  }
}
