import type { KeepOptions, Store } from '../../../server/lti/store/port.js';

interface Kept extends KeepOptions {
  readonly text: string;
}

/** A storage for tests. Each operation takes a turn of the event loop, as real ones do. */
export class MemoryStore implements Store {
  readonly texts = new Map<string, Kept>();

  constructor(private readonly now: () => number) {}

  #alive(name: string): Kept | undefined {
    const found = this.texts.get(name);
    return found && (found.until === undefined || found.until > this.now()) ? found : undefined;
  }

  async get(name: string): Promise<string | undefined> {
    await Promise.resolve();
    return this.#alive(name)?.text;
  }

  async swap(
    name: string,
    before: string | undefined,
    after: string | undefined,
    keep: KeepOptions = {},
  ): Promise<boolean> {
    await Promise.resolve();
    for (const time of [keep.until, keep.due])
      if (time !== undefined && !Number.isInteger(time)) throw new RangeError('No whole number of ms.');
    if (this.#alive(name)?.text !== before) return false;
    if (after === undefined) this.texts.delete(name);
    else this.texts.set(name, { text: after, ...keep });
    return true;
  }

  async under(prefix: string): Promise<[string, string][]> {
    await Promise.resolve();
    return [...this.texts.keys()]
      .filter((name) => name.startsWith(prefix) && this.#alive(name))
      .sort()
      .map((name) => [name, this.texts.get(name)!.text]);
  }

  async due(now: number, most: number): Promise<string[]> {
    await Promise.resolve();
    return [...this.texts]
      .filter(([name, { due }]) => due !== undefined && due <= now && this.#alive(name))
      .sort(([, one], [, other]) => one.due! - other.due!)
      .slice(0, most)
      .map(([name]) => name);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
