import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalsLeft, tables, type TablesState } from '../../src/rules/tables/index.js';
import { sampled, tablesGame } from './support/digit-games.js';
import { tablesAt } from './support/digits.js';
import { expectEqual } from './support/expect-equal.js';
import { hostileMoves, hostileTexts } from './support/hostile-text.js';
import { seeded } from './support/random.js';
import { faults, SlowTables } from './support/tables-slow.js';
import { anything } from './support/spoilt-text.js';

const sorted = (digits: readonly number[]): number[] => [...digits].sort((a, b) => a - b);

describe('300 random games to their ends', () => {
  const seen = new Set<string>();
  let longest = 0;

  it('go as the plain twin goes, at every position', () => {
    for (let seed = 0; seed < 300; seed++) {
      let slow: SlowTables | undefined;
      for (const { state, move } of tablesGame(seed)) {
        slow ??= new SlowTables(state);
        expectEqual(state.hands, slow.hands.map(sorted), tables.write(state));
        expectEqual(state.bag, sorted(slow.bag));
        expectEqual(equalsLeft(state), slow.equals);
        expect(state.rounds).toHaveLength(7 - slow.times);
        expectEqual(state.phase === 'over', slow.over);
        seen.add(`${state.hands.length} ${state.phase}`);
        longest = Math.max(longest, tables.write(state).length);
        if (!move) break;
        expectEqual(tables.moves(state)[Symbol.iterator]().next().done, state.phase !== 'attach');
        if (state.phase === 'attach') expectEqual(state.seat, slow.asked[0]);
        if (state.phase === 'draw') expectEqual(state.seat, slow.drawing[0]);
        expectEqual(state.phase === 'sum', slow.asked.length + slow.drawing.length === 0);
        slow.play(move);
      }
    }
  });

  it('come by everything, and are written in far fewer than 4,096 characters', () => {
    expect(seen.size).toBe(16);
    expect(longest).toBeLessThan(140);
  });
});

const states = sampled(tablesGame, 40, 7);

describe('a text from anywhere', () => {
  hostileTexts(tables, states, faults, 'tb2');

  // 3 × 8 = 24 by the third player, a piece for each, and now 5 × 6: the second player is asked first.
  const text = 'tb2..1_1.382_56.00155678899_01233466779_111222499.40';

  it('but that one can come about', () => {
    const state = tablesAt(['3x8 2', '5x6'], ['00155678899', '01233466779', '111222499'], { seat: 1 });
    expect(tables.write(state)).toBe(text); // the notation must not change
    expect(tables.read(text)).toEqual({ ok: true, value: state });
  });

  it.each([
    ['an option that is neither', 'answer', '..1_1', '.a2.1_1'],
    ['an option that there is not', 'options', '..1_1', '.x.1_1'],
    ['a phase that there is not', 'phase', '..1_1', '..4_1'],
    ['no phase', 'phase', '..1_1', '..'],
    ['PYT-50: an eighth round', 'rounds', '382_56', '382_56_11_11_11_11_11_11'],
    ['half a round', 'rounds', '382_56', '382_5'],
    ['PYT-51: one who attached twice', 'rounds', '382', '3822'],
    ['PYT-51: out of the order of the round', 'rounds', '382', '3820'],
    ['PYT-51: one who is not there', 'rounds', '382', '383'],
    ['PYT-51: asked after having attached', 'seat', '_56', '_562'],
    ['PYT-51: asked in no round', 'phase', '382_56', ''],
    ['a seat beyond the players', 'seat', '..1_1', '..1_3'],
    ['PYT-51: a sum that the wrong one draws', 'seat', '..1_1', '..0_1'],
    ['PYT-52: one asked who has it not, without answers', 'seat', '..1_1', '.a.1_2'],
    ['PYT-53: an end before the seventh round', 'phase', '..1_1', '..3_1'],
    ['PYT-53: a draw before the first round', 'phase', '.1_1.382_56', '.2_1.'],
    ['PYT-01: more of a digit than there are', 'hands', '111222499', '999999999'],
    ['PYT-53: a piece too many', 'hands', '111222499', '1112224499'],
    ['PYT-53: a piece too few', 'hands', '111222499', '11122249'],
    ['hands that do not rise', 'hands', '111222499', '211122499'],
    ['a piece face down', 'hands', '111222499', '11122249x'],
    ['five players', 'players', '111222499', '1_1_1'],
    ['another bag', 'bag', '.40', '.39'],
    ['no bag', 'bag', '.40', '.'],
  ])('%s', (_, code, from, to) => {
    expect(text.split(from)).toHaveLength(2);
    expect(tables.read(text.replace(from, to))).toMatchObject({ ok: false, code });
  });
});

describe('a move from anywhere', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 11 }), fc.double(), fc.constantFrom(-0, 2 ** 53));
  const value = fc.oneof({ weight: 3, arbitrary: number }, { weight: 1, arbitrary: anything });
  const type = fc.constantFrom('sum', 'attach', 'pass', 'draw', 'constructor', '__proto__');
  const digits = fc.oneof(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }), fc.array(value), value);
  hostileMoves(
    tables,
    states,
    faults,
    fc.record(
      { type, digit: value, a: value, b: value, digits, ms: value },
      { requiredKeys: ['type'], noNullPrototype: false },
    ),
  );
});

describe('options from anywhere', () => {
  it('never throw, and name the bad field', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ answer: anything }, { requiredKeys: [] })), (options) => {
        const checked = tables.options(options);
        expect(checked.ok ? typeof checked.value.answer : checked.message).toMatch(/^boolean$|\.$/);
      }),
    );
    expect(tables.options({ answer: 'yes' })).toMatchObject({ ok: false, code: 'answer' });
    expect(tables.options({ rounds: 7 })).toMatchObject({ ok: false, code: 'rounds' });
    expect(tables.options('off')).toMatchObject({ ok: false, code: 'options' });
    expect(tables.options(null)).toEqual({ ok: true, value: { answer: true, tables: [], practiceUndo: false } });
    expect(faults(tables.setup(4, { answer: false, tables: [], practiceUndo: false }, seeded(1)))).toEqual([]);
  });
});

describe('the plain twin itself', () => {
  it('finds faults', () => {
    const bad = (change: Partial<TablesState>): string[] => faults({ ...tablesAt(['3x8'], ['24', '13']), ...change });
    expect(bad({})).toEqual([]);
    expect(bad({ phase: 'over' })).toEqual(['PYT-50: seven rounds']);
    expect(bad({ seat: 1, options: { answer: false, tables: [], practiceUndo: false } })).toEqual([
      'PYT-52: asked who holds it, without answers',
    ]);
    expect(bad({ bag: [] })).toContain('PYT-01: 77 digits');
    expect(bad({ rounds: [{ a: 3, b: 8, attached: [1, 1] }] })).toContain('PYT-51: once a round');
  });
});
