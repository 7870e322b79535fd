import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database, { type Statement } from 'libsql/promise';
import { isName, type KeepOptions, type Store } from './port.js';

/** The version of the file format, stored in its `user_version`. */
const version = 1;

const tables = `
  CREATE TABLE IF NOT EXISTS texts (name TEXT PRIMARY KEY, text TEXT, until INTEGER, due INTEGER) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS until ON texts (until) WHERE until IS NOT NULL;
  CREATE INDEX IF NOT EXISTS due ON texts (due) WHERE due IS NOT NULL;
`;

/**
 * A list is one row, as JSON, so that it is read in this thread: there must be no pause between BEGIN and COMMIT, because
 * another connection that waits for this lock would keep us from committing.
 */
const statements = {
  begin: 'BEGIN IMMEDIATE',
  get: 'SELECT text FROM texts WHERE name = ? AND (until IS NULL OR until > ?)',
  set: 'REPLACE INTO texts VALUES (?, ?, ?, ?)',
  remove: 'DELETE FROM texts WHERE name = ?',
  under: `SELECT json_group_array(json_array(name, text)) AS rows FROM
    (SELECT name, text FROM texts WHERE name >= ? AND name < ? AND (until IS NULL OR until > ?) ORDER BY name)`,
  due: `SELECT json_group_array(name) AS rows FROM
    (SELECT name FROM texts WHERE due <= ? AND (until IS NULL OR until > ?) ORDER BY due, name LIMIT ?)`,
  expire: 'DELETE FROM texts WHERE until <= ?',
  checkpoint: 'PRAGMA wal_checkpoint(TRUNCATE)',
};

type Prepared = Record<keyof typeof statements, Statement>;

/** The file that is open: its connection, and the statements. */
type Opened = { readonly db: Database } & Prepared;

interface Task {
  /** Runs within a transaction. */
  readonly run: (prepared: Prepared) => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Interval between two erasures of what is past its time, in ms. */
const sweepEvery = 60_000;

/**
 * The storage of one machine: a file. Tasks that are requested while others are written wait, and share the next transaction
 * with its sync; nobody is answered before it. Erased texts are overwritten.
 */
export class SqliteStore implements Store {
  readonly #path: string;
  readonly #now: () => number;
  #opening: Promise<Opened> | undefined;
  #tasks: Task[] = [];
  #working: Promise<void> | undefined;
  #sweptAt = 0;
  #isClosed = false;

  /** Creates the folder if it is missing, readable for this user only. Throws if that is not possible. */
  constructor(folder: string, now: () => number) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#path = join(folder, 'lti.sqlite');
    this.#now = now;
  }

  get(name: string): Promise<string | undefined> {
    return this.#do(({ get }) => textIn(get, name, this.#now()));
  }

  async swap(
    name: string,
    before: string | undefined,
    after: string | undefined,
    keep: KeepOptions = {},
  ): Promise<boolean> {
    if (!isName(name)) throw new RangeError('No name of a text.');
    return this.#do(({ get, set, remove }) => {
      if (textIn(get, name, this.#now()) !== before) return false;
      if (after === undefined) remove.run(name);
      else set.run(name, after, keep.until ?? null, keep.due ?? null);
      return true;
    });
  }

  under(prefix: string): Promise<[name: string, text: string][]> {
    return this.#do(({ under }) => rowsOf(under.get(prefix, `${prefix}\u{7f}`, this.#now())));
  }

  due(now: number, most: number): Promise<string[]> {
    return this.#do(({ due }) => rowsOf(due.get(now, this.#now(), most)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
    await this.#release();
  }

  #do<T>(run: (prepared: Prepared) => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The storage is closed.'));
    return new Promise((resolve, reject) => {
      this.#tasks.push({ run, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  async #work(): Promise<void> {
    while (this.#tasks.length > 0) {
      const tasks = this.#tasks.splice(0);
      try {
        const opened = await this.#open();
        opened.begin.run();
        const isSwept = this.#sweep(opened);
        const results: unknown[] = [];
        for (const { run } of tasks) results.push(run(opened));
        await opened.db.exec('COMMIT');
        // What was erased is also gone from the file beside the database.
        if (isSwept) opened.checkpoint.get();
        tasks.forEach(({ resolve }, at) => resolve(results[at] as never));
      } catch (error) {
        await this.#release();
        for (const { reject } of tasks) reject(error);
      }
    }
    // At once, before those who were answered ask again.
    this.#working = undefined;
  }

  /** Erases what is past its time, from time to time. Returns whether it did. */
  #sweep({ expire }: Prepared): boolean {
    const now = this.#now();
    if (now < this.#sweptAt + sweepEvery) return false;
    this.#sweptAt = now;
    expire.run(now);
    return true;
  }

  #open(): Promise<Opened> {
    this.#opening ??= open(this.#path);
    return this.#opening;
  }

  /** Closes the file. It is opened again on next use. */
  async #release(): Promise<void> {
    const opened = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    if (!opened) return;
    if (opened.db.inTransaction) await opened.db.exec('ROLLBACK').catch(() => undefined);
    opened.db.close();
  }
}

const textIn = (get: Statement, name: string, now: number): string | undefined =>
  get.get(name, now)?.['text'] as string | undefined;

const rowsOf = <T>(row: Record<string, unknown> | undefined): T[] => JSON.parse(row?.['rows'] as string) as T[];

async function open(path: string): Promise<Opened> {
  const db = new Database(path, { timeout: 1000 });
  try {
    const ask = async (pragma: string): Promise<unknown> => {
      const [value] = Object.values((await db.prepare(`PRAGMA ${pragma}`)).get() ?? {});
      return value;
    };
    if (Number(await ask('user_version')) > version)
      throw new Error(`${path} was written by a newer version of this program.`);
    await ask('journal_mode = WAL');
    await ask('synchronous = EXTRA');
    await ask('secure_delete = ON');
    await db.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${version}; COMMIT`);
    // A server that was killed may have left changes that are not synced. They must be synced before they are reported.
    await ask('wal_checkpoint(TRUNCATE)');
    const prepared = await Promise.all(
      Object.entries(statements).map(async ([name, sql]) => [name, await db.prepare(sql)] as const),
    );
    return { db, ...(Object.fromEntries(prepared) as Prepared) };
  } catch (error) {
    db.close();
    throw error;
  }
}
