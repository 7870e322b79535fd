import { describe, expect, it } from 'vitest';
import { legalCells, multiplay, timesRow } from '../../src/rules/multiplay/index.js';
import { slowLegal } from './support/multiplay-slow.js';
import { picture, played, position, refusal } from './support/multiplay-states.js';
import { seeded } from './support/random.js';

const roll = (die: number) => ({ type: 'roll', die }) as const;
const turn = (cell: number) => ({ type: 'turn', cell }) as const;
const start = () => multiplay.setup(2, multiplay.defaults, seeded(1));
const white = '. . . . .\n'.repeat(5);

describe('MUL-03: a turn', () => {
  it('roll, then one white cube of the die’s row turns to the own colour', () => {
    const { state, star } = position(
      `. . . . .
       . . . . .
       . . * . .
       . . . . B
       . . . . .`,
      { phase: 'roll', seat: 1, die: 0 },
    );
    const after = played(
      { ...state, numbers: state.numbers.map((n, i) => (i === star ? 56 : n)) },
      roll(7),
      turn(star),
    );
    expect(after.events).toEqual(['B rolls 7', 'B turns c3, 56 in the row of 7']);
    expect(after.state).toMatchObject({ phase: 'roll', seat: 0, die: 0, numbers: after.state.numbers });
    expect(picture(after.state)).toBe('. . . . .\n. . . . .\n. . B . .\n. . . . B\n. . . . .');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'the row of %i is its multiples from once to twelve times',
    (die) => {
      const { state } = played({ ...start(), phase: 'roll', starting: [] }, roll(die));
      const wanted = slowLegal(state.numbers, state.colours, die);
      expect(legalCells(state)).toEqual(wanted);
      expect([...multiplay.moves(state)]).toEqual(wanted.map(turn));
      for (const cell of state.numbers.keys()) {
        const refused = state.numbers[cell] % die ? 'MUL-03 not-in-row' : 'MUL-03 past-the-row';
        expect(refusal(state, turn(cell))).toBe(wanted.includes(cell) ? 'accepted' : refused);
      }
      expect(timesRow(state).map(({ factor, number }) => number / factor)).toEqual(Array(12).fill(die));
      expect(
        timesRow(state)
          .flatMap(({ cells }) => cells)
          .sort((a, b) => a - b),
      ).toEqual(wanted);
    },
  );

  it('no cube may be turned before the roll', () => {
    const { state } = position(white, { phase: 'roll', die: 0 });
    expect(legalCells(state)).toEqual([]);
    expect(refusal(state, turn(0))).toBe('MUL-03 roll-first');
  });

  it('one roll a turn', () => {
    const { state } = position(white.replace('.', '*'));
    expect(refusal(state, roll(3))).toBe('MUL-03 rolled');
  });

  it.each([-1, 25, 0.5, '0', undefined, null, NaN, Infinity])('%s is no cell', (cell) => {
    const { state } = position(white.replace('.', '*'));
    expect(refusal(state, { type: 'turn', cell })).toBe('MUL-03 cell');
  });

  it.each([{}, { type: 'fly' }, null, 7, 'turn', []])('%j is no move', (move) => {
    expect(refusal(start(), move)).toBe('MUL-03 unknown-move');
  });
});

describe('MUL-04: only white cubes are turned', () => {
  const { state } = position`
    A56 B49 * . .
    .   .   . . .
    .   .   . . .
    .   .   . . .
    .   .   . . .`;

  it('neither an own one nor another’s, though their numbers fit', () => {
    expect(refusal(state, turn(0))).toBe('MUL-04 turned');
    expect(refusal(state, turn(1))).toBe('MUL-04 turned');
    expect(legalCells(state)).toEqual([2]);
  });

  it('and what is turned stays so', () => {
    expect(picture(played(state, turn(2)).state).slice(0, 9)).toBe('A B A . .');
  });
});

describe('MUL-05: a pass, when no white cube bears a number of the row', () => {
  // The cubes are drawn before the roll, without the numbers 1 to 12.
  it.each(['off', 'factor', 'product'] as const)('ends the turn; answer %s', (answer) => {
    const { state } = position(white, { phase: 'roll', die: 0, options: { answer } });
    const after = played(state, roll(1));
    expect(after.events).toEqual(['A rolls 1', 'A passes on 1']);
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1, die: 0, colours: state.colours, scores: [0, 0] });
  });

  it('also when the cubes of the row are there, but turned', () => {
    const { state } = position('A7 B56 A84 . .\n'.concat('. . . . .\n'.repeat(4)), { phase: 'roll', die: 0 });
    const others = state.numbers.map((number, cell) => (cell > 2 && number % 7 === 0 ? 1 : number));
    expect(played({ ...state, numbers: others }, roll(7)).events).toEqual(['A rolls 7', 'A passes on 7']);
    const oneWhite = state.colours.map((colour, cell) => (cell === 2 ? 0 : colour));
    expect(played({ ...state, numbers: others, colours: oneWhite }, roll(7)).events).toEqual(['A rolls 7']);
  });

  it('cannot be chosen', () => {
    expect(refusal(position(white.replace('.', '*')).state, { type: 'pass' })).toBe('MUL-03 unknown-move');
  });

  it('and the player may end the game after it (MUL-12)', () => {
    const { state } = position(white, { phase: 'roll', die: 0, options: { endAt: 25 } });
    const passed = played(state, roll(1));
    expect(passed.state).toMatchObject({ phase: 'end', seat: 0 });
    expect(played(passed.state, { type: 'end' }).events).toEqual(['ended by A: A B wins']);
    expect(played(passed.state, { type: 'go-on' }).state).toMatchObject({ phase: 'roll', seat: 1, die: 0 });
  });
});

describe('MUL-06: the missing factor is asked', () => {
  const { state, star } = position(white.replace('.', '56'), { options: { answer: 'factor' } });
  const said = (answer: unknown) => ({ type: 'turn', cell: 0, answer, ms: 1200 }) as const;
  const wrong = (answer: number) => played(state, said(answer) as never);

  it('a right one turns the cube', () => {
    const after = played(state, said(8) as never);
    expect(after.events).toEqual(['A says 8 to 7*?=56, 8: right in 1200', 'A turns a1, 56 in the row of 7']);
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1 });
    expect(after.state.colours[0]).toBe(1);
    expect(star).toBe(-1);
  });

  it.each([7, 0, 9, 56, Number.MAX_SAFE_INTEGER])('%i loses the placement', (given) => {
    const after = wrong(given);
    expect(after.events).toEqual([`A says ${given} to 7*?=56, 8: wrong in 1200`]);
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1, die: 0, colours: state.colours, scores: [0, 0] });
  });

  it.each([undefined, null, 1.5, -1, '8', NaN, Infinity, {}])('%s is no answer, and loses nothing', (given) => {
    expect(refusal(state, said(given))).toBe('MUL-06 answer');
  });

  it('a cube of another row is refused before anything is asked', () => {
    expect(refusal(state, { type: 'turn', cell: 1, answer: 3 })).toBe('MUL-03 not-in-row');
  });

  it('the moves carry the right answers', () => {
    expect([...multiplay.moves(state)]).toEqual([{ type: 'turn', cell: 0, answer: 8 }]);
  });

  it('after a wrong one near the end the game may be ended', () => {
    const late = { ...state, options: { ...state.options, endAt: 25 } };
    expect(played(late, said(9) as never).state).toMatchObject({ phase: 'end', seat: 0 });
  });
});

describe('MUL-06: the product is asked', () => {
  const { state } = position('56 63 A14 56 .\n'.concat('. . . . .\n'.repeat(4)), {
    phase: 'answer',
    options: { answer: 'product' },
  });
  const say = (factor: unknown, answer: unknown) => ({ type: 'answer', factor, answer }) as never;

  it('comes after the roll', () => {
    expect(played({ ...state, phase: 'roll', die: 0 }, roll(7)).state).toMatchObject({
      phase: 'answer',
      seat: 0,
      die: 7,
    });
  });

  it('a right one allows the cubes with that product, and only them', () => {
    const after = played(state, say(8, 56));
    expect(after.events).toEqual(['A says 56 to 7*8=?, 56: right in 0']);
    expect(after.state).toMatchObject({ phase: 'choose', seat: 0, die: 7, factor: 8 });
    expect(legalCells(after.state)).toEqual([0, 3]);
    expect([...multiplay.moves(after.state)]).toEqual([turn(0), turn(3)]);
    expect(refusal(after.state, turn(1))).toBe('MUL-06 not-the-product');
    expect(refusal(after.state, turn(4))).toBe('MUL-06 not-the-product');
    expect(refusal(after.state, turn(2))).toBe('MUL-04 turned');
    const turned = played(after.state, turn(3));
    expect(turned.events).toEqual(['A turns d1, 56 in the row of 7']);
    expect(turned.state).toMatchObject({ phase: 'roll', seat: 1, die: 0, factor: 0 });
  });

  it('a wrong one loses the placement', () => {
    const after = played(state, say(8, 63));
    expect(after.events).toEqual(['A says 63 to 7*8=?, 56: wrong in 0']);
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1, die: 0, factor: 0, colours: state.colours });
  });

  it('a factor whose cubes are turned, or not there, is refused and loses nothing', () => {
    expect(refusal(state, say(2, 14))).toBe('MUL-04 none-white');
    expect(refusal(state, say(12, 84))).toBe('MUL-04 none-white');
  });

  it.each([0, 13, 1.5, '8', null, undefined])('%s is no factor', (factor) => {
    expect(refusal(state, say(factor, 56))).toBe('MUL-03 factor');
  });

  it('what is no number is no answer', () => {
    expect(refusal(state, say(8, '56'))).toBe('MUL-06 answer');
    expect(refusal(state, say(8, undefined))).toBe('MUL-06 answer');
  });

  it('no cube turns before it is said', () => {
    expect(refusal(state, turn(0))).toBe('MUL-06 answer-first');
    expect([...multiplay.moves(state)]).toEqual([
      { type: 'answer', factor: 8, answer: 56 },
      { type: 'answer', factor: 9, answer: 63 },
    ]);
  });

  it('and it is not asked twice, nor where nothing is asked', () => {
    expect(refusal(played(state, say(8, 56)).state, say(8, 56))).toBe('MUL-06 no-question');
    expect(refusal(position(white.replace('.', '*')).state, say(8, 56))).toBe('MUL-06 no-question');
  });
});
