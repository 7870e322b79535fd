import { describe, expect, it } from 'vitest';
import { aim, type Piece, type PytagoraState } from '../../src/rules/pytagora/index.js';
import { randomFrom, randomTable } from './support/pytagora-random.js';
import { shown, slowCheck, slowPlace, slowValue } from './support/pytagora-slow.js';
import { position } from './support/pytagora-states.js';
import { runs } from './support/runs.js';

/** Returns a position with these pieces on the table. */
const lying = (pieces: readonly Piece[], direction: 'ltr' | 'rtl' = 'ltr'): PytagoraState => ({
  ...position({ options: { direction } }),
  equations: pieces.map(([x, y, text]) => ({ x, y, text, down: false, seat: 0, points: 0, equals: 'own' })),
});

/** Returns where a line runs from a cell: the direction, that which is wanted, or the reason why in neither. */
function from(state: PytagoraState, x: number, y: number): string {
  const [across, down] = [false, true].map((wanted) => aim(state, { x, y }, wanted));
  if (!across.ok) return `${across.rule} ${across.reason}`;
  if (!down.ok) throw new Error('It depends on the wish.');
  return across.down === down.down ? (across.down ? 'down' : 'across') : 'either';
}

describe('PYT-09: the direction in which a line can run from a cell', () => {
  const twelve = position({ equations: ['12*3=36 0,0'] });

  it('is down through a piece of an equation across, and across through one of an equation down', () => {
    for (let x = 0; x < 7; x++) expect(from(twelve, x, 0), String(x)).toBe('down');
    const down = position({ equations: ['12*3=36 0,0 down'] });
    for (let y = 0; y < 7; y++) expect(from(down, 0, y), String(y)).toBe('across');
  });

  it('is none through a piece that two equations share, nor in a corner between two', () => {
    const crossed = position({ equations: ['12*3=36 0,0', '9-7=2 1,-4 down'] });
    expect(from(crossed, 1, 0)).toBe('PYT-09 runs-along');
    expect(from(crossed, 0, -1)).toBe('PYT-09 touches');
    expect(from(twelve, 7, 0)).toBe('PYT-09 touches');
  });

  it('is that of the piece beside an empty cell, and either where nothing lies', () => {
    expect(from(twelve, 6, 1)).toBe('down');
    expect(from(twelve, 2, -1)).toBe('down');
    expect(from(twelve, 2, -2)).toBe('either');
    expect(from(position(), 5, 5)).toBe('either');
  });

  it('is that in which an equation can begin there, if it can only run through there in the other', () => {
    // Two cells before an equation the line across would end at once, in reading order.
    expect(from(twelve, -2, 0)).toBe('down');
    expect(from(twelve, 8, 0)).toBe('either');
    const mirrored = position({ equations: ['12*3=36 0,0'], options: { direction: 'rtl' } });
    expect(from(mirrored, -2, 0)).toBe('either');
    expect(from(mirrored, 8, 0)).toBe('down');
  });

  it('is down through an equals sign, with which no equation begins', () => {
    expect(from(twelve, 4, 0)).toBe('down');
    const narrow = lying([
      [0, 0, '='],
      [1, 0, '3'],
      [1, -3, '9'],
      [1, 3, '9'],
    ]);
    expect(from(narrow, 0, 0), 'without room for a sum on either side').toBe('PYT-09 runs-along');
  });
});

/** Returns the sides of one to three numbers, with their values. */
function sides(): [text: string, value: bigint][] {
  const texts: string[] = [];
  const numbers = Array.from({ length: 100 }, (_, i) => String(i));
  const signs = ['+', '-', '*', '/'];
  texts.push(...numbers, '100', '108', '111', '120', '144');
  for (const a of numbers) for (const b of numbers) for (const sign of signs) texts.push(`${a}${sign}${b}`);
  for (const a of numbers.slice(0, 10))
    for (const b of numbers.slice(1, 10))
      for (const c of numbers.slice(1, 10))
        for (const one of signs) for (const two of signs) texts.push(`${a}${one}${b}${two}${c}`);
  return texts.flatMap((text): [string, bigint][] => {
    const value = slowValue(text, 'standard');
    return value === null ? [] : [[text, value]];
  });
}

/** Returns true equations of five to nine pieces by their length, a line each. */
function trueEquations(): ReadonlyMap<number, string> {
  const byValue = new Map<bigint, string[]>();
  for (const [text, value] of sides()) byValue.set(value, [...(byValue.get(value) ?? []), text]);
  const lists = new Map<number, string[]>();
  for (const texts of byValue.values())
    for (const left of texts)
      // Each side meets some others of its value.
      for (const right of texts.slice(0, 40)) {
        for (const text of [`${left}=${right}`, `${right}=${left}`]) {
          if (text.length > 9 || !slowCheck(text, 'standard')) continue;
          if (!lists.has(text.length)) lists.set(text.length, []);
          lists.get(text.length)!.push(text);
        }
      }
  return new Map([...lists].map(([length, texts]) => [length, [...new Set(texts)].join('\n')]));
}

const equations = trueEquations();
const sizes = [...equations.keys()].sort((a, b) => a - b);

/** Returns 2 if an equation can begin at the cell or at the piece just before it, 1 if one can lie through it, otherwise 0. */
function slowRank(pieces: readonly Piece[], x: number, y: number, down: boolean, direction: 'ltr' | 'rtl'): number {
  const table = new Map(pieces.map(([column, row, glyph]) => [`${column},${row}`, glyph]));
  const fits = (left: number, top: number, length: number): boolean => {
    const glyphs = Array.from({ length }, (_, i) => table.get(down ? `${left},${top + i}` : `${left + i},${top}`));
    const isMirrored = !down && direction === 'rtl';
    const escaped = glyphs.map((glyph) => (glyph ? `\\${glyph}`.replace(/\\(?=\d)/, '') : '.'));
    const pattern = new RegExp(`^${escaped.join('')}$`, 'm');
    const text = pattern.exec(isMirrored ? mirroredEquations.get(length)! : equations.get(length)!)?.[0];
    if (text === undefined) return false;
    const read = isMirrored ? unshown.get(text)! : text;
    return slowPlace(pieces, read, left, top, down, 'standard', direction) !== null;
  };
  const step = !down && direction === 'rtl' ? -1 : 1;
  const before = down ? table.has(`${x},${y - 1}`) : table.has(`${x - step},${y}`);
  let rank = 0;
  for (const length of sizes)
    for (let back = 0; back < length; back++) {
      // The cell is the one after `back` others in reading order.
      const first = down ? y - back : step > 0 ? x - back : x - (length - 1 - back);
      if (fits(down ? x : first, down ? first : y, length)) rank = Math.max(rank, back === (before ? 1 : 0) ? 2 : 1);
    }
  return rank;
}

const mirroredEquations = new Map<number, string>();
const unshown = new Map<string, string>();
for (const [length, list] of equations) {
  const lines = list.split('\n').map((text) => {
    const line = shown(text, false, 'rtl');
    unshown.set(line, text);
    return line;
  });
  mirroredEquations.set(length, lines.join('\n'));
}

describe('The direction of a line, beside every equation at every place', () => {
  it.each(['ltr', 'rtl'] as const)('on random tables: %s', (direction) => {
    let cells = 0;
    const seen = new Set<string>();
    for (let seed = 1; seed <= runs(3, 60); seed++) {
      const random = randomFrom(seed * 7919);
      const pieces = randomTable(random, 2 + random(7), direction);
      const state = lying(pieces, direction);
      for (let i = 0; i < 25; i++) {
        const [x, y] = pieces[random(pieces.length)];
        const [column, row] = [x + random(5) - 2, y + random(5) - 2];
        const [across, down] = [false, true].map((one) => slowRank(pieces, column, row, one, direction));
        const expected = across === down ? (across ? 'either' : 'PYT-09') : across > down ? 'across' : 'down';
        const told = from(state, column, row);
        expect(told.slice(0, 6), `${seed}: ${column}, ${row}: ${across}, ${down}`).toBe(expected.slice(0, 6));
        seen.add(expected);
        cells++;
      }
    }
    expect(cells).toBeGreaterThan(60);
    expect([...seen].sort()).toEqual(['PYT-09', 'across', 'down', 'either']);
  });
});
