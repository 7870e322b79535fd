import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** The program of the log's server; undefined if none is installed. */
export const program = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** The message of a test that cannot run. */
export const missing = 'NOT RUN: neither valkey-server nor redis-server is installed (npm run redis)';

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  // The servers of a cluster talk to each other on a port 10,000 higher.
  return port < 50_000 ? port : freePort();
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries until it works, for at most ten seconds. */
export async function until<T>(work: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + 10_000; ; await wait(20)) {
    const found = await work().catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return undefined;
    });
    if (found) return found;
    if (Date.now() > end) throw new Error('It took too long.');
  }
}

/** The running servers: they end with the program, however it ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A server with a folder of its own, which writes everything to disk before it answers. */
export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  readonly #settings: string[];
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string, settings: string[]) {
    this.port = port;
    this.#folder = join(folder, `${port}`);
    this.#settings = settings;
    mkdirSync(this.#folder);
  }

  static async start(folder: string, settings: string[] = []): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder, settings);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const settings = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.#folder, '--save', ''];
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always'];
    const child = spawn(program ?? '', [...settings, ...durable, ...this.#settings], { stdio: 'ignore' });
    this.#child = child;
    running.add(child.once('exit', () => running.delete(child)));
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`The server has ended with ${child.exitCode}.`);
      return (await this.ask('PING').catch(() => undefined)) === 'PONG';
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Stops the process without its knowledge, or continues it. */
  pause(isStopped: boolean): void {
    this.#child?.kill(isStopped ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Sends a command on a connection of its own. */
  async ask(...words: [string, ...string[]]): Promise<unknown> {
    const client = new Redis({ port: this.port, host: '127.0.0.1', retryStrategy: () => null, lazyConnect: true });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.call(...words);
    } finally {
      client.disconnect();
    }
  }
}

/** Servers that belong together, and their folder. */
export class RedisServers {
  readonly folder = mkdtempSync(join(tmpdir(), 'abacade-redis-'));
  readonly servers: RedisServer[] = [];

  /** Starts one server, with replicas if wanted. */
  static async one(replicas = 0): Promise<RedisServers> {
    const all = new RedisServers();
    const first = await RedisServer.start(all.folder);
    all.servers.push(first);
    for (let at = 0; at < replicas; at++) {
      const replica = await RedisServer.start(all.folder, ['--replicaof', `127.0.0.1 ${first.port}`]);
      all.servers.push(replica);
      await until(async () => String(await replica.ask('INFO', 'replication')).includes('master_link_status:up'));
    }
    return all;
  }

  /** Starts a cluster: first all primaries, then a replica for each of them if there are any. */
  static async cluster(primaries: number, replicas: boolean): Promise<RedisServers> {
    const all = new RedisServers();
    const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '1000', '--repl-diskless-sync-delay', '0'];
    const count = primaries * (replicas ? 2 : 1);
    const started = Array.from({ length: count }, () => RedisServer.start(all.folder, settings));
    all.servers.push(...(await Promise.all(started)));
    const [first] = all.servers;
    const ids = await Promise.all(all.servers.map(async (one) => String(await one.ask('CLUSTER', 'MYID'))));
    for (let at = 0; at < primaries; at++) {
      const from = Math.ceil((16_384 * at) / primaries);
      const to = Math.ceil((16_384 * (at + 1)) / primaries) - 1;
      await all.servers[at].ask('CLUSTER', 'ADDSLOTSRANGE', `${from}`, `${to}`);
      await all.servers[at].ask('CLUSTER', 'SET-CONFIG-EPOCH', `${at + 1}`);
    }
    for (const { port } of all.servers.slice(1)) await first.ask('CLUSTER', 'MEET', '127.0.0.1', `${port}`);
    for (let at = primaries; at < count; at++)
      await until(() => all.servers[at].ask('CLUSTER', 'REPLICATE', ids[at - primaries]));
    const isReady = async (one: RedisServer): Promise<boolean> =>
      String(await one.ask('CLUSTER', 'INFO')).includes('cluster_state:ok') &&
      (!replicas || /connected_slaves:1|master_link_status:up/.test(String(await one.ask('INFO', 'replication'))));
    for (const server of all.servers) await until(() => isReady(server));
    return all;
  }

  /** Returns the address of the log, with settings like `replicas=1`. */
  address(settings = ''): string {
    return `valkey://${this.servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}?${settings}`;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
