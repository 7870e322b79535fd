/**
 * The log of a live game: what has happened, in order, each step once. The boards of a class are read from it after a
 * restart, and any server can answer for any of them, because the log alone decides which step comes next.
 *
 * Every method rejects if the storage fails. Then it is unknown whether an entry was kept: append it again as it is, with
 * the same number and id, and the answer is `same` if it was.
 */

/** A class as the log knows it: 1 to 64 of A to Z, a to z, 0 to 9, `_` and `-`; capitals count. */
export type ClassId = string;

/** One log within a class: of the session (who is there, pairings, pauses), or of a match (its id is written like a class's). */
export type Key = `${ClassId}/s` | `${ClassId}/m/${string}`;

/** One step: a seat's move with all chance moves that follow, so that nothing can come between a choice and its dice. */
export interface Entry {
  /** From 1, without gaps within a key. */
  seq: number;
  /** Made by whoever wants the step, once, so that asking again is recognised. */
  id: string;
  /** A seat's number, or who else did it. */
  by: number | 'server' | 'teacher';
  /** When, in ms since 1970 by the server's clock. */
  at: number;
  /** What was done, in JSON. The log does not look into it. */
  does: unknown;
}

/** Whether a class is played: `paused` takes no more entries of matches, `closed` none at all. */
export type Phase = 'open' | 'paused' | 'closed';

/** How things stand after an entry, in JSON: all that a server needs to go on. The log only looks at what is named here. */
export interface Snapshot {
  /** The number of the entry after which this holds. */
  seq: number;
  /** In snapshots of the session: the phase of the class from this entry on. Without it the phase stays. */
  phase?: Phase;
  readonly [name: string]: unknown;
}

/**
 * - `done`: the entry is kept, with its snapshot. It survives a crash of the server and a loss of power.
 * - `same`: it was kept before, as durably, whatever came after it. Nothing has changed.
 * - `conflict`: another entry has that number, or one before it is missing. Read `last`, and judge again.
 * - `paused`: the class is paused, and the key is a match's.
 * - `closed`: the class is closed, or there is none. A class begins with entry 1 of its session.
 */
export type Appended = 'done' | 'same' | 'conflict' | 'paused' | 'closed';

export interface Log {
  /**
   * Appends an entry if it is the next one, and replaces the snapshot of its key: both or neither. Of several answers that
   * fit, the first of `same`, `closed`, `conflict`, `paused` is given. Resolves once the answer is durable.
   *
   * Rejects with a RangeError if `entry.seq` and `snapshot.seq` differ, which is a mistake in the program.
   */
  append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended>;
  /** Returns the newest snapshot of a key, undefined if it has no entry. It only tells what is durable. */
  last(key: Key): Promise<Snapshot | undefined>;
  /** Returns all entries of a key, in order. */
  all(key: Key): Promise<Entry[]>;
  /**
   * Calls back for each entry of a class that is `done` from now on, in order within a key. An entry comes at most once
   * and may be missed: who finds a gap in the numbers reads the log. Returns how to stop.
   */
  hear(cls: ClassId, call: (key: Key, entry: Entry) => void): () => void;
  /** Closes a class and erases all of it, as far as the storage erases what is deleted. A class that is not there is no error. */
  drop(cls: ClassId): Promise<void>;
  /** Waits for what is under way and lets go of the storage. After it, every method rejects. */
  close(): Promise<void>;
}

const name = '[A-Za-z0-9_-]{1,64}';
const classId = new RegExp(`^${name}$`);
const key = new RegExp(`^(${name})/(?:s|m/${name})$`);

/** Whether a text can be a class. */
export const isClassId = (text: string): text is ClassId => classId.test(text);

/** Returns the class of a key, undefined if the text is no key. */
export const classOf = (text: string): ClassId | undefined => key.exec(text)?.[1];

/**
 * Returns what every log answers to an entry that cannot be in it, undefined if it can be. Throws the RangeError of `append`.
 */
export function impossible(text: Key, entry: Entry, snapshot: Snapshot): 'closed' | 'conflict' | undefined {
  if (!classOf(text)) return 'closed';
  if (!Number.isSafeInteger(entry.seq) || entry.seq < 1) return 'conflict';
  if (entry.seq !== snapshot.seq) throw new RangeError('The snapshot is of another entry.');
  return undefined;
}

/** Whether a key is the session's. */
export const isSession = (text: Key): boolean => text.endsWith('/s');
