import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplay, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { expectEqual } from './support/expect-equal.js';
import { samples } from './support/multiplay-samples.js';
import { position } from './support/multiplay-states.js';
import { faults } from './support/multiplay-valid.js';
import { seeded } from './support/random.js';
import { anything, expectRefused, spoiltTexts } from './support/spoilt-text.js';

const states = samples(1);
const read = (text: unknown) => multiplay.read(text as string);
const write = (state: MultiplayState) => multiplay.write(state);
const texts = states.map(write);

describe('a text from anywhere', () => {
  /** Reads a text. If it is accepted, writing it must give the same text, and the position must be playable. */
  function judge(text: unknown): boolean {
    const result = read(text);
    if (!result.ok) {
      expectRefused(result);
      return false;
    }
    expectEqual(write(result.value), text);
    expectEqual(faults(result.value), []);
    const random = seeded(1);
    let state = result.value;
    for (let i = 0; i < 8 && state.phase !== 'over'; i++) {
      const [move] =
        multiplay.turn(state).kind === 'chance' ? [multiplay.chance(state, random)] : multiplay.moves(state);
      const step = multiplay.play(state, move);
      if (!step.ok) throw new Error(step.message);
      state = step.state;
    }
    return true;
  }

  it('that was written here is read', () => {
    expect(new Set(states.map(({ phase }) => phase)).size).toBe(6);
    for (const text of texts) expectEqual(judge(text), true, text);
  });

  it('of the right alphabet and eight parts', () => {
    const part = fc.oneof(
      fc.stringMatching(/^[\w~-]{0,120}$/),
      fc.array(fc.integer(), { maxLength: 6 }).map((n) => n.join('_')),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 7, maxLength: 7 }), (parts) => !judge(['mp2', ...parts].join('.'))),
    );
  });

  const valid = fc.constantFrom(...texts);
  const piece = fc.oneof(
    fc.constantFrom(...'ABCDEFabcdef0123456789-~_.é\n 😀'),
    fc.constantFrom('-0', '+1', '01', '1e3', '999999999'),
  );

  spoiltTexts({ judge, version: 'mp2', texts, length: 400, parts: 8, piece, numRuns: 5000 });

  it('with numbers put in the place of numbers', () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 13 }), fc.integer({ min: -100, max: 300 }), fc.integer());
    let taken = 0;
    fc.assert(
      fc.property(valid, fc.constantFrom(1, 2, 5, 6, 7), fc.nat({ max: 4 }), number, (text, field, at, value) => {
        const parts = text.split('.');
        const numbers = parts[field].split('_');
        numbers[at] = String(value);
        parts[field] = numbers.join('_');
        if (judge(parts.join('.'))) taken++;
      }),
      { numRuns: 5000 },
    );

    expect(taken).toBeGreaterThan(10);
  });

  it('of another version, or of endless length', () => {
    const [, rest] = /^mp2(.*)$/.exec(texts[0])!;
    for (const version of ['mp0', 'mp3', 'mp20', 'MP2', '', ' mp2']) {
      expect(read(version + rest)).toMatchObject({ ok: false, code: 'version' });
    }
    expect(read(texts[0] + 'A'.repeat(5000))).toMatchObject({ ok: false, code: 'text' });
    expect(read(`${texts[0]}.`)).toMatchObject({ ok: false, code: 'text' });
  });
});

describe('a position that cannot come about is refused', () => {
  const white = '. . . . .\n'.repeat(5);
  const { state } = position(`56 A B . .\nA B A B .\n${'. . . . .\n'.repeat(3)}`, { scores: [3, 0] });
  const started = { ...position(white).state, phase: 'start', die: 0, starting: [0, 0] } as const;
  const product = { ...state.options, answer: 'product' } as const;
  /** The only cube of the row of 7 is turned. */
  const noneWhite = [1, ...state.colours.slice(1)];
  const thrice = state.numbers.map((number, cell) => (cell > 21 ? 64 : number));

  it('but that one can', () => {
    expect(faults(state)).toEqual([]);
    expect(read(write(state))).toEqual({ ok: true, value: state });
    expect(read(write(started))).toEqual({ ok: true, value: started });
  });

  const cases: [what: string, code: string, change: object][] = [
    ['MUL-01: a number three times', 'numbers', { numbers: thrice }],
    ['MUL-01: a cube too few', 'numbers', { numbers: state.numbers.slice(1) }],
    ['MUL-15: a board of even size', 'size', { options: { ...state.options, size: 6 } }],
    ['MUL-15: an end beyond the board', 'endAt', { options: { ...state.options, endAt: 26 } }],
    ['MUL-15: an endless clock', 'timer', { options: { ...state.options, timer: 3601 } }],
    ['a colour beyond the players', 'colours', { colours: [0, 3, ...state.colours.slice(2)] }],
    ['a board too short', 'colours', { colours: state.colours.slice(2) }],
    ['one player', 'players', { scores: [3] }],
    ['five players', 'players', { scores: [3, 0, 0, 0, 0] }],
    ['MUL-07: points that no rows add up to', 'scores', { scores: [4, 0] }],
    ['MUL-08: points lost that nobody gained', 'scores', { scores: [-3, 2] }],
    ['MUL-07: more points than so few cubes bring', 'scores', { scores: [999, 0] }],
    ['MUL-08: more points lost than so few cubes cost', 'scores', { scores: [-999, 1002, 0] }],
    ['MUL-07: points before a third cube', 'scores', { colours: [0, 1, 2, ...Array<number>(22).fill(0)] }],
    ['a seat beyond the players', 'seat', { seat: 2 }],
    ['MUL-03: a die of thirteen', 'die', { die: 13 }],
    ['MUL-03: no die in a turn', 'die', { die: 0 }],
    ['MUL-03: a die before the roll', 'die', { phase: 'roll' }],
    ['MUL-05: a choice without a cube', 'die', { colours: noneWhite }],
    ['MUL-06: a factor that nobody said', 'factor', { factor: 8 }],
    ['MUL-06: a product that nobody said', 'factor', { options: product }],
    ['MUL-06: a product that no white cube bears', 'die', { options: product, factor: 7 }],
    ['MUL-06: a question that is not asked', 'phase', { phase: 'answer' }],
    ['MUL-06: a question without a cube', 'phase', { phase: 'answer', options: product, colours: noneWhite }],
    ['MUL-12: an end with too many white cubes', 'phase', { phase: 'end' }],
    ['MUL-12: a game ended with too many white cubes', 'phase', { phase: 'over', die: 0 }],
    ['MUL-13: a roll without a white cube', 'phase', { phase: 'roll', die: 0, colours: Array(25).fill(1) }],
    ['MUL-13: a choice whether to end a full board', 'phase', { phase: 'end', colours: Array(25).fill(1) }],
    ['MUL-02: starting rolls in the game', 'starting', { starting: [0, 0] }],
    ['MUL-02: a cube turned before the start', 'phase', { ...started, colours: state.colours, scores: [0, 0] }],
    ['MUL-02: a starting roll of thirteen', 'starting', { ...started, seat: 1, starting: [13, 0] }],
    ['MUL-02: a starting roll too few', 'starting', { ...started, scores: [0, 0, 0] }],
    ['MUL-02: a starting roll too many', 'starting', { ...started, starting: [0, 0, 0] }],
    ['MUL-02: a starting roll out of turn', 'starting', { ...started, starting: [0, 5] }],
    ['MUL-02: the wrong one to roll', 'starting', { ...started, seat: 1 }],
    ['MUL-02: all have rolled', 'starting', { ...started, starting: [5, 5] }],
    ['MUL-02: one alone rolls again', 'starting', { ...started, starting: [0, -1] }],
  ];

  it.each(cases)('%s', (_, code, change) => {
    expect(read(write({ ...state, ...change }))).toMatchObject({ ok: false, code });
  });

  const text = 'mp2.s5~e0.2.lAABBCCDDEEFFHHIIJJKKLLLL.BKBLKAAAAAAAA.3_0.3_0_7_0.';

  it.each([
    ['a number that is no product', 'numbers', '.l', '.9'],
    ['a character of no alphabet', 'numbers', '.l', '.é'],
    ['a pair of colours that there is not', 'colours', '.BK', '.~K'],
    ['a colour behind the last cube', 'colours', 'A.3_0', 'B.3_0'],
    ['a score too few', 'scores', '.3_0.3', '.3.3'],
    ['a score too many', 'scores', '.3_0.3', '.3_0_0.3'],
    ['no scores', 'scores', '.3_0.3', '..3'],
    ['a score of half a point', 'scores', '.3_0.3', '.3~5_0.3'],
    ['a score with a needless zero', 'scores', '.3_0.3', '.03_0.3'],
    ['a score below zero by nothing', 'scores', '.3_0.3', '.3_-0.3'],
    ['a score beyond all bounds', 'scores', '.3_0.3', '.3000000_0.3'],
    ['a phase that there is not', 'phase', '.3_0_7_0.', '.6_0_7_0.'],
    ['a phase below the first', 'phase', '.3_0_7_0.', '.-1_0_7_0.'],
    ['no phase', 'phase', '.3_0_7_0.', '..'],
    ['starting rolls that are no numbers', 'phase', '_7_0.', '_7_0._'],
    ['a question that there is not', 'answer', 's5~e0', 's5~e0~ax'],
    ['an option that there is not', 'options', 's5~e0', 's5~e0~x'],
    ['an end that follows the size, written out', 'endAt', 's5~e0', 's5~e5'],
    ['no player', 'players', 's5~e0.2', 's5~e0.0'],
    ['a player too many', 'players', 's5~e0.2', 's5~e0.5'],
  ])('%s', (_, code, from, to) => {
    expect(write(state)).toBe(text); // the notation must not change
    expect(text.split(from)).toHaveLength(2);
    expect(read(text.replace(from, to))).toMatchObject({ ok: false, code });
  });
});

describe('a move from anywhere', () => {
  const type = fc.constantFrom('roll', 'answer', 'turn', 'time-up', 'end', 'go-on', 'constructor', '__proto__');
  const number = fc.oneof(fc.integer({ min: -2, max: 225 }), fc.double(), fc.constantFrom(-0, 2 ** 53, 1e308));
  const value = fc.oneof({ weight: 3, arbitrary: number }, { weight: 1, arbitrary: anything });
  const likely = fc.record(
    { type, die: value, cell: value, factor: value, answer: value, ms: value },
    { requiredKeys: ['type'], noNullPrototype: false },
  );
  const odd = [undefined, null, NaN, Infinity, 10n, Symbol('turn'), () => 'turn', [], ['turn'], new Map(), new Date(0)];
  const before = texts;

  const judge = (state: MultiplayState, move: unknown): void => {
    const step = multiplay.play(state, move as MultiplayMove);
    if (step.ok) expect(faults(step.state)).toEqual([]);
    else
      expect(step).toMatchObject({ rule: expect.stringMatching(/^MUL-\d\d$/), message: expect.stringMatching(/\.$/) });
  };

  it('never throws, and leads to no impossible position', () => {
    const moves = fc.oneof(
      { weight: 4, arbitrary: likely },
      { weight: 1, arbitrary: fc.oneof(anything, fc.constantFrom(...odd)) },
    );
    fc.assert(fc.property(fc.constantFrom(...states), moves, judge), { numRuns: 5000 });
    for (const state of states) for (const move of odd) judge(state, move);
  });

  it('leaves the position as it was', () => {
    expect(states.map(write)).toEqual(before); // they are frozen as well
  });

  it('is not taken for another seat’s or another day’s: what it says beside is not looked at', () => {
    const { state, star } = position('* . . . .\n'.concat('. . . . .\n'.repeat(4)));
    const step = multiplay.play(state, { type: 'turn', cell: star, seat: 1, colours: [], scores: [99, 0] } as never);
    expect(step).toMatchObject({ ok: true, state: { scores: [0, 0], seat: 1 }, events: [{ type: 'placed', seat: 0 }] });
  });
});

describe('options from anywhere', () => {
  it('never throw, and are sound where they are taken', () => {
    const value = fc.oneof(fc.integer({ min: -1, max: 300 }), fc.constantFrom('off', 'factor', 'product'), anything);
    const likely = fc.record({ size: value, endAt: value, answer: value, timer: value }, { requiredKeys: [] });
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: anything }), (given) => {
        const checked = multiplay.options(given);
        if (!checked.ok) return;
        taken++;
        const state = multiplay.setup(2, checked.value, seeded(1));
        expect(faults(state)).toEqual([]);
        expect(read(write(state))).toEqual({ ok: true, value: state });
      }),
      { numRuns: 3000 },
    );

    expect(taken).toBeGreaterThan(10);
  });
});
