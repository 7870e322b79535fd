import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteLog } from '../../server/log/sqlite.js';
import { bundle } from './bundle.js';
import { match } from './entries.js';
import type { Random } from '../../src/rules/game.js';
import type { Life } from './kill-child.js';

const moments = ['before', 'during', 'after', 'random'] as const;
const boards = 4;

export interface Tally {
  kills: number;
  /** How many of them at which moment of an append. */
  moments: Record<Life['moment'], number>;
  /** Appends that were answered, and how many of them had been kept by a server that was killed before it answered. */
  acknowledged: number;
  recognised: number;
  /** Classes that were erased, and how many more were being erased when the server was killed. */
  erased: number;
  halfErased: number;
  /** All of these must be 0. */
  lost: number;
  twice: number;
  gaps: number;
  refused: number;
  left: number;
}

/** Starts a server, kills it, and returns what it said: whole lines, and whether it died as planned. */
function live(file: string, life: Life, ms: number): Promise<{ said: string[][]; errors: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, JSON.stringify(life)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let errors = '';
    let timer: NodeJS.Timeout | undefined;
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (life.moment === 'random' && text.includes('ready\n')) timer ??= setTimeout(() => child.kill('SIGKILL'), ms);
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    child.on('close', (_, signal) => {
      clearTimeout(timer);
      const said = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
      if (signal !== 'SIGKILL' && !errors) errors = 'It ended by itself.';
      done({ said: said.map((line) => line.split(' ')), errors });
    });
  });
}

/**
 * Kills a server `count` times while it appends, and compares what it had answered with what the log has at the end. Each
 * server repeats what the one before it had tried without an answer, as clients do. Throws if a server fails by itself.
 */
export async function kills(count: number, random: Random, onKill?: (tally: Tally) => void): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'abacade-kills-'));
  const file = bundle('kill-child');
  const tally: Tally = {
    ...{ kills: 0, moments: { before: 0, during: 0, after: 0, random: 0 }, acknowledged: 0, recognised: 0 },
    ...{ erased: 0, halfErased: 0, lost: 0, twice: 0, gaps: 0, refused: 0, left: 0 },
  };
  /** Number and id of each append that was answered, by board. */
  const acknowledged = new Map<string, Map<string, number>>();
  let pending: Life['pending'] = [];
  const half = new Set<string>();
  try {
    while (tally.kills < count) {
      const moment = moments[random(moments.length)];
      const nth = 1 + random(12);
      const life = { folder, life: tally.kills, boards, pending, moment, nth, wait: random(20) / 10 };
      const { said, errors } = await live(file, life, random(40));
      if (errors) throw new Error(errors);
      tally.kills++;
      tally.moments[moment]++;
      const tried = new Map<string, Life['pending'][number]>();
      for (const one of pending) tried.set(one.board, one);
      for (const [what, board, number, id, answer] of said) {
        const seq = Number(number);
        if (what === 'try') tried.set(board, { board, seq, id });
        if (what === 'begin') half.add(board);
        if (what === 'gone') {
          half.delete(board);
          tally.erased++;
        }
        if (what !== 'answer') continue;
        tried.delete(board);
        if (answer !== 'done' && answer !== 'same') tally.refused++;
        if (answer === 'same') tally.recognised++;
        tally.acknowledged++;
        acknowledged.set(board, (acknowledged.get(board) ?? new Map<string, number>()).set(id, seq));
      }
      pending = [...tried.values()];
      onKill?.(tally);
    }
    const log = new SqliteLog(folder);
    for (const [board, answered] of acknowledged) {
      const entries = await log.all(match('K', board));
      const kept = new Map(entries.map(({ id, seq }) => [id, seq]));
      tally.twice += entries.length - kept.size;
      tally.gaps += entries.filter(({ seq }, at) => seq !== at + 1).length;
      tally.lost += [...answered].filter(([id, seq]) => kept.get(id) !== seq).length;
      const last = await log.last(match('K', board));
      if (last?.seq !== entries.length) tally.gaps++;
    }
    tally.halfErased = half.size;
    for (const cls of half) await log.drop(cls);
    await log.close();
    tally.left = readdirSync(folder).length - 1;
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
