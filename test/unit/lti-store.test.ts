import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeProtectedHeader } from 'jose';
import { OwnKeys } from '../../server/lti/own-keys.js';
import { update, type Store } from '../../server/lti/store/port.js';
import { SqliteStore } from '../../server/lti/store/sqlite.js';
import { ValkeyStore } from '../../server/lti/store/valkey.js';
import { Vault } from '../../server/lti/vault.js';
import { missing, program, RedisServers } from '../live/redis.js';
import { MemoryStore } from './support/memory-store.js';

const day = 86_400_000;
let time = 1_800_000_000_000;
const now = (): number => time;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'abacade-lti-'));
  time = 1_800_000_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The servers of the storage of many machines: one, and a cluster whose replicas have what counts as kept. */
const valkey: Record<'one' | 'cluster', RedisServers | undefined> = { one: undefined, cluster: undefined };
beforeAll(async () => {
  if (!program) return;
  [valkey.one, valkey.cluster] = await Promise.all([RedisServers.one(), RedisServers.cluster(2, true)]);
});
afterAll(async () => {
  for (const servers of Object.values(valkey)) await servers?.stop();
});

const atServers = (): [name: string, open: () => Store][] =>
  program
    ? [
        ['in Valkey or Redis', () => new ValkeyStore(valkey.one!.address(), now)],
        ['in a cluster', () => new ValkeyStore(valkey.cluster!.address('replicas=1'), now)],
      ]
    : [];
if (!program) {
  console.error(missing);
  it.skip(missing);
}

describe.each([
  ['in SQLite', (): Store => new SqliteStore(folder, now)],
  ['in memory, for tests', (): Store => new MemoryStore(now)],
  ...atServers(),
])('A storage %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    for (const servers of Object.values(valkey))
      for (const server of servers?.servers ?? []) await server.ask('FLUSHALL').catch(() => undefined);
  });
  beforeEach(() => (store = open()));
  afterEach(() => store.close());

  it('keeps a text under a name', async () => {
    expect(await store.get('a/b')).toBeUndefined();
    expect(await store.swap('a/b', undefined, 'one')).toBe(true);
    expect(await store.get('a/b')).toBe('one');
    expect(await store.swap('a/b', undefined, 'two')).toBe(false);
    expect(await store.swap('a/b', 'other', 'two')).toBe(false);
    expect(await store.swap('a/b', 'one', 'two')).toBe(true);
    expect(await store.get('a/b')).toBe('two');
    expect(await store.swap('a/b', 'two', undefined)).toBe(true);
    expect(await store.get('a/b')).toBeUndefined();
  });

  it('lets one of many have a name', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (__, at) => store.swap('nonce/x', undefined, String(at))));
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  it('loses no change of many at once', async () => {
    const add = () => update(store, 'sum', (before) => ({ text: String(Number(before ?? 0) + 1) }));
    await Promise.all(Array.from({ length: 10 }, add));
    expect(await store.get('sum')).toBe('10');
  });

  it('lists what is under a prefix', async () => {
    for (const name of ['a/2', 'b/1', 'a/1', 'ab/1', 'a/1/x']) await store.swap(name, undefined, name);
    expect((await store.under('a/')).map(([name]) => name)).toEqual(['a/1', 'a/1/x', 'a/2']);
    expect(await store.under('c')).toEqual([]);
  });

  it('forgets a text whose time is over', async () => {
    await store.swap('a', undefined, 'one', { until: time + 10 });
    expect(await store.get('a')).toBe('one');
    time += 11;
    expect(await store.get('a')).toBeUndefined();
    expect(await store.under('a')).toEqual([]);
    expect(await store.swap('a', undefined, 'two')).toBe(true);
  });

  it('names what is due, the earliest first', async () => {
    const due = { c: 3, a: 1, b: 2, later: 9 };
    for (const [name, at] of Object.entries(due)) await store.swap(name, undefined, name, { due: time + at });
    await store.swap('never', undefined, 'x');
    expect(await store.due(time + 3, 10)).toEqual(['a', 'b', 'c']);
    expect(await store.due(time + 3, 2)).toEqual(['a', 'b']);
    await store.swap('a', 'a', 'a');
    expect(await store.due(time + 3, 10)).toEqual(['b', 'c']);
  });

  it('refuses times that are no whole numbers', async () => {
    await expect(store.swap('a', undefined, 'x', { due: time + 0.5 })).rejects.toThrow();
    expect(await store.get('a')).toBeUndefined();
  });

  it('takes any text', async () => {
    const text = '\u{1f600} "\' \n'.repeat(10_000);
    await store.swap('a', undefined, text);
    expect((await store.get('a')) === text).toBe(true);
  });

  it('tells an empty text from none', async () => {
    expect(await store.swap('a', '', 'x')).toBe(false);
    expect(await store.swap('a', undefined, '')).toBe(true);
    expect(await store.get('a')).toBe('');
    expect(await store.swap('a', undefined, 'x')).toBe(false);
    expect(await store.swap('a', '', 'x')).toBe(true);
  });

  it('forgets the times of a text with the text', async () => {
    await store.swap('a', undefined, 'one', { until: time + 10, due: time });
    await store.swap('a', 'one', undefined);
    await store.swap('a', undefined, 'two');
    time += 11;
    expect(await store.get('a')).toBe('two');
    expect(await store.due(time, 10)).toEqual([]);
  });
});

describe('The file of a storage', () => {
  it('is kept over a restart, for this user only, and erased texts are gone from it', async () => {
    const inner = join(folder, 'data');
    const first = new SqliteStore(inner, now);
    await first.swap('kept', undefined, 'a text that stays');
    await first.swap('gone', undefined, 'a text that is erased');
    await first.swap('gone', 'a text that is erased', undefined);
    await first.swap('past', undefined, 'a text past its time', { until: time + 10 });
    await first.close();
    time += day;
    const second = new SqliteStore(inner, now);
    expect(await second.get('kept')).toBe('a text that stays');
    await second.close();
    const file = join(inner, 'lti.sqlite');
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    const bytes = [file, `${file}-wal`]
      .filter((one) => existsSync(one))
      .map((one) => readFileSync(one).toString('latin1'));
    expect(bytes.join('')).toContain('a text that stays');
    expect(readFileSync(file).toString('latin1')).not.toContain('a text past its time');
  });

  it('refuses names that are none, and everything once it is closed', async () => {
    const store = new SqliteStore(folder, now);
    await expect(store.swap('a b', undefined, 'x')).rejects.toThrow(RangeError);
    await store.close();
    await expect(store.get('a')).rejects.toThrow('closed');
  });
});

describe.runIf(program)('A storage of many machines', () => {
  const open = (): ValkeyStore => new ValkeyStore(valkey.one!.address(), now);

  it('is shared by its servers, and has nothing left of what is past its time', async () => {
    const [one, other] = [open(), open()];
    await one.swap('past/a', undefined, 'a text past its time', { until: time + 10, due: time + 5 });
    expect(await other.get('past/a')).toBe('a text past its time');
    const both = await Promise.all([one, other].map((store) => store.swap('nonce/both', undefined, '1')));
    expect(both.filter(Boolean)).toHaveLength(1);
    time += 11;
    await other.get('anything');
    const [server] = valkey.one!.servers;
    const found = await Promise.all(
      [
        ['HGETALL', 'texts'],
        ['ZRANGE', 'names', '0', '-1'],
        ['ZRANGE', 'until', '0', '-1'],
        ['ZRANGE', 'due', '0', '-1'],
      ].map(([command, name, ...more]) => server.ask(command, `abacade:{lti}/${name}`, ...more)),
    );
    expect(JSON.stringify(found)).not.toContain('past');
    expect(JSON.stringify(found)).toContain('nonce/both');
    await Promise.all([one.close(), other.close()]);
    await expect(one.get('a')).rejects.toThrow('closed');
  });

  it('makes a change once whose answer was lost', async () => {
    const store = open();
    await store.swap('a', undefined, 'one');
    for (let at = 0; at < 20; at++) {
      const name = `nonce/${at}`;
      const made = store.swap(name, undefined, '1');
      await valkey.one!.servers[0].ask('CLIENT', 'KILL', 'TYPE', 'normal').catch(() => undefined);
      expect(await made).toBe(true);
      expect(await store.swap(name, undefined, '1')).toBe(false);
    }
    await store.close();
  });

  it('waits for a server that is killed and comes back, and has lost nothing', async () => {
    const store = open();
    await store.swap('kept', undefined, 'a text that stays');
    await valkey.one!.servers[0].kill();
    const reading = store.get('kept');
    await valkey.one!.servers[0].start();
    expect(await reading).toBe('a text that stays');
    await store.close();
  });
});

describe('The keys of this server', () => {
  const vault = new Vault(Buffer.from('a secret that is only for tests'), now);

  it('sign once they are published, are replaced, and are erased at last', async () => {
    const store = new MemoryStore(now);
    const keys = new OwnKeys(store, vault, now);
    const kid = async (): Promise<string> => decodeProtectedHeader(await keys.sign({ iss: 'x' }, 1000)).kid!;
    const published = async () => (await keys.publicSet()).keys.map((one) => one.kid);
    const first = await kid();
    expect(await kid()).toBe(first);
    expect(await published()).toEqual([first]);
    time += 91 * day;
    // The next one is published for a day before it signs.
    expect(await kid()).toBe(first);
    const [, second] = await published();
    time += day;
    expect(await kid()).toBe(second);
    expect(await published()).toEqual([first, second]);
    time += 89 * day;
    expect(await published()).not.toContain(first);
  });

  it('tell only their public part, and are kept sealed', async () => {
    const store = new MemoryStore(now);
    const { keys } = await new OwnKeys(store, vault, now).publicSet();
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(JSON.stringify([...store.texts])).not.toContain(keys[0].n);
  });
});
