import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places, upAndDown, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { sampled, upAndDownGame } from './support/digit-games.js';
import { upDown } from './support/digits.js';
import { expectEqual } from './support/expect-equal.js';
import { hostileMoves, hostileTexts } from './support/hostile-text.js';
import { seeded } from './support/random.js';
import { faults, SlowUpAndDown } from './support/up-and-down-slow.js';
import { anything } from './support/spoilt-text.js';

const sorted = (digits: readonly number[]): number[] => [...digits].sort((a, b) => a - b);

describe('300 random games to their ends', () => {
  const seen = new Set<string>();
  let longest = 0;

  it('go as the plain twin goes, at every position', () => {
    for (let seed = 0; seed < 300; seed++) {
      let slow: SlowUpAndDown | undefined;
      for (const { state, move } of upAndDownGame(seed)) {
        slow ??= new SlowUpAndDown(state);
        expectEqual(state.hands, slow.hands.map(sorted), upAndDown.write(state));
        expectEqual(state.bag, sorted(slow.bag));
        expectEqual(state.phase === 'over', slow.over);
        expectEqual(
          places(state).filter(Boolean),
          slow.open().map(({ square, cell, digit }) => ({ square, cell, digit })),
        );
        seen.add(`${state.options.variant} ${state.phase}`);
        longest = Math.max(longest, upAndDown.write(state).length);
        if (!move) break;
        expectEqual(state.seat, slow.seat);
        expectEqual(
          [...upAndDown.moves(state)].map((m) => `${m.digit}@${m.type === 'lay' ? m.end : ''}`).sort(),
          slow.moves(),
        );
        slow.play(move);
      }
    }
  });

  it('come by everything, and are written in far fewer than 4,096 characters', () => {
    expect(seen.size).toBe(9);
    expect(longest).toBeLessThan(100);
  });
});

const states = sampled(upAndDownGame, 40, 13);

describe('a text from anywhere', () => {
  hostileTexts(upAndDown, states, faults, 'ud2');

  const text = 'ud2..0_0.5.00155678_12334679.56';

  it('but that one can come about', () => {
    const state = upDown('plain', [5], ['00155678', '12334679']);
    expect(upAndDown.write(state)).toBe(text); // the notation must not change
    expect(upAndDown.read(text)).toEqual({ ok: true, value: state });
  });

  it.each([
    ['a variant that there is not', 'variant', '..0_0', '.vx.0_0'],
    ['an option that there is not', 'options', '..0_0', '.x.0_0'],
    ['a phase that there is not', 'phase', '0_0', '3_0'],
    ['a phase with a needless zero', 'phase', '0_0', '00_0'],
    ['no phase', 'phase', '0_0', ''],
    ['PYT-42: a draw of one who has it', 'phase', '0_0', '1_0'],
    ['PYT-42: a lay of one who has it not', 'phase', '155678', '166678'],
    ['PYT-43: an end too early', 'phase', '0_0', '2_0'],
    ['a seat beyond the players', 'seat', '0_0', '0_2'],
    ['PYT-40: another than the first to begin', 'seat', '0_0.5.00155678_12334679', '0_1.1.0123456789_0123456789'],
    ['PYT-41: more than 36 cells', 'laid', '.5.', '.37.'],
    ['PYT-40: no 0 on the table', 'laid', '.5.', '.0.'],
    ['PYT-41: two ends of a plain path', 'laid', '.5.', '.5_0.'],
    ['PYT-45: ends that overlap', 'laid', '..0_0.5.', '.vb.0_0.30_7.'],
    ['PYT-44: one square of two', 'laid', '..0_0.5.', '.v.0_0.5.'],
    ['PYT-44: more than 16 cells', 'laid', '..0_0.5.', '.v.0_0.17_1.'],
    ['PYT-01: more of a digit than there are', 'hands', '00155678', '00000008'],
    ['hands that do not rise', 'hands', '00155678', '01055678'],
    ['a piece that there is not', 'hands', '00155678', '0015567a'],
    ['a piece face down', 'hands', '00155678', '0015567x'],
    ['PYT-40: fewer pieces than were dealt and not laid', 'hands', '12334679.56', '123346.58'],
    ['PYT-42: more pieces than were drawn', 'hands', '00155678_12334679', '_0012334556778889'],
    ['five players', 'players', '12334679', '1_2_3_4'],
    ['another bag', 'bag', '.56', '.55'],
    ['no bag', 'bag', '.56', '.'],
  ])('%s', (_, code, from, to) => {
    expect(text.split(from)).toHaveLength(2);
    expect(upAndDown.read(text.replace(from, to))).toMatchObject({ ok: false, code });
  });
});

describe('a move from anywhere', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 11 }), fc.double(), fc.constantFrom(-0, 2 ** 53));
  const value = fc.oneof({ weight: 3, arbitrary: number }, { weight: 1, arbitrary: anything });
  const type = fc.constantFrom('lay', 'draw', 'constructor', '__proto__');
  hostileMoves(
    upAndDown,
    states,
    faults,
    fc.record({ type, digit: value, end: value }, { requiredKeys: ['type'], noNullPrototype: false }),
  );
});

describe('options from anywhere', () => {
  it('never throw, and are sound where they are taken', () => {
    const variant = fc.oneof(fc.constantFrom('plain', 'even-and-odd', 'both-ways'), anything);
    const given = fc.oneof(anything, fc.record({ variant }, { requiredKeys: [] }));
    let taken = 0;
    fc.assert(
      fc.property(given, (options) => {
        const checked = upAndDown.options(options);
        if (!checked.ok) {
          expect(checked.message).toMatch(/\.$/);
          return;
        }
        taken++;
        expect(faults(upAndDown.setup(2, checked.value, seeded(1)))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(10);
  });

  it('name the bad field', () => {
    expect(upAndDown.options({ variant: 'spiral' })).toMatchObject({ ok: false, code: 'variant' });
    expect(upAndDown.options({ size: 7 })).toMatchObject({ ok: false, code: 'size' });
    expect(upAndDown.options([])).toMatchObject({ ok: false, code: 'options' });
    expect(upAndDown.options(undefined)).toEqual({ ok: true, value: { variant: 'plain', practiceUndo: false } });
  });
});

describe('the plain twin itself', () => {
  it('finds faults', () => {
    const bad = (change: Partial<UpAndDownState>): string[] =>
      faults({ ...upDown('plain', [3], ['3358', '0013']), ...change });
    expect(bad({})).toEqual([]);
    expect(bad({ phase: 'draw' })).toEqual(['PYT-42: lays who can']);
    expect(bad({ phase: 'over' })).toContain('PYT-43: over when closed, or nobody can');
    expect(bad({ bag: [] })).toContain('PYT-01: 77 digits');
    expect(bad({ laid: [37] })).toContain('PYT-41: as much laid as there are cells');
  });
});
