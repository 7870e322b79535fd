import { spawn, type ChildProcess } from 'node:child_process';
import { Audit, type Tally } from './audit.js';
import { bundle } from './bundle.js';
import { openLog, type Place } from './places.js';
import type { Random } from '../../src/rules/game.js';
import type { Life } from './kill-child.js';

const moments = ['before', 'during', 'after', 'random'] as const;
const boards = 4;

/** The number of kills; reduce it to stop earlier. */
export interface Goal {
  kills: number;
}

interface Run {
  child: ChildProcess;
  ready: Promise<void>;
  /** Resolves with all output of the server once it has ended. Rejects if it ends by itself with an error. */
  ended: Promise<string[]>;
}

/** Starts a server. If it is to die at random, kills it `ms` milliseconds after it is ready. */
function run(file: string, life: Life, ms: number): Run {
  const child = spawn(process.execPath, [file, JSON.stringify(life)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let errors = '';
  let timer: NodeJS.Timeout | undefined;
  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (!text.includes('ready\n')) return;
    isReady();
    if (life.moment === 'random') timer ??= setTimeout(() => child.kill('SIGKILL'), ms);
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  const ended = new Promise<string[]>((resolve, reject) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const isPlanned = life.moment === 'never' ? code === 0 : signal === 'SIGKILL' && !errors;
      if (isPlanned) resolve(text.slice(0, text.lastIndexOf('\n') + 1).split('\n'));
      else reject(new Error(errors || `It ended by itself: ${code ?? signal}.`));
    });
  });
  return { child, ready, ended };
}

/** Compares the output of the servers with the log, and counts what is left of erased classes. */
async function end(audit: Audit, place: Place): Promise<Tally> {
  const log = openLog(place.log);
  await audit.compare(log, boards);
  await log.close();
  audit.tally.left = await place.left('gone-');
  return audit.tally;
}

/**
 * Kills servers that many times while they append, some at a time, and compares their answers with the log at the end. Each server first
 * repeats the appends of earlier ones without an answer, as clients do. Throws if a server fails by itself.
 */
export async function kills(
  goal: Goal,
  random: Random,
  place: Place,
  servers = 1,
  onKill?: (tally: Tally) => void,
): Promise<Tally> {
  const file = await bundle('kill-child');
  const audit = new Audit();
  const { tally } = audit;
  let lives = 0;
  const kill = async (): Promise<void> => {
    while (lives < goal.kills) {
      const moment = moments[random(moments.length)];
      const pending = audit.pending.splice(0);
      const nth = 1 + random(12);
      const life = { log: place.log, life: lives++, boards, pending, moment, nth, wait: random(20) / 10, pace: 0 };
      audit.take(await run(file, life, random(40)).ended, pending);
      tally.kills++;
      tally.moments[moment]++;
      onKill?.(tally);
    }
  };
  await Promise.all(Array.from({ length: servers }, kill));
  return end(audit, place);
}

/**
 * Two servers of games append at a pace while `kill` kills and restarts the storage of the log that many times. The comparison is the same.
 */
export async function storageKills(
  goal: Goal,
  place: Place,
  kill: () => Promise<void>,
  onKill?: (tally: Tally) => void,
): Promise<Tally> {
  const file = await bundle('kill-child');
  const audit = new Audit();
  const life = { log: place.log, boards, nth: 0, wait: 0, pace: 15 };
  const runs = [0, 1].map((at) => run(file, { ...life, life: at, pending: [], moment: 'never' }, 0));
  const ended = Promise.all(runs.map((one) => one.ended));
  try {
    await Promise.race([Promise.all(runs.map(({ ready }) => ready)), ended]);
    for (; audit.tally.kills < goal.kills; audit.tally.kills++) {
      await Promise.race([kill(), ended]);
      onKill?.(audit.tally);
    }
  } finally {
    for (const { child } of runs) child.kill('SIGTERM');
  }
  for (const lines of await ended) audit.take(lines, []);
  return end(audit, place);
}
