import { describe, expect, it } from 'vitest';
import { equalsLeft, tables, winners, type TablesState } from '../../src/rules/tables/index.js';
import { allDigits, leftOf, played, refusal, tablesAt } from './support/digits.js';
import { seeded } from './support/random.js';

const play = (state: TablesState, ...moves: readonly unknown[]) => played(tables, state, ...moves);
const refused = (state: TablesState, move: unknown): string => refusal(tables, state, move);
const types = (events: readonly unknown[]): string[] => events.map((event) => (event as { type: string }).type);
const sum = (a: number, b: number) => ({ type: 'sum', a, b });
const attach = (...digits: readonly unknown[]) => ({ type: 'attach', digits });
const pass = { type: 'pass' };
const draw = (digit: number) => ({ type: 'draw', digit });
const off = { options: { answer: false, tables: [], practiceUndo: false } };

describe('PYT-50: the beginning', () => {
  it.each([1, 2, 3, 4])('each of %i draws 10 digits; 18 equals signs lie on the table', (seats) => {
    const state = tables.setup(seats, tables.defaults, seeded(1));
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(10));
    expect([...state.hands.flat(), ...state.bag].sort((a, b) => a - b).join('')).toBe(allDigits);
    expect(equalsLeft(state)).toBe(18);
    expect(state).toMatchObject({ rounds: [], phase: 'sum', seat: 0 });
  });

  it('seven rounds, one for each × sign', () => {
    let state = tables.setup(2, tables.defaults, seeded(3));
    let rounds = 0;
    while (state.phase !== 'over') {
      const move = state.phase === 'attach' ? pass : tables.chance(state, seeded(rounds));
      if (move.type === 'sum') rounds++;
      state = play(state, move).state;
    }
    expect(rounds).toBe(7);
    expect(state.rounds).toHaveLength(7);
  });
});

describe('PYT-51: a round', () => {
  const start = tablesAt([], ['24', '124', '24'], { phase: 'sum' });

  it('two digits of the bag are laid as a × b', () => {
    const { state, events } = play(start, sum(3, 8));
    expect(state).toMatchObject({ rounds: [{ a: 3, b: 8, attached: [] }], phase: 'attach', seat: 0 });
    expect(state.bag).toEqual(leftOf([3, 8, ...start.hands.flat()]));
    expect(events).toEqual([{ type: 'sum', seat: 0, round: 1, a: 3, b: 8 }]);
  });

  it('each player in turn attaches the digits, once a round', () => {
    const { state, events } = play(start, sum(3, 8), attach(2, 4), pass, attach(2, 4));
    expect(state.rounds).toEqual([{ a: 3, b: 8, attached: [0, 2] }]);
    expect(state.hands).toEqual([[], [1, 2, 4], []]);
    expect(equalsLeft(state)).toBe(16);
    expect(state).toMatchObject({ phase: 'draw', seat: 1 });
    expect(types(events)).toEqual(['sum', 'answered', 'attached', 'passed', 'answered', 'attached', 'round-over']);
    expect(events.at(-1)).toEqual({ type: 'round-over', product: 24, by: [0, 2] });
    expect(events[2]).toEqual({ type: 'attached', seat: 0, digits: [2, 4] });
    expect(events[3]).toEqual({ type: 'passed', seat: 1, could: true });
  });

  it('a product of one digit wants one piece, 0 too', () => {
    expect(play(tablesAt(['2x4'], ['8', '1']), attach(8)).state.hands).toEqual([[], [1]]);
    expect(play(tablesAt(['0x7'], ['05', '1']), attach(0)).state.hands).toEqual([[5], [1]]);
  });

  it('the first player begins the first round, the next one the next, and so on', () => {
    const after = (rounds: number): TablesState =>
      tablesAt(Array<string>(rounds).fill('2x2').slice(0, 3), ['1', '1', '1'], { phase: 'sum', seat: rounds % 3 });
    for (const rounds of [0, 1, 2, 3]) expect(play(after(rounds), sum(3, 3)).state.seat).toBe(rounds % 3);
  });

  it('offers attaching only to a player who has the digits, and passing always', () => {
    expect([...tables.moves(tablesAt(['3x8'], ['24', '1']))]).toEqual([attach(2, 4), pass]);
    expect([...tables.moves(tablesAt(['3x8'], ['2', '1']))]).toEqual([pass]);
    expect([...tables.moves(start)]).toEqual([]);
  });

  it('no piece is laid that is not in the hand or in the bag', () => {
    const state = tablesAt(['3x8'], ['26', '1']);
    expect(refused(state, attach(2, 4))).toBe('PYT-51 not-in-hand');
    expect(refused(tablesAt(['3x8'], ['24', '1']), attach(2, 2))).toBe('PYT-51 not-in-hand');
    const ones = tablesAt([], ['11111', '11'], { phase: 'sum' });
    expect(refused(ones, sum(1, 5))).toBe('accepted');
    expect(refused(ones, sum(1, 1))).toBe('PYT-51 not-in-bag');
  });

  it('without equals signs nobody is asked', () => {
    const rounds = ['1x2 012', '1x3 012', '1x4 012', '1x5 012', '1x6 012'];
    const last = tablesAt(rounds, ['7', '7', '7'], { phase: 'sum', seat: 2 });
    const { state } = play(last, sum(1, 7), attach(7), attach(7), attach(7));
    expect(equalsLeft(state)).toBe(0);
    const next: TablesState = { ...state, phase: 'sum', seat: 0, hands: [[8], [8], [8]] };
    expect(types(play(next, sum(2, 4)).events)).toEqual(['sum', 'round-over', 'ended']);
  });

  it('moves of another phase are refused', () => {
    const asked = tablesAt(['3x8'], ['24', '1']);
    const drawing = tablesAt(['3x8'], ['24', '1'], { phase: 'draw' });
    expect(refused(start, attach(2, 4))).toBe('PYT-51 sum-first');
    expect(refused(start, pass)).toBe('PYT-51 sum-first');
    expect(refused(drawing, pass)).toBe('PYT-53 draw-first');
    expect(refused(asked, sum(1, 2))).toBe('PYT-51 drawn');
    expect(refused(asked, draw(1))).toBe('PYT-53 no-draw');
  });

  it.each([[[]], [[1, 2, 3]], [[2, '4']], [[-1]], [[0.5]], [[10]], ['24'], [24], [null], [undefined]])(
    '%j are no digits of a product',
    (digits) => {
      expect(refused(tablesAt(['3x8'], ['24', '1']), { type: 'attach', digits })).toBe('PYT-51 digits');
    },
  );

  it.each([-1, 10, 0.5, '3', null, undefined])('%s is no piece', (digit) => {
    expect(refused(start, sum(digit as number, 1))).toBe('PYT-50 digit');
    expect(refused(start, sum(1, digit as number))).toBe('PYT-50 digit');
    expect(refused(tablesAt(['3x8'], ['2', '1'], { phase: 'draw' }), draw(digit as number))).toBe('PYT-50 digit');
  });

  it.each([-1, 0.5, '3', null, Infinity])('%s are no milliseconds', (ms) => {
    expect(refused(tablesAt(['3x8'], ['24', '1']), { ...attach(2, 4), ms })).toBe('PYT-51 ms');
  });

  it.each([[{}], [{ type: 'fly' }], [null], [7], ['pass'], [[]]])('%j is no move', (move) => {
    expect(refused(tablesAt(['3x8'], ['24', '1']), move)).toBe('PYT-51 unknown-move');
  });
});

describe('PYT-52: the player lays the digits', () => {
  const state = tablesAt(['3x8'], ['2456', '24']);

  it('a right answer is attached and told with its time', () => {
    const { events } = play(state, { ...attach(2, 4), ms: 4200 });
    expect(events[0]).toEqual({
      type: 'answered',
      seat: 0,
      prompt: '3*8=?',
      given: 24,
      expected: 24,
      right: true,
      ms: 4200,
    });
  });

  it('a wrong result is refused: the pieces stay, and the player is out of the round', () => {
    const { state: after, events } = play(state, attach(2, 6));
    expect(events).toEqual([
      { type: 'answered', seat: 0, prompt: '3*8=?', given: 26, expected: 24, right: false, ms: 0 },
    ]);
    expect(after).toMatchObject({
      hands: [
        [2, 4, 5, 6],
        [2, 4],
      ],
      seat: 1,
      rounds: [{ attached: [] }],
    });
  });

  it('PYT-10: a number that begins with 0 is refused, and costs nothing', () => {
    const zero = tablesAt(['2x3'], ['06', '1']);
    expect(refused(zero, attach(0, 6))).toBe('PYT-10 leading-zero');
    expect(play(zero, attach(6)).state.hands).toEqual([[0], [1]]);
  });

  it('everyone is asked, with or without the digits, except a player with an empty hand', () => {
    const { state: after } = play(tablesAt([], ['1', '', '9'], { phase: 'sum' }), sum(3, 8));
    expect(after.seat).toBe(0);
    expect(play(after, pass).state.seat).toBe(2);
  });

  it('without it only those are asked who hold the digits, and a slip costs nothing', () => {
    const { state: after } = play(tablesAt([], ['12', '245', '24'], { phase: 'sum', ...off }), sum(3, 8));
    expect(after.seat).toBe(1);
    expect(refused(after, attach(2, 5))).toBe('PYT-51 wrong');
    expect(tables.play(after, { type: 'attach', digits: [2, 5] })).toMatchObject({
      details: { a: 3, b: 8, said: 25, product: 24 },
    });
    const { state: last, events } = play(after, attach(2, 4), pass);
    expect(types(events)).toEqual(['attached', 'passed', 'round-over']);
    expect(last).toMatchObject({ phase: 'draw', seat: 1 });
  });

  it('and a round that nobody holds the digits of is over at once', () => {
    const { events } = play(tablesAt([], ['1', '2'], { phase: 'sum', ...off }), sum(3, 8));
    expect(types(events)).toEqual(['sum', 'round-over']);
  });
});

describe('PYT-53: between the rounds, and the end', () => {
  it('each player draws one digit before the next round', () => {
    const state = tablesAt(['3x8'], ['2', '3', '5'], { phase: 'draw', seat: 1 });
    const { state: after, events } = play(state, draw(0), draw(9), draw(1));
    expect(after.hands).toEqual([
      [1, 2],
      [0, 3],
      [5, 9],
    ]);
    expect(after).toMatchObject({ phase: 'sum', seat: 1 });
    expect(events[0]).toEqual({ type: 'drawn', seat: 1, digit: 0 });
    expect(after.bag).toEqual(leftOf([3, 8, 2, 3, 5, 0, 9, 1]));
    expect(refused(tablesAt(['3x8'], ['1111', '1111'], { phase: 'draw' }), draw(1))).toBe('PYT-53 none-left');
  });

  it('nobody draws where the bag could not give everyone one beside the digits of the rounds to come', () => {
    const six = Array<string>(6).fill('1x0');
    const bagOf = (count: number): TablesState => {
      const state = tablesAt(six, ['2', '2', '2', '3'], { seat: 0, hands: [[2], [2], [2], [3]] });
      return { ...state, bag: state.bag.slice(0, count) };
    };
    expect(types(play({ ...bagOf(6), seat: 1 }, pass, pass, pass, pass).events.slice(-2))).toEqual([
      'passed',
      'round-over',
    ]);
    const { state, events } = play({ ...bagOf(5), seat: 1 }, pass, pass, pass, pass);
    expect(types(events.slice(-2))).toEqual(['round-over', 'none-drawn']);
    expect(state).toMatchObject({ phase: 'sum', seat: 2 });
  });

  it('after seven rounds the fewest pieces in hand win; equal hands share the win', () => {
    const seven = Array<string>(7).fill('1x2');
    const { state, events } = play(tablesAt(seven, ['2', '35', '79'], { seat: 0 }), attach(2), pass, pass);
    expect(state.phase).toBe('over');
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [0] });
    expect(tables.turn(state)).toEqual({ kind: 'over', winners: [0] });
    expect(tables.scores(state)).toEqual([0, 2, 2]);
    expect(winners(tablesAt(seven, ['35', '79', '444'], { phase: 'over' }))).toEqual([0, 1]);
    for (const move of [pass, attach(2), sum(1, 1), draw(1), {}]) expect(refused(state, move)).toBe('PYT-53 over');
  });
});

describe('what a seat may know', () => {
  const state = tablesAt(['3x8'], ['2456', '24', '13']);

  it('is its own hand and what lies on the table', () => {
    const view = tables.view(state, 2);
    expect(view.hands).toEqual([
      [-1, -1, -1, -1],
      [-1, -1],
      [1, 3],
    ]);
    expect(new Set(view.bag)).toEqual(new Set([-1]));
    expect(view.rounds).toEqual(state.rounds);
    expect(tables.view(tablesAt(['3x8'], ['0000', '99', '13']), 2)).toEqual(view);
    expect(tables.write(view)).toBe('tb2..1_0.38.xxxx_xx_13.67');
  });

  it('does not let chance look', () => {
    const view = tables.view(tablesAt(['3x8'], ['2', '1'], { phase: 'draw' }), 0);
    expect(refused(view, tables.chance(view, seeded(1)))).toBe('PYT-50 digit');
  });
});
