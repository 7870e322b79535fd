// A server that is about to be killed. It appends to several boards as fast as it may, and prints what it tries, the answers, the entries
// of which it is notified, and the classes it has erased. `kills.ts` starts it and compares the output with the log.
import { writeSync } from 'node:fs';
import { begin, match, put, session, snapshotOf, entryOf } from './entries.js';
import { openLog } from './places.js';

/**
 * The argument of the program: the log, the number of this life, the appends of earlier lives without an answer, and the moment of its
 * death.
 */
export interface Life {
  log: string;
  life: number;
  boards: number;
  pending: { board: string; seq: number; id: string }[];
  /** The server kills itself at this moment of its `nth` append; at `random` it is killed from outside; `never` ends at SIGTERM. */
  moment: 'before' | 'during' | 'after' | 'random' | 'never';
  nth: number;
  /** Delay within `during`, in ms. */
  wait: number;
  /** Pause of a board after each answer, in ms. */
  pace: number;
}

const { log: place, life, boards, pending, moment, nth, wait, pace } = JSON.parse(process.argv[2]) as Life;
const log = openLog(place);
const say = (...words: (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`);
const die = (): void => void process.kill(process.pid, 'SIGKILL');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let isOver = false;
process.once('SIGTERM', () => (isOver = true));

let appends = 0;
/** Appends a step with dice of its own: a repeated append rolls again. */
async function append(board: string, seq: number, id: string): Promise<void> {
  const isLast = ++appends === nth;
  const dice = `${life}-${appends}`;
  say('try', board, seq, id);
  if (isLast && moment === 'before') die();
  const key = match('K', board);
  const answer = log.append(key, { ...entryOf(seq, id), does: { dice } }, { ...snapshotOf(seq), dice });
  if (isLast && moment === 'during') setTimeout(die, wait);
  say('answer', board, seq, id, await answer);
  if (isLast && moment === 'after') die();
}

/** Retries after an error, as a client does. */
async function surely(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (moment !== 'never') throw error;
      say('error', String(error));
      await pause(50);
    }
  }
}

async function play(board: string): Promise<void> {
  for (const { seq, id } of pending.filter((one) => one.board === board)) await append(board, seq, id);
  for (let at = 0; !isOver; at++) {
    let seq = 0;
    await surely(async () => {
      seq = ((await log.last(match('K', board)))?.seq ?? 0) + 1;
    });
    await surely(() => append(board, seq, `${life}.${at}`));
    if (pace > 0) await pause(pace);
  }
}

/** Begins a class and erases it, again and again. */
async function erase(): Promise<void> {
  for (let at = 0; !isOver; at++) {
    const cls = `gone-${life}-${at}`;
    say('begin', cls);
    await surely(async () => {
      await put(log, session(cls), 1);
      await put(log, match(cls), 1);
      await log.drop(cls);
    });
    say('gone', cls);
    if (pace > 0) await pause(pace);
  }
}

log.subscribe('K', (key, { seq, id, does }) => {
  if (key !== session('K')) say('heard', key.slice(4), seq, id, (does as { dice: string }).dice);
});
await surely(async () => void (await begin(log, 'K')));
say('ready');
await Promise.all([erase(), ...Array.from({ length: boards }, (_, at) => play(`${at}`))]);
await log.close();
