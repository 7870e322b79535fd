import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/rules/game.js';
import { plyt, type PlytState } from '../../src/rules/plyt/index.js';
import type { Card, PackCard } from '../../src/rules/trail/cards.js';
import { shuffle } from '../../src/rules/trail/cards.js';
import { optionsOf, position, randomMove, randomOptions } from './plyt-helpers.js';
import { deepFreeze, must, seeded, URL_SAFE } from './trail-helpers.js';

const choose = { type: 'choose', seat: 0 } as const;
const text = plyt.write(plyt.setup(2, optionsOf(), seeded(4)));

/** Returns a position some way into a random game. */
function middle(seed: number, plies: number): PlytState {
  const random = seeded(seed);
  let state = plyt.setup(1 + random(6), randomOptions(random), random);
  for (let ply = 0; ply < plies && plyt.turn(state).kind !== 'over'; ply++) {
    state = must(plyt.play(state, randomMove(state, random))).state;
  }
  return deepFreeze(state);
}

describe('a position of PLYT as text', () => {
  it('is short and plain', () => {
    const state = position({
      at: [0, 42],
      options: { standard: [2, 3], timer: 0, cards: { 'another-up': 0 } },
      phase: choose,
    });
    expect(plyt.write(state)).toMatch(/^plyt1\.s23~t0~c44444404\.0_42\.[0-7]{28}\._\.00\.c0$/);
  });

  it('says the time of each player, and once what holds for all as it always did (PLY-19)', () => {
    const written = (options: object): string =>
      plyt.write(position({ at: [0, 0], options, phase: choose })).split('.')[1];
    for (const [options, text] of [
      [{ timer: 20 }, 't20'],
      [{ timer: 45, timerTurns: 2 }, 't45~u'],
      [{ timer: [60, 30, 0], timerTurns: [2, 1] }, 't60_30_0~u21'],
      [{ timerTurns: [1, 1] }, 'u11'],
    ] as const) {
      expect(written(options)).toBe(text);
      const whole = plyt.write(position({ at: [0, 0], options, phase: choose }));
      expect(must(plyt.read(whole)).value.options).toEqual(optionsOf(options));
    }
    const whole = plyt.write(position({ at: [0, 0], options: { timer: 20 }, phase: choose }));
    for (const bad of ['u2', 'u1', 'u3', 'u12121212', 't', 't20_', 't20_x', 't9999', 't30', 't1_2_3_4_5_6_7']) {
      expect(plyt.read(whole.replace('t20', bad)), bad).toMatchObject({ ok: false });
    }
  });

  it('stays under 400 characters with every option at its longest', () => {
    const options = {
      standard: [1, 2, 3, 4, 5, 6],
      operation: Array(6).fill('add'),
      fixed: Array(6).fill(Array(12).fill(12)),
      bonus: Array(6).fill(112),
      allowFewer: true,
      penalty: true,
      timer: Array(6).fill(3600),
      timerTurns: Array(6).fill(2),
      cards: Object.fromEntries(Object.keys(plyt.defaults.cards).map((type) => [type, 8])),
      cardsWhen: 'keep',
      plytSquares: Array.from({ length: 112 }, (_, i) => i + 1),
      startSquare: 112,
    };
    const state = position({
      at: Array(6).fill(112),
      options,
      phase: {
        type: 'turned-card',
        seat: 4,
        card: 'yourself-up',
        links: 0,
        turn: 5,
        thrown: [12, 12, 12, 12, 12, 12],
        own: 'held-back',
        fresh: 0,
      },
    });
    const written = plyt.write(state);
    expect(written.length).toBeLessThan(400);
    expect(written).toMatch(URL_SAFE);
  });

  it('PLY-33 shows nothing that the view hides', () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = middle(seed, 60);
      const random = seeded(seed);
      for (const viewer of ['public', ...state.at.keys()] as (Seat | 'public')[]) {
        // Deals again what the viewer cannot know: the text of the view must be the same.
        const { phase } = state;
        const secret = phase.type === 'turned-card' && phase.seat !== viewer;
        const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
        const unknown = shuffle<PackCard>([...state.pack, ...others, ...(secret ? [phase.card] : [])], random);
        const dealt: PlytState = {
          ...state,
          pack: state.pack.map(() => unknown.pop()!),
          hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => unknown.pop() as Card))),
          phase: secret ? { ...phase, card: unknown.pop() as Card } : phase,
        };
        expect(plyt.write(plyt.view(dealt, viewer))).toBe(plyt.write(plyt.view(state, viewer)));
      }
    }
  });

  it('reads back as the same position, and a view as the same view', () => {
    for (let seed = 0; seed < 150; seed++) {
      const state = middle(seed, seed % 90);
      expect(plyt.read(plyt.write(state))).toEqual({ ok: true, value: state });
      for (const viewer of ['public', ...state.at.keys()] as (Seat | 'public')[]) {
        const view = plyt.view(state, viewer);
        expect(plyt.read(plyt.write(view))).toEqual({ ok: true, value: view });
        expect(plyt.view(view, viewer)).toEqual(view);
      }
    }
  });
});

describe('reading refuses', () => {
  const pack = '01234567'.repeat(4);
  const at = (squares: string, phase: string, options = '', hands = '_', turns = '00', cards = pack): string =>
    `plyt1.${options}.${squares}.${cards}.${hands}.${turns}.${phase}`;
  const codeOf = (given: unknown): string => {
    const result = plyt.read(given as string);
    return result.ok ? 'read' : result.code;
  };

  it.each([
    ['nothing', '', 'format'],
    ['another game', 'seq1.a.b.c', 'format'],
    ['another version', text.replace('plyt1', 'plyt2'), 'format'],
    ['a missing part', text.split('.').slice(0, 6).join('.'), 'format'],
    ['a part too many', `${text}.`, 'format'],
    ['endless text', `plyt1.${'~'.repeat(5000)}`, 'format'],
    ['an unknown option', at('0_0', 'c0', 'y'), 'options'],
    ['a bad option', at('0_0', 'c0', 's7'), 'standard'],
    ['an option twice', at('0_0', 'c0', 't0~t0'), 'timer'],
    ['an option that is the default', at('0_0', 'c0', 't30'), 'timer'],
    ['options out of order', at('0_0', 'c0', 't0~s3'), 'timer'],
    ['PLY-05 a Plyt square beyond the trail', at('0_0', 'c0', `q${'f'.repeat(29)}`), 'plytSquares'],
    ['seven players', at('0_0_0_0_0_0_0', 'c0', '', '______', '0000000'), 'seats'],
    ['hands for other seats', at('0_0', 'c0', '', '__'), 'seats'],
    ['PLY-02 a square beyond the trail', at('0_114', 'c0'), 'pieces'],
    ['PLY-12 a piece on 113 in a game that goes on', at('0_113', 'c0'), 'pieces'],
    ['a square that is no number', at('0_x', 'c0'), 'pieces'],
    ['a leading zero', at('0_07', 'c0'), 'format'],
    ['PLY-26 a piece that was taken off the board', at('0_40', 'c0', 'g40'), 'pieces'],
    [
      'PLY-06 a piece behind the start without card or penalty',
      at('39_40', 'c0', 'c00000000~g40', '_', '00', ''),
      'pieces',
    ],
    ['PLY-22 a card too few', at('0_0', 'c0', '', '_', '00', pack.slice(1)), 'cards'],
    ['PLY-22 a card that there is not', at('0_0', 'c0', '', '_', '00', `${pack.slice(1)}8`), 'cards'],
    ['PLY-22 a card too many of one type', at('0_0', 'c0', '', '_', '00', `${pack.slice(1)}1`), 'cards'],
    ['PLY-21 a hand where cards are used at once', at('0_0', 'c0', '', '0_', '00', pack.slice(1)), 'cards'],
    ['PLY-23 a hand of a player off the board', at('0_9', 'c0', 'k', '0_', '00', pack.slice(1)), 'cards'],
    ['PLY-23 a hand without Plyt squares', at('7_9', 'c0', `k~q${'0'.repeat(28)}`, '0_', '00', pack.slice(1)), 'cards'],
    ['PLY-33 a pack hidden in part', at('0_0', 'c0', '', '_', '00', `-${pack.slice(1)}`), 'cards'],
    ['PLY-33 a view of two seats', at('7_9', 'c0', 'k', '0_1', '00', '-'.repeat(30)), 'cards'],
    ['PLY-33 a hand hidden in part', at('7_9', 'c0', 'k', '0-_', '00', '-'.repeat(30)), 'cards'],
    ['PLY-33 more of a type than there are', at('7_9', 'c0', 'k', '00000_', '00', '-'.repeat(27)), 'cards'],
    ['PLY-15 a turn beyond the rotation', at('0_0', 'c0', 'f34', '_', '20'), 'rotation'],
    ['PLY-15 a rotation without a fixed die', at('0_0', 'c0', '', '_', '01'), 'rotation'],
    ['an unknown phase', at('0_0', 'z0'), 'phase'],
    ['a seat that is not there', at('0_0', 'c2'), 'phase'],
    ['PLY-07 starting rolls after the start', at('0_3', 's01_'), 'phase'],
    ['PLY-07 starting rolls that are over', at('0_0', 's01_35'), 'phase'],
    ['PLY-07 a tie with oneself', at('0_0', 's00_'), 'phase'],
    ['PLY-08 fewer dice than the Standard', at('0_0', 't01'), 'phase'],
    ['PLY-08 seven dice', at('0_0', 'a01111111'), 'phase'],
    ['PLY-12 a winner short of 113', at('0_112', 'o1'), 'pieces'],
    ['PLY-12 two winners', at('113_113', 'o1'), 'pieces'],
    ['PLY-32 a winner who holds cards', at('113_0', 'o0', 'k', '0_', '00', pack.slice(1)), 'phase'],
    [
      'PLY-23 an open card off the Plyt squares',
      at('26_0', 'x02_026_0', '', '_', '00', pack.replace('2', '')),
      'phase',
    ],
    ['PLY-25 an open card without a choice', at('27_0', 'x00_021_0', '', '_', '00', pack.slice(1)), 'phase'],
    ['PLY-30 a chain beyond its end', at('27_0', 'x02_021_32', '', '_', '00', pack.replace('2', '')), 'phase'],
    [
      'PLY-30 a chain that begins with another player',
      at('27_0', 'x02_121_0', '', '_', '00', pack.replace('2', '')),
      'phase',
    ],
    [
      'PLY-31 kept cards where they are used at once',
      at('27_0', 'k02_021_m0', '', '_', '00', pack.replace('2', '')),
      'phase',
    ],
    ['PLY-31 nothing to play', at('27_0', 'p021_m0', 'k'), 'phase'],
    ['PLY-31 more fresh cards than cards', at('27_0', 'p021_m2', 'k', '0_', '00', pack.slice(1)), 'phase'],
    ['PLY-31 cards after a wrong answer', at('27_0', 'p021_l0', 'k', '0_', '00', pack.slice(1)), 'phase'],
    [
      'PLY-18 a landing by penalty without the penalty',
      at('27_0', 'k02_021_l0', 'k', '_', '00', pack.replace('2', '')),
      'phase',
    ],
  ])('%s', (_, given, code) => {
    expect(codeOf(given)).toBe(code);
  });

  it('the same texts without their fault are read', () => {
    expect(codeOf(at('0_0', 'c0'))).toBe('read');
    expect(codeOf(at('27_0', 'x02_021_0', '', '_', '00', pack.replace('2', '')))).toBe('read');
    expect(codeOf(at('27_0', 'k02_021_m0', 'k', '_', '00', pack.replace('2', '')))).toBe('read');
    expect(codeOf(at('27_0', 'p021_m0', 'k', '0_', '00', pack.slice(1)))).toBe('read');
    expect(codeOf(at('113_8', 'o0', 'k', '_0', '00', pack.slice(1)))).toBe('read');
    expect(codeOf(at('7_9', 'c0', 'k', '0_-', '00', '-'.repeat(30)))).toBe('read');
    expect(codeOf(at('0_0', 'c0', 'f34', '_', '10'))).toBe('read');
    expect(codeOf(at('39_40', 'c0', 'g40'))).toBe('read');
  });

  it('what is no text', () => {
    for (const given of [null, undefined, 3, {}, [], { startsWith: () => true }]) expect(codeOf(given)).toBe('format');
  });

  const keepsItsWord = (given: string): void => {
    const result = plyt.read(given);
    if (!result.ok) return;
    expect(plyt.write(result.value)).toBe(given);
    // Every position that can be read can be played on.
    const random = seeded(given.length);
    let state = deepFreeze(result.value);
    for (let ply = 0; ply < 12 && plyt.turn(state).kind !== 'over'; ply++) {
      if (plyt.turn(state).kind === 'seat') expect([...plyt.moves(state)].length).toBeGreaterThan(0);
      const step = plyt.play(state, randomMove(state, random));
      if (!step.ok) return expect(step.reason).toBe('hidden');
      state = deepFreeze(step.state);
      expect(plyt.read(plyt.write(state))).toEqual({ ok: true, value: state });
    }
  };

  it('or reads, but never throws and never lets an impossible position in: any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), keepsItsWord), { numRuns: 300 });
    fc.assert(fc.property(fc.stringMatching(/^plyt1(\.[a-z0-9_~-]{0,40}){6}$/), keepsItsWord), { numRuns: 300 });
  });

  it('or reads, but never throws and never lets an impossible position in: texts changed by hand', () => {
    const change = fc.record({
      seed: fc.nat(200),
      plies: fc.nat(60),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      cut: fc.constantFrom(1, 1, 0, 2),
      put: fc.oneof(fc.stringMatching(/^[0-9]$/), fc.stringMatching(/^[0-9a-z._~-]{0,2}$/)),
    });
    let read = 0;
    fc.assert(
      fc.property(change, ({ seed, plies, at, cut, put }) => {
        const original = plyt.write(middle(seed, plies));
        const index = Math.floor(at * original.length);
        const changed = original.slice(0, index) + put + original.slice(index + cut);
        if (changed !== original && plyt.read(changed).ok) read++;
        keepsItsWord(changed);
      }),
      { numRuns: 1500, seed: 1 },
    );
    expect(read).toBeGreaterThan(20); // the changes are not all nonsense
  });
});
