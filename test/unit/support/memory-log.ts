import {
  lessonIdOf,
  isSession,
  type Appended,
  type Entry,
  type Key,
  type Log,
  type Phase,
  type Snapshot,
} from '../../../server/log/port.js';

type Call = (key: Key, entry: Entry) => void;

/** A log in memory, as JSON, for tests of code that uses a log. It can fail before or after it stores an entry. */
export class MemoryLog implements Log {
  readonly entries = new Map<Key, string[]>();
  readonly #snapshots = new Map<Key, string>();
  readonly #phases = new Map<string, Phase>();
  readonly #calls = new Map<string, Set<Call>>();
  /** How the next append fails: before the entry is stored, or after it; undefined if it does not. */
  fails: 'before' | 'after' | undefined;
  appends = 0;

  append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended> {
    const { fails } = this;
    this.fails = undefined;
    if (fails === 'before') return Promise.reject(new Error('The disk has failed.'));
    const answer = this.#take(key, entry, snapshot);
    if (fails === 'after') return Promise.reject(new Error('The disk has failed.'));
    return Promise.resolve(answer);
  }

  #take(key: Key, entry: Entry, snapshot: Snapshot): Appended {
    const cls = lessonIdOf(key)!;
    const all = this.entries.get(key) ?? [];
    const phase = this.#phases.get(cls);
    const same = all.at(entry.seq - 1);
    if (same && (JSON.parse(same) as Entry).id === entry.id) return 'same';
    if (phase === 'closed' || (!phase && !(isSession(key) && entry.seq === 1))) return 'closed';
    if (entry.seq !== all.length + 1) return 'conflict';
    if (phase === 'paused' && !isSession(key)) return 'paused';
    this.appends++;
    this.entries.set(key, [...all, JSON.stringify(entry)]);
    this.#snapshots.set(key, JSON.stringify(snapshot));
    if (isSession(key)) this.#phases.set(cls, snapshot.phase ?? phase ?? 'open');
    for (const call of this.#calls.get(cls) ?? []) queueMicrotask(() => call(key, entry));
    return 'done';
  }

  last(key: Key): Promise<Snapshot | undefined> {
    const text = this.#snapshots.get(key);
    return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as Snapshot));
  }

  all(key: Key): Promise<Entry[]> {
    return Promise.resolve((this.entries.get(key) ?? []).map((text) => JSON.parse(text) as Entry));
  }

  lessons(): Promise<string[]> {
    return Promise.resolve([...this.#snapshots.keys()].filter(isSession).map((key) => lessonIdOf(key)!));
  }

  subscribe(cls: string, call: Call): () => void {
    const calls = this.#calls.get(cls) ?? new Set();
    this.#calls.set(cls, calls.add(call));
    return () => void calls.delete(call);
  }

  drop(cls: string): Promise<void> {
    for (const map of [this.entries, this.#snapshots]) {
      for (const key of map.keys()) if (lessonIdOf(key) === cls) map.delete(key);
    }
    this.#phases.set(cls, 'closed');
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
