import { existsSync, rmSync, statSync } from 'node:fs';
import Database, { type Statement } from 'libsql/promise';
import { isSession, type Appended, type Entry, type Key, type Phase, type Snapshot } from './port.js';

/** The version of the file format, stored in its `user_version`. */
const version = 1;

/**
 * `WITHOUT ROWID`: each table is one tree, in the order in which it is read. The single row of `class` is written with the
 * first entry of the session; without it the lesson does not exist.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS log.entries (key TEXT, seq INTEGER, id TEXT, entry TEXT, PRIMARY KEY (key, seq)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log.heads (key TEXT PRIMARY KEY, seq INTEGER, snapshot TEXT) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log.class (one INTEGER PRIMARY KEY CHECK (one = 1), phase TEXT) STRICT;
`;

const statements = {
  begin: 'BEGIN IMMEDIATE',
  phase: 'SELECT phase FROM log.class',
  setPhase: 'REPLACE INTO log.class VALUES (1, ?)',
  idAt: 'SELECT id FROM log.entries WHERE key = ? AND seq = ?',
  head: 'SELECT seq, snapshot FROM log.heads WHERE key = ?',
  setHead: 'REPLACE INTO log.heads VALUES (?, ?, ?)',
  add: 'INSERT INTO log.entries VALUES (?, ?, ?, ?)',
  all: 'SELECT seq, id, entry FROM log.entries WHERE key = ? ORDER BY seq',
};

type Opened = { db: Database } & Record<keyof typeof statements, Statement>;

/** An entry to append, with the functions that settle its promise. */
interface Waiting {
  key: Key;
  entry: Entry;
  snapshot: Snapshot;
  resolve: (answer: Appended) => void;
  reject: (reason: unknown) => void;
}

/** The suffixes of SQLite's files beside that of a lesson: they may exist for a while after a crash. */
export const besides = ['-wal', '-shm', '-journal'] as const;

/** Erases the file of a lesson. The file itself is deleted first: those beside it mean nothing without it. */
export function erase(path: string): void {
  for (const end of ['', ...besides]) rmSync(`${path}${end}`, { force: true });
}

/**
 * The file of one lesson, as a database. Tasks run one at a time. Entries that are to be appended meanwhile are written
 * together, in one transaction with one sync, and nobody is answered before it. Reads wait for their turn, too, so they
 * only return durable data. The lesson's tables are checked and recovered when the file is opened, on first use.
 */
export class LessonDatabase {
  readonly #path: string;
  readonly #whenIdle: () => void;
  #opened: Opened | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #turns = 0;
  /** The entries to be written together next; undefined if there are none, or if another task was requested after them. */
  #batch: Waiting[] | undefined;

  /** `whenIdle` is called whenever no task is running and the file is not open. */
  constructor(path: string, whenIdle: () => void) {
    this.#path = path;
    this.#whenIdle = whenIdle;
  }

  append(key: Key, entry: Entry, snapshot: Snapshot): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const one = { key, entry, snapshot, resolve, reject };
      if (this.#batch) return void this.#batch.push(one);
      const batch = [one];
      void this.#next(() => this.#appendAll(batch));
      this.#batch = batch;
    });
  }

  last(key: Key): Promise<Snapshot | undefined> {
    return this.#next(async () => {
      const row = (await this.#open())?.head.get(key);
      return row && (JSON.parse(row['snapshot'] as string) as Snapshot);
    });
  }

  all(key: Key): Promise<Entry[]> {
    return this.#next(async () => {
      const rows = (await (await this.#open())?.all.all(key)) ?? [];
      return rows.map(({ seq, id, entry }) => ({ seq, id, ...JSON.parse(entry as string) }) as Entry);
    });
  }

  drop(): Promise<void> {
    return this.#next(async () => {
      try {
        // Otherwise another server that has the file open would go on writing into the deleted file.
        const opened = await this.#open();
        opened?.begin.run();
        opened?.setPhase.run('closed');
        await opened?.db.exec('COMMIT');
      } catch {
        // A damaged file is erased nevertheless.
      }
      await this.#shut();
      erase(this.#path);
    });
  }

  close(): Promise<void> {
    return this.#next(() => this.#shut());
  }

  /** Runs `work` after everything that was requested before it. After an error the file is closed, and opened again on next use. */
  async #next<T>(work: () => Promise<T>): Promise<T> {
    this.#turns++;
    this.#batch = undefined;
    const turn = this.#turn.then(work).catch(async (error: unknown) => {
      await this.#shut();
      throw error;
    });
    this.#turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#turns--;
      if (this.#turns === 0 && !this.#opened) this.#whenIdle();
    }
  }

  async #appendAll(batch: readonly Waiting[]): Promise<void> {
    if (this.#batch === batch) this.#batch = undefined;
    try {
      const answers = await this.#write(batch);
      batch.forEach(({ resolve }, at) => resolve(answers[at]));
    } catch (error) {
      await this.#shut();
      for (const { reject } of batch) reject(error);
    }
  }

  async #write(batch: readonly Waiting[]): Promise<Appended[]> {
    const opened = await this.#open(batch.some(({ key, entry }) => isSession(key) && entry.seq === 1));
    if (!opened) return batch.map(() => 'closed');
    // There must be no pause until COMMIT: another connection that waits for this lock blocks the thread, and would keep us
    // from committing.
    opened.begin.run();
    const answers = batch.map((one) => take(opened, one));
    await opened.db.exec('COMMIT');
    // The lesson may have been erased by another server, and begun again in another file.
    if (answers.includes('closed')) await this.#shut();
    return answers;
  }

  /** Returns the open file; undefined if it does not exist and `make` is false. */
  async #open(make = false): Promise<Opened | undefined> {
    const exists = existsSync(this.#path);
    if (this.#opened && exists) return this.#opened;
    await this.#shut();
    if (!exists && !make) return undefined;
    if (!exists) erase(this.#path); // left over by an interrupted erasure
    const db = new Database(':memory:', { timeout: 1000 });
    // Attached, because the files of an attached database can be closed at once: see `close` in libsql.d.ts.
    (await db.prepare('ATTACH ? AS log')).run(this.#path);
    try {
      await this.#prepare(db);
      const ready = await Promise.all(
        Object.entries(statements).map(async ([name, sql]) => [name, await db.prepare(sql)] as const),
      );
      this.#opened = { db, ...(Object.fromEntries(ready) as Record<keyof typeof statements, Statement>) };
      return this.#opened;
    } catch (error) {
      await letGo(db);
      throw error;
    }
  }

  async #prepare(db: Database): Promise<void> {
    const ask = async (pragma: string): Promise<unknown> => {
      const [value] = Object.values((await db.prepare(`PRAGMA log.${pragma}`)).get() ?? {});
      return value;
    };
    const found = Number(await ask('user_version'));
    if (found > version) throw new Error(`${this.#path} was written by a newer version of this program.`);
    const damage = await ask('quick_check');
    if (damage !== 'ok') throw new Error(`${this.#path} is damaged: ${String(damage)}`);
    // A write-ahead log takes one sync per commit, a rollback journal three or four. EXTRA is the same as FULL for a
    // write-ahead log; where a file system allows only a journal, EXTRA keeps every commit.
    await ask('journal_mode = WAL');
    await ask('synchronous = EXTRA');
    await ask('cache_size = -512');
    // A server that was killed may have left commits that are not synced. They must be synced before they are reported.
    if (found === version) await ask('wal_checkpoint(TRUNCATE)');
    else await db.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA log.user_version = ${version}; COMMIT`);
  }

  async #shut(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened) await letGo(opened.db);
  }
}

/** Closes the files of a database, in whatever state an error has left it. */
async function letGo(db: Database): Promise<void> {
  try {
    if (db.inTransaction) await db.exec('ROLLBACK');
    await db.exec('DETACH log');
  } catch {
    // In this case the garbage collector closes the files.
  }
  db.close();
}

/** Decides within a transaction whether an entry is the next one, and writes it if so. */
function take(opened: Opened, { key, entry, snapshot }: Waiting): Appended {
  const { seq, id, ...rest } = entry;
  const phase = opened.phase.get()?.['phase'] as Phase | undefined;
  if (opened.idAt.get(key, seq)?.['id'] === id) return 'same';
  const begins = !phase && isSession(key) && seq === 1;
  if (phase === 'closed' || (!phase && !begins)) return 'closed';
  if (seq !== Number(opened.head.get(key)?.['seq'] ?? 0) + 1) return 'conflict';
  if (phase === 'paused' && !isSession(key)) return 'paused';
  opened.add.run(key, seq, id, JSON.stringify(rest));
  opened.setHead.run(key, seq, JSON.stringify(snapshot));
  const next = isSession(key) ? (snapshot.phase ?? phase ?? 'open') : phase;
  if (next && next !== phase) opened.setPhase.run(next);
  return 'done';
}

/** Returns the time of the last write to a lesson, in ms since 1970. */
export const writtenAt = (path: string): number =>
  Math.max(...[path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
