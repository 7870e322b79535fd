import { Redis } from 'ioredis';
import type { Address } from './address.js';
import type { Script } from './scripts.js';

/** Time limits for connecting, for replicas and disks, and for any answer, in ms. */
const connectMs = 1500;
const waitMs = 1000;
const answerMs = 5000;

/** The command that waits until the writes of this connection are durable; undefined if they are so at once. */
export type Wait = readonly (string | number)[] | undefined;

/**
 * Returns a client that connects once and is not used after that connection is lost. WAIT only covers writes of its own
 * connection, so nothing may be sent on another one unnoticed.
 */
export function clientOf({ host, port }: Address['servers'][number], address: Address): Redis {
  const client = new Redis({
    host,
    port,
    ...(address.username && { username: address.username }),
    ...(address.password && { password: address.password }),
    ...(address.tls && { tls: {} }),
    retryStrategy: () => null,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    connectTimeout: connectMs,
    commandTimeout: answerMs,
    maxLoadingRetryTime: 1000,
    disableClientInfo: true,
    lazyConnect: true,
  });
  // Failed commands report their errors themselves; without a listener, the errors would also be printed.
  client.on('error', () => undefined);
  return client;
}

const isOn = (values: unknown, at: number, wanted: string): boolean => Array.isArray(values) && values[at] === wanted;

/**
 * Connects, loads the scripts, and determines how entries become durable on this server. Rejects if they do not: a server before version 7.2
 * has no WAITAOF, and only guarantees that entries are on its disk with `appendfsync always`.
 */
export async function connect(client: Redis, { replicas, disk }: Address, scripts: readonly Script[]): Promise<Wait> {
  await client.connect();
  await Promise.all(scripts.map(({ text }) => client.script('LOAD', text)));
  if (!disk) return replicas > 0 ? ['WAIT', replicas, waitMs] : undefined;
  const known: unknown[] = await client.command('INFO', 'WAITAOF');
  if (known[0]) return ['WAITAOF', 1, replicas, waitMs];
  const settings = ['appendonly', 'appendfsync', 'no-appendfsync-on-rewrite'];
  const found = (await Promise.all(settings.map((name) => client.config('GET', name)))).map((pair) => pair as unknown);
  if (!['yes', 'always', 'no'].every((wanted, at) => isOn(found[at], 1, wanted)))
    throw new Error('The log is not on disk: set appendonly yes and appendfsync always, or disk=0 in its address.');
  return replicas > 0 ? ['WAIT', replicas, waitMs] : undefined;
}

/** Returns whether, by the answer to a Wait, enough servers have the writes. */
export function isDurable(wait: NonNullable<Wait>, answer: unknown): boolean {
  const wanted = wait.slice(1, -1).map(Number);
  const found = [answer].flat().map(Number);
  return wanted.every((count, at) => found[at] >= count);
}
