import { describe, expect, it } from 'vitest';
import { multiplay, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { Counter, slowPerft, type Count } from './support/multiplay-perft.js';

/**
 * The number of ways in which one and two turns may go from three positions, and a checksum of the resulting points. Both were counted by
 * `slowPerft` of `support/multiplay-perft.ts`, which shares nothing with `src` or the core and runs here again. The positions come from
 * games of the stronger computer player.
 */
const deals: { about: string; text: string; counts: Count[] }[] = [
  {
    about: 'two players, two white cubes: passes, and the end',
    text: 'mp2.s5~e0.2.QdB0xyrYX2qebc4GDWcgPqayE.KHLHMLGKMGGLK.9_9.1_0_0_0.',
    counts: [
      { sequences: 13, checksum: 3794332303 },
      { sequences: 165, checksum: 1048529343 },
    ],
  },
  {
    about: 'three players, the game might be ended after each turn',
    text: 'mp2.s7~e30.3.KQjXDwGx5VIkTASOEN0ukdPt5lLXzcFApbwh1y6L4quBMRv2M.RLLSRAKPNCBKANAFPAAHDBPGF.7_4_4.1_0_0_0.',
    counts: [
      { sequences: 41, checksum: 1480190110 },
      { sequences: 1584, checksum: 593086565 },
    ],
  },
  {
    about: 'four players on the full board',
    text:
      'mp2..4.2VehfLdriEcZTvfUDLVPjg60F1skCUDo6Kis3lmaBYquNJnSgeGTyL0JbAwRXlE52AMQLMOqY4pHnW1p3wIBzybdRkHtCSz5m' +
      'PoXtrWOavZIQcjxFNKLhxGu4.ABRYAAKAQAAPNEQPFCFPVEDKPYYUPDUEYXMQAJQCMABSCMHBGPVRBEBAMBAAA.17_19_19_28.1_1_0_0.',
    counts: [
      { sequences: 105, checksum: 2072384889 },
      { sequences: 10772, checksum: 514388133 },
    ],
  },
];

/** Counts the same by the rules themselves. */
function perft(state: MultiplayState, turns: number, counter = new Counter()): Count {
  const made = (from: MultiplayState, move: Parameters<typeof multiplay.play>[1]): MultiplayState => {
    const step = multiplay.play(from, move);
    if (!step.ok) throw new Error(step.message);
    return step.state;
  };
  if (turns === 0 || state.phase === 'over') counter.add(state.scores);
  else {
    for (let die = 1; die <= 12; die++) {
      const rolled = made(state, { type: 'roll', die });
      const after =
        rolled.phase === 'choose' ? [...multiplay.moves(rolled)].map((move) => made(rolled, move)) : [rolled];
      for (const one of after) perft(one.phase === 'end' ? made(one, { type: 'go-on' }) : one, turns - 1, counter);
    }
  }
  return { sequences: counter.sequences, checksum: counter.checksum };
}

describe.each(deals)('$about', ({ text, counts }) => {
  const read = multiplay.read(text);
  if (!read.ok) throw new Error(read.message);
  const state = read.value;

  it.each(counts.map((count, i) => ({ turns: i + 1, count })))('$turns deep', ({ turns, count }) => {
    expect(slowPerft({ ...state, size: state.options.size }, turns)).toEqual(count);
    expect(perft(state, turns)).toEqual(count);
  });
});
