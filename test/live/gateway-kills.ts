import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gameNamed } from '../../server/games.js';
import type { Log } from '../../server/log/port.js';
import { Tokens } from '../../server/tokens.js';
import { ready } from '../../src/core/index.js';
import { historyOf, type Entry } from '../../src/live/protocol/entry.js';
import type { Random } from '../../src/rules/game.js';
import { Pupil, Teacher, type Report } from './devices.js';
import type { Goal } from './kills.js';
import { LiveProcess } from './live-process.js';
import { openLog, type Place } from './places.js';
import { freePort } from './redis.js';
import { lesson } from '../unit/support/lesson.js';

export interface GatewayTally {
  kills: number;
  /** Moves that were acknowledged, and boards that were shown to a seat after a step. */
  acknowledged: number;
  shown: number;
  /** Moves that were sent again and recognised after the board had gone on. */
  recognised: number;
  boards: number;
  /** Moves that were refused, by reason: `stale` if a server was killed between a move and its answer. */
  refused: Record<string, number>;
  /** All of these must be 0. */
  lost: number;
  twice: number;
  gaps: number;
  differ: number;
}

/** Returns the number of faults in a tally. */
export const gatewayFaults = ({ lost, twice, gaps, differ }: GatewayTally): number => lost + twice + gaps + differ;

interface Seen {
  acknowledged: Map<string, number>;
  /** Each board that was shown to a seat, as `seat seq view`; equal ones count once. */
  shown: Set<string>;
}

/** Compares everything that devices received of a match with the log. */
async function compare(log: Log, key: `${string}/m/${string}`, { acknowledged, shown }: Seen, tally: GatewayTally) {
  const game = gameNamed(lesson.game)!;
  const entries = (await log.all(key)) as unknown as Entry[];
  const kept = new Map(entries.map(({ id, seq }) => [id, seq]));
  tally.twice += entries.length - kept.size;
  tally.gaps += entries.filter(({ seq }, at) => seq !== at + 1).length;
  for (const [id, seq] of acknowledged) {
    const at = kept.get(id);
    // A repeated move is acknowledged with the step that the board has reached by then.
    if (at === undefined || at > seq) tally.lost++;
    else if (at < seq) tally.recognised++;
  }
  tally.acknowledged += acknowledged.size;
  const views = new Map<string, string>();
  for (let at = 1; at <= entries.length; at++) {
    const history = historyOf(game, entries.slice(0, at));
    if (!history.ok) throw new Error(history.message);
    for (const seat of [0, 1]) views.set(`${seat} ${at}`, JSON.stringify(game.view(history.value.state, seat)));
  }
  for (const one of shown) {
    const [seat, seq] = one.split(' ', 2);
    tally.shown++;
    if (views.get(`${seat} ${seq}`) !== one.slice(seat.length + seq.length + 2)) tally.differ++;
  }
}

/**
 * Pupils play at some boards over sockets, on several servers of games, while those are killed: while a move is on its way, after an
 * answer, or at any time. `killing` kills something else instead. Afterwards everything that devices received is compared with the log.
 */
export async function gatewayKills(
  goal: Goal,
  random: Random,
  place: Place,
  { servers = 1, boards = 8, killing }: { servers?: number; boards?: number; killing?: () => Promise<void> },
  onKill?: (kills: number) => void,
): Promise<GatewayTally> {
  await ready();
  const folder = mkdtempSync(join(tmpdir(), 'abacade-gateways-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a secret that is only for this test');
  const isFolder = !place.log.includes('://');
  const args = [
    '--data',
    isFolder ? place.log : folder,
    '--secret-file',
    secret,
    ...(isFolder ? [] : ['--log', place.log]),
  ];
  const processes: LiveProcess[] = [];
  for (let at = 0; at < servers; at++) processes.push(new LiveProcess(await freePort(), args));
  await Promise.all(processes.map((one) => one.start()));

  const tally: GatewayTally = {
    ...{ kills: 0, acknowledged: 0, shown: 0, recognised: 0, boards: 0, refused: {} },
    ...{ lost: 0, twice: 0, gaps: 0, differ: 0 },
  };
  const seen = new Map<string, Seen>();
  const of = (match: string): Seen => {
    const one = seen.get(match) ?? { acknowledged: new Map(), shown: new Set() };
    seen.set(match, one);
    return one;
  };
  /** Kills that wait for the next move or the next answer. */
  const onSent = new Set<() => void>();
  const onKept = new Set<() => void>();
  const wake = (all: Set<() => void>): void => {
    for (const call of all) call();
    all.clear();
  };
  const report: Report = {
    sent: () => wake(onSent),
    kept: (_, match, { id }, seq) => {
      of(match).acknowledged.set(id, seq);
      wake(onKept);
    },
    refused: (_, { reason }) => (tally.refused[reason] = (tally.refused[reason] ?? 0) + 1),
    shown: (_, match, seat, seq, view) => of(match).shown.add(`${seat} ${seq} ${JSON.stringify(view)}`),
  };
  const addresses = processes.map(({ address }) => address);
  // Games are short, so that rounds end and begin meanwhile.
  const short = { ...lesson, options: { size: 5 } };
  const teacher = new Teacher(addresses, report, processes[0].key, short, boards * 2);
  teacher.connect();
  await teacher.until(() => true);
  const code = teacher.code!;
  const pupils = Array.from({ length: boards * 2 }, (_, at) => {
    const pupil = new Pupil(addresses, report, code, at, () => 120 + random(150));
    pupil.connect();
    return pupil;
  });
  await teacher.until(({ phase }) => phase === 'round');

  const killOne = async (victim: LiveProcess): Promise<void> => {
    const how = random(3);
    const next = (all: Set<() => void>): Promise<void> => new Promise((resolve) => all.add(resolve));
    if (how < 2) await Promise.race([pause(2000), next(how === 0 ? onSent : onKept)]);
    await pause(how === 2 ? random(200) : random(4));
    await victim.kill();
    await victim.start();
    await pause(random(150));
  };
  const kill = async (killing: () => Promise<void>): Promise<void> => {
    while (tally.kills < goal.kills) {
      tally.kills++;
      await killing();
      onKill?.(tally.kills);
    }
  };
  try {
    if (killing) await kill(killing);
    else await Promise.all(processes.map((one) => kill(() => killOne(one))));
    await pause(1500);
  } finally {
    for (const device of [teacher, ...pupils]) device.close();
    await Promise.all(processes.map((one) => one.kill('SIGTERM')));
  }

  const log = openLog(isFolder ? join(place.log, 'classes') : place.log);
  const cls = new Tokens(readFileSync(secret)).lessonIdOf(code);
  for (const [match, one] of seen) {
    if (!match) continue;
    tally.boards++;
    await compare(log, `${cls}/m/${match}`, one, tally);
  }
  await log.close();
  rmSync(folder, { recursive: true, force: true });
  return tally;
}
