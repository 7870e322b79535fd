/**
 * All that is kept for platforms: texts by name. A name is a path, such as `platform/…` or `pupil/…/…`, of A to Z, a to z,
 * 0 to 9, `_`, `-` and `/`.
 *
 * Every method rejects if the storage fails. Then it is unknown whether a change was kept.
 */
export interface Store {
  /** Returns a text; undefined if there is none, or if its time is over. */
  get(name: string): Promise<string | undefined>;
  /**
   * Replaces a text, if it is still `before`; undefined means that there is none. Resolves to whether it was, once the change
   * survives a crash of the server and a loss of power.
   */
  swap(name: string, before: string | undefined, after: string | undefined, options?: KeepOptions): Promise<boolean>;
  /** Returns all names and texts whose name begins with `prefix`, in the order of the names. */
  under(prefix: string): Promise<[name: string, text: string][]>;
  /** Returns the names of texts that are due, the earliest first, `most` at most. */
  due(now: number, most: number): Promise<string[]>;
  /** Waits for running operations and releases the storage. Afterwards every method rejects. */
  close(): Promise<void>;
}

export interface KeepOptions {
  /** The time after which the text is erased, in whole ms since 1970; by default never. */
  readonly until?: number | undefined;
  /** The time from which `due` returns the name, in whole ms since 1970; by default never. */
  readonly due?: number | undefined;
}

const form = /^[\w/-]{1,300}$/;

/** Returns whether a text is a name. */
export const isName = (text: string): boolean => form.test(text);

/** Maximum number of attempts to change a text that others change at the same time. */
const mostTries = 20;

/**
 * Changes a text to what `change` makes of it, however often others change it meanwhile. `change` returns the text itself, or
 * undefined for none, with the time until which it is kept and at which it is due. If the text stays the same, so do these
 * times. Resolves to what it returned last.
 */
export async function update<T extends { readonly text: string | undefined } & KeepOptions>(
  store: Store,
  name: string,
  change: (before: string | undefined) => T,
): Promise<T> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await store.get(name);
    const after = change(before);
    if (before === after.text) return after;
    if (await store.swap(name, before, after.text, after)) return after;
  }
  throw new Error('The storage of LTI is busy.');
}
