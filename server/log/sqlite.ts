import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { besides, LessonDatabase, erase, writtenAt } from './lesson-database.js';
import { Listeners, type Listener } from './listeners.js';
import {
  lessonIdOf,
  impossible,
  isLessonId,
  type Appended,
  type LessonId,
  type Entry,
  type Key,
  type Log,
  type Snapshot,
} from './port.js';

const end = '.sqlite';

/**
 * The log of one machine: a folder with a file for each lesson, so that erasing a lesson means deleting a file. The files are
 * named by their lesson in hexadecimal, because some file systems are not case-sensitive. `subscribe` reports only entries that
 * were appended through the same SqliteLog. A folder is meant for one server; two do not harm each other.
 */
export class SqliteLog implements Log {
  readonly #folder: string;
  readonly #files = new Map<LessonId, LessonDatabase>();
  readonly #listeners = new Listeners();
  #isClosed = false;

  /** Creates the folder if it is missing, readable for this user only. Throws if that is not possible. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#removeRests();
  }

  async append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended> {
    const refused = impossible(key, entry, snapshot);
    if (refused) return refused;
    const lesson = lessonIdOf(key) as LessonId;
    const answer = await this.#file(lesson).append(key, entry, snapshot);
    if (answer === 'done') this.#listeners.notify(lesson, key, entry);
    return answer;
  }

  async last(key: Key): Promise<Snapshot | undefined> {
    const lesson = lessonIdOf(key);
    return lesson ? this.#file(lesson).last(key) : undefined;
  }

  async all(key: Key): Promise<Entry[]> {
    const lesson = lessonIdOf(key);
    return lesson ? this.#file(lesson).all(key) : [];
  }

  lessons(): Promise<LessonId[]> {
    return this.#isClosed ? Promise.reject(new Error('The log is closed.')) : Promise.resolve(this.#lessons());
  }

  subscribe(lesson: LessonId, call: Listener): () => void {
    return this.#listeners.add(lesson, call);
  }

  async drop(lesson: LessonId): Promise<void> {
    if (isLessonId(lesson)) await this.#file(lesson).drop();
  }

  /** Drops all lessons to which nothing was appended for `ms`, or for `resting` if they wait for next time. Returns their number. */
  async expire(ms: number, resting = ms): Promise<number> {
    const age = (lesson: LessonId): number => Date.now() - writtenAt(this.#path(lesson));
    let dropped = 0;
    for (const lesson of this.#lessons()) {
      if (age(lesson) <= ms) continue;
      const session = await this.last(`${lesson}/s`);
      if ((session as { readonly isResting?: unknown } | undefined)?.isResting === true && age(lesson) <= resting)
        continue;
      await this.drop(lesson);
      dropped++;
    }
    return dropped;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    await Promise.all([...this.#files.values()].map((file) => file.close()));
  }

  #path(lesson: LessonId): string {
    return join(this.#folder, `${Buffer.from(lesson).toString('hex')}${end}`);
  }

  #lessons(): LessonId[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(end))
      .map((name) => Buffer.from(name.slice(0, -end.length), 'hex').toString())
      .filter(isLessonId);
  }

  /** Returns the file of a lesson. A lesson that does not exist takes no memory after the answer, because codes are guessed. */
  #file(lesson: LessonId): LessonDatabase {
    if (this.#isClosed) throw new Error('The log is closed.');
    const known = this.#files.get(lesson);
    if (known) return known;
    const file = new LessonDatabase(this.#path(lesson), () => this.#files.delete(lesson));
    this.#files.set(lesson, file);
    return file;
  }

  /** Erases the remains of interrupted erasures. */
  #removeRests(): void {
    const names = readdirSync(this.#folder);
    for (const name of names) {
      const [besideOf] = besides
        .filter((one) => name.endsWith(`${end}${one}`))
        .map((one) => name.slice(0, -one.length));
      if (besideOf && !names.includes(besideOf)) erase(join(this.#folder, besideOf));
    }
  }
}
