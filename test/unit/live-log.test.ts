import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SqliteLog } from '../../server/log/sqlite.js';
import { conformance } from '../live/conformance.js';
import { begin, entryOf, match, put, session, snapshotOf } from '../live/entries.js';
import { bundle } from '../live/bundle.js';
import { faults } from '../live/audit.js';
import { kills } from '../live/kills.js';
import { inFolder } from '../live/places.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'abacade-log-'));
const nameOf = (cls: string): string => `${Buffer.from(cls).toString('hex')}.sqlite`;
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

conformance('one machine', () => {
  const folder = newFolder();
  return {
    open: () => new SqliteLog(folder),
    find: (cls) =>
      readdirSync(folder)
        .filter((name) => name.startsWith(nameOf(cls)))
        .map((name) => `${name} ${readFileSync(join(folder, name), 'latin1')}`)
        .join('\n'),
    erase: () => remove(folder),
  };
});

describe('The files of the log', () => {
  let folder: string;
  let logs: SqliteLog[];
  const open = (at = folder): SqliteLog => {
    const log = new SqliteLog(at);
    logs.push(log);
    return log;
  };
  beforeEach(() => {
    folder = newFolder();
    logs = [];
  });
  afterEach(async () => {
    await Promise.all(logs.map((log) => log.close()));
    remove(folder);
  });

  /** Copies the files as they are while the log is open, as a crash leaves them, into a folder of its own. */
  const crash = (): string => {
    const copy = newFolder();
    for (const name of readdirSync(folder).filter((one) => !one.endsWith('-shm')))
      copyFileSync(join(folder, name), join(copy, name));
    return copy;
  };

  it('keep all entries but those at the torn end, wherever it is torn, and can be appended to', async () => {
    const log = open();
    await begin(log, 'A');
    for (let seq = 1; seq <= 12; seq++) await put(log, match('A'), seq);
    const whole = readFileSync(join(folder, `${nameOf('A')}-wal`)).length;
    // Each frame of SQLite's log is a page with a header of 24 bytes, after a file header of 32.
    const frame = 4096 + 24;
    const cuts = Array.from({ length: 24 }, (_, at) => Math.round((whole * at) / 24) + ((at * 37) % 100));
    const edges = Array.from({ length: 8 }, (_, at) => 32 + frame * (at + 1) * 2 + [-1, 0, 1][at % 3]);
    const found = new Set<number>();
    for (const cut of [0, 31, ...cuts, ...edges, whole - 1, whole].filter((one) => one <= whole)) {
      const copy = crash();
      truncateSync(join(copy, `${nameOf('A')}-wal`), cut);
      const torn = open(copy);
      const entries = await torn.all(match('A'));
      const kept = entries.length;
      found.add(kept);
      expect(entries).toEqual(Array.from({ length: kept }, (_, at) => entryOf(at + 1)));
      expect(await torn.last(match('A'))).toEqual(kept ? snapshotOf(kept) : undefined);
      const hasBegun = (await torn.last(session('A'))) !== undefined;
      expect(await put(torn, match('A'), kept + 1)).toBe(hasBegun ? 'done' : 'closed');
      await torn.close();
      remove(copy);
    }
    expect(Math.max(...found)).toBe(12);
    expect(found.size, 'the cuts are of different lengths').toBeGreaterThan(8);
  });

  it('keep all entries before bytes that are wrong in the log', async () => {
    const log = open();
    await begin(log, 'A');
    for (let seq = 1; seq <= 8; seq++) await put(log, match('A'), seq);
    const wal = `${nameOf('A')}-wal`;
    const bytes = readFileSync(join(folder, wal));
    for (let at = 40; at < bytes.length; at += 3001) {
      const copy = crash();
      const wrong = Buffer.from(bytes);
      wrong[at] ^= 0x55;
      writeFileSync(join(copy, wal), wrong);
      const torn = open(copy);
      const entries = await torn.all(match('A'));
      expect(entries).toEqual(Array.from({ length: entries.length }, (_, index) => entryOf(index + 1)));
      await torn.close();
      remove(copy);
    }
  });

  it('are refused by name if they are damaged or of a newer version, never emptied; and can be dropped', async () => {
    const log = open();
    await begin(log, 'A');
    for (let seq = 1; seq <= 40; seq++) await put(log, match('A'), seq);
    await log.close();
    const file = join(folder, nameOf('A'));
    const whole = readFileSync(file);
    const newer = Buffer.from(whole);
    newer.writeUInt32BE(2, 60); // user_version
    const zeros = Buffer.from(whole).fill(0, 4096);
    for (const bytes of [
      Buffer.from('no database, but long enough to have a head'.repeat(200)),
      whole.subarray(0, whole.length - 4096),
      zeros,
      newer,
    ]) {
      writeFileSync(file, bytes);
      const damaged = open();
      await expect(damaged.last(match('A'))).rejects.toThrow();
      await expect(put(damaged, match('A'), 41)).rejects.toThrow();
      await expect(begin(damaged, 'A')).rejects.toThrow();
      expect(readFileSync(file).equals(bytes)).toBe(true);
      writeFileSync(file, whole);
      expect(await put(damaged, match('A'), 40), 'once it is put right, it works').toBe('same');
      await damaged.close();
    }
    writeFileSync(file, zeros);
    await open().drop('A');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that cannot be made are no answer, and no harm to another class', async () => {
    const log = open();
    const file = join(folder, nameOf('A'));
    mkdirSync(`${file}-journal`); // SQLite cannot begin to write
    mkdirSync(`${file}-wal`);
    await expect(begin(log, 'A')).rejects.toThrow();
    expect(await begin(log, 'B')).toBe('done');
    for (const end of ['', '-journal', '-wal']) rmSync(`${file}${end}`, { recursive: true, force: true });
    expect(await begin(log, 'A')).toBe('done');
    expect(() => new SqliteLog(join(folder, nameOf('B'), 'below a file'))).toThrow();
  });

  it('are gone at the next start if a server was killed while it erased them', async () => {
    const log = open();
    await begin(log, 'A');
    const copy = crash();
    rmSync(join(copy, nameOf('A')));
    expect(readdirSync(copy)).toEqual([`${nameOf('A')}-wal`]);
    const again = open(copy);
    expect(readdirSync(copy)).toEqual([]);
    expect(await again.last(session('A'))).toBeUndefined();
    remove(copy);
  });

  it('are dropped when nothing was appended for long', async () => {
    const log = open();
    for (const cls of ['A', 'B']) await begin(log, cls);
    await log.close();
    const hour = 3_600_000;
    utimesSync(join(folder, nameOf('A')), new Date(), new Date(Date.now() - 25 * hour));
    const again = open();
    expect(await again.expire(24 * hour)).toBe(1);
    expect(await again.expire(24 * hour)).toBe(0);
    expect(await again.last(session('A'))).toBeUndefined();
    expect(await put(again, match('B'), 1)).toBe('done');
  });

  it('wait for next time for as long as they may, and others no longer than usually', async () => {
    const [usual, waits] = [24 * 3_600_000, 14 * 24 * 3_600_000];
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const log = open();
      for (const cls of ['A', 'B']) await begin(log, cls);
      const resting = { ...(await log.last(session('A')))!, isResting: true };
      expect(await log.append(session('A'), entryOf(2), { ...resting, seq: 2 })).toBe('done');
      const opened = Date.now();
      const after = async (ms: number): Promise<string[]> => {
        vi.setSystemTime(opened + ms);
        await log.expire(usual, waits);
        return log.lessons();
      };
      expect((await after(usual - 60_000)).sort()).toEqual(['A', 'B']);
      expect(await after(usual + 60_000)).toEqual(['A']);
      expect(await after(waits - 60_000)).toEqual(['A']);
      expect(await after(waits + 60_000)).toEqual([]);
      expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are closed at once, and of a class that was only asked for there is nothing', async () => {
    const log = open();
    await begin(log, 'A');
    for (let at = 0; at < 50; at++) await log.last(session(`guess-${at}`));
    expect(readdirSync(folder).filter((name) => !name.startsWith(nameOf('A')))).toEqual([]);
    await log.close();
    expect(readdirSync(folder), 'SQLite removes what is beside a file when it is closed').toEqual([nameOf('A')]);
  });
});

describe('A server whose disk fills up', () => {
  it('answers with errors, and has kept all that it answered before', async () => {
    const folder = newFolder();
    const file = await bundle('full-disk-child');
    // Writing fails as on a full disk: no file may be longer than 200 kB.
    const limited = `trap '' XFSZ; ulimit -f 200; exec "${process.execPath}" "${file}" "${folder}"`;
    const lines = execFileSync('bash', ['-c', limited], { encoding: 'utf8' }).trim().split('\n');
    const done = lines.filter((line) => line.startsWith('done ')).length;
    expect(lines.filter((line) => line.startsWith('error '))).toHaveLength(4);
    expect(done).toBeGreaterThan(8);
    const log = new SqliteLog(folder);
    expect(await log.all(match('A'))).toEqual(Array.from({ length: done }, (_, at) => entryOf(at + 1)));
    expect(await put(log, match('A'), done + 1)).toBe('done');
    await log.close();
    remove(folder);
  });
});

describe('A server that is killed', () => {
  it('has lost nothing that it answered, and does nothing twice', async () => {
    const place = inFolder();
    const count = runs(12, 48);
    const tally = await kills({ kills: count }, seeded(7), place);
    await place.erase();
    expect(tally).toMatchObject({ kills: count, conflicts: 0 });
    expect(faults(tally), JSON.stringify(tally)).toBe(0);
    expect(tally.acknowledged).toBeGreaterThan(1.5 * count);
    expect(tally.heard).toBeGreaterThan(1.5 * count);
    expect(tally.erased + tally.halfErased).toBeGreaterThan(0);
    const { never, ...moments } = tally.moments;
    expect(never).toBe(0);
    for (const kind of Object.values(moments)) expect(kind).toBeGreaterThan(0);
  });
});
