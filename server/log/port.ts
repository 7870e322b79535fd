/**
 * The log of a live game: the steps of each match and session, in order, each step once. After a restart the boards of a
 * lesson are read from it, and any server can answer for any of them, because the log alone decides which step comes next.
 *
 * Every method rejects if the storage fails. Then it is unknown whether an entry was kept: append it again unchanged, with
 * the same number and id, and the answer is `same` if it was.
 */

/** The name of a lesson in the log: 1 to 64 of A to Z, a to z, 0 to 9, `_` and `-`. It is case-sensitive. */
export type LessonId = string;

/**
 * The key of one log within a lesson: of the session (pupils, pairings, pauses), or of a match, whose id is written like a
 * lesson's.
 */
export type Key = `${LessonId}/s` | `${LessonId}/m/${string}`;

/** One step: a seat's move with all chance moves that follow, so that nothing can come between a choice and its dice. */
export interface Entry {
  /** The number of the entry: from 1, without gaps within a key. */
  seq: number;
  /** Created once by the originator of the step, so that a repeated request is recognised. */
  id: string;
  /** The author of the step: a seat's number, the server or a teacher. */
  by: number | 'server' | 'teacher';
  /** The time of the step, in ms since 1970 by the server's clock. */
  at: number;
  /** The content of the step, in JSON. The log does not read it. */
  does: unknown;
}

/** The phase of a lesson: `open` takes all entries, `paused` none of matches, `closed` none at all. */
export type Phase = 'open' | 'paused' | 'closed';

/** The state after an entry, in JSON: everything that a server needs to continue. The log only reads the fields named here. */
export interface Snapshot {
  /** The number of the entry to which this state belongs. */
  seq: number;
  /** In snapshots of the session: the phase of the lesson from this entry on. If it is missing, the phase stays the same. */
  phase?: Phase;
  readonly [name: string]: unknown;
}

/**
 * The answer to an append:
 * - `done`: the entry is kept, with its snapshot. It survives a crash of the server and a loss of power.
 * - `same`: it was kept before, just as durably, whatever came after it. Nothing has changed.
 * - `conflict`: another entry has that number, or one before it is missing. Read `last`, and judge again.
 * - `paused`: the lesson is paused, and the key is a match's.
 * - `closed`: the lesson is closed, or does not exist. A lesson begins with entry 1 of its session.
 */
export type Appended = 'done' | 'same' | 'conflict' | 'paused' | 'closed';

export interface Log {
  /**
   * Appends an entry if it is the next one, and replaces the snapshot of its key: both or neither. If several answers
   * apply, the first of `same`, `closed`, `conflict`, `paused` is given. Resolves once the answer is durable.
   *
   * Rejects with a RangeError if `entry.seq` and `snapshot.seq` differ, which is a mistake in the program.
   */
  append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended>;
  /** Returns the newest snapshot of a key; undefined if it has no entry. Only durable snapshots are returned. */
  last(key: Key): Promise<Snapshot | undefined>;
  /** Returns all entries of a key, in order. */
  all(key: Key): Promise<Entry[]>;
  /** Returns the lessons that the log has, in any order. One that is begun or erased meanwhile may be missing or contained. */
  lessons(): Promise<LessonId[]>;
  /**
   * Calls `call` for each entry of a lesson that is `done` from now on, in order within a key. An entry is reported at most
   * once and may be missed: a listener that finds a gap in the numbers reads the log. Returns a function that stops it.
   */
  subscribe(lesson: LessonId, call: (key: Key, entry: Entry) => void): () => void;
  /** Closes a lesson and erases all of it, as far as the storage erases deleted data. It is no error if the lesson does not exist. */
  drop(lesson: LessonId): Promise<void>;
  /** Waits for running operations and releases the storage. Afterwards every method rejects. */
  close(): Promise<void>;
}

const name = '[A-Za-z0-9_-]{1,64}';
const lessonId = new RegExp(`^${name}$`);
const key = new RegExp(`^(${name})/(?:s|m/${name})$`);

/** Returns whether a text is a valid lesson id. */
export const isLessonId = (text: string): text is LessonId => lessonId.test(text);

/** Returns the lesson of a key; undefined if the text is not a key. */
export const lessonIdOf = (text: string): LessonId | undefined => key.exec(text)?.[1];

/** Returns the answer of every log to an entry that cannot be in it; undefined if it can be. Throws the RangeError of `append`. */
export function impossible(text: Key, entry: Entry, snapshot: Snapshot): 'closed' | 'conflict' | undefined {
  if (!lessonIdOf(text)) return 'closed';
  if (!Number.isSafeInteger(entry.seq) || entry.seq < 1) return 'conflict';
  if (entry.seq !== snapshot.seq) throw new RangeError('The snapshot is of another entry.');
  return undefined;
}

/** Returns whether a key is that of a session. */
export const isSession = (text: Key): boolean => text.endsWith('/s');
