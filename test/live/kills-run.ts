import { setTimeout as pause } from 'node:timers/promises';
import { faults, type Tally } from './audit.js';
import { gatewayFaults, gatewayKills, type GatewayTally } from './gateway-kills.js';
import { kills, storageKills, type Goal } from './kills.js';
import { atServers, inFolder, type Place } from './places.js';
import { missing, program, RedisServers, until, type RedisServer } from './redis.js';
import type { Random } from '../../src/rules/game.js';

type Report = (tally: { kills: number }) => void;
type Scene = (goal: Goal, random: Random, report: Report) => Promise<[Tally | GatewayTally, Place]>;

/** Kills one of a cluster's primaries, waits until its replica has taken over, and brings it back as a replica. */
export async function failOver({ servers }: RedisServers, random: Random): Promise<void> {
  const roleOf = async (server: RedisServer): Promise<string> =>
    String(((await server.ask('ROLE').catch(() => [])) as unknown[])[0]);
  const primaries: RedisServer[] = [];
  for (const server of servers) if ((await roleOf(server)) === 'master') primaries.push(server);
  const [victim] = primaries.splice(random(primaries.length), 1);
  await victim.kill();
  await until(async () => {
    const roles = await Promise.all(servers.filter((one) => one !== victim).map(roleOf));
    return roles.filter((role) => role === 'master').length > primaries.length;
  });
  await victim.start();
  await until(async () => String(await victim.ask('INFO', 'replication')).includes('master_link_status:up'));
  await pause(200 + random(300));
}

/** Kills a server of Redis at a random moment and starts it again. */
export async function restart({ servers: [server] }: RedisServers, random: Random): Promise<void> {
  await pause(random(120));
  await server.kill();
  await server.start();
}

/** What can be killed, by name. */
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
  'gateway-redis-cluster': async (goal, random, report) => {
    const servers = await RedisServers.cluster(3, true);
    const place = atServers(servers, 'replicas=1');
    const options = { servers: 2, killing: () => failOver(servers, random) };
    return [await gatewayKills(goal, random, place, options, (done) => report({ kills: done })), place];
  },
};

/** Runs what is named, prints what came of it, and returns the number of faults. An interrupt ends it with what there is. */
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
    const [tally, place] = await scenes[name](goal, (below) => Math.floor(Math.random() * below), report);
    await place.erase();
    console.log(`${name}, ${((performance.now() - start) / 1000).toFixed(0)} s: ${JSON.stringify(tally)}`);
    sum += 'shown' in tally ? gatewayFaults(tally) : faults(tally);
  }
  return sum;
}
