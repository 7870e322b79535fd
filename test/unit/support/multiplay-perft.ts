import { slowGains, slowLegal } from './multiplay-slow.js';

/** A position between two turns, in plain numbers. */
export interface PlainPosition {
  readonly size: number;
  readonly numbers: readonly number[];
  readonly colours: readonly number[];
  readonly scores: readonly number[];
  readonly seat: number;
}

export interface Count {
  /** The number of sequences of (die, cell); a pass is one without a cell. */
  readonly sequences: number;
  /** Checksum of the points after each sequence, in order of die and cell: FNV-1a of 32 bits, one step for each player's points. */
  readonly checksum: number;
}

/** Counts sequences. */
export class Counter {
  sequences = 0;
  checksum = 0x811c9dc5;

  add(scores: readonly number[]): void {
    this.sequences++;
    for (const score of scores) this.checksum = Math.imul(this.checksum ^ (score & 0xffff), 0x01000193) >>> 0;
  }
}

/**
 * Returns all ways in which `turns` turns may go (MUL-03 to MUL-05, MUL-07 to MUL-11, MUL-13), with lists and by the rule text of
 * `multiplay-slow.ts`. Nobody ends the game before the board is full.
 */
export function slowPerft(position: PlainPosition, turns: number, counter = new Counter()): Count {
  const { size, numbers, colours, scores, seat } = position;
  const next = (seat + 1) % scores.length;
  if (turns === 0 || !colours.includes(0)) counter.add(scores);
  else {
    for (let die = 1; die <= 12; die++) {
      const cells = slowLegal(numbers, colours, die);
      if (cells.length === 0) slowPerft({ ...position, seat: next }, turns - 1, counter);
      for (const cell of cells) {
        const gains = slowGains(Uint8Array.from(colours), size, cell, seat + 1, scores.length);
        const after = {
          size,
          numbers,
          colours: colours.map((colour, i) => (i === cell ? seat + 1 : colour)),
          scores: scores.map((score, i) => score + gains[i]),
          seat: next,
        };
        slowPerft(after, turns - 1, counter);
      }
    }
  }
  return { sequences: counter.sequences, checksum: counter.checksum };
}
