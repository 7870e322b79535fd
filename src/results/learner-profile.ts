import { empty, merge, read, write, type Memory } from '../learning/index.js';
import { fromJson, type Lrs } from './lrs.js';

/** The id of our document in the Agent Profile API. */
export const profileId = 'abacade-learning';

/** Maximum number of times a document is read again because another client has changed it in the meantime. */
const mostTries = 3;
/** Minimum time between two updates during a game, in milliseconds. */
const leastPause = 60_000;

interface Found {
  /** The document; fields that are not ours stay unchanged. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly memory: Memory | undefined;
  /** The version of the document; undefined if the host does not show it. */
  readonly etag: string | undefined;
  readonly isNew: boolean;
}

/**
 * A learner's knowledge, in a document that all activities of a host share. A host need not store it: then the knowledge stays with the
 * attempt and the device, and no failure is reported. Existing data is merged, never replaced.
 */
export class LearnerProfile {
  #written: string | undefined;
  #at = -Infinity;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly lrs: Lrs,
    private readonly agent: string,
    /** Returns today, in days since 1 January 2024. */
    private readonly today: () => number,
  ) {}

  /** Resolves to the host's memory, as text; undefined if the host has none, or does not answer. */
  async read(): Promise<string | undefined> {
    const memory = (await this.#find())?.memory;
    return memory && (this.#written = write(memory));
  }

  /** Merges the learner's knowledge into the document, unless that was done less than a minute ago. `at` is the time in milliseconds. */
  update(learning: string | undefined, at: number): void {
    if (learning === undefined || learning === this.#written || Math.abs(at - this.#at) < leastPause) return;
    this.#at = at;
    void this.updateNow(learning);
  }

  /** Merges it now. Resolves when the host has answered, with success or not. */
  updateNow(learning: string | undefined): Promise<void> {
    if (learning !== undefined && learning !== this.#written) this.#work = this.#work.then(() => this.#merge(learning));
    return this.#work;
  }

  async #merge(learning: string): Promise<void> {
    const ours = read(learning);
    if (!ours.ok) return;
    for (let tries = 0; tries < mostTries; tries++) {
      const found = await this.#find();
      if (!found) return;
      const text = write(merge(ours.value, found.memory ?? empty(), this.today()));
      if (!found.memory || text !== write(found.memory)) {
        const status = await this.#put(found, text);
        // Another client has changed it in the meantime.
        if (status === 412 || status === 409) continue;
        if (status >= 300) return;
      }
      this.#written = learning;
      return;
    }
  }

  async #find(): Promise<Found | undefined> {
    const answer = await this.lrs.ask('GET', 'agents/profile', this.#about());
    if (!answer.ok) return undefined;
    const { status, text, etag } = answer.value;
    if (status === 404 || status === 204) return { document: {}, memory: undefined, etag: undefined, isNew: true };
    if (status !== 200) return undefined;
    const document = { ...(Object(fromJson(text)) as Record<string, unknown>) };
    const known = read(document['learning']);
    // Data written by a newer version of this library stays unchanged.
    if (!known.ok && known.code === 'version') return undefined;
    return { document, memory: known.ok ? known.value : undefined, etag, isNew: false };
  }

  /** Resolves to the HTTP status. If there is no version to compare, the host merges the fields itself, as the standard requires. */
  async #put({ document, etag, isNew }: Found, learning: string): Promise<number> {
    const condition = isNew ? { 'If-None-Match': '*' } : etag ? { 'If-Match': etag } : undefined;
    const put = await this.lrs.ask(
      ...([condition ? 'PUT' : 'POST', 'agents/profile', this.#about()] as const),
      { ...document, learning },
      condition,
    );
    return put.ok ? put.value.status : 500;
  }

  #about(): { agent: string; profileId: string } {
    return { agent: this.agent, profileId };
  }
}
