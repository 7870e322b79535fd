/**
 * Pytagora straight from the text of its rules: big integers, every arrangement, every place. Slow on purpose, and without a line in common
 * with the core.
 */
import type { Direction, Piece, Precedence } from '../../../src/core/pytagora.js';
import type { Placement } from '../../../src/core/pytagora-find.js';

interface Side {
  readonly numbers: string[];
  readonly operators: string[];
}

const number = '(?:0|[1-9][0-9]*)'; // PYT-10
const side = `${number}(?:[-+*/]${number})*`; // PYT-13: no sign before a number
const equation = new RegExp(`^(${side})=(${side})$`); // PYT-07

function parse(text: string): Side {
  return { numbers: text.split(/[-+*/]/), operators: [...text.replace(/[0-9]/g, '')] };
}

/** Returns the result of one step, or null if PYT-12, PYT-13 or PYT-14 forbid it. */
function step(left: bigint, operator: string, right: bigint, zeroDividend: boolean): bigint | null {
  if (operator === '+') return left + right;
  if (operator === '-') return left < right ? null : left - right;
  if (zeroDividend && operator === '/' && left === 0n && right > 0n) return 0n;
  if (left === 0n || right === 0n) return null;
  if (operator === '*') return left * right;
  return left % right === 0n ? left / right : null;
}

/** Applies the operators of one rank, from left to right; the others remain. */
function fold(values: bigint[], operators: string[], rank: string, zeroDividend: boolean): [bigint[], string[]] | null {
  const folded = [values[0]];
  const rest: string[] = [];
  for (const [i, operator] of operators.entries()) {
    if (!rank.includes(operator)) {
      folded.push(values[i + 1]);
      rest.push(operator);
      continue;
    }
    const value = step(folded.pop()!, operator, values[i + 1], zeroDividend);
    if (value === null) return null;
    folded.push(value);
  }
  return [folded, rest];
}

/** PYT-11 to PYT-14. */
export function slowValue(text: string, precedence: Precedence, zeroDividend = false): bigint | null {
  const { numbers, operators } = parse(text);
  let state: [bigint[], string[]] | null = [numbers.map(BigInt), operators];
  for (const rank of precedence === 'standard' ? ['*/', '+-'] : ['+-*/']) {
    if (state) state = fold(...state, rank, zeroDividend);
  }
  return state && state[0][0];
}

const sorted = (parts: string[]): string => [...parts].sort().join(' ');

/** PYT-15. */
function sameParts(a: Side, b: Side): boolean {
  return sorted(a.numbers) === sorted(b.numbers) && sorted(a.operators) === sorted(b.operators);
}

/** PYT-16 and PYT-17. */
function points({ numbers, operators }: Side): number {
  let sum = 0;
  for (const digits of numbers) for (let place = 1; place <= digits.length; place++) sum += place;
  for (const [i, operator] of operators.entries()) {
    const before = numbers[i] === '1';
    const after = numbers[i + 1] === '1';
    if (operator === '*') sum += before || after ? 1 : 2;
    else if (operator === '/') sum += after ? 1 : 3;
    else sum += 1;
  }
  return sum;
}

export function slowCheck(
  text: string,
  precedence: Precedence,
  zeroDividend = false,
): { score: number; value: bigint } | null {
  const sides = equation.exec(text);
  if (!sides) return null;
  const value = slowValue(sides[1], precedence, zeroDividend);
  if (value === null || value !== slowValue(sides[2], precedence, zeroDividend)) return null;
  const [left, right] = [parse(sides[1]), parse(sides[2])];
  return sameParts(left, right) ? null : { score: points(left) + 1 + points(right), value };
}

const key = (x: number, y: number): string => `${x} ${y}`;

/** Returns a line across as it is shown from left to right, or the other way round: 12+3=15 shows as 15=3+12. */
export function shown(text: string, down: boolean, direction: Direction): string {
  if (down || direction === 'ltr') return text;
  let line = '';
  for (let rest = text; rest !== '';) {
    const [part] = /[0-9]+$|.$/.exec(rest)!;
    line += part;
    rest = rest.slice(0, -part.length);
  }
  return line;
}

/** PYT-08, PYT-09 and PYT-18: returns the score at that place, or null. `crossed` and `fresh` count pieces. */
export function slowPlace(
  pieces: readonly Piece[],
  text: string,
  x: number,
  y: number,
  down: boolean,
  precedence: Precedence,
  direction: Direction = 'ltr',
  zeroDividend = false,
): { score: number; crossed: number; fresh: number } | null {
  const right = slowCheck(text, precedence, zeroDividend);
  if (!right) return null;
  const line = shown(text, down, direction);
  const table = new Map(pieces.map(([x, y, glyph]) => [key(x, y), glyph]));
  const at = (along: number, beside: number): string | undefined =>
    table.get(down ? key(x + beside, y + along) : key(x + along, y + beside));
  if (at(-1, 0) || at(text.length, 0)) return null;
  let crossed = 0;
  for (let i = 0; i < text.length; i++) {
    if (at(i, 0)) {
      if (at(i, 0) !== line[i] || at(i + 1, 0)) return null;
      crossed++;
    } else if (at(i, -1) || at(i, 1)) return null;
  }
  const fresh = text.length - crossed;
  return fresh > 0 ? { score: right.score + crossed, crossed, fresh } : null;
}

/** Calls `found` with each text that fits into a line of cells: `given[i]` is the piece that lies at cell i. */
function fill(
  rack: string,
  given: readonly (string | undefined)[],
  found: (text: string, spent: number) => void,
): void {
  const grow = (text: string, rest: string, spent: number): void => {
    const fixed = given[text.length];
    if (fixed) return grow(text + fixed, rest, spent);
    if (spent > 0) found(text, spent);
    for (let i = 0; i < rest.length; i++) {
      // Equal pieces lie side by side: the first stands for all of them.
      if (rest[i] !== rest[i - 1]) grow(text + rest[i], rest.slice(0, i) + rest.slice(i + 1), spent + 1);
    }
  };
  grow('', [...rack].sort().join(''), 0);
}

/** Returns everything that `pytagora.find` promises, in no particular order. For small racks only. */
export function slowFind(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence: Precedence,
  direction: Direction = 'ltr',
  zeroDividend = false,
): Placement[] {
  // An equation contains one equals sign (PYT-07).
  const usable = rack.replace(/=/g, '') + (rack.includes('=') || common > 0 ? '=' : '');
  const placements: Placement[] = [];
  fill(usable, [], (text) => {
    const right = slowCheck(text, precedence, zeroDividend);
    if (right) placements.push({ text, score: right.score });
  });
  const table = new Map(pieces.map(([x, y, glyph]) => [key(x, y), glyph]));
  const longest = usable.length + 1;
  for (const down of [false, true]) {
    // A line that crosses a piece begins at it, or up to this many cells before it.
    const starts = new Map<string, [number, number]>();
    for (const [x, y] of pieces) {
      for (let before = 0; before <= longest; before++) {
        const start: [number, number] = down ? [x, y - before] : [x - before, y];
        starts.set(key(...start), start);
      }
    }
    for (const [x, y] of starts.values()) {
      const given = (i: number): string | undefined => table.get(down ? key(x, y + i) : key(x + i, y));
      if (given(-1)) continue;
      // No line is longer than all pieces together.
      const cells = Array.from({ length: usable.length + pieces.length + 1 }, (_, i) => given(i));
      fill(usable, cells, (line, spent) => {
        if (spent === line.length) return; // it crosses nothing
        const text = shown(line, down, direction);
        const place = slowPlace(pieces, text, x, y, down, precedence, direction, zeroDividend);
        if (place && place.crossed > 0) placements.push({ text, score: place.score, x, y, down });
      });
    }
  }
  return placements;
}
