import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../server/log/port.js';
import { SqliteLog } from '../../server/log/sqlite.js';
import { ValkeyLog } from '../../server/log/valkey.js';
import type { RedisServers } from './redis.js';

/** Opens the log at an address, or in a folder. */
export const openLog = (place: string): Log =>
  place.startsWith('valkey:') ? new ValkeyLog(place, { look: 500 }) : new SqliteLog(place);

/** The place of a log, for tests that open it in several processes. */
export interface Place {
  readonly log: string;
  /** Returns the number of traces of classes whose names begin with this prefix. */
  left(prefix: string): Promise<number>;
  erase(): Promise<void>;
}

export function inFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'abacade-kills-'));
  return {
    log: folder,
    left: (prefix) => {
      const name = Buffer.from(prefix).toString('hex');
      return Promise.resolve(readdirSync(folder).filter((one) => one.startsWith(name)).length);
    },
    erase: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

/** Returns the place for a log on servers of Redis, which stop with it. */
export function atServers(servers: RedisServers, settings = ''): Place {
  return {
    log: servers.address(settings),
    left: async (prefix) => {
      const found = servers.servers.map((server) => server.ask('KEYS', `abacade:{${prefix}*`));
      return (await Promise.all(found)).flat().length;
    },
    erase: () => servers.stop(),
  };
}
