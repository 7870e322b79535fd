import { describe, expect, it } from 'vitest';
import { multiplay, whiteLeft } from '../../src/rules/multiplay/index.js';
import { played, position, refusal } from './support/multiplay-states.js';
import { seeded } from './support/random.js';

const end = { type: 'end' } as const;
const goOn = { type: 'go-on' } as const;
const turn = (cell: number) => ({ type: 'turn', cell }) as const;

/** Four white cubes, three of them in the row of 7. */
const few = `
  B  A  A  B  A
  A  B  B  A  B
  A  B  7  14 21
  B  A  A  B  A
  22 A  B  A  B`;

describe('MUL-12: the game may be ended at the end of a turn', () => {
  it('with as many white cubes as agreed, or fewer', () => {
    for (const endAt of [3, 4, 25]) {
      const after = played(position(few, { options: { endAt } }).state, turn(12));
      expect(after.state).toMatchObject({ phase: 'end', seat: 0 });
      expect(multiplay.turn(after.state)).toEqual({ kind: 'seat', seat: 0 });
      expect([...multiplay.moves(after.state)]).toEqual([end, goOn]);
    }
  });

  it('not with more: the next player rolls', () => {
    const after = played(position(few, { options: { endAt: 2 } }).state, turn(12));
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1 });
    expect(refusal(after.state, end)).toBe('MUL-12 end');
    expect(refusal(after.state, goOn)).toBe('MUL-12 end');
  });

  it('with 25 on the full board, not with 26', () => {
    const afterTurn = (white: number) => {
      const dealt = multiplay.setup(2, multiplay.defaults, seeded(1));
      const cell = dealt.numbers.indexOf(12);
      const others = [...dealt.numbers.keys()].filter((other) => other !== cell);
      const turned = others.slice(white); // the cell and the first others stay white
      const colours = dealt.numbers.map((_, i) => (turned.includes(i) ? 1 + (i % 2) : 0));
      return played({ ...dealt, colours, phase: 'choose', starting: [], die: 12 }, turn(cell)).state;
    };
    expect(whiteLeft(afterTurn(25))).toBe(25);
    expect(afterTurn(25).phase).toBe('end');
    expect(afterTurn(26).phase).toBe('roll');
  });

  it('not in the middle of a turn, though the cubes are few', () => {
    const { state } = position(few, { options: { endAt: 25 } });
    expect(refusal(state, end)).toBe('MUL-12 end');
    expect(refusal({ ...state, phase: 'roll', die: 0 }, end)).toBe('MUL-12 end');
  });

  it('a refusal tells the numbers', () => {
    expect(multiplay.play(position(few, { options: { endAt: 2 } }).state, end)).toMatchObject({
      details: { endAt: 2, white: 4 },
    });
  });

  it('ended, it is over, and says by whom', () => {
    const after = played(position(few, { scores: [3, 8], options: { endAt: 25 } }).state, turn(13), end);
    expect(after.events.at(-1)).toBe('ended by A: B wins');
    expect(after.state).toMatchObject({ phase: 'over', die: 0 });
    expect(multiplay.turn(after.state)).toEqual({ kind: 'over', winners: [1] });
    expect([...multiplay.moves(after.state)]).toEqual([]);
    for (const move of [end, goOn, turn(12), { type: 'roll', die: 1 }, { type: 'time-up', ms: 1 }]) {
      expect(refusal(after.state, move)).toBe('MUL-12 over');
    }
  });

  it('gone on with, the next player rolls, and may end it after that turn', () => {
    const { state } = position(few, { options: { endAt: 25 } });
    const after = played(state, turn(12), goOn);
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1, die: 0 });
    const next = played(after.state, { type: 'roll', die: 7 }, turn(13), end);
    expect(next.events.at(-1)).toMatch(/^ended by B/);
  });

  it('until it is decided, no cube turns and no die rolls', () => {
    const { state } = played(position(few, { options: { endAt: 25 } }).state, turn(12));
    expect(refusal(state, turn(13))).toBe('MUL-12 end-first');
    expect(refusal(state, { type: 'roll', die: 7 })).toBe('MUL-03 rolled');
  });

  it('after a pass too', () => {
    const { state } = position(few, { phase: 'roll', die: 0, seat: 1, options: { endAt: 4 } });
    const passed = played(state, { type: 'roll', die: 12 });
    expect(passed.events).toEqual(['B rolls 12', 'B passes on 12']);
    expect(played(passed.state, end).events).toEqual(['ended by B: A B wins']);
  });
});

describe('MUL-13: the game ends by itself', () => {
  const last = few.replace('14 21', 'A B').replace('22', 'B');

  it.each([0, 25])('when the last white cube is turned; the game may be ended at %i', (endAt) => {
    const after = played(position(last, { scores: [5, 3], options: { endAt } }).state, turn(12));
    expect(whiteLeft(after.state)).toBe(0);
    expect(after.events.at(-1)).toMatch(/^full: /);
    expect(multiplay.turn(after.state).kind).toBe('over');
  });

  it('and not while one is left that no roll of this turn could reach', () => {
    const { state } = position(few.replace('7  14 21', '7  A  B'));
    const after = played(state, turn(12));
    expect(after.state).toMatchObject({ phase: 'roll', seat: 1 });
    expect(played(after.state, { type: 'roll', die: 7 }).events).toEqual(['B rolls 7', 'B passes on 7']);
  });
});

describe('MUL-14: who wins', () => {
  it.each([
    [[7, 3], [0]],
    [[3, 7, 5], [1]],
    [
      [7, 3, 7],
      [0, 2],
    ],
    [
      [0, 0, 0, 0],
      [0, 1, 2, 3],
    ],
    [[-2, -4], [0]],
    [
      [-4, -2, -2],
      [1, 2],
    ],
  ])('with %j points: %j', (scores, winners) => {
    const { state } = position('. . . . .\n'.repeat(5), { phase: 'end', scores, options: { endAt: 25 } });
    const after = multiplay.play(state, end);
    expect(after).toMatchObject({ ok: true, events: [{ type: 'ended', winners, by: 0 }] });
    expect(after.ok && multiplay.turn(after.state)).toEqual({ kind: 'over', winners });
  });
});

describe('MUL-15: the options', () => {
  const code = (given: unknown): string => {
    const checked = multiplay.options(given);
    return checked.ok ? 'accepted' : checked.code;
  };

  it('have defaults', () => {
    const wanted = { size: 11, endAt: 25, answer: 'off', tables: [], highlight: 'on', timer: 0, practiceUndo: false };
    for (const given of [undefined, null, {}]) expect(multiplay.options(given)).toEqual({ ok: true, value: wanted });
    expect(multiplay.options({ size: 7, endAt: 3 })).toEqual({ ok: true, value: { ...wanted, size: 7, endAt: 3 } });
  });

  it.each([
    ['size', [4, 6, 10, 12, 16, 3, 17, 0, -5, 5.5, '11', null, NaN, Infinity, [11]]],
    ['endAt', [-1, 122, 2.5, '25', null, NaN, -0, Infinity]],
    ['answer', ['on', 'Factor', '', 0, true, null, undefined]],
    ['timer', [-1, 3601, 0.5, '60', null, NaN, -0, Infinity]],
  ])('name a bad %s', (field, values) => {
    for (const value of values) expect(code({ [field]: value }), String(value)).toBe(field);
  });

  it.each([
    ['size', [5, 7, 9, 11, 13, 15]],
    ['endAt', [0, 1, 25]],
    ['answer', ['off', 'factor', 'product']],
    ['timer', [0, 1, 3600]],
  ])('take a good %s', (field, values) => {
    for (const value of values) {
      expect(multiplay.options({ endAt: 25, [field]: value })).toMatchObject({ ok: true, value: { [field]: value } });
    }
  });

  it('end at no more cubes than the board has', () => {
    expect(code({ size: 5, endAt: 25 })).toBe('accepted');
    expect(code({ size: 5, endAt: 26 })).toBe('endAt');
    expect(code({ size: 15, endAt: 225 })).toBe('accepted');
  });

  it('refuse what they do not know', () => {
    expect(code({ Size: 11 })).toBe('Size');
    expect(multiplay.options({ Size: 11 })).toMatchObject({ message: expect.stringContaining('"Size"') });
    expect(code(JSON.parse('{"__proto__": 1}'))).toBe('__proto__');
    expect(code({ toString: 1 })).toBe('toString');
    for (const given of [[], 'size', 7, true, () => {}]) expect(code(given)).toBe('options');
  });

  it('are for two to four players', () => {
    expect(multiplay.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [2, 3, 4]) {
      expect(multiplay.setup(seats, multiplay.defaults, seeded(1)).scores).toHaveLength(seats);
    }
  });
});

describe('MUL-15: the time of a turn', () => {
  const white = '56 . . . .\n'.concat('. . . . .\n'.repeat(4));
  const timed = (answer: 'off' | 'factor' | 'product', timer = 10) =>
    position(white, { phase: answer === 'product' ? 'answer' : 'choose', options: { answer, timer } }).state;
  const lost = { phase: 'roll', seat: 1, die: 0, factor: 0, scores: [0, 0] };

  it('a cube turned in time counts', () => {
    expect(played(timed('off'), { ...turn(0), ms: 9999 }).events).toEqual(['A turns a1, 56 in the row of 7']);
    expect(played(timed('off'), { ...turn(0), ms: 10_000 }).events).toEqual(['A turns a1, 56 in the row of 7']);
    expect(played(timed('factor'), { ...turn(0), answer: 8, ms: 10_000 }).state.colours[0]).toBe(1);
    expect(played(timed('off'), turn(0)).state.colours[0]).toBe(1);
  });

  it('a late one is lost', () => {
    for (const ms of [10_001, 86_400_000]) {
      const after = played(timed('off'), { ...turn(0), ms });
      expect(after.events).toEqual(['A is late']);
      expect(after.state).toMatchObject({ ...lost, colours: Array(25).fill(0) });
    }
  });

  it('a late answer is lost, right or not', () => {
    const factor = played(timed('factor'), { ...turn(0), answer: 8, ms: 10_001 });
    expect(factor.events).toEqual(['A says 8 to 7*?=56, 8: wrong in 10001', 'A is late']);
    expect(factor.state).toMatchObject(lost);
    const product = played(timed('product'), { type: 'answer', factor: 8, answer: 56, ms: 10_001 });
    expect(product.events).toEqual(['A says 56 to 7*8=?, 56: wrong in 10001', 'A is late']);
    expect(product.state).toMatchObject(lost);
  });

  it('goes on after the product was said', () => {
    const { state } = played(timed('product'), { type: 'answer', factor: 8, answer: 56, ms: 9000 });
    expect(played(state, { ...turn(0), ms: 10_001 }).events).toEqual(['A is late']);
  });

  it.each(['off', 'factor', 'product'] as const)('runs out; answer %s', (answer) => {
    const after = played(timed(answer), { type: 'time-up', ms: 10_000 });
    expect(after.events).toEqual(['A is late']);
    expect(after.state).toMatchObject(lost);
  });

  it('is not up too early, nor where there is no limit or no turn', () => {
    expect(refusal(timed('off'), { type: 'time-up', ms: 9999 })).toBe('MUL-15 in-time');
    expect(refusal(timed('off', 0), { type: 'time-up', ms: 86_400_000 })).toBe('MUL-15 in-time');
    for (const phase of ['start', 'roll', 'end'] as const) {
      expect(refusal({ ...timed('off'), phase }, { type: 'time-up', ms: 10_000 })).toBe('MUL-15 no-clock');
    }
  });

  it('without a limit a turn may take a day', () => {
    expect(played(timed('off', 0), { ...turn(0), ms: 86_400_000 }).state.colours[0]).toBe(1);
  });

  it.each([-1, 0.5, '0', NaN, Infinity, 86_400_001, {}])('cannot be %s ms', (ms) => {
    expect(refusal(timed('off'), { ...turn(0), ms })).toBe('MUL-15 ms');
    expect(refusal(timed('factor'), { ...turn(0), answer: 8, ms })).toBe('MUL-15 ms');
    expect(refusal(timed('product'), { type: 'answer', factor: 8, answer: 56, ms })).toBe('MUL-15 ms');
    expect(refusal(timed('off'), { type: 'time-up', ms })).toBe('MUL-15 ms');
  });

  it('after it the game may be ended (MUL-12)', () => {
    const { state } = position(white, { options: { timer: 10, endAt: 25 } });
    expect(played(state, { type: 'time-up', ms: 10_000 }).state).toMatchObject({ phase: 'end', seat: 0 });
  });
});
