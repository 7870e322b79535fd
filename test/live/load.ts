import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '../../src/core/index.js';
import { Pupil, Teacher, type Report } from './devices.js';
import { lesson } from '../unit/support/lesson.js';
import { LiveProcess } from './live-process.js';
import { freePort, missing, program, RedisServers } from './redis.js';

export interface LoadOptions {
  boards: number;
  /** Duration of the measurement, in seconds. */
  seconds: number;
  /** Mean time between two moves at a board, in seconds. */
  every: number;
  log: 'sqlite' | 'redis';
}

/** Number of boards in a class, with two pupils each. */
const boardsPerClass = 12;

/** Returns the processor time of a process in seconds, and its memory in MB. */
function usageOf(pid: number): { cpu: number; memory: number } {
  // The fields after the name in brackets; times are in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory };
}

const quantile = (sorted: readonly number[], part: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(1));

/**
 * Plays on many boards at once, from this process, against a server as a school starts it, and returns the measurements. Throws if a move
 * is refused, or more than a few have no answer.
 */
export async function load({ boards, seconds, every, log }: LoadOptions): Promise<Record<string, number | string>> {
  await ready();
  if (log === 'redis' && !program) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), 'abacade-load-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a secret that is only for this test');
  const redis = log === 'redis' ? await RedisServers.one() : undefined;
  const args = ['--data', folder, '--secret-file', secret, ...(redis ? ['--log', redis.address()] : [])];
  const server = new LiveProcess(await freePort(), args);
  await server.start();
  const empty = usageOf(server.pid!);
  const used = async (): Promise<number> =>
    Number(/used_memory:(\d+)/.exec(String(await redis?.servers[0].ask('INFO', 'memory')))?.[1] ?? 0);
  const emptyLog = await used();

  let isMeasured = false;
  let sent = 0;
  let received = 0;
  let waiting = 0;
  let kept = 0;
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  const report: Report = {
    sent: () => waiting++,
    kept: (_device, _match, _id, _seq, ms) => {
      waiting--;
      kept++;
      if (isMeasured) latencies.push(ms);
    },
    refused: (_device, { reason }) => {
      waiting--;
      refused[reason] = (refused[reason] ?? 0) + 1;
    },
    bytes: (up, down) => {
      if (!isMeasured) return;
      sent += up;
      received += down;
    },
  };
  const pace = (): number => every * 1000 * (0.5 + Math.random());
  const devices: (Pupil | Teacher)[] = [];
  const start = performance.now();
  let left = boards;
  const openClasses = async (): Promise<void> => {
    while (left > 0) {
      const count = 2 * Math.min(boardsPerClass, left);
      left -= boardsPerClass;
      const teacher = new Teacher([server.address], { refused: report.refused! }, server.key, lesson, count);
      devices.push(teacher);
      teacher.connect();
      await teacher.until(() => true);
      for (let nickname = 0; nickname < count; nickname++) {
        const pupil = new Pupil([server.address], report, teacher.code!, nickname, pace);
        devices.push(pupil);
        pupil.connect();
      }
      await teacher.until(({ phase }) => phase === 'round');
    }
  };
  await Promise.all(Array.from({ length: 8 }, openClasses));
  const opening = (performance.now() - start) / 1000;
  console.error(`${boards} boards play after ${opening.toFixed(0)} s.`);

  await pause(every * 1500);
  isMeasured = true;
  const before = usageOf(server.pid!);
  await pause(seconds * 1000);
  const after = usageOf(server.pid!);
  isMeasured = false;
  const unanswered = waiting;
  const logUsed = (await used()) - emptyLog;
  for (const device of devices) device.close();
  await server.kill('SIGTERM');
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });

  const moves = latencies.length;
  if (Object.keys(refused).length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
  if (moves < (0.5 * boards * seconds) / every) throw new Error(`Only ${moves} moves.`);
  latencies.sort((a, b) => a - b);
  return {
    log,
    boards,
    sockets: devices.length,
    opening: Math.round(opening),
    moves,
    unanswered,
    perSecond: Math.round(moves / seconds),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    longest: quantile(latencies, 1),
    cpuPercent: Math.round((100 * (after.cpu - before.cpu)) / seconds),
    msPerMove: Number(((1000 * (after.cpu - before.cpu)) / moves).toFixed(2)),
    memory: Math.round(after.memory),
    kBPerBoard: Math.round(((after.memory - empty.memory) * 1024) / boards),
    ...(redis && {
      movesPerBoard: Math.round(kept / boards),
      logKBPerBoard: Math.round(logUsed / boards / 102.4) / 10,
    }),
    bytesUpPerMove: Math.round(sent / moves),
    bytesDownPerMove: Math.round(received / moves),
  };
}
