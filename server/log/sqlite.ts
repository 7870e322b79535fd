import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { besides, ClassFile, erase, writtenAt } from './class-file.js';
import { Listeners, type Listener } from './listeners.js';
import {
  classOf,
  impossible,
  isClassId,
  type Appended,
  type ClassId,
  type Entry,
  type Key,
  type Log,
  type Snapshot,
} from './port.js';

const end = '.sqlite';

/**
 * The log of one machine: a folder with a file for each class, so that erasing a class means deleting a file. The files are
 * named by their class in hexadecimal, because some file systems are not case-sensitive. `hear` reports only entries that
 * were appended through the same SqliteLog. A folder is meant for one server; two do not harm each other.
 */
export class SqliteLog implements Log {
  readonly #folder: string;
  readonly #files = new Map<ClassId, ClassFile>();
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
    const cls = classOf(key) as ClassId;
    const answer = await this.#file(cls).append(key, entry, snapshot);
    if (answer === 'done') this.#listeners.tell(cls, key, entry);
    return answer;
  }

  async last(key: Key): Promise<Snapshot | undefined> {
    const cls = classOf(key);
    return cls ? this.#file(cls).last(key) : undefined;
  }

  async all(key: Key): Promise<Entry[]> {
    const cls = classOf(key);
    return cls ? this.#file(cls).all(key) : [];
  }

  hear(cls: ClassId, call: Listener): () => void {
    return this.#listeners.add(cls, call);
  }

  async drop(cls: ClassId): Promise<void> {
    if (isClassId(cls)) await this.#file(cls).drop();
  }

  /** Drops all classes to which nothing was appended for `ms`. Returns their number. */
  async expire(ms: number): Promise<number> {
    const old = this.#classes().filter((cls) => writtenAt(this.#path(cls)) < Date.now() - ms);
    await Promise.all(old.map((cls) => this.drop(cls)));
    return old.length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    await Promise.all([...this.#files.values()].map((file) => file.close()));
  }

  #path(cls: ClassId): string {
    return join(this.#folder, `${Buffer.from(cls).toString('hex')}${end}`);
  }

  #classes(): ClassId[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(end))
      .map((name) => Buffer.from(name.slice(0, -end.length), 'hex').toString())
      .filter(isClassId);
  }

  /** Returns the file of a class. A class that does not exist takes no memory after the answer, because codes are guessed. */
  #file(cls: ClassId): ClassFile {
    if (this.#isClosed) throw new Error('The log is closed.');
    const known = this.#files.get(cls);
    if (known) return known;
    const file = new ClassFile(this.#path(cls), () => this.#files.delete(cls));
    this.#files.set(cls, file);
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
