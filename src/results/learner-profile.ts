import { empty, merge, read, write, type Memory } from '../learning/index.js';
import { fromJson, type Lrs } from './lrs.js';

/** The id of our document in the Agent Profile API. */
export const profileId = 'abacade-learning';

/** How often a document is read again that somebody else has changed meanwhile. */
const mostTries = 3;
/** The least time between two updates while the game goes on, in milliseconds. */
const leastPause = 60_000;

interface Found {
  /** The document; other fields than ours stay. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly memory: Memory | undefined;
  /** The version, where the host lets it be seen. */
  readonly etag: string | undefined;
  readonly isNew: boolean;
}

/**
 * What a learner knows, in a document that all activities of a host share. A host need not keep it: then it stays with the
 * attempt and the device, and nothing is said. What is there is merged, never replaced.
 */
export class LearnerProfile {
  #told: string | undefined;
  #at = -Infinity;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly lrs: Lrs,
    private readonly agent: string,
    /** Returns today, in days since 1 January 2024. */
    private readonly today: () => number,
  ) {}

  /** Resolves to what the host has, as text; undefined if it has nothing, or does not say. */
  async read(): Promise<string | undefined> {
    const memory = (await this.#find())?.memory;
    return memory && (this.#told = write(memory));
  }

  /** Merges what the learner knows into the document, unless that was done less than a minute ago. `at`: the time in milliseconds. */
  tell(learning: string | undefined, at: number): void {
    if (learning === undefined || learning === this.#told || Math.abs(at - this.#at) < leastPause) return;
    this.#at = at;
    void this.tellNow(learning);
  }

  /** Merges it now. Resolves when the host has answered, whatever that was. */
  tellNow(learning: string | undefined): Promise<void> {
    if (learning !== undefined && learning !== this.#told) this.#work = this.#work.then(() => this.#merge(learning));
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
        // Somebody else has written it meanwhile.
        if (status === 412 || status === 409) continue;
        if (status >= 300) return;
      }
      this.#told = learning;
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
    // What a newer version of ours has written stays as it is.
    if (!known.ok && known.code === 'version') return undefined;
    return { document, memory: known.ok ? known.value : undefined, etag, isNew: false };
  }

  /** Resolves to the status. Without a version to compare, the host merges fields by itself, as the standard has it. */
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
