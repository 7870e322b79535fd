// A server that is about to be killed: it appends to several boards as fast as it can, and prints what it tries, what is
// answered, and what it has erased. `kills.ts` starts it and compares.
import { writeSync } from 'node:fs';
import { SqliteLog } from '../../server/log/sqlite.js';
import { entryOf, match, put, session, snapshotOf } from './entries.js';

/** What it is told: the folder, the number of this life, what was tried and not answered before, and when it dies. */
export interface Life {
  folder: string;
  life: number;
  boards: number;
  pending: { board: string; seq: number; id: string }[];
  /** It kills itself at this moment of its `nth` append; at `random` it is killed. */
  moment: 'before' | 'during' | 'after' | 'random';
  nth: number;
  /** How far within `during`, in ms. */
  wait: number;
}

const { folder, life, boards, pending, moment, nth, wait } = JSON.parse(process.argv[2]) as Life;
const log = new SqliteLog(folder);
const say = (...words: (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`);
const die = (): void => void process.kill(process.pid, 'SIGKILL');

let appends = 0;
async function append(board: string, seq: number, id: string): Promise<void> {
  const isLast = ++appends === nth;
  say('try', board, seq, id);
  if (isLast && moment === 'before') die();
  const answer = log.append(match('K', board), entryOf(seq, id), snapshotOf(seq));
  if (isLast && moment === 'during') setTimeout(die, wait);
  say('answer', board, seq, id, await answer);
  if (isLast && moment === 'after') die();
}

async function play(board: string): Promise<void> {
  for (const { seq, id } of pending.filter((one) => one.board === board)) await append(board, seq, id);
  for (let at = 0; ; at++) {
    const last = await log.last(match('K', board));
    await append(board, (last?.seq ?? 0) + 1, `${life}.${at}`);
  }
}

/** Begins a class and erases it, again and again. */
async function erase(): Promise<void> {
  for (let at = 0; ; at++) {
    const cls = `gone-${life}-${at}`;
    say('begin', cls);
    await put(log, session(cls), 1);
    await put(log, match(cls), 1);
    await log.drop(cls);
    say('gone', cls);
  }
}

await put(log, session('K'), 1);
say('ready');
await Promise.all([erase(), ...Array.from({ length: boards }, (_, at) => play(`${at}`))]);
