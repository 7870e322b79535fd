import { setTimeout as pause } from 'node:timers/promises';
import { faults, type Tally } from './audit.js';
import { gatewayFaults, gatewayKills, type GatewayTally } from './gateway-kills.js';
import { kills, storageKills, type Goal } from './kills.js';
import { ltiFaults, ltiKills, type LtiTally } from './lti-kills.js';
import { atServers, inFolder, type Place } from './places.js';
import { missing, program, RedisServers, until, type RedisServer } from './redis.js';
import type { Random } from '../../src/rules/game.js';

type Report = (tally: { kills: number }) => void;
type Scene = (goal: Goal, random: Random, report: Report) => Promise<[Tally | GatewayTally | LtiTally, Place]>;

const roleOf = async (server: RedisServer): Promise<unknown[]> =>
  (await server.ask('ROLE').catch(() => [])) as unknown[];

/** Returns one of a cluster's primaries, and its replica. */
async function pairOf(
  { servers }: RedisServers,
  random: Random,
): Promise<{ primary: RedisServer; replica: RedisServer }> {
  const roles = await Promise.all(servers.map(roleOf));
  const replicas = servers.filter((_, at) => roles[at][0] === 'slave');
  const replica = replicas[random(replicas.length)];
  const [, , port] = roles[servers.indexOf(replica)];
  return { primary: servers.find((one) => one.port === Number(port))!, replica };
}

/** Waits until a replica has replaced a primary that was killed, and restarts that one as its replica. */
async function takeOver(primary: RedisServer, replica: RedisServer): Promise<void> {
  await until(async () => (await roleOf(replica))[0] === 'master');
  await primary.start();
  await until(async () => String(await primary.ask('INFO', 'replication')).includes('master_link_status:up'));
}

/** Kills one of a cluster's primaries, waits until its replica has taken over, and restarts it. */
export async function failOver(servers: RedisServers, random: Random): Promise<void> {
  const { primary, replica } = await pairOf(servers, random);
  await primary.kill();
  await takeOver(primary, replica);
  await pause(200 + random(300));
}

/** Like `failOver`, but the replica was disconnected before: it takes over without the latest entries. */
export async function cutOff(servers: RedisServers, random: Random): Promise<void> {
  const { primary, replica } = await pairOf(servers, random);
  replica.pause(true);
  await primary.ask('CLIENT', 'KILL', 'TYPE', 'replica');
  await pause(400);
  await primary.kill();
  replica.pause(false);
  await takeOver(primary, replica);
  await pause(200 + random(300));
}

/** Kills a server of Redis at a random moment and starts it again. */
export async function restart({ servers: [server] }: RedisServers, random: Random): Promise<void> {
  await pause(random(120));
  await server.kill();
  await server.start();
}

/** The scenes by name: the servers that are killed, and how. */
export const scenes: Record<string, Scene> = {
  sqlite: async (goal, random, report) => {
    const place = inFolder();
    return [await kills(goal, random, place, 1, report), place];
  },
  redis: async (goal, random, report) => {
    const place = atServers(await RedisServers.one());
    return [await kills(goal, random, place, 1, report), place];
  },
  'redis-two': async (goal, random, report) => {
    const place = atServers(await RedisServers.one());
    return [await kills(goal, random, place, 2, report), place];
  },
  'redis-itself': async (goal, random, report) => {
    const servers = await RedisServers.one();
    const place = atServers(servers);
    return [await storageKills(goal, place, () => restart(servers, random), report), place];
  },
  'redis-cluster': async (goal, random, report) => {
    const servers = await RedisServers.cluster(3, true);
    const place = atServers(servers, 'replicas=1');
    return [await storageKills(goal, place, () => failOver(servers, random), report), place];
  },
  'gateway-sqlite': async (goal, random, report) => {
    const place = inFolder();
    return [await gatewayKills(goal, random, place, {}, (done) => report({ kills: done })), place];
  },
  'gateway-redis': async (goal, random, report) => {
    const place = atServers(await RedisServers.one());
    return [await gatewayKills(goal, random, place, {}, (done) => report({ kills: done })), place];
  },
  'gateway-redis-two': async (goal, random, report) => {
    const place = atServers(await RedisServers.one());
    return [await gatewayKills(goal, random, place, { servers: 2 }, (done) => report({ kills: done })), place];
  },
  'gateway-redis-itself': async (goal, random, report) => {
    const servers = await RedisServers.one();
    const options = { servers: 2, killing: () => restart(servers, random) };
    return [
      await gatewayKills(goal, random, atServers(servers), options, (done) => report({ kills: done })),
      atServers(servers),
    ];
  },
  'lti-sqlite': async (goal, random, report) => {
    const place = inFolder();
    return [await ltiKills(goal, random, place, {}, report), place];
  },
  'lti-redis-two': async (goal, random, report) => {
    const place = atServers(await RedisServers.one());
    return [await ltiKills(goal, random, place, { servers: 2 }, report), place];
  },
  'gateway-redis-cluster': async (goal, random, report) => {
    const servers = await RedisServers.cluster(3, true);
    const place = atServers(servers, 'replicas=1');
    const options = { servers: 2, killing: () => failOver(servers, random) };
    return [await gatewayKills(goal, random, place, options, (done) => report({ kills: done })), place];
  },
};

/** These scenes show the need for WAIT: the first loses nothing, the second must lose entries. They run only by name. */
const cuts: Record<string, Scene> = Object.fromEntries(
  ['replicas=1', 'replicas=0'].map((settings) => [
    `redis-cut-${settings}`,
    async (goal, random, report) => {
      const servers = await RedisServers.cluster(3, true);
      const place = atServers(servers, settings);
      return [await storageKills(goal, place, () => cutOff(servers, random), report), place];
    },
  ]),
);

/** Runs the named scenes, prints the results, and returns the number of faults. An interrupt ends a scene early. */
export async function main(names: readonly string[], count: number): Promise<number> {
  let sum = 0;
  for (const name of names) {
    if (name.includes('redis') && !program) {
      console.log(`${name}: ${missing}`);
      sum++;
      continue;
    }
    const start = performance.now();
    const goal = { kills: count };
    process.once('SIGINT', () => (goal.kills = 0));
    const report: Report = ({ kills: done }) => {
      if (done % 100 === 0) console.error(`${name}: ${done} of ${count} kills`);
    };
    const [tally, place] = await { ...scenes, ...cuts }[name](
      goal,
      (below) => Math.floor(Math.random() * below),
      report,
    );
    await place.erase();
    console.log(`${name}, ${((performance.now() - start) / 1000).toFixed(0)} s: ${JSON.stringify(tally)}`);
    sum += 'reports' in tally ? ltiFaults(tally) : 'shown' in tally ? gatewayFaults(tally) : faults(tally);
  }
  return sum;
}
