import { beforeAll, describe, expect, it } from 'vitest';
import vectors from '../vectors/multiplay.json';
import { multiplay, multiplayCore, type Line } from '../../src/core/multiplay.js';
import { expectEqual } from './support/expect-equal.js';
import { randomPlacement } from './support/multiplay-boards.js';
import { slowGains, slowLegal, slowLines, slowRows } from './support/multiplay-slow.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';
import { engines } from './support/engines.js';

const board = (colours: string): Uint8Array => Uint8Array.from(colours, (c) => (c === '.' ? 0 : Number(c)));

/** Returns the points that the lines themselves claim. */
function worth(lines: Line[], after: Uint8Array, players: number): number[] {
  const gains = Array<number>(players).fill(0);
  for (const { kind, colour, points, ends } of lines) {
    gains[colour - 1] += kind === 'row' ? points : -points;
    ends?.forEach((end) => (gains[after[end] - 1] += points / 2));
  }
  return gains;
}

/** Returns the lines in a fixed order: the core and the slow scoring list the same lines in different orders. */
const sorted = (lines: readonly { cells: readonly number[] }[]): string[] =>
  lines
    .map((line) => JSON.stringify({ ...line, cells: [...line.cells] }, ['kind', 'colour', 'cells', 'points', 'ends']))
    .sort();

describe.each(engines)('the Multiplay core as %s', (engine) => {
  beforeAll(() => multiplayCore.use(engine));

  it('is what runs', () => {
    expect(multiplayCore.engine()).toBe(engine);
  });

  it.each(['size11', 'size7', 'size15'] as const)('reproduces the vectors %s', (set) => {
    for (const { colours, size, cell, colour, players, gains } of vectors[set]) {
      expect([...multiplay.gains(board(colours), size, cell, colour, players)]).toEqual(gains);
    }
  });

  it('gains what the slow twin gains, on random placements with rows of every length', () => {
    const random = seeded(1);
    const lengths = new Set<number>();
    for (let i = 0; i < runs(30_000, 100_000); i++) {
      const { size, players, colours, cell, colour } = randomPlacement(random);
      const gains = multiplay.gains(colours, size, cell, colour, players).join();
      if (gains !== slowGains(colours, size, cell, colour, players).join()) {
        expect.fail(`${gains} on ${size} × ${size}: ${colours.join('')}, cell ${cell}, colour ${colour}`);
      }
      for (const row of slowRows(colours, size, cell, colour)) lengths.add(row.cells.length);
    }
    expect([...lengths].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('lists the lines that the slow twin lists, and they add up to the gains', () => {
    const random = seeded(2);
    const seen = new Set<string>();
    for (let i = 0; i < runs(3000, 10_000); i++) {
      const { size, players, colours, cell, colour } = randomPlacement(random);
      const lines = multiplay.lines(colours, size, cell, colour);
      expect(sorted(lines)).toEqual(sorted(slowLines(colours, size, cell, colour)));
      const after = Uint8Array.from(colours).fill(colour, cell, cell + 1);
      expect(worth(lines, after, players)).toEqual([...multiplay.gains(colours, size, cell, colour, players)]);
      for (const { kind, points } of lines) seen.add(`${kind} ${points}`);
    }
    const rows = [3, 5, 7, 9, 11, 13, 15].map((length) => `row ${length}`);
    const traps = [2, 4, 6, 8, 10, 12].map((length) => `trap ${length}`);
    expectEqual([...seen].sort(), [...rows, ...traps].sort());
  });

  it('does not look at what stands on the cell itself', () => {
    const random = seeded(3);
    for (let i = 0; i < 1000; i++) {
      const { size, players, colours, cell, colour } = randomPlacement(random);
      const after = Uint8Array.from(colours).fill(colour, cell, cell + 1);
      expectEqual(
        multiplay.gains(after, size, cell, colour, players),
        multiplay.gains(colours, size, cell, colour, players),
      );
    }
  });

  it('leaves the board alone and gives a fresh array each time', () => {
    const { colours, size, cell, colour, players } = vectors.size11[5];
    const given = board(colours);
    const first = multiplay.gains(given, size, cell, colour, players);
    expectEqual(given, board(colours));
    const kept = [...first];
    multiplay.gains(board(vectors.size11[8].colours), 11, vectors.size11[8].cell, 2, 3);
    expectEqual([...first], kept);
  });

  it('MUL-03, MUL-04: finds the white cubes of the die’s row, in order', () => {
    const random = seeded(4);
    for (let i = 0; i < 2000; i++) {
      const length = random(226);
      const numbers = Array.from({ length }, () => random(i % 2 ? 256 : 145));
      const colours = Array.from({ length }, () => Math.max(0, random(8) - 3));
      const die = 1 + random(12);
      const legal = multiplay.legal(Uint8Array.from(numbers), Uint8Array.from(colours), die);
      expect(legal).toEqual(slowLegal(numbers, colours, die));
    }
  });

  it('MUL-05: finds none where the player must pass', () => {
    expect(multiplay.legal(Uint8Array.of(7, 14, 5, 0), Uint8Array.of(1, 2, 0, 0), 7)).toEqual([]);
    expect(multiplay.legal(Uint8Array.of(11, 22, 143), new Uint8Array(3), 1)).toEqual([0]);
  });
});

describe('arguments that are not as said', () => {
  const white = new Uint8Array(25);
  const refused = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      return String(error);
    }
    return 'nothing';
  };

  it.each([
    ['TypeError: colours', () => multiplay.gains([0] as unknown as Uint8Array, 5, 0, 1, 2)],
    ['TypeError: colours', () => multiplay.gains(undefined as unknown as Uint8Array, 5, 0, 1, 2)],
    ['RangeError: colours.length', () => multiplay.gains(white, 7, 0, 1, 2)],
    ['RangeError: colours[24]', () => multiplay.gains(Uint8Array.from(white).fill(3, 24), 5, 0, 1, 2)],
    ['RangeError: size', () => multiplay.gains(new Uint8Array(36), 6, 0, 1, 2)],
    ['RangeError: size', () => multiplay.gains(new Uint8Array(289), 17, 0, 1, 2)],
    ['RangeError: size', () => multiplay.gains(white, NaN, 0, 1, 2)],
    ['RangeError: cell', () => multiplay.gains(white, 5, 25, 1, 2)],
    ['RangeError: cell', () => multiplay.gains(white, 5, 0.5, 1, 2)],
    ['RangeError: colour ', () => multiplay.gains(white, 5, 0, 3, 2)],
    ['RangeError: colour ', () => multiplay.gains(white, 5, 0, 0, 2)],
    ['RangeError: players', () => multiplay.gains(white, 5, 0, 1, 256)],
    ['RangeError: colour ', () => multiplay.lines(white, 5, 0, 256)],
    ['TypeError: numbers', () => multiplay.legal('12' as unknown as Uint8Array, white, 1)],
    ['RangeError: numbers.length', () => multiplay.legal(new Uint8Array(226), new Uint8Array(226), 1)],
    ['RangeError: colours.length', () => multiplay.legal(new Uint8Array(24), white, 1)],
    ['RangeError: die', () => multiplay.legal(white, white, 13)],
    ['RangeError: die', () => multiplay.legal(white, white, '1' as unknown as number)],
  ])('%s', (message, run) => {
    expect(refused(run)).toContain(message);
  });
});
