import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ValkeyLog, type ValkeyOptions } from '../../server/log/valkey.js';
import { readAddress } from '../../server/log/valkey/address.js';
import { isDurable } from '../../server/log/valkey/connection.js';
import { slotOf } from '../../server/log/valkey/servers.js';
import { conformance } from '../live/conformance.js';
import { begin, entryOf, match, put, session, snapshotOf } from '../live/entries.js';
import { faults } from '../live/audit.js';
import { kills } from '../live/kills.js';
import { atServers } from '../live/places.js';
import { missing, program, RedisServers, until } from '../live/redis.js';
import { seeded } from './support/random.js';

if (!program) {
  console.error(missing);
  it.skip(missing);
}

/** Returns everything that the servers have of a class: names of keys, and their content. */
async function find(servers: RedisServers, cls: string): Promise<string> {
  const found = servers.servers.map(async (server) => {
    const names = (await server.ask('KEYS', `*{${cls}}*`).catch(() => [])) as string[];
    const values = names.map((name) =>
      server.ask('HGETALL', name).catch(() => server.ask('XRANGE', name, '-', '+').catch(() => 'elsewhere')),
    );
    return names.map((name, at) => [name, values[at]] as const);
  });
  const pairs = (await Promise.all(found)).flat();
  return (await Promise.all(pairs.map(async ([name, value]) => `${name} ${JSON.stringify(await value)}`))).join('\n');
}

/** Empties the servers that can be written to. */
const empty = async ({ servers }: RedisServers): Promise<void> => {
  await Promise.all(servers.map((server) => server.ask('FLUSHALL').catch(() => undefined)));
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('The address of a log', () => {
  it('says where its servers are, and when an entry is kept', () => {
    expect(readAddress('valkey://example.org')).toEqual({
      servers: [{ host: 'example.org', port: 6379 }],
      tls: false,
      replicas: 0,
      disk: true,
    });
    expect(readAddress('rediss://me:p%40ss:word@a:1,[::1]:2,10.0.0.1/?replicas=1&disk=0')).toEqual({
      servers: [
        { host: 'a', port: 1 },
        { host: '::1', port: 2 },
        { host: '10.0.0.1', port: 6379 },
      ],
      username: 'me',
      password: 'p@ss:word',
      tls: true,
      replicas: 1,
      disk: false,
    });
    expect(readAddress('redis://:secret@a')).toMatchObject({ password: 'secret' });
  });

  it('is refused if it is none, without telling its password', () => {
    for (const wrong of [
      '',
      'http://a',
      'valkey:a',
      'valkey://',
      'valkey://a:0',
      'valkey://a:65536',
      'valkey://a b',
      'valkey://a,,b',
      'valkey://u:secret@a/3',
      'valkey://u:secret@a?replicas=-1',
      'valkey://u:secret@a?disk=2',
      'valkey://u:secret@a?other=1',
      'valkey://u:secret%@a',
      'constructor://a',
    ]) {
      expect(() => readAddress(wrong), wrong).toThrow(TypeError);
      expect(() => readAddress(wrong), wrong).not.toThrow(/secret/);
    }
  });
});

describe('The slot of a class', () => {
  it('is that of the cluster specification', () => {
    expect(slotOf('123456789')).toBe(0x31c3);
    expect(slotOf('')).toBe(0);
    expect(slotOf('foo')).toBe(12_182);
  });
});

describe('What replicas and disks have', () => {
  it('is durable once there are enough of both', () => {
    for (const [wait, answer, expected] of [
      [['WAIT', 1, 1000], 0, false],
      [['WAIT', 1, 1000], 1, true],
      [['WAIT', 1, 1000], 2, true],
      [['WAITAOF', 1, 0, 1000], [1, 0], true],
      [['WAITAOF', 1, 1, 1000], [1, 0], false],
      [['WAITAOF', 1, 1, 1000], [0, 1], false],
      [['WAITAOF', 1, 1, 1000], ['1', '1'], true],
      [['WAITAOF', 1, 1, 1000], null, false],
    ] as const)
      expect(isDurable(wait, answer), `${wait.join(' ')} ${String(answer)}`).toBe(expected);
  });
});

describe.runIf(program)('With a server of its own', () => {
  let servers: RedisServers;
  const logs: ValkeyLog[] = [];
  const open = (options?: ValkeyOptions, settings?: string): ValkeyLog => {
    const log = new ValkeyLog(servers.address(settings), options);
    logs.push(log);
    return log;
  };
  beforeAll(async () => {
    servers = await RedisServers.one();
  });
  afterAll(async () => {
    await Promise.all(logs.map((log) => log.close()));
    await servers?.stop();
  });

  conformance('many machines, with one server', () => ({
    open: () => new ValkeyLog(servers.address()),
    find: (cls) => find(servers, cls),
    erase: () => empty(servers),
  }));

  it('a log tells what another appends, also after its connections were lost', async () => {
    const [one, other] = [open({ look: 50 }), open()];
    await begin(one, 'heard');
    await put(one, match('heard'), 1);
    const heard: number[] = [];
    one.subscribe('heard', (_, { seq, does }) => {
      expect(does).toEqual(entryOf(seq).does);
      heard.push(seq);
    });
    const hears = (seq: number): Promise<boolean> => until(() => Promise.resolve(heard.includes(seq)));
    await one.last(match('heard'));
    for (const seq of [2, 3]) await put(other, match('heard'), seq);
    await hears(3);
    await servers.servers[0].ask('CLIENT', 'KILL', 'TYPE', 'pubsub');
    for (const seq of [4, 5, 6]) await put(other, match('heard'), seq);
    await hears(6);
    await servers.servers[0].ask('CLIENT', 'KILL', 'TYPE', 'normal');
    expect(await put(other, match('heard'), 7)).toBe('done');
    await hears(7);
    expect(heard).toEqual([...new Set(heard)].toSorted((a, b) => a - b));
    expect(heard).not.toContain(1);
  });

  it('a log tells of what was kept by a server that was killed before it told anyone', async () => {
    const one = open({ look: 50 });
    await begin(one, 'untold');
    const heard: number[] = [];
    one.subscribe('untold', (_, { seq }) => heard.push(seq));
    await one.last(match('untold'));
    // The state that the script leaves if nobody publishes the entry.
    const prefix = 'abacade:{untold}/';
    const { seq, id, ...rest } = entryOf(1);
    await servers.servers[0].ask('XADD', `${prefix}m/1`, '1-0', 'id', id, 'entry', JSON.stringify(rest));
    await servers.servers[0].ask('HSET', `${prefix}heads`, 'm/1', `${seq}`);
    await until(() => Promise.resolve(heard.includes(1)));
    expect(heard).toEqual([1]);
  });

  it('a log tells what is kept, not with which dice it was asked for again', async () => {
    const [one, other] = [open({ look: 600_000 }), open()];
    await begin(one, 'dice');
    const heard: unknown[] = [];
    one.subscribe('dice', (_, { does }) => heard.push(does));
    await one.last(match('dice'));
    const kept = JSON.stringify({ by: 0, at: 1, does: 'first dice' });
    await until(async () =>
      String(await servers.servers[0].ask('PUBSUB', 'SHARDNUMSUB', 'abacade:{dice}')).endsWith('1'),
    );
    await servers.servers[0].ask('XADD', 'abacade:{dice}/m/1', '1-0', 'id', 'id-1', 'entry', kept);
    await servers.servers[0].ask('HSET', 'abacade:{dice}/heads', 'm/1', '1');
    expect(await other.append(match('dice'), { ...entryOf(1), does: 'other dice' }, snapshotOf(1))).toBe('same');
    await until(() => Promise.resolve(heard.length > 0));
    expect(heard).toEqual(['first dice']);
  });

  it('waits for a server that is killed and comes back, and has lost nothing', async () => {
    const log = open();
    await begin(log, 'killed');
    const moves: string[] = [];
    const play = async (board: string): Promise<void> => {
      for (let seq = 1; seq <= 12; seq++) {
        const answer = await put(log, match('killed', board), seq);
        expect(['done', 'same']).toContain(answer);
        moves.push(`${board} ${seq}`);
      }
    };
    const played = Promise.all(['1', '2', '3'].map(play));
    await until(() => Promise.resolve(moves.length > 6));
    await servers.servers[0].kill();
    await servers.servers[0].start();
    await played;
    for (const board of ['1', '2', '3'])
      expect(await log.all(match('killed', board))).toEqual(Array.from({ length: 12 }, (_, at) => entryOf(at + 1)));
  });

  it('goes on if the server forgets the scripts', async () => {
    const log = open();
    await begin(log, 'scripts');
    await servers.servers[0].ask('SCRIPT', 'FLUSH');
    expect(await put(log, match('scripts'), 1)).toBe('done');
  });

  it('lets all of a class expire as one, and a class of its name begin anew', async () => {
    const log = open({ live: 1200 });
    await begin(log, 'short');
    for (const board of ['old', 'other']) await put(log, match('short', board), 1);
    for (let seq = 2; seq < 10; seq++) {
      await pause(180);
      await put(log, match('short', 'other'), seq);
    }
    expect(await log.all(match('short', 'old')), 'the class is in use').toHaveLength(1);
    // Keys younger than the class may remain a while longer.
    await servers.servers[0].ask('PERSIST', 'abacade:{short}/m/old');
    await until(async () => (await log.last(session('short'))) === undefined);
    expect(await log.last(match('short', 'old'))).toBeUndefined();
    expect(await log.all(match('short', 'old'))).toEqual([]);
    expect(await put(log, match('short', 'old'), 1)).toBe('closed');
    expect(await begin(log, 'short')).toBe('done');
    expect(await put(log, match('short', 'old'), 1, 'new')).toBe('done');
    expect(await log.last(match('short', 'other'))).toBeUndefined();
  });

  it('rejects instead of answering if an entry would not be durable', async () => {
    const settings = { patience: 100 };
    await expect(begin(open(settings, 'replicas=1'), 'alone')).rejects.toThrow('missing');
    for (const [name, wrong, right] of [
      ['appendfsync', 'everysec', 'always'],
      ['appendonly', 'no', 'yes'],
    ]) {
      await servers.servers[0].ask('CONFIG', 'SET', name, wrong);
      if ((await servers.servers[0].ask('COMMAND', 'INFO', 'WAITAOF'))?.toString() === '')
        await expect(begin(open(settings), 'memory')).rejects.toThrow('not on disk');
      expect(await begin(open(settings, 'disk=0'), `${name}-memory`)).toBe('done');
      await servers.servers[0].ask('CONFIG', 'SET', name, right);
    }
    await until(async () => (await begin(open(settings), 'disk')) === 'done');
  });

  it('two servers of games that are killed have lost nothing that they answered, and do nothing twice', async () => {
    const place = { ...atServers(servers), erase: () => Promise.resolve() };
    const tally = await kills({ kills: 6 }, seeded(3), place, 2);
    expect(faults(tally), JSON.stringify(tally)).toBe(0);
    expect(tally.kills).toBe(6);
    expect(tally.acknowledged).toBeGreaterThan(8);
  });

  it('rejects if no server answers', async () => {
    const log = new ValkeyLog('valkey://127.0.0.1:1', { patience: 100 });
    await expect(log.append(session('A'), entryOf(1), snapshotOf(1))).rejects.toThrow('reached');
    await log.close();
  });
});

describe.runIf(program)('With a cluster of its own', () => {
  let servers: RedisServers;
  beforeAll(async () => {
    servers = await RedisServers.cluster(2, true);
  });
  afterAll(() => servers?.stop());

  conformance('many machines, with a cluster and replicas', () => ({
    open: () => new ValkeyLog(servers.address('replicas=1')),
    find: (cls) => find(servers, cls),
    erase: () => empty(servers),
  }));
});
