import type { Log } from '../../server/log/port.js';
import { match } from './entries.js';
import type { Life } from './kill-child.js';

export interface Tally {
  kills: number;
  /** The number of kills at each moment of an append. */
  moments: Record<Life['moment'], number>;
  /** Appends that were answered, and how many of them had been stored before by a server that could not answer. */
  acknowledged: number;
  recognised: number;
  /** Appends that another server was faster with. */
  conflicts: number;
  /** Entries of which servers were notified. */
  heard: number;
  /** Classes that were erased, and those whose erasure was interrupted by a kill. */
  erased: number;
  halfErased: number;
  /** All of these must be 0. */
  lost: number;
  twice: number;
  gaps: number;
  /** Notified entries or last snapshots that differ from the log. */
  differ: number;
  refused: number;
  left: number;
}

/** Returns the number of faults in a tally. */
export const faults = ({ lost, twice, gaps, differ, refused, left }: Tally): number =>
  lost + twice + gaps + differ + refused + left;

type Try = Life['pending'][number];

/** Collects the output of servers, and compares it with the log at the end. */
export class Audit {
  readonly tally: Tally = {
    ...{ kills: 0, moments: { before: 0, during: 0, after: 0, random: 0, never: 0 }, acknowledged: 0, recognised: 0 },
    ...{ conflicts: 0, heard: 0, erased: 0, halfErased: 0 },
    ...{ lost: 0, twice: 0, gaps: 0, differ: 0, refused: 0, left: 0 },
  };
  /** Appends that were tried and not answered. */
  pending: Try[] = [];
  /** The sequence number and id of each append that was answered, by board. */
  readonly #acknowledged = new Map<string, Map<string, number>>();
  readonly #heard: { board: string; seq: number; id: string; dice: string }[] = [];
  readonly #half = new Set<string>();

  /** Takes the output of a server, line by line. `asked`: the appends that the server had to repeat first. */
  take(lines: readonly string[], asked: readonly Try[]): void {
    const { tally } = this;
    const tried = new Map(asked.map((one) => [`${one.board} ${one.id}`, one]));
    for (const [what, board, number, id, answer] of lines.map((line) => line.split(' '))) {
      const seq = Number(number);
      if (what === 'try') tried.set(`${board} ${id}`, { board, seq, id });
      if (what === 'heard') this.#heard.push({ board, seq, id, dice: answer });
      if (what === 'begin') this.#half.add(board);
      if (what === 'gone') {
        this.#half.delete(board);
        tally.erased++;
      }
      if (what !== 'answer') continue;
      tried.delete(`${board} ${id}`);
      if (answer === 'conflict') tally.conflicts++;
      else if (answer === 'same') tally.recognised++;
      else if (answer !== 'done') tally.refused++;
      if (answer !== 'done' && answer !== 'same') continue;
      tally.acknowledged++;
      this.#acknowledged.set(board, (this.#acknowledged.get(board) ?? new Map<string, number>()).set(id, seq));
    }
    this.pending.push(...tried.values());
  }

  /** Compares everything that was answered with the log. */
  async compare(log: Log, boards: number): Promise<void> {
    const { tally } = this;
    for (let at = 0; at < boards; at++) {
      const key = match('K', `${at}`);
      const entries = await log.all(key);
      const kept = new Map(entries.map(({ id, seq }) => [id, seq]));
      const diceOf = (does: unknown): string | undefined => (does as { dice: string } | undefined)?.dice;
      tally.twice += entries.length - kept.size;
      tally.gaps += entries.filter(({ seq }, index) => seq !== index + 1).length;
      for (const [id, seq] of this.#acknowledged.get(`${at}`) ?? []) if (kept.get(id) !== seq) tally.lost++;
      for (const { board, seq, id, dice } of this.#heard) {
        if (board !== `${at}`) continue;
        tally.heard++;
        const entry = entries[seq - 1];
        if (entry?.id !== id || diceOf(entry.does) !== dice) tally.differ++;
      }
      const last = await log.last(key);
      if ((last?.seq ?? 0) !== entries.length) tally.gaps++;
      if (last?.['dice'] !== diceOf(entries.at(-1)?.does)) tally.differ++;
    }
    tally.halfErased = this.#half.size;
    for (const cls of this.#half) await log.drop(cls);
  }
}
