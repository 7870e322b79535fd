import { beforeAll, describe, expect, it } from 'vitest';
import vectors from '../vectors/pytagora.json';
import { check, place, pytagoraCore, type Direction, type Piece, type Precedence } from '../../src/core/pytagora.js';
import {
  best,
  bestInSteps,
  find,
  findByJob,
  findCore,
  findInSteps,
  isAny,
  type Placement,
} from '../../src/core/pytagora-find.js';
import { expectEqual } from './support/expect-equal.js';
import { draw, randomFrom, randomTable } from './support/pytagora-random.js';
import { slowFind } from './support/pytagora-slow.js';
import { runs } from './support/runs.js';
import { engines } from './support/engines.js';

const precedences: readonly Precedence[] = ['standard', 'left-to-right'];

const line = (text: string, x = 0, y = 0, down = false): Piece[] =>
  [...text].map((glyph, i) => [down ? x : x + i, down ? y + i : y, glyph]);
const written = ({ text, score, x, y, down }: Placement): string =>
  x === undefined ? `${text} ${score}` : `${text} ${score} ${x} ${y} ${down ? 'down' : 'across'}`;
const list = (placements: Placement[]): string[] => placements.map(written).sort();
/** Compares as `expectEqual` does, which takes seconds for the hundred thousands of placements of a full list. */
const expectSame = (placements: Placement[], expected: Placement[]): void => {
  const isSame = (one: Placement, i: number): boolean => {
    const other = expected[i];
    const isThere = one.text === other.text && one.x === other.x && one.y === other.y;
    return isThere && one.score === other.score && one.down === other.down;
  };
  expect(placements).toHaveLength(expected.length);
  if (!placements.every(isSame)) expectEqual(placements, expected);
};
const highest = (placements: Placement[]): number => placements.reduce((most, { score }) => Math.max(most, score), 0);
const crossing = (placements: Placement[]): Placement[] => placements.filter(({ x }) => x !== undefined);
const apart = (placements: Placement[]): Placement[] => placements.filter(({ x }) => x === undefined);

/** Checks that each placement occurs once, and that `check` and `place` agree with it. */
function sound(
  pieces: readonly Piece[],
  placements: Placement[],
  precedence?: Precedence,
  direction?: Direction,
): void {
  expect(new Set(placements.map(written)).size).toBe(placements.length);
  for (const { text, score, x, y, down } of placements) {
    const seen = x === undefined ? check(text, precedence) : place(pieces, text, x, y, down, precedence, direction);
    if (!seen.ok || seen.score !== score) expect.fail(`${text} at ${x} ${y}: ${score}, but ${JSON.stringify(seen)}`);
  }
}

interface Case {
  readonly pieces: readonly Piece[];
  readonly rack: string;
  readonly common: number;
  readonly precedence: Precedence;
  readonly direction: Direction;
  readonly zeroDividend: boolean;
  readonly expected: string[];
}

let cases: Case[] | undefined;

/** Returns random tables with small racks and the answers of the slow search: computed once for both engines. */
function slowCases(): Case[] {
  const random = randomFrom(31);
  const third = runs(12, 24);
  return (cases ??= Array.from({ length: 3 * third }, (_, round): Case => {
    const direction = round % (2 * third) < third ? 'ltr' : 'rtl';
    const zeroDividend = round >= 2 * third;
    const pieces = randomTable(random, random(4), direction);
    // Racks with possible equations; every third has no equals sign of its own or in common.
    const signs = zeroDividend ? ['0/', '0/', '0/', '/'] : ['+', '-', '*', '/', '+-', '-*', '1/', '0'];
    const rack = draw(random, 2) + signs[random(signs.length)] + draw(random, 2);
    const common = random(3) === 0 ? 0 : 1;
    const precedence = precedences[round % 2];
    const expected = list(slowFind(pieces, rack, common, precedence, direction, zeroDividend));
    return { pieces, rack, common, precedence, direction, zeroDividend, expected };
  }));
}

/** A search with so many answers that neither its sides nor its answers fit in one pass. */
const overflowing = [line('12+34=46'), '1234589--*', 1] as const;

describe.each(engines)('pytagora.find as %s', (engine) => {
  let overflow: Placement[][] | undefined;
  /** Returns the parts of the search that overflows, searched once for each engine. */
  const overflowParts = (): Placement[][] => (overflow ??= [...findByJob(...overflowing)]);

  beforeAll(async () => {
    await pytagoraCore.use(engine);
    await findCore.use(engine);
  });

  it('reproduces the racks of the vectors', () => {
    expect(findCore.engine()).toBe(engine);
    for (const vector of vectors.racks) {
      const found = find([], vector.rack, vector.common);
      expect({ ...vector, equations: found.length, best: highest(found) }).toEqual({
        ...vector,
        best: vector.best ?? 0,
      });
      expect(best([], vector.rack, vector.common)?.score ?? 0).toBe(vector.best ?? 0);
    }
  });

  it('reproduces the tables of the vectors', () => {
    // The two with most answers are not for the twin, which takes seconds for them; a full list is tested below.
    for (const { table, rack, common, ...expected } of vectors.tables) {
      if (engine === 'twin' && expected.crossing > 20_000) continue;
      const pieces = table as unknown as Piece[];
      const found = find(pieces, rack, common);
      const crosses = crossing(found);
      expect({ rack, crossing: crosses.length, best: highest(crosses) }).toEqual({ rack, ...expected });
      expect(list(apart(found))).toEqual(list(find([], rack, common)));
      expect(best(pieces, rack, common)?.score).toBe(highest(found));
    }
  });

  it.each(precedences)('gives nothing twice and nothing wrong, %s', (precedence) => {
    // The tables with few answers: each answer is laid.
    for (const { table, rack, common } of vectors.tables.filter(({ crossing }) => crossing < 2500)) {
      const pieces = table as unknown as Piece[];
      sound(pieces, find(pieces, rack, common, precedence), precedence);
    }
  });

  it('agrees with the slow twin', () => {
    const crossings = { ltr: 0, rtl: 0 };
    let zeros = 0;
    for (const { expected, ...asked } of slowCases()) {
      const { pieces, rack, common, precedence, direction, zeroDividend } = asked;
      const found = find(pieces, rack, common, precedence, direction, zeroDividend);
      expect(list(found), JSON.stringify(asked)).toEqual(expected);
      expect(best(pieces, rack, common, precedence, direction, zeroDividend)?.score ?? 0).toBe(highest(found));
      expect(isAny(pieces, rack, common, precedence, direction, zeroDividend)).toBe(found.length > 0);
      crossings[direction] += crossing(found).length;
      if (zeroDividend) zeros += found.length - find(pieces, rack, common, precedence, direction).length;
    }
    expect(zeros).toBeGreaterThan(50);
    expect(crossings.ltr).toBeGreaterThan(200);
    expect(crossings.rtl).toBeGreaterThan(200);
  });

  it('PYT-04, PYT-07: the equals sign is an own one, one in common, or one that is crossed', () => {
    expect(list(find([], '2+24', 0))).toEqual([]);
    expect(list(find([], '2+24', 1))).toEqual(['2+2=4 5', '4=2+2 5']);
    expect(list(find([], '2+24=', 0))).toEqual(['2+2=4 5', '4=2+2 5']);
    expect(list(find([], '2+24==', 4))).toEqual(['2+2=4 5', '4=2+2 5']);
    expect(list(find(line('7=7+0'), '2+24', 0))).toEqual(['2+2=4 6 1 -3 down', '4=2+2 6 1 -1 down']);
  });

  it('PYT-14: divides 0 with the option', () => {
    const zeros = (precedence: Precedence, rack: string): string[] =>
      find([], rack, 1, precedence, 'ltr', true).map(({ text }) => text);
    expect(zeros('standard', '0/50')).toContain('0/5=0');
    expect(find([], '0/50', 1)).toEqual([]);
    expect(zeros('standard', '0/5')).toEqual([]);
    // The 0 may be the result of a sum, but × never has an operand of value 0.
    expect(zeros('left-to-right', '3-3/50')).toContain('3-3/5=0');
    expect(zeros('standard', '7-0/57')).toContain('7-0/5=7');
    expect(zeros('standard', '0/5/20')).toContain('0/5/2=0');
    expect(zeros('standard', '0/5*20').filter((text) => /0\/\d+\*|\*0|=0\*/.test(text))).toEqual([]);
    // Without the option, the next search does not use it.
    expect(best([], '0/50', 1)).toBeNull();
  });

  it('PYT-08: uses pieces where they stand, and lays at least one', () => {
    const table = line('12+3=15');
    expect(find(table, '', 4)).toEqual([]);
    expect(find(table, '=', 0)).toEqual([]);
    expect(list(crossing(find(table, '+03', 1)))).toEqual([
      '0+3=3 6 3 -2 down',
      '0+3=3 6 3 -4 down',
      '3+0=3 6 3 -4 down',
      '3+0=3 6 3 0 down',
      '3=0+3 6 3 -4 down',
      '3=0+3 6 3 0 down',
      '3=3+0 6 3 -2 down',
      '3=3+0 6 3 0 down',
    ]);
  });

  it('PYT-07: reads a line across from right to left, but never a number', () => {
    const table = line('9-7=2', 0, -4, true);
    const places = (direction: Direction): string[] =>
      list(find(table, '10+12', 1, 'standard', direction).filter(({ text, y }) => text === '10+2=12' && y === 0));
    expect(places('ltr')).toEqual(['10+2=12 10 -3 0 across', '10+2=12 10 -6 0 across']);
    // It shows as 12=2+10.
    expect(places('rtl')).toEqual(['10+2=12 10 -1 0 across', '10+2=12 10 -3 0 across']);
    // Lines downwards are not affected.
    const across = line('15=3+12');
    expect(list(find(across, '+03', 1, 'standard', 'rtl'))).toEqual(list(find(across, '+03', 1)));
  });

  it('gives nothing twice and nothing wrong from right to left', () => {
    const random = randomFrom(77);
    for (const precedence of precedences) {
      const pieces = randomTable(random, 4, 'rtl');
      const found = find(pieces, '1204*-38', 1, precedence, 'rtl');
      expect(crossing(found).length).toBeGreaterThan(100);
      sound(pieces, found, precedence, 'rtl');
    }
  });

  it('PYT-09: leaves the cells around an equation empty', () => {
    // Both ends of the upper equation are blocked; only its middle is free.
    const pieces = [...line('5-1=4'), ...line('7-2=5', -6, 1), ...line('6-3=3', 5, 1)];
    const cells = new Set(pieces.map(([x, y]) => `${x} ${y}`));
    const touching = crossing(find(pieces, '12345+-', 1)).filter(({ text, x = 0, y = 0, down = false }) =>
      line(text, x, y, down).some(([px, py]) => {
        const beside = down ? [`${px - 1} ${py}`, `${px + 1} ${py}`] : [`${px} ${py - 1}`, `${px} ${py + 1}`];
        return !cells.has(`${px} ${py}`) && beside.some((cell) => cells.has(cell));
      }),
    );
    expect(touching).toEqual([]);
  });

  it('crosses several pieces at once, with the equals sign anywhere among them (PYT-18)', () => {
    const ladder = [...line('12+3=15'), ...line('9-4=5', 0, 3), ...line('1*8=8', 0, 6)];
    const found = list(crossing(find(ladder, '+-06789', 1)));
    // Downwards through 1, 9 and 1: 1_ _9_ _1.
    for (const text of found.filter((text) => / 0 0 down$/.test(text) && text.indexOf(' ') >= 7)) {
      expect(text).toMatch(/^1..9..1/);
    }
    expect(found.length).toBeGreaterThan(100);
    sound(ladder, find(ladder, '+-06789', 1));
  });

  it('finds what is divided and multiplied again after a minus', () => {
    const found = find(line('1+2=3', 0, -2, true), '94-98/1*30', 1);
    expect(found.map(written)).toContain('294-98/1*3=0 17 0 0 across');
  });

  it('goes on where a table of sides or a list of answers is full', () => {
    const found = overflowParts().flat();
    expect(found.length).toBe(201_508);
    expect(new Set(found.map(written)).size).toBe(found.length);
  });

  it('best is the highest of all, crossing or apart', () => {
    expect(best([], '123', 1)).toBeNull();
    expect(best([], '2+24=', 0)).toEqual({ text: expect.stringMatching(/^(2\+2=4|4=2\+2)$/), score: 5 });
    expect(best(line('7=7+0'), '2+24', 0)).toMatchObject({ score: 6, x: 1, down: true });
  });

  it('PYT-17: the best is found although a lone 1 at its × or ÷ has fewer points than another digit', () => {
    for (const rack of ['1*33', '1*3/3', '11*22/2', '155/1*']) {
      const found = find([], rack, 1);
      expect(found.length, rack).toBeGreaterThan(0);
      expect(best([], rack, 1)?.score, rack).toBe(highest(found));
    }
  });

  it.each(precedences)('the best is as good as all of whole racks say, %s', (precedence) => {
    const random = randomFrom(404);
    for (const direction of ['ltr', 'rtl'] as const) {
      const pieces = randomTable(random, 3, direction);
      // The second has more patterns than fit in their list.
      for (const rack of ['1472/+', '090+-**305', draw(random, 8)]) {
        const all = find(pieces, rack, 1, precedence, direction);
        const found = best(pieces, rack, 1, precedence, direction);
        expect(found?.score ?? 0, rack).toBe(highest(all));
        if (found) expect(list(all)).toContain(written(found));
      }
    }
  });

  it('looks for the best in slices of little work, between which others may look', () => {
    const rack = '090+-**305';
    const pieces = line('12+34=46');
    const most = highest(find(pieces, rack, 1));
    let begun = 0;
    const slicesOf = (between?: () => void): number => {
      const steps = bestInSteps(pieces, rack, 1);
      for (let slices = 0; ; slices++) {
        const { done, value } = steps.next();
        if (done) {
          expect(value?.score).toBe(most);
          return slices;
        }
        if (slices === 0 && begun++ === 0) between?.();
      }
    };
    const disturbed = slicesOf(() => expect(best([], '2+24=', 0)?.score).toBe(5));
    expect(slicesOf()).toBeGreaterThan(1);
    expect(disturbed).toBe(slicesOf() + 1);
  });

  it('finds all, or those near the best, in slices of little work, between which others may look', () => {
    const inSteps = (between: (slice: number) => void, ...asked: Parameters<typeof findInSteps>): Placement[] => {
      const steps = findInSteps(...asked);
      for (let slice = 0; ; slice++) {
        const { done, value } = steps.next();
        if (done) return value;
        between(slice);
      }
    };
    const nobody = (): void => undefined;
    for (const { pieces, rack, common, precedence, direction, zeroDividend } of slowCases()) {
      const asked = [pieces, rack, common, precedence, direction, zeroDividend] as const;
      const all = find(...asked);
      expectEqual(list(inSteps(nobody, ...asked)), list(all));
      const near = all.filter(({ score }) => score >= highest(all) - 2);
      expectEqual(list(inSteps(nobody, ...asked, 2)), list(near));
      const small = all.filter(({ text }) => text.split(/\D/).every((number) => Number(number) <= 20));
      expectEqual(list(inSteps(nobody, ...asked, Infinity, 20)), list(small));
      const smallNear = small.filter(({ score }) => score >= highest(small) - 1);
      expectEqual(list(inSteps(nobody, ...asked, 1, 20)), list(smallNear));
    }
    const asked = [line('12+34=46'), '123458+-*', 1] as const;
    const all = list(find(...asked));
    let slices = 0;
    expectEqual(list(inSteps(() => slices++, ...asked)), all);
    expect(slices).toBeGreaterThan(64 + 20);
    expectEqual(list(inSteps((slice) => slice === 50 && find([], '2+24=', 0), ...asked)), all);
  });

  it('yields all in parts, between which others may look', () => {
    const undisturbed = overflowParts();
    expect(undisturbed.length).toBeGreaterThan(4);
    const parts: Placement[][] = [];
    for (const part of findByJob(...overflowing)) {
      parts.push(part);
      if (parts.length === 1 || parts.length === undisturbed.length - 2) find([], '2+24=', 0);
    }
    expect(parts).toHaveLength(undisturbed.length);
    parts.forEach((part, i) => expectSame(part, undisturbed[i]));
  });

  it('goes on in slices where a list of answers is full', () => {
    const steps = findInSteps(...overflowing);
    for (;;) {
      const { done, value } = steps.next();
      if (!done) continue;
      expect(value).toHaveLength(201_508);
      expect(new Set(value.map(written)).size).toBe(201_508);
      break;
    }
  });

  it('throws if something is impossible, and names it', () => {
    expect(() => find([], '12a', 1)).toThrow('rack');
    expect(() => find([], '12345678901', 1)).toThrow('rack');
    expect(() => find([], '1234567890====', 1)).not.toThrow();
    expect(() => find([[0, 0, 'x']], '12', 1)).toThrow('pieces[0]');
    expect(() => best([...line('1+1=2'), [4, 0, '2']], '12', 1)).toThrow('pieces[5]');
  });
});
